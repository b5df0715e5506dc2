"""Arriving on a tile of Dykarna: strikes, and what tiles that end a move do."""

from fathoms.core.rule import rule
from fathoms.games.dykarna.boats import board_boat, leave_game
from fathoms.games.dykarna.sea import are_mates, comrade_crews, count_tussocks, crew_of
from fathoms.games.dykarna.state import (
    DIVERS,
    GOLDFISH,
    ISLAND,
    LOSING,
    OCTOPUS,
    PIECE,
    SHARK,
    TREASURE,
    TURTLE,
    UNITS,
)
from fathoms.games.dykarna.treasure import count_units, heap_index


@rule
def turn_tile_up(s, square):
    """Turn a tile face up for good and lay out its treasure. (DYK-11, DYK-21)"""
    tile = -int(s.tile[square])
    s.tile[square] = tile
    s.unseen[tile] -= 1
    if TREASURE <= tile < ISLAND:
        s.treasure[square, 0] = tile - TREASURE + 1


@rule
def arrive_on_tile(s):
    """Do what a tile does to the moving diver that ends its move there."""
    diver = int(s.diver)
    square = int(s.place[diver])
    tile = int(s.tile[square])
    if tile == SHARK:
        leave_game(s, diver)  # DYK-33
    elif count_tussocks(tile):
        reach_tussock(s, square, 1)  # DYK-24
    else:
        strike_opponents(s, square, 0)  # an island that someone else holds is never entered (DYK-12)
        s.treasure[square, 0] += s.carrying
        if tile == TURTLE:
            s.delayed[diver] = 2  # this turn and the next (DYK-23)
        elif tile == OCTOPUS:
            meet_octopus(s, diver, square)
        elif tile == GOLDFISH:
            s.wish[diver] = 1  # DYK-32
        # DYK-20, 21, 22, 25: open sea, laid-out treasure, islands and urchins do nothing on arrival


@rule
def strike_opponents(s, square, tussock):
    """Send opponents on the tile (in the mud: on the same tussock) back to their own boat. (DYK-12, DYK-24)"""
    crew, place = int(s.turn), s.place
    for diver in range(DIVERS):
        if place[diver] == square and s.tussock[diver] == tussock and not are_mates(s, crew, crew_of(diver)):
            board_boat(s, diver, crew_of(diver))


@rule
def meet_octopus(s, diver, square):
    """An octopus catches a diver that comes alone; one that comes to a comrade frees both. (DYK-26)"""
    s.caught[diver] = 1
    own = comrade_crews(s, int(s.turn))
    for comrade in range(DIVERS):
        if comrade != diver and s.place[comrade] == square and own >> crew_of(comrade) & 1:
            s.caught[comrade] = 0
            s.caught[diver] = 0


# Mud


@rule
def reach_tussock(s, square, tussock):
    """Put the moving diver on a tussock with what it carries, and strike opponents there. (DYK-24)"""
    diver = int(s.diver)
    s.place[diver] = square
    s.tussock[diver] = tussock
    s.treasure[square, heap_index(tussock)] += s.carrying
    s.site = square
    s.site_tussock = tussock
    strike_opponents(s, square, tussock)
    check_tussock(s)


@rule
def check_tussock(s):
    """A tussock bears two units, counted after the strike; the player chooses what is lost. (DYK-24)"""
    if count_units(s, int(s.site), int(s.site_tussock)) > UNITS:
        s.phase = LOSING


@rule
def lose_in_mud(s, what):
    """Lose a diver, or a PIECE, in the mud for good. (DYK-24)"""
    if what == PIECE:
        s.treasure[s.site, heap_index(int(s.site_tussock))] -= 1
        s.lost += 1
    else:
        leave_game(s, what)
    check_tussock(s)
