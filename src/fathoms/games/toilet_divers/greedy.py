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
SHARED_PART = 60
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
        return chip_with_more_stars(s)
    if seat == s.turn:
        return choose_dive_action(s, rng)
    return point_or_shrug(s, rng)


@rule
def chip_with_more_stars(s):
    """The chip with more stars."""
    pair = int(s.finds) - 1
    first, second = int(s.chip[2 * pair]) & ~FLUSH, int(s.chip[2 * pair + 1]) & ~FLUSH
    return KEEP if first >= second else KEEP + 1


@rule
def point_or_shrug(s, rng):
    """Point at a way to the treasure if the assistant knows one and gains by it (not in a game of two); else shrug."""
    if s.players > 2:
        way, worth, _ = best_way(s, rng)
        if worth >= SURE:
            return POINT + way
    return POINT + SHRUG


@rule
def choose_dive_action(s, rng):
    """The best way; the assistant's hint if no way is sure; a helper if that is worth more."""
    way, worth, worth_with_helper = best_way(s, rng)
    if worth_with_helper > worth:
        return HAND + possible_helper(s)
    if worth < SURE and 0 <= s.pointed < SHRUG:
        return GO + int(s.pointed)
    return GO + way if way >= 0 else SURFACE


@rule
def best_way(s, rng):
    """The best free way (a random one of equals, -1 = none), its worth, and the worth of asking a helper."""
    place = int(s.place)
    level_worths_now, worths_below, worth_with_helper = worths_of_ways(s)
    ways = free_ways(s)
    best, best_worth, tied = -1, -1, 0
    for way in range(WAYS):
        if ways >> way & 1 == 0:
            continue
        worth = worth_at(worths_below, place) if way == DOWN else worth_at(level_worths_now, (place + way + 1) % PLACES)
        if worth > best_worth:
            best, best_worth, tied = way, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = way
    return best, max(best_worth, 0), worth_with_helper if possible_helper(s) >= 0 else 0


# What a place is worth
#
# The worths of the four places of a level are kept in one integer: rules have no arrays of their own, and the compiler
# is slow with tuples.


@rule
def worth_at(worths, place):
    """The worth of one place, from four packed in an integer."""
    return worths >> place * BITS & (1 << BITS) - 1


@rule
def select_by_tool(tool, first, second, third, fourth):
    """One of four values, by tool (1 to 4)."""
    if tool < 3:
        return first if tool == 1 else second
    return third if tool == 3 else fourth


@rule
def worths_of_ways(s):
    """The worths of the places on the open level and the one below, and of the way down here with a helper's tool.

    From the bottom up: a level's worths follow from those of the level below, the diver's own also from those with
    each tool that could be borrowed.
    """
    own_tools = 1 << int(s.tool[place_of(s, int(s.turn))])
    if s.helper >= 0:
        own_tools |= 1 << int(s.tool[s.helper])
    prices = (
        borrowing_price(s, 1) | borrowing_price(s, 2) << 8 | borrowing_price(s, 3) << 16 | borrowing_price(s, 4) << 24
    )
    unseen_cards = ALL_CARDS & ~known_cards(s)
    own, first, second, third, fourth = 0, 0, 0, 0, 0  # the worths without a helper, and with each tool
    own_below, helped = 0, 0
    for level in range(BOTTOM, int(s.level) - 1, -1):
        own_below = own
        helped = worths_by_borrowed_tool(int(s.place), first, second, third, fourth, prices)
        own = level_worths(s, level, own_tools, unseen_cards, own_below, first, second, third, fourth, prices)
        for tool in range(1, TOOLS + 1):
            if borrowing_price(s, tool) == 0:
                continue
            below = select_by_tool(tool, first, second, third, fourth)
            worths = level_worths(s, level, own_tools | 1 << tool, unseen_cards, below, 0, 0, 0, 0, 0)
            first = worths if tool == 1 else first
            second = worths if tool == 2 else second
            third = worths if tool == 3 else third
            fourth = worths if tool == 4 else fourth
    obstacle = OBSTACLE_ON[open_card(s)]
    return own, own_below, worth_at(helped, obstacle - 1) if obstacle > 0 else 0


@rule
def borrowing_price(s, tool):
    """What is left of a find when this tool is borrowed for it, in hundredths; 0 = it cannot be borrowed."""
    if s.helper >= 0:
        return 0
    for place in range(PLACES):
        if s.tool[place] != tool or place == place_of(s, int(s.turn)):
            continue
        owner = seat_at(s, place)
        if owner < 0:
            return WHOLE if s.idle_tools else 0
        return max(1, WHOLE - SHARED_PART // (int(s.players) - 1) - EACH_CHIP * count_chips(s, owner))
    return 0


@rule
def count_chips(s, seat):
    """How many chips a player has, as everyone can see."""
    count = 0
    for pair in range(int(s.finds)):
        if s.finder[pair] == seat or s.assistant[pair] == seat:
            count += 1
    return count


@rule
def worths_by_borrowed_tool(place, first, second, third, fourth, prices):
    """The worth of the way down at a place with each borrowed tool, less its owner's share: four worths, by tool."""
    helped = 0
    for tool in range(1, TOOLS + 1):
        worth = (
            worth_at(select_by_tool(tool, first, second, third, fourth), place)
            * (prices >> (tool - 1) * 8 & 0xFF)
            // WHOLE
        )
        helped |= worth << (tool - 1) * BITS
    return helped


@rule
def level_worths(s, level, tools, unseen_cards, below, first, second, third, fourth, prices):
    """What each place of a level is worth. A pipe can lead on to another pipe, through all four places."""
    worths = 0
    for _ in range(PLACES):
        side_worths = worths
        worths = 0
        for place in range(PLACES):
            helped = worths_by_borrowed_tool(place, first, second, third, fourth, prices)
            worths |= (
                cell_worth(s, place, level, tools, unseen_cards, side_worths, worth_at(below, place), helped)
                << place * BITS
            )
        if worths == side_worths:
            break
    return worths


@rule
def cell_worth(s, place, level, tools, unseen_cards, side_worths, below, helped):
    """What it is worth to open the toilet at a place on a level."""
    left_worth, opposite_worth = (
        worth_at(side_worths, (place + 1) % PLACES),
        worth_at(side_worths, (place + 2) % PLACES),
    )
    right_worth = worth_at(side_worths, (place + 3) % PLACES)
    still_open = ~int(s.exits_closed[place * LEVELS + level - 1])
    treasure = int(s.wanted)
    card = int(s.card[cell(s, place, level)]) if level > 1 else UNKNOWN
    if card != UNKNOWN or level == 1:
        ways = exits(s, card, level) & still_open
        return (
            CERTAIN
            if card == treasure
            else way_worth(ways, card, tools, left_worth, opposite_worth, right_worth, below, helped)
        )
    total, count = 0, 0
    for other in range(1, CARDS + 1):
        if unseen_cards >> other & 1:
            ways = exits(s, other, level) & still_open
            worth = way_worth(ways, other, tools, left_worth, opposite_worth, right_worth, below, helped)
            total += CERTAIN if other == treasure else worth
            count += 1
    return total // count


@rule
def way_worth(ways, card, tools, left_worth, opposite_worth, right_worth, below, helped):
    """The worth of the best of some ways from a card, less the cost of a step.

    `helped` holds what the way down is worth with the help of each tool.
    """
    best = 0
    if ways >> LEFT & 1:
        best = left_worth
    if ways >> OPPOSITE & 1:
        best = max(best, opposite_worth)
    if ways >> RIGHT & 1:
        best = max(best, right_worth)
    if ways >> DOWN & 1:
        obstacle = OBSTACLE_ON[card]
        passable = obstacle == 0 or tools >> obstacle & 1
        best = max(best, below if passable else worth_at(helped, obstacle - 1))
    return best - best // STEP_COST
