"""Distances in Dykarna, computed quickly for the features of learned players, for every move.

The charts of the greedy bot are exact, and take too long to be drawn for each move. While a move is looked at, the sea
is drawn in layers (see `square_sets.py`). Left out are islands, seahorses, partners in the way, and the depth of mud.
"""

from typing import NamedTuple

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import count_aboard, has_crew
from fathoms.games.dykarna.chain import next_heading, next_square, ways_from
from fathoms.games.dykarna.charts import FRONTIER, WILD_FRONTIER, all_currents, tiles_beside_boats
from fathoms.games.dykarna.quick_value import distance
from fathoms.games.dykarna.sea import are_mates, comrade_crews, crew_of
from fathoms.games.dykarna.square_sets import (
    FIRM,
    FLOWS,
    GOLD,
    HIDDEN,
    NONE,
    WHIRLS,
    Squares,
    difference,
    intersection,
    is_any,
    overlap,
    read_layer,
    square_set,
    squares_before,
    steps_to,
    union,
    with_neighbours,
)
from fathoms.games.dykarna.state import BOAT, CREWS, DIRECTIONS, DIVERS, EACH, OUT, SEAHORSE, WHIRL
from fathoms.games.dykarna.treasure import pieces_within_reach

FARTHEST = 16  # moves: as far as that, or no way


class KnownSea(NamedTuple):
    """The known sea as sets of squares, by how a diver gets through it."""

    easy: Squares
    slow: Squares  # mud and turtles, which take longer to leave
    whirls: Squares
    currents: Squares
    flows: tuple[Squares, ...]  # by direction: the currents that may go there


@rule
def read_known_sea(s):
    slow = union(
        union(read_layer(s, FIRM + 1), read_layer(s, FIRM + 2)), union(read_layer(s, FIRM + 3), read_layer(s, FIRM + 4))
    )
    north, east, south, west = (
        read_layer(s, FLOWS),
        read_layer(s, FLOWS + 2),
        read_layer(s, FLOWS + 4),
        read_layer(s, FLOWS + 6),
    )
    north_east, south_east = read_layer(s, FLOWS + 1), read_layer(s, FLOWS + 3)
    south_west, north_west = read_layer(s, FLOWS + 5), read_layer(s, FLOWS + 7)
    flows = (north, north_east, east, south_east, south, south_west, west, north_west)
    return KnownSea(read_layer(s, FIRM), slow, read_layer(s, WHIRLS), all_currents(s), flows)


@rule
def firm_tiles(sea):
    """The tiles that a diver can stand on, with treasure."""
    return union(sea.easy, sea.slow)


@rule
def add_currents(sea, squares, complete):
    """These squares, and the currents that may carry a diver to them; and those of them for which all is done.

    For those that are `complete` it has been done before.
    """
    for _ in range(2):  # two currents in a row
        if not overlap(with_neighbours(difference(squares, complete)), difference(sea.currents, squares)):
            return squares, squares
        complete = squares
        for direction in range(DIRECTIONS):
            flow = difference(sea.flows[direction], squares)
            if is_any(flow):
                squares = union(squares, intersection(squares_before(squares, direction), flow))
    return squares, complete


@rule
def moves_to_goal(sea, goal, one, other):
    """From two squares of the sea, the moves it takes to get to one of the squares `goal`, each up to FARTHEST.

    A square that is 0 stands for none: there are no moves from it.
    """
    from_one, from_other, _ = search_back(sea, goal, NONE, NONE, one, other, False)
    return from_one, from_other


@rule
def search_back(sea, goal, soon, late, one, other, thorough):
    """As `moves_to_goal`, with squares that are as good as a goal FRONTIER or WILD_FRONTIER moves away; and all squares
    from which there is a way, if it is to be `thorough`."""
    one_bit, other_bit = square_set(one), square_set(other)
    easy = union(sea.easy, union(one_bit, other_bit))
    from_one, from_other = FARTHEST if one else 0, FARTHEST if other else 0
    last_news = WILD_FRONTIER if is_any(union(soon, late)) else 0
    reached_squares, complete, delayed = goal, NONE, NONE
    for moves in range(FARTHEST):
        if moves == FRONTIER:
            reached_squares = union(reached_squares, soon)
        elif moves == WILD_FRONTIER:
            reached_squares = union(reached_squares, late)
        reached_squares, complete = add_currents(sea, reached_squares, complete)
        if from_one == FARTHEST and overlap(reached_squares, one_bit):
            from_one = moves
        if from_other == FARTHEST and overlap(reached_squares, other_bit):
            from_other = moves
        if not thorough and from_one < FARTHEST and from_other < FARTHEST:
            break
        sources = steps_to(reached_squares, sea.whirls)
        news = union(union(reached_squares, delayed), intersection(sources, easy))
        delayed = intersection(sources, sea.slow)
        if moves >= last_news and union(news, delayed) == reached_squares:
            break
        reached_squares = news
    return from_one, from_other, reached_squares


@rule
def moves_to_worth(s, sea, crew, homeward, one, other):
    """From two squares, the moves to treasure that can be brought home, and those to anything worth going to: such
    treasure, a comrade to be freed, or the edge of the unknown, as the greedy bot sees it."""
    gold = intersection(read_layer(s, GOLD), homeward)
    gold_one, gold_other = moves_to_goal(sea, gold, one, other)
    edge = intersection(with_neighbours(read_layer(s, HIDDEN)), firm_tiles(sea))
    own = comrade_crews(s, crew)
    for diver in range(DIVERS):
        if s.caught[diver] and own >> crew_of(diver) & 1:
            gold = union(gold, square_set(int(s.place[diver])))
    worth_one, worth_other, _ = search_back(sea, gold, intersection(edge, homeward), edge, one, other, False)
    return gold_one, gold_other, worth_one, worth_other


@rule
def landing_tiles(s, sea, crew, one, other):
    """The tiles from which a diver can step into a boat of its side, of those that it can enter or is on. (DYK-6)"""
    return intersection(tiles_beside_boats(s, crew), union(firm_tiles(sea), union(square_set(one), square_set(other))))


# Where a move leads


@rule
def end_of_drift(s, square, heading):
    """Where known currents and whirls take a diver that gets to a square so, as far as there is one way alone, and
    through how many of them."""
    drift_count = 0
    while drift_count < 8:
        tile = int(s.tile[square])
        if tile < WHIRL or tile == SEAHORSE:
            break
        ways = ways_from(s, square, heading)
        if ways == 0 or ways & (ways - 1):
            break
        way = 0
        while ways > 1:
            ways >>= 1
            way += 1
        heading, square = next_heading(s, square, way), next_square(s, square, way)
        drift_count += 1
    return square, drift_count


# Who is near


@rule
def square_of_place(s, place):
    """The square where someone is; of a boat, where it lies."""
    return int(s.boat[place - BOAT]) if place >= BOAT else place


@rule
def rivals_near(s, crew, square):
    """How many divers of others could step to a square, how far the nearest of all others is, and the nearest who
    stands where treasure lies. Who is on the square itself is not counted."""
    count, nearest, laden = 0, FARTHEST, FARTHEST
    for diver in range(DIVERS):
        place = int(s.place[diver])
        if place != OUT and place != square and not are_mates(s, crew, crew_of(diver)):
            steps = distance(square_of_place(s, place), square)
            count += int(steps == 1)
            nearest = min(nearest, steps)
            if steps < laden and pieces_within_reach(s, diver):
                laden = steps
    return count, nearest, laden


@rule
def distance_to_boats(s, crew, square):
    """How many squares the nearest boat of the side is away."""
    nearest = FARTHEST
    for boat in range(CREWS):
        if are_mates(s, crew, boat) and s.boat[boat]:
            nearest = min(nearest, distance(int(s.boat[boat]), square))
    return nearest


@rule
def boat_class(s, crew, boat):
    """A boat to get into: 0 = the own one, 1 = a full one of the side, 2 = another of the side, 3 = a strange one with
    its crew, 4 = an empty one."""
    if are_mates(s, crew, boat):
        if count_aboard(s, boat) >= EACH:
            return 1
        return 0 if boat == crew else 2
    return 3 if has_crew(s, boat) else 4
