"""Many games stepped together, which start again when they end."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rivals.contest import Count


class LockStep:
    """Plays a step, or some steps, in all games. Games a second come from steps and the mean length of a game.

    (Games that began together end together, so that counting ends over a second or two would say nothing.)
    """

    def __init__(
        self, step: Callable[[], Any], read: Callable[[Any], NDArray[Any]], games: int, length: float | None
    ) -> None:
        self.step, self.read = step, read
        self.length = length or mean_length(self.ended, games)
        self.steps = self.ended().size

    def ended(self) -> NDArray[Any]:
        """Step, and wait for it: 1 where a game ended, (games,) or (steps, games)."""
        return self.read(self.step())

    def __call__(self) -> Count:
        self.ended()
        return Count(self.steps / self.length, self.steps, self.steps)


def mean_length(step: Callable[[], NDArray[Any]], games: int) -> float:
    """Steps in a game: the first in each place is followed to its end, or short ones would count more."""
    lengths, going = np.zeros(games, int), np.ones(games, bool)
    while going.any():
        for ended in np.atleast_2d(step()):
            lengths += going
            going &= ended == 0
    return float(lengths.mean())
