"""Luck or skill? What the deal decides, what the players do, in parts of all that differs from result to result.

Every deal is played twice, by the greedy bot and a weaker one, who change seats in between. (Where there are more than
two sides, others like the weaker one have the rest.) Look at one side that they exchange: `x` is its share of the win
when the greedy bot has it, `y` when the other has it, on the same deal, but with another luck of the bots themselves.
All these shares together vary (`Var`), in three parts, which add up to one:

- `deal`: Cov(x, y) / Var. If a side does well with either bot, then by what it was dealt and by where it sits.
- `skill`: ((mean(x) - mean(y)) / 2)^2 / Var. By how much the better bot does better, whatever it was dealt.
- `rest`: what is neither: deals that suit one bot and not the other, the bots' own luck, and luck that is drawn in the
  game after the two games have gone different ways.

How much is skill depends on how far the bots are apart: against one that plays at random it is nearly all of it in most
games. So there is a second one, who plays like the greedy bot but slips: one action in five it chooses at random.
`deal` can be less than nothing, by chance, or where a good deal for a weak bot is a bad one for a strong one.
"""

from collections.abc import Iterator

import numpy as np

from fathoms.lab.counting.tally import WIN
from fathoms.lab.measuring.deal_player import COUNT, ONE, ONE_SQUARED, OTHER, OTHER_SQUARED, PRODUCT
from fathoms.lab.measuring.figures import Figure, Values, interval_reach
from fathoms.lab.measuring.paired_deals import GREEDY, RANDOM, GreedyPlayer, PairedDeals, Sums, games_in, jackknife_sums
from fathoms.lab.measuring.study_setting import Setting

RANGES = {"deal": (-1.0, 1.0), "skill": (0.0, 1.0), "rest": (0.0, 2.0)}
WEAKER = {"against random": RANDOM, "against 20 % slips": GreedyPlayer(slips=20)}


def measure_luck(
    setting: Setting, deals: int, seed: int, threads: int | None = None
) -> Iterator[tuple[float, list[Figure]]]:
    """The three parts, for each weaker bot: how much of the work is done, and what is known by then."""
    figures: list[Figure] = []
    for number, (of, weaker) in enumerate(WEAKER.items()):
        figures_found: list[Figure] = []
        for sums in PairedDeals(setting, (GREEDY, weaker), deals, seed).play(threads):
            figures_found = luck_figures(sums, of)
            yield (number + games_in(sums) / (2 * deals)) / len(WEAKER), figures + figures_found
        figures += figures_found


def luck_figures(sums: Sums, of: str) -> list[Figure]:
    games = games_in(sums)
    values, without = jackknife_sums(variance_parts, sums)
    if not games or np.isnan(values).any() or np.isnan(without).any():
        return []  # no game differs from another: there is nothing to be shared out
    half = interval_reach(without)
    half = np.where(half > NOTHING, half, unseen_deals_change(sums))
    return [
        Figure(name, of, value, max(low, value - off), min(high, value + off), "share", games, tuple(row))
        for (name, (low, high)), value, off, row in zip(
            RANGES.items(), values.tolist(), half.tolist(), without.T.tolist(), strict=True
        )
    ]


def variance_parts(sums: Sums) -> Values:
    """What the deal, skill and neither decide."""
    one, other, one_squared, other_squared, product = (
        sums[place] / sums[COUNT] for place in (ONE, OTHER, ONE_SQUARED, OTHER_SQUARED, PRODUCT)
    )
    deal, skill = product - one * other, ((one - other) / 2) ** 2
    every = (one_squared + other_squared) / 2 - ((one + other) / 2) ** 2
    parts: Values = np.array([deal, skill, every - deal - skill]) / every
    return parts


NOTHING = 1e-9  # differences so small come of rounding
RARE = 3  # what has not been seen in n deals may still happen in so many of n (the rule of three)


def unseen_deals_change(sums: Sums) -> Values:
    """By how much the values would change if some deals more had come out in another way.

    Intervals reach so far where all batches are alike, as if it could not be otherwise.
    """
    total = sums.sum(axis=0)
    win, square = WIN, WIN**2
    ways = [
        np.array([2, win, win, square, square, square]),  # the same side wins with either bot
        np.array([2, 2 * win, 0, 2 * square, 0, 0]),  # one bot wins from either side
        np.array([2, 0, 2 * win, 0, 2 * square, 0]),  # the other one does
    ]
    changes = [abs(variance_parts(total + RARE * way) - variance_parts(total)) for way in ways]
    most: Values = np.max(changes, axis=0)
    return most
