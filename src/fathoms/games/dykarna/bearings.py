"""How far things are in Dykarna, at a glance: for learned players, who ask it of every move.

The charts of the greedy bot are exact, and take too long to be drawn for each move. Here the sea is a few bit sets, of
four rows each, and all squares that are as far spread at once. While a move is looked at, the sea is drawn in the
`room` of the state, row by row. What is left out: islands, seahorses, partners in the way, and how deep mud is.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import aboard, has_crew
from fathoms.games.dykarna.chain import next_heading, next_square, ways_from
from fathoms.games.dykarna.charts import FRONTIER, WILD_FRONTIER
from fathoms.games.dykarna.outlook import apart
from fathoms.games.dykarna.sea import crew_of, inward, mates
from fathoms.games.dykarna.state import (
    ARROWS,
    BESIDE,
    BOAT,
    CREWS,
    CURRENT,
    DIRECTIONS,
    DIVERS,
    EACH,
    ISLAND,
    OPEN,
    OUT,
    SEAHORSE,
    SHORE,
    TURTLE,
    URCHIN,
    WHIRL,
    WIDTH,
)
from fathoms.games.dykarna.treasure import within_reach

ROWS = 4  # in one bit set
BITS = ROWS * WIDTH
BOARD = (1 << BITS) - 1
FIRST = WIDTH  # the first square of the first row of the sea, the shore beside it included
HIGH = 12  # rows of the sea
FARTHEST = 16  # moves: as far as that, or no way

# Layers of the chart.
EASY = 0  # tiles that a diver can enter and leave, with treasure
SLOW = 1  # mud and turtles, where that takes longer
WHIRLS = 2
GOLD = 3
UNKNOWN_SEA = 4
FLOWS = 5  # + direction: currents that may go there
LAYERS = FLOWS + DIRECTIONS


@rule
def draw_chart(s):
    """All of the sea: each layer has a number for each row, a bit for each square."""
    for row in range(HIGH):
        for column in range(WIDTH):
            square, bit = FIRST + row * WIDTH + column, 1 << column
            tile = int(s.tile[square])
            if tile == SHORE:
                continue
            if tile < 0:
                mark_chart(s, UNKNOWN_SEA, row, bit)
            elif tile < WHIRL:
                if OPEN <= tile < ISLAND:
                    mark_chart(s, EASY, row, bit)
                elif TURTLE <= tile < URCHIN:
                    mark_chart(s, SLOW, row, bit)
                if s.treasure[square, 0]:
                    mark_chart(s, GOLD, row, bit)
            elif tile == WHIRL:
                mark_chart(s, WHIRLS, row, bit)
            elif tile >= CURRENT:
                arrows = ARROWS[(tile - CURRENT) * 4 + int(s.turned[square])]
                for direction in range(DIRECTIONS):
                    if arrows >> direction & 1:
                        mark_chart(s, FLOWS + direction, row, bit)


@rule
def mark_chart(s, which, row, bit):
    s.room[HIGH * which + row] |= bit


@rule
def clear_chart(s):
    for i in range(HIGH * LAYERS):
        s.room[i] = 0


@rule
def four_rows(s, first):
    """Rows of a layer as one bit set."""
    rows = 0
    for row in range(ROWS):
        rows |= int(s.room[first + row]) << (row * WIDTH)
    return rows


@rule
def layer(s, which):
    """One thing in all of the sea: three bit sets."""
    first = HIGH * which
    return four_rows(s, first), four_rows(s, first + ROWS), four_rows(s, first + 2 * ROWS)


@rule
def bit_of(square):
    """A square of the sea as three bit sets; nothing if it is 0."""
    if square == 0:
        return 0, 0, 0
    i = square - FIRST
    bit = 1 << i % BITS
    part = i // BITS
    return bit * int(part == 0), bit * int(part == 1), bit * int(part == 2)


@rule
def both(one, two):
    return one[0] | two[0], one[1] | two[1], one[2] | two[2]


@rule
def common(one, two):
    return one[0] & two[0], one[1] & two[1], one[2] & two[2]


@rule
def meet(one, two):
    """Have two sets of squares any in common?"""
    return one[0] & two[0] | one[1] & two[1] | one[2] & two[2] != 0


@rule
def before(squares, direction):
    """The squares from which a step in a direction leads to some of these."""
    one, two, three = squares
    n = -BESIDE[direction]
    if n > 0:
        return one << n & BOARD, (two << n | one >> (BITS - n)) & BOARD, (three << n | two >> (BITS - n)) & BOARD
    n = -n
    return (one >> n | two << (BITS - n)) & BOARD, (two >> n | three << (BITS - n)) & BOARD, three >> n


@rule
def drawn_in(s, squares):
    """These squares, and the currents that may carry a diver to them."""
    for _ in range(2):  # two currents in a row
        for direction in range(DIRECTIONS):
            squares = both(squares, common(before(squares, direction), layer(s, FLOWS + direction)))
    return squares


@rule
def moves_to(s, goal, here, there):
    """From two squares of the sea, the moves it takes to get to one of the squares `goal`, each up to FARTHEST.

    A square that is 0 stands for none: there are no moves from it.
    """
    from_here, from_there, _ = flood(s, goal, (0, 0, 0), (0, 0, 0), here, there, False)
    return from_here, from_there


@rule
def flood(s, goal, soon, late, here, there, thorough):
    """As `moves_to`, with squares that are as good as a goal FRONTIER or WILD_FRONTIER moves away; and all squares
    from which there is a way, if it is to be `thorough`."""
    easy, whirls = layer(s, EASY), layer(s, WHIRLS)
    here_bit, there_bit = bit_of(here), bit_of(there)
    easy, slow = both(easy, both(here_bit, there_bit)), layer(s, SLOW)
    from_here, from_there = FARTHEST if here else 0, FARTHEST if there else 0
    reached, held_up = goal, (0, 0, 0)
    for moves in range(FARTHEST):
        if moves == FRONTIER:
            reached = both(reached, soon)
        elif moves == WILD_FRONTIER:
            reached = both(reached, late)
        reached = drawn_in(s, reached)
        if from_here == FARTHEST and meet(reached, here_bit):
            from_here = moves
        if from_there == FARTHEST and meet(reached, there_bit):
            from_there = moves
        if not thorough and from_here < FARTHEST and from_there < FARTHEST:
            break
        sources = steps_to(reached, whirls)
        news = both(both(reached, held_up), common(sources, easy))
        held_up = common(sources, slow)
        if moves >= WILD_FRONTIER and both(news, held_up) == reached:
            break
        reached = news
    return from_here, from_there, reached


@rule
def steps_to(squares, whirls):
    """All squares from which a step, also one through a whirl, leads to some of these."""
    sources = (0, 0, 0)
    for direction in range(DIRECTIONS):
        beside = before(squares, direction)
        sources = both(sources, beside)
        through = common(beside, whirls)
        if through[0] | through[1] | through[2]:
            sources = both(sources, before(through, direction))
    return sources


@rule
def ways_to_worth(s, crew, homeward, here, there):
    """From two squares, the moves to treasure that can be brought home, and those to anything worth going to: such
    treasure, a comrade to be freed, or the edge of the unknown, as the greedy bot sees it."""
    gold = common(layer(s, GOLD), homeward)
    gold_here, gold_there = moves_to(s, gold, here, there)
    firm = both(layer(s, EASY), layer(s, SLOW))
    edge = common(steps_to(layer(s, UNKNOWN_SEA), (0, 0, 0)), firm)
    for diver in range(EACH * crew, EACH * crew + EACH):
        if s.caught[diver]:
            gold = both(gold, bit_of(int(s.place[diver])))
    worth_here, worth_there, _ = flood(s, gold, common(edge, homeward), edge, here, there, False)
    return gold_here, gold_there, worth_here, worth_there


@rule
def landings(s, crew, here, there):
    """The tiles from which a diver can step into a boat of its side, of those that it can enter or is on. (DYK-6)"""
    squares, firm = (0, 0, 0), both(layer(s, EASY), layer(s, SLOW))
    for boat in range(CREWS):
        if mates(s, crew, boat):
            ahead = inward(boat)
            for way in range(ahead - 1, ahead + 2):
                beside = int(s.boat[boat]) + BESIDE[way % DIRECTIONS]
                if s.tile[beside] != SHORE:
                    squares = both(squares, bit_of(beside))
    return common(squares, both(firm, both(bit_of(here), bit_of(there))))


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
    """The square where somebody is; of a boat, where it lies."""
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
