"""Tubyrinth: what the lab counts."""

import pytest

from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, HINT, SAY_READY, TICK
from fathoms.games.tubyrinth.feats import SoloPuzzle
from fathoms.games.tubyrinth.state import CHANGES, LONGEST_GAME, ROUNDS
from tests.games.tubyrinth.table import (
    call,
    get_ready,
    lay,
    lay_wrong,
    pipeline,
    place,
    play_round,
    racing,
    seated,
    solo,
    take,
    wait,
)
from tests.kit.noting import end_of, group_total, parts_met, parts_of_game
from tests.kit.variants import Variant

PUZZLE = SoloPuzzle("unique", 3, 6)


def met(match: Match, seat: int, action: int) -> list[str]:
    assert action in match.legal(seat)
    return parts_met(match.state, seat, action)


# How it ends


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_somebody_reaches_the_goal(mode: str) -> None:
    match = seated(mode=mode)
    while not match.over:
        play_round(match, 7, 0)
    assert end_of(match.state) == "goal"


def test_nobody_has_laid_a_tile_for_too_long() -> None:
    match = seated(patience=2)
    play_round(match, None, None)
    assert not match.over
    play_round(match, None, None)
    assert end_of(match.state) == "patience"


@pytest.mark.parametrize(("patience", "rounds"), [(5, ROUNDS), (0, LONGEST_GAME)])
def test_the_limit_of_rounds_is_reached(patience: int, rounds: int) -> None:
    match = racing(patience=patience)
    match.state.round_number = rounds
    wait(match, 300)
    assert end_of(match.state) == "rounds"


def test_a_puzzle_is_solved_or_not() -> None:
    solved, late, tired = racing(1, **solo(PUZZLE)), racing(1, mode="solo"), racing(1, **solo(PUZZLE))
    call(solved, 0, 6)
    wait(late, 300)
    tired.state.changes[0] = CHANGES
    call(tired, 0)
    assert [end_of(match.state) for match in (solved, late, tired)] == ["solved", "time", "changes"]


# What is met


def test_a_tile_is_laid_on_its_squares_and_taken_back() -> None:
    match = racing(mode="rookie")
    squares = [f"square {cell + 1}" for cell in (9, 10, 17, 18)]
    assert met(match, 0, place("twin", 0, 9)) == ["laid twin", *squares]
    assert met(match, 0, place("short", 0, 61 - 16)) == ["laid short", "square 46", "square 54", "square 62"]
    assert "square 64" in met(match, 0, place("twin", 0, 54))
    match.play(0, place("twin", 0, 9))
    assert met(match, 0, take("twin")) == ["taken twin"]


def test_boards_are_met_with_the_signal() -> None:
    match = seated(3)
    match.play(0, SAY_READY)
    match.play(1, SAY_READY)
    parts = met(match, 2, SAY_READY)
    get_ready_by_the_clock = met(match, CLOCK, TICK)
    match.play(2, SAY_READY)
    assert parts == get_ready_by_the_clock == [f"table_board {int(board) + 1}" for board in match.state.board[:3]]
    assert met(match, CLOCK, TICK) == []


def test_boards_of_the_other_set_are_a_group_of_their_own() -> None:
    match = seated(1, **solo(PUZZLE))
    assert met(match, 0, SAY_READY) == ["unique_board 3"]
    get_ready(match)
    lay(match, 0, 6)
    assert met(match, 0, CALL)[-2:] == ["length 6", "unique_solved 3"]


@pytest.mark.parametrize("tiles", [5, 6, 7])
def test_a_correct_call_meets_the_tiles_that_count(tiles: int) -> None:
    match = racing(3)
    lay(match, 1, tiles)
    counting = [f"counting {tile}" for tile, _, _ in pipeline(match, 1, tiles)]
    board = int(match.state.board[1]) + 1
    expected = ["verdict correct", *counting, f"length {tiles}", f"table_solved {board}"]
    assert sorted(met(match, 1, CALL)) == sorted(expected)


def test_a_wrong_call_meets_no_tiles() -> None:
    match = racing()
    lay_wrong(match, 0)
    assert met(match, 0, CALL) == ["verdict wrong"]


def test_the_last_call_is_like_any_other() -> None:
    match = racing()
    call(match, 0, 7)
    lay(match, 1, 5)
    parts = met(match, 1, CALL)
    assert "length 5" in parts
    assert "length 7" not in parts


def test_who_has_not_called_is_told_when_the_glass_has_run_out() -> None:
    match = racing(3)
    call(match, 0, 5)
    wait(match, 20)
    assert met(match, CLOCK, TICK) == ["verdict no_call", "verdict no_call"]


def test_a_wrong_call_alone_is_noted_once() -> None:
    match = racing(1, mode="solo")
    assert met(match, 0, CALL) == ["verdict wrong"]
    call(match, 0)
    assert met(match, CLOCK, TICK) == []


def test_time_is_up_alone() -> None:
    match = racing(1, mode="solo")
    wait(match, 290)
    assert met(match, CLOCK, TICK) == ["verdict no_call"]


def test_hints_are_for_a_tile_then_for_its_place() -> None:
    match = racing(1, **solo(PUZZLE))
    assert met(match, 0, HINT) == ["hint tile"]
    match.play(0, HINT)
    assert met(match, 0, HINT) == ["hint spot"]


# Whole games


def test_everyone_has_a_board_and_a_verdict_in_every_round() -> None:
    state, found = parts_of_game(Variant(TUBYRINTH, 3, {"mode": "rookie", "boards": "unique"}), 2)
    rounds = int(state.round_number)
    assert group_total(found, "unique_board") == group_total(found, "verdict") == 3 * rounds
    assert group_total(found, "length") == group_total(found, "unique_solved") == found["verdict correct"]
    assert group_total(found, "laid") <= group_total(found, "square") <= 4 * group_total(found, "laid")
