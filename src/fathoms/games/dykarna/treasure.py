"""Treasure in Dykarna: lying in the sea, carried, home in a boat, or out of play."""

from fathoms.core.rule import rule
from fathoms.games.dykarna.sea import are_mates, crew_of, is_in_sea
from fathoms.games.dykarna.state import CREWS, DIVERS, TUSSOCKS, UNITS, URCHIN


@rule
def heap_index(tussock):
    """Where on its tile the treasure at a tussock is kept; all of it in one heap on a tile without mud."""
    return max(tussock - 1, 0)


@rule
def pieces_within_reach(s, diver):
    """The pieces lying where a diver in the sea stands. (DYK-16)"""
    place = int(s.place[diver])
    return int(s.treasure[place, heap_index(int(s.tussock[diver]))]) if is_in_sea(s, place) else 0


@rule
def count_units(s, square, tussock):
    """Divers and treasures on a tussock. (DYK-24)"""
    count, place = int(s.treasure[square, heap_index(tussock)]), s.place
    for diver in range(DIVERS):
        if place[diver] == square and s.tussock[diver] == tussock:
            count += 1
    return count


@rule
def would_overload(s, crew, square, tussock, pieces):
    """Would a diver of a crew, with so many pieces, be too much for a tussock? Opponents are struck first. (DYK-24)"""
    load, place = 1 + pieces + int(s.treasure[square, heap_index(tussock)]), s.place
    for diver in range(DIVERS):
        if place[diver] == square and s.tussock[diver] == tussock and are_mates(s, crew, crew_of(diver)):
            load += 1
    return load > UNITS


@rule
def treasure_at_home(s, crew):
    """Treasure in the boats of a crew's side. (DYK-18)"""
    total = 0
    for boat in range(CREWS):
        if are_mates(s, crew, boat):
            total += int(s.home[boat])
    return total


@rule
def lead_at_home(s, crew):
    """By how many pieces a crew's side is ahead of the best of the others, at home."""
    rival = 0
    for other in range(CREWS):
        if not are_mates(s, crew, other):
            rival = max(rival, treasure_at_home(s, other))
    return treasure_at_home(s, crew) - rival


@rule
def count_pieces(s, square):
    """The pieces on a tile, on all its tussocks."""
    pieces = 0
    for tussock in range(TUSSOCKS):
        pieces += int(s.treasure[square, tussock])
    return pieces


@rule
def is_all_home(s):
    """Is all treasure still in play in boats? (DYK-18)"""
    total = int(s.lost)
    for boat in range(CREWS):
        total += int(s.home[boat])
    return total == s.goal


@rule
def is_held_to_ransom(s, diver):
    """Does a diver stand on an urchin? (DYK-25)"""
    return s.tile[s.place[diver]] == URCHIN if is_in_sea(s, int(s.place[diver])) else False


@rule
def boats_that_can_pay(s, crew):
    """The boats of a crew's side that can pay a ransom, as a bit set. (DYK-25)"""
    boats, home = 0, s.home
    for boat in range(CREWS):
        if home[boat] and are_mates(s, crew, boat):
            boats |= 1 << boat
    return boats


@rule
def pay_ransom(s, boat):
    """One treasure goes from a boat out of play. (DYK-25)"""
    s.home[boat] -= 1
    s.lost += 1
    s.ransom = boat + 1


@rule
def give_back_ransom(s):
    """The move came to nothing: its ransom goes back to where it came from. (DYK-39)"""
    if s.ransom:
        s.home[s.ransom - 1] += 1
        s.lost -= 1
        s.ransom = 0
