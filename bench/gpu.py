"""Games on a GPU: simulations and vector environments, both the same as on the CPU.

    python bench/gpu.py [GAME ...] [--games N] [--check N] [--places N]

Prints a line for every game. `bench/gpu.md` keeps the last run. What is compiled is kept: run it twice to see what a
second start takes.
"""

import argparse
import time
from typing import Any

import numpy as np

import asking
from fathoms.batch import simulate
from fathoms.batch.cuda_kernels import cuda, kernel
from fathoms.core.game import Game, all_games
from fathoms.core.rng import mix_bits
from fathoms.envs.vector import VectorEnv
from fathoms.games import GAMES

GAMES_PLAYED = {"poo_divers": 1 << 22, "toilet_divers": 1 << 22, "partners": 1 << 21, "dykarna": 1 << 21}
STEPS = 60


@kernel
def choose_any(bits, number, actions):
    """Any legal action in every game."""
    i = cuda.grid(1)
    if i < actions.size:
        count = 0
        for word in range(bits.shape[1]):
            count += cuda.popc(bits[i, word])
        left = mix_bits((i * 64 + number) & 0xFFFFFFFF) % count
        for word in range(bits.shape[1]):
            here = cuda.popc(bits[i, word])
            if 0 <= left < here:
                rest = bits[i, word]
                for _ in range(left):
                    rest &= rest - 1
                actions[i] = word * 64 + cuda.ffs(rest) - 1
            left -= here


def simulated(game: Game, games: int, check: int, began: float) -> str:
    """Decisions a second of random games; the first of them are compared with the CPU's."""
    simulate(game, game.default_players, {}, ["random"], 1, 7, device="cuda")
    start = time.perf_counter() - began
    there = simulate(game, game.default_players, {}, ["random"], games, 7, device="cuda")
    here = simulate(game, game.default_players, {}, ["random"], check, 7)
    parts = ("lengths", "scores", "shares")
    same = all(np.array_equal(getattr(there, name)[:check], getattr(here, name)) for name in parts)
    rate = there.lengths.sum(dtype=np.int64) / there.seconds / 1e6
    told = "identical" if same else "DIFFERENT"
    return f"{games:,} | {rate:,.0f} | {start:.1f} | {told} ({check:,})"


def stepped(game: Game, places: int, **how: Any) -> str:
    """Steps a second of an environment, with actions chosen where the masks lie."""
    env = VectorEnv(game, places, device="cuda", reuse_buffers=True, **how)
    env.reset(seed=1)
    bits, actions = env._games.bits, cuda.to_device(np.zeros(places, np.int64))  # type: ignore[attr-defined]

    def go(first: int, steps: int) -> float:
        cuda.synchronize()
        began = time.perf_counter()
        for number in range(first, first + steps):
            choose_any[(places + 127) // 128, 128](bits, number, actions)
            env.step(actions)
        cuda.synchronize()
        return places * steps / (time.perf_counter() - began) / 1e6

    go(0, 3 * STEPS)
    return f"{go(3 * STEPS, STEPS):,.0f}"


def main() -> None:
    began = time.perf_counter()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", type=asking.game)
    parser.add_argument("--games", type=int)
    parser.add_argument("--check", type=int, default=2000)
    parser.add_argument("--places", type=int, default=1 << 18)
    arguments = parser.parse_args()
    for game in arguments.game or all_games() or GAMES:
        games = arguments.games or GAMES_PLAYED.get(game.name, 1 << 20)
        played = simulated(game, games, arguments.check, began)
        dense = stepped(game, arguments.places)
        bits = stepped(game, arguments.places, masks="bits")
        lean = stepped(game, arguments.places, masks="bits", views="asked")
        print(f"| {game.name} | {played} | {dense} | {bits} | {lean} |", flush=True)


if __name__ == "__main__":
    main()
