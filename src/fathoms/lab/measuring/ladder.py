"""The skill ladder: how often each bot level of a game wins against the one below."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from fathoms.lab.measuring.duels import Duel, win_figure
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.study_setting import Setting


def measure_ladder(
    setting: Setting, games: int, seed: int, workers: int | None = None
) -> Iterator[tuple[float, list[Figure]]]:
    """A figure for every level but the lowest: how much of the work is done, and what is known by then."""
    yield from play_duels("ladder", level_steps(setting), setting, games, seed, workers)


def level_steps(setting: Setting) -> list[tuple[str, Duel]]:
    """Each level with its name, against the one below it."""
    return [(upper, Duel(upper, lower)) for lower, upper in pairwise(setting.game.bots.levels)]


def play_duels(
    name: str, steps: Sequence[tuple[str, Duel]], setting: Setting, games: int, seed: int, workers: int | None
) -> Iterator[tuple[float, list[Figure]]]:
    """Play the duels one after another, each named after its step."""
    figures: list[Figure] = []
    for number, (of, duel) in enumerate(steps):
        step_figures: list[Figure] = []
        for shares in duel.play(setting, games, seed, workers):
            step_figures = [win_figure(name, of, shares)]
            yield (number + step_figures[0].games / (2 * len(shares))) / len(steps), figures + step_figures
        figures += step_figures
