"""Two bots against each other, in deals played from both sides of the table: bots that search, and levels for people.

What the arena does for a whole field of bots, one pair at a time, told while it is played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import cores
from fathoms.lab.arena import Hall, Task, check, on_cores, play_several, threads_of
from fathoms.lab.counting.tally import BATCHES
from fathoms.lab.lineups import lineups
from fathoms.lab.measuring.figures import Figure, Values, paired
from fathoms.lab.measuring.setting import Setting

Shares = NDArray[np.float64]  # (deals,) what the stronger bot has won of each deal's two games; NaN = not played yet


@dataclass(frozen=True)
class Duel:
    """A bot that should be stronger against one that should be weaker, by name."""

    stronger: str
    weaker: str

    def play(self, setting: Setting, games: int, seed: int, workers: int | None = None) -> Iterator[Shares]:
        """What is known of each deal, whenever there is more: the same for any number of workers.

        (As long as the bots count simulations and not seconds.) One worker plays in this process.
        """
        hall = Hall(setting.game.name, setting.players, dict(setting.options), (self.stronger, self.weaker))
        check(setting.game, hall, games, seed)
        sides = setting.game.sides(setting.options, setting.players)
        planned = list(lineups(2, games + games % 2, sides, seed))
        workers = workers or max(1, cores() // max(threads_of(name, setting.game) for name in hall.bots))
        tasks = [(hall, planned[first : first + 2]) for first in range(0, len(planned), 2)]
        shares = np.full(len(tasks), np.nan)
        for deal, won in on_cores(play_several, tasks, workers) if workers > 1 else here(tasks):
            shares[deal] = sum(won) / 2
            yield shares


def here(tasks: Sequence[Task]) -> Iterator[tuple[int, list[float]]]:
    """Do the tasks in this process."""
    return ((number, play_several(*task)) for number, task in enumerate(tasks))


def win_figure(name: str, of: str, shares: Shares) -> Figure:
    """The share of the wins that went to the stronger bot."""
    batches = np.arange(len(shares)) % BATCHES
    played = ~np.isnan(shares)
    known: Values = shares[played]
    there = np.unique(batches[played])
    rest = [known[batches[played] != batch] for batch in there]
    without = np.array([each.mean() for each in rest]) if len(there) > 1 else np.zeros(0)
    share, games = float(known.mean()), 2 * len(known)
    return Figure(name, of, share, *paired(share, without, games), "share", games, tuple(without.tolist()))
