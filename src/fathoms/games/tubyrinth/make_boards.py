"""Makes the two sets of boards: `fathoms make-boards`. The same seed gives the same boards. (TUB-17, TUB-18)"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.rng import draw, new_rng, seed_from, shuffle
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.boards import (
    BOARDS,
    SHEETS,
    SIZES,
    Board,
    Cells,
    Edge,
    LaidPipeline,
    Side,
    canonical_form,
    draw_rows,
    grade_of,
    group_obstacles,
    neighbour_cells,
    pipeline_from_row,
    spots_of_row,
    write_boards,
    write_solutions,
)
from fathoms.games.tubyrinth.judge import ROW, find_clashes, find_joins, has_clash, laid_tiles, pipe_at_port
from fathoms.games.tubyrinth.solver import Solutions, solve
from fathoms.games.tubyrinth.state import HOUSE
from fathoms.games.tubyrinth.tiles import CELLS, MASK, PIPES, SIZE, TILE_NAMES, TWIN, TWIN_B, cell_bits

MOST_TRIPLES = 200
RULES = HOUSE["boards"]
Rng = NDArray[np.int64]
OnBoard = Callable[[Board], None]  # called with every board that is accepted


class BoardWithPipelines(NamedTuple):
    """A board that will do, with one pipeline of each number of tiles."""

    board: Board
    pipelines: dict[str, LaidPipeline]


# The ground


def thing_shapes() -> list[list[tuple[int, int]]]:
    """The shapes of buried things: rows and columns."""
    shapes = []
    for drawing in HOUSE["things"].values():
        rows = drawing.split("/")
        shapes.append([(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"])
    return shapes


THINGS = thing_shapes()


def drop_thing(rng: Rng, buried: set[int]) -> bool:
    """Bury one more thing somewhere, turned at random, touching no other."""
    shape = THINGS[draw(rng, len(THINGS))]
    for _ in range(draw(rng, 4)):
        shape = [(x, -y) for y, x in shape]
    top, first_column = draw(rng, SIZE), draw(rng, SIZE)
    places = [(top + y, first_column + x) for y, x in shape]
    if any(not (0 <= y < SIZE and 0 <= x < SIZE) for y, x in places):
        return False
    cells = {y * SIZE + x for y, x in places}
    if cells & buried or any(neighbour in buried for cell in cells for neighbour in neighbour_cells(cell)):
        return False
    buried |= cells
    return True


def bury_things(rng: Rng, fewest: int, most: int) -> Cells:
    """Ground with `fewest` to `most` squares of buried things."""
    target_size = fewest + draw(rng, most - fewest + 1)
    buried: set[int] = set()
    for _ in range(200):
        before = set(buried)
        if drop_thing(rng, buried) and len(buried) > target_size:
            buried = before
    return frozenset(buried)


def random_edge(rng: Rng, buried: Cells) -> Edge | None:
    """A free square at the border, by its outer side."""
    sides: tuple[Side, ...] = ("U", "R", "D", "L")
    side, offset = draw(rng, 4), draw(rng, SIZE)
    cell = (offset, offset * SIZE + SIZE - 1, (SIZE - 1) * SIZE + offset, offset * SIZE)[side]
    return None if cell in buried else (cell, sides[side])


def far_apart(a: Edge, b: Edge) -> bool:
    """Whether start and end are far enough apart: not round the corner from one another."""
    (y1, x1), (y2, x2) = divmod(a[0], SIZE), divmod(b[0], SIZE)
    return abs(y1 - y2) + abs(x1 - x2) >= SIZE - 2 and a[1] != b[1]


def random_board(rng: Rng, fewest: int, most: int) -> Board | None:
    """A random board with buried things, a start and an end; None if it is no good."""
    buried = bury_things(rng, fewest, most)
    start, end = random_edge(rng, buried), random_edge(rng, buried)
    if start is None or end is None or not far_apart(start, end) or len(buried) < fewest:
        return None
    return Board(name="", rows=draw_rows(buried), start=start, end=end)


def solve_board(board: Board, limit: int) -> Solutions:
    return solve(board.ground, board.start_port, board.end_port, limit=limit)


def complete_board(board: Board, solutions: Solutions) -> BoardWithPipelines:
    """The board with counts and grade, and a pipeline of each number of tiles, good for strict joins if possible."""
    board_with_counts = board.model_copy(
        update={"counts": {str(size): solutions.counts[size] for size in SIZES}, "grade": grade_of(solutions.counts)}
    )
    first_pipelines: dict[str, LaidPipeline] = {}
    for row in sorted(solutions.rows, key=lambda row: bool(has_clash(find_clashes(row), laid_tiles(row)))):
        first_pipelines.setdefault(str(np.count_nonzero(row)), order_along_water(row, board.start_port))
    return BoardWithPipelines(board_with_counts, {str(size): first_pipelines[str(size)] for size in SIZES})


def order_along_water(row: NDArray[np.int16], start: int) -> LaidPipeline:
    """A pipeline with its tiles in the order in which water reaches them."""
    joins = find_joins(row)
    order = [pipe_at_port(row, start)]
    for pipe in order:
        order += [other for other in range(PIPES) if joins >> (ROW * pipe + other) & 1 and other not in order]
    tiles = list(dict.fromkeys(TWIN if pipe == TWIN_B else pipe for pipe in order))
    return sorted(pipeline_from_row(row), key=lambda placement: tiles.index(TILE_NAMES.index(placement[0])))


# The table set


def make_table_set(seed: int, on_board: OnBoard) -> list[BoardWithPipelines]:
    """82 boards: easy, medium and hard ones, the two sides of a sheet alike as far as possible. (TUB-17)"""
    quotas = {grade: RULES[grade] for grade in ("easy", "medium", "hard")}
    finds: dict[str, list[BoardWithPipelines]] = {grade: [] for grade in quotas}
    known_forms = set()
    attempt = 0
    while any(len(finds[grade]) < quotas[grade] for grade in quotas):
        attempt += 1
        rng = new_rng(seed_from("table board", seed, attempt))
        board = random_board(rng, RULES["fewest_obstacles"], RULES["most_obstacles"])
        if board is None or canonical_form(board) in known_forms:
            continue
        solutions = solve_board(board, RULES["most_pipelines"])
        grade = grade_of(solutions.counts) if solutions.complete else ""
        if grade in quotas and len(finds[grade]) < quotas[grade]:
            known_forms.add(canonical_form(board))
            finds[grade].append(complete_board(board, solutions))
            on_board(finds[grade][-1].board)
    return name_sides([find for grade in quotas for find in finds[grade]])


def name_sides(finds: list[BoardWithPipelines]) -> list[BoardWithPipelines]:
    """Name boards after sheet and side: 1A, 1B, 2A, ..."""
    names = [f"{sheet}{side}" for sheet in range(1, SHEETS + 1) for side in "AB"]
    return [
        BoardWithPipelines(f.board.model_copy(update={"name": name}), f.pipelines)
        for name, f in zip(names, finds, strict=True)
    ]


# The 246: boards with one pipeline of each number of tiles


def make_unique_set(seed: int, on_board: OnBoard) -> list[BoardWithPipelines]:
    """82 boards with exactly one pipeline of 5, one of 6 and one of 7 tiles. (TUB-18)"""
    finds: list[BoardWithPipelines] = []
    known_forms = set()
    attempt = 0
    while len(finds) < BOARDS:
        attempt += 1
        board = unique_board(new_rng(seed_from("unique board", seed, attempt)))
        if board is not None and canonical_form(board) not in known_forms:
            solutions = solve_board(board, 1)
            assert grade_of(solutions.counts) == "unique", "obstacles only take solutions away"
            known_forms.add(canonical_form(board))
            finds.append(complete_board(board, solutions))
            on_board(finds[-1].board)
    return name_sides(finds)


def unique_board(rng: Rng) -> Board | None:
    """Bury more in a board with many pipelines until one of each number of tiles is left."""
    board = random_board(rng, 8, 18)
    if board is None:
        return None
    solutions = solve_board(board, RULES["most_pipelines"])
    if not solutions.complete or not grade_of(solutions.counts):
        return None
    sizes = np.count_nonzero(solutions.rows, axis=1).astype(np.int8)
    covers = np.array([np.bitwise_or.reduce(MASK[spots_of_row(row)]) for row in solutions.rows], np.int64)
    for free_cells in random_triples(rng, sizes, covers):
        obstacles = bury_the_rest(frozenset(board.obstacles), covers, free_cells)
        if obstacles is not None and looks_buried(obstacles):
            return board.model_copy(update={"rows": draw_rows(obstacles)})
    return None


@rule
def has_unique_sizes(sizes, covers, free):
    """Whether the free cells hold at most one pipeline of each number of tiles."""
    five, six, seven = 0, 0, 0
    for i in range(len(sizes)):
        if covers[i] & ~free == 0:
            if sizes[i] == 5:
                five += 1
            elif sizes[i] == 6:
                six += 1
            else:
                seven += 1
            if five > 1 or six > 1 or seven > 1:
                return False
    return True


@rule
def find_triples(sizes, covers, single, out):
    """Write the cells of all triples of pipelines, one of each size, that share their cells with no other; how many.

    `single` is room to note which pipelines do so by themselves.
    """
    for i in range(len(sizes)):
        single[i] = has_unique_sizes(sizes, covers, covers[i])
    count = 0
    for i in range(len(sizes)):
        if sizes[i] != 7 or not single[i]:
            continue
        for j in range(len(sizes)):
            if sizes[j] != 6 or not single[j] or not has_unique_sizes(sizes, covers, covers[i] | covers[j]):
                continue
            for k in range(len(sizes)):
                free = covers[i] | covers[j] | covers[k]
                if sizes[k] == 5 and single[k] and has_unique_sizes(sizes, covers, free):
                    out[count] = free
                    count += 1
                    if count == len(out):
                        return count
    return count


def random_triples(rng: Rng, sizes: NDArray[np.int8], covers: NDArray[np.int64]) -> list[int]:
    """Some cells that hold exactly one pipeline of each number of tiles, in random order."""
    cell_sets = np.zeros(MOST_TRIPLES, np.int64)
    count = int(find_triples(sizes, covers, np.zeros(len(sizes), np.bool_), cell_sets))
    shuffle(rng, cell_sets, count)
    return [int(cells) for cells in cell_sets[:count]]


def bury_the_rest(obstacles: Cells, covers: NDArray[np.int64], free_cells: int) -> Cells | None:
    """Obstacles that leave only pipelines inside `free_cells`: first those that end most others, next to something."""
    unwanted = covers[(covers & ~free_cells) != 0]
    choices = [cell for cell in range(CELLS) if not free_cells >> cell & 1 and cell not in obstacles]
    buried = set(obstacles)
    while len(unwanted):
        worth = {}
        for cell in choices:
            solutions_ended = int(np.count_nonzero(unwanted & cell_bits([cell])))
            is_near = any(neighbour in buried for neighbour in neighbour_cells(cell))
            worth[cell] = solutions_ended * (4 if is_near else 1)
        best = max(worth, key=lambda cell: (worth[cell], -cell), default=-1)
        if best < 0 or worth[best] == 0:
            return None
        buried.add(best)
        unwanted = unwanted[(unwanted & cell_bits([best])) == 0]
    return frozenset(buried)


def looks_buried(obstacles: Cells) -> bool:
    """Whether there are neither too few nor too many obstacles, and none stands alone."""
    crumbs = any(len(thing) == 1 for thing in group_obstacles(obstacles))
    return RULES["fewest_obstacles"] <= len(obstacles) <= RULES["most_obstacles"] and not crumbs


# The files


def make_set(name: str, seed: int, on_board: OnBoard) -> list[BoardWithPipelines]:
    """One of the two sets."""
    return make_table_set(seed, on_board) if name == "table" else make_unique_set(seed, on_board)


def write_set(folder: Path, name: str, finds: list[BoardWithPipelines]) -> None:
    """Write a set's boards, and the pipelines the bots and the hints use."""
    folder.mkdir(parents=True, exist_ok=True)
    boards = write_boards([find.board for find in finds])
    pipelines = write_solutions({find.board.name: find.pipelines for find in finds})
    (folder / f"{name}.json").write_text(boards, encoding="utf-8")
    (folder / f"{name}_solutions.json").write_text(pipelines, encoding="utf-8")
