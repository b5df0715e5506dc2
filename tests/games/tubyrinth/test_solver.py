"""The solver, against the judge and against an independent method."""

import time

import numpy as np
import pytest

from fathoms.games.tubyrinth.boards import SIZES, Board, load_set, pipeline_from_row
from fathoms.games.tubyrinth.judge import counting_tiles, laid_tiles
from fathoms.games.tubyrinth.solver import solve
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_NAMES, covered_cells, laid_pipes
from tests.games.tubyrinth import independent

EVERY_EIGHTH = range(0, 82, 8)
# Boards of all grades with much buried in them: elsewhere the other method would take too long.
CHECKED = {
    "unique": (7, 21, 23, 25, 29, 36, 38, 42, 60, 69, 70),
    "table": (1, 2, 22, 27, 39, 48, 51, 59, 60, 61, 66),
}
ELEVEN_OF_EACH = [(boards, number) for boards, numbers in CHECKED.items() for number in numbers]


def all_of(board: Board, sizes: tuple[int, ...] = SIZES, **limits: int) -> list[np.ndarray]:
    return list(solve(board.ground, board.start_port, board.end_port, sizes, **limits).rows)


def as_places(row: np.ndarray) -> independent.Pipeline:
    """A solution of ours as the independent method writes it."""

    def point(cell: int) -> complex:
        return complex(cell % 8, cell // 8)

    places = []
    for tile, code in enumerate(row):
        if code:
            cells = frozenset(point(cell) for cell in covered_cells(tile, int(code) - 1))
            pipes = [
                frozenset((point(cell), independent.WAYS[side]) for cell, sides in pipe.items() for side in sides)
                for pipe in laid_pipes(tile, int(code) - 1)
            ]
            places.append(independent.Place(TILE_NAMES[tile], cells, tuple(pipes)))
    return frozenset(places)


def agrees(board: Board, size: int) -> None:
    ours = {as_places(row) for row in all_of(board, (size,))}
    assert ours == independent.pipelines(board, size)
    assert len(ours) == board.counts[str(size)]


@pytest.mark.slow
@pytest.mark.rule("TUB-19")
@pytest.mark.parametrize(
    ("boards", "number", "size"), [("unique", 7, 5), ("unique", 23, 7), ("table", 60, 6), ("table", 27, 7)]
)
def test_a_constraint_solver_finds_the_same_pipelines(boards: str, number: int, size: int) -> None:
    agrees(load_set(boards)[number], size)


@pytest.mark.slow
@pytest.mark.rule("TUB-19")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("boards", "number"), ELEVEN_OF_EACH)
def test_a_constraint_solver_finds_the_same_on_eleven_boards_of_each_set(boards: str, number: int, size: int) -> None:
    agrees(load_set(boards)[number], size)


@pytest.mark.rule("TUB-19")
def test_it_lists_every_solution_once() -> None:
    for number in EVERY_EIGHTH:
        rows = all_of(load_set("table")[number])
        assert len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.rule("TUB-5", "TUB-7", "TUB-19")
def test_the_judge_counts_all_tiles_of_every_solution() -> None:
    for board in load_set("table")[::6]:
        for row in all_of(board):
            size = np.count_nonzero(row)
            assert counting_tiles(row, board.start_port, board.end_port, 1 << size, False) == laid_tiles(row)
            cells = [cell for tile, code in enumerate(row) if code for cell in covered_cells(tile, int(code) - 1)]
            assert len(cells) == len(set(cells))
            assert not set(cells) & set(board.obstacles)


@pytest.mark.rule("TUB-19")
def test_the_way_round_does_not_matter() -> None:
    for board in load_set("table")[1::20]:
        back = solve(board.ground, board.end_port, board.start_port)
        assert {row.tobytes() for row in back.rows} == {row.tobytes() for row in all_of(board)}


@pytest.mark.rule("TUB-19")
def test_water_that_passes_the_twin_twice_is_found() -> None:
    """A board around a pipeline that uses both pipes of the twin: everything else is an obstacle."""
    laid = {"short": 32, "r": 64 + 50, "long": 64 + 9, "twin": 4 * 64 + 41, "t": 64 + 26, "l": 6 * 64}
    free = np.bitwise_or.reduce([MASK[TILE_NAMES.index(tile) * PLACEMENTS + place] for tile, place in laid.items()])
    found = solve(int(~free), 40 * 4 + 3, 1 * 4, (6,))
    expected = sorted((tile, place // 64, place % 64) for tile, place in laid.items())
    assert expected in [sorted(pipeline_from_row(row)) for row in found.rows]


def test_it_can_look_for_some_numbers_of_tiles_only() -> None:
    board = load_set("table")[30]
    for size in SIZES:
        found = solve(board.ground, board.start_port, board.end_port, (size,))
        assert found.counts == {size: board.counts[str(size)]}
        assert len(found.rows) == board.counts[str(size)]
        assert all(np.count_nonzero(row) == size for row in found.rows)


def test_it_stops_early_when_there_are_too_many() -> None:
    board = load_set("table")[0]
    found = solve(board.ground, board.start_port, board.end_port, limit=3)
    assert not found.complete
    assert max(found.counts.values()) == 4
    assert solve(board.ground, board.start_port, board.end_port).complete


def test_more_solutions_than_room_are_all_listed() -> None:
    found = solve(0, 3, 63 * 4 + 1, (5,))
    assert len(found.rows) == found.counts[5] > 8192
    assert len({row.tobytes() for row in found.rows}) == len(found.rows)


@pytest.mark.rule("TUB-19")
def test_a_typical_board_takes_a_tenth_of_a_second_at_most() -> None:
    boards = load_set("table")[::4]
    all_of(boards[0])  # compiled by now
    times = []
    for board in boards:
        began = time.thread_time()
        all_of(board)
        times.append(time.thread_time() - began)
    assert sorted(times)[len(times) // 2] < 0.1
