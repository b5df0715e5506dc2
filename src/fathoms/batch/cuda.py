"""Games by the million on a GPU: a thread a game, its state and its list of moves in local memory.

Games whose actions are of very different kinds are played otherwise: see `flow`.
"""

import time
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from fathoms.batch.cpu import Progress
from fathoms.batch.game_loop import play_games
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.core.game import find_game
from fathoms.core.learned.network import Brain, scratch_size_or_one
from fathoms.core.playout import RANDOM
from fathoms.core.refusal import Refusal

BLOCK = 128  # threads
MAX_LAUNCH = 1 << 20  # games in one launch; `progress` is told between launches
LARGE = 1500  # what is called, not copied (see `Staging`): more is copied here, where all of a game is one kernel


def require_gpu() -> Any:
    """The GPU compiler, if there is one, and a GPU."""
    try:
        from numba import cuda
    except ImportError:
        raise Refusal("env-no-gpu") from None
    if not cuda.is_available():
        raise Refusal("env-no-gpu")
    return cuda


@cache
def game_kernel(name: str, has_policies: bool, has_network: bool = False) -> Any:
    """Plays one game a thread. Where all act at random, nothing else is compiled, and less room is needed.

    The same is true of networks, where no one is `has_network`.
    """
    game = find_game(name)
    import numba

    from fathoms.batch.cuda_kernels import cuda, kernel

    state, moves, records, size = (
        game.state_type,
        game.max_legal,
        2 if has_policies else 1,
        scratch_size_or_one(game.features),
    )

    @kernel(staging=replace(game.staging, large=LARGE))
    def play(before, keys, options, policies, blank, weights, sizes, lengths, scores, shares):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < lengths.size:
            room = cuda.local.array(records, state)
            rng = cuda.local.array(2, numba.int64)
            list_of_moves = cuda.local.array(moves, numba.int32)
            brain = Brain(weights, sizes, cuda.local.array(size, numba.int32)) if has_network else None
            place = (before, keys, options, policies if has_policies else None, room, blank, rng, list_of_moves, brain)
            play_games(number, number + 1, *place, lengths, scores, shares)

    return play


def play_on_cuda(order: BatchJob, progress: Progress) -> BatchResult:
    """Play all games of an order on the GPU."""
    require_gpu()
    play = play_each
    if order.game.gpu is not None:
        from fathoms.batch.cuda_by_stage import play_sorted

        play = play_sorted
    play(order, order.result(1), lambda started: None)  # compiles
    out = order.result()
    progress(0)
    began = time.perf_counter()
    play(order, out, progress)
    return replace(out, seconds=time.perf_counter() - began)


def play_each(order: BatchJob, out: BatchResult, progress: Progress) -> None:
    """Play as many games as there is room for in `out`: each by a thread, to its end.

    While some are played, what came out of those before is copied.
    """
    cuda = require_gpu()
    play = game_kernel(order.game.name, bool((order.policies != RANDOM).any()), order.network is not None)
    common = (order.keys, order.options, order.policies, np.zeros(1, order.game.state_type), *order.network_arrays())
    job_arrays = [cuda.to_device(each) for each in common]
    lanes = [
        (cuda.stream(), [cuda.device_array_like(each) for each in out.part(0, MAX_LAUNCH).arrays]) for _ in range(2)
    ]
    playing: list[tuple[Any, ...]] = []
    for before in range(0, len(out.lengths), MAX_LAUNCH):
        piece = out.part(before, before + MAX_LAUNCH)
        count = len(piece.lengths)
        stream, arrays = lanes[before // MAX_LAUNCH % 2]
        results = [array[:count] for array in arrays]  # a game writes all of its own
        play[(count + BLOCK - 1) // BLOCK, BLOCK, stream](before, *job_arrays, *results)
        playing.append((stream, results, piece))
        if len(playing) == len(lanes):
            copy_results(*playing.pop(0))
        progress(before + count)
    for each in playing:
        copy_results(*each)


def copy_results(stream: Any, results: list[Any], piece: BatchResult) -> None:
    """Copy what came out of the games of a launch, when they are over."""
    for array, copy in zip(piece.arrays, results, strict=True):
        copy.copy_to_host(array, stream)
    stream.synchronize()
