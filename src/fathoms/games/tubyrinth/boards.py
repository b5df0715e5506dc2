"""Boards: how they are written down, and the two sets that come with the game. (TUB-1, TUB-2, TUB-17, TUB-18)"""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, TypeAdapter, model_validator

from fathoms.core.input_errors import describe_input_error, describe_system_error
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.tiles import (
    CELLS,
    FACING,
    OUTSIDE,
    PLACEMENTS,
    SIZE,
    STEPS,
    TILE_COUNT,
    TILE_NAMES,
    cell_bits,
    port_of,
)

Side = Literal["U", "R", "D", "L"]
Edge = tuple[int, Side]  # a border cell and its outer side
Cells = frozenset[int]
LaidPipeline = list[tuple[str, int, int]]  # a pipeline: tile, orientation, cell of the top left corner

SETS = ("table", "unique")
SHEETS = 41  # boards in a set, printed on two sides
BOARDS = SHEETS * 2
OWN = len(SETS) * BOARDS  # the number of a board that someone has drawn (see drawing.py)
OWN_NAME = "own"
SIZES = (5, 6, 7)  # numbers of tiles a pipeline may count


class Board(BaseModel):
    """One side of a board, as it stands in a board file."""

    model_config = ConfigDict(extra="forbid")

    name: str
    rows: list[str]  # eight rows of eight: # obstacle, . free
    start: Edge
    end: Edge
    counts: dict[str, int] = {}  # how many pipelines there are of each number of tiles
    grade: str = ""

    @model_validator(mode="after")
    def fits_the_rules(self) -> Self:
        if len(self.rows) != SIZE or any(len(row) != SIZE or set(row) - set("#.") for row in self.rows):
            raise Refusal("tub-drawing-rows")
        for cell, side in (self.start, self.end):
            if not 0 <= cell < CELLS or FACING[port_of(cell, side)] != OUTSIDE:
                raise Refusal("tub-drawing-edge", given=f"{cell} {side}")
            if self.rows[cell // SIZE][cell % SIZE] == "#":
                raise Refusal("tub-drawing-blocked", row=cell // SIZE + 1, column=cell % SIZE + 1)
        if self.start == self.end:
            raise Refusal("tub-drawing-same")
        return self

    @property
    def obstacles(self) -> list[int]:
        return [cell for cell in range(CELLS) if self.rows[cell // SIZE][cell % SIZE] == "#"]

    @property
    def ground(self) -> int:
        """The obstacles as a bit set."""
        return cell_bits(self.obstacles)

    @property
    def start_port(self) -> int:
        return port_of(*self.start)

    @property
    def end_port(self) -> int:
        return port_of(*self.end)


def read_boards(path: Path) -> list[Board]:
    """The boards in a file: one, or a list of them."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return TypeAdapter(list[Board]).validate_python(data if isinstance(data, list) else [data])
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), **describe_system_error(error)) from error
    except ValueError as error:
        raise Refusal("tub-not-a-board", file=str(path), **describe_input_error(error)) from error


def write_boards(boards: list[Board]) -> str:
    """Boards as readable JSON: the rows of each under one another."""
    blocks = []
    for board in boards:
        rows = ",\n".join(f'    "{row}"' for row in board.rows)
        keys = ("start", "end", "counts", "grade")
        rest = ",\n".join(f'  "{key}": {json.dumps(getattr(board, key))}' for key in keys)
        blocks.append(f'{{\n  "name": {json.dumps(board.name)},\n  "rows": [\n{rows}\n  ],\n{rest}\n}}')
    return "[\n" + ",\n".join(blocks) + "\n]\n"


def write_solutions(solutions: dict[str, dict[str, LaidPipeline]]) -> str:
    """One pipeline for each board and number of tiles, a line each."""
    blocks = []
    for name, by_size in solutions.items():
        lines = ",\n".join(f'    "{size}": {json.dumps(pipeline)}' for size, pipeline in by_size.items())
        blocks.append(f"  {json.dumps(name)}: {{\n{lines}\n  }}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def pipeline_from_row(row: NDArray[np.int16]) -> LaidPipeline:
    """A row of the solver as tiles with their places."""
    return [
        (TILE_NAMES[tile], (int(code) - 1) // CELLS, (int(code) - 1) % CELLS) for tile, code in enumerate(row) if code
    ]


def row_from_pipeline(pipeline: LaidPipeline) -> NDArray[np.int16]:
    """Tiles with their places as a row: 1 + placement for each tile, 0 = not used."""
    row = np.zeros(TILE_COUNT, np.int16)
    for name, orientation, cell in pipeline:
        row[TILE_NAMES.index(name)] = 1 + orientation * CELLS + cell
    return row


def write_pipeline(row: NDArray[np.int16]) -> str:
    """Tiles with orientation and cell: `short 3@12`."""
    return ", ".join(f"{tile} {orientation}@{cell}" for tile, orientation, cell in pipeline_from_row(row))


# The sets that come with the game


def _read_set_file(name: str) -> str:
    return files(__package__).joinpath("sets", name).read_text(encoding="utf-8")


@cache
def load_set(name: str) -> tuple[Board, ...]:
    """The 82 boards of a set: both sides of 41 sheets, one after the other."""
    return tuple(TypeAdapter(list[Board]).validate_json(_read_set_file(f"{name}.json")))


@cache
def load_solutions(name: str) -> dict[str, dict[str, LaidPipeline]]:
    """For each board of a set, one pipeline of each number of tiles."""
    return TypeAdapter(dict[str, dict[str, LaidPipeline]]).validate_json(_read_set_file(f"{name}_solutions.json"))


GRADES = ("easy", "medium", "hard", "unique")


def grade_of(counts: dict[int, int]) -> str:
    """The grade of a board by how many pipelines it has in all; "" if it fits none. (TUB-17, TUB-18)"""
    if any(counts[size] == 0 for size in SIZES):
        return ""
    if all(counts[size] == 1 for size in SIZES):
        return "unique"
    total = sum(counts.values())
    return "easy" if total >= 200 else "medium" if total >= 50 else "hard" if total >= 10 else ""


class BoardTables(NamedTuple):
    """Both sets as arrays, for the rules and the bots. A board is set * 82 + sheet * 2 + side.

    The last row is for a board that someone has drawn: no one knows a pipeline for it.
    """

    ground: NDArray[np.int64]  # [board]: obstacles, one bit each
    start: NDArray[np.int16]  # [board]: port
    end: NDArray[np.int16]  # [board]: port
    grade: NDArray[np.int8]  # [board]: GRADES
    pipeline: NDArray[np.int16]  # [board, tiles - 5, tile]: 1 + placement, 0 = the tile is not used
    order: NDArray[np.int8]  # [board, tiles - 5, n]: the n-th tile from the start; -1 = no more


def make_board_tables() -> BoardTables:
    boards = [board for name in SETS for board in load_set(name)]
    pipeline = np.zeros((OWN + 1, len(SIZES), TILE_COUNT), np.int16)
    order = np.full((OWN + 1, len(SIZES), TILE_COUNT), -1, np.int8)
    for number, board in enumerate(boards):
        solutions = load_solutions(SETS[number // BOARDS])[board.name]
        for index, size in enumerate(SIZES):
            pipeline[number, index] = row_from_pipeline(solutions[str(size)])
            order[number, index, :size] = [TILE_NAMES.index(name) for name, _, _ in solutions[str(size)]]
    return BoardTables(
        np.array([*(board.ground for board in boards), 0], np.int64),
        np.array([*(board.start_port for board in boards), 0], np.int16),
        np.array([*(board.end_port for board in boards), 0], np.int16),
        np.array([*(GRADES.index(board.grade) for board in boards), GRADES.index("hard")], np.int8),
        pipeline,
        order,
    )


# Looks


def draw_rows(buried: Cells) -> list[str]:
    """The rows of a board with these obstacles."""
    return ["".join("#" if y * SIZE + x in buried else "." for x in range(SIZE)) for y in range(SIZE)]


def neighbour_cells(cell: int) -> list[int]:
    row, column = divmod(cell, SIZE)
    places = [(row + down, column + right) for down, right in STEPS]
    return [y * SIZE + x for y, x in places if 0 <= y < SIZE and 0 <= x < SIZE]


def group_obstacles(obstacles: Cells) -> list[Cells]:
    """The buried things: obstacles that touch one another, in reading order."""
    remaining, things = set(obstacles), []
    while remaining:
        thing, edge = set(), [min(remaining)]
        while edge:
            cell = edge.pop()
            if cell in remaining:
                remaining.remove(cell)
                thing.add(cell)
                edge += neighbour_cells(cell)
        things.append(frozenset(thing))
    return things


# Sameness


def turned_board(board: Board, orientation: int) -> tuple[int, int, int]:
    """The board turned and turned over: obstacles, start and end (in either order, as water runs both ways)."""

    def move(cell: int, side: int) -> tuple[int, int]:
        row, column = divmod(cell, SIZE)
        if orientation >= 4:
            column, side = SIZE - 1 - column, -side % 4
        for _ in range(orientation % 4):
            row, column, side = column, SIZE - 1 - row, (side + 1) % 4
        return row * SIZE + column, side

    ground = sum(1 << move(cell, 0)[0] for cell in board.obstacles)
    first, last = sorted(
        cell * 4 + side for cell, side in (move(port // 4, port % 4) for port in (board.start_port, board.end_port))
    )
    return ground, first, last


def canonical_form(board: Board) -> tuple[int, int, int]:
    """The same for two boards exactly if they are the same up to turning and mirroring."""
    return min(turned_board(board, orientation) for orientation in range(8))


def spots_of_row(row: NDArray[np.int16]) -> list[int]:
    """The placements of a row: tile * 512 + placement."""
    return [tile * PLACEMENTS + int(code) - 1 for tile, code in enumerate(row) if code]
