"""Random playouts a second on one core: every game of ours, beside OpenSpiel's in C++ and driven from Python.

    python bench/playouts.py [--rounds N] [--seconds S] [--json FILE] [--plot FILE] [--write FILE]

All contenders take turns, round after round, so that a busy machine is unfair to no one; the table shows medians.
OpenSpiel counts a deal or a throw of dice as a step of its own, ours happen inside a move. Ratios are taken from
all its steps, chance included, which is the count that favours OpenSpiel.
"""

import argparse
import json
import platform
import sys
from datetime import date
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import numba

from fathoms.games import GAMES
from rivals import open_spiel, ours
from rivals.contest import Contender, ratio, take_turns
from rivals.open_spiel import CPP, PYTHON
from rivals.ours import SIMULATED

THEIR_GAMES = ("hearts", "maedn")
REQUIRED = "poo_divers"  # must be 5 times as fast as OpenSpiel from Python, and ahead of its C++
REQUIRED_TIMES = 5


def all_contenders() -> list[Contender]:
    mine = [ours.simulated(game.name) for game in GAMES]
    return mine + [make(name) for name in THEIR_GAMES for make in (open_spiel.cpp, open_spiel.from_python)]


# The report


def ratios(contenders: list[Contender]) -> dict[str, dict[str, float]]:
    """How many times as fast our games are as theirs: the median over the rounds."""
    mine = [contender for contender in contenders if contender.kind == SIMULATED]
    theirs = [contender for contender in contenders if contender.kind != SIMULATED]
    return {one.game: {other.name: ratio(one, other) for other in theirs} for one in mine}


def report(contenders: list[Contender], times: dict[str, dict[str, float]]) -> str:
    lines = ["| program | game | thousand decisions a second | thousand steps, chance included | games a second |"]
    lines.append("|---|---|---|---|---|")
    for each in contenders:
        speeds = [median(each.decisions) / 1e3, median(each.steps) / 1e3, median(each.games)]
        lines.append(f"| {each.kind} | {each.game} | {' | '.join(f'{speed:,.0f}' for speed in speeds)} |")
    others = list(next(iter(times.values())))
    lines += ["", f"| our decisions to their steps | {' | '.join(others)} |", "|---|" + "---|" * len(others)]
    for game, row in times.items():
        lines.append(f"| {game} | {' | '.join(f'{row[other]:.1f}' for other in others)} |")
    return "\n".join(lines)


def circumstances(command: str) -> str:
    cpu = next(
        (line.split(":")[1].strip() for line in cpu_lines() if line.startswith("model name")), platform.machine()
    )
    versions = f"Python {platform.python_version()}, numba {numba.__version__}, OpenSpiel {version('open_spiel')}"
    return f"{date.today()}, one core of {cpu}, {versions}:\n\n    {command}"


def cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def as_json(contenders: list[Contender], times: dict[str, dict[str, float]]) -> str:
    measured = [
        {"program": c.kind, "game": c.game, "decisions": c.decisions, "steps": c.steps, "games": c.games}
        for c in contenders
    ]
    return json.dumps({"a_second": measured, "ratios": times}, indent=1)


def plot(contenders: list[Contender], file: Path) -> None:
    """Bars of median decisions a second, with every round as a dot."""
    from matplotlib import pyplot

    shades = {SIMULATED: "#0b7a75", CPP: "#c8553d", PYTHON: "#f2b880"}
    figure, axes = pyplot.subplots(figsize=(8, 0.5 * len(contenders) + 1.2), layout="constrained")
    for row, each in enumerate(reversed(contenders)):
        axes.barh(row, median(each.steps) / 1e6, color=shades[each.kind])
        axes.plot([speed / 1e6 for speed in each.steps], [row] * len(each.steps), "k.", markersize=3, alpha=0.5)
    axes.set_yticks(range(len(contenders)), [each.name for each in reversed(contenders)])
    axes.set_xlabel("million steps a second on one core, random play")
    figure.savefig(file)


def met(times: dict[str, dict[str, float]]) -> bool:
    """Is the required game as fast as it must be?"""
    row = times[REQUIRED]
    return all(times >= (REQUIRED_TIMES if name.startswith(PYTHON) else 1) for name, times in row.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each contender in each round")
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    parser.add_argument("--plot", type=Path, help="draw them into this file")
    parser.add_argument("--write", type=Path, help="keep the table in this file, such as bench/playouts.md")
    chosen = parser.parse_args()
    if find_spec("pyspiel") is None:
        sys.exit("This comparison needs OpenSpiel: pip install 'fathoms[bench]', or start it with `make bench`.")

    contenders = all_contenders()
    for contender in contenders:
        contender.ready()
    take_turns(contenders, chosen.rounds, chosen.seconds)

    times = ratios(contenders)
    table = report(contenders, times)
    print(table)
    if chosen.json:
        chosen.json.write_text(as_json(contenders, times), encoding="utf-8")
    if chosen.plot:
        plot(contenders, chosen.plot)
    if chosen.write:
        command = f"python bench/playouts.py --rounds {chosen.rounds} --seconds {chosen.seconds}"
        head = "# Random playouts on one core\n\n" + (__doc__ or "").split("\n\n", 2)[2]
        chosen.write.write_text(f"{head}\n{circumstances(command)}\n\n{table}\n", encoding="utf-8")
    if not met(times):
        sys.exit(f"{REQUIRED} is slower than it has to be.")


if __name__ == "__main__":
    main()
