"""What it costs to measure games while they are played: time beside the bare simulation, and memory.

    python bench/lab.py [--games N] [--rounds N]    counting alone and a whole study, beside batch.simulate
    python bench/lab.py --memory [N ...]            the most memory of a process that studies N games

All play the same games with the same bots on all cores, in turns. A study, with the further games that it plays in
passing (luck, what is hidden, what cheating is worth), is to cost at most 1.5 times the bare simulation, by the clock
and of processor time.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from fathoms import batch
from fathoms.games.poo_divers import GAME
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.studies import StudyPlan, study

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

    def count() -> None:
        question = StudyPlan(GAME, 2, games=games)
        question.study_from_counts(count_games(question.watch))

    works = {"simulation": simulate, "counting": count, "whole study": lambda: study(GAME, 2, games=games)}
    for work in works.values():
        work()  # compiles
    began = os.getloadavg()[0]
    costs = [{name: cost_of(work) for name, work in works.items()} for _ in range(rounds)]
    print(f"{games:,} games, {rounds} rounds; load {began:.1f} at the beginning, {os.getloadavg()[0]:.1f} at the end\n")
    print("| | simulation, s | | s | ratio | lowest | highest |\n|---|---|---|---|---|---|---|")
    for name in list(works)[1:]:
        for kind in Cost._fields:
            bare, more = ([getattr(cost[each], kind) for cost in costs] for each in ("simulation", name))
            ratios = [two / one for one, two in zip(bare, more, strict=True)]
            said = f"{median(ratios):.2f} | {min(ratios):.2f} | {max(ratios):.2f}"
            print(f"| {kind} | {median(bare):.2f} | {name} | {median(more):.2f} | {said} |")
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
