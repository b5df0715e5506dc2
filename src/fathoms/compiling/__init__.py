"""What there is to compile, in what order, and by whom: this room knows all who have rules.

How a rule finds its machine code is said in `core/compiled/`.
"""
