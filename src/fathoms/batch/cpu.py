"""Games by the million on all cores of this machine."""

import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import replace
from functools import partial

import numpy as np

from fathoms.batch.game_loop import play_games
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.core.game import Game

CHUNK = 256  # the most games a thread plays before it looks whether to go on: some milliseconds
TICK = 0.1  # seconds between two looks at how far they are
Progress = Callable[[int], None]


class Chunks:
    """The games still to be played, handed out a chunk at a time to any thread that asks."""

    def __init__(self, games: int, threads: int) -> None:
        self.games = games
        self.size = max(1, min(CHUNK, games // (8 * threads)))
        self.next_game = 0
        self.stopped = False  # then there are no more
        self.lock = threading.Lock()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self.lock:
                first = self.next_game
                last = self.next_game = min(first + self.size, self.games)
            if first == last or self.stopped:
                return
            yield first, last


ChunkPlayer = Callable[[Iterator[tuple[int, int]]], None]  # plays chunks of games until there are none left


def run_on_threads(games: int, works: Sequence[ChunkPlayer]) -> Generator[int, None, None]:
    """Have games played by several works, each in a thread of its own: how many have been begun, every now and then.

    Closing this ends it within a chunk of games.
    """
    chunks = Chunks(games, len(works))
    with ThreadPoolExecutor(len(works)) as pool:
        try:
            futures = [pool.submit(work, iter(chunks)) for work in works]
            while wait(futures, TICK).not_done:
                yield chunks.next_game
        finally:
            chunks.stopped = True
    for thread in futures:
        thread.result()


def play_chunks(order: BatchJob, before: int, out: BatchResult, chunks: Iterator[tuple[int, int]]) -> None:
    """Play chunks of games until there are none left; each thread runs this in a room of its own."""
    room, blank = np.zeros(2, order.game.state_type), np.zeros(1, order.game.state_type)
    rng, moves = np.zeros(2, np.int64), np.zeros(order.game.max_legal, np.int32)
    place = (before, order.keys, order.options, order.policies, room, blank, rng, moves, order.brain())
    for first, last in chunks:
        play_games(first, last, *place, out.lengths, out.scores, out.shares)


def compile_batch(game: Game, bot: str = "random") -> None:
    """Compile what a simulation of this game needs, with trained bots or without."""
    order = BatchJob(game, min(game.players), {}, [bot], 1, 0)
    compile_job(order)


def compile_job(order: BatchJob) -> None:
    play_chunks(order, 0, order.result(1), iter([(0, 0)]))


def core_count() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_on_cpu(order: BatchJob, progress: Progress, threads: int | None = None) -> BatchResult:
    """Play all games of an order on all cores."""
    compile_job(order)
    progress(0)
    return play_piece(order, 0, order.games, progress, threads or core_count())


def play_piece(order: BatchJob, before: int, games: int, progress: Progress, threads: int) -> BatchResult:
    """Play a run of games that begins after `before` others."""
    out = order.result(games)
    began = time.perf_counter()
    with closing(run_on_threads(games, [partial(play_chunks, order, before, out)] * threads)) as playing:
        for started in playing:
            progress(started)
    seconds = time.perf_counter() - began
    progress(games)
    return replace(out, seconds=seconds)
