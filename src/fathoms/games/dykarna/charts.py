"""Charts a careful diver keeps of the known sea: how far home it is with treasure, and how far to something worth it.

For every square, a chart holds the moves it takes to go there and on from there to the goal. Charts are drawn into the
scratch of the record a bot is given, and wiped when the bot has chosen.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import has_crew
from fathoms.games.dykarna.chain import next_square, ways_from
from fathoms.games.dykarna.sea import boat_at, mates, next_place, tussocks_of
from fathoms.games.dykarna.state import (
    BESIDE,
    DIRECTIONS,
    EACH,
    ISLAND,
    ROOM,
    SHORE,
    SQUARES,
    TILES,
    TURTLE,
    URCHIN,
    WAYS,
    WHIRL,
    WIDTH,
)

HOME = 0  # chart: into a boat of the own side, with treasure
WORTH = SQUARES  # chart: to something worth going to

FAR = 200  # no known way
FRONTIER = 2  # as good as treasure so many moves away: the edge of the unknown, with a way home ...
WILD_FRONTIER = 6  # ... and without
ASTRAY = 3  # so many moves away, rather go to a boat of the own side


@rule
def effort(s, square, carrying):
    """The moves it takes to go to a tile and be able to leave it again."""
    tile = int(s.tile[square])
    if tile < ISLAND:
        return 1 if tile > SHORE else FAR
    if tile == ISLAND:
        return FAR if carrying else 1
    if tile == TURTLE:
        return 2
    return tussocks_of(tile) if tile < URCHIN else FAR


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
    return int(s.room[chart + beside])


@rule
def carried_on(s, chart, square):
    """The moves to the goal from where a current or a seahorse takes a diver at best."""
    ways, best = ways_from(s, square, 0), FAR
    for way in range(WAYS):
        if ways >> way & 1:
            best = min(best, int(s.room[chart + next_square(s, square, way)]))
    return best


@rule
def home_from(s, crew, square):
    """The moves from a square into a boat of the own side, with treasure."""
    return 1 if near_home(s, crew, square) else from_here(s, HOME, square)


@rule
def draw_charts(s, crew):
    """Draw both charts for a crew."""
    for i in range(ROOM):
        s.room[i] = FAR
    side = int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            if s.tile[square] > 0 and near_home(s, crew, square):
                s.room[HOME + square] = min(FAR, effort(s, square, 1) + 1)
    spread(s, HOME, 1)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            if s.tile[square] > 0:
                s.room[WORTH + square] = min(FAR, effort(s, square, 0) + worth_going(s, crew, square))
    for diver in range(EACH * crew, EACH * crew + EACH):
        if s.caught[diver]:
            s.room[WORTH + int(s.place[diver])] = 1  # fetch the comrade
    spread(s, WORTH, 0)


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
    """Fill in a chart from the squares it knows, sweeping to and fro until nothing gets nearer."""
    side = int(s.side)
    for sweep in range(TILES):
        changed = False
        for n in range(side * side):
            i = n if sweep % 2 == 0 else side * side - 1 - n
            square = (i // side + 1) * WIDTH + i % side + 1
            there = effort(s, square, carrying)
            if there < FAR:
                there += from_here(s, chart, square)
            elif s.tile[square] > WHIRL:
                there = carried_on(s, chart, square)
            if there < s.room[chart + square]:
                s.room[chart + square] = there
                changed = True
        if not changed:
            return


@rule
def wipe_charts(s):
    """Leave the record as it was."""
    for i in range(ROOM):
        s.room[i] = 0


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
