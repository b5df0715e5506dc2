"""Games by the million on all cores of this machine."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace

import numpy as np

from fathoms.batch.order import Order, Result
from fathoms.batch.play import play_games
from fathoms.core.game import Game

CHUNK = 256  # the most games a thread plays before it looks whether to go on: some milliseconds
TICK = 0.1  # seconds between two calls of `progress`
Progress = Callable[[int], None]


class Chunks:
    """The games still to be played, handed out a chunk at a time to any thread that asks."""

    def __init__(self, games: int, threads: int) -> None:
        self.games = games
        self.size = max(1, min(CHUNK, games // (8 * threads)))
        self.given = 0
        self.lock = threading.Lock()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self.lock:
                first = self.given
                last = self.given = min(first + self.size, self.games)
            if first == last:
                return
            yield first, last


def play_chunks(
    order: Order, chunks: Iterator[tuple[int, int]], before: int, out: Result, stop: threading.Event
) -> None:
    """Play chunks of games until there are none left; each thread runs this in a room of its own."""
    room, blank = np.zeros(2, order.game.state), np.zeros(1, order.game.state)
    rng, moves = np.zeros(2, np.int64), np.zeros(order.game.moves, np.int32)
    place = (before, order.keys, order.options, order.policies, room, blank, rng, moves)
    for first, last in chunks:
        if stop.is_set():
            return
        play_games(first, last, *place, out.lengths, out.scores, out.shares)


def compile_batch(game: Game) -> None:
    """Compile what a simulation of this game needs."""
    order = Order(game, min(game.players), {}, ["random"], 1, 0)
    play_chunks(order, iter([(0, 0)]), 0, order.result(), threading.Event())


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_on_cpu(order: Order, progress: Progress, threads: int | None = None) -> Result:
    """Play all games of an order on all cores."""
    compile_batch(order.game)
    progress(0)
    return play_piece(order, 0, order.games, progress, threads or cores())


def play_piece(order: Order, before: int, games: int, progress: Progress, threads: int) -> Result:
    """Play a run of games that begins after `before` others."""
    out, chunks, stop = order.result(games), Chunks(games, threads), threading.Event()
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        try:
            running = [pool.submit(play_chunks, order, iter(chunks), before, out, stop) for _ in range(threads)]
            while wait(running, TICK).not_done:
                progress(chunks.given)
        finally:
            stop.set()
    for thread in running:
        thread.result()
    seconds = time.perf_counter() - began
    progress(games)
    return replace(out, seconds=seconds)
