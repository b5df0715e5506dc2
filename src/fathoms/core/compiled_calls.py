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
from fathoms.core.structs import Buffer, Record, buffer_of
from fathoms.core.verbs import actors, apply, legal, recall, result, score, setup, view
from fathoms.old_names import old_name_resolver

NOBODY = -1  # no seat: who may act?
LIST = -1  # no action: what may be done?
UNKNOWN = 0  # nobody has listed yet what may be done
REFUSED = -1
SEAT_BITS = CLOCK + 1


@rule
def begin_match(buffer, seed, options):
    """Start a game in an empty room; the bit set of the seats that may act."""
    setup(buffer[0], seed, options[0])
    return actors(buffer[0])


@rule
def play_turn(buffer, seat, action, moves, count):
    """Play an action of a seat that may act, if it is legal. REFUSED, or the seats that may act then, as a bit set.

    Above the bit set (from bit SEAT_BITS on) is the number of actions in `moves`, if there is only one seat that may
    act: they are its legal ones, listed already since someone is going to ask for them. A caller that gives that number
    back as `count` with the seat's action saves the time to list them again; others say UNKNOWN.

    With LIST for the action, nothing is played: how many actions the seat has, which are in `moves`. With NOBODY for
    the seat, who may act now.
    """
    s = buffer[0]
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
def write_view(buffer, viewer, recalling, out):
    """Write what a viewer sees to an empty room, and what it has lawfully seen before if it is `recalling`."""
    view(buffer[0], viewer, out[0])
    if recalling:
        recall(buffer[0], viewer, out[0])


@rule
def write_standing(buffer, scores, shares):
    """Write the points of each seat and, when the game is over, its share of the win."""
    s = buffer[0]
    for seat in range(len(scores)):
        scores[seat] = score(s, seat)
    if actors(s) == 0:
        result(s, shares)


class CompiledCalls(NamedTuple):
    """These functions as they are called for one game."""

    begin_match: Callable[..., int]
    play_turn: Callable[..., int]
    write_view: Callable[..., None]
    write_standing: Callable[..., None]


@cache
def compiled_calls(game: Game) -> CompiledCalls:
    """The functions for a game."""
    verbs_used = (setup, actors, legal, apply, view, recall, score, result)
    return CompiledCalls(
        *(compiled_or_plain(call, game, *verbs_used) for call in (begin_match, play_turn, write_view, write_standing))
    )


@cache
def compiled_or_plain(function: Callable[..., Any], game: Game, *verbs: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function for a game; interpreted, if a verb that it asks is no rule there but a plain function."""
    if all(hasattr(game.verb(verb.__name__), "py_func") for verb in verbs):
        return function
    written: Callable[..., Any] = getattr(function, "py_func", function)
    return written


# For a view, or for what a seat knows: it tells as much about these as the state does.


def actors_in(record: Record) -> int:
    """The bit set of the seats that may act."""
    return actors_in_buffer(game_of(record), buffer_of(record))


def actions_in(record: Record, seat: int) -> list[int]:
    """What a seat that may act can do."""
    return actions_in_buffer(game_of(record), buffer_of(record), seat)


def scores_and_shares(record: Record, players: int) -> tuple[list[int], list[float]]:
    """Each seat's points and its share of the win, which is zero while the game goes on."""
    return scores_and_shares_in_buffer(game_of(record), buffer_of(record), players)


# The same for whoever knows the game and has the room: what NumPy takes to find them out is longer than the answer.


def actors_in_buffer(game: Game, buffer: Buffer) -> int:
    return int(compiled_calls(game).play_turn(buffer, NOBODY, LIST, NO_ACTIONS, UNKNOWN))


def actions_in_buffer(game: Game, buffer: Buffer, seat: int) -> list[int]:
    moves = np.zeros(game.max_legal, np.int32)
    actions: list[int] = moves[: compiled_calls(game).play_turn(buffer, seat, LIST, moves, UNKNOWN)].tolist()
    return actions


def scores_and_shares_in_buffer(game: Game, buffer: Buffer, players: int) -> tuple[list[int], list[float]]:
    scores, shares = np.zeros(players, np.int64), np.zeros(players, np.float64)
    compiled_calls(game).write_standing(buffer, scores, shares)
    return scores.tolist(), shares.tolist()


NO_ACTIONS = np.zeros(0, np.int32)


__getattr__ = old_name_resolver(__name__)
