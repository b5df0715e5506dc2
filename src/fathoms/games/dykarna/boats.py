"""Boats in Dykarna: coming aboard, drowning, driving, and being washed ashore."""

from fathoms.core.rule import rule
from fathoms.games.dykarna.sea import (
    are_mates,
    boat_at,
    coast_of,
    comrade_crews,
    crew_of,
    is_corner,
    is_corner_taken,
    next_place,
)
from fathoms.games.dykarna.state import BOAT, CREWS, DIVERS, EACH, HEADINGS, OUT, ROUNDING, TRAIL, WIDTH


@rule
def leave_game(s, diver):
    """A diver is out: eaten, drowned, stuck or sunk."""
    s.place[diver] = OUT
    s.tussock[diver] = 0
    s.delayed[diver] = 0
    s.caught[diver] = 0
    s.wish[diver] = 0


@rule
def mark_stage(s, stage):
    """Write a stage of the move to its trail."""
    if s.steps < TRAIL:
        s.trail[s.steps] = stage
        s.steps += 1


# Aboard


@rule
def count_aboard(s, boat):
    """How many divers are in a boat."""
    count, place = 0, s.place
    for diver in range(DIVERS):
        if place[diver] == BOAT + boat:
            count += 1
    return count


@rule
def has_crew(s, boat):
    """Is anyone of the owner's side aboard? (DYK-14)"""
    for diver in range(DIVERS):
        if s.place[diver] == BOAT + boat and are_mates(s, crew_of(diver), boat):
            return True
    return False


@rule
def board_boat(s, diver, boat):
    """A diver gets into a boat: against a crew it drowns, else its opponents aboard do. (DYK-14)"""
    crew = crew_of(diver)
    if not are_mates(s, crew, boat) and has_crew(s, boat):
        leave_game(s, diver)
        return
    for other in range(DIVERS):
        if s.place[other] == BOAT + boat and not are_mates(s, crew, crew_of(other)):
            leave_game(s, other)
    s.place[diver] = BOAT + boat
    s.tussock[diver] = 0
    s.caught[diver] = 0


@rule
def overfull_boat(s):
    """A boat with more than three aboard; -1 = none. (DYK-14, DYK-15)"""
    counts, place = 0, s.place
    for diver in range(DIVERS):
        if place[diver] >= BOAT:
            counts += 1 << 4 * (int(place[diver]) - BOAT)
    for boat in range(CREWS):
        if counts >> 4 * boat & 15 > EACH:
            return boat
    return -1


# Driving


@rule
def may_drive(s, crew, clockwise):
    """May the crew's boat go one place along its coast, with a comrade aboard who can move? (DYK-7)"""
    if s.moves == 0:
        return False  # DYK-41: first of all, a diver steps out
    has_driver, own = False, comrade_crews(s, crew)
    for diver in range(DIVERS):
        if s.place[diver] == BOAT + crew and s.delayed[diver] == 0 and own >> crew_of(diver) & 1:
            has_driver = True
    if not has_driver:
        return False
    place = int(s.boat[crew])
    to = next_place(s, place, clockwise)
    return coast_of(s, to) == coast_of(s, place) and not is_corner_taken(s, to)


@rule
def drive_boat(s, crew, clockwise):
    """Drive the boat one place along; it picks up its own side's divers and drowns the others. (DYK-7)"""
    to = next_place(s, int(s.boat[crew]), clockwise)
    s.boat[crew] = to
    for diver in range(DIVERS):
        if s.place[diver] == to:
            board_boat(s, diver, crew)


# Ashore


@rule
def reach_shore(s, square):
    """The moving diver comes to a place off the board: into the boat if one lies there. (DYK-9, DYK-34)"""
    diver = int(s.diver)
    if is_corner(s, square):
        s.site = square
        s.phase = ROUNDING
        return
    boat = boat_at(s, square)
    if boat < 0:
        s.place[diver] = square
        mark_stage(s, HEADINGS * square)
    else:
        enter_boat(s, boat)


@rule
def enter_boat(s, boat):
    """The moving diver gets into a boat, with the piece it carries, which is home then. (DYK-18)"""
    mark_stage(s, HEADINGS * (BOAT + boat))
    board_boat(s, int(s.diver), boat)
    s.home[boat] += s.carrying


@rule
def place_beside_corner(s, corner, choice):
    """One of the two shore places beside a corner: 0 on the northern or southern coast, 1 on the other. (DYK-34)"""
    row, column = corner // WIDTH, corner % WIDTH
    if choice == 0:
        column = 1 if column == 0 else int(s.side)
    else:
        row = 1 if row == 0 else int(s.side)
    return row * WIDTH + column
