"""What is known to come of every move of Dykarna, all in one go: the page shows it before anyone moves.

Each move is played on a copy of the view, where tiles face down do nothing. Nothing but the move itself is played: not
the end of the turn, which would look for the next crew that can move.
"""

import numpy as np
import numpy.typing as npt

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import MOVES, PASS
from fathoms.games.dykarna.boats import overfull
from fathoms.games.dykarna.rules import begin_turn, costs_a_choice, legal, move
from fathoms.games.dykarna.sea import seat_of
from fathoms.games.dykarna.state import BOAT, CREWS, DIVERS, DROWNING, HEADINGS, MOVING, OUT, STATE, TRAIL
from fathoms.games.dykarna.treasure import held_to_ransom, pay_ransom, payers

Row = npt.NDArray[np.int64]

# What is noted of a move.
DIVER = 0  # that moves; -1 = none
STEPS = 1  # places it leads to
UNKNOWN_END = 2  # does it end by turning up a tile?
CHOICE = 3  # does it end with a choice?
STRUCK = 4  # bit set of the divers sent back to their boats
GONE = 5  # bit set of the divers that leave the game
HOME = 6  # treasures that come home, less a ransom
NOTES = 7


def look_ahead(view: np.record) -> tuple[list[int], Row, Row]:
    """The moves there are, what is known to come of each, and the places each leads to."""
    room = np.zeros(2, STATE).view(np.recarray)
    room[0] = view
    actions = np.zeros(MOVES, np.int32)
    notes = np.zeros((MOVES, NOTES), np.int64)
    places = np.zeros((MOVES, TRAIL), np.int64)
    count = foresee(room, actions, notes, places)
    return actions[:count].tolist(), notes, places


@rule
def foresee(room, actions, notes, places):
    """Play every move of the view in `room[0]` on a copy in `room[1]`, and note what comes of it; how many."""
    if room[0].phase != MOVING:
        return 0
    view, after = room[0], room[1]
    count = legal(view, seat_of(view, int(view.turn)), actions)
    for i in range(count):
        room[1] = room[0]
        play_on(after, int(actions[i]))
        note(view, after, notes[i], places[i])
    return count


@rule
def play_on(s, action):
    """A move up to its first choice. Whichever boat pays a ransom, the same comes of it."""
    begin_turn(s)
    if action == PASS:
        return
    if costs_a_choice(s, action):
        boats, boat = payers(s, int(s.turn)), 0
        while not boats >> boat & 1:
            boat += 1
        pay_ransom(s, boat)
    move(s, action)
    if s.phase == MOVING and overfull(s) >= 0:
        s.phase = DROWNING


@rule
def note(view, after, notes, places):
    """What has come of a move."""
    steps = int(after.steps)
    trail = after.trail
    for i in range(steps):
        places[i] = int(trail[i]) // HEADINGS
    end = int(places[steps - 1]) if steps else OUT
    notes[DIVER] = after.diver
    notes[STEPS] = steps
    notes[UNKNOWN_END] = 1 if end < BOAT and view.tile[end] < 0 else 0
    notes[CHOICE] = 0 if after.phase == MOVING else 1
    home, had = after.home, view.home
    for boat in range(CREWS):
        notes[HOME] += int(home[boat]) - int(had[boat])
    struck, gone = 0, 0
    now, was = after.place, view.place
    for diver in range(DIVERS):
        if now[diver] != was[diver]:
            if now[diver] == OUT:
                gone |= 1 << diver
            elif diver != after.diver and steps:  # a driven boat picks up, it strikes nobody
                struck |= 1 << diver
    notes[STRUCK] = struck
    notes[GONE] = gone


@rule
def held(s):
    """Bit set of the divers that an urchin holds. (DYK-25)"""
    found = 0
    for diver in range(DIVERS):
        if held_to_ransom(s, diver):
            found |= 1 << diver
    return found
