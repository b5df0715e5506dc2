"""Judges pipelines: whether one is correct, and which of its tiles count. (TUB-6 to TUB-8)

Pipes are numbered like their tiles, the twin's second pipe last. Joins are kept as one number: eight bits for each
pipe, the pipes it is joined to. (The highest bit would join the last pipe to itself, so the number is never negative.)
"""

from fathoms.core.bits import ones
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.tiles import (
    AT,
    CELLS,
    FACING,
    MASK,
    OPENINGS,
    ORIENTATIONS,
    PIPE_OF,
    PIPES,
    PLACEMENTS,
    TILE_COUNT,
    TWIN,
    TWIN_B,
)

ROW = 8  # bits of a pipe's joins


@rule
def laid_tiles(placements):
    """The tiles on the board, as a bit set."""
    tiles = 0
    for tile in range(TILE_COUNT):
        if placements[tile]:
            tiles |= 1 << tile
    return tiles


@rule
def shape_of(placements, tile):
    """The tile as it is turned: tile * 8 + orientation."""
    return tile * ORIENTATIONS + (int(placements[tile]) - 1) // CELLS


@rule
def opening_port(placements, tile, opening_index):
    """Where on the board an opening of a tile is."""
    corner = (int(placements[tile]) - 1) % CELLS
    return int(AT[shape_of(placements, tile), opening_index]) + corner * 4


@rule
def cells_of_spot(spot):
    """The cells a tile covers at a spot (tile * 512 + placement), one bit each; 0 = it does not fit into the board.

    A rule of its own, as a GPU has room for one copy of this table, and every rule that reads one has a copy of it.
    """
    return MASK[spot]


@rule
def tile_at_cell(placements, cell):
    """The tile that covers a cell; -1 = none."""
    for tile in range(TILE_COUNT):
        if placements[tile] and (int(cells_of_spot(tile * PLACEMENTS + int(placements[tile]) - 1)) >> cell) & 1:
            return tile
    return -1


@rule
def pipe_at_port(placements, port):
    """The pipe with an opening at a port; -1 = none."""
    tile = tile_at_cell(placements, port // 4)
    if tile >= 0:
        shape = shape_of(placements, tile)
        for opening_index in range(int(OPENINGS[shape])):
            if opening_port(placements, tile, opening_index) == port:
                return int(PIPE_OF[shape, opening_index])
    return -1


@rule
def find_joins(placements):
    """Which pipes are joined: neighbours with openings at the two sides of a common edge. (TUB-6)"""
    joins = 0
    for tile in range(TILE_COUNT):
        if placements[tile]:
            shape = shape_of(placements, tile)
            for opening_index in range(int(OPENINGS[shape])):
                across = int(FACING[opening_port(placements, tile, opening_index)])
                other = pipe_at_port(placements, across) if across >= 0 else -1
                if other >= 0:
                    joins |= 1 << (ROW * int(PIPE_OF[shape, opening_index]) + other)
    return joins


@rule
def find_clashes(placements):
    """Which tiles have an opening that faces the blank side of which: as joins are kept. (TUB-6, strict joins)"""
    clashes = 0
    for tile in range(TILE_COUNT):
        if placements[tile]:
            for opening_index in range(int(OPENINGS[shape_of(placements, tile)])):
                across = int(FACING[opening_port(placements, tile, opening_index)])
                if across >= 0 and pipe_at_port(placements, across) < 0:
                    other = tile_at_cell(placements, across // 4)
                    if other >= 0 and other != tile:
                        clashes |= 1 << (ROW * tile + other)
    return clashes


@rule
def pipes_of_tiles(tiles):
    """The pipes of a set of tiles."""
    return tiles | ((tiles >> TWIN) & 1) << TWIN_B


@rule
def reached_pipes(joins, pipes, source):
    """The pipes among `pipes` that water from pipe `source` reaches."""
    wet, before = (1 << source) & pipes, 0
    while wet != before:
        before = wet
        for pipe in range(PIPES):
            if wet >> pipe & 1:
                wet |= (joins >> (ROW * pipe)) & pipes
    return wet


@rule
def connects(joins, pipes, source, drain):
    """Whether joins among `pipes` lead from one pipe to another."""
    return reached_pipes(joins, pipes, source) >> drain & 1 == 1


@rule
def all_tiles_needed(joins, tiles, source, drain):
    """Whether these tiles connect start and end, and would not without any one of them. (TUB-7)"""
    if not connects(joins, pipes_of_tiles(tiles), source, drain):
        return False
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1 and connects(joins, pipes_of_tiles(tiles & ~(1 << tile)), source, drain):
            return False
    return True


@rule
def count_tiles(tiles):
    """How many tiles a set has."""
    return ones(tiles)


@rule
def has_clash(clashes, tiles):
    """Whether an opening of one of these tiles faces the blank side of another of them."""
    facing = 0
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1:
            facing |= (clashes >> (ROW * tile)) & tiles
    return facing != 0


@rule
def counting_tiles(placements, start, end, sizes, strict):
    """The tiles that count, as a bit set: the largest set of needed tiles of a wanted size; 0 = not correct.

    `start` and `end` are ports, `sizes` has a bit for each number of tiles that will do. (TUB-7, TUB-8)
    """
    source, drain = pipe_at_port(placements, start), pipe_at_port(placements, end)
    if source < 0 or drain < 0:
        return 0
    on_board = laid_tiles(placements)
    joins = find_joins(placements)
    clashes = find_clashes(placements) if strict else 0
    best, best_size = 0, 0
    tiles = on_board
    while tiles:
        size = count_tiles(tiles)
        will_do = size >= best_size and sizes >> size & 1 == 1
        if will_do and all_tiles_needed(joins, tiles, source, drain) and not has_clash(clashes, tiles):
            best, best_size = tiles, size
        tiles = (tiles - 1) & on_board  # the next set of tiles that lie there
    return best
