"""What a learned player of Toilet Divers is told about an action: where it leads, and what a beginner thinks of it."""

from fathoms.core.learned.features import Numbers, either_way, steps
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TURN_UP
from fathoms.games.toilet_divers.greedy import CERTAIN, SURE, at, chips_of, look_ahead, price
from fathoms.games.toilet_divers.state import (
    CELLS,
    DOWN,
    FLUSH,
    LEVELS,
    MOST_STARS,
    OBSTACLE_ON,
    PLACES,
    PLAYERS,
    SHRUG,
    TREASURES,
    UNKNOWN,
    WAY_DOWN,
    WAYS,
    WAYS_OF,
)
from fathoms.games.toilet_divers.ways import cell, free_ways, has_tool, place_of, possible_helper, seat_at

WORTH_STEPS = 24  # of a chance to find the treasure
GAP_STEPS, GAP_PARTS = 12, 64
LEAD_STEPS = 4
ACTIONS_OF_KINDS = 9
CARD_CLASSES = 9  # see `class_of`

# Features of an action: where each kind begins.
ACTS = Numbers()
KIND = ACTS.kinds(ACTIONS_OF_KINDS)  # leaf, close, turn up, go, hand over, surface, point, shrug, keep
FAVOURITE = ACTS.kinds(1)  # what a beginner would do
NEW_PAGE = ACTS.kinds(1)  # a level that the seat has not seen yet
PAGES_LEFT = ACTS.steps(CELLS)  # such levels when it closes the toilet
WAY = ACTS.kinds(WAYS)  # to go or to point
CLASS = ACTS.kinds(CARD_CLASSES)  # the card it leads to, as far as one knows
DEPTH = ACTS.kinds(LEVELS)  # its level
PIPES = ACTS.kinds(WAYS)  # how many ways it has to the sides, if one knows it
BEEN = ACTS.kinds(1)  # the dive was there before
SHOWN = ACTS.kinds(1)  # the assistant points there
OTHERS_KNOW = ACTS.steps(PLAYERS - 1)  # players who have seen a card there that the seat has not
NEWS = ACTS.kinds(1)  # nobody has
WORTH = ACTS.steps(WORTH_STEPS)  # the chance to find the treasure that way, as a beginner would guess
GAP = ACTS.steps(GAP_STEPS)  # how much less than the best
KNOWN_WAY = ACTS.kinds(1)  # it is sure
LENDER = ACTS.kinds(2)  # a tool beside an empty place, or a player's
LENDER_LEAD = ACTS.either_way(LEAD_STEPS)  # chips that player has more than the diver
HELP_GAIN = ACTS.either_way(GAP_STEPS)  # how much more the best way is worth with the tool
KEPT = ACTS.steps(MOST_STARS)  # stars
GIVEN = ACTS.steps(MOST_STARS)
KEEPS_MORE = ACTS.kinds(1)
MOST_ACTS = 24


@rule
def tell_worth(worth, first, out, count):
    """A chance to find the treasure."""
    return steps(out, count, first, (worth * WORTH_STEPS + CERTAIN - 1) // CERTAIN, WORTH_STEPS)


@rule
def class_of(s, card, level):
    """What a card is to the diver.

    0 = unknown, 1 = the wanted treasure, 2 = another; an obstacle, 3 = that has its tool, 4 = whose tool can be
    borrowed, 5 = that bars the way down; 6 = plain with a way down, 7 = without; 8 = none, on the first level.
    """
    if level == 1:
        return 8
    if card == UNKNOWN:
        return 0
    if card <= TREASURES:
        return 1 if card == s.wanted else 2
    obstacle = OBSTACLE_ON[card]
    if obstacle == 0:
        return 6 if WAYS_OF[card] & WAY_DOWN else 7
    if has_tool(s, obstacle):
        return 3
    return 4 if price(s, obstacle) else 5


@rule
def tell_action(s, seat, action, out):
    """An action of a seat."""
    if action <= CLOSE:
        return tell_leafing(s, seat, action, out)
    if action <= TURN_UP:
        out[0] = KIND + 2
        return 1
    if action >= KEEP:
        return tell_keeping(s, action - KEEP, out)
    here, below, helped = look_ahead(s)
    if possible_helper(s) < 0:
        helped = 0
    best = best_worth(s, here, below)
    if GO <= action < HAND:
        return tell_going(s, seat, action - GO, here, below, best, helped, out)
    if HAND <= action < SURFACE:
        return tell_handing(s, action - HAND, best, helped, out)
    if action == SURFACE:
        out[0] = KIND + 5
        count = tell_worth(helped, WORTH, out, 1)
        return tell_favourite(best < 0 and helped == 0, out, count)
    return tell_pointing(s, seat, action - POINT, here, below, best, out)


@rule
def tell_favourite(favourite, out, count):
    """Is it what a beginner would do?"""
    if favourite:
        out[count] = FAVOURITE
        count += 1
    return count


# Leafing, and keeping a chip


@rule
def tell_leafing(s, seat, action, out):
    """Another page, or an end to it: what is left to be seen."""
    level, unseen = int(s.leaf[seat]), 0
    for other in range(2, LEVELS + 1):
        unseen += int(s.card[cell(s, place_of(s, seat), other)] == UNKNOWN)
    if action == CLOSE:
        out[0] = KIND + 1
        count = steps(out, 1, PAGES_LEFT, unseen, CELLS)
        return tell_favourite(level == LEVELS, out, count)
    to = action - LEAF + 2
    out[0] = KIND
    count = 1
    if s.card[cell(s, place_of(s, seat), to)] == UNKNOWN:
        out[count] = NEW_PAGE
        count += 1
    return tell_favourite(to == level + 1, out, count)


@rule
def tell_keeping(s, which, out):
    """A chip to keep, and the one to give away."""
    pair = int(s.finds) - 1
    kept, given = int(s.chip[2 * pair + which]) & ~FLUSH, int(s.chip[2 * pair + 1 - which]) & ~FLUSH
    out[0] = KIND + 8
    count = steps(out, 1, KEPT, kept, MOST_STARS)
    count = steps(out, count, GIVEN, given, MOST_STARS)
    if kept > given:
        out[count] = KEEPS_MORE
        count += 1
    return tell_favourite(kept > given or (kept == given and which == 0), out, count)


# A dive


@rule
def worth_of(s, way, here, below):
    """What a way from the open card is worth."""
    place = int(s.place)
    return at(below, place) if way == DOWN else at(here, (place + way + 1) % PLACES)


@rule
def best_worth(s, here, below):
    """What the best free way is worth; -1 = there is none."""
    ways, best = free_ways(s), -1
    for way in range(WAYS):
        if ways >> way & 1:
            best = max(best, worth_of(s, way, here, below))
    return best


@rule
def tell_way(s, seat, way, worth, best, out, count):
    """A way: the card it leads to, who knows it, and what it is worth."""
    place, level = int(s.place), int(s.level)
    if way == DOWN:
        level += 1
    else:
        place = (place + way + 1) % PLACES
    thing = cell(s, place, max(level, 2))
    card = int(s.card[thing]) if level > 1 else UNKNOWN
    out[count] = WAY + way
    out[count + 1] = CLASS + class_of(s, card, level)
    out[count + 2] = DEPTH + level - 1
    count += 3
    if card != UNKNOWN:
        pipes = WAYS_OF[card]
        out[count] = PIPES + (pipes & 1) + (pipes >> 1 & 1) + (pipes >> 2 & 1)
        count += 1
    elif level > 1:
        others = 0
        for other in range(int(s.players)):
            others += int(other != seat and s.seen_at[other, thing] > 0)
        if others == 0:
            out[count] = NEWS
            count += 1
        count = steps(out, count, OTHERS_KNOW, others, PLAYERS - 1)
    if s.exits_taken[place * LEVELS + level - 1]:
        out[count] = BEEN
        count += 1
    if worth >= SURE:
        out[count] = KNOWN_WAY
        count += 1
    count = tell_worth(worth, WORTH, out, count)
    return steps(out, count, GAP, ((best - worth) * GAP_PARTS + CERTAIN - 1) // CERTAIN, GAP_STEPS)


@rule
def tell_going(s, seat, way, here, below, best, helped, out):
    """A way to go."""
    worth, shown = worth_of(s, way, here, below), int(s.pointed)
    out[0] = KIND + 3
    count = tell_way(s, seat, way, worth, best, out, 1)
    if way == shown:
        out[count] = SHOWN
        count += 1
    hinted = best < SURE and 0 <= shown < SHRUG
    return tell_favourite(helped <= best and (way == shown if hinted else worth == best), out, count)


@rule
def tell_handing(s, lender, best, helped, out):
    """The assistant tile for a tool: what it brings, and whom."""
    out[0] = KIND + 4
    owner = seat_at(s, lender)
    out[1] = LENDER + int(owner >= 0)
    count = 2
    if owner >= 0:
        lead = chips_of(s, owner) - chips_of(s, int(s.turn))
        count = either_way(out, count, LENDER_LEAD, lead, LEAD_STEPS)
    count = tell_worth(helped, WORTH, out, count)
    gain = (helped - max(best, 0)) * GAP_PARTS
    reached = gain // CERTAIN if gain >= 0 else -(-gain // CERTAIN)
    count = either_way(out, count, HELP_GAIN, reached, GAP_STEPS)
    return tell_favourite(helped > max(best, 0), out, count)


@rule
def tell_pointing(s, seat, way, here, below, best, out):
    """A hint for the diver, or none."""
    knows = s.players > 2 and best >= SURE
    if way == SHRUG:
        out[0] = KIND + 7
        return tell_favourite(not knows, out, 1)
    worth = worth_of(s, way, here, below)
    out[0] = KIND + 6
    count = tell_way(s, seat, way, worth, best, out, 1)
    return tell_favourite(knows and worth == best, out, count)
