"""House values that a study asks about: found by name, checked, and in force in a process of their own alone."""

import copy
import importlib
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.core.tuning import OTHER_VALUES, override_values, tuning_values, values_by_name
from fathoms.games import GAMES

NAMES = [game.name for game in GAMES]
CHECKED = [name for name in NAMES if find_spec(f"fathoms.games.{name}.house")]  # a game need not check its values


def usual(game: str) -> dict[str, Any]:
    return copy.deepcopy(tuning_values(f"fathoms.games.{game}"))


def check(game: str, house: dict[str, Any], others: dict[str, object] | None = None) -> None:
    override_values(house, others or {})
    importlib.import_module(f"fathoms.games.{game}.house").check(house)


def test_our_games_check_their_values() -> None:
    assert set(CHECKED) >= {"dykarna", "partners", "poo_divers", "toilet_divers", "tubyrinth"}


@pytest.mark.parametrize("game", CHECKED)
def test_the_usual_values_make_sense(game: str) -> None:
    check(game, usual(game))


def test_a_value_is_found_by_its_name_in_tables_and_lists() -> None:
    house = usual("dykarna")
    override_values(house, {"seas.small.treasure.3": "4", "end.moves": 500, "outlook.at_sea": "0.5"})
    assert house["seas"]["small"]["treasure"][3] == 4
    assert house["end"]["moves"] == 500
    assert house["outlook"]["at_sea"] == 0.5


@pytest.mark.parametrize("game", NAMES)
def test_every_value_can_be_set_to_what_it_is(game: str) -> None:
    house = usual(game)
    override_values(house, {name: str(value) for name, value in values_by_name(house)})
    assert house == usual(game)


@pytest.mark.parametrize(
    ("game", "others", "said"),
    [
        ("poo_divers", {"deck.find": 20}, "deck.finds"),
        ("poo_divers", {"deck.finds": "many"}, "42"),
        ("poo_divers", {"deck.finds": -1}, "below zero"),
        ("poo_divers", {"deck.finds": 41}, "deck is 69"),
        ("poo_divers", {"deck.finds": 0, "deck.blanks": 60}, "deck.finds"),
        ("poo_divers", {"droppings.golden": 0, "droppings.brown": 0}, "droppings"),
        ("partners", {"hand.cards": 0}, "hand.cards"),
        ("partners", {"hand.cards": 13}, "hand.cards"),
        ("partners", {"deck.seven": 100}, "deck"),
        ("dykarna", {"seas.small.open": 20}, "seas.small"),
        ("dykarna", {"end.moves": 0}, "end.moves"),
        ("tubyrinth", {"goal.basic": 0}, "goal.basic"),
        ("tubyrinth", {"time.glass": 1}, "time.glass"),
        ("toilet_divers", {"treasures.ring": "X"}, "L, O and R"),
        ("toilet_divers", {"chips.stars.0": 101}, "chips.stars.0"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(game: str, others: dict[str, object], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        check(game, usual(game), others)


ASK = """
import fathoms.games
from fathoms.core.game import find_game
from fathoms.core.match import Match
street = {"layout": "custom", "mask": "/".join(["#" * 14] * 5)}
print(sum(abs(card) == 3 for card in Match(find_game("poo_divers"), 2, street, 1).state.card))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("others", "finds"), [({}, 42), ({"deck.finds": 56, "deck.blanks": 0}, 56)])
def test_other_values_are_in_force_in_a_process_of_their_own(others: dict[str, int], finds: int) -> None:
    """Seventy covers, and all seventy cards: so many finds. What others compiled does not matter."""
    env = {**os.environ, OTHER_VALUES: json.dumps({"poo_divers": others})}
    done = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=True)
    assert int(done.stdout) == finds
