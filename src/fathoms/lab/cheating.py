"""What would cheating be worth? A greedy bot that knows all plays one that knows what it may."""

from collections.abc import Iterator

import numpy as np

from fathoms.lab.deals import ONE, OTHER
from fathoms.lab.figures import Figure, Values, paired
from fathoms.lab.measures import Setting
from fathoms.lab.pairs import GREEDY, KNOWING, Pairing, Sums, games_in, jackknife_sums


def cheating(
    setting: Setting, deals: int, seed: int, threads: int | None = None
) -> Iterator[tuple[float, list[Figure]]]:
    """The share of all wins that go to the bot that knows all: half, where it gains nothing by it.

    Every deal is played twice, from both sides of the table, with the same luck. How much of the work is done, and what
    is known by then.
    """
    for sums in Pairing(setting, (KNOWING, GREEDY), deals, seed, lucky_alike=True).play(threads):
        yield games_in(sums, setting) / (2 * deals), cheating_figures(sums, setting)


def cheating_figures(sums: Sums, setting: Setting) -> list[Figure]:
    games = games_in(sums, setting)
    values, without = jackknife_sums(win_share, sums)
    if not games or np.isnan(values).any() or np.isnan(without).any():
        return []  # nobody has won
    share, rest = float(values[0]), without[:, 0]
    return [Figure("cheating", None, share, *paired(share, rest, games), "share", games, tuple(rest.tolist()))]


def win_share(sums: Sums) -> Values:
    return np.array([sums[ONE] / (sums[ONE] + sums[OTHER])])
