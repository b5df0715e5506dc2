"""Words about figures: as many digits as are known, names for everything, and what a reader wants to hear first."""

from dataclasses import replace
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.compare import compare
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.sweep import Sweep, vary
from fathoms.lab.telling.chapters import SHORT, Chapter, chapters
from fathoms.lab.telling.contrasts import labels, sweep_chapters, trend
from fathoms.lab.telling.wording import asked, full_name, name_of, spoken
from tests.lab.conftest import figure, harbour

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(
    ("unit", "value", "low", "high", "expected"),
    [
        ("share", 0.5073, 0.494, 0.521, "50.7% (49.4 to 52.1)"),
        ("share", 0.5, 0.3, 0.7, "50% (30 to 70)"),
        ("share", 0.0, 0.0, 0.0004, "0.00% (0.00 to 0.04)"),
        ("minutes", 13.7565, 13.7314, 13.7816, "13.76 (13.73 to 13.78)"),
        ("decisions", 1234.5, 1200, 1269, "1,234 (1,200 to 1,269)"),
        ("points", 40, 39, 41, "40 (39 to 41)"),
        ("points", 40, 40, 40, "40"),
        ("chance", -0.0001, -0.02, 0.02, "0% (-2 to 2)"),
        ("points", 4.0, float("-inf"), float("inf"), "4.0 (too few games for a margin of error)"),
    ],
)
def test_figures_have_as_many_digits_as_are_known(
    unit: str, value: float, low: float, high: float, expected: str
) -> None:
    assert spoken(Figure("points", None, value, low, high, unit, 10)) == expected


def test_what_figures_are_about_has_a_name() -> None:
    assert name_of("wins", "seat 2", "harbour") == "Seat 2"
    assert name_of("side-wins", "side 1", "harbour") == "Side 1"
    assert name_of("outlook-error", "quarter 4", "harbour") == "Last quarter"
    assert name_of("ends", "bank", "harbour") == "bank", "a toy has no words of its own"
    assert name_of("met", "mooring 9", "harbour") == "row 2, column 3", "it has a place on a board"
    assert name_of("met", "cargo tea", "harbour") == "tea"
    assert full_name("met", "cargo tea", "harbour") == "Encountered, cargo: tea"
    assert name_of("minutes", None, "harbour") == ""


def told(alike: float) -> list[str]:
    study = harbour()
    measures = [replace(each, value=alike) if each.name == "alike" else each for each in study.measures]
    return next(each for each in chapters(replace(study, measures=tuple(measures)))).sentences


def test_balance_is_told_with_what_could_have_been_missed() -> None:
    assert told(0.4) == [
        "There’s no sign that seats matter; "
        "we’d have noticed a difference of 4.0 percentage points or more four times in five."
    ]


def test_imbalance_is_told_with_who_wins_most() -> None:
    uneven = told(0.001)
    assert uneven[0].startswith("It matters where you sit")
    assert uneven[1] == "Seat 2 wins most often (51%), Seat 1 least often (49%)."


INFINITE = float("inf")


@pytest.mark.parametrize(
    ("steps", "low", "high", "expected"),
    [
        (0, 0, 0, "Thinking twice as long wins next to nothing."),
        (0, 0, 2, "Thinking twice as long won nothing here, but there are too few games to be sure."),
        (1, 1, 1, "Thinking twice as long still wins, once."),
        (1, 0, INFINITE, "Thinking twice as long won once here, but there are too few games to be sure."),
        (4, 4, INFINITE, "Thinking twice as long still wins, 4 times in a row."),
    ],
)
def test_depth_is_told_with_how_sure_it_is(steps: int, low: float, high: float, expected: str) -> None:
    luck = luck_of("harbour", Figure("depth", None, steps, low, high, "steps", 100))
    assert luck.sentences == [expected]
    assert luck.tables == [], "the sentence says it all"


def test_levels_that_differ_in_pace_are_not_said_to_think() -> None:
    luck = luck_of(TUBYRINTH.name, Figure("depth", None, 3, 3, INFINITE, "steps", 100))
    assert luck.sentences == [
        "The levels differ only in pace and no one thinks ahead. Being quicker wins 3 times in a row."
    ]


def luck_of(game: str, depth: Figure) -> Chapter:
    return chapters(replace(harbour(), game=game, measures=(depth,)))[0]


def test_long_lists_are_short_on_a_screen_and_whole_on_a_page() -> None:
    for short in (True, False):
        tables = [table for chapter in chapters(harbour(), short) for table in chapter.tables]
        longest = max(len(table.rows) for table in tables)
        assert longest <= SHORT if short else longest == 33
        assert any(table.left_out for table in tables) == short


def test_parts_are_listed_from_those_met_most_to_those_met_least() -> None:
    parts = next(chapter for chapter in chapters(harbour()) if chapter.family == "parts")
    names = [row[0] for row in parts.tables[0].rows]
    assert parts.tables[0].head[0] == "mooring"
    assert names[0] == "row 4, column 6"
    assert names[-1] == "row 1, column 1"
    assert "…" in names


def test_what_was_asked_names_what_is_not_as_usual() -> None:
    assert asked(harbour()).endswith("seed 7. Changed: form=alone.")
    other = harbour(options={"form": "teams", "wide": True}, house={"river.steps": 9})
    assert asked(other).endswith("Changed: wide=yes, river.steps=9.")
    assert asked(harbour(options={"form": "teams", "wide": False})).endswith("seed 7.")


def test_variants_are_named_by_what_is_different() -> None:
    other = harbour(options={"form": "alone", "wide": True}, house={"river.steps": 9})
    assert labels(compare(harbour(), other)) == ("wide=no, river.steps=usual", "wide=yes, river.steps=9")
    assert labels(compare(harbour(), harbour())) == ("first", "second")


def test_a_trend_is_drawn_where_there_is_one() -> None:
    low, high, unsure = (figure("points", None, value, half, "points") for value, half in ((1, 1), (9, 1), (9, 20)))
    assert trend([low, high]) == "▁█"
    assert trend([low, None, high]) == "▁ █"
    assert trend([low, unsure]) == ""


def test_a_range_shows_what_only_some_of_its_studies_have() -> None:
    three = harbour()
    three = replace(three, players=3, measures=(figure("wins", "seat 3", 0.3, 0.1, "share"), *three.measures))
    rows = sweep_chapters(Sweep("players", ("2", "3"), (harbour(), three)))[0].tables[0].rows
    assert [row[0] for row in rows[:3]] == [f"Wins by seat, Seat {seat}" for seat in (1, 2, 3)]
    assert rows[2][1:3] == ["", "30% (20 to 40)"]


def test_a_range_can_be_of_players_options_and_house_values() -> None:
    wish: dict[str, Any] = {"game": "harbour", "players": None, "options": {}, "house": {}}
    assert vary(wish, "players", "3")["players"] == 3
    assert vary(wish, "wide", "yes")["options"] == {"wide": "yes"}
    assert vary(wish, "river.steps", "9")["house"] == {"river.steps": "9"}
    assert vary(wish, "colour", "red")["options"] == {"colour": "red"}, "which is refused as an option"
    with pytest.raises(Refusal, match="number of players"):
        vary(wish, "players", "many")
