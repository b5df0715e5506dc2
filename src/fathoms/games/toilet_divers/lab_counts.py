"""What the lab counts in Toilet Divers: how it ends, which cards are opened, and what tools, helpers and chips do."""

from fathoms.core.lab_stats import MAX_MET_PARTS, Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TURN_UP
from fathoms.games.toilet_divers.state import (
    DIVING,
    DOWN,
    FLUSH,
    KEEPING,
    LEVELS,
    LOST,
    MOST_STARS,
    NOTHING,
    OBSTACLE_NAMES,
    OBSTACLE_ON,
    PLACES,
    SHRUG,
    TOOL_NAMES,
    TREASURE_NAMES,
    TREASURES,
    WAY_DOWN,
    WAY_NAMES,
    WAYS_OF,
)
from fathoms.games.toilet_divers.ways import open_card, place_of, seat_at

ENDS = ("all_found", "found", "lost")
ALL_FOUND, LAST_FOUND, LAST_LOST = range(3)


@rule
def ending(s):
    """What became of the last treasure card. The toilet of a failed dive is still open. (TOI-16, TOI-17)"""
    if s.finds == TREASURES:
        return ALL_FOUND
    return LAST_FOUND if s.place < 0 else LAST_LOST


COUNTED = Parts()
CELL = COUNTED.add("cell", PLACES * LEVELS, columns=PLACES)  # opened in dives: toilets beside each other, levels down
LEAFED_LEVEL = COUNTED.add(
    "leafed", tuple(str(level) for level in range(2, LEVELS + 1))
)  # levels looked at before the game
WAY = COUNTED.add("way", WAY_NAMES)
SEARCHED_TREASURE = COUNTED.add("searched", TREASURE_NAMES)
PASSED_TREASURE = COUNTED.add("passed", TREASURE_NAMES)  # opened while looking for another
FOUND_TREASURE = COUNTED.add("found", TREASURE_NAMES)
LOST_TREASURE = COUNTED.add("gone", TREASURE_NAMES)  # not found in two searches
OBSTACLE = COUNTED.add("obstacle", OBSTACLE_NAMES)  # opened
PLAIN = COUNTED.add("plain", ("way_down", "no_way_down"))  # opened
OWN_TOOL = COUNTED.add("own_tool", TOOL_NAMES)  # used on the way down
LENT_TOOL = COUNTED.add("lent_tool", TOOL_NAMES)
HELPER = COUNTED.add("helper", ("asked", "borrowed", "pointed", "shrugged", "followed", "ignored", "helped", "in_vain"))
(
    HELPER_ASKED,
    TOOL_BORROWED,
    HELPER_POINTED,
    HELPER_SHRUGGED,
    HINT_FOLLOWED,
    HINT_IGNORED,
    HELPED_FIND,
    HELPED_IN_VAIN,
) = range(HELPER, HELPER + 8)
DIVE = COUNTED.add("dive", ("found", "missed", "surfaced"))
DIVE_FOUND, DIVE_MISSED, DIVE_SURFACED = range(DIVE, DIVE + 3)
KEPT_CHIP = COUNTED.add("kept", MOST_STARS)  # chips, by stars
GIVEN_CHIP = COUNTED.add("given", MOST_STARS)  # to the assistant
DROPPED_CHIP = COUNTED.add("dropped", MOST_STARS)  # out of the game
TOILETS_SWAPPED = COUNTED.add("flushed", ("swapped",))

TREASURE_SLOT = MAX_MET_PARTS  # holds, from before an action, the treasure that is looked for


@rule
def met_parts(s, seat, action, is_after, out, count):
    """Count choices before they are played, and cards once they lie open."""
    if is_after:
        return count_after_action(s, action, out, count)
    out[TREASURE_SLOT] = s.wanted
    if action < CLOSE:
        return add_met_part(LEAFED_LEVEL + action - LEAF, out, count)
    if GO <= action < HAND:
        return count_way(s, action - GO, out, count)
    if HAND <= action < SURFACE:
        return add_met_part(HELPER_ASKED if seat_at(s, action - HAND) >= 0 else TOOL_BORROWED, out, count)
    if POINT <= action < KEEP:
        return add_met_part(HELPER_SHRUGGED if action == POINT + SHRUG else HELPER_POINTED, out, count)
    if action >= KEEP:
        return count_chips_given(s, action - KEEP, out, count)
    return count


@rule
def count_way(s, way, out, count):
    """Count the way a diver goes, whether it follows a hint, and the tool that opens it."""
    count = add_met_part(WAY + way, out, count)
    if s.pointed != NOTHING and s.pointed != SHRUG:
        count = add_met_part(HINT_FOLLOWED if s.pointed == way else HINT_IGNORED, out, count)
    obstacle = OBSTACLE_ON[open_card(s)]
    if way == DOWN and obstacle:
        own = s.tool[place_of(s, int(s.turn))] == obstacle
        count = add_met_part((OWN_TOOL if own else LENT_TOOL) + obstacle - 1, out, count)
    return count


@rule
def count_chips_given(s, which, out, count):
    """Count the chip that is kept, and where the other one goes. (TOI-15, TOI-18)"""
    pair = int(s.finds) - 1
    kept_chip, other_chip = int(s.chip[2 * pair + which]), int(s.chip[2 * pair + 1 - which])
    count = add_met_part(KEPT_CHIP + (kept_chip & ~FLUSH) - 1, out, count)
    count = add_met_part(
        (GIVEN_CHIP if s.assistant[pair] >= 0 else DROPPED_CHIP) + (other_chip & ~FLUSH) - 1, out, count
    )
    if s.flush and (kept_chip | other_chip) & FLUSH:
        count = add_met_part(TOILETS_SWAPPED, out, count)
    return count


# When it has been played


@rule
def count_after_action(s, action, out, count):
    """Count the card that lies open now, and how a dive has ended."""
    if action == TURN_UP:
        count = add_met_part(SEARCHED_TREASURE + int(s.wanted) - 1, out, count)
        return add_met_part(CELL + int(s.place), out, count)
    if GO <= action < HAND:
        count = add_met_part(CELL + (int(s.level) - 1) * PLACES + int(s.place), out, count)
        count = count_card(open_card(s), int(out[TREASURE_SLOT]), out, count)
        if s.phase != DIVING:
            count = count_end_of_dive(s, int(out[TREASURE_SLOT]), DIVE_MISSED, out, count)
    elif action == SURFACE:
        count = count_end_of_dive(s, int(out[TREASURE_SLOT]), DIVE_SURFACED, out, count)
    return count


@rule
def count_card(card, treasure, out, count):
    """Count the card that lies open; on the first level there is none."""
    obstacle = OBSTACLE_ON[card]
    if obstacle:
        return add_met_part(OBSTACLE + obstacle - 1, out, count)
    if card > TREASURES:
        return add_met_part(PLAIN + int(WAYS_OF[card] & WAY_DOWN == 0), out, count)
    return add_met_part(PASSED_TREASURE + card - 1, out, count) if card != 0 and card != treasure else count


@rule
def count_end_of_dive(s, treasure, failure, out, count):
    """Count how a dive ended: with the treasure or without, lost for good or not, with help or without."""
    is_found = s.phase == KEEPING
    count = add_met_part(DIVE_FOUND if is_found else failure, out, count)
    if is_found:
        count = add_met_part(FOUND_TREASURE + treasure - 1, out, count)
    elif s.fate[treasure] == LOST:
        count = add_met_part(LOST_TREASURE + treasure - 1, out, count)
    if s.helper >= 0:
        count = add_met_part(HELPED_FIND if is_found else HELPED_IN_VAIN, out, count)
    return count
