"""What would cheating be worth? A greedy bot that knows all plays one that knows what it may."""

from collections.abc import Iterator

import numpy as np

from fathoms.lab.counting.tally import WIN
from fathoms.lab.measuring.deal_player import ONE, OTHER
from fathoms.lab.measuring.figures import Figure, Values, paired_share_interval
from fathoms.lab.measuring.paired_deals import GREEDY, KNOWING, PairedDeals, Sums, games_in, jackknife_sums
from fathoms.lab.measuring.study_setting import Setting


def measure_cheating(
    setting: Setting, deals: int, seed: int, threads: int | None = None
) -> Iterator[tuple[float, list[Figure]]]:
    """The share of all wins that go to the bot that knows all: half, where it gains nothing by it.

    Its wins are held against those of the honest bot it changes seats with: every deal is played twice, with the same
    luck. How much of the work is done, and what is known by then.
    """
    for sums in PairedDeals(setting, (KNOWING, GREEDY), deals, seed, lucky_alike=True).play(threads):
        yield games_in(sums) / (2 * deals), cheating_figures(sums)


def cheating_figures(sums: Sums) -> list[Figure]:
    games = games_in(sums)
    values, without = jackknife_sums(win_share, sums)
    if not games or np.isnan(values).any() or np.isnan(without).any():
        return []  # nobody has won
    share, rest = float(values[0]), without[:, 0]
    wins = int(sums[:, [ONE, OTHER]].sum()) // WIN
    return [
        Figure("cheating", None, share, *paired_share_interval(share, rest, wins), "share", games, tuple(rest.tolist()))
    ]


def win_share(sums: Sums) -> Values:
    return np.array([sums[ONE] / (sums[ONE] + sums[OTHER])])
