"""Two bots against each other, in deals played from both sides of the table: bots that search, and levels for people.

What the arena does for a whole field of bots, one pair at a time, told while it is played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import core_count
from fathoms.lab.arena import ArenaSetup, Task, check_arena, play_lineups, run_on_cores, threads_per_game
from fathoms.lab.counting.tally import BATCHES
from fathoms.lab.lineups import lineups
from fathoms.lab.measuring.figures import Figure, Values, paired_share_interval
from fathoms.lab.measuring.study_setting import Setting

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
        hall = ArenaSetup(setting.game.name, setting.players, dict(setting.options), (self.stronger, self.weaker))
        check_arena(setting.game, hall, games, seed)
        sides = setting.game.sides(setting.options, setting.players)
        planned = list(lineups(2, games + games % 2, sides, seed))
        workers = workers or max(1, core_count() // max(threads_per_game(name, setting.game) for name in hall.bots))
        tasks = [(hall, planned[first : first + 2]) for first in range(0, len(planned), 2)]
        shares = np.full(len(tasks), np.nan)
        for deal, wins in run_on_cores(play_lineups, tasks, workers) if workers > 1 else run_in_this_process(tasks):
            shares[deal] = sum(wins) / 2
            yield shares


def run_in_this_process(tasks: Sequence[Task]) -> Iterator[tuple[int, list[float]]]:
    """Do the tasks in this process."""
    return ((number, play_lineups(*task)) for number, task in enumerate(tasks))


def win_figure(name: str, of: str, shares: Shares) -> Figure:
    """The share of the wins that went to the stronger bot."""
    batches = np.arange(len(shares)) % BATCHES
    is_played = ~np.isnan(shares)
    known_shares: Values = shares[is_played]
    played_batches = np.unique(batches[is_played])
    rest = [known_shares[batches[is_played] != batch] for batch in played_batches]
    without = np.array([each.mean() for each in rest]) if len(played_batches) > 1 else np.zeros(0)
    share, games = float(known_shares.mean()), 2 * len(known_shares)
    return Figure(
        name, of, share, *paired_share_interval(share, without, games), "share", games, tuple(without.tolist())
    )
