"""Where things are in Dykarna: squares, shore places, coasts, and who is on them. Nothing here changes the game."""

from fathoms.core.rule import rule
from fathoms.games.dykarna.state import (
    ACROSS,
    BOAT,
    CREWS,
    DIRECTIONS,
    DIVERS,
    DOWN,
    EACH,
    MUD,
    SHORE,
    URCHIN,
    WAYS,
    WIDTH,
)

# Crews and sides


@rule
def seat_of_crew(s, crew):
    """Who plays a crew: with two players, the boats opposite each other are one player's. (DYK-3)"""
    return crew % int(s.players)


@rule
def are_mates(s, crew, other):
    """Do two crews win together? (DYK-3)"""
    return crew == other or (s.solo == 0 and (crew - other) % 2 == 0)


@rule
def crew_of(diver):
    return diver // EACH


# Squares


@rule
def landing_square(s, square, way, times):
    """The square that this many steps or leaps lead to; off the board, the square of the ring nearest to it.

    A corner of the ring stands for "past a corner", where a player chooses one of the shore places beside it.
    """
    edge = int(s.side) + 1
    column = square % WIDTH + times * ACROSS[way]
    row = square // WIDTH + times * DOWN[way]
    return min(max(row, 0), edge) * WIDTH + min(max(column, 0), edge)


@rule
def opposite_way(way):
    """The opposite of a step or leap."""
    return way - way % DIRECTIONS + (way + DIRECTIONS // 2) % DIRECTIONS


@rule
def is_corner(s, square):
    """Is it a corner of the ring, past a corner tile?"""
    edge = int(s.side) + 1
    return square % WIDTH % edge == 0 and square // WIDTH % edge == 0


@rule
def is_in_sea(s, place):
    """Is a diver at this place on a tile?"""
    return place < BOAT and s.tile[place] != SHORE


@rule
def count_tussocks(tile):
    """The tussocks of a mud tile; 0 for any other."""
    return tile - MUD + 2 if MUD <= tile < URCHIN else 0


# The shore


@rule
def coast_of(s, square):
    """Which crew's coast a shore place is on: north, east, south, west."""
    if square < WIDTH:
        return 0
    if square % WIDTH == int(s.side) + 1:
        return 1
    return 2 if square // WIDTH == int(s.side) + 1 else 3


@rule
def inward_direction(coast):
    """The direction straight in from a coast."""
    return (2 * coast + 4) % DIRECTIONS


@rule
def shore_place(s, coast, n):
    """The n-th place of a coast, clockwise."""
    side = int(s.side)
    if coast == 0:
        return 1 + n
    if coast == 1:
        return (1 + n) * WIDTH + side + 1
    if coast == 2:
        return (side + 1) * WIDTH + side - n
    return (side - n) * WIDTH


@rule
def next_place(s, square, clockwise):
    """The next shore place either way; at a corner of the square it is round the corner. (DYK-8)"""
    side = int(s.side)
    row, column = square // WIDTH, square % WIDTH
    coast = coast_of(s, square)
    n = column - 1 if coast == 0 else row - 1 if coast == 1 else side - column if coast == 2 else side - row
    n += 1 if clockwise else -1
    if n < 0:
        return shore_place(s, (coast + 3) % CREWS, side - 1)
    if n == side:
        return shore_place(s, (coast + 1) % CREWS, 0)
    return shore_place(s, coast, n)


@rule
def boat_at(s, square):
    """The boat on a shore place; -1 = none."""
    boats = s.boat
    for boat in range(CREWS):
        if boats[boat] == square:
            return boat
    return -1


@rule
def is_corner_taken(s, square):
    """Is it a place at a corner tile where a boat lies already, round the corner? (DYK-2, DYK-7)"""
    coast = coast_of(s, square)
    for clockwise in range(2):
        neighbour = next_place(s, square, clockwise)
        if coast_of(s, neighbour) != coast and boat_at(s, neighbour) >= 0:
            return True
    return False


# Who is where


@rule
def crews_on(s, place):
    """The crews with divers at a place, as a bit set."""
    crews, places = 0, s.place
    for diver in range(DIVERS):
        if places[diver] == place:
            crews |= 1 << crew_of(diver)
    return crews


@rule
def comrade_crews(s, crew):
    """The crews whose divers share tiles, islands and boats and free one another, as a bit set: with two players both
    of one player's, unless they are to keep apart. (DYK-3)"""
    return 1 << crew | int(s.together) << (crew + 2) % CREWS


@rule
def partner_crews(s, crew):
    """The other crews of the same side, as a bit set, where they keep out of each other's way. (DYK-3)"""
    return 0 if s.solo or s.together else 1 << (crew + 2) % CREWS


@rule
def seahorse_leaps(s, square):
    """The leaps of a seahorse, as a bit set of ways: each ends on the board or in a boat. (DYK-30)"""
    edge = int(s.side) + 1
    ways = 0
    for way in range(DIRECTIONS, WAYS):
        column = square % WIDTH + ACROSS[way]
        row = square // WIDTH + DOWN[way]
        if 0 <= column <= edge and 0 <= row <= edge:
            to = row * WIDTH + column
            if s.tile[to] != SHORE or boat_at(s, to) >= 0:
                ways |= 1 << way
    return ways
