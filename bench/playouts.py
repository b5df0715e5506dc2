"""Random playouts a second on one core: every game of ours, beside OpenSpiel's in C++ and driven from Python.

    python bench/playouts.py [--rounds N] [--seconds S] [--json FILE] [--plot FILE] [--write FILE]

All contenders take turns, round after round, so that a busy machine is unfair to nobody; the table shows medians.
OpenSpiel counts a deal or a throw of dice as a step of its own, ours happen inside a move. Ratios are taken from
all its steps, chance included, which is the count that favours OpenSpiel.
"""

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numba

from fathoms.batch import simulate
from fathoms.core.game import Game
from fathoms.games import GAMES

try:
    import pyspiel
except ImportError:
    sys.exit("This comparison needs OpenSpiel: pip install 'fathoms[bench]', or start it with `make bench`.")

OURS, CPP, PYTHON = "Fathoms", "OpenSpiel, C++", "OpenSpiel, from Python"
THEIR_GAMES = ("hearts", "maedn")
SAMPLE = 400  # games from which the mean length of an OpenSpiel game is taken
REQUIRED = "poo_divers"  # must be 5 times as fast as OpenSpiel from Python, and ahead of its C++
REQUIRED_TIMES = 5


@dataclass(frozen=True)
class Count:
    """What was played: games, decisions of players, and steps (decisions and chance)."""

    games: float = 0
    decisions: float = 0
    steps: float = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.games + other.games, self.decisions + other.decisions, self.steps + other.steps)


@dataclass
class Contender:
    """A game played by one program; `play` plays a few games."""

    kind: str
    game: str
    play: Callable[[], Count]
    decisions: list[float] = field(default_factory=list)  # a second, in each round
    steps: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.game}"

    def run(self, seconds: float) -> None:
        """Play for about so long, and note the speed. Processor time: on an idle machine it is the clock's."""
        total, began = Count(), time.process_time()
        while (took := time.process_time() - began) < seconds:
            total += self.play()
        self.games.append(total.games / took)
        self.decisions.append(total.decisions / took)
        self.steps.append(total.steps / took)


# The contenders


def fathoms_game(game: Game) -> Contender:
    """One of ours: set-up, random playout, scores and result, in compiled code."""
    seeds = iter(range(1 << 60))
    players = max(game.players)

    def play() -> Count:
        lengths = simulate(game, players, {}, ["random"], 4096, next(seeds), threads=1).lengths
        decisions = int(lengths.sum())
        return Count(len(lengths), decisions, decisions)

    return Contender(OURS, game.name, play)


def play_from_python(state: Any, rng: random.Random) -> Count:
    """Play an OpenSpiel state to its end at random."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return Count(1, decisions, decisions + chances)


def openspiel_python(name: str) -> Contender:
    game, rng = pyspiel.load_game(name), random.Random(1)
    return Contender(PYTHON, name, lambda: play_from_python(game.new_initial_state(), rng))


def openspiel_cpp(name: str) -> Contender:
    """OpenSpiel's own rollouts: its evaluator plays them in C++, inside a search of two simulations.

    They start at the first decision, after the cards are dealt. C++ does not tell how long they were: the mean
    comes from a sample played from the same state.
    """
    game, rng = pyspiel.load_game(name), random.Random(2)
    rollouts, simulations = 100, 2
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.chance_outcomes())[0])
    sample = sum((play_from_python(start.clone(), rng) for _ in range(SAMPLE)), Count())
    played = rollouts * simulations
    each = Count(played, played * sample.decisions / SAMPLE, played * sample.steps / SAMPLE)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=3)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 100, False, 4, False)

    def play() -> Count:
        bot.step(start)
        return each

    return Contender(CPP, name, play)


# The report


def ratios(contenders: list[Contender]) -> dict[str, dict[str, float]]:
    """How many times as fast our games are as theirs: the median over the rounds."""
    ours = [contender for contender in contenders if contender.kind == OURS]
    theirs = [contender for contender in contenders if contender.kind != OURS]
    return {
        mine.game: {
            other.name: median(a / b for a, b in zip(mine.decisions, other.steps, strict=True)) for other in theirs
        }
        for mine in ours
    }


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

    shades = {OURS: "#0b7a75", CPP: "#c8553d", PYTHON: "#f2b880"}
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
    return all(ratio >= (REQUIRED_TIMES if name.startswith(PYTHON) else 1) for name, ratio in row.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each contender in each round")
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    parser.add_argument("--plot", type=Path, help="draw them into this file")
    parser.add_argument("--write", type=Path, help="keep the table in this file, such as bench/playouts.md")
    chosen = parser.parse_args()

    contenders = [fathoms_game(game) for game in GAMES]
    contenders += [make(name) for name in THEIR_GAMES for make in (openspiel_cpp, openspiel_python)]
    for contender in contenders:
        contender.play()  # compiles
    for _ in range(chosen.rounds):
        for contender in contenders:
            contender.run(chosen.seconds)

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
