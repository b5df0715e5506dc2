"""Distance charts of the known sea of Dykarna: moves home with treasure, and moves to anything worth going to.

For every square, a chart holds the moves it takes to go there and on from there to the goal. All squares that are as
far away are found at once, the nearest first, and written down bit by bit: a chart is a layer of the sea (see
`square_sets.py`) for each digit of its numbers. The layers are wiped when the bot has chosen.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import has_crew
from fathoms.games.dykarna.sea import are_mates, boat_at, comrade_crews, crew_of, inward_direction, next_place
from fathoms.games.dykarna.square_sets import (
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
    difference,
    fill_sea_layers,
    intersection,
    is_any,
    overlap,
    read_layer,
    square_set,
    squares_before,
    steps_to,
    union,
    wipe_layers,
    with_neighbours,
    write_layer,
)
from fathoms.games.dykarna.state import CREWS, DIRECTIONS, DIVERS, NEIGHBOUR, ROOM, SHORE, WAYS, WHIRL, WIDTH

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
def read_chart(s, chart, square):
    """The moves from a square to the chart's goal."""
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
    wipe_layers(s, WORTH + DIGITS)


@rule
def is_beside_own_boat(s, crew, square):
    """Whether a diver can step from this tile into a boat of its side. (DYK-6)"""
    for direction in range(DIRECTIONS):
        neighbour = square + NEIGHBOUR[direction]
        if s.tile[neighbour] == SHORE:
            boat = boat_at(s, neighbour)
            if boat >= 0 and are_mates(s, crew, boat):
                return True
    return False


@rule
def moves_by_neighbours(s, chart, square):
    """The moves from a square to the goal over the squares beside it."""
    best = FAR
    for direction in range(DIRECTIONS):
        best = min(best, moves_by_way(s, chart, square, direction))
    return best


@rule
def moves_by_way(s, chart, square, direction):
    """The moves from a square to the goal by a step that way: a whirl drags one step further."""
    neighbour = square + NEIGHBOUR[direction]
    if s.tile[neighbour] == WHIRL:
        neighbour += NEIGHBOUR[direction]
    return read_chart(s, chart, neighbour)


@rule
def moves_home(s, crew, square):
    """The moves from a square into a boat of its own side, with treasure."""
    return 1 if is_beside_own_boat(s, crew, square) else moves_by_neighbours(s, HOME, square)


# Drawing


@rule
def draw_charts(s, crew):
    """Draw both charts for a crew."""
    fill_sea_layers(s)
    landings, prisoners, own = tiles_beside_boats(s, crew), NONE, comrade_crews(s, crew)
    homeward = union(landings, draw_chart(s, HOME, 1, landings, NONE, NONE, NONE, read_layer(s, FIRM)))
    for diver in range(DIVERS):
        if s.caught[diver] and own >> crew_of(diver) & 1:
            prisoners = union(prisoners, square_set(int(s.place[diver])))
    edge = with_neighbours(read_layer(s, HIDDEN))
    treasure = intersection(read_layer(s, GOLD), homeward)
    draw_chart(
        s,
        WORTH,
        0,
        treasure,
        prisoners,
        intersection(edge, homeward),
        edge,
        union(read_layer(s, FIRM), read_layer(s, ISLANDS)),
    )


@rule
def tiles_beside_boats(s, crew):
    """The tiles from which a diver can step into a boat of its side. (DYK-6)"""
    squares = NONE
    for boat in range(CREWS):
        if are_mates(s, crew, boat):
            direction = inward_direction(boat)
            for way in range(direction - 1, direction + 2):
                square = int(s.boat[boat]) + NEIGHBOUR[way % DIRECTIONS]
                if s.tile[square] != SHORE:
                    squares = union(squares, square_set(square))
    return squares


@rule
def draw_chart(s, chart, moves, goal, prisoners, soon, late, easy):
    """Draw a chart to a goal, which itself is this many moves from where one wants to be; and the squares beside it.

    Prisoners of an octopus are one move away, `soon` and `late` are as good as a goal that is FRONTIER or
    WILD_FRONTIER moves away. To tiles that are `easy` it is one move, to some others it takes longer.
    """
    whirls, flows, leaps = read_layer(s, WHIRLS), all_currents(s), squares_within_leap(read_layer(s, SEAHORSES))
    twos, threes, fours, fives = (
        read_layer(s, FIRM + 1),
        read_layer(s, FIRM + 2),
        read_layer(s, FIRM + 3),
        read_layer(s, FIRM + 4),
    )
    in_two, in_three, in_four, in_five = NONE, NONE, NONE, NONE  # squares with so many moves still to go
    digit_1, digit_2, digit_4, digit_8, digit_16 = NONE, NONE, NONE, NONE, NONE
    reached_squares, sources = NONE, goal
    while moves < FARTHEST:
        in_one = union(intersection(sources, easy), in_two)
        in_two = union(intersection(sources, twos), in_three)
        in_three = union(intersection(sources, threes), in_four)
        in_four = union(intersection(sources, fours), in_five)
        in_five = intersection(sources, fives)
        moves += 1
        if moves == 1:
            in_one = union(in_one, prisoners)
        news = add_carriers(s, difference(in_one, reached_squares), reached_squares, flows, leaps)
        reached_squares = union(reached_squares, news)
        if moves & 1:
            digit_1 = union(digit_1, news)
        if moves & 2:
            digit_2 = union(digit_2, news)
        if moves & 4:
            digit_4 = union(digit_4, news)
        if moves & 8:
            digit_8 = union(digit_8, news)
        if moves & 16:
            digit_16 = union(digit_16, news)
        sources = steps_to(news, whirls)
        if moves == FRONTIER:
            sources = union(sources, soon)
        elif moves == WILD_FRONTIER:
            sources = union(sources, late)
        elif moves > WILD_FRONTIER and not is_any(union(union(news, in_two), union(in_three, union(in_four, in_five)))):
            break
    write_layer(s, chart, digit_1)
    write_layer(s, chart + 1, digit_2)
    write_layer(s, chart + 2, digit_4)
    write_layer(s, chart + 3, digit_8)
    write_layer(s, chart + 4, digit_16)
    return steps_to(reached_squares, whirls)


@rule
def all_currents(s):
    """All currents that are known."""
    squares = NONE
    for direction in range(DIRECTIONS):
        squares = union(squares, read_layer(s, FLOWS + direction))
    return squares


@rule
def squares_within_leap(seahorses):
    """The squares that one can leap to from some of these."""
    squares = NONE
    for way in range(DIRECTIONS, WAYS):
        squares = union(squares, squares_before(seahorses, way))  # who can leap there can leap back
    return squares


@rule
def add_carriers(s, squares, reached_squares, flows, leaps):
    """These squares, and all currents and seahorses not yet reached that may carry a diver to them."""
    news = squares
    while is_any(news):
        sources = NONE
        if overlap(with_neighbours(news), difference(flows, union(squares, reached_squares))):
            for direction in range(DIRECTIONS):
                sources = union(
                    sources, intersection(squares_before(news, direction), read_layer(s, FLOWS + direction))
                )
        if overlap(news, leaps):
            sources = union(sources, intersection(squares_within_leap(news), read_layer(s, SEAHORSES)))
        news = difference(sources, union(squares, reached_squares))
        squares = union(squares, news)
    return squares


@rule
def moves_along_shore(s, crew, square, clockwise):
    """Moves along the shore that way into a boat: one of its own side, or an empty one to step out of again."""
    moves = 0
    for _ in range(4 * int(s.side)):
        boat = boat_at(s, square)
        if boat < 0:
            moves += 1
        elif are_mates(s, crew, boat):
            return moves
        elif not has_crew(s, boat):
            return moves + ASTRAY
        elif s.solo == 0:
            return FAR  # else the boat is passed within a move (DYK-8)
        square = next_place(s, square, clockwise)
    return FAR
