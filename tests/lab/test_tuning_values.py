"""House values that a study offers: their names, and what is refused."""

from math import inf, nan

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games import GAMES
from fathoms.lab.tuning_values import changeable_values, validated_changes

NAMES = [game.name for game in GAMES]


def test_names_can_be_read() -> None:
    titles = {each.name: each.title for game in NAMES for each in changeable_values(game)}
    assert titles["deck.blanks"] == "deck: blanks"
    assert titles["deck.one_or_fourteen"] == "deck: one or fourteen"
    assert titles["seas.small.treasure.3"] == "seas, small: treasure 4"
    assert titles["bots.size.5"] == "bots, size: 5"


@pytest.mark.parametrize("game", NAMES)
def test_values_as_usual_are_no_change(game: str) -> None:
    values = changeable_values(game)
    assert values
    assert len({each.title for each in values}) == len(values), "nobody mistakes one for another"
    assert validated_changes(game, {each.name: each.usual for each in values}) == {}


@pytest.mark.parametrize(("game", "name"), [("poo_divers", "custom.columns"), ("tubyrinth", "boards.easy")])
def test_what_changes_no_game_is_not_offered(game: str, name: str) -> None:
    assert name not in [each.name for each in changeable_values(game)]
    with pytest.raises(Refusal, match="no house-rule number"):
        validated_changes(game, {name: 9})


def test_changed_values_are_numbers_of_the_usual_kind() -> None:
    assert validated_changes("poo_divers", {"deck.blanks": 20, "outlook.luck": 2, "deck.finds": 42}) == {
        "deck.blanks": 20,
        "outlook.luck": 2.0,
    }


def test_a_game_without_house_values_has_none_to_change() -> None:
    assert changeable_values("ludo") == []
    with pytest.raises(Refusal, match="no house-rule number"):
        validated_changes("ludo", {"deck.blanks": 20})


@pytest.mark.parametrize(
    ("game", "others", "said"),
    [
        ("poo_divers", {"deck.finds": 41}, "deck is 69"),
        ("poo_divers", {"deck.finds": 0, "deck.blanks": 60}, "deck: finds is 0"),
        ("poo_divers", {"outlook.turn": nan}, "outlook: turn is nan"),
        ("poo_divers", {"outlook.turn": inf}, "outlook: turn is inf"),
        ("poo_divers", {"droppings.brown": 10**12}, "droppings: brown is 1000000000000"),
        ("poo_divers", {"deck.blank": 20}, "deck: blanks"),
        ("dykarna", {"seas.small.open": 20}, "seas: small is 65"),
        ("dykarna", {"outlook.head_start": 0}, "outlook: head start"),
        ("tubyrinth", {"goal.basic": 128}, "goal: basic"),
        ("tubyrinth", {"bots.swift.hurry": 0}, "bots, swift: hurry"),
        ("tubyrinth", {"bots.grade.easy": 0}, "bots, grade: easy"),
    ],
)
def test_what_makes_no_sense_is_refused_in_names_one_can_read(game: str, others: dict[str, object], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        validated_changes(game, others)
