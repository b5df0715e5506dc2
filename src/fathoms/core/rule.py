"""`@rule`: plain Python functions over records, compiled where a compiler is wanted.

The same source runs three ways: interpreted (`FATHOMS_INTERPRET=1`), compiled for the CPU, and compiled
into CUDA kernels, which call `@rule` functions as they are.

Writing rules that mean the same in all three:
- read a field into a plain integer before you do arithmetic with it: `turn = int(s.turn)`. NumPy keeps small
  integers small (`int8(100) + 100` overflows), the compiler widens them;
- allocate nothing, raise nothing, never recurse, bound every loop.
"""

import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])

INTERPRETED = os.environ.get("FATHOMS_INTERPRET", "") not in ("", "0")

if INTERPRETED:

    def rule(function: F) -> F:
        """Interpreted: the function as it is."""
        return function

else:
    import numba

    from fathoms.core.compiled.cache import RuleCache
    from fathoms.core.compiled.interpreter import compile_or_interpret

    # Rules allocate nothing, so nobody need count who uses an array, which takes longer than many a rule.
    OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False}

    def rule(function: F) -> F:
        """Compiled on first use, kept on disk, and free of the interpreter lock while it runs."""
        compiled_rule: Any = numba.njit(**OPTIONS)(function)
        compiled_rule._cache = RuleCache(compiled_rule)
        compiled_rule._compile_for_args = partial(compile_or_interpret, compiled_rule)
        return cast(F, compiled_rule)
