"""How far things are in Dykarna, at a glance: for learned players, who ask it of every move.

The charts of the greedy bot are exact, and take too long to be drawn for each move. While a move is looked at, the sea
is drawn in layers (see `squares.py`). What is left out: islands, seahorses, partners in the way, and how deep mud is.
"""

from typing import NamedTuple

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import aboard, has_crew
from fathoms.games.dykarna.chain import next_heading, next_square, ways_from
from fathoms.games.dykarna.charts import FRONTIER, WILD_FRONTIER, beside_boats, currents
from fathoms.games.dykarna.quick_value import apart
from fathoms.games.dykarna.sea import comrades, crew_of, mates
from fathoms.games.dykarna.squares import (
    FIRM,
    FLOWS,
    GOLD,
    HIDDEN,
    NONE,
    WHIRLS,
    Squares,
    around,
    before,
    both,
    common,
    layer,
    meet,
    some,
    square_set,
    steps_to,
    without,
)
from fathoms.games.dykarna.state import BOAT, CREWS, DIRECTIONS, DIVERS, EACH, OUT, SEAHORSE, WHIRL
from fathoms.games.dykarna.treasure import within_reach

FARTHEST = 16  # moves: as far as that, or no way


class Known(NamedTuple):
    """The known sea as sets of squares, by how a diver gets through it."""

    easy: Squares
    slow: Squares  # mud and turtles, which take longer to leave
    whirls: Squares
    currents: Squares
    flows: tuple[Squares, ...]  # by direction: the currents that may go there


@rule
def known_sea(s):
    slow = both(both(layer(s, FIRM + 1), layer(s, FIRM + 2)), both(layer(s, FIRM + 3), layer(s, FIRM + 4)))
    north, east, south, west = layer(s, FLOWS), layer(s, FLOWS + 2), layer(s, FLOWS + 4), layer(s, FLOWS + 6)
    north_east, south_east = layer(s, FLOWS + 1), layer(s, FLOWS + 3)
    south_west, north_west = layer(s, FLOWS + 5), layer(s, FLOWS + 7)
    flows = (north, north_east, east, south_east, south, south_west, west, north_west)
    return Known(layer(s, FIRM), slow, layer(s, WHIRLS), currents(s), flows)


@rule
def firm(known):
    """The tiles that a diver can stand on, with treasure."""
    return both(known.easy, known.slow)


@rule
def drawn_in(known, squares, settled):
    """These squares, and the currents that may carry a diver to them; and those of them for which all is done.

    For those that are `settled` it has been done before.
    """
    for _ in range(2):  # two currents in a row
        if not meet(around(without(squares, settled)), without(known.currents, squares)):
            return squares, squares
        settled = squares
        for direction in range(DIRECTIONS):
            more = without(known.flows[direction], squares)
            if some(more):
                squares = both(squares, common(before(squares, direction), more))
    return squares, settled


@rule
def moves_to(known, goal, here, there):
    """From two squares of the sea, the moves it takes to get to one of the squares `goal`, each up to FARTHEST.

    A square that is 0 stands for none: there are no moves from it.
    """
    from_here, from_there, _ = flood(known, goal, NONE, NONE, here, there, False)
    return from_here, from_there


@rule
def flood(known, goal, soon, late, here, there, thorough):
    """As `moves_to`, with squares that are as good as a goal FRONTIER or WILD_FRONTIER moves away; and all squares
    from which there is a way, if it is to be `thorough`."""
    here_bit, there_bit = square_set(here), square_set(there)
    easy = both(known.easy, both(here_bit, there_bit))
    from_here, from_there = FARTHEST if here else 0, FARTHEST if there else 0
    last_news = WILD_FRONTIER if some(both(soon, late)) else 0
    reached, settled, held_up = goal, NONE, NONE
    for moves in range(FARTHEST):
        if moves == FRONTIER:
            reached = both(reached, soon)
        elif moves == WILD_FRONTIER:
            reached = both(reached, late)
        reached, settled = drawn_in(known, reached, settled)
        if from_here == FARTHEST and meet(reached, here_bit):
            from_here = moves
        if from_there == FARTHEST and meet(reached, there_bit):
            from_there = moves
        if not thorough and from_here < FARTHEST and from_there < FARTHEST:
            break
        sources = steps_to(reached, known.whirls)
        news = both(both(reached, held_up), common(sources, easy))
        held_up = common(sources, known.slow)
        if moves >= last_news and both(news, held_up) == reached:
            break
        reached = news
    return from_here, from_there, reached


@rule
def ways_to_worth(s, known, crew, homeward, here, there):
    """From two squares, the moves to treasure that can be brought home, and those to anything worth going to: such
    treasure, a comrade to be freed, or the edge of the unknown, as the greedy bot sees it."""
    gold = common(layer(s, GOLD), homeward)
    gold_here, gold_there = moves_to(known, gold, here, there)
    edge = common(around(layer(s, HIDDEN)), firm(known))
    own = comrades(s, crew)
    for diver in range(DIVERS):
        if s.caught[diver] and own >> crew_of(diver) & 1:
            gold = both(gold, square_set(int(s.place[diver])))
    worth_here, worth_there, _ = flood(known, gold, common(edge, homeward), edge, here, there, False)
    return gold_here, gold_there, worth_here, worth_there


@rule
def landings(s, known, crew, here, there):
    """The tiles from which a diver can step into a boat of its side, of those that it can enter or is on. (DYK-6)"""
    return common(beside_boats(s, crew), both(firm(known), both(square_set(here), square_set(there))))


# Where a move leads


@rule
def end_of(s, square, heading):
    """Where known currents and whirls take a diver that gets to a square so, as far as there is one way alone, and
    through how many of them."""
    passed = 0
    while passed < 8:
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
        passed += 1
    return square, passed


# Who is near


@rule
def square_of(s, place):
    """The square where someone is; of a boat, where it lies."""
    return int(s.boat[place - BOAT]) if place >= BOAT else place


@rule
def rivals_near(s, crew, square):
    """How many divers of others could step to a square, how far the nearest of all others is, and the nearest who
    stands where treasure lies. Who is on the square itself is not counted."""
    count, nearest, laden = 0, FARTHEST, FARTHEST
    for diver in range(DIVERS):
        place = int(s.place[diver])
        if place != OUT and place != square and not mates(s, crew, crew_of(diver)):
            away = apart(square_of(s, place), square)
            count += int(away == 1)
            nearest = min(nearest, away)
            if away < laden and within_reach(s, diver):
                laden = away
    return count, nearest, laden


@rule
def from_boats(s, crew, square):
    """How many squares the nearest boat of the side is away."""
    nearest = FARTHEST
    for boat in range(CREWS):
        if mates(s, crew, boat) and s.boat[boat]:
            nearest = min(nearest, apart(int(s.boat[boat]), square))
    return nearest


@rule
def boat_class(s, crew, boat):
    """A boat to get into: 0 = the own one, 1 = a full one of the side, 2 = another of the side, 3 = a strange one with
    its crew, 4 = an empty one."""
    if mates(s, crew, boat):
        if aboard(s, boat) >= EACH:
            return 1
        return 0 if boat == crew else 2
    return 3 if has_crew(s, boat) else 4
