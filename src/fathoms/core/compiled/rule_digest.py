"""What a rule is made of, as one short digest: the key under which its machine code is kept.

The machine code of a rule holds that of all rules it calls, and of the games it was compiled for. So its key is made
of the code and the constants of all these, as they stand in memory: whatever is edited, wherever, only the rules that
it touches are compiled again, and a stale rule can never run. (The compiler's own cache looks at the file of the rule
itself, and does not notice a change in a called function of another file.)
"""

import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from types import BuiltinFunctionType, CodeType, ModuleType
from typing import Any, NamedTuple

import llvmlite
import numba
import numpy as np
from numba.core.dispatcher import Dispatcher

CONFIG: Any = numba.config
COMPILER = f"{sys.version_info[:2]} {numba.__version__} {llvmlite.__version__} {CONFIG.OPT} {CONFIG.BOUNDSCHECK}"


Rule = Any  # a function under @rule: a Dispatcher
Verb = Any  # a function whose `of_game` says which rule of a game it stands for


class UnknownError(Exception):
    """A rule uses something of which we cannot tell whether it has changed."""


class Contents(NamedTuple):
    """A rule by itself: its code and constants, the rules it calls, and the verbs, which are rules of the game."""

    digest: str
    calls: tuple[Rule, ...]
    verbs: tuple[Verb, ...]


def digest(rule: Rule, games: Iterable[Any]) -> str:
    """A digest of all that a rule is made of when it is compiled for the records of these games."""
    parts = {COMPILER, str(rule.targetoptions)}
    visited: set[Rule] = set()
    to_visit = [rule]
    while to_visit:
        each = to_visit.pop()
        if each in visited:
            continue
        visited.add(each)
        own = contents(each)
        parts.add(own.digest)
        to_visit += own.calls
        verb_rules = [
            (verb, meant) for verb in own.verbs for game in games if (meant := verb.of_game(game)) is not None
        ]
        parts |= {f"{verb.__name__} means {name_of(meant)}" for verb, meant in verb_rules}
        to_visit += [meant for _, meant in verb_rules]
    return hashlib.sha256("\n".join(sorted(parts)).encode()).hexdigest()


def name_of(rule: Rule) -> str:
    """Where a rule is found."""
    if not hasattr(rule, "py_func"):  # a game with a verb that is no rule
        raise UnknownError(repr(rule))
    return f"{rule.py_func.__module__} {rule.py_func.__qualname__}"


@cache
def contents(rule: Rule) -> Contents:
    """What a rule is made of by itself."""
    function = rule.py_func
    text = [name_of(rule)]
    calls: list[Rule] = []
    verbs: list[Verb] = []
    for cell in function.__closure__ or ():
        add_contents(cell.cell_contents, text, calls, verbs)
    for code in nested_code(function.__code__):
        text += [code.co_code.hex(), repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars))]
        for constant in code.co_consts:
            if constant is not function.__doc__:
                add_contents(constant, text, calls, verbs)
        for name in code.co_names:  # globals, and fields of the same name: one too many does no harm
            if name in function.__globals__:
                text.append(name)
                add_contents(function.__globals__[name], text, calls, verbs)
    return Contents(hashlib.sha256("\0".join(text).encode()).hexdigest(), tuple(calls), tuple(verbs))


def nested_code(code: CodeType) -> list[CodeType]:
    """The code of a function and of those written inside it."""
    return [code, *(inner for each in code.co_consts if isinstance(each, CodeType) for inner in nested_code(each))]


def add_contents(value: Any, text: list[str], calls: list[Rule], verbs: list[Verb]) -> None:
    """Add what a rule uses: what it is as text, rules and verbs to their lists."""
    if isinstance(value, Dispatcher):
        text.append(name_of(value))
        calls.append(value)
    elif hasattr(value, "of_game"):
        text.append(value.__name__)
        verbs.append(value)
    elif isinstance(value, tuple) and type(value) is not tuple:  # a named one
        text.append(f"{type(value).__qualname__} {type(value)._fields}")  # type: ignore[attr-defined]
        add_contents(tuple(value), text, calls, verbs)
    elif isinstance(value, tuple):
        for each in value:
            add_contents(each, text, calls, verbs)
    else:
        text.append(constant_text(value))


def constant_text(value: Any) -> str:
    """A constant as a text that no other constant has."""
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, frozenset):
        return f"frozenset {sorted(map(repr, value))}"
    if value is None or isinstance(value, int | float | complex | str | bytes | np.generic | np.dtype | range | slice):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, type):
        return f"{value.__module__} {value.__qualname__} {getattr(value, '_fields', '')}"
    if isinstance(value, CodeType):
        return value.co_qualname
    if isinstance(value, BuiltinFunctionType | np.ufunc):
        return value.__name__
    if isinstance(value, ModuleType) and not has_rules(value):
        return f"{value.__name__} {getattr(value, '__version__', '')}"
    raise UnknownError(repr(value))


def has_rules(module: ModuleType) -> bool:
    """Can a rule call others through this module, so that we would not see which? The compiler's own are as it is."""
    return not module.__name__.startswith("numba.") and any(
        isinstance(value, Dispatcher) for value in vars(module).values()
    )
