"""Games of a study on a GPU: every thread plays games of one batch, one after another, and has a tally of its own."""

from functools import cache
from typing import Any

import numba
import numpy as np

from fathoms.batch.cuda import require_gpu
from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.core.game import find_game
from fathoms.core.learned.network import Brain, scratch_size_or_one
from fathoms.lab.counting.counting_job import CountingJob, Progress
from fathoms.lab.counting.observer import GameInputs, count_observed_game, diary_type
from fathoms.lab.counting.tally import BATCHES, Tallies, new_tallies, numbers_in, tally_type

BLOCK = 64
MOST = 1640 * BATCHES  # threads
ROOM = 4  # at most one part in so many of the GPU's free memory is for tallies
TURNS = 4  # games a thread plays in one launch; progress is told in between


@cache
def watch_kernel(name: str, has_network: bool) -> Any:
    """Plays and counts `turns` games a thread, after `before` others."""
    game = find_game(name)
    state, moves, diary_of, size = game.state_type, game.max_legal, diary_type(game), scratch_size_or_one(game.features)

    @kernel(staging=game.staging.with_network(has_network))
    def play(before, games, turns, keys, options, policies, sides, numbers, blank, empty, weights, sizes, tallies):
        thread = cuda.grid(1)
        if thread < tallies.size:
            room, diary = cuda.local.array(3, state), cuda.local.array(1, diary_of)
            rng, list_of_moves = cuda.local.array(2, numba.int64), cuda.local.array(moves, numba.int32)
            brain = Brain(weights, sizes, cuda.local.array(size, numba.int32)) if has_network else None
            inputs = GameInputs(keys, options, policies, sides, numbers[0], numbers[1], rng, list_of_moves, brain)
            room[2] = blank[0]
            for turn in range(turns):
                number = before + turn * tallies.size + thread
                if number < games:
                    count_observed_game(number, inputs, room, diary, empty, tallies[thread])

    return play


@kernel
def add_thread_rows(rows, total):
    """Add the threads' numbers to those of their batches, and begin again at zero."""
    batch, column = cuda.blockIdx.y, cuda.grid(1)
    if column < total.shape[1]:
        number = 0
        for row in range(batch, rows.shape[0], BATCHES):
            number += rows[row, column]
            rows[row, column] = 0
        total[batch, column] += number


@kernel
def zero_rows(rows):
    column = cuda.grid(1)
    if column < rows.shape[1]:
        for row in range(rows.shape[0]):
            rows[row, column] = 0


def count_on_cuda(watch: CountingJob, progress: Progress) -> Tallies:
    """Play and count all games of a study."""
    require_gpu()
    order = watch.order
    game, games, size = order.game, order.games, tally_type(order.game).itemsize
    free = cuda.current_context().get_memory_info()[0]
    threads = max(1, min(MOST, games, free // ROOM // size) // BATCHES) * BATCHES
    tallies = cuda.device_array(threads, tally_type(game))
    rows = tallies.view(np.int64).reshape(threads, size // 8)
    columns = (size // 8 + BLOCK - 1) // BLOCK
    zero_rows[columns, BLOCK](rows)
    total = new_tallies(game)
    on_device = cuda.to_device(numbers_in(total))
    numbers = np.array([game.max_length, watch.every], np.int64)
    blank, empty = np.zeros(1, game.state_type), np.zeros(1, diary_type(game))
    common = (order.keys, order.options, order.policies, watch.sides, numbers, blank, empty)
    inputs = [cuda.to_device(each) for each in (*common, *order.network_arrays())]
    play, blocks = watch_kernel(game.name, order.network is not None), (threads + BLOCK - 1) // BLOCK
    play[blocks, BLOCK](0, 0, 0, *inputs, tallies)  # compiles
    progress(0, None)
    for before in range(0, games, threads * TURNS):
        play[blocks, BLOCK](before, games, TURNS, *inputs, tallies)
        add_thread_rows[(columns, BATCHES), BLOCK](rows, on_device)
        on_device.copy_to_host(numbers_in(total))
        progress(min(games, before + threads * TURNS), total)
    return total
