"""What Python asks of a game, in compiled functions that do all of a turn in one call.

A state comes here in a room: an array of one record. The compiler describes a bare record again for every call, which
takes longer than most rules; an array it knows at once. Inside, the rules take records as ever.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from fathoms.core.bits import nth_one
from fathoms.core.game import CLOCK, Game, game_of
from fathoms.core.rule import rule
from fathoms.core.structs import Record, Room, room_of
from fathoms.core.verbs import actors, apply, legal, recall, result, score, setup, view

NOBODY = -1  # no seat: who may act?
LIST = -1  # no action: what may be done?
UNKNOWN = 0  # nobody has listed yet what may be done
REFUSED = -1
SEAT_BITS = CLOCK + 1


@rule
def begin(room, seed, options):
    """Start a game in an empty room; the bit set of the seats that may act."""
    setup(room[0], seed, options[0])
    return actors(room[0])


@rule
def turn(room, seat, action, moves, count):
    """Play an action of a seat that may act, if it is legal. REFUSED, or the seats that may act then, as a bit set.

    Above the bit set (from bit SEAT_BITS on) is the number of actions in `moves`, if there is only one seat that may
    act: they are its legal ones, listed already since someone is going to ask for them. A caller that gives that number
    back as `count` with the seat's action saves the time to list them again; others say UNKNOWN.

    With LIST for the action, nothing is played: how many actions the seat has, which are in `moves`. With NOBODY for
    the seat, who may act now.
    """
    s = room[0]
    if seat == NOBODY:
        return actors(s)
    if count == UNKNOWN:
        count = legal(s, seat, moves)
    if action == LIST:
        return count
    for i in range(count):
        if moves[i] == action:
            apply(s, seat, action)
            bits = actors(s)
            if bits & (bits - 1) == 0 and bits > 0:
                return bits | legal(s, nth_one(bits, 0), moves) << SEAT_BITS
            return bits
    return REFUSED


@rule
def look(room, viewer, recalling, out):
    """Write what a viewer sees to an empty room, and what it has lawfully seen before if it is `recalling`."""
    view(room[0], viewer, out[0])
    if recalling:
        recall(room[0], viewer, out[0])


@rule
def standing(room, scores, shares):
    """Write the points of each seat and, when the game is over, its share of the win."""
    s = room[0]
    for seat in range(len(scores)):
        scores[seat] = score(s, seat)
    if actors(s) == 0:
        result(s, shares)


class Calls(NamedTuple):
    """These functions as they are called for one game."""

    begin: Callable[..., int]
    turn: Callable[..., int]
    look: Callable[..., None]
    standing: Callable[..., None]


@cache
def calls_of(game: Game) -> Calls:
    """The functions for a game."""
    asked = (setup, actors, legal, apply, view, recall, score, result)
    return Calls(*(called(call, game, *asked) for call in (begin, turn, look, standing)))


@cache
def called(function: Callable[..., Any], game: Game, *verbs: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function for a game; interpreted, if a verb that it asks is no rule there but a plain function."""
    if all(hasattr(game.verb(verb.__name__), "py_func") for verb in verbs):
        return function
    written: Callable[..., Any] = getattr(function, "py_func", function)
    return written


# For a view, or for what a seat knows: it tells as much about these as the state does.


def acting_in(record: Record) -> int:
    """The bit set of the seats that may act."""
    return acting_in_room(game_of(record), room_of(record))


def actions_in(record: Record, seat: int) -> list[int]:
    """What a seat that may act can do."""
    return actions_in_room(game_of(record), room_of(record), seat)


def standing_in(record: Record, players: int) -> tuple[list[int], list[float]]:
    """Each seat's points and its share of the win, which is zero while the game goes on."""
    return standing_in_room(game_of(record), room_of(record), players)


# The same for whoever knows the game and has the room: what NumPy takes to find them out is longer than the answer.


def acting_in_room(game: Game, room: Room) -> int:
    return int(calls_of(game).turn(room, NOBODY, LIST, NOTHING, UNKNOWN))


def actions_in_room(game: Game, room: Room, seat: int) -> list[int]:
    moves = np.zeros(game.max_legal, np.int32)
    actions: list[int] = moves[: calls_of(game).turn(room, seat, LIST, moves, UNKNOWN)].tolist()
    return actions


def standing_in_room(game: Game, room: Room, players: int) -> tuple[list[int], list[float]]:
    scores, shares = np.zeros(players, np.int64), np.zeros(players, np.float64)
    calls_of(game).standing(room, scores, shares)
    return scores.tolist(), shares.tolist()


NOTHING = np.zeros(0, np.int32)
