"""How fast, which pipelines there were, how close each board was to one."""

import numpy as np
import pytest

from fathoms.core.contract import Insight
from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.games.tubyrinth.boards import SIZES, load_solutions, row_from_pipeline
from fathoms.games.tubyrinth.feats import SoloPuzzle
from fathoms.games.tubyrinth.insight import find_pipelines, insights
from fathoms.games.tubyrinth.judge import counting_tiles, laid_tiles
from fathoms.games.tubyrinth.rules import obstacle_cells
from fathoms.games.tubyrinth.scene import find_board
from fathoms.games.tubyrinth.state import CORRECT
from fathoms.games.tubyrinth.tiles import covered_cells
from fathoms.words import say
from tests.games.tubyrinth.table import call, lay, lay_wrong, pipeline, place, play_round, racing, solo, take, wait


def told(match: Match) -> dict[tuple[int | None, str], Insight]:
    """What is said about the first round, by seat and message."""
    found = list(insights(Replay.of(match)))
    for each in found:
        assert say(each.line.key, **{**each.line.args, "name": "Ann"})
        assert each.line.args["seat"] == each.seat
    assert len({(each.seat, each.line.key) for each in found}) == len(found)
    return {(each.seat, each.line.key): each for each in found}


def some(insight: Insight, *names: str) -> list[str | int]:
    return [insight.line.args[name] for name in names]


TIMES = ("round", "since", "low", "high", "changes")
CLOSE = ("right", "laid", "missing", "tiles")


@pytest.fixture
def a_round() -> Match:
    """The first calls with five tiles after 20 seconds, the second 10 seconds later with a gap."""
    match = racing()
    wait(match, 20)
    call(match, 0, 5)
    lay_wrong(match, 1)
    wait(match, 10)
    call(match, 1)
    return match


def test_calls_are_timed_from_the_signal_and_then_from_the_first_call(a_round: Match) -> None:
    found = told(a_round)
    assert some(found[0, "tub-insight-right"], *TIMES, "tiles") == [1, "signal", 20, 30, 5, 5]
    assert some(found[1, "tub-insight-wrong"], *TIMES) == [1, "call", 10, 20, 6]
    assert {each.number for each in found.values()} == {a_round.number}


def test_every_board_has_the_pipelines_that_are_stored_with_it(a_round: Match) -> None:
    for seat in range(2):
        board = find_board(a_round.view(), seat)
        args = told(a_round)[seat, "tub-insight-pipelines"].line.args
        assert [args[name] for name in ("five", "six", "seven")] == [board.counts[str(size)] for size in SIZES]
        assert args["board"] == board.name


def test_a_pipeline_with_a_gap_lacks_one_tile(a_round: Match) -> None:
    close = told(a_round)[1, "tub-insight-close"]
    assert some(close, *CLOSE) == [4, 4, 1, 5]
    laid = a_round.state.laid[1]
    assert sorted(close.line.marks) == sorted(
        cell for tile in np.flatnonzero(laid) for cell in covered_cells(int(tile), int(laid[tile]) - 1)
    )
    assert (0, "tub-insight-close") not in told(a_round)


def test_whoever_lays_nothing_is_not_close_to_anything() -> None:
    match = racing()
    play_round(match, 5, None)
    found = told(match)
    assert some(found[1, "tub-insight-no-call"], "round", "changes") == [1, 0]
    assert (1, "tub-insight-close") not in found


def test_whoever_has_it_all_and_does_not_call_lacks_only_the_call() -> None:
    match = racing()
    lay(match, 1, 5)
    play_round(match, 5, None)
    assert some(told(match)[1, "tub-insight-close"], *CLOSE) == [5, 5, 0, 5]


def test_a_misplaced_tile_is_not_right() -> None:
    """On a board with three pipelines, so that the nearest can be told by looking."""
    match = racing(boards="unique")
    (tile, *_), *rest = pipeline(match, 1, 7)
    for each in rest[:4]:
        match.play(1, place(*each))
    stored = load_solutions("unique")[find_board(match.view(), 1).name]
    elsewhere = next(
        action
        for action in match.legal(1)
        if place(tile, 0, 0) <= action < place(tile, 7, 63)
        and all(action != place(*each) for laid in stored.values() for each in laid)
    )
    match.play(1, elsewhere)
    play_round(match, 5, None)
    right, laid, missing, tiles = some(told(match)[1, "tub-insight-close"], *CLOSE)
    rows = [row_from_pipeline(each) for each in stored.values()]
    mine = match.state.laid[1]
    best = max((int(((row == mine) & (mine > 0)).sum()), -int(np.count_nonzero(row))) for row in rows)
    assert (right, -int(tiles)) == best
    assert right == 4
    assert laid == 5
    assert missing == int(tiles) - 4


def test_what_was_laid_for_nothing_is_counted_as_moves() -> None:
    match = racing()
    lay(match, 1, 5)
    match.play(1, take(pipeline(match, 1, 5)[0][0]))
    play_round(match, 5, None)
    assert some(told(match)[1, "tub-insight-no-call"], "changes") == [6]


def test_pipe_masters_hear_of_pipelines_of_seven() -> None:
    match = racing(mode="pipe_master")
    play_round(match, 7, None)
    args = told(match)[0, "tub-insight-pipelines-of"].line.args
    assert (args["tiles"], args["count"]) == (7, find_board(match.view(), 0).counts["7"])


def test_rookies_have_more_pipelines_than_anyone_counts() -> None:
    match = racing(mode="rookie")
    lay_wrong(match, 1)
    play_round(match, 5, None)
    found = told(match)
    assert found[1, "tub-insight-many-pipelines"].line.args["count"] == 2500
    assert (1, "tub-insight-close") not in found


def test_strict_joins_leave_the_pipelines_that_the_judge_lets_pass() -> None:
    match = racing(strict_joins=True)
    view = match.view(0)
    board, ground = find_board(view, 0), int(obstacle_cells(view, 0))
    strict = find_pipelines(view, 0, ground)
    view.strict = 0
    every = find_pipelines(view, 0, ground)
    start, end = board.start_port, board.end_port
    passed = [row for row in every.rows if counting_tiles(row, start, end, int(view.wanted), True) == laid_tiles(row)]
    assert 0 < len(passed) < len(every.rows)
    assert sorted(map(tuple, passed)) == sorted(map(tuple, strict.rows))
    assert sum(strict.counts.values()) == len(passed)


def test_a_puzzle_without_a_clock_has_no_times() -> None:
    match = racing(1, **solo(SoloPuzzle("unique", 3, 5)))
    lay_wrong(match, 0)
    call(match, 0)
    tile = pipeline(match, 0, 5)[2]
    match.play(0, place(*tile))
    call(match, 0)
    assert match.over
    assert match.state.verdict[0] == CORRECT
    found = told(match)
    assert some(found[0, "tub-insight-right"], *TIMES, "tiles") == [1, "none", 0, 0, 8, 5]
    assert some(found[0, "tub-insight-pipelines-of"], "tiles", "count") == [5, 1]
    assert len(found) == 2


def test_every_round_is_told() -> None:
    match = racing()
    for _ in range(4):
        play_round(match, 7, None)
    assert match.over
    rounds = [each.line.args["round"] for each in insights(Replay.of(match)) if "round" in each.line.args]
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4]
