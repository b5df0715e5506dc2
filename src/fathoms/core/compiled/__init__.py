"""The machine code of rules: what it is made of, where it is kept, and how a game is played until it is there.

Everything that `@rule` needs is here. What there is to compile, in what order and by whom is said in `compiling/`.
"""
