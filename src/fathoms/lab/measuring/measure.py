"""A measure: something that can be asked of any game, and how its interval is found.

A measure has a name, a unit and a range; its words are `measure-<name>` and `measure-<name>-meaning`. It makes its
values from a tally, one for each thing it is about, and is asked with all batches and without each of them, from which
the interval follows. A share of games has Wilson's interval instead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.record import Record
from fathoms.lab.counting.bins import NUMBERS, quantile
from fathoms.lab.counting.tally import Tallies, whole
from fathoms.lab.measuring.figures import Figure, Values, jackknife, reach
from fathoms.lab.measuring.setting import Setting
from fathoms.lab.ratings import wilson

Family = Literal["balance", "length", "ends", "points", "choice", "drama", "outlook", "parts"]
Counts = NDArray[np.int64]


class Found(NamedTuple):
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
    asked: Callable[[Setting], bool] = lambda setting: True  # does it mean anything here?
    there: Callable[[Record, Setting], Sequence[bool]] | None = None  # which of its values mean anything; None = all

    def figures(self, tallies: Tallies, setting: Setting) -> list[Figure]:
        """What was found, with intervals."""
        games = int(self.base(whole(tallies), setting))
        if not games:
            return []
        with np.errstate(divide="ignore", invalid="ignore"):
            found = self.found(tallies, setting, games)
        there = self.there(whole(tallies), setting) if self.there else [True] * len(found.values)
        rows = zip(self.of(setting), found.values, found.low, found.high, found.without.T, there, strict=True)
        return [
            Figure(self.name, of, float(value), float(low), float(high), self.unit, games, tuple(map(float, without)))
            for of, value, low, high, without, is_there in rows
            if is_there and not np.isnan(value)
        ]

    def found(self, tallies: Tallies, setting: Setting, games: int) -> Found:
        values, without = jackknife(lambda tally: np.asarray(self.values(tally, setting), np.float64), tallies)
        if self.share:
            low, high = np.array([wilson(value * games, games) for value in values]).T
        else:
            half = reach(without)
            low, high = np.maximum(values - half, self.range[0]), np.minimum(values + half, self.range[1])
            for place in np.flatnonzero(self.at_an_end(values)):
                low[place], high[place] = wilson(values[place] * games, games)
        return Found(values, low, high, without)

    def at_an_end(self, values: Values) -> NDArray[np.bool_]:
        """Where a part of one is all or nothing: no batch differs from another, which is not to say that none could."""
        return np.isin(values, self.range) if self.range == (0, 1) else np.zeros(len(values), np.bool_)


@dataclass(frozen=True)
class Quantile(Measure):
    """The number below which a share of all lies. Its interval is that share's, read off the same counts."""

    at: float = 0.5
    counts: Callable[[Record, Setting], Sequence[Counts]] = lambda tally, setting: []
    numbers: tuple[float, ...] = tuple(NUMBERS)  # what each bin stands for

    def found(self, tallies: Tallies, setting: Setting, games: int) -> Found:
        low, high = wilson(self.at * games, games)
        rows = self.counts(whole(tallies), setting)
        ends = [
            np.array([quantile(row, np.array(self.numbers), share) for row in rows]) for share in (self.at, low, high)
        ]
        return Found(ends[0], ends[1], ends[2], np.zeros((0, len(rows))))


@dataclass(frozen=True)
class Plain(Measure):
    """A number that is about the intervals themselves, and has none."""

    def found(self, tallies: Tallies, setting: Setting, games: int) -> Found:
        values = np.asarray(self.values(whole(tallies), setting), np.float64)
        return Found(values, values, values, np.zeros((0, len(values))))
