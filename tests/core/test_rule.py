"""`@rule`: compiled, free of the interpreter's lock, and with FATHOMS_INTERPRET the function as it is."""

import os
import subprocess
import sys

import numpy as np
import pytest
from numba import TypingError

from fathoms.core.rule import rule


def test_rules_are_compiled_and_let_other_threads_run() -> None:
    @rule
    def double(x):  # type: ignore[no-untyped-def]
        return 2 * x

    assert double(4) == 8
    assert double.targetoptions["nogil"]  # type: ignore[attr-defined]
    assert double.nopython_signatures  # type: ignore[attr-defined]


def test_a_rule_that_allocates_is_refused() -> None:
    @rule
    def count_up(n):  # type: ignore[no-untyped-def]
        return np.arange(n).sum()

    with pytest.raises(TypingError, match="returning of array"):
        count_up(4)


def test_interpreted_rules_are_the_functions_themselves() -> None:
    program = """
import sys, types
from fathoms.core.rng import draw
print(type(draw) is types.FunctionType, "numba" in sys.modules)
"""
    env = {**os.environ, "FATHOMS_INTERPRET": "1"}
    run = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True False"
