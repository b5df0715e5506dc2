"""Games by the million on a Ray cluster: this machine, or as many as the cluster has.

The games are cut into pieces, each a task of its own. A task that is lost with its worker is done again elsewhere, and
since every game has a seed of its own, nothing changes by that.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from fathoms.batch.cpu import Progress, compile_order, play_piece
from fathoms.batch.job import Order, Result
from fathoms.core.refusal import Refusal

PIECE = 20_000  # the most games of a task
PIECES = 64  # the fewest tasks, if there are enough games

T = TypeVar("T")


def cluster() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names, or to one on this machine."""
    try:
        import ray
    except ImportError:
        raise Refusal("batch-no-ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    return ray


def spread(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, T]]:
    """Do each task somewhere in the cluster; the tasks' numbers and results, as they are done."""
    ray = cluster()
    remote = ray.remote(max_retries=-1)(work)
    waiting = {remote.remote(*task): number for number, task in enumerate(tasks)}
    try:
        while waiting:
            done, _ = ray.wait(list(waiting))
            for one in done:
                yield waiting.pop(one), ray.get(one)
    finally:
        for one in waiting:  # someone has lost interest
            ray.cancel(one)


def pieces_of(games: int) -> list[tuple[int, int]]:
    """Games cut into pieces: how many come before each, and how many are in it."""
    size = max(1, min(PIECE, games // PIECES))
    return [(before, min(size, games - before)) for before in range(0, games, size)]


def play_part(order: Order, before: int, games: int) -> Result:
    """One task: a piece of an order, on one core of some machine."""
    compile_order(order)
    return play_piece(order, before, games, lambda started: None, 1)


def play_on_ray(order: Order, progress: Progress) -> Result:
    """Play all games of an order on the cluster."""
    out = order.result()
    pieces = pieces_of(order.games)
    began, played = time.perf_counter(), 0
    progress(0)
    for number, part in spread(play_part, [(order, *piece) for piece in pieces]):
        before, games = pieces[number]
        piece = slice(before, before + games)
        out.lengths[piece], out.scores[piece], out.shares[piece] = part.lengths, part.scores, part.shares
        played += games
        progress(played)
    return replace(out, seconds=time.perf_counter() - began)
