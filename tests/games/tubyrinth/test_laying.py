"""Where a tile may be laid, square by square, and that a seat is offered this and nothing else."""

from functools import cache

import pytest

from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, TAKE, THINK, TICK
from fathoms.games.tubyrinth.boards import load_set
from fathoms.games.tubyrinth.rules import is_allowed, occupied_cells
from fathoms.games.tubyrinth.state import CHANGES
from fathoms.games.tubyrinth.tiles import PLACEMENTS, TILE_COUNT, covered_cells
from tests.games.tubyrinth.table import pipeline, place, racing

CORNER = next(number for number, board in enumerate(load_set("table")) if 0 in board.obstacles)


@cache
def squares(tile: int, placement: int) -> frozenset[int]:
    return frozenset(covered_cells(tile, placement))


def changes(match: Match, obstacles: list[int]) -> list[int]:
    """Every way to lay, to move and to take back a tile of the first seat."""
    laid = [int(place) for place in match.state.laid[0]]
    found = []
    for tile in range(TILE_COUNT):
        others = [squares(other, laid[other] - 1) for other in range(TILE_COUNT) if other != tile and laid[other]]
        taken = frozenset(obstacles).union(*others)
        places = [placement for placement in range(PLACEMENTS) if squares(tile, placement)]
        free = [placement for placement in places if not squares(tile, placement) & taken]
        found += [PLACE + tile * PLACEMENTS + placement for placement in free if placement != laid[tile] - 1]
        found += [TAKE + tile] if laid[tile] else []
    return found


@pytest.mark.rule("TUB-5")
def test_tiles_are_laid_on_free_squares_without_overlap() -> None:
    match = racing()
    board = load_set("table")[int(match.state.board[0])]
    for tile in [None, *pipeline(match, 0, 7)]:
        if tile:
            match.play(0, place(*tile))
        assert match.legal(0) == [*changes(match, board.obstacles), CALL, THINK]


@pytest.mark.rule("TUB-5", "TUB-14")
def test_rookies_lay_tiles_on_any_obstacle() -> None:
    match = racing(mode="rookie")
    match.state.board[0] = CORNER
    assert match.legal(0) == [*changes(match, []), CALL, THINK]


def test_the_clock_can_only_tick() -> None:
    assert racing().legal(CLOCK) == [TICK]


@pytest.mark.parametrize("tiles", [0, 3, 7])
@pytest.mark.parametrize("changed", [CHANGES - 1, CHANGES])
@pytest.mark.parametrize("mode", ["basic", "solo"])
def test_just_what_is_offered_is_allowed(mode: str, changed: int, tiles: int) -> None:
    match = racing(players=1, mode=mode)
    for tile in pipeline(match, 0, 7)[:tiles]:
        match.play(0, place(*tile))
    match.state.changes[0] = changed
    taken = occupied_cells(match.state, 0)
    assert [action for action in range(TICK) if is_allowed(match.state, 0, action, taken)] == sorted(match.legal(0))
    assert (HINT in match.legal(0)) == (mode == "solo")
