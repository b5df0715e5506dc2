"""How cost grows with the number of games: every size in a new process, so that its memory is its own."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rivals.apart import apart
from rivals.contest import Contender, is_ours


@dataclass(frozen=True)
class Point:
    """What so many games cost."""

    games: int
    seconds: float  # a game
    memory: int  # bytes, the most the process had; on a GPU what is taken there
    go: float  # seconds for one go: all games, or where they are stepped together one step or some


@dataclass(frozen=True)
class Curve:
    name: str
    points: tuple[Point, ...]
    end: str  # why there are no more


Measure = Callable[[int], Point]


def grow(name: str, measure: Measure, most: int, factor: int, patience: float) -> Curve:
    """Measure 1 game, `factor` times as many, and so on, until there are enough, or one go would take too long."""
    points: list[Point] = []
    games = 1
    while games <= most:
        if points and points[-1].go * factor > patience:
            return Curve(name, tuple(points), f"{games:,} would take more than {patience:g} s")
        try:
            points.append(measure(games))
        except (MemoryError, RuntimeError) as error:  # or killed, or JAX's own error: both are of the second kind
            return Curve(name, tuple(points), f"{games:,} failed, probably for want of memory: {type(error).__name__}")
        games *= factor
    return Curve(name, tuple(points), "")


def curve(
    peer: str, contender: Contender, device: str, seconds: float, most: int, factor: int, patience: float
) -> Curve:
    def measure(games: int) -> Point:
        return apart(measure_here, peer, contender.name, device, games, contender.length, seconds)

    return grow(contender.name, measure, most, factor, patience)


def measure_here(peer: str, name: str, device: str, games: int, length: float, seconds: float) -> Point:
    """One point, in the process that is there for it."""
    module = import_module(f"rivals.{peer}")
    contenders: list[Contender] = (module.mine if is_ours(name) else module.theirs)(device)
    contender = next(each for each in contenders if each.name == name)
    contender.ready(games, length)
    contender.run(seconds)
    return Point(games, 1 / contender.games[-1], memory(device), contender.go)


def memory(device: str) -> int:
    """The most this process has taken, in bytes."""
    if device == "cuda":
        from numba import cuda

        free, total = cuda.current_context().get_memory_info()
        return int(total - free)
    status = Path("/proc/self/status")
    if status.exists():  # on Linux, `ru_maxrss` of a new process begins with that of the one which started it
        line = next(line for line in status.read_text("utf-8").splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024
    import resource  # not on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
