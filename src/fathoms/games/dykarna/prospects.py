"""What a move of Dykarna does to the outlook: by how much it brings the treasure of a side forward, or others' back.

For learned players. It is the sum that `outlook` makes, in whole numbers, so that it is the same on every machine.
"""

import numpy as np

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, FLOW, LEAVE_BOAT, PASS, ROUND, WISH
from fathoms.games.dykarna.bearings import end_of
from fathoms.games.dykarna.chain import next_heading, next_square
from fathoms.games.dykarna.moves import mover, target_place, way_of, wish_heading
from fathoms.games.dykarna.outlook import AT_SEA, HEAD_START, way_home
from fathoms.games.dykarna.sea import boat_at, mates, next_place
from fathoms.games.dykarna.state import BOAT, CREWS, SHORE, SQUARES, TARGETS, TUSSOCKS, WIDTH
from fathoms.games.dykarna.treasure import banked

PIECE = 1 << 8  # what a piece at home counts
FURTHEST = 8 * WIDTH  # that one side can be nearer to a piece than another
EDGE = np.array(
    [round(PIECE * AT_SEA * ahead / (HEAD_START + abs(ahead))) for ahead in range(-FURTHEST, FURTHEST + 1)], np.int64
)  # what a piece at sea counts, by how many squares the side is nearer to it


@rule
def lead_of(s, crew):
    """The lead of a crew's side: pieces at home, and those at sea by who is nearer."""
    rival = 0
    for other in range(CREWS):
        if not mates(s, crew, other):
            rival = max(rival, banked(s, other))
    lead = PIECE * (banked(s, crew) - rival)
    for square in range(SQUARES):
        pieces = 0
        for tussock in range(TUSSOCKS):
            pieces += int(s.treasure[square, tussock])
        if pieces:
            ahead = way_home(s, crew, square, False) - way_home(s, crew, square, True)
            lead += pieces * int(EDGE[FURTHEST + ahead])
    return lead


@rule
def gain_of(s, crew, action):
    """By how much an action raises the lead of a crew's side, as far as is known where it leads."""
    if DRIVE <= action < PASS:
        before, boat = lead_of(s, crew), int(s.boat[crew])
        s.boat[crew] = next_place(s, boat, action - DRIVE)
        gain = lead_of(s, crew) - before
        s.boat[crew] = boat
        return gain
    if action >= WISH:
        diver, carrying = mover(s, action), (action - WISH) % 2
        to = target_place((action - WISH) // 2 % TARGETS)
        return gain_of_going(s, crew, diver, carrying, to, wish_heading(s, diver))
    if FLOW <= action < ROUND:
        here, way = int(s.place[s.diver]), action - FLOW
        to, heading = next_square(s, here, way), next_heading(s, here, way)
        return gain_of_going(s, crew, int(s.diver), int(s.carrying), to, heading)
    deed = (action - DEED) % DEEDS
    if action >= DRIVE or deed > LEAVE_BOAT:
        return 0
    to, heading = way_of(s, action)
    return gain_of_going(s, crew, mover(s, action), deed & 1 if deed < LEAVE_BOAT else 0, to, heading)


@rule
def gain_of_going(s, crew, diver, carrying, to, heading):
    """The same for a diver that goes somewhere, with a piece or without. (Of what lies deep in mud, no account is
    taken, nor of who is met.)"""
    before, here = lead_of(s, crew), int(s.place[diver])
    end = to
    if to < BOAT:
        end, _ = end_of(s, to, heading)
        if s.tile[end] == SHORE:
            end = BOAT + boat_at(s, end)
            if end < BOAT:
                return 0  # off the board
    taken = int(carrying and s.treasure[here, 0] > 0 and here < BOAT)
    if taken:
        s.treasure[here, 0] -= 1
    s.place[diver] = end
    if end >= BOAT:
        s.home[end - BOAT] += taken
    else:
        s.treasure[end, 0] += taken
    gain = lead_of(s, crew) - before
    if end >= BOAT:
        s.home[end - BOAT] -= taken
    else:
        s.treasure[end, 0] -= taken
    s.place[diver] = here
    if taken:
        s.treasure[here, 0] += 1
    return gain
