"""What the lab counts in Dykarna: how it ends, which squares and tiles are entered, and what becomes of divers."""

from fathoms.core.lab_stats import MAX_MET_PARTS, Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import (
    DEED,
    DEEDS,
    DRIVE,
    FLOW,
    LEAVE_BOAT,
    LOSE,
    PASS,
    ROUND,
    TRUDGE,
    WALK,
    WALK_PAST,
    WISH,
)
from fathoms.games.dykarna.scene import STARTS
from fathoms.games.dykarna.sea import crew_of, is_in_sea
from fathoms.games.dykarna.state import (
    BOAT,
    DIVERS,
    HEADINGS,
    KINDS,
    MOVE_LIMIT,
    MOVING,
    OUT,
    PIECE,
    SHARK,
    SQUARES,
    WIDTH,
)
from fathoms.games.dykarna.treasure import is_all_home

ENDS = ("home", "nobody", "limit", "passes")
TREASURE_HOME, NOBODY_LEFT, TOO_MANY_MOVES, ALL_PASSED = range(4)


@rule
def ending(s):
    """Why the game is over. (DYK-18, DYK-19)"""
    if is_all_home(s):
        return TREASURE_HOME
    if divers_left(s) == 0:
        return NOBODY_LEFT
    return TOO_MANY_MOVES if s.moves >= MOVE_LIMIT else ALL_PASSED


@rule
def divers_left(s):
    """How many divers are in the game."""
    count = 0
    for diver in range(DIVERS):
        count += int(s.place[diver] != OUT)
    return count


KNOWN_FACES = STARTS[:-1]  # all faces but that of a tile face down
FACES = tuple(name for _, name in KNOWN_FACES)
FACE_OF = tuple(sum(kind >= start for start, _ in KNOWN_FACES) - 1 for kind in range(KINDS))  # of a kind of tile

COUNTED = Parts()
SQUARE = COUNTED.add("square", SQUARES, columns=WIDTH)  # entered, the shore included
TILE = COUNTED.add("tile", FACES)  # entered
TURNED_UP = COUNTED.add("turned_up", FACES)
DEED_KIND = COUNTED.add("done", ("leave_boat", "step", "carry", "trudge", "walk", "drive", "pass", "flow", "wish"))
LEFT_BOAT, STEP_MADE, PIECE_CARRIED, MUD_TRUDGED, SHORE_WALKED, BOAT_DRIVEN, TURN_PASSED, WAY_CHOSEN, WISH_MADE = range(
    DEED_KIND, DEED_KIND + 9
)
EVENT = COUNTED.add("event", ("brought_home", "struck", "ransom", "sent_back", "treasure_sunk"))
BROUGHT_HOME, OPPONENT_STRUCK, RANSOM, SENT_BACK, TREASURE_SUNK = range(EVENT, EVENT + 5)
LOST_DIVER = COUNTED.add("lost", ("eaten", "stuck", "drowned", "sunk"))  # divers
EATEN, STUCK, DROWNED, SUNK = range(LOST_DIVER, LOST_DIVER + 4)

# Kept from before an action: how far the move has come, its ransom, where everyone is, and what is still face down.
STAGES, RANSOM_BEFORE, PLACE, UNSEEN = MAX_MET_PARTS, MAX_MET_PARTS + 1, MAX_MET_PARTS + 2, MAX_MET_PARTS + 2 + DIVERS


@rule
def met_parts(s, seat, action, is_after, out, count):
    """Count deeds before an action, and what they have led to after it."""
    if is_after:
        if action == LOSE + PIECE:
            count = add_met_part(TREASURE_SUNK, out, count)
        count = count_divers(s, action, out, count)
        count = count_turned_up(s, out, count)
        return count_move(s, out, count)  # last, since it can be very long
    store_state_before(s, out)
    if DEED <= action < DRIVE:
        return add_met_part(part_of_deed((action - DEED) % DEEDS), out, count)
    if DRIVE <= action < PASS:
        return add_met_part(BOAT_DRIVEN, out, count)
    if action == PASS:
        return add_met_part(TURN_PASSED, out, count)
    if FLOW <= action < ROUND:
        return add_met_part(WAY_CHOSEN, out, count)
    if action >= WISH:
        return add_met_part(SHORE_WALKED if action >= WALK_PAST else WISH_MADE, out, count)
    return count


@rule
def part_of_deed(deed):
    """Which part a diver's deed is."""
    if deed < LEAVE_BOAT:
        return PIECE_CARRIED if deed & 1 else STEP_MADE
    if deed < TRUDGE:
        return LEFT_BOAT
    return MUD_TRUDGED if deed < WALK else SHORE_WALKED


@rule
def store_state_before(s, out):
    """Store what is compared after the action. A move that begins now has come nowhere yet."""
    begins = s.phase == MOVING
    out[STAGES] = 0 if begins else s.steps
    out[RANSOM_BEFORE] = 0 if begins else s.ransom
    for diver in range(DIVERS):
        out[PLACE + diver] = s.place[diver]
    for kind in range(KINDS):
        out[UNSEEN + kind] = s.unseen[kind]


# What an action has led to


@rule
def count_divers(s, action, out, count):
    """Count divers struck, and divers out of the game by the reason."""
    for diver in range(DIVERS):
        place_before, place_after = int(out[PLACE + diver]), int(s.place[diver])
        if place_after == OUT and place_before != OUT:
            count = add_met_part(part_of_loss(s, diver, action), out, count)
        elif place_after == BOAT + crew_of(diver) and diver != s.diver and is_in_sea(s, place_before):
            count = add_met_part(OPPONENT_STRUCK, out, count)  # DYK-12
    return count


@rule
def part_of_loss(s, diver, action):
    """Why a diver is out of the game."""
    if action == LOSE + diver:
        return SUNK  # DYK-24
    end = int(s.trail[int(s.steps) - 1]) // HEADINGS if s.steps else BOAT
    if diver != s.diver or end >= BOAT:
        return DROWNED  # DYK-14
    return EATEN if s.tile[end] == SHARK else STUCK  # DYK-33, DYK-38


@rule
def count_turned_up(s, out, count):
    """Count the tiles that were turned up."""
    for kind in range(KINDS):
        for _ in range(int(out[UNSEEN + kind]) - int(s.unseen[kind])):
            count = add_met_part(TURNED_UP + FACE_OF[kind], out, count)
    return count


@rule
def count_move(s, out, count):
    """Count where the move went with this action, except the way back from a move that came to nothing."""
    first, last = max(int(out[STAGES]), 1), int(s.steps)
    if first >= last:
        return count
    if s.returned:
        count = add_met_part(SENT_BACK, out, count)  # DYK-39
        last -= 1
    elif s.ransom and out[RANSOM_BEFORE] == 0:
        count = add_met_part(RANSOM, out, count)  # DYK-25
    if s.carrying and s.trail[last - 1] >= HEADINGS * BOAT:
        count = add_met_part(BROUGHT_HOME, out, count)  # DYK-18
    for stage in range(first, last):
        square = int(s.trail[stage]) // HEADINGS
        if square < BOAT:
            count = add_met_part(SQUARE + square, out, count)
            if s.tile[square] > 0:
                count = add_met_part(TILE + FACE_OF[s.tile[square]], out, count)
    return count
