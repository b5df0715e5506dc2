"""Forced chains in Dykarna: tiles that carry a diver on, and what may come of entering one.

A chain is a sequence of stages: a square and how the diver came to it. What lies ahead along tiles that are face up
is known, and everything it can lead to has one of four fates. DYK-36 offers a willing diver only LAWFUL ones; DYK-37
sends a forced diver to the best it can reach, in the order of their numbers.

A stage that comes again is a loop, unless there was news in between: a tile turned up, or an anemone that threw the
diver back for the first time since then. (DYK-38) Why every chain ends: a tile is turned up once; between two of them,
an anemone is news once for each way of coming to it; and between two pieces of news no stage comes twice. And if
that takes very long, every stage is written to the trail of the move, and where the trail is full the chain is over.
"""

from fathoms.core.bits import lowest
from fathoms.core.rule import rule
from fathoms.games.dykarna.arrive import arrive, turn_up
from fathoms.games.dykarna.boats import leave_game, mark, reach_shore
from fathoms.games.dykarna.sea import back, boat_at, comrades, crews_on, landing, leaps, mates, partners, tussocks_of
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
DANGER = 2  # anemone, stingray, shark, goldfish, full mud, or off the board by known tiles (DYK-35 to DYK-37)
LAWFUL = 3  # a tile it may enter, or one face down; or off the board by a tile just turned up
ONWARD = 4  # not an end: the tile there carries the diver on


# The ways on from a tile


@rule
def arrows_of(s, square):
    """The arrows of a current as it lies, as a bit set of directions."""
    return ARROWS[(int(s.tile[square]) - CURRENT) * 4 + int(s.turned[square])]


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
    arrows = arrows_of(s, square)
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
    others = crews_on(s, square) & ~comrades(s, int(s.turn))
    if others & partners(s, int(s.turn)):
        return BARRED  # DYK-13
    if tile == ANEMONE and has_thrown(s, square, heading):
        return ONWARD  # DYK-38: nothing new, so it is known where that leads
    if GOLDFISH <= tile <= ANEMONE:
        return DANGER  # DYK-35
    if tile == ISLAND and (others or carrying):
        return BARRED  # DYK-12, DYK-16
    if s.forced and tussocks_of(tile) and units(s, square, 1) >= UNITS:
        return DANGER  # DYK-37; of its own will a diver may go there (DYK-24)
    return LAWFUL


@rule
def has_thrown(s, square, heading):
    """Has the move under way come to this anemone so since it turned up a tile?"""
    return s.under_way != 0 and on_trail(s, stage(s, square, heading), int(s.fresh))


@rule
def been_there(s, this, ahead):
    """Was the move under way at a stage since the last news, or has the search found it already? (DYK-38)"""
    if s.under_way and on_trail(s, this, int(s.since)):
        return True
    for i in range(ahead):  # compiled rules have no generators
        if s.room[i] == this:
            return True
    return False


@rule
def on_trail(s, this, first):
    """Is a stage on the trail, from some stage on?"""
    for i in range(first, int(s.steps)):  # compiled rules have no generators
        if s.trail[i] == this:
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
        while ways:
            way = lowest(ways)
            ways &= ways - 1
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
    while s.steps < TRAIL:
        square = int(s.place[s.diver])
        enter_stage(s, square)
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
    leave_game(s, int(s.diver))  # a ruling on DYK-38: so long a chain is taken for endless


@rule
def enter_stage(s, square):
    """The moving diver gets to a tile, which may be news: then what it passed before is no loop. (DYK-38)"""
    if s.tile[square] < 0:
        turn_up(s, square)  # DYK-11, DYK-40: as often as needed
        s.forced = 1
        s.fresh = s.steps
        s.since = s.steps
    throws = s.tile[square] == ANEMONE and not has_thrown(s, square, int(s.heading))
    mark(s, stage(s, square, int(s.heading)))
    if throws:
        s.since = s.steps


@rule
def best_ways(s, square):
    """The best fate in reach of the moving diver, and the ways that lead to it. (DYK-36, DYK-37)"""
    offered = ways_from(s, square, int(s.heading))
    new = s.forced != 0 and s.fresh == s.steps - 1  # has the diver turned this tile up, right now?
    best, ways = STUCK, 0
    while offered:
        way = lowest(offered)
        offered &= offered - 1
        to, fate = next_square(s, square, way), LAWFUL  # off the board, too, by a tile just turned up (DYK-27)
        if not new or s.tile[to] != SHORE:
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
