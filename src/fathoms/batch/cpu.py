"""Games by the million on all cores of this machine."""

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.play import play_games
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import POLICIES
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS, stream

MOST_GAMES = 1_000_000_000
CHUNK = 256  # the most games a thread plays before it looks whether to go on: some milliseconds
TICK = 0.1  # seconds between two calls of `progress`


@dataclass(frozen=True)
class Result:
    """What came out of every game, in the order of the games' numbers."""

    lengths: NDArray[np.int32]  # (games,) actions played
    scores: NDArray[np.int32]  # (games, players) points at the end
    shares: NDArray[np.float64]  # (games, players) share of the win
    seconds: float  # it took to play them all, without compiling


class Batch:
    """Checked input, and room for the results."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], bots: Sequence[str], games: int, seed: int
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise Refusal("batch-games-wrong", given=str(games), most=MOST_GAMES)
        if not 0 <= seed < SEEDS:
            raise Refusal("seed-wrong", given=str(seed))
        self.game = game
        self.options: NDArray[Any] = np.zeros(1, game.packed)
        self.options[0] = pack_options(game, players, read_options(game.options, options))
        self.policies = seat_bots(bots, players)
        self.keys = np.array([stream(seed, "games"), stream(seed, "bots")], np.int64)
        try:
            self.lengths = np.zeros(games, np.int32)
            self.scores = np.zeros((games, players), np.int32)
            self.shares = np.zeros((games, players), np.float64)
        except MemoryError:
            raise Refusal("batch-memory", given=games) from None

    def play(self, chunks: Iterator[tuple[int, int]], stop: threading.Event) -> None:
        """Play chunks of games until there are none left; each thread runs this in a room of its own."""
        room = np.zeros(3, self.game.state)
        rng = np.zeros(2, np.int64)
        moves = np.zeros(self.game.moves, np.int32)
        out = (self.lengths, self.scores, self.shares)
        for first, last in chunks:
            if stop.is_set():
                return
            play_games(first, last, self.keys, self.options, self.policies, room, rng, moves, *out)


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


def seat_bots(bots: Sequence[str], players: int) -> NDArray[np.int8]:
    """The policy of every seat: the bots sit down in turn until all seats are taken. The clock strikes at random."""
    for bot in bots or [""]:
        if bot not in POLICIES:
            raise Refusal("batch-bot-unknown", given=bot, bots=", ".join(POLICIES))
    policies = np.zeros(CLOCK + 1, np.int8)
    for seat in range(players):
        policies[seat] = POLICIES[bots[seat % len(bots)]]
    return policies


def compile_batch(game: Game) -> None:
    """Compile what a simulation of this game needs."""
    Batch(game, min(game.players), {}, ["random"], 1, 0).play(iter([(0, 0)]), threading.Event())


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda started: None,
    threads: int | None = None,
) -> Result:
    """Play `games` games with compiled bots. The same seed gives the same result, whatever the number of threads.

    `progress` is told how many games have been started: 0 when the rules are compiled, then every now and then. An
    exception in it, or Ctrl-C, ends the simulation within a chunk of games.
    """
    batch = Batch(game, players, options, bots, games, seed)
    compile_batch(game)
    progress(0)
    workers = threads or cores()
    chunks = Chunks(games, workers)
    stop = threading.Event()
    began = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        running = [pool.submit(batch.play, iter(chunks), stop) for _ in range(workers)]
        try:
            while wait(running, TICK).not_done:
                progress(chunks.given)
        finally:
            stop.set()
    for thread in running:
        thread.result()
    seconds = time.perf_counter() - began
    progress(games)
    return Result(batch.lengths, batch.scores, batch.shares, seconds)
