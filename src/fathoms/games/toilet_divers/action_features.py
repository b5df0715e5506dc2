"""Features of actions in Toilet Divers: where an action leads, and what the greedy player thinks of it."""

from fathoms.core.learned.features import FeatureIds, write_signed_steps, write_steps
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TURN_UP
from fathoms.games.toilet_divers.greedy import CERTAIN, SURE, borrowing_price, count_chips, worth_at, worths_of_ways
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
CARD_CLASSES = 9  # see `card_class`

# Features of an action: where each kind begins.
ACTION_IDS = FeatureIds()
KIND = ACTION_IDS.kinds(ACTIONS_OF_KINDS)  # leaf, close, turn up, go, hand over, surface, point, shrug, keep
FAVOURITE = ACTION_IDS.kinds(1)  # what a beginner would do
NEW_PAGE = ACTION_IDS.kinds(1)  # a level that the seat has not seen yet
PAGES_LEFT = ACTION_IDS.steps(CELLS)  # such levels when it closes the toilet
WAY = ACTION_IDS.kinds(WAYS)  # to go or to point
CLASS = ACTION_IDS.kinds(CARD_CLASSES)  # the card it leads to, as far as one knows
DEPTH = ACTION_IDS.kinds(LEVELS)  # its level
PIPES = ACTION_IDS.kinds(WAYS)  # how many ways it has to the sides, if one knows it
VISITED = ACTION_IDS.kinds(1)  # the dive was there before
POINTED_THERE = ACTION_IDS.kinds(1)  # the assistant points there
OTHERS_KNOW = ACTION_IDS.steps(PLAYERS - 1)  # players who have seen a card there that the seat has not
UNSEEN_BY_ALL = ACTION_IDS.kinds(1)  # nobody has
WORTH = ACTION_IDS.steps(WORTH_STEPS)  # the chance to find the treasure that way, as a beginner would guess
GAP = ACTION_IDS.steps(GAP_STEPS)  # how much less than the best
KNOWN_WAY = ACTION_IDS.kinds(1)  # it is sure
LENDER = ACTION_IDS.kinds(2)  # a tool beside an empty place, or a player's
LENDER_LEAD = ACTION_IDS.signed_steps(LEAD_STEPS)  # chips that player has more than the diver
HELP_GAIN = ACTION_IDS.signed_steps(GAP_STEPS)  # how much more the best way is worth with the tool
KEPT_STARS = ACTION_IDS.steps(MOST_STARS)  # stars
GIVEN_STARS = ACTION_IDS.steps(MOST_STARS)
KEEPS_MORE = ACTION_IDS.kinds(1)
MOST_ACTS = 24


@rule
def write_worth(worth, first, out, count):
    """Write a chance to find the treasure."""
    return write_steps(out, count, first, (worth * WORTH_STEPS + CERTAIN - 1) // CERTAIN, WORTH_STEPS)


@rule
def card_class(s, card, level):
    """The class of a card for the diver.

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
    return 4 if borrowing_price(s, obstacle) else 5


@rule
def write_action_features(s, seat, action, out):
    """Write the features of an action; how many."""
    if action <= CLOSE:
        return write_leafing_features(s, seat, action, out)
    if action <= TURN_UP:
        out[0] = KIND + 2
        return 1
    if action >= KEEP:
        return write_keeping_features(s, action - KEEP, out)
    level_worths, worths_below, worth_with_helper = worths_of_ways(s)
    if possible_helper(s) < 0:
        worth_with_helper = 0
    best = best_worth(s, level_worths, worths_below)
    if GO <= action < HAND:
        return write_going_features(s, seat, action - GO, level_worths, worths_below, best, worth_with_helper, out)
    if HAND <= action < SURFACE:
        return write_handing_features(s, action - HAND, best, worth_with_helper, out)
    if action == SURFACE:
        out[0] = KIND + 5
        count = write_worth(worth_with_helper, WORTH, out, 1)
        return write_favourite(best < 0 and worth_with_helper == 0, out, count)
    return write_pointing_features(s, seat, action - POINT, level_worths, worths_below, best, out)


@rule
def write_favourite(favourite, out, count):
    """Write whether the greedy player would choose it."""
    if favourite:
        out[count] = FAVOURITE
        count += 1
    return count


# Leafing, and keeping a chip


@rule
def write_leafing_features(s, seat, action, out):
    """Write the features of leafing to another page or closing the toilet."""
    level, unseen_levels = int(s.leaf[seat]), 0
    for other in range(2, LEVELS + 1):
        unseen_levels += int(s.card[cell(s, place_of(s, seat), other)] == UNKNOWN)
    if action == CLOSE:
        out[0] = KIND + 1
        count = write_steps(out, 1, PAGES_LEFT, unseen_levels, CELLS)
        return write_favourite(level == LEVELS, out, count)
    to = action - LEAF + 2
    out[0] = KIND
    count = 1
    if s.card[cell(s, place_of(s, seat), to)] == UNKNOWN:
        out[count] = NEW_PAGE
        count += 1
    return write_favourite(to == level + 1, out, count)


@rule
def write_keeping_features(s, which, out):
    """Write the chip to keep and the one to give away."""
    pair = int(s.finds) - 1
    kept_stars, given_stars = int(s.chip[2 * pair + which]) & ~FLUSH, int(s.chip[2 * pair + 1 - which]) & ~FLUSH
    out[0] = KIND + 8
    count = write_steps(out, 1, KEPT_STARS, kept_stars, MOST_STARS)
    count = write_steps(out, count, GIVEN_STARS, given_stars, MOST_STARS)
    if kept_stars > given_stars:
        out[count] = KEEPS_MORE
        count += 1
    return write_favourite(kept_stars > given_stars or (kept_stars == given_stars and which == 0), out, count)


# A dive


@rule
def worth_of_way(s, way, level_worths, worths_below):
    """What a way from the open card is worth."""
    place = int(s.place)
    return worth_at(worths_below, place) if way == DOWN else worth_at(level_worths, (place + way + 1) % PLACES)


@rule
def best_worth(s, level_worths, worths_below):
    """What the best free way is worth; -1 = there is none."""
    ways, best = free_ways(s), -1
    for way in range(WAYS):
        if ways >> way & 1:
            best = max(best, worth_of_way(s, way, level_worths, worths_below))
    return best


@rule
def write_way_features(s, seat, way, worth, best, out, count):
    """Write a way: the card it leads to, who knows it, and what it is worth."""
    place, level = int(s.place), int(s.level)
    if way == DOWN:
        level += 1
    else:
        place = (place + way + 1) % PLACES
    thing = cell(s, place, max(level, 2))
    card = int(s.card[thing]) if level > 1 else UNKNOWN
    out[count] = WAY + way
    out[count + 1] = CLASS + card_class(s, card, level)
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
            out[count] = UNSEEN_BY_ALL
            count += 1
        count = write_steps(out, count, OTHERS_KNOW, others, PLAYERS - 1)
    if s.exits_taken[place * LEVELS + level - 1]:
        out[count] = VISITED
        count += 1
    if worth >= SURE:
        out[count] = KNOWN_WAY
        count += 1
    count = write_worth(worth, WORTH, out, count)
    return write_steps(out, count, GAP, ((best - worth) * GAP_PARTS + CERTAIN - 1) // CERTAIN, GAP_STEPS)


@rule
def write_going_features(s, seat, way, level_worths, worths_below, best, worth_with_helper, out):
    """Write the features of going a way."""
    worth, pointed_way = worth_of_way(s, way, level_worths, worths_below), int(s.pointed)
    out[0] = KIND + 3
    count = write_way_features(s, seat, way, worth, best, out, 1)
    if way == pointed_way:
        out[count] = POINTED_THERE
        count += 1
    follows_hint = best < SURE and 0 <= pointed_way < SHRUG
    return write_favourite(
        worth_with_helper <= best and (way == pointed_way if follows_hint else worth == best), out, count
    )


@rule
def write_handing_features(s, lender, best, worth_with_helper, out):
    """Write the features of borrowing a tool: what it gains, and who lends it."""
    out[0] = KIND + 4
    owner = seat_at(s, lender)
    out[1] = LENDER + int(owner >= 0)
    count = 2
    if owner >= 0:
        lead = count_chips(s, owner) - count_chips(s, int(s.turn))
        count = write_signed_steps(out, count, LENDER_LEAD, lead, LEAD_STEPS)
    count = write_worth(worth_with_helper, WORTH, out, count)
    gain = (worth_with_helper - max(best, 0)) * GAP_PARTS
    gain_steps = gain // CERTAIN if gain >= 0 else -(-gain // CERTAIN)
    count = write_signed_steps(out, count, HELP_GAIN, gain_steps, GAP_STEPS)
    return write_favourite(worth_with_helper > max(best, 0), out, count)


@rule
def write_pointing_features(s, seat, way, level_worths, worths_below, best, out):
    """Write the features of pointing a way for the diver, or shrugging."""
    knows = s.players > 2 and best >= SURE
    if way == SHRUG:
        out[0] = KIND + 7
        return write_favourite(not knows, out, 1)
    worth = worth_of_way(s, way, level_worths, worths_below)
    out[0] = KIND + 6
    count = write_way_features(s, seat, way, worth, best, out, 1)
    return write_favourite(knows and worth == best, out, count)
