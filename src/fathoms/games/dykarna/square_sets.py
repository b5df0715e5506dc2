"""Sets of squares in Dykarna: all squares that have something in common at once, as bits of three words.

A set is a tuple of three numbers, each for four rows of the sea, the shore beside them included. While a bot thinks,
what is known of the sea lies in the `room` of the record it is given, layer by layer: a number for each row, and a bit
for each square.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.chain import arrows_of
from fathoms.games.dykarna.state import (
    ACROSS,
    CURRENT,
    DIRECTIONS,
    DOWN,
    ISLAND,
    KINDS,
    MUD,
    OPEN,
    SEAHORSE,
    TURTLE,
    TUSSOCKS,
    URCHIN,
    WAYS,
    WHIRL,
    WIDTH,
)

ROWS = 4  # in one number
BITS = ROWS * WIDTH
ALL = (1 << BITS) - 1
FIRST = WIDTH  # the first square of the first row of the sea
HIGH = 3 * ROWS  # rows
STRIDE = tuple(DOWN[way] * WIDTH + ACROSS[way] for way in range(WAYS))  # from a square that way
Squares = tuple[int, int, int]
NONE: Squares = (0, 0, 0)

# Layers of the sea.
FIRM = 0  # + moves - 1: tiles that a diver can enter, with treasure, and leave again after so many moves
ISLANDS = TUSSOCKS
WHIRLS = ISLANDS + 1
SEAHORSES = WHIRLS + 1
GOLD = SEAHORSES + 1  # treasure lies there
HIDDEN = GOLD + 1  # face down
FLOWS = HIDDEN + 1  # + direction: currents that may go there
LAYERS = FLOWS + DIRECTIONS


def layer_of(kind: int) -> int:
    """The layer a kind of tile belongs to; -1: none."""
    if OPEN <= kind < ISLAND:
        return FIRM
    if MUD <= kind < URCHIN:
        return FIRM + 1 + kind - MUD
    return {TURTLE: FIRM + 1, ISLAND: ISLANDS, WHIRL: WHIRLS, SEAHORSE: SEAHORSES}.get(kind, -1)


LAYER = tuple(layer_of(kind) for kind in range(KINDS))


# The layers


@rule
def fill_sea_layers(s):
    """Write the layers of the known sea."""
    side = int(s.side)
    for row in range(side):
        for column in range(1, side + 1):
            square = FIRST + row * WIDTH + column
            tile = int(s.tile[square])
            if tile < 0:
                mark_square(s, HIDDEN, row, column)
            elif tile >= CURRENT:
                arrows = arrows_of(s, square)
                for direction in range(DIRECTIONS):
                    if arrows >> direction & 1:
                        mark_square(s, FLOWS + direction, row, column)
            else:
                if LAYER[tile] >= 0:
                    mark_square(s, LAYER[tile], row, column)
                if s.treasure[square, 0]:
                    mark_square(s, GOLD, row, column)


@rule
def mark_square(s, which, row, column):
    s.room[HIGH * which + row] |= 1 << column


@rule
def wipe_layers(s, layers):
    """Clear the layers, so that the record is as it was."""
    for i in range(HIGH * layers):
        s.room[i] = 0


@rule
def four_rows(s, first):
    rows = 0
    for row in range(ROWS):
        rows |= int(s.room[first + row]) << (row * WIDTH)
    return rows


@rule
def read_layer(s, which):
    """A layer as a set."""
    first = HIGH * which
    return four_rows(s, first), four_rows(s, first + ROWS), four_rows(s, first + 2 * ROWS)


@rule
def write_layer(s, which, squares):
    """A set as a layer."""
    for row in range(ROWS):
        for part in range(3):
            s.room[HIGH * which + ROWS * part + row] = squares[part] >> (row * WIDTH) & ((1 << WIDTH) - 1)


# Sets


@rule
def square_set(square):
    """One square as a set; none if it is 0."""
    if square == 0:
        return NONE
    i = square - FIRST
    bit = 1 << i % BITS
    part = i // BITS
    return bit * int(part == 0), bit * int(part == 1), bit * int(part == 2)


@rule
def union(one, two):
    return one[0] | two[0], one[1] | two[1], one[2] | two[2]


@rule
def intersection(one, two):
    return one[0] & two[0], one[1] & two[1], one[2] & two[2]


@rule
def difference(one, two):
    return one[0] & ~two[0], one[1] & ~two[1], one[2] & ~two[2]


@rule
def is_any(squares):
    """Whether the set has any square."""
    return squares[0] | squares[1] | squares[2] != 0


@rule
def overlap(one, two):
    """Whether two sets have a square in common."""
    return is_any(intersection(one, two))


# Ways


@rule
def shift(squares, n):
    """The squares that have numbers higher by `n`."""
    one, two, three = squares
    if n > 0:
        return one << n & ALL, (two << n | one >> (BITS - n)) & ALL, (three << n | two >> (BITS - n)) & ALL
    n = -n
    return (one >> n | two << (BITS - n)) & ALL, (two >> n | three << (BITS - n)) & ALL, three >> n


@rule
def squares_before(squares, way):
    """The squares from which a step or leap that way leads to some of these."""
    return shift(squares, -STRIDE[way])


@rule
def with_neighbours(squares):
    """These squares and all beside them."""
    wide = union(squares, union(shift(squares, 1), shift(squares, -1)))
    return union(wide, union(shift(wide, WIDTH), shift(wide, -WIDTH)))


@rule
def steps_to(squares, whirls):
    """All squares from which a step, also one through a whirl, leads to some of these; and these."""
    sources = with_neighbours(squares)
    if overlap(sources, whirls):
        for direction in range(DIRECTIONS):
            sources = union(
                sources, squares_before(intersection(squares_before(squares, direction), whirls), direction)
            )
    return sources
