"""From a glance to a chance: what a game's `quick_value` says, corrected by how often that came true.

A study fits the correction to its own games, so it holds for the bots, options and house-rule numbers that were played.
For single games, which reviews look at, it is fitted to games of greedy bots (`fathoms calibrate GAME`) and stored as
`chances.toml` in the game's folder: for each number of players, the chances at steps from 0 to 1 of what a glance says.
"""

import tomllib
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.structs import Record
from fathoms.game_folders import folder_of
from fathoms.lab.counting.tally import STEPS, SURE, WIN

FILE = "chances.toml"
Curve = NDArray[np.int64]


def chance_curve(game: Game, players: int) -> Curve:
    """For every glance from 0 to SURE, the chance it stands for; as it is where nothing was fitted."""
    steps = np.linspace(0, 1, STEPS + 1)
    chances = stored_fits(game.name).get(str(players), steps)
    return np.rint(np.interp(np.arange(SURE + 1) / SURE, steps, chances) * SURE).astype(np.int64)


@cache
def stored_fits(game: str) -> dict[str, list[float]]:
    """What was fitted to a game, by the number of players."""
    file = chances_file(game)
    if file is None or not file.exists():
        return {}
    fits: dict[str, list[float]] = tomllib.loads(file.read_text(encoding="utf-8"))["chances"]
    return fits


def chances_file(game: str) -> Path | None:
    """Where a game keeps it, if it has a folder."""
    home = folder_of(game)
    return home / FILE if home else None


def fit_chances(tally: Record) -> NDArray[np.float64]:
    """The chances at all steps: how often each came true, in the order of what was said, and never 0 or 1."""
    glances = tally.guessed.sum(axis=0)
    came = tally.came.sum(axis=0) / WIN
    occurred = glances > 0
    steps = np.linspace(0, 1, STEPS + 1)
    if not occurred.any():
        return steps
    true = isotonic_regression((came[occurred] + 0.5) / (glances[occurred] + 1), glances[occurred].astype(np.float64))
    return np.interp(steps, steps[occurred], true)


def isotonic_regression(values: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest values that never fall (isotonic regression: neighbours that do are made their mean)."""
    blocks: list[tuple[float, float, int]] = []  # mean, weight, how many
    for value, weight in zip(values, weights, strict=True):
        mean, heavy, count = float(value), float(weight), 1
        while blocks and blocks[-1][0] > mean:
            before, earlier_weight, several = blocks.pop()
            mean = (before * earlier_weight + mean * heavy) / (earlier_weight + heavy)
            heavy, count = earlier_weight + heavy, several + count
        blocks.append((mean, heavy, count))
    return np.repeat([mean for mean, _, _ in blocks], [count for _, _, count in blocks])
