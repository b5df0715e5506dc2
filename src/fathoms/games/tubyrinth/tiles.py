"""The seven tiles of Tubyrinth, turned and turned over, and where they can lie.

A side of a cell is a *port*: cell * 4 + side. An opening of a tile that lies on the board is at a port; two openings
join where their ports face each other.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SIZE = 8  # a board is 8 x 8 squares (TUB-1)
CELLS = SIZE * SIZE

# Sides, clockwise.
SIDES = "URDL"
U, R, D, L = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row, column
PORTS = CELLS * 4
OUTSIDE = -1

Pipe = dict[tuple[int, int], str]  # the cells of a pipe, with the sides that are open


class Tile(NamedTuple):
    """A tile as it comes out of the box. All its cells are joined inside, except where it carries two pipes."""

    name: str
    pipes: tuple[Pipe, ...]


TILES = (  # TUB-3
    Tile("short", ({(0, 0): "U", (1, 0): "L", (2, 0): "R"},)),
    Tile("r", ({(0, 0): "L", (0, 1): "R", (1, 1): "L"},)),
    Tile("long", ({(0, 0): "U", (0, 1): "D", (0, 2): "U", (0, 3): "R"},)),
    Tile("twin", ({(0, 0): "U", (0, 1): "U"}, {(1, 0): "D", (1, 1): "R"})),
    Tile("t", ({(0, 0): "UD", (0, 1): "", (0, 2): "R", (1, 1): "R"},)),
    Tile("z", ({(0, 1): "U", (1, 1): "D", (1, 0): "U", (2, 0): "L"},)),
    Tile("l", ({(0, 0): "R", (1, 0): "L", (2, 0): "L", (2, 1): "D"},)),
)
TILE_COUNT = len(TILES)
TILE_NAMES = [tile.name for tile in TILES]
TWIN = 3
TWIN_B = TILE_COUNT  # pipes are numbered like their tiles; the twin's second pipe comes last
PIPES = TILE_COUNT + 1
ALL_TILES = (1 << TILE_COUNT) - 1

# Orientations: 0-3 quarter turns clockwise; 4-7 turned over first (left and right swapped), then turned. (TUB-4)
ORIENTATIONS = 8
MOST_CELLS = 4
MOST_OPENINGS = 4


def turn_clockwise(pipe: Pipe) -> Pipe:
    """A quarter turn clockwise."""
    right = dict(zip("URDL", "RDLU", strict=True))
    return {(column, -row): "".join(right[s] for s in open_) for (row, column), open_ in pipe.items()}


def mirror(pipe: Pipe) -> Pipe:
    """Left and right swapped."""
    swap = dict(zip("URDL", "ULDR", strict=True))
    return {(row, -column): "".join(swap[s] for s in open_) for (row, column), open_ in pipe.items()}


def oriented_pipes(tile: int, orientation: int) -> tuple[Pipe, ...]:
    """The pipes of a tile in that orientation, its bounding box at row 0 and column 0."""
    pipes = TILES[tile].pipes
    if orientation >= 4:
        pipes = tuple(mirror(pipe) for pipe in pipes)
    for _ in range(orientation % 4):
        pipes = tuple(turn_clockwise(pipe) for pipe in pipes)
    top = min(row for pipe in pipes for row, _ in pipe)
    first_column = min(column for pipe in pipes for _, column in pipe)
    return tuple({(row - top, column - first_column): open_ for (row, column), open_ in pipe.items()} for pipe in pipes)


# A placement is where one tile lies: orientation * 64 + the cell of its bounding box's top left corner.
# What lies where is kept as 1 + placement for each tile, 0 = not laid.
PLACEMENTS = ORIENTATIONS * CELLS


class TileTables(NamedTuple):
    """Geometry for the rules and the solver."""

    mask: NDArray[np.int64]  # [tile * 512 + placement]: its cells, one bit each; 0 = it does not fit into the board
    corners: NDArray[np.int64]  # [tile * 8 + orientation]: the cells where it fits into the board, one bit each
    covers: NDArray[np.int64]  # [tile * 8 + orientation, n]: its cells when it lies at cell 0; one may come twice
    openings: NDArray[np.int8]  # [tile * 8 + orientation]: how many openings
    at: NDArray[np.int16]  # [tile * 8 + orientation, opening]: its port when the tile lies at cell 0
    pipe: NDArray[np.int8]  # [tile * 8 + orientation, opening]: the pipe it belongs to
    facing: NDArray[np.int16]  # [port]: the port it faces; OUTSIDE at the edge of the board


def cell_bits(cells: list[int]) -> int:
    """Cells as a bit set in a signed 64-bit number: the last cell is its sign."""
    total = sum(1 << cell for cell in cells)
    return total - (1 << CELLS) if total >> (CELLS - 1) else total


def make_tile_tables() -> TileTables:
    mask = np.zeros(TILE_COUNT * PLACEMENTS, np.int64)
    shapes = TILE_COUNT * ORIENTATIONS
    openings, at = np.zeros(shapes, np.int8), np.zeros((shapes, MOST_OPENINGS), np.int16)
    pipe_of = np.zeros((shapes, MOST_OPENINGS), np.int8)
    corners, covers = np.zeros(shapes, np.int64), np.zeros((shapes, MOST_CELLS), np.int64)
    for shape in range(shapes):
        tile, orientation = divmod(shape, ORIENTATIONS)
        pipes = oriented_pipes(tile, orientation)
        cells = [cell for pipe in pipes for cell in pipe]
        covers[shape] = [row * SIZE + column for row, column in (cells + cells[-1:])[:MOST_CELLS]]
        for number, pipe in enumerate(pipes):
            for (row, column), open_ in pipe.items():
                for side in open_:
                    at[shape, openings[shape]] = (row * SIZE + column) * 4 + SIDES.index(side)
                    pipe_of[shape, openings[shape]] = TWIN_B if number else tile
                    openings[shape] += 1
        for top in range(SIZE - max(row for row, _ in cells)):
            for first_column in range(SIZE - max(column for _, column in cells)):
                cells_there = [(top + row) * SIZE + first_column + column for row, column in cells]
                mask[shape * CELLS + top * SIZE + first_column] = cell_bits(cells_there)
                corners[shape] |= 1 << (top * SIZE + first_column)
    return TileTables(mask, corners, covers, openings, at, pipe_of, facing_ports())


def facing_ports() -> NDArray[np.int16]:
    facing = np.full(PORTS, OUTSIDE, np.int16)
    for port in range(PORTS):
        row, column = divmod(port // 4, SIZE)
        row, column = row + STEPS[port % 4][0], column + STEPS[port % 4][1]
        if 0 <= row < SIZE and 0 <= column < SIZE:
            facing[port] = (row * SIZE + column) * 4 + (port + 2) % 4
    return facing


TABLES = make_tile_tables()
MASK, CORNERS, COVERS, OPENINGS, AT, PIPE_OF, FACING = TABLES
FITTING = int(np.count_nonzero(MASK))  # placements inside the board, of all tiles together


def covered_cells(tile: int, placement: int) -> list[int]:
    """The cells a tile covers, in reading order."""
    bit_set = int(MASK[tile * PLACEMENTS + placement])
    return [cell for cell in range(CELLS) if bit_set >> cell & 1]


def laid_pipes(tile: int, placement: int) -> list[dict[int, str]]:
    """The pipes of a tile on the board: cells with their open sides."""
    orientation, corner = divmod(placement, CELLS)
    pipes = oriented_pipes(tile, orientation)
    return [{corner + row * SIZE + column: open_ for (row, column), open_ in pipe.items()} for pipe in pipes]


def port_of(cell: int, side: str) -> int:
    """The port at a side of a cell."""
    return cell * 4 + SIDES.index(side)


Row = Any  # what lies where: 1 + placement for each of the seven tiles, 0 = not laid
