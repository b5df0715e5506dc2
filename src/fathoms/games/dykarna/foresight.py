"""Previews of all moves of Dykarna: what is known to come of each, for the page to show before anyone moves.

Each move is played on a copy of the view, where tiles face down do nothing. Nothing but the move itself is played: not
the end of the turn, which would look for the next crew that can move.
"""

import numpy as np
import numpy.typing as npt

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import MOVES, PASS
from fathoms.games.dykarna.boats import overfull_boat
from fathoms.games.dykarna.rules import begin_turn, legal, make_move, needs_ransom_choice
from fathoms.games.dykarna.sea import seat_of_crew
from fathoms.games.dykarna.state import BOAT, CREWS, DIVERS, DROWNING, HEADINGS, MOVING, OUT, STATE, TRAIL
from fathoms.games.dykarna.treasure import boats_that_can_pay, is_held_to_ransom, pay_ransom

Row = npt.NDArray[np.int64]

# Columns of a preview.
DIVER = 0  # that moves; -1 = none
STEPS = 1  # places it leads to
UNKNOWN_END = 2  # does it end by turning up a tile?
CHOICE = 3  # does it end with a choice?
STRUCK = 4  # bit set of the divers sent back to their boats
LEFT_GAME = 5  # bit set of the divers that leave the game
HOME = 6  # treasures that come home, less a ransom
NOTE_COUNT = 7


def foresee_moves(view: np.record) -> tuple[list[int], Row, Row]:
    """The legal moves, what is known to come of each, and the places each leads to."""
    records = np.zeros(2, STATE).view(np.recarray)
    records[0] = view
    actions = np.zeros(MOVES, np.int32)
    notes = np.zeros((MOVES, NOTE_COUNT), np.int64)
    places = np.zeros((MOVES, TRAIL), np.int64)
    count = play_all_moves(records, actions, notes, places)
    return actions[:count].tolist(), notes, places


@rule
def play_all_moves(records, actions, notes, places):
    """Play every move of the view in `room[0]` on a copy in `room[1]`, and note what comes of it; how many."""
    if records[0].phase != MOVING:
        return 0
    view, after = records[0], records[1]
    count = legal(view, seat_of_crew(view, int(view.turn)), actions)
    for i in range(count):
        records[1] = records[0]
        play_move(after, int(actions[i]))
        record_outcome(view, after, notes[i], places[i])
    return count


@rule
def play_move(s, action):
    """Play a move up to its first choice. Whichever boat pays a ransom, the same comes of it."""
    begin_turn(s)
    if action == PASS:
        return
    if needs_ransom_choice(s, action):
        boats, boat = boats_that_can_pay(s, int(s.turn)), 0
        while not boats >> boat & 1:
            boat += 1
        pay_ransom(s, boat)
    make_move(s, action)
    if s.phase == MOVING and overfull_boat(s) >= 0:
        s.phase = DROWNING


@rule
def record_outcome(view, after, notes, places):
    """Record what has come of a move."""
    steps = int(after.steps)
    trail = after.trail
    for i in range(steps):
        places[i] = int(trail[i]) // HEADINGS
    end = int(places[steps - 1]) if steps else OUT
    notes[DIVER] = after.diver
    notes[STEPS] = steps
    notes[UNKNOWN_END] = 1 if end < BOAT and view.tile[end] < 0 else 0
    notes[CHOICE] = 0 if after.phase == MOVING else 1
    home, home_before = after.home, view.home
    for boat in range(CREWS):
        notes[HOME] += int(home[boat]) - int(home_before[boat])
    divers_struck, divers_out = 0, 0
    places_after, places_before = after.place, view.place
    for diver in range(DIVERS):
        if places_after[diver] != places_before[diver]:
            if places_after[diver] == OUT:
                divers_out |= 1 << diver
            elif diver != after.diver and steps:  # a driven boat picks up, it strikes nobody
                divers_struck |= 1 << diver
    notes[STRUCK] = divers_struck
    notes[LEFT_GAME] = divers_out


@rule
def divers_on_urchins(s):
    """Bit set of the divers on urchins. (DYK-25)"""
    divers = 0
    for diver in range(DIVERS):
        if is_held_to_ransom(s, diver):
            divers |= 1 << diver
    return divers
