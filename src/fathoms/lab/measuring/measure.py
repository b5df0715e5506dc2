"""A measure: something that can be asked of any game, and how its interval is found.

A measure has a name, a unit and a range; its words are `measure-<name>` and `measure-<name>-meaning`. It makes its
values from a tally, one for each thing it is about, and is asked with all batches and without each of them, from which
the interval follows. A share of games has Wilson's interval instead, and what may be rare has one that holds for few
games, or none.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.structs import Record
from fathoms.lab.counting.histogram import HIGHEST, LOWEST, quantile
from fathoms.lab.counting.tally import Tallies, all_batches
from fathoms.lab.measuring.figures import (
    FEW,
    Ends,
    Figure,
    Values,
    count_interval,
    interval_reach,
    jackknife,
    rare_chance_interval,
    share_interval,
)
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.ratings import wilson

Family = Literal["balance", "length", "ends", "points", "choice", "drama", "outlook", "parts"]
Counts = NDArray[np.int64]
HALF = 0.5


def comparable_values(without: Values) -> tuple[float, ...]:
    """A value without each batch, if that is known of all of them: only then it can be compared."""
    return tuple(map(float, without)) if np.isfinite(without).all() else ()


class Estimate(NamedTuple):
    """The values of a measure, the ends of their intervals, and what they are without each batch."""

    values: Values
    low: Values
    high: Values
    without: Values  # (batches, values); no batches where leaving one out tells nothing


@dataclass(frozen=True)
class Measure:
    """Something that can be asked of any game."""

    name: str
    family: Family
    unit: str  # share, chance, games, decisions, turns, rounds, minutes, points, actions, changes
    range: tuple[float, float]
    values: Callable[[Record, Setting], Sequence[float] | Values]
    of: Callable[[Setting], Sequence[str | None]] = lambda setting: [None]
    base: Callable[[Record, Setting], float] = lambda tally, setting: tally.games  # games it rests on
    share: bool = False  # of independent games: Wilson's interval
    trials: Callable[[Record, Setting], Values] | None = None  # all-or-nothing games that scatter so; None = games
    applies: Callable[[Setting], bool] = lambda setting: True  # does it mean anything here?
    meaningful: Callable[[Record, Setting], Sequence[bool]] | None = (
        None  # which of its values mean anything; None = all
    )

    def figures(self, tallies: Tallies, setting: Setting) -> list[Figure]:
        """What was found, with intervals."""
        games = int(self.base(all_batches(tallies), setting))
        if not games:
            return []
        with np.errstate(divide="ignore", invalid="ignore"):
            estimate = self.estimate(tallies, setting, games)
        meaningful = (
            self.meaningful(all_batches(tallies), setting) if self.meaningful else [True] * len(estimate.values)
        )
        rows = zip(
            self.of(setting), estimate.values, estimate.low, estimate.high, estimate.without.T, meaningful, strict=True
        )
        return [
            Figure(self.name, of, float(value), float(low), float(high), self.unit, games, comparable_values(without))
            for of, value, low, high, without, is_there in rows
            if is_there and not np.isnan(value)
        ]

    def estimate(self, tallies: Tallies, setting: Setting, games: int) -> Estimate:
        values, without = jackknife(lambda tally: np.asarray(self.values(tally, setting), np.float64), tallies)
        ends = self.interval_ends(values, without, all_batches(tallies), setting, games)
        return Estimate(values, *ends, without)

    def interval_ends(self, values: Values, without: Values, tally: Record, setting: Setting, games: int) -> Ends:
        """The ends of the intervals, from the values without each batch."""
        if self.share:
            trials = self.trials(tally, setting) if self.trials else np.full(len(values), games)
            return interval_of_each(
                lambda value, off, number: wilson(value * number, number), values, 0 * values, trials
            )
        half = interval_reach(without)
        return np.maximum(values - half, self.range[0]), np.minimum(values + half, self.range[1])


class Chance(Measure):
    """A chance, which only few of the games may move."""

    def interval_ends(self, values: Values, without: Values, tally: Record, setting: Setting, games: int) -> Ends:
        usual = super().interval_ends(values, without, tally, setting, games)
        return wider_interval(usual, rare_chance_interval(values, without, games))


@dataclass(frozen=True)
class Rare(Measure):
    """A measure of things of which there may be few, or none in most games.

    `holding` is in how many games there was anything of each. Where these are too few, nothing is said about how sure
    the value is, and it is not compared.
    """

    holding: Callable[[Record, Setting], Values] = lambda tally, setting: tally.close
    fewest: int = FEW

    def estimate(self, tallies: Tallies, setting: Setting, games: int) -> Estimate:
        estimate = super().estimate(tallies, setting, games)
        few = np.broadcast_to(self.holding(all_batches(tallies), setting), estimate.values.shape) < self.fewest
        low, high = np.where(few, -np.inf, estimate.low), np.where(few, np.inf, estimate.high)
        return Estimate(estimate.values, low, high, np.where(few, np.nan, estimate.without))


class Portion(Rare):
    """A share of something that a game may hold much of, and all of one kind."""

    def interval_ends(self, values: Values, without: Values, tally: Record, setting: Setting, games: int) -> Ends:
        holding = np.broadcast_to(self.holding(tally, setting), values.shape)
        usual = interval_of_each(share_interval, values, interval_reach(without), holding)
        return wider_interval(usual, rare_chance_interval(values, without, holding))


class Times(Rare):
    """How often something happens in a game."""

    def interval_ends(self, values: Values, without: Values, tally: Record, setting: Setting, games: int) -> Ends:
        return interval_of_each(
            count_interval, values, interval_reach(without), np.full(values.shape, games), self.holding(tally, setting)
        )


@dataclass(frozen=True)
class Surplus(Rare):
    """A share, less what it was expected to be: the interval is the share's, moved by that."""

    shares: Callable[[Record, Setting], Values] = lambda tally, setting: tally.close

    def interval_ends(self, values: Values, without: Values, tally: Record, setting: Setting, games: int) -> Ends:
        shares = self.shares(tally, setting)
        low, high = interval_of_each(share_interval, shares, interval_reach(without), self.holding(tally, setting))
        return np.maximum(low + values - shares, self.range[0]), np.minimum(high + values - shares, self.range[1])


def wider_interval(one: Ends, other: Ends) -> Ends:
    """Of two intervals the further end on each side, where both are known."""
    return np.fmin(one[0], other[0]), np.fmax(one[1], other[1])


def interval_of_each(interval: Callable[..., tuple[float, float]], values: Values, half: Values, *more: Values) -> Ends:
    """The ends of each value's interval; where nothing is known of how far it reaches, there are none."""
    ends = [
        interval(value, off, *others) if np.isfinite([value, off]).all() else (-np.inf, np.inf)
        for value, off, *others in zip(values, half, *more, strict=True)
    ]
    low, high = np.array(ends).reshape(-1, 2).T
    return low, high


@dataclass(frozen=True)
class Quantile(Measure):
    """The number that a share of all has or stays below; from the upper half, that the others have or exceed.

    Its interval is that share's, read off the same counts. Where a bin holds several numbers, it is the one at its end,
    so that what is said is true and can occur.
    """

    at: float = 0.5
    counts: Callable[[Record, Setting], Sequence[Counts]] = lambda tally, setting: []
    numbers: tuple[float, ...] = ()  # what each bin stands for; none = those of `bins.py`

    def estimate(self, tallies: Tallies, setting: Setting, games: int) -> Estimate:
        low, high = wilson(self.at * games, games)
        rows = self.counts(all_batches(tallies), setting)
        numbers = np.array(self.numbers) if self.numbers else HIGHEST if self.at <= HALF else LOWEST
        ends = [np.array([quantile(row, numbers, share) for row in rows]) for share in (self.at, low, high)]
        return Estimate(ends[0], ends[1], ends[2], np.zeros((0, len(rows))))


@dataclass(frozen=True)
class Plain(Measure):
    """A number that is about the intervals themselves, and has none."""

    def estimate(self, tallies: Tallies, setting: Setting, games: int) -> Estimate:
        values = np.asarray(self.values(all_batches(tallies), setting), np.float64)
        return Estimate(values, values, values, np.zeros((0, len(values))))
