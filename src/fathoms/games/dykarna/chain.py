"""Forced chains in Dykarna: tiles that carry a diver on, and what may come of entering one.

A chain is a sequence of stages: a square and how the diver came to it. What lies ahead along tiles that are face up
is known, and everything it can lead to has one of four fates. DYK-36 offers a willing diver only LAWFUL ones; DYK-37
sends a forced diver to the best it can reach, in the order of their numbers.
"""

from fathoms.core.rule import rule
from fathoms.games.dykarna.arrive import arrive, turn_up
from fathoms.games.dykarna.boats import leave_game, mark, reach_shore
from fathoms.games.dykarna.sea import back, boat_at, crews_on, landing, leaps, mates, partners, tussocks_of
from fathoms.games.dykarna.state import (
    ANEMONE,
    ARROWS,
    CURRENT,
    DIRECTIONS,
    FLOWING,
    GOLDFISH,
    HEADINGS,
    ISLAND,
    SEAHORSE,
    SHORE,
    STINGRAY,
    TRAIL,
    UNITS,
    UNKNOWN,
    WAYS,
    WHIRL,
    WHIRLED,
)
from fathoms.games.dykarna.treasure import give_back_ransom, units

# What may come of entering a square, worst first. (DYK-37)
STUCK = 0  # nothing but an endless loop: out of the game (DYK-38)
BARRED = 1  # a tile it may not enter: back to where the move began (DYK-39)
DANGER = 2  # anemone, stingray, shark, goldfish, full mud, or off the board (DYK-35, DYK-36, DYK-37)
LAWFUL = 3  # a tile it may enter, or one face down
ONWARD = 4  # not an end: the tile there carries the diver on


# The ways on from a tile


@rule
def ways_from(s, square, heading):
    """The ways a tile sends a diver that came to it so, as a bit set. (DYK-27 to DYK-30)"""
    tile = int(s.tile[square])
    if tile == WHIRL:
        return 1 << heading % WAYS  # DYK-28, DYK-34: the last step or leap once more
    if tile == ANEMONE:
        return 1 << back(heading % WAYS)  # DYK-29
    if tile == SEAHORSE:
        return leaps(s, square)
    arrows = ARROWS[(tile - CURRENT) * 4 + int(s.turned[square])]
    if WHIRLED <= heading < WHIRLED + DIRECTIONS:
        arrows &= ~(1 << back(heading % WAYS))  # DYK-38: not back at the whirl
    return arrows


@rule
def next_square(s, square, way):
    """Where a way leads from a tile: one step or leap, from an anemone two. (DYK-29)"""
    return landing(s, square, way, 2 if s.tile[square] == ANEMONE else 1)


@rule
def next_heading(s, square, way):
    """How a diver travels that a tile sent that way."""
    return way + WHIRLED if s.tile[square] == WHIRL else way


@rule
def stage(s, square, heading):
    """A stage of a chain as one number. Ways of coming that make no difference count as one."""
    tile = int(s.tile[square])
    if tile in (WHIRL, ANEMONE):
        return HEADINGS * square + heading % WAYS
    if CURRENT <= tile < UNKNOWN and ways_from(s, square, heading) != ways_from(s, square, heading % WAYS):
        return HEADINGS * square + heading  # a whirl sent it here, and one of the arrows points back
    return HEADINGS * square


# Looking ahead


@rule
def meets(s, square, heading, carrying):
    """What a diver that gets to a square so meets there: one of the fates, or ONWARD."""
    tile = int(s.tile[square])
    if tile == SHORE:
        if not DIRECTIONS <= heading < WAYS:
            return DANGER  # off the board; a boat at the edge counts as that, but for a seahorse's leap (DYK-36)
        return LAWFUL if not carrying or mates(s, int(s.turn), boat_at(s, square)) else BARRED  # DYK-17, DYK-36
    if tile < 0:
        return BARRED if carrying else LAWFUL  # DYK-16, DYK-37
    if WHIRL <= tile < UNKNOWN:
        return ONWARD
    others = crews_on(s, square) & ~(1 << int(s.turn))
    if others & partners(s, int(s.turn)):
        return BARRED  # DYK-13
    if GOLDFISH <= tile <= ANEMONE:
        return DANGER  # DYK-35
    if tile == ISLAND and (others or carrying):
        return BARRED  # DYK-12, DYK-16
    if s.forced and tussocks_of(tile) and units(s, square, 1) >= UNITS:
        return DANGER  # DYK-37; of its own will a diver may go there (DYK-24)
    return LAWFUL


@rule
def been_there(s, this, ahead):
    """Is a stage on the trail of the move under way, or among those found by the search so far?"""
    if s.under_way:
        for i in range(int(s.steps)):
            if s.trail[i] == this:
                return True
    for i in range(ahead):
        if s.room[i] == this:
            return True
    return False


@rule
def best_fate(s, square, heading, carrying):
    """The best that can come of entering a square so, along all ways over known tiles without going in circles."""
    found = meets(s, square, heading, carrying)
    if found != ONWARD:
        return found
    ahead = look_at(s, square, heading, 0)
    looked, best = 0, STUCK
    while looked < ahead and best < LAWFUL:
        here, heading = int(s.room[looked]) // HEADINGS, int(s.room[looked]) % HEADINGS
        looked += 1
        ways = ways_from(s, here, heading)
        for way in range(WAYS):
            if ways >> way & 1:
                to, to_heading = next_square(s, here, way), next_heading(s, here, way)
                found = meets(s, to, to_heading, carrying)
                if found == ONWARD:
                    ahead = look_at(s, to, to_heading, ahead)
                else:
                    best = max(best, found)
    for i in range(ahead):
        s.room[i] = 0
    return best


@rule
def look_at(s, square, heading, ahead):
    """Add a stage to those the search has to look at, unless it has been there; how many there are now."""
    this = stage(s, square, heading)
    if ahead == TRAIL or been_there(s, this, ahead):
        return ahead
    s.room[ahead] = this
    return ahead + 1


# Being carried


@rule
def drift(s):
    """Carry the moving diver on until it rests, is out, or its player has a choice."""
    for _ in range(TRAIL):
        square = int(s.place[s.diver])
        if s.tile[square] < 0:
            turn_up(s, square)  # DYK-11, DYK-40: as often as needed
            s.forced = 1
        mark(s, stage(s, square, int(s.heading)))
        tile = int(s.tile[square])
        if tile == STINGRAY:
            reach_shore(s, landing(s, square, 2 * int(s.turned[square]), int(s.side)))  # DYK-31
            return
        if tile < STINGRAY or tile == UNKNOWN:  # UNKNOWN: a view is played on to show what is known to come
            arrive(s)
            return
        best, ways = best_ways(s, square)
        if best == BARRED:
            go_back(s)
            return
        if best == STUCK:
            ways = loop_on(s, square, ways)
            if ways == 0:
                leave_game(s, int(s.diver))  # DYK-38
                return
        if ways & (ways - 1):
            s.ways = ways
            s.phase = FLOWING
            return
        if not follow(s, ways):
            return
    leave_game(s, int(s.diver))  # no chain of the house's tiles is as long as that


@rule
def best_ways(s, square):
    """The best fate in reach of the moving diver, and the ways that lead to it. (DYK-36, DYK-37)"""
    offered = ways_from(s, square, int(s.heading))
    best, ways = STUCK, 0
    for way in range(WAYS):
        if offered >> way & 1:
            to = next_square(s, square, way)
            fate = best_fate(s, to, next_heading(s, square, way), int(s.carrying))
            if fate > best:
                best, ways = fate, 0
            if fate == best:
                ways |= 1 << way
    return best, ways


@rule
def loop_on(s, square, ways):
    """One way round the endless loop, so that everyone sees it closing; 0 when it has closed. (DYK-38)"""
    for way in range(WAYS):
        if ways >> way & 1:
            to = next_square(s, square, way)
            if not been_there(s, stage(s, to, next_heading(s, square, way)), 0):
                return 1 << way
    return 0


@rule
def follow(s, ways):
    """Go the one way in a bit set; True while the diver is on the board."""
    way = 0
    while ways > 1:
        ways >>= 1
        way += 1
    square = int(s.place[s.diver])
    to = next_square(s, square, way)
    if s.tile[to] == SHORE:
        reach_shore(s, to)
        return False
    s.heading = next_heading(s, square, way)
    s.place[s.diver] = to
    return True


@rule
def go_back(s):
    """Every way is barred: back to where the move began, as if it had not been made. (DYK-39)"""
    diver = int(s.diver)
    give_back_ransom(s)
    s.wish[diver] |= s.wished
    s.place[diver] = s.start
    s.tussock[diver] = s.start_tussock
    mark(s, HEADINGS * int(s.start))
    s.returned = 1
