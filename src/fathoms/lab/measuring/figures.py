"""Figures with their intervals: every figure says how sure it is."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from fathoms.core.structs import Record
from fathoms.lab.counting.tally import Tallies, all_batches, leave_one_out
from fathoms.lab.ratings import wilson

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)
Values = NDArray[np.float64]
Ends = tuple[Values, Values]


@dataclass(frozen=True)
class Figure:
    """One number that a study has found, and between what it lies with 95 %."""

    name: str  # of the measure
    of: str | None  # the seat, side or part it is about; None = the whole game
    value: float
    low: float
    high: float
    unit: str
    games: int  # it rests on
    without: tuple[float, ...] = field(default=(), repr=False)  # the value without each batch, where that makes sense


def jackknife(values: Callable[[Record], Values], tallies: Tallies) -> tuple[Values, Values]:
    """Values, and what they are without each batch of games: (batches, values)."""
    return values(all_batches(tallies)), np.array([values(rest) for rest in leave_one_out(tallies)])


def standard_error(without: Values) -> Values:
    """Standard errors: from how much values change when one batch is left out."""
    batches = len(without)
    errors: Values = np.sqrt((batches - 1) / batches * ((without - without.mean(axis=0)) ** 2).sum(axis=0))
    return errors


def interval_reach(without: Values) -> Values:
    """How far 95 % intervals reach to each side."""
    batches = len(without)
    return (
        standard_error(without) * student_quantile(batches - 1) if batches > 1 else np.full(without.shape[1:], np.inf)
    )


@cache
def student_quantile(freedom: int) -> float:
    """How many standard errors an interval reaches to each side, for so many degrees of freedom.

    Cornish and Fisher's expansion: within 0.1 % from ten degrees of freedom on.
    """
    if freedom < 1:
        return math.inf
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


FEW = 30  # in fewer games than this, how much batches differ says little


def share_interval(share: float, half: float, games: float) -> tuple[float, float]:
    """The interval of a share of what games hold much of: Wilson's, with as many trials as would scatter so.

    `half`: how far it reaches by the jackknife. Where all or nothing was found, nothing scatters, and the games are
    the trials.
    """
    trials = share * (1 - share) * (Z / half) ** 2 if half > 0 and 0 < share < 1 else games
    return wilson(share * trials, trials)


def count_interval(times: float, half: float, games: float, holding: float) -> tuple[float, float]:
    """The interval of how often something happens in a game: the score interval of a count that scatters so.

    `holding`: in how many of the games it happened at all. If these are few, they are the count at most.
    """
    if not times:
        return 0.0, Z**2 / games
    count = (times * Z / half) ** 2 if half > 0 else math.inf
    if holding < FEW:
        count = min(count, holding)
    if not math.isfinite(count):
        return times, times
    middle, off = count + Z**2 / 2, Z * math.sqrt(count + Z**2 / 4)
    return times * (middle - off) / count, times * (middle + off) / count


def rare_chance_interval(values: Values, without: Values, games: float | Values) -> Ends:
    """The intervals of chances that few of the games may move: the score interval of a count that scatters so.

    Of two level sides one wins, in every game but those that no one wins. Where these are few, a study with fewer of
    them has batches that differ less, and would be the surer the further it is off. How much batches lean to one side
    says how far one such game moves the value; with how much they differ, that says how few there were. And no end is
    nearer than if what was in no game at all were still in some of endless ones.
    """
    batches = len(without)
    contributions = (batches - 1) / batches * (without.mean(axis=0) - without)  # by each batch
    squares = (contributions**2).sum(axis=0)
    change = np.where(squares > 0, (contributions**3).sum(axis=0) / np.where(squares > 0, squares, 1), 0)
    middle, unseen = values + change * Z**2 / 2, Z**2 / games
    off = np.hypot(interval_reach(without), change * Z**2 / 2)
    low = np.minimum(middle - off, values - values * unseen)
    high = np.maximum(middle + off, values + (1 - values) * unseen)
    return np.maximum(low, 0), np.minimum(high, 1)


MORE = 2  # a pair of games on one deal tells at most as much as so many pairs of games on deals of their own


def paired_share_interval(share: float, without: Values, games: int) -> tuple[float, float]:
    """The interval of a share of wins in games that are played in pairs, from what it is without each batch of pairs.

    Wilson's, with as many trials as would scatter so: pairs in which luck cancels out count for more than their games.
    """
    off = float(interval_reach(without)) if len(without) > 1 else math.inf
    if share in (0.0, 1.0) or not math.isfinite(off):
        return wilson(share * games, games)
    trials = min(share * (1 - share) * (Z / off) ** 2 if off > 0 else math.inf, MORE * games)
    return wilson(share * trials, trials)
