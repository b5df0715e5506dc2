"""Games by the million on a Ray cluster: this machine, or as many as the cluster has.

The games are cut into pieces, each a task of its own. A task that is lost with its worker is done again elsewhere, and
since every game has a seed of its own, nothing changes by that.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from fathoms.batch.cpu import Progress, compile_job, play_piece
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.core.refusal import Refusal

PIECE = 20_000  # the most games of a task
PIECES = 64  # the fewest tasks, if there are enough games

T = TypeVar("T")


def ray_cluster() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names, or to one on this machine."""
    try:
        import ray
    except ImportError:
        raise Refusal("batch-no-ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    return ray


def run_tasks(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, T]]:
    """Do each task somewhere in the cluster; the tasks' numbers and results, as they are done."""
    ray = ray_cluster()
    remote = ray.remote(max_retries=-1)(work)
    waiting = {remote.remote(*task): number for number, task in enumerate(tasks)}
    try:
        while waiting:
            ready_refs, _ = ray.wait(list(waiting))
            for one in ready_refs:
                yield waiting.pop(one), ray.get(one)
    finally:
        for one in waiting:  # someone has lost interest
            ray.cancel(one)


def pieces_of(games: int) -> list[tuple[int, int]]:
    """Games cut into pieces: how many come before each, and how many are in it."""
    size = max(1, min(PIECE, games // PIECES))
    return [(before, min(size, games - before)) for before in range(0, games, size)]


def play_part(order: BatchJob, before: int, games: int) -> BatchResult:
    """One task: a piece of an order, on one core of some machine."""
    compile_job(order)
    return play_piece(order, before, games, lambda started: None, 1)


def play_on_ray(order: BatchJob, progress: Progress) -> BatchResult:
    """Play all games of an order on the cluster."""
    out = order.result()
    pieces = pieces_of(order.games)
    began, games_played = time.perf_counter(), 0
    progress(0)
    for number, part in run_tasks(play_part, [(order, *piece) for piece in pieces]):
        before, games = pieces[number]
        piece = slice(before, before + games)
        out.lengths[piece], out.scores[piece], out.shares[piece] = part.lengths, part.scores, part.shares
        games_played += games
        progress(games_played)
    return replace(out, seconds=time.perf_counter() - began)
