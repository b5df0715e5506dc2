"""Charts a careful diver keeps of the known sea: how far home it is with treasure, and how far to something worth it.

For every square, a chart holds the moves it takes to go there and on from there to the goal. All squares that are as
far away are found at once, the nearest first, and written down bit by bit: a chart is a layer of the sea (see
`squares.py`) for each digit of its numbers. The layers are wiped when the bot has chosen.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import has_crew
from fathoms.games.dykarna.sea import boat_at, comrades, crew_of, inward, mates, next_place
from fathoms.games.dykarna.squares import (
    FIRM,
    FIRST,
    FLOWS,
    GOLD,
    HIDDEN,
    HIGH,
    ISLANDS,
    LAYERS,
    NONE,
    SEAHORSES,
    WHIRLS,
    around,
    before,
    both,
    common,
    draw_sea,
    keep,
    layer,
    meet,
    some,
    square_set,
    steps_to,
    wipe,
    without,
)
from fathoms.games.dykarna.state import BESIDE, CREWS, DIRECTIONS, DIVERS, ROOM, SHORE, WAYS, WHIRL, WIDTH

DIGITS = 5  # of a number of moves
HOME = LAYERS  # chart: into a boat of the own side, with treasure; the number is its first layer
WORTH = HOME + DIGITS  # chart: to something worth going to
FARTHEST = (1 << DIGITS) - 1  # what is further away counts as out of reach
FAR = 200  # no known way
assert HIGH * (WORTH + DIGITS) < ROOM, "the charts have to fit in the room of a state"

FRONTIER = 2  # as good as treasure so many moves away: the edge of the unknown, with a way home ...
WILD_FRONTIER = 6  # ... and without
ASTRAY = 3  # so many moves away, rather go to a boat of the own side


# Reading


@rule
def read(s, chart, square):
    """The moves it takes by way of a square."""
    if square < FIRST:
        return FAR
    place, column = HIGH * chart + square // WIDTH - 1, square % WIDTH
    moves = 0
    for digit in range(DIGITS):
        moves |= (int(s.room[place + HIGH * digit]) >> column & 1) << digit
    return moves if moves else FAR


@rule
def wipe_charts(s):
    """Leave the record as it was."""
    wipe(s, WORTH + DIGITS)


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
    """The moves from a square into a boat of its own side, with treasure."""
    return 1 if near_home(s, crew, square) else from_here(s, HOME, square)


# Drawing


@rule
def draw_charts(s, crew):
    """Draw both charts for a crew."""
    draw_sea(s)
    landings, prisoners, own = beside_boats(s, crew), NONE, comrades(s, crew)
    homeward = both(landings, spread(s, HOME, 1, landings, NONE, NONE, NONE, layer(s, FIRM)))
    for diver in range(DIVERS):
        if s.caught[diver] and own >> crew_of(diver) & 1:
            prisoners = both(prisoners, square_set(int(s.place[diver])))
    edge = around(layer(s, HIDDEN))
    treasure = common(layer(s, GOLD), homeward)
    spread(s, WORTH, 0, treasure, prisoners, common(edge, homeward), edge, both(layer(s, FIRM), layer(s, ISLANDS)))


@rule
def beside_boats(s, crew):
    """The tiles from which a diver can step into a boat of its side. (DYK-6)"""
    squares = NONE
    for boat in range(CREWS):
        if mates(s, crew, boat):
            ahead = inward(boat)
            for way in range(ahead - 1, ahead + 2):
                square = int(s.boat[boat]) + BESIDE[way % DIRECTIONS]
                if s.tile[square] != SHORE:
                    squares = both(squares, square_set(square))
    return squares


@rule
def spread(s, chart, moves, goal, prisoners, soon, late, easy):
    """Draw a chart to a goal, which itself is this many moves from where one wants to be; and the squares beside it.

    Prisoners of an octopus are one move away, `soon` and `late` are as good as a goal that is FRONTIER or
    WILD_FRONTIER moves away. To tiles that are `easy` it is one move, to some others it takes longer.
    """
    whirls, flows, leaps = layer(s, WHIRLS), currents(s), leaps_from(layer(s, SEAHORSES))
    twos, threes, fours, fives = layer(s, FIRM + 1), layer(s, FIRM + 2), layer(s, FIRM + 3), layer(s, FIRM + 4)
    in_two, in_three, in_four, in_five = NONE, NONE, NONE, NONE  # squares with so many moves still to go
    digit_1, digit_2, digit_4, digit_8, digit_16 = NONE, NONE, NONE, NONE, NONE
    reached, sources = NONE, goal
    while moves < FARTHEST:
        in_one = both(common(sources, easy), in_two)
        in_two = both(common(sources, twos), in_three)
        in_three = both(common(sources, threes), in_four)
        in_four = both(common(sources, fours), in_five)
        in_five = common(sources, fives)
        moves += 1
        if moves == 1:
            in_one = both(in_one, prisoners)
        news = drawn_in(s, without(in_one, reached), reached, flows, leaps)
        reached = both(reached, news)
        if moves & 1:
            digit_1 = both(digit_1, news)
        if moves & 2:
            digit_2 = both(digit_2, news)
        if moves & 4:
            digit_4 = both(digit_4, news)
        if moves & 8:
            digit_8 = both(digit_8, news)
        if moves & 16:
            digit_16 = both(digit_16, news)
        sources = steps_to(news, whirls)
        if moves == FRONTIER:
            sources = both(sources, soon)
        elif moves == WILD_FRONTIER:
            sources = both(sources, late)
        elif moves > WILD_FRONTIER and not some(both(both(news, in_two), both(in_three, both(in_four, in_five)))):
            break
    keep(s, chart, digit_1)
    keep(s, chart + 1, digit_2)
    keep(s, chart + 2, digit_4)
    keep(s, chart + 3, digit_8)
    keep(s, chart + 4, digit_16)
    return steps_to(reached, whirls)


@rule
def currents(s):
    """All currents that are known."""
    found = NONE
    for direction in range(DIRECTIONS):
        found = both(found, layer(s, FLOWS + direction))
    return found


@rule
def leaps_from(seahorses):
    """The squares that one can leap to from some of these."""
    found = NONE
    for way in range(DIRECTIONS, WAYS):
        found = both(found, before(seahorses, way))  # who can leap there can leap back
    return found


@rule
def drawn_in(s, squares, reached, flows, leaps):
    """These squares, and all currents and seahorses not yet reached that may carry a diver to them."""
    news = squares
    while some(news):
        sources = NONE
        if meet(around(news), without(flows, both(squares, reached))):
            for direction in range(DIRECTIONS):
                sources = both(sources, common(before(news, direction), layer(s, FLOWS + direction)))
        if meet(news, leaps):
            sources = both(sources, common(leaps_from(news), layer(s, SEAHORSES)))
        news = without(sources, both(squares, reached))
        squares = both(squares, news)
    return squares


@rule
def walk_home(s, crew, square, clockwise):
    """Moves along the shore that way into a boat: one of its own side, or an empty one to step out of again."""
    moves = 0
    for _ in range(4 * int(s.side)):
        boat = boat_at(s, square)
        if boat < 0:
            moves += 1
        elif mates(s, crew, boat):
            return moves
        elif not has_crew(s, boat):
            return moves + ASTRAY
        elif s.solo == 0:
            return FAR  # else the boat is passed within a move (DYK-8)
        square = next_place(s, square, clockwise)
    return FAR
