"""Misspelt fields: what the compiler says in a hundred lines that never name the file, said in one.

It takes a while to read all rules of a game, so this is done when they do not compile, and by the tests.
"""

import ast
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import numpy as np

from fathoms.core.game import Game

STATES = ("s", "out", "mind")  # what a rule calls a state, a view, what a seat knows
OPTIONS = "options"


class MisspeltError(Exception):
    """Some rules use fields that there are not."""


def misspelt(game: Game) -> list[str]:
    """The fields that rules of this game use and its records do not have: where, and what may have been meant."""
    return [complaint for file in files_of(game) for complaint in misspelt_in(file, game)]


def files_of(game: Game) -> list[Path]:
    """The files with the rules of a game: its folder, or the one file it is in."""
    home = sys.modules[game.setup.__module__]
    file = Path(str(home.__file__))
    return sorted(file.parent.glob("*.py")) if file.parent.name == game.name else [file]


def misspelt_in(file: Path, game: Game) -> Iterator[str]:
    """The same for one file."""
    for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and any(is_rule(each) for each in function.decorator_list):
            given = {argument.arg for argument in function.args.args}
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in given:
                    wrong = complaint(node.value.id, node.attr, game)
                    if wrong:
                        yield f"{file}, line {node.lineno}: {wrong}"


def is_rule(decorator: Any) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "rule"


def complaint(name: str, field: str, game: Game) -> str | None:
    """What is wrong with `name.field` in a rule, if anything."""
    fields = {**dict.fromkeys(STATES, game.state.names), OPTIONS: game.packed.names}.get(name)
    if fields is None or field in fields or (name == "out" and hasattr(np.ndarray, field)):  # some write to lists
        return None
    near = get_close_matches(field, fields, 1)
    kind = "A set of options" if name == OPTIONS else "A state"
    return f"{name}.{field}? {kind} of {game.name} has no such field." + (f" Perhaps {name}.{near[0]}?" if near else "")
