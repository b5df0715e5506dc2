"""A new option is told to learned bots, or somebody has decided that it need not be."""

import ast
import importlib
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

from fathoms.core.game import Game
from fathoms.games import GAMES

LEARNED = [game for game in GAMES if game.features]


def fields_read(source: str) -> set[str]:
    """Everything that the code reads of a record: `s.side` reads `side`."""
    return {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}


def forgotten_options(
    options: list[str], read: Collection[str], fields: Mapping[str, str], not_learned: Collection[str]
) -> list[str]:
    """Options that the features neither read, by their own name or as another field, nor leave out on purpose."""
    return [name for name in options if fields.get(name, name) not in read and name not in not_learned]


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_every_option_is_told_or_left_out_on_purpose(game: Game) -> None:
    features = importlib.import_module(f"fathoms.games.{game.name}.features")
    fields, left_out = getattr(features, "OPTIONS_LEARNED_AS", {}), getattr(features, "OPTIONS_NOT_LEARNED", ())
    options = [option.name for option in game.options]
    read = fields_read(Path(str(features.__file__)).read_text(encoding="utf-8"))
    why = "read it in features.py, or say there why not (docs/recipes.md)"
    assert not forgotten_options(options, read, fields, left_out), f"{game.name}: {why}"
    assert {*left_out, *fields} <= set(options), f"{game.name}: features.py names an option that there is not"
    assert not set(left_out) & read, f"{game.name}: features.py reads an option that it says it leaves out"


def test_a_forgotten_option_is_noticed() -> None:
    read = fields_read("def notice(s):  # wind\n    return s.tide + s.phase")
    assert forgotten_options(["tide", "wind", "moon", "sun"], read, {"moon": "phase"}, ("sun",)) == ["wind"]
