"""A cluster plays the same games as one machine, also when it loses a worker on the way."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from fathoms.batch import BatchResult, simulate
from fathoms.core.game import Game
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.lab.arena import arena

ray = pytest.importorskip("ray", reason="Ray is not installed (the extra `ray`)")
pytestmark = pytest.mark.slow
WORKERS = 3


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=WORKERS, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def same(one: BatchResult, other: BatchResult) -> bool:
    arrays = ("lengths", "scores", "shares")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)


def workers() -> set[int]:
    """The processes that play right now."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::play"):
                found.add(int(folder.name))
        except OSError:  # it has just ended
            continue
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_cluster_plays_the_same_games(game: Game) -> None:
    play = partial(simulate, game, max(game.players), {}, ["random", "greedy"], 60, 5)
    assert same(play(device="ray"), play())


def test_a_killed_worker_loses_nothing() -> None:
    games = 400_000
    killed: list[int] = []

    def kill_one() -> None:
        until = time.monotonic() + 120
        while not killed and time.monotonic() < until:
            for worker in sorted(workers())[:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            time.sleep(0.01)

    seen: list[int] = []
    killer = threading.Thread(target=kill_one)

    def progress(played: int) -> None:
        seen.append(played)
        if len(seen) == 3:  # in the middle of it
            killer.start()

    there = simulate(POO_DIVERS, 2, {}, ["greedy"], games, 9, progress, device="ray")
    killer.join()
    assert killed
    assert not Path(f"/proc/{killed[0]}").exists()
    assert seen[0] == 0
    assert seen[-1] == games
    assert same(there, simulate(POO_DIVERS, 2, {}, ["greedy"], games, 9))


def test_the_arena_comes_to_the_same_on_a_cluster() -> None:
    wanted = (POO_DIVERS, ["random", "greedy", "search:20"], 6)
    there, here = arena(*wanted, seed=4, device="ray"), arena(*wanted, seed=4)
    assert np.array_equal(there.wins, here.wins)
    assert there.standings == here.standings


def test_giving_up_stops_the_cluster() -> None:
    class EnoughError(Exception):
        pass

    def progress(played: int) -> None:
        if played:
            raise EnoughError

    with pytest.raises(EnoughError):
        simulate(POO_DIVERS, 2, {}, ["greedy"], 400_000, 9, progress, device="ray")
    until = time.monotonic() + 60
    while workers() and time.monotonic() < until:
        time.sleep(0.1)
    assert not workers()
