"""What a move of Dykarna does to the outlook: by how much it brings the treasure of a side forward, or others' back.

For learned players. It is the sum that `quick_value` makes, in whole numbers, so that it is the same on every machine.
"""

import numpy as np

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, FLOW, LEAVE_BOAT, PASS, ROUND, WALK_PAST, WISH
from fathoms.games.dykarna.bearings import end_of
from fathoms.games.dykarna.chain import next_heading, next_square
from fathoms.games.dykarna.moves import mover, target_place, way_of, wish_heading
from fathoms.games.dykarna.quick_value import AT_SEA, HEAD_START, ahead_at
from fathoms.games.dykarna.sea import boat_at, next_place
from fathoms.games.dykarna.state import BOAT, HOUSE, ROOM, SHORE, TARGETS, WIDTH
from fathoms.games.dykarna.treasure import heap, lead_at_home, pieces_on, within_reach

PIECE = 1 << 8  # what a piece at home counts
FURTHEST = 8 * WIDTH  # that one side can be nearer to a piece than another
NOTED = ROOM - 1  # where in an information state's room the lead is noted
MOST = max(sum((more + 1) * tiles for more, tiles in enumerate(sea["treasure"])) for sea in HOUSE["seas"].values())
assert PIECE * MOST < 1 << 15, "a lead has to fit where it is noted"
EDGE = np.array(
    [round(PIECE * AT_SEA * ahead / (HEAD_START + abs(ahead))) for ahead in range(-FURTHEST, FURTHEST + 1)], np.int64
)  # what a piece at sea counts, by how many squares the side is nearer to it


@rule
def lead_of(s, crew):
    """The lead of a crew's side: pieces at home, and those at sea by who is nearer."""
    lead, side = PIECE * lead_at_home(s, crew), int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            pieces = pieces_on(s, square)
            if pieces:
                lead += pieces * int(EDGE[FURTHEST + ahead_at(s, crew, square)])
    return lead


@rule
def note_lead(s):
    """Note the lead of the crew whose turn it is, since every action is compared with it."""
    s.room[NOTED] = lead_of(s, int(s.turn))


@rule
def forget_lead(s):
    s.room[NOTED] = 0


@rule
def lead_before(s, crew):
    return int(s.room[NOTED]) if crew == s.turn else lead_of(s, crew)


@rule
def gain_of(s, crew, action):
    """By how much an action raises the lead of a crew's side, as far as is known where it leads. The lead is noted."""
    if DRIVE <= action < PASS:
        before, boat = lead_before(s, crew), int(s.boat[crew])
        s.boat[crew] = next_place(s, boat, action - DRIVE)
        gain = lead_of(s, crew) - before
        s.boat[crew] = boat
        return gain
    if WISH <= action < WALK_PAST:
        diver, carrying = mover(s, action), (action - WISH) % 2
        to = target_place((action - WISH) // 2 % TARGETS)
        return gain_of_going(s, crew, lead_before(s, crew), diver, carrying, to, wish_heading(s, diver))
    if FLOW <= action < ROUND:
        here, way, carrying = int(s.place[s.diver]), action - FLOW, int(s.carrying)
        to, heading = next_square(s, here, way), next_heading(s, here, way)
        put(s, here, 0, carrying)  # what a diver carries lies nowhere until it has arrived
        gain = gain_of_going(s, crew, lead_of(s, crew), int(s.diver), carrying, to, heading)
        put(s, here, 0, -carrying)
        return gain
    deed = (action - DEED) % DEEDS
    if action >= DRIVE or deed > LEAVE_BOAT:
        return 0
    to, heading = way_of(s, action)
    carrying = deed & 1 if deed < LEAVE_BOAT else 0
    return gain_of_going(s, crew, lead_before(s, crew), mover(s, action), carrying, to, heading)


@rule
def gain_of_going(s, crew, before, diver, carrying, to, heading):
    """By how much the lead is more than before if a diver goes somewhere, with a piece or without.

    Of who is met, no account is taken.
    """
    here, end = int(s.place[diver]), to
    if to < BOAT:
        end, _ = end_of(s, to, heading)
        if s.tile[end] == SHORE:
            end = BOAT + boat_at(s, end)
            if end < BOAT:
                return 0  # off the board
    taken = int(carrying and within_reach(s, diver) > 0)
    carry(s, diver, end, taken)
    gain = lead_of(s, crew) - before
    carry(s, diver, here, taken)
    return gain


@rule
def carry(s, diver, to, pieces):
    """A diver is somewhere else, with so many pieces, and nothing else happens."""
    lying = heap(int(s.tussock[diver]))
    put(s, int(s.place[diver]), lying, -pieces)
    put(s, to, lying, pieces)
    s.place[diver] = to


@rule
def put(s, place, lying, pieces):
    if place >= BOAT:
        s.home[place - BOAT] += pieces
    else:
        s.treasure[place, lying] += pieces
