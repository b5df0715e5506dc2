"""Games of a study, played and counted wherever there is something to play them on: the counts are the same."""

import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import numpy as np

from fathoms.batch.cpu import cores, on_threads
from fathoms.batch.simulate import check_device
from fathoms.core.game import Game
from fathoms.lab.counting.tally import Tallies, add, new_tallies
from fathoms.lab.counting.watch import Given, diary_type, watch_games
from fathoms.lab.counting.watch_job import Progress, Watch


def count_games(
    watch: Watch,
    device: str = "cpu",
    progress: Progress = lambda played, tallies: None,
    threads: int | None = None,
) -> Tallies:
    """Play and count. If `progress` raises, or at Ctrl-C, it ends within a chunk of games."""
    check_device(device)
    if device == "cuda":
        from fathoms.lab.counting.gpu import count_on_cuda

        return count_on_cuda(watch, progress)
    if device == "ray":
        return count_on_ray(watch, progress)
    return count_piece(watch, 0, watch.order.games, progress, threads or cores())


# On the cores of this machine


class Desk:
    """Where one thread plays and counts; it can be read while the thread goes on."""

    def __init__(self, watch: Watch) -> None:
        self.watch, self.lock, self.tallies = watch, threading.Lock(), new_tallies(watch.order.game)

    def work(self, before: int, chunks: Iterator[tuple[int, int]]) -> None:
        watch, game = self.watch, self.watch.order.game
        given = given_for(watch, np.zeros(2, np.int64), np.zeros(game.max_legal, np.int32))
        room, diary = np.zeros(3, game.state_type), np.zeros(2, diary_type(game))
        for first, last in chunks:
            with self.lock:
                watch_games(before + first, before + last, given, room, diary[:1], diary[1:], self.tallies)

    def read(self) -> Tallies:
        with self.lock:
            return self.tallies.copy()


def given_for(watch: Watch, rng: Any, moves: Any) -> Given:
    order = watch.order
    return Given(
        order.keys,
        order.options,
        order.policies,
        watch.sides,
        order.game.max_length,
        watch.every,
        rng,
        moves,
        order.brain(),
    )


def compile_watch(watch: Watch) -> None:
    """Compile what it takes to play and count."""
    Desk(watch).work(0, iter([(0, 0)]))


def count_piece(watch: Watch, before: int, games: int, progress: Progress, threads: int) -> Tallies:
    """Play and count a run of games that begins after `before` others."""
    compile_watch(watch)
    progress(0, None)
    desks = [Desk(watch) for _ in range(threads)]
    with closing(on_threads(games, [partial(desk.work, before) for desk in desks])) as playing:
        for _ in playing:
            so_far = together(watch.order.game, [desk.read() for desk in desks])
            progress(int(so_far["games"].sum()), so_far)
    total = together(watch.order.game, [desk.tallies for desk in desks])
    progress(int(total["games"].sum()), total)
    return total


def together(game: Game, parts: list[Tallies]) -> Tallies:
    total = new_tallies(game)
    for part in parts:
        add(total, part)
    return total


# On a Ray cluster


def count_part(watch: Watch, before: int, games: int) -> Tallies:
    """One task, on one core of some machine."""
    return count_piece(watch, before, games, lambda played, tallies: None, 1)


def count_on_ray(watch: Watch, progress: Progress) -> Tallies:
    from fathoms.batch.ray import pieces_of, spread

    progress(0, None)
    total = new_tallies(watch.order.game)
    for _, part in spread(count_part, [(watch, *piece) for piece in pieces_of(watch.order.games)]):
        add(total, part)
        progress(int(total["games"].sum()), total)
    return total
