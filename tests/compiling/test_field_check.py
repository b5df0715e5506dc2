"""A misspelt field is named, with its file, its line and what may have been meant."""

from pathlib import Path
from typing import Any

import pytest

from fathoms.core.compiled.field_check import misspelling_message, misspelt_fields, unknown_names
from fathoms.core.game import Game
from fathoms.games import GAMES
from tests.compiling.places import RULES, Place
from tests.toys.ferry import FERRY_RACE

TRY = """
import json, sys
from importlib import import_module
from fathoms.core.structs import new
told = "registered"
try:
    game = import_module("street.rules").GAME
    told = "ran"
    game.rules.setup(new(game.state_type), 0, new(game.options_type))
    game.rules.apply(new(game.state_type), 0, 1)
except Exception as error:
    print(json.dumps([told, type(error).__name__, str(error), error.__suppress_context__]))
"""


@pytest.mark.parametrize("game", [*GAMES, FERRY_RACE], ids=lambda game: game.name)
def test_no_field_is_misspelt_in_any_rule(game: Game) -> None:
    assert misspelt_fields(game) == []


@pytest.mark.parametrize("game", [*GAMES, FERRY_RACE], ids=lambda game: game.name)
def test_a_glance_at_the_names_is_enough_for_the_games_there_are(game: Game) -> None:
    """Reading all rules of a game takes a tenth of a second of every start."""
    assert unknown_names(game) == set()


def try_with(tmp_path: Path, old: str, new: str) -> tuple[int, list[Any]]:
    """The line that a mistake stands in, and what a process says that plays by it."""
    place = Place(tmp_path)
    place.add("street")
    rules = RULES.format(name="street").replace(old, new)
    place.write("street", "rules.py", rules)
    return next(number for number, text in enumerate(rules.splitlines(), 1) if new in text), place.run(TRY)


def test_a_game_with_a_misspelt_field_is_not_registered(tmp_path: Path) -> None:
    line, (when, kind, said, _) = try_with(tmp_path, "s.walked += step(action)", "s.walkd += step(action)")
    assert (when, kind) == ("registered", "MisspeltError")
    assert said == (
        f"{tmp_path}/games/street/rules.py, line {line}: "
        "s.walkd? A state of street has no such field. Perhaps s.walked?"
    )


def test_a_field_that_has_the_name_of_something_else_is_named_instead_of_what_the_compiler_says(tmp_path: Path) -> None:
    line, (when, kind, said, alone) = try_with(tmp_path, "s.left -= 1", "s.apply -= 1")
    assert (when, kind, alone) == ("ran", "MisspeltError", True)
    assert said == f"{tmp_path}/games/street/rules.py, line {line}: s.apply? A state of street has no such field."


def test_what_else_does_not_compile_is_told_by_the_compiler(tmp_path: Path) -> None:
    _, (when, kind, _, _) = try_with(tmp_path, "step(action)", "step(action, 'far')")
    assert (when, kind) == ("ran", "TypingError")


def test_views_info_states_and_options_have_fields_too() -> None:
    assert misspelling_message("options", "player", GAMES[0]) == (
        "options.player? A set of options of poo_divers has no such field. Perhaps options.players?"
    )
    assert misspelling_message("info_state", "turn", GAMES[0]) is None
    assert misspelling_message("out", "tern", GAMES[0]) == (
        "out.tern? A state of poo_divers has no such field. Perhaps out.turn?"
    )
    assert misspelling_message("out", "size", GAMES[0]) is None
    assert misspelling_message("room", "records", GAMES[0]) is None
    assert misspelling_message("s", "xxxxxxxx", GAMES[0]) == "s.xxxxxxxx? A state of poo_divers has no such field."
