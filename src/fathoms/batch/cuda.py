"""Games by the million on a GPU: a thread a game, its state and its list of moves in local memory.

Games whose actions are of very different kinds are played otherwise: see `flow`.
"""

import time
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from fathoms.batch.cpu import Progress
from fathoms.batch.order import Order, Result
from fathoms.batch.play import play_games
from fathoms.core.game import find_game
from fathoms.core.playout import RANDOM
from fathoms.core.refusal import Refusal

BLOCK = 128  # threads
AT_ONCE = 1 << 20  # games in one launch; `progress` is told between launches
IN_FLOW = 1 << 23  # the same for games that flow


def gpu() -> Any:
    """The GPU compiler, if there is one, and a GPU."""
    try:
        from numba import cuda
    except ImportError:
        raise Refusal("env-no-gpu") from None
    if not cuda.is_available():
        raise Refusal("env-no-gpu")
    return cuda


@cache
def game_kernel(name: str, thinking: bool) -> Any:
    """Plays one game a thread. Where all act at random, nothing else is compiled, and less room is needed."""
    game = find_game(name)
    import numba

    from fathoms.batch.kernels import cuda, kernel

    state, moves, records = game.state, game.moves, 2 if thinking else 1

    @kernel(staging=game.staging)
    def play(before, keys, options, policies, blank, lengths, scores, shares):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < lengths.size:
            room = cuda.local.array(records, state)
            rng = cuda.local.array(2, numba.int64)
            list_of_moves = cuda.local.array(moves, numba.int32)
            place = (before, keys, options, policies if thinking else None, room, blank, rng, list_of_moves)
            play_games(number, number + 1, *place, lengths, scores, shares)

    return play


def play_on_cuda(order: Order, progress: Progress) -> Result:
    """Play all games of an order on the GPU."""
    gpu()
    out = order.result()
    if order.game.stage is None:
        play, at_once = play_each, AT_ONCE
    else:
        from fathoms.batch.flow import play_sorted

        play, at_once = play_sorted, IN_FLOW
    play(order, 0, order.result(1))  # compiles
    progress(0)
    began = time.perf_counter()
    for before in range(0, order.games, at_once):
        count = min(at_once, order.games - before)
        piece = slice(before, before + count)
        play(
            order, before, replace(out, lengths=out.lengths[piece], scores=out.scores[piece], shares=out.shares[piece])
        )
        progress(before + count)
    return replace(out, seconds=time.perf_counter() - began)


def play_each(order: Order, before: int, out: Result) -> None:
    """Play as many games as there is room for in `out`, after `before` others: each by a thread, to its end."""
    cuda = gpu()
    play = game_kernel(order.game.name, bool((order.policies != RANDOM).any()))
    given = [cuda.to_device(each) for each in (order.keys, order.options, order.policies)]
    given.append(cuda.to_device(np.zeros(1, order.game.state)))
    arrays = (out.lengths, out.scores, out.shares)
    there = [cuda.to_device(array) for array in arrays]
    blocks = (len(out.lengths) + BLOCK - 1) // BLOCK
    play[blocks, BLOCK](before, *given, *there)
    for array, copy in zip(arrays, there, strict=True):
        copy.copy_to_host(array)
