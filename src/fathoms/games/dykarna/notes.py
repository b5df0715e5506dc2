"""What the lab counts in Dykarna: how it ends, which squares and tiles are entered, and what becomes of divers."""

from fathoms.core.lab_stats import MET, Parts, meet
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
from fathoms.games.dykarna.sea import crew_of, in_sea
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
from fathoms.games.dykarna.treasure import all_home

ENDS = ("home", "nobody", "limit", "passes")
TREASURE_HOME, NOBODY_LEFT, TOO_MANY_MOVES, ALL_PASSED = range(4)


@rule
def ending(s):
    """Why the game is over. (DYK-18, DYK-19)"""
    if all_home(s):
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


KNOWN = STARTS[:-1]  # all faces but that of a tile face down
FACES = tuple(name for _, name in KNOWN)
FACE_OF = tuple(sum(kind >= start for start, _ in KNOWN) - 1 for kind in range(KINDS))  # of a kind of tile

COUNTED = Parts()
SQUARE = COUNTED.add("square", SQUARES, columns=WIDTH)  # entered, the shore included
TILE = COUNTED.add("tile", FACES)  # entered
TURNED_UP = COUNTED.add("turned_up", FACES)
DONE = COUNTED.add("done", ("leave_boat", "step", "carry", "trudge", "walk", "drive", "pass", "flow", "wish"))
LEFT_BOAT, STEPPED, CARRIED, TRUDGED, WALKED, DROVE, PASSED, FLOWED, WISHED = range(DONE, DONE + 9)
EVENT = COUNTED.add("event", ("brought_home", "struck", "ransom", "sent_back", "treasure_sunk"))
BROUGHT_HOME, STRUCK, RANSOM, SENT_BACK, TREASURE_SUNK = range(EVENT, EVENT + 5)
LOST = COUNTED.add("lost", ("eaten", "stuck", "drowned", "sunk"))  # divers
EATEN, STUCK, DROWNED, SUNK = range(LOST, LOST + 4)

# Kept from before an action: how far the move has come, its ransom, where everyone is, and what is still face down.
STAGES, PAID, PLACE, UNSEEN = MET, MET + 1, MET + 2, MET + 2 + DIVERS


@rule
def met_parts(s, seat, action, played, out, count):
    """Deeds are noted before an action, and what they have led to after it."""
    if played:
        if action == LOSE + PIECE:
            count = meet(TREASURE_SUNK, out, count)
        count = note_divers(s, action, out, count)
        count = note_turned_up(s, out, count)
        return note_move(s, out, count)  # last, since it can be very long
    keep(s, out)
    if DEED <= action < DRIVE:
        return meet(deed_part((action - DEED) % DEEDS), out, count)
    if DRIVE <= action < PASS:
        return meet(DROVE, out, count)
    if action == PASS:
        return meet(PASSED, out, count)
    if FLOW <= action < ROUND:
        return meet(FLOWED, out, count)
    if action >= WISH:
        return meet(WALKED if action >= WALK_PAST else WISHED, out, count)
    return count


@rule
def deed_part(deed):
    """Which part a diver's deed is."""
    if deed < LEAVE_BOAT:
        return CARRIED if deed & 1 else STEPPED
    if deed < TRUDGE:
        return LEFT_BOAT
    return TRUDGED if deed < WALK else WALKED


@rule
def keep(s, out):
    """Keep what is compared afterwards. A move that begins now has come nowhere yet."""
    begins = s.phase == MOVING
    out[STAGES] = 0 if begins else s.steps
    out[PAID] = 0 if begins else s.ransom
    for diver in range(DIVERS):
        out[PLACE + diver] = s.place[diver]
    for kind in range(KINDS):
        out[UNSEEN + kind] = s.unseen[kind]


# What an action has led to


@rule
def note_divers(s, action, out, count):
    """Who was struck, and who is out of the game, and why."""
    for diver in range(DIVERS):
        was, now = int(out[PLACE + diver]), int(s.place[diver])
        if now == OUT and was != OUT:
            count = meet(loss_part(s, diver, action), out, count)
        elif now == BOAT + crew_of(diver) and diver != s.diver and in_sea(s, was):
            count = meet(STRUCK, out, count)  # DYK-12
    return count


@rule
def loss_part(s, diver, action):
    """Why a diver is out of the game."""
    if action == LOSE + diver:
        return SUNK  # DYK-24
    end = int(s.trail[int(s.steps) - 1]) // HEADINGS if s.steps else BOAT
    if diver != s.diver or end >= BOAT:
        return DROWNED  # DYK-14
    return EATEN if s.tile[end] == SHARK else STUCK  # DYK-33, DYK-38


@rule
def note_turned_up(s, out, count):
    """The tiles that were turned up."""
    for kind in range(KINDS):
        for _ in range(int(out[UNSEEN + kind]) - int(s.unseen[kind])):
            count = meet(TURNED_UP + FACE_OF[kind], out, count)
    return count


@rule
def note_move(s, out, count):
    """Where the move went with this action. The way back from a move that came to nothing is none."""
    first, last = max(int(out[STAGES]), 1), int(s.steps)
    if first >= last:
        return count
    if s.returned:
        count = meet(SENT_BACK, out, count)  # DYK-39
        last -= 1
    elif s.ransom and out[PAID] == 0:
        count = meet(RANSOM, out, count)  # DYK-25
    if s.carrying and s.trail[last - 1] >= HEADINGS * BOAT:
        count = meet(BROUGHT_HOME, out, count)  # DYK-18
    for stage in range(first, last):
        square = int(s.trail[stage]) // HEADINGS
        if square < BOAT:
            count = meet(SQUARE + square, out, count)
            if s.tile[square] > 0:
                count = meet(TILE + FACE_OF[s.tile[square]], out, count)
    return count
