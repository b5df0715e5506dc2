"""Boards that people draw: read, refused with a reason, surveyed and played."""

from typing import Any

import pytest

from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, HINT
from fathoms.games.tubyrinth.boards import OWN, load_set, load_solutions
from fathoms.games.tubyrinth.drawing import read_drawing, survey, write_drawing
from fathoms.games.tubyrinth.picture import picture
from fathoms.games.tubyrinth.scene import draw
from fathoms.games.tubyrinth.state import OVER, RACING
from tests.games.tubyrinth.table import feats_of, get_ready, place, racing, seated

OURS = load_set("unique")[0]
DRAWING = write_drawing(OURS)
OPEN = "/".join(["........"] * 8)


def on_own_board(drawing: str = DRAWING, **options: object) -> Match:
    chosen: dict[str, Any] = {"mode": "solo", "round_time": 0, "drawing": drawing, **options}
    return racing(1, **chosen)


def test_a_drawing_is_read_as_it_was_written() -> None:
    board = read_drawing(DRAWING)
    assert (board.rows, board.start, board.end) == (OURS.rows, OURS.start, OURS.end)
    assert write_drawing(board) == DRAWING


@pytest.mark.parametrize(
    ("drawing", "key"),
    [
        ("", "tub-drawing-rows"),
        ("nonsense", "tub-drawing-rows"),
        ("/".join(["........"] * 7) + "/.......x/0U/63R", "tub-drawing-rows"),
        ("/".join(["........"] * 7) + "/0U/63R", "tub-drawing-rows"),
        (OPEN + "/0U/63R/1U", "tub-drawing-rows"),
        (OPEN + "/9U/63R", "tub-drawing-edge"),  # not at the edge
        (OPEN + "/0D/63R", "tub-drawing-edge"),  # not its outer side
        (OPEN + "/64D/63R", "tub-drawing-edge"),
        (OPEN + "/0u/63R", "tub-drawing-edge"),
        (OPEN + "//63R", "tub-drawing-edge"),
        (OPEN + "/0U/0U", "tub-drawing-same"),
        ("#......." + OPEN[8:] + "/0U/63R", "tub-drawing-blocked"),
    ],
)
def test_what_is_no_board_is_refused_with_a_reason(drawing: str, key: str) -> None:
    with pytest.raises(Refusal) as why:
        read_drawing(drawing)
    assert why.value.key == key
    if drawing:
        with pytest.raises(Refusal):
            seated(1, mode="solo", drawing=drawing)


@pytest.mark.rule("TUB-15")
def test_it_is_a_puzzle_for_one() -> None:
    for options in ({"mode": "basic"}, {"mode": "solo", "board": 3}):
        with pytest.raises(Refusal, match="solo puzzle"):
            seated(1, drawing=DRAWING, **options)


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize("tiles", [5, 6, 7])
def test_it_is_played_like_a_board_of_ours(tiles: int) -> None:
    match = on_own_board(tiles=str(tiles))
    assert match.state.board[0] == OWN
    for laid in load_solutions("unique")[OURS.name][str(tiles)]:
        match.play(0, place(*laid))
    match.play(0, CALL)
    assert (match.state.phase, match.scores()) == (OVER, [tiles])
    assert feats_of(match) == [], "the wall is for boards of ours"


def test_tiles_do_not_lie_on_its_obstacles_and_other_ends_are_wrong() -> None:
    match = on_own_board()
    obstacle = OURS.obstacles[0]
    with pytest.raises(Refusal, match="buried"):
        match.play(0, place("short", 0, obstacle))
    elsewhere = on_own_board("/".join([*OURS.rows, "57D", "63R"]))
    for laid in load_solutions("unique")[OURS.name]["5"]:
        elsewhere.play(0, place(*laid))
    elsewhere.play(0, CALL)
    assert elsewhere.state.phase == RACING
    assert draw(elsewhere.view(0)).seats[0].verdict == "wrong"


def test_the_page_is_shown_the_board_and_told_that_it_is_drawn() -> None:
    waiting = seated(1, mode="solo", drawing=DRAWING)
    puzzle = draw(waiting.view(0)).puzzle
    assert puzzle is not None
    assert (puzzle.own, puzzle.board, puzzle.hints_left) == (True, None, 0)
    get_ready(waiting)
    board = draw(waiting.view(0)).seats[0].board
    assert board is not None
    assert (board.name, board.number, board.rows, board.start, board.end) == ("own", 0, OURS.rows, OURS.start, OURS.end)
    assert "board own" in picture(waiting.view())


def test_nobody_knows_a_hint_for_it() -> None:
    match = on_own_board()
    assert HINT not in match.legal(0)
    with pytest.raises(Refusal, match="drawn"):
        match.play(0, HINT)


def test_the_survey_counts_the_pipelines_and_names_the_grade() -> None:
    assert TUBYRINTH.extras.survey is survey
    found = survey({"drawing": DRAWING})
    assert [found[f"count-{size}"] for size in (5, 6, 7)] == [1, 1, 1]
    assert [found[f"more-{size}"] for size in (5, 6, 7)] == [False] * 3
    assert found["grade"] == "unique"
    table = load_set("table")[40]
    counted = survey({"drawing": write_drawing(table)})
    assert [counted[f"count-{size}"] for size in (5, 6, 7)] == [table.counts[str(size)] for size in (5, 6, 7)]
    assert counted["grade"] == table.grade


def test_a_survey_stops_counting_where_there_are_too_many() -> None:
    found = survey({"drawing": OPEN + "/0U/63R"})
    assert found["more-7"] is True
    assert found["count-7"] == found["most"]
    assert found["grade"] == "easy"


def test_a_board_without_a_way_has_no_grade() -> None:
    walled = "/".join(["..#....."] * 8) + "/0U/63R"
    found = survey({"drawing": walled})
    assert [found[f"count-{size}"] for size in (5, 6, 7)] == [0, 0, 0]
    assert found["grade"] == ""
