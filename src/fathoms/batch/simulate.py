"""Games by the million, wherever there is something to play them on: the same games, whatever it is."""

from collections.abc import Callable, Mapping, Sequence

from fathoms.batch.cpu import play_on_cpu
from fathoms.batch.job import BatchJob, BatchResult
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal

DEVICES = ("cpu", "cuda", "ray")


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda started: None,
    threads: int | None = None,
    device: str = "cpu",
) -> BatchResult:
    """Play `games` games with compiled bots. The same seed gives the same result on every device.

    `device` is "cpu" (all cores, or so many `threads`), "cuda" (a GPU) or "ray" (a cluster, or this machine as one).
    `progress` is told how many games have been started: 0 when the rules are compiled, then every now and then. An
    exception in it, or Ctrl-C, ends the simulation within a chunk of games.
    """
    check_device(device)
    order = BatchJob(game, players, options, bots, games, seed)
    if device == "cuda":
        from fathoms.batch.cuda import play_on_cuda

        return play_on_cuda(order, progress)
    if device == "ray":
        from fathoms.batch.ray import play_on_ray

        return play_on_ray(order, progress)
    return play_on_cpu(order, progress, threads)


def check_device(device: str) -> None:
    """Refuse a device that games cannot be played on."""
    if device not in DEVICES:
        raise Refusal("batch-device-unknown", given=device, devices=", ".join(DEVICES))
