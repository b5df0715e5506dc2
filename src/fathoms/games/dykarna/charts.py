"""Charts a careful diver keeps of the known sea: how far home it is with treasure, and how far to something worth it.

For every square, a chart holds the moves it takes to go there and on from there to the goal. Charts are drawn into the
scratch of the record a bot is given, and wiped when the bot has chosen: both into its first half, a byte each, while
the squares that have news for those around them wait in its second half.
"""

import numpy as np

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import has_crew
from fathoms.games.dykarna.chain import ways_from
from fathoms.games.dykarna.sea import back, boat_at, inward, landing, mates, next_place
from fathoms.games.dykarna.state import (
    BESIDE,
    CREWS,
    DIRECTIONS,
    EACH,
    ISLAND,
    KINDS,
    MUD,
    OPEN,
    SEAHORSE,
    SHORE,
    SQUARES,
    TURTLE,
    TUSSOCKS,
    UNKNOWN,
    URCHIN,
    WAYS,
    WHIRL,
    WIDTH,
)

HOME = 0  # chart: into a boat of the own side, with treasure
WORTH = 8  # chart: to something worth going to; the number is where in a word of the scratch a chart has its bits
BYTE = 0xFF
WORD = 0x10000

FAR = 200  # no known way
FRONTIER = 2  # as good as treasure so many moves away: the edge of the unknown, with a way home ...
WILD_FRONTIER = 6  # ... and without
ASTRAY = 3  # so many moves away, rather go to a boat of the own side


def efforts(carrying: bool) -> list[int]:
    """The moves it takes to go to a tile of each kind and be able to leave it again."""
    moves = [FAR] * KINDS
    moves[OPEN:ISLAND] = [1] * (ISLAND - OPEN)
    moves[ISLAND] = FAR if carrying else 1
    moves[TURTLE] = 2
    moves[MUD:URCHIN] = range(2, TUSSOCKS + 1)
    return moves


EFFORT = np.array([[FAR] * UNKNOWN + efforts(carrying) for carrying in (False, True)])  # face down, then face up


@rule
def effort(s, square, carrying):
    """The moves it takes to go to a tile and be able to leave it again."""
    return int(EFFORT[carrying, UNKNOWN + int(s.tile[square])])


# Reading and writing


@rule
def read(s, chart, square):
    """The moves it takes by way of a square."""
    return int(s.room[square]) >> chart & BYTE


@rule
def note(s, chart, square, moves):
    """Write to a chart how far it is by way of a square, if that is nearer; the square has news then."""
    before = read(s, chart, square)
    if moves < before:
        both = int(s.room[square]) % WORD - (before - moves << chart)
        s.room[square] = both if both < WORD // 2 else both - WORD
        wait_in_line(s, square)


@rule
def wipe_charts(s):
    """Leave the record as it was."""
    for square in range(SQUARES):
        s.room[square] = 0


# The squares that have news, in line: each points to the next one, the last to the first, and square 0 to the last.

LINE = SQUARES


@rule
def wait_in_line(s, square):
    """Put a square at the end of the line, unless it waits already."""
    if s.room[LINE + square] == 0:
        last = int(s.room[LINE])
        s.room[LINE + square] = s.room[LINE + last] if last else square
        s.room[LINE + last] = square
        s.room[LINE] = square


@rule
def next_in_line(s):
    """Take the first square out of the line; 0 = nobody waits."""
    last = int(s.room[LINE])
    first = int(s.room[LINE + last])
    s.room[LINE + last] = s.room[LINE + first]
    s.room[LINE + first] = 0
    if first == last:
        s.room[LINE] = 0
    return first


# What is near what


@rule
def near_home(s, crew, square):
    """Can a diver step from this tile into a boat of its side? (DYK-6)"""
    for direction in range(DIRECTIONS):
        beside = square + BESIDE[direction]
        if s.tile[beside] == SHORE:
            boat = boat_at(s, beside)
            if boat >= 0 and mates(s, crew, boat):
                return True
    return False


@rule
def near_unknown(s, square):
    """Does a tile face down lie beside this one?"""
    for direction in range(DIRECTIONS):
        if s.tile[square + BESIDE[direction]] < 0:
            return True
    return False


@rule
def from_here(s, chart, square):
    """The moves from a square to the goal over the squares beside it."""
    best = FAR
    for direction in range(DIRECTIONS):
        best = min(best, over(s, chart, square, direction))
    return best


@rule
def over(s, chart, square, direction):
    """The moves from a square to the goal by a step that way: a whirl drags one step further."""
    beside = square + BESIDE[direction]
    if s.tile[beside] == WHIRL:
        beside += BESIDE[direction]
    return read(s, chart, beside)


@rule
def home_from(s, crew, square):
    """The moves from a square into a boat of the own side, with treasure."""
    return 1 if near_home(s, crew, square) else from_here(s, HOME, square)


@rule
def draw_charts(s, crew):
    """Draw both charts for a crew."""
    for square in range(SQUARES):
        s.room[square] = (FAR << WORTH | FAR << HOME) - WORD
    for boat in range(CREWS):
        if mates(s, crew, boat):
            begin_at(s, boat)
    spread(s, HOME, 1)
    side = int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            there = effort(s, square, 0)
            if there < FAR:
                note(s, WORTH, square, there + worth_going(s, crew, square))
    for diver in range(EACH * crew, EACH * crew + EACH):
        if s.caught[diver]:
            note(s, WORTH, int(s.place[diver]), 1)  # fetch the comrade
    spread(s, WORTH, 0)


@rule
def begin_at(s, boat):
    """The way home ends on the tiles from which a diver can step into a boat. (DYK-6)"""
    ahead = inward(boat)
    for way in range(ahead - 1, ahead + 2):
        square = int(s.boat[boat]) + BESIDE[way % DIRECTIONS]
        note(s, HOME, square, effort(s, square, 1) + 1)


@rule
def worth_going(s, crew, square):
    """How far a tile itself is from something worth it: treasure that can be brought home, or the unknown."""
    if s.treasure[square, 0] and home_from(s, crew, square) < FAR:
        return 0
    if near_unknown(s, square):
        return FRONTIER if home_from(s, crew, square) < FAR else WILD_FRONTIER
    return FAR


@rule
def spread(s, chart, carrying):
    """Fill in a chart from the squares that have news, until nothing gets nearer."""
    leaping = False
    for square in range(SQUARES):
        leaping |= s.tile[square] == SEAHORSE
    square = next_in_line(s)
    while square:
        tell_around(s, chart, carrying, square)
        if leaping:
            tell_seahorses(s, chart, square)
        square = next_in_line(s)


@rule
def tell_around(s, chart, carrying, square):
    """Note how far it is from the tiles around a square: one step, one through a whirl, or carried by a current."""
    moves = read(s, chart, square)
    for direction in range(DIRECTIONS):
        beside = square + BESIDE[direction]
        tile = int(s.tile[beside])
        if tile > WHIRL:
            if ways_from(s, beside, 0) >> back(direction) & 1:
                note(s, chart, beside, moves)
            continue
        if tile == WHIRL:
            beside += BESIDE[direction]
        note(s, chart, beside, moves + effort(s, beside, carrying))


@rule
def tell_seahorses(s, chart, square):
    """Note how far it is from the seahorses that can leap to a square."""
    for way in range(DIRECTIONS, WAYS):
        beside = landing(s, square, way, 1)
        if s.tile[beside] == SEAHORSE:
            note(s, chart, beside, read(s, chart, square))


@rule
def walk_home(s, crew, square, clockwise):
    """Moves along the shore that way into a boat: one of the own side, or an empty one to step out of again."""
    for walked in range(4 * int(s.side)):
        boat = boat_at(s, square)
        if boat >= 0:
            if mates(s, crew, boat):
                return walked
            return FAR if has_crew(s, boat) else walked + ASTRAY
        square = next_place(s, square, clockwise)
    return FAR
