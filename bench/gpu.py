"""Random playouts on a GPU: a thread a game, every game's state in local memory, and the same games as on the CPU.

    python bench/gpu.py [--games N] [--check N]

Prints a table for every registered game. `bench/gpu.md` keeps the last run.
"""

import argparse
import time
from typing import Any

import numba
import numpy as np
from numba import cuda as _cuda

from fathoms.core import verbs
from fathoms.core.game import Game, all_games
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import random_playout
from fathoms.core.rng import seed_rng
from fathoms.games import GAMES

BLOCK = 128
cuda: Any = _cuda  # which of its names there are depends on what is installed
HEADINGS = [
    "game",
    "bytes a state",
    "games at once",
    "million decisions a second",
    "million games a second",
    "first run, s",
    "against the CPU",
]


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def gpu_kernel(game: Game) -> Any:
    """A kernel that plays one random game a thread and keeps its length and points."""
    state_type, moves, seats = numba.from_dtype(game.state), game.moves, max(game.players)
    zero = np.zeros(1, game.state)

    @cuda.jit
    def kernel(options, first, lengths, scores):
        i = cuda.grid(1)
        if i >= lengths.size:
            return
        states = cuda.local.array(1, state_type)
        rng = cuda.local.array(2, numba.int64)
        room = cuda.local.array(moves, numba.int32)
        states[0] = cuda.const.array_like(zero)[0]
        seed_rng(rng, first + i)
        verbs.setup(states[0], first + i, options[0])
        lengths[i] = random_playout(states[0], rng, room)
        for seat in range(min(seats, options[0].players)):
            scores[i, seat] = verbs.score(states[0], seat)

    return kernel


@numba.njit
def cpu_games(options, first, states, blank, rng, room, lengths, scores):
    """The same games, one after the other."""
    for i in range(lengths.size):
        states[0] = blank[0]
        seed_rng(rng, first + i)
        verbs.setup(states[0], first + i, options[0])
        lengths[i] = random_playout(states[0], rng, room)
        for seat in range(options[0].players):
            scores[i, seat] = verbs.score(states[0], seat)


def measure(game: Game, games: int, check: int) -> str:
    players = max(game.players)
    options = np.zeros(1, game.packed)
    options[0] = pack_options(game, players, read_options(game.options, {}))
    lengths, scores = cuda.device_array(games, np.int32), cuda.to_device(np.zeros((games, players), np.int32))
    kernel, device_options = gpu_kernel(game), cuda.to_device(options)
    blocks = (games + BLOCK - 1) // BLOCK
    seconds = []
    for _ in range(4):  # the first run compiles
        start = time.perf_counter()
        kernel[blocks, BLOCK](device_options, 0, lengths, scores)
        cuda.synchronize()
        seconds.append(time.perf_counter() - start)
    decisions = int(lengths.copy_to_host().sum(dtype=np.int64))

    expected_lengths, expected_scores = np.zeros(check, np.int32), np.zeros((check, players), np.int32)
    states, blank = np.zeros(1, game.state), np.zeros(1, game.state)
    rng, room = np.zeros(2, np.int64), np.zeros(game.moves, np.int32)
    cpu_games(options, 0, states, blank, rng, room, expected_lengths, expected_scores)
    same = np.array_equal(lengths.copy_to_host()[:check], expected_lengths) and np.array_equal(
        scores.copy_to_host()[:check], expected_scores
    )
    best = min(seconds[1:])
    cells = [
        game.name,
        str(game.state.itemsize),
        f"{games:,}",
        f"{decisions / best / 1e6:,.0f}",
        f"{games / best / 1e6:,.1f}",
        f"{seconds[0]:.1f}",
        f"{'identical' if same else 'DIFFERENT'} ({check:,})",
    ]
    return row(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--check", type=int, default=2000)
    arguments = parser.parse_args()
    device = cuda.get_current_device().name
    print(f"GPU: {device if isinstance(device, str) else device.decode()}; block of {BLOCK} threads\n")
    print(row(HEADINGS))
    print(row(["---"] * len(HEADINGS)))
    for game in all_games() or GAMES:
        print(measure(game, arguments.games, arguments.check), flush=True)


if __name__ == "__main__":
    main()
