"""How much a move of Dykarna raises the lead of a side: the treasure it brings forward, or sets back for others.

For learned players. It is the sum that `quick_value` makes, in whole numbers, so that it is the same on every machine.
"""

import numpy as np

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, FLOW, LEAVE_BOAT, PASS, ROUND, WALK_PAST, WISH
from fathoms.games.dykarna.bearings import end_of_drift
from fathoms.games.dykarna.chain import next_heading, next_square
from fathoms.games.dykarna.moves import moving_diver, step_target, target_place, wish_heading
from fathoms.games.dykarna.quick_value import AT_SEA, HEAD_START, lead_in_squares
from fathoms.games.dykarna.sea import boat_at, next_place
from fathoms.games.dykarna.state import BOAT, HOUSE, ROOM, SHORE, TARGETS, WIDTH
from fathoms.games.dykarna.treasure import count_pieces, heap_index, lead_at_home, pieces_within_reach

PIECE = 1 << 8  # what a piece at home counts
FURTHEST = 8 * WIDTH  # that one side can be nearer to a piece than another
LEAD_SLOT = ROOM - 1  # where in an information state's room the lead is noted
MOST = max(sum((more + 1) * tiles for more, tiles in enumerate(sea["treasure"])) for sea in HOUSE["seas"].values())
assert PIECE * MOST < 1 << 15, "a lead has to fit where it is noted"
EDGE = np.array(
    [round(PIECE * AT_SEA * squares / (HEAD_START + abs(squares))) for squares in range(-FURTHEST, FURTHEST + 1)],
    np.int64,
)  # what a piece at sea counts, by how many squares the side is nearer to it


@rule
def lead_of_crew(s, crew):
    """The lead of a crew's side: pieces at home, and those at sea by who is nearer."""
    lead, side = PIECE * lead_at_home(s, crew), int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            pieces = count_pieces(s, square)
            if pieces:
                lead += pieces * int(EDGE[FURTHEST + lead_in_squares(s, crew, square)])
    return lead


@rule
def store_lead(s):
    """Note the lead of the crew whose turn it is, since every action is compared with it."""
    s.room[LEAD_SLOT] = lead_of_crew(s, int(s.turn))


@rule
def forget_lead(s):
    s.room[LEAD_SLOT] = 0


@rule
def stored_lead(s, crew):
    return int(s.room[LEAD_SLOT]) if crew == s.turn else lead_of_crew(s, crew)


@rule
def lead_gain(s, crew, action):
    """By how much an action raises the lead of a crew's side, as far as is known where it leads. The lead is noted."""
    if DRIVE <= action < PASS:
        before, boat = stored_lead(s, crew), int(s.boat[crew])
        s.boat[crew] = next_place(s, boat, action - DRIVE)
        gain = lead_of_crew(s, crew) - before
        s.boat[crew] = boat
        return gain
    if WISH <= action < WALK_PAST:
        diver, carrying = moving_diver(s, action), (action - WISH) % 2
        to = target_place((action - WISH) // 2 % TARGETS)
        return gain_by_going(s, crew, stored_lead(s, crew), diver, carrying, to, wish_heading(s, diver))
    if FLOW <= action < ROUND:
        square, way, carrying = int(s.place[s.diver]), action - FLOW, int(s.carrying)
        to, heading = next_square(s, square, way), next_heading(s, square, way)
        add_pieces(s, square, 0, carrying)  # what a diver carries lies nowhere until it has arrived
        gain = gain_by_going(s, crew, lead_of_crew(s, crew), int(s.diver), carrying, to, heading)
        add_pieces(s, square, 0, -carrying)
        return gain
    deed = (action - DEED) % DEEDS
    if action >= DRIVE or deed > LEAVE_BOAT:
        return 0
    to, heading = step_target(s, action)
    carrying = deed & 1 if deed < LEAVE_BOAT else 0
    return gain_by_going(s, crew, stored_lead(s, crew), moving_diver(s, action), carrying, to, heading)


@rule
def gain_by_going(s, crew, before, diver, carrying, to, heading):
    """By how much the lead is more than before if a diver goes somewhere, with a piece or without.

    Of who is met, no account is taken.
    """
    square, end = int(s.place[diver]), to
    if to < BOAT:
        end, _ = end_of_drift(s, to, heading)
        if s.tile[end] == SHORE:
            end = BOAT + boat_at(s, end)
            if end < BOAT:
                return 0  # off the board
    pieces = int(carrying and pieces_within_reach(s, diver) > 0)
    move_with_pieces(s, diver, end, pieces)
    gain = lead_of_crew(s, crew) - before
    move_with_pieces(s, diver, square, pieces)
    return gain


@rule
def move_with_pieces(s, diver, to, pieces):
    """A diver is somewhere else, with so many pieces, and nothing else happens."""
    heap_number = heap_index(int(s.tussock[diver]))
    add_pieces(s, int(s.place[diver]), heap_number, -pieces)
    add_pieces(s, to, heap_number, pieces)
    s.place[diver] = to


@rule
def add_pieces(s, place, heap_number, pieces):
    if place >= BOAT:
        s.home[place - BOAT] += pieces
    else:
        s.treasure[place, heap_number] += pieces
