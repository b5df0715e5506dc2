"""Everything about compiling: what there is to compile, in what order, by whom, and where it is kept.

`contents` and `cache` know nothing but rules, so that `@rule` can use them. `steps` knows all who have rules.
"""
