"""Our games beside those of OpenSpiel, pgx, RLCard and PettingZoo, all played at random.

    pip install 'fathoms[peers]'
    python bench/peers.py open_spiel|pgx|rlcard|pettingzoo|all [--seconds S] [--most N] [--json FILE] [--write FILE]
                          [--plot FILE] [--device cpu|cuda]

The games are not the same: each library has its own. So look at steps, and at what is done in a step. In each
comparison all take turns in one process, round after round, so that a busy machine is unfair to no one; the tables show
medians, and getting ready (loading, compiling with nothing compiled before, the first games) is told apart; who comes
later finds what others have loaded. On the CPU everybody has one core and processor time counts; on a GPU, the clock.

A step is a decision of a player. OpenSpiel counts a deal or a throw of dice as a step too, which favours it. Like goes
with like: `simulate` with rollouts in C++; a `Match` with OpenSpiel's states stepped from Python, as no one looks at a
view in either; `VectorEnv` with pgx, which both have views and masks ready after every step; our PettingZoo environment
with PettingZoo's and RLCard's. The other ratios say what it is worth to stay in compiled code.

Growth: 1, 10, 100, ... games, every size in a new process; memory is the most that process had, libraries included (on
a GPU: what is taken there in the end). Programs that know no batch play one game after the other. A program ends where
the next size would take too long. For those that step many games together and start finished ones again, a game costs
as much as its steps, and how many these are is known from the comparison.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rivals import growth, report
from rivals.apart import apart
from rivals.contest import Contender, take_turns
from rivals.growth import Curve

NEEDED = {  # modules; what installs them is in the extra
    "open_spiel": ("pyspiel",),
    "pgx": ("jax", "pgx"),
    "rlcard": ("rlcard", "pettingzoo"),
    "pettingzoo": ("pettingzoo", "pygame", "rlcard", "shimmy", "pyspiel"),
}
TITLES = {"open_spiel": "OpenSpiel", "pgx": "pgx", "rlcard": "RLCard", "pettingzoo": "PettingZoo classic"}
MACHINE = "one core of a small shared machine of two"


def refusal(peer: str) -> str:
    """Why this comparison cannot be made here; nothing if it can."""
    missing = [module for module in NEEDED[peer] if find_spec(module) is None]
    if not missing:
        return ""
    return f"The comparison with {TITLES[peer]} needs {' and '.join(missing)}: pip install 'fathoms[peers]'"


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def compare(peer: str, chosen: argparse.Namespace) -> list[Contender]:
    """One comparison, in the process that is there for it."""
    with TemporaryDirectory() as cache:
        os.environ["FATHOMS_CACHE"] = cache  # nothing compiled before, or getting ready would look like nothing
        module = import_module(f"rivals.{peer}")
        contenders: list[Contender] = module.mine(chosen.device) + module.theirs(chosen.device)
        for contender in contenders:
            contender.ready()
            print(f"{contender.name} is ready after {contender.ready_after:.1f} s", flush=True)
    take_turns(contenders, chosen.rounds, chosen.seconds)
    print(f"\n{report.speeds(contenders)}\n\n{report.times_as_fast(contenders)}\n", flush=True)
    return [each.retired() for each in contenders]


def grow(compared: dict[str, list[Contender]], chosen: argparse.Namespace) -> list[Curve]:
    """The growth of every contender that is asked for it, once."""
    curves: dict[str, Curve] = {}
    for peer, contenders in compared.items():
        for each in contenders:
            if each.grows and each.name not in curves:
                curves[each.name] = growth.curve(
                    peer, each, chosen.device, chosen.seconds, chosen.most, chosen.factor, chosen.patience
                )
                print(report.growth([curves[each.name]]) + "\n", flush=True)
    return list(curves.values())


def circumstances(peers: Sequence[str], chosen: argparse.Namespace) -> str:
    """When, where, with what and how."""
    packages = {"open_spiel": ["open_spiel"], "pgx": ["pgx", "jax"], "rlcard": ["rlcard"], "pettingzoo": ["pettingzoo"]}
    named = ["numba", *(package for peer in peers for package in packages[peer])]
    versions = ", ".join(f"{package} {version(package)}" for package in named)
    asked = f"{chosen.peer} --rounds {chosen.rounds} --seconds {chosen.seconds:g} --most {chosen.most}"
    device = f" --device {chosen.device}" if chosen.device != "cpu" else ""
    python = ".".join(map(str, sys.version_info[:3]))
    how = f"    python bench/peers.py {asked} --patience {chosen.patience:g}{device}"
    return f"{date.today()}, {chosen.machine}, Python {python}, {versions}:\n\n{how}"


def page(compared: dict[str, list[Contender]], curves: Sequence[Curve], how: str) -> str:
    """The whole page, in Markdown."""
    parts = ["# Compared with other libraries", (__doc__ or "").split("\n\n", 2)[2].rstrip(), how]
    for peer, contenders in compared.items():
        parts += [f"## {TITLES[peer]}", report.speeds(contenders), report.times_as_fast(contenders)]
    if curves:
        parts += ["## Growth", report.growth(curves)]
    return "\n\n".join(parts) + "\n"


def as_json(compared: dict[str, list[Contender]], curves: Sequence[Curve], how: str) -> str:
    measured = ("kind", "game", "at_once", "ready_after", "steps", "decisions", "games")
    speeds = {peer: [{key: getattr(c, key) for key in measured} for c in all_] for peer, all_ in compared.items()}
    return json.dumps({"how": how, "a_second": speeds, "growth": [asdict(curve) for curve in curves]}, indent=1) + "\n"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=[*NEEDED, "all"])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round, and each size")
    parser.add_argument("--most", type=int, default=1_000_000, help="games, where growth ends; 0 = no growth")
    parser.add_argument("--factor", type=int, default=10, help="times as many games in each size as in the last")
    parser.add_argument("--patience", type=float, default=30, help="the most seconds one go at a size may take")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu", help="cuda: only beside pgx")
    parser.add_argument("--machine", default=MACHINE, help="what the page says it was measured on")
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    parser.add_argument("--write", type=Path, help="keep the tables in this file, such as bench/peers.md")
    parser.add_argument("--plot", type=Path, help="draw growth into this file, such as docs/images/growth.svg")
    chosen = parser.parse_args()
    if chosen.device == "cuda" and chosen.peer != "pgx":
        parser.error("of the peers, only pgx plays on a GPU")
    return chosen


def main() -> None:
    chosen = read_arguments()
    peers = list(NEEDED) if chosen.peer == "all" else [chosen.peer]
    if refused := [why for peer in peers if (why := refusal(peer))]:
        sys.exit("\n".join(refused))
    if chosen.device == "cpu":
        stay_on_one_core()
    compared = {peer: apart(compare, peer, chosen) for peer in peers}
    curves = grow(compared, chosen) if chosen.most else []
    how = circumstances(peers, chosen)
    if chosen.json:
        chosen.json.write_text(as_json(compared, curves, how), encoding="utf-8")
    if chosen.write:
        chosen.write.write_text(page(compared, curves, how), encoding="utf-8")
    if chosen.plot:
        report.plot(curves, chosen.plot)


if __name__ == "__main__":
    main()
