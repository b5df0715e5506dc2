"""A sensible beginner at Toilet Divers: goes where it remembers the treasure, by the shortest way its tools allow.

Every way on is worth the chance to find the treasure that way, a little less for every step, as if the diver would see
each card in time to choose the best way on from it. Known cards count as they are, an unknown one as the average of
all the cards that have not been seen. So a remembered treasure that can be reached is worth most, the nearer the more;
where none is, ways into the unknown are worth more than dead ends. Worths are whole numbers, so that they are the same
however the rules are run.
"""

from fathoms.core.game import CLOCK
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TIME_UP, TURN_UP
from fathoms.games.toilet_divers.sight import known_cards
from fathoms.games.toilet_divers.state import (
    BOTTOM,
    CARDS,
    DOWN,
    FLUSH,
    KEEPING,
    LEAFING,
    LEFT,
    LEVELS,
    OBSTACLE_ON,
    OPPOSITE,
    PLACES,
    RIGHT,
    SHRUG,
    TOOLS,
    TURNING,
    UNKNOWN,
    WAYS,
)
from fathoms.games.toilet_divers.ways import cell, exits, free_ways, open_card, place_of, possible_helper, seat_at

BITS = 15  # of a worth
CERTAIN = 1 << BITS - 1  # what a treasure at hand is worth
STEP_COST = 64  # a step costs one part in so many
SURE = CERTAIN * 2 // 3  # worth this much, a way is known and not hoped for
ALL_CARDS = (1 << CARDS + 1) - 2  # as a bit set

# What is left of a find, in hundredths, when a tool was borrowed: nothing is lost with a tool beside an empty place;
# a player gets a chip, which matters most in a game of two, and more when that player has many already.
WHOLE = 100
SHARED = 60
EACH_CHIP = 3


@rule
def greedy(s, seat, rng, out):
    """An action for `seat`, from its view and recall in `s`."""
    if seat == CLOCK:
        return TIME_UP
    if s.phase == LEAFING:
        level = int(s.leaf[seat])
        return CLOSE if level == LEVELS else LEAF + level + 1 - 2
    if s.phase == TURNING:
        return TURN_UP
    if s.phase == KEEPING:
        return keep_more_stars(s)
    if seat == s.turn:
        return dive_on(s, rng)
    return advise(s, rng)


@rule
def keep_more_stars(s):
    """The chip with more stars."""
    pair = int(s.finds) - 1
    first, second = int(s.chip[2 * pair]) & ~FLUSH, int(s.chip[2 * pair + 1]) & ~FLUSH
    return KEEP if first >= second else KEEP + 1


@rule
def advise(s, rng):
    """Point at a way to the treasure, if the assistant knows one and gains by it: not in a game of two."""
    if s.players > 2:
        way, worth, _ = best_way(s, rng)
        if worth >= SURE:
            return POINT + way
    return POINT + SHRUG


@rule
def dive_on(s, rng):
    """The best way on; an assistant's hint where none is sure; a helper where that is worth more."""
    way, worth, helped = best_way(s, rng)
    if helped > worth:
        return HAND + possible_helper(s)
    if worth < SURE and 0 <= s.pointed < SHRUG:
        return GO + int(s.pointed)
    return GO + way if way >= 0 else SURFACE


@rule
def best_way(s, rng):
    """The free way that is worth most, one of the best at random (-1 = none), its worth, and that of a helper."""
    place = int(s.place)
    here, below, with_helper = look_ahead(s)
    ways = free_ways(s)
    best, best_worth, tied = -1, -1, 0
    for way in range(WAYS):
        if ways >> way & 1 == 0:
            continue
        worth = at(below, place) if way == DOWN else at(here, (place + way + 1) % PLACES)
        if worth > best_worth:
            best, best_worth, tied = way, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = way
    return best, max(best_worth, 0), with_helper if possible_helper(s) >= 0 else 0


# What a place is worth
#
# The worths of the four places of a level are kept in one integer: rules have no arrays of their own, and the compiler
# is slow with tuples.


@rule
def at(worths, place):
    """One of four worths."""
    return worths >> place * BITS & (1 << BITS) - 1


@rule
def select(tool, first, second, third, fourth):
    """What belongs to a tool, 1 to 4."""
    if tool < 3:
        return first if tool == 1 else second
    return third if tool == 3 else fourth


@rule
def look_ahead(s):
    """What each place is worth on the open level and on the one below, and the way down here with a helper's tool.

    From the bottom up: a level's worths follow from those of the level below, the diver's own also from those with
    each tool that could be borrowed.
    """
    own_tools = 1 << int(s.tool[place_of(s, int(s.turn))])
    if s.helper >= 0:
        own_tools |= 1 << int(s.tool[s.helper])
    prices = price(s, 1) | price(s, 2) << 8 | price(s, 3) << 16 | price(s, 4) << 24
    unseen = ALL_CARDS & ~known_cards(s)
    own, first, second, third, fourth = 0, 0, 0, 0, 0  # the worths without a helper, and with each tool
    own_below, shared = 0, 0
    for level in range(BOTTOM, int(s.level) - 1, -1):
        own_below = own
        shared = offers(int(s.place), first, second, third, fourth, prices)
        own = level_worths(s, level, own_tools, unseen, own_below, first, second, third, fourth, prices)
        for tool in range(1, TOOLS + 1):
            if price(s, tool) == 0:
                continue
            below = select(tool, first, second, third, fourth)
            worths = level_worths(s, level, own_tools | 1 << tool, unseen, below, 0, 0, 0, 0, 0)
            first = worths if tool == 1 else first
            second = worths if tool == 2 else second
            third = worths if tool == 3 else third
            fourth = worths if tool == 4 else fourth
    obstacle = OBSTACLE_ON[open_card(s)]
    return own, own_below, at(shared, obstacle - 1) if obstacle > 0 else 0


@rule
def price(s, tool):
    """What is left of a find when this tool is borrowed for it, in hundredths; 0 = it cannot be borrowed."""
    if s.helper >= 0:
        return 0
    for place in range(PLACES):
        if s.tool[place] != tool or place == place_of(s, int(s.turn)):
            continue
        owner = seat_at(s, place)
        if owner < 0:
            return WHOLE if s.idle_tools else 0
        return max(1, WHOLE - SHARED // (int(s.players) - 1) - EACH_CHIP * chips_of(s, owner))
    return 0


@rule
def chips_of(s, seat):
    """How many chips a player has, as everyone can see."""
    count = 0
    for pair in range(int(s.finds)):
        if s.finder[pair] == seat or s.assistant[pair] == seat:
            count += 1
    return count


@rule
def offers(place, first, second, third, fourth, prices):
    """What the way down at a place is worth with each tool, less what its owner gets: four worths, by tool."""
    shared = 0
    for tool in range(1, TOOLS + 1):
        worth = at(select(tool, first, second, third, fourth), place) * (prices >> (tool - 1) * 8 & 0xFF) // WHOLE
        shared |= worth << (tool - 1) * BITS
    return shared


@rule
def level_worths(s, level, tools, unseen, below, first, second, third, fourth, prices):
    """What each place of a level is worth. A pipe can lead on to another pipe, through all four places."""
    worths = 0
    for _ in range(PLACES):
        beside = worths
        worths = 0
        for place in range(PLACES):
            shared = offers(place, first, second, third, fourth, prices)
            worths |= cell_worth(s, place, level, tools, unseen, beside, at(below, place), shared) << place * BITS
        if worths == beside:
            break
    return worths


@rule
def cell_worth(s, place, level, tools, unseen, beside, below, shared):
    """What it is worth to open the toilet at a place on a level."""
    left, opposite = at(beside, (place + 1) % PLACES), at(beside, (place + 2) % PLACES)
    right = at(beside, (place + 3) % PLACES)
    still_open = ~int(s.exits_closed[place * LEVELS + level - 1])
    wanted = int(s.wanted)
    card = int(s.card[cell(s, place, level)]) if level > 1 else UNKNOWN
    if card != UNKNOWN or level == 1:
        ways = exits(s, card, level) & still_open
        return CERTAIN if card == wanted else way_worth(ways, card, tools, left, opposite, right, below, shared)
    total, count = 0, 0
    for other in range(1, CARDS + 1):
        if unseen >> other & 1:
            ways = exits(s, other, level) & still_open
            worth = way_worth(ways, other, tools, left, opposite, right, below, shared)
            total += CERTAIN if other == wanted else worth
            count += 1
    return total // count


@rule
def way_worth(ways, card, tools, left, opposite, right, below, shared):
    """What the best of some ways from a card is worth, less a step.

    `shared` holds what the way down is worth with the help of each tool.
    """
    best = 0
    if ways >> LEFT & 1:
        best = left
    if ways >> OPPOSITE & 1:
        best = max(best, opposite)
    if ways >> RIGHT & 1:
        best = max(best, right)
    if ways >> DOWN & 1:
        obstacle = OBSTACLE_ON[card]
        passable = obstacle == 0 or tools >> obstacle & 1
        best = max(best, below if passable else at(shared, obstacle - 1))
    return best - best // STEP_COST
