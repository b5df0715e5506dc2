"""Misspelt fields: what the compiler says in a hundred lines that never name the file, said in one.

Looked for when a game is registered. It takes a while to read all rules of a game, so first a glance at the names that
their code uses tells whether there is anything to look for.
"""

import ast
import builtins
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

from fathoms.core.compiled.rule_digest import nested_code
from fathoms.core.registry import RegisteredGame

STATES = ("s", "out", "info_state", "mind")  # what a rule calls a state, a view, what a seat knows
OPTIONS = "options"


class MisspeltError(Exception):
    """Some rules use fields that there are not."""


def check_fields(game: RegisteredGame) -> None:
    """Refuse a game with a rule that uses a field that there is not."""
    messages = misspelt_fields(game) if unknown_names(game) else []
    if messages:
        raise MisspeltError("\n".join(messages))


def unknown_names(game: RegisteredGame) -> set[str]:
    """The names in the code of a game's rules that are neither fields nor known otherwise: few, if any."""
    known_names = {
        *(game.state_type.names or ()),
        *(game.options_type.names or ()),
        *dir(np.ndarray),
        *dir(np),
        *dir(builtins),
    }
    messages: set[str] = set()
    modules = modules_of(game)
    for module in modules:
        known_names.update(*(tuple_fields(value) for value in list(vars(module).values())))
    for module in modules:
        namespace = vars(module)
        for value in list(namespace.values()):
            if isinstance(value, Dispatcher) and value.py_func.__globals__ is namespace:
                messages |= {
                    name for code in nested_code(value.py_func.__code__) for name in code.co_names
                } - namespace.keys()
    return messages - known_names


def tuple_fields(value: object) -> tuple[str, ...]:
    """The fields of a class of named tuples; none of anything else."""
    return getattr(value, "_fields", ()) if isinstance(value, type) and issubclass(value, tuple) else ()


def modules_of(game: RegisteredGame) -> list[ModuleType]:
    """The modules of a game's folder that have been imported; none of a game that has no folder, as toys have not."""
    folder = game.verb("setup").__module__.rpartition(".")[0]
    if folder.rpartition(".")[2] != game.name:
        return []
    return [module for name, module in list(sys.modules.items()) if name.startswith(f"{folder}.")]


def misspelt_fields(game: RegisteredGame) -> list[str]:
    """The fields that rules of this game use and its records do not have: where, and what may have been meant."""
    return [message for file in files_of(game) for message in misspelt_fields_in(file, game)]


def files_of(game: RegisteredGame) -> list[Path]:
    """The files with the rules of a game: its folder, or the one file it is in."""
    home = sys.modules[game.verb("setup").__module__]
    file = Path(str(home.__file__))
    return sorted(file.parent.glob("*.py")) if file.parent.name == game.name else [file]


def misspelt_fields_in(file: Path, game: RegisteredGame) -> Iterator[str]:
    """The same for one file."""
    for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and any(is_rule(each) for each in function.decorator_list):
            arguments = {argument.arg for argument in function.args.args}
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in arguments:
                    wrong = misspelling_message(node.value.id, node.attr, game)
                    if wrong:
                        yield f"{file}, line {node.lineno}: {wrong}"


def is_rule(decorator: Any) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "rule"


def misspelling_message(name: str, field: str, game: RegisteredGame) -> str | None:
    """What is wrong with `name.field` in a rule, if anything."""
    fields = {**dict.fromkeys(STATES, game.state_type.names), OPTIONS: game.options_type.names}.get(name)
    if fields is None or field in fields or (name == "out" and hasattr(np.ndarray, field)):  # some write to lists
        return None
    near_names = get_close_matches(field, fields, 1)
    kind = "A set of options" if name == OPTIONS else "A state"
    return f"{name}.{field}? {kind} of {game.name} has no such field." + (
        f" Perhaps {name}.{near_names[0]}?" if near_names else ""
    )
