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
from fathoms.games.dykarna.arrival import arrive_on_tile, turn_tile_up
from fathoms.games.dykarna.boats import leave_game, mark_stage, reach_shore
from fathoms.games.dykarna.sea import (
    are_mates,
    boat_at,
    comrade_crews,
    count_tussocks,
    crews_on,
    landing_square,
    opposite_way,
    partner_crews,
    seahorse_leaps,
)
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
from fathoms.games.dykarna.treasure import count_units, give_back_ransom

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
        return 1 << opposite_way(heading % WAYS)  # DYK-29
    if tile == SEAHORSE:
        return seahorse_leaps(s, square)
    arrows = arrows_of(s, square)
    if WHIRLED <= heading < WHIRLED + DIRECTIONS:
        arrows &= ~(1 << opposite_way(heading % WAYS))  # DYK-38: not back at the whirl
    return arrows


@rule
def next_square(s, square, way):
    """Where a way leads from a tile: one step or leap, from an anemone two. (DYK-29)"""
    return landing_square(s, square, way, 2 if s.tile[square] == ANEMONE else 1)


@rule
def next_heading(s, square, way):
    """How a diver travels that a tile sent that way."""
    return way + WHIRLED if s.tile[square] == WHIRL else way


@rule
def stage_number(s, square, heading):
    """A stage of a chain as one number. Ways of coming that make no difference count as one."""
    tile = int(s.tile[square])
    if tile in (WHIRL, ANEMONE):
        return HEADINGS * square + heading % WAYS
    if CURRENT <= tile < UNKNOWN and ways_from(s, square, heading) != ways_from(s, square, heading % WAYS):
        return HEADINGS * square + heading  # a whirl sent it here, and one of the arrows points back
    return HEADINGS * square


# Looking ahead


@rule
def fate_at(s, square, heading, carrying):
    """What a diver that gets to a square so meets there: one of the fates, or ONWARD."""
    tile = int(s.tile[square])
    if tile == SHORE:
        if not DIRECTIONS <= heading < WAYS:
            return DANGER  # off the board; a boat at the edge counts as that, but for a seahorse's leap (DYK-36)
        return LAWFUL if not carrying or are_mates(s, int(s.turn), boat_at(s, square)) else BARRED  # DYK-17, DYK-36
    if tile < 0:
        return BARRED if carrying else LAWFUL  # DYK-16, DYK-37
    if WHIRL <= tile < UNKNOWN:
        return ONWARD
    others = crews_on(s, square) & ~comrade_crews(s, int(s.turn))
    if others & partner_crews(s, int(s.turn)):
        return BARRED  # DYK-13
    if tile == ANEMONE and has_thrown(s, square, heading):
        return ONWARD  # DYK-38: nothing new, so it is known where that leads
    if GOLDFISH <= tile <= ANEMONE:
        return DANGER  # DYK-35
    if tile == ISLAND and (others or carrying):
        return BARRED  # DYK-12, DYK-16
    if s.forced and count_tussocks(tile) and count_units(s, square, 1) >= UNITS:
        return DANGER  # DYK-37; of its own will a diver may go there (DYK-24)
    return LAWFUL


@rule
def has_thrown(s, square, heading):
    """Has the move under way come to this anemone so since it turned up a tile?"""
    return s.under_way != 0 and is_on_trail(s, stage_number(s, square, heading), int(s.fresh))


@rule
def was_at_stage(s, stage, stage_count):
    """Was the move under way at a stage since the last news, or has the search found it already? (DYK-38)"""
    if s.under_way and is_on_trail(s, stage, int(s.since)):
        return True
    for i in range(stage_count):  # compiled rules have no generators
        if s.room[i] == stage:
            return True
    return False


@rule
def is_on_trail(s, stage, first):
    """Is a stage on the trail, from some stage on?"""
    for i in range(first, int(s.steps)):  # compiled rules have no generators
        if s.trail[i] == stage:
            return True
    return False


@rule
def best_fate(s, square, heading, carrying):
    """The best that can come of entering a square so, along all ways over known tiles without going in circles."""
    fate = fate_at(s, square, heading, carrying)
    if fate != ONWARD:
        return fate
    stage_count = add_stage(s, square, heading, 0)
    next_stage, best = 0, STUCK
    while next_stage < stage_count and best < LAWFUL:
        place, heading = int(s.room[next_stage]) // HEADINGS, int(s.room[next_stage]) % HEADINGS
        next_stage += 1
        ways = ways_from(s, place, heading)
        while ways:
            way = lowest(ways)
            ways &= ways - 1
            to, to_heading = next_square(s, place, way), next_heading(s, place, way)
            fate = fate_at(s, to, to_heading, carrying)
            if fate == ONWARD:
                stage_count = add_stage(s, to, to_heading, stage_count)
            else:
                best = max(best, fate)
    for i in range(stage_count):
        s.room[i] = 0
    return best


@rule
def add_stage(s, square, heading, stage_count):
    """Add a stage to those the search has to look at, unless it has been there; how many there are now."""
    stage = stage_number(s, square, heading)
    if stage_count == TRAIL or was_at_stage(s, stage, stage_count):
        return stage_count
    s.room[stage_count] = stage
    return stage_count + 1


# Being carried


@rule
def carry_diver(s):
    """Carry the moving diver on until it rests, is out, or its player has a choice."""
    while s.steps < TRAIL:
        square = int(s.place[s.diver])
        enter_stage(s, square)
        tile = int(s.tile[square])
        if tile == STINGRAY:
            reach_shore(s, landing_square(s, square, 2 * int(s.turned[square]), int(s.side)))  # DYK-31
            return
        if tile < STINGRAY or tile == UNKNOWN:  # UNKNOWN: a view is played on to show what is known to come
            arrive_on_tile(s)
            return
        best, ways = best_ways(s, square)
        if best == BARRED:
            return_to_start(s)
            return
        if best == STUCK:
            ways = next_loop_way(s, square, ways)
            if ways == 0:
                leave_game(s, int(s.diver))  # DYK-38
                return
        if ways & (ways - 1):
            s.ways = ways
            s.phase = FLOWING
            return
        if not follow_way(s, ways):
            return
    leave_game(s, int(s.diver))  # a ruling on DYK-38: so long a chain is taken for endless


@rule
def enter_stage(s, square):
    """The moving diver gets to a tile, which may be news: then what it passed before is no loop. (DYK-38)"""
    if s.tile[square] < 0:
        turn_tile_up(s, square)  # DYK-11, DYK-40: as often as needed
        s.forced = 1
        s.fresh = s.steps
        s.since = s.steps
    throws = s.tile[square] == ANEMONE and not has_thrown(s, square, int(s.heading))
    mark_stage(s, stage_number(s, square, int(s.heading)))
    if throws:
        s.since = s.steps


@rule
def best_ways(s, square):
    """The best fate in reach of the moving diver, and the ways that lead to it. (DYK-36, DYK-37)"""
    ways_left = ways_from(s, square, int(s.heading))
    is_new = s.forced != 0 and s.fresh == s.steps - 1  # has the diver turned this tile up, right now?
    best, ways = STUCK, 0
    while ways_left:
        way = lowest(ways_left)
        ways_left &= ways_left - 1
        to, fate = next_square(s, square, way), LAWFUL  # off the board, too, by a tile just turned up (DYK-27)
        if not is_new or s.tile[to] != SHORE:
            fate = best_fate(s, to, next_heading(s, square, way), int(s.carrying))
        if fate > best:
            best, ways = fate, 0
        if fate == best:
            ways |= 1 << way
    return best, ways


@rule
def next_loop_way(s, square, ways):
    """One way round the endless loop, so that everyone sees it closing; 0 when it has closed. (DYK-38)"""
    for way in range(WAYS):
        if ways >> way & 1:
            to = next_square(s, square, way)
            if not was_at_stage(s, stage_number(s, to, next_heading(s, square, way)), 0):
                return 1 << way
    return 0


@rule
def follow_way(s, ways):
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
def return_to_start(s):
    """Every way is barred: back to where the move began, as if it had not been made. (DYK-39)"""
    diver = int(s.diver)
    give_back_ransom(s)
    s.wish[diver] |= s.wished
    s.place[diver] = s.start
    s.tussock[diver] = s.start_tussock
    mark_stage(s, HEADINGS * int(s.start))
    s.returned = 1
