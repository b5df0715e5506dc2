"""What the lab counts in Toilet Divers: how it ends, which cards are opened, and what tools, helpers and chips do."""

from fathoms.core.lab_stats import MET, Parts, meet
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
LEAFED = COUNTED.add("leafed", tuple(str(level) for level in range(2, LEVELS + 1)))  # levels looked at before the game
WAY = COUNTED.add("way", WAY_NAMES)
SEARCHED = COUNTED.add("searched", TREASURE_NAMES)
PASSED = COUNTED.add("passed", TREASURE_NAMES)  # opened while looking for another
FOUND = COUNTED.add("found", TREASURE_NAMES)
GONE = COUNTED.add("gone", TREASURE_NAMES)  # not found in two searches
OBSTACLE = COUNTED.add("obstacle", OBSTACLE_NAMES)  # opened
PLAIN = COUNTED.add("plain", ("way_down", "no_way_down"))  # opened
OWN_TOOL = COUNTED.add("own_tool", TOOL_NAMES)  # used on the way down
LENT_TOOL = COUNTED.add("lent_tool", TOOL_NAMES)
HELPER = COUNTED.add("helper", ("asked", "borrowed", "pointed", "shrugged", "followed", "ignored", "helped", "in_vain"))
ASKED, BORROWED, POINTED, SHRUGGED, FOLLOWED, IGNORED, HELPED, IN_VAIN = range(HELPER, HELPER + 8)
DIVE = COUNTED.add("dive", ("found", "missed", "surfaced"))
DIVE_FOUND, DIVE_MISSED, DIVE_SURFACED = range(DIVE, DIVE + 3)
KEPT = COUNTED.add("kept", MOST_STARS)  # chips, by stars
GIVEN = COUNTED.add("given", MOST_STARS)  # to the assistant
DROPPED = COUNTED.add("dropped", MOST_STARS)  # out of the game
FLUSHED = COUNTED.add("flushed", ("swapped",))

WANTED = MET  # kept from before an action: the treasure that is looked for


@rule
def note(s, seat, action, played, out, count):
    """Choices are noted before they are played, cards when they lie open."""
    if played:
        return note_after(s, action, out, count)
    out[WANTED] = s.wanted
    if action < CLOSE:
        return meet(LEAFED + action - LEAF, out, count)
    if GO <= action < HAND:
        return note_way(s, action - GO, out, count)
    if HAND <= action < SURFACE:
        return meet(ASKED if seat_at(s, action - HAND) >= 0 else BORROWED, out, count)
    if POINT <= action < KEEP:
        return meet(SHRUGGED if action == POINT + SHRUG else POINTED, out, count)
    if action >= KEEP:
        return note_chips(s, action - KEEP, out, count)
    return count


@rule
def note_way(s, way, out, count):
    """The way a diver goes, the advice about it, and the tool that opens it."""
    count = meet(WAY + way, out, count)
    if s.pointed != NOTHING and s.pointed != SHRUG:
        count = meet(FOLLOWED if s.pointed == way else IGNORED, out, count)
    obstacle = OBSTACLE_ON[open_card(s)]
    if way == DOWN and obstacle:
        own = s.tool[place_of(s, int(s.turn))] == obstacle
        count = meet((OWN_TOOL if own else LENT_TOOL) + obstacle - 1, out, count)
    return count


@rule
def note_chips(s, which, out, count):
    """The chip that is kept, and where the other one goes. (TOI-15, TOI-18)"""
    pair = int(s.finds) - 1
    kept, other = int(s.chip[2 * pair + which]), int(s.chip[2 * pair + 1 - which])
    count = meet(KEPT + (kept & ~FLUSH) - 1, out, count)
    count = meet((GIVEN if s.assistant[pair] >= 0 else DROPPED) + (other & ~FLUSH) - 1, out, count)
    if s.flush and (kept | other) & FLUSH:
        count = meet(FLUSHED, out, count)
    return count


# When it has been played


@rule
def note_after(s, action, out, count):
    """The card that lies open now, and how a dive has ended."""
    if action == TURN_UP:
        count = meet(SEARCHED + int(s.wanted) - 1, out, count)
        return meet(CELL + int(s.place), out, count)
    if GO <= action < HAND:
        count = meet(CELL + (int(s.level) - 1) * PLACES + int(s.place), out, count)
        count = note_card(open_card(s), int(out[WANTED]), out, count)
        if s.phase != DIVING:
            count = note_end_of_dive(s, int(out[WANTED]), DIVE_MISSED, out, count)
    elif action == SURFACE:
        count = note_end_of_dive(s, int(out[WANTED]), DIVE_SURFACED, out, count)
    return count


@rule
def note_card(card, wanted, out, count):
    """The card that lies open; on the first level there is none."""
    obstacle = OBSTACLE_ON[card]
    if obstacle:
        return meet(OBSTACLE + obstacle - 1, out, count)
    if card > TREASURES:
        return meet(PLAIN + int(WAYS_OF[card] & WAY_DOWN == 0), out, count)
    return meet(PASSED + card - 1, out, count) if card != 0 and card != wanted else count


@rule
def note_end_of_dive(s, wanted, missed, out, count):
    """Was the treasure found, is it lost for good, and was there help?"""
    found = s.phase == KEEPING
    count = meet(DIVE_FOUND if found else missed, out, count)
    if found:
        count = meet(FOUND + wanted - 1, out, count)
    elif s.fate[wanted] == LOST:
        count = meet(GONE + wanted - 1, out, count)
    if s.helper >= 0:
        count = meet(HELPED if found else IN_VAIN, out, count)
    return count
