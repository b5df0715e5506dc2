"""Skill depth: how far does thinking harder still win?

The search's budget is doubled step by step, and each plays the half of it. `doubling` is how often it wins, `depth` the
number of steps in a row, from the first, that win at least 55 %. Where levels differ by their pace and not by how far
they think ahead, the levels are the steps.
"""

import math
from collections.abc import Iterator

from fathoms.core.game import Game
from fathoms.lab.measuring.duels import Duel
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.ladder import level_steps, play_duels
from fathoms.lab.measuring.study_setting import Setting

FIRST = 128  # simulations that are doubled first; with less, some games have not enough to try every action
DOUBLINGS = 4
ENOUGH = 0.55  # to be called a step


def measure_depth(
    setting: Setting,
    games: int,
    seed: int,
    workers: int | None = None,
    doublings: int = DOUBLINGS,
    first: int = FIRST,
) -> Iterator[tuple[float, list[Figure]]]:
    """The steps and their number: how much of the work is done, and what is known by then."""
    steps = level_steps(setting) if levels_by_pace_only(setting.game) else budget_steps(first, doublings)
    for done, figures in play_duels("doubling", steps, setting, games, seed, workers):
        yield done, [*figures, depth_figure(figures)]


def levels_by_pace_only(game: Game) -> bool:
    """Do the levels of a game differ in their traits alone, with none that thinks ahead?"""
    return any("traits" in level for level in game.bots.levels.values())


def budget_steps(first: int, doublings: int) -> list[tuple[str, Duel]]:
    budgets = [first << number for number in range(1, doublings + 1)]
    return [(f"{budget} simulations", Duel(f"search:{budget}", f"search:{budget // 2}")) for budget in budgets]


def depth_figure(figures: list[Figure]) -> Figure:
    """How many steps in a row win often enough, and how many may and how many must.

    The number is open above while every step that was played may be one: then no one knows about the next.
    """
    number, surely, perhaps = (
        leading_run([ends >= ENOUGH for ends in each])
        for each in zip(*((figure.value, figure.low, figure.high) for figure in figures), strict=True)
    )
    high = math.inf if perhaps == len(figures) else perhaps
    return Figure("depth", None, number, surely, high, "steps", sum(figure.games for figure in figures))


def leading_run(enough: list[bool]) -> int:
    """How many of them, from the first on, until one is not."""
    return [*enough, False].index(False)
