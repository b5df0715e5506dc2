"""What it costs to measure games while they are played: time beside the bare simulation, and memory.

    python bench/lab.py [--games N] [--rounds N]    all measures that need no search, beside batch.simulate
    python bench/lab.py --memory [N ...]            the most memory of a process that studies so many games

Both sides play the same games with the same bots on all cores, in turns. A study is to cost at most 1.5 times the bare
simulation, by the clock and of processor time.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from fathoms import batch
from fathoms.games.poo_divers import GAME
from fathoms.lab.asking import Question
from fathoms.lab.counting.playing import count_games

WANTED = 1.5
STUDY = """
import resource
from fathoms.lab import study
study("poo_divers", games={games})
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


class Cost(NamedTuple):
    clock: float
    processor: float


def cost_of(work: Callable[[], object]) -> Cost:
    clock, processor = time.perf_counter(), time.process_time()
    work()
    return Cost(time.perf_counter() - clock, time.process_time() - processor)


def beside(games: int, rounds: int) -> None:
    def simulate() -> None:
        batch.simulate(GAME, 2, {}, ["greedy"], games, 1)

    def study() -> None:
        question = Question(GAME, 2, games=games)
        question.answer(count_games(question.watch))

    for work in (simulate, study):
        work()  # compiles
    pairs = [(cost_of(simulate), cost_of(study)) for _ in range(rounds)]
    print("| | simulation, s | study, s | ratio | lowest | highest |\n|---|---|---|---|---|---|")
    for kind in Cost._fields:
        bare, measured = ([getattr(pair[side], kind) for pair in pairs] for side in (0, 1))
        ratios = [more / less for less, more in zip(bare, measured, strict=True)]
        said = f"{median(ratios):.2f} | {min(ratios):.2f} | {max(ratios):.2f}"
        print(f"| {kind} | {median(bare):.2f} | {median(measured):.2f} | {said} |")
    print(f"\nWanted: at most {WANTED}.")


def memory(numbers: list[int]) -> None:
    print("| games | most memory, MiB |\n|---|---|")
    for games in numbers:
        words = [sys.executable, "-c", STUDY.format(games=games)]
        peak = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        print(f"| {games:,} | {float(peak):.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--memory", type=int, nargs="*")
    given = parser.parse_args()
    if given.memory is None:
        beside(given.games, given.rounds)
    else:
        memory(given.memory or [10_000, 100_000, 1_000_000])


if __name__ == "__main__":
    main()
