"""Words about figures: as many digits as are known, names for everything, and what a reader wants to hear first."""

from dataclasses import replace
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.compare import compare
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report.comparison_report import comparison_report, variant_names
from fathoms.lab.report.format import axis, full_name, played_sentence, quantity, subject_name
from fathoms.lab.report.model import Chapter
from fathoms.lab.report.study_report import chapters, study_report
from fathoms.lab.report.sweep_report import sparkline, sweep_report
from fathoms.lab.report.text import SHORT, TextChapter, text_chapters
from fathoms.lab.sweep import Sweep, varied_request
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
    assert quantity(Figure("points", None, value, low, high, unit, 10)).text_with_interval == expected


def test_what_figures_are_about_has_a_name() -> None:
    assert subject_name("wins", "seat 2", "harbour") == "Seat 2"
    assert subject_name("side-wins", "side 1", "harbour") == "Side 1"
    assert subject_name("outlook-error", "quarter 4", "harbour") == "Last quarter"
    assert subject_name("ends", "bank", "harbour") == "bank", "a toy has no words of its own"
    assert subject_name("met", "mooring 9", "harbour") == "row 2, column 3", "it has a place on a board"
    assert subject_name("met", "cargo tea", "harbour") == "tea"
    assert full_name("met", "cargo tea", "harbour") == "Encountered, cargo: tea"
    assert subject_name("minutes", None, "harbour") == ""


def balance_sentences(alike: float) -> list[str]:
    study = harbour()
    measures = [replace(each, value=alike) if each.name == "alike" else each for each in study.measures]
    return [each.text for each in chapters([replace(study, measures=tuple(measures))])[0].sentences]


def test_balance_is_told_with_what_could_have_been_missed() -> None:
    assert balance_sentences(0.4) == [
        "There’s no sign that seats matter; "
        "we’d have noticed a difference of 4.0 percentage points or more four times in five."
    ]


def test_imbalance_is_told_with_who_wins_most() -> None:
    uneven = balance_sentences(0.001)
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
    luck = luck_text("harbour", Figure("depth", None, steps, low, high, "steps", 100))
    assert luck.sentences == [expected]
    assert luck.tables == [], "the sentence says it all"


def test_levels_that_differ_in_pace_are_not_said_to_think() -> None:
    luck = luck_text(TUBYRINTH.name, Figure("depth", None, 3, 3, INFINITE, "steps", 100))
    assert luck.sentences == [
        "The levels differ only in pace and no one thinks ahead. Being quicker wins 3 times in a row."
    ]


def luck_text(game: str, depth: Figure) -> TextChapter:
    return text_chapters(study_report(replace(harbour(), game=game, measures=(depth,))))[0]


def test_long_lists_are_short_in_text_and_whole_in_plots() -> None:
    report = study_report(harbour())
    tables = [table for chapter in text_chapters(report) for table in chapter.tables]
    assert max(len(table.rows) for table in tables) <= SHORT
    assert any(table.left_out for table in tables)
    assert max(len(plot.marks) for chapter in report.chapters for plot in chapter.plots) == 33


def test_parts_are_listed_from_those_met_most_to_those_met_least() -> None:
    parts = next(chapter for chapter in text_chapters(study_report(harbour())) if chapter.title == "Parts")
    names = [row[0] for row in parts.tables[0].rows]
    assert parts.tables[0].head[0] == "mooring"
    assert names[0] == "row 4, column 6"
    assert names[-1] == "row 1, column 1"
    assert "…" in names


def test_what_was_asked_names_what_is_not_as_usual() -> None:
    assert played_sentence(harbour()).endswith("seed 7. form: alone.")
    other = harbour(options={"form": "teams", "wide": True}, house={"river.steps": 9})
    assert played_sentence(other).endswith("seed 7. wide: yes. river.steps = 9.")
    assert played_sentence(harbour(options={"form": "teams", "wide": False})).endswith("seed 7.")


def test_what_was_asked_is_in_the_words_of_the_game_and_names_the_bots() -> None:
    heart = replace(harbour(), game="poo_divers", options={"layout": "heart"}, bots=("greedy", "deep_diver"))
    assert played_sentence(heart) == (
        "Tokyo Poo Divers for 2 players, bots: greedy, deep_diver. 1,000 games, seed 7. Street: Heart."
    )


def test_variants_are_named_by_what_is_different() -> None:
    other = harbour(options={"form": "alone", "wide": True}, house={"river.steps": 9})
    assert variant_names(harbour(), other) == ("wide: no, river.steps = usual", "wide: yes, river.steps = 9")
    assert variant_names(harbour(), harbour()) == ("First variant", "Second variant")


def test_variants_are_named_by_house_values_and_those_that_are_usual() -> None:
    one = replace(harbour(), game="toilet_divers", options={})
    other = replace(one, house={"chips.stars.0": 5})
    assert variant_names(one, other) == ("chips: stars 1 = 1", "chips: stars 1 = 5")


def test_a_trend_is_drawn_where_there_is_one() -> None:
    low, high, unsure = (figure("points", None, value, half, "points") for value, half in ((1, 1), (9, 1), (9, 20)))
    assert sparkline([low, high]) == "▁█"
    assert sparkline([low, None, high]) == "▁ █"
    assert sparkline([low, unsure]) == ""


def test_a_range_shows_what_only_some_of_its_studies_have() -> None:
    three = harbour()
    three = replace(three, players=3, measures=(figure("wins", "seat 3", 0.3, 0.1, "share"), *three.measures))
    rows = sweep_report(Sweep("players", ("2", "3"), (harbour(), three))).chapters[0].tables[0].rows
    assert [row[0] for row in rows[:3]] == [f"Wins by seat, Seat {seat}" for seat in (1, 2, 3)]
    assert rows[2][1:3] == ["", "30% (20 to 40)"]


def test_a_range_can_be_of_players_options_and_house_values() -> None:
    wish: dict[str, Any] = {"game": "harbour", "players": None, "options": {}, "house": {}}
    assert varied_request(wish, "players", "3")["players"] == 3
    assert varied_request(wish, "wide", "yes")["options"] == {"wide": "yes"}
    assert varied_request(wish, "river.steps", "9")["house"] == {"river.steps": "9"}
    assert varied_request(wish, "colour", "red")["options"] == {"colour": "red"}, "which is refused as an option"
    with pytest.raises(Refusal, match="number of players"):
        varied_request(wish, "players", "many")


def test_a_study_is_told_in_short_by_whether_seats_matter_and_by_its_length() -> None:
    length = "A game takes about 13.7 minutes at a table and 40 decisions."
    assert study_report(harbour()).answer == [
        "Where you sit matters little, as far as these games can tell.",
        length,
    ]
    uneven = [replace(each, value=0.001) if each.name == "alike" else each for each in harbour().measures]
    sentence = "Seat 2 wins most often, 51% of games, more than luck alone would explain."
    assert study_report(replace(harbour(), measures=tuple(uneven))).answer == [sentence, length]
    alone = [each for each in harbour().measures if each.name in ("minutes", "decisions")]
    assert study_report(replace(harbour(), measures=tuple(alone))).answer == [length]


def test_a_comparison_is_told_in_short_by_its_surest_differences_in_the_whole_game() -> None:
    count, surest = comparison_report(compare(harbour(), harbour(5))).answer
    assert "are real" in count or "is real" in count
    assert surest.startswith("The clearest: ")
    assert "Encountered" not in surest
    assert "%" not in surest.partition(":")[0]


@pytest.mark.parametrize("games", [0, 5, 19])
def test_a_comparison_of_too_few_games_says_so_in_short(games: int) -> None:
    one, other = harbour(games=games), harbour(5, games=games)
    assert comparison_report(compare(one, other)).answer == [
        f"{games} games are too few to tell a difference from luck. Play at least 20 of each variant."
    ]


def test_a_comparison_that_is_still_played_is_not_judged() -> None:
    report = comparison_report(compare(harbour(), harbour(measures=(), games=0)), waiting=True)
    assert report.answer == ["You’ll see them when both variants have been played."]
    assert report.chapters[0].id == "balance"


def test_both_variants_stand_side_by_side() -> None:
    report = comparison_report(compare(harbour(), harbour(5)))
    assert report.chapters[0].id == "differences"
    length = next(chapter for chapter in report.chapters if chapter.id == "length")
    minutes = next(figure for figure in length.figures if figure.title == "Minutes at a table")
    assert [each.variant for each in minutes.values] == [0, 1]
    assert [mark.variant for mark in length.plots[0].marks] == [0, 1]
    assert {sentence.variant for sentence in length.sentences} == {None, 0, 1}


@pytest.mark.parametrize(
    ("low", "high", "unit", "expected"),
    [
        (0.0, 1.0, "share", ["0%", "25%", "50%", "75%", "100%"]),
        (0.217, 0.279, "share", ["22%", "24%", "26%"]),
        (7.13, 7.52, "decisions", ["7.2", "7.3", "7.4", "7.5"]),
        (0.0, 0.0019, "share", ["0.00%", "0.05%", "0.10%", "0.15%"]),
        (80, 160, "decisions", ["80", "100", "120", "140", "160"]),
        (5, 5, "points", ["5"]),
    ],
)
def test_axes_have_round_numbers(low: float, high: float, unit: str, expected: list[str]) -> None:
    assert [tick.text for tick in axis("", low, high, unit).ticks] == expected


def chapter_of(name: str) -> Chapter:
    return next(chapter for chapter in study_report(harbour()).chapters if chapter.id == name)


def test_curves_know_where_their_figures_stand() -> None:
    (course,), (truth,) = chapter_of("drama").plots, chapter_of("outlook").plots
    assert [mark.x for mark in course.marks] == [pytest.approx(moment / 20) for moment in range(20)]
    assert [mark.has_value_label for mark in course.marks].count(True) == 5
    assert truth.marks[8].x == pytest.approx(0.25)
    assert course.reference is not None
    assert course.reference.value == 0.5
    assert course.vertical is not None
    assert course.vertical.low < 0.5, "the line of the fair chance is seen"


def test_a_mean_lies_in_the_band_of_most_games() -> None:
    decisions = chapter_of("length").plots[0]
    (mark,) = decisions.marks
    assert (decisions.kind, mark.quantity.value) == ("spans", 40)
    assert mark.low_end is not None
    assert mark.high_end is not None
    assert (mark.low_end.value, mark.high_end.value) == (30, 50)
    assert len(mark.cells) + 1 == len(decisions.columns)


def test_parts_lie_on_a_board_where_they_have_a_place_and_are_bars_where_they_have_none() -> None:
    plots = {plot.id: plot for plot in chapter_of("parts").plots}
    assert {plot_id: plot.kind for plot_id, plot in plots.items()} == {
        "met-mooring": "board",
        "met-cargo": "bars",
        "gain-mooring": "board",
        "gain-cargo": "bars",
    }
    mark = plots["met-mooring"].marks[8]
    assert (mark.row, mark.column, mark.label) == (1, 2, "row 2, column 3")
    assert plots["gain-mooring"].axis.low < 0 == plots["met-mooring"].axis.low
    assert [plot.section for plot in plots.values()] == 2 * ["Encountered"] + 2 * ["What it changes"]


def test_where_nothing_happened_nothing_is_drawn() -> None:
    measures = [replace(each, value=0.0) if each.of == "cargo tea" else each for each in harbour().measures]
    measures = [replace(each, value=0.0) if each.of == "cargo tin" else each for each in measures]
    parts = next(each for each in study_report(harbour(measures=tuple(measures))).chapters if each.id == "parts")
    drawn = {plot.id: any(mark.is_drawn for mark in plot.marks) for plot in parts.plots}
    assert drawn == {"met-mooring": True, "met-cargo": False, "gain-mooring": True, "gain-cargo": False}


def test_only_real_differences_are_drawn_the_surest_first_and_each_unit_has_a_plot() -> None:
    plots = comparison_report(compare(harbour(), harbour(5))).chapters[0].plots
    assert plots
    assert len({plot.id for plot in plots}) == len(plots)
    for plot in plots:
        assert all(mark.quantity.low is not None for mark in plot.marks)
        assert not any(mark.label.endswith("%") for mark in plot.marks), "curves have plots of their own"
        assert sum(mark.is_drawn for mark in plot.marks) <= 10
