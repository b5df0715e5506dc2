"""Games of a study, played and counted wherever there is something to play them on: the counts are the same."""

import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import numpy as np

from fathoms.batch.cpu import core_count, run_on_threads
from fathoms.batch.simulate import check_device
from fathoms.core.game import Game
from fathoms.lab.counting.counting_job import CountingJob, Progress
from fathoms.lab.counting.observer import GameInputs, count_games_in_range, diary_type
from fathoms.lab.counting.tally import Tallies, add_tallies, new_tallies


def count_games(
    job: CountingJob,
    device: str = "cpu",
    progress: Progress = lambda played, tallies: None,
    threads: int | None = None,
) -> Tallies:
    """Play and count. If `progress` raises, or at Ctrl-C, it ends within a chunk of games."""
    check_device(device)
    if device == "cuda":
        from fathoms.lab.counting.cuda_counter import count_on_cuda

        return count_on_cuda(job, progress)
    if device == "ray":
        return count_on_ray(job, progress)
    return count_range(job, 0, job.order.games, progress, threads or core_count())


# On the cores of this machine


class ThreadCounter:
    """Where one thread plays and counts; it can be read while the thread goes on."""

    def __init__(self, job: CountingJob) -> None:
        self.job, self.lock, self.tallies = job, threading.Lock(), new_tallies(job.order.game)

    def count(self, before: int, chunks: Iterator[tuple[int, int]]) -> None:
        job, game = self.job, self.job.order.game
        inputs = new_game_inputs(job, np.zeros(2, np.int64), np.zeros(game.max_legal, np.int32))
        room, diary = np.zeros(3, game.state_type), np.zeros(2, diary_type(game))
        for first, last in chunks:
            with self.lock:
                count_games_in_range(before + first, before + last, inputs, room, diary[:1], diary[1:], self.tallies)

    def read(self) -> Tallies:
        with self.lock:
            return self.tallies.copy()


def new_game_inputs(job: CountingJob, rng: Any, moves: Any) -> GameInputs:
    order = job.order
    return GameInputs(
        order.keys,
        order.options,
        order.policies,
        job.sides,
        order.game.max_length,
        job.every,
        rng,
        moves,
        order.brain(),
    )


def compile_job(job: CountingJob) -> None:
    """Compile what it takes to play and count."""
    ThreadCounter(job).count(0, iter([(0, 0)]))


def count_range(job: CountingJob, before: int, games: int, progress: Progress, threads: int) -> Tallies:
    """Play and count a run of games that begins after `before` others."""
    compile_job(job)
    progress(0, None)
    counters = [ThreadCounter(job) for _ in range(threads)]
    with closing(run_on_threads(games, [partial(counter.count, before) for counter in counters])) as chunks:
        for _ in chunks:
            current = sum_tallies(job.order.game, [counter.read() for counter in counters])
            progress(int(current["games"].sum()), current)
    total = sum_tallies(job.order.game, [counter.tallies for counter in counters])
    progress(int(total["games"].sum()), total)
    return total


def sum_tallies(game: Game, parts: list[Tallies]) -> Tallies:
    total = new_tallies(game)
    for part in parts:
        add_tallies(total, part)
    return total


# On a Ray cluster


def count_task(job: CountingJob, before: int, games: int) -> Tallies:
    """One task, on one core of some machine."""
    return count_range(job, before, games, lambda played, tallies: None, 1)


def count_on_ray(job: CountingJob, progress: Progress) -> Tallies:
    from fathoms.batch.ray import pieces_of, run_tasks

    progress(0, None)
    total = new_tallies(job.order.game)
    for _, part in run_tasks(count_task, [(job, *piece) for piece in pieces_of(job.order.games)]):
        add_tallies(total, part)
        progress(int(total["games"].sum()), total)
    return total
