"""The measures of the lab: what can be asked of any game, from what was counted.

A measure has a name, a unit and a range; its words are `measure-<name>` and `measure-<name>-meaning`. It makes its
values from a tally, one for each thing it is about, and is asked with all batches and without each of them, from which
the interval follows. A share of games has Wilson's interval instead.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.options import Value
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.lab.counting.bins import NUMBERS, quantile
from fathoms.lab.counting.tally import COURSE, LEAST, POINTS, QUARTERS, STEPS, SURE, WIN, Tallies, whole
from fathoms.lab.measuring.alike import doubt, unnoticed
from fathoms.lab.measuring.figures import Figure, Values, jackknife, reach
from fathoms.lab.ratings import wilson

Family = Literal["balance", "length", "ends", "points", "choice", "drama", "outlook", "parts"]
Counts = NDArray[np.int64]
INFINITE = float("inf")
ANY = (0.0, INFINITE)
SECONDS = 8.0
POINTS_RANGE = (float(LEAST), float(LEAST + POINTS))


@dataclass(frozen=True)
class Setting:
    """What is played in a study, as measures want to know it."""

    game: Game
    players: int
    options: dict[str, Value]
    seconds: float = SECONDS  # a decision takes at a table

    @property
    def sides(self) -> list[int]:
        """The first seat of each side."""
        of_seats = self.game.sides(self.options, self.players)
        return [of_seats.index(side) for side in dict.fromkeys(of_seats)]

    @property
    def first_seats(self) -> list[int]:
        """Of each seat, the first seat of its side."""
        of_seats = self.game.sides(self.options, self.players)
        return [of_seats.index(side) for side in of_seats]


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


def seats(setting: Setting) -> list[str | None]:
    return [f"seat {seat + 1}" for seat in range(setting.players)]


def nothing(tally: Record, setting: Setting) -> list[float]:
    """Quantiles are read off counts instead."""
    return []


def several_sides(setting: Setting) -> bool:
    return len(setting.sides) > 1


def teams(setting: Setting) -> bool:
    return several_sides(setting) and len(setting.sides) < setting.players


def close(tally: Record, setting: Setting) -> float:
    return float(tally.close)


def won(tally: Record, setting: Setting) -> float:
    return float(tally.won)


# Balance


def wins(tally: Record, setting: Setting) -> Values:
    """Each seat's share of all wins: what it won, of what all seats of different sides won together."""
    found: Values = tally.wins[: setting.players] / (WIN * tally.games)
    return found


def side_wins(tally: Record, setting: Setting) -> Values:
    return wins(tally, setting)[setting.sides]


# Length


def waits(tally: Record, setting: Setting) -> Values:
    found: Values = tally.waited[: setting.players] / tally.waits[: setting.players]
    return found


# Points


def points(tally: Record, setting: Setting) -> Sequence[Counts]:
    return list(tally.points[: setting.players])


POINT_NUMBERS = tuple(float(LEAST + number) for number in range(POINTS))


# Drama


def decided_early(tally: Record, setting: Setting) -> list[float]:
    """Share of won games whose winner led for good before three quarters were played."""
    return [tally.decisive[: 3 * COURSE // 4].sum() / tally.won]


def decisive(tally: Record, setting: Setting) -> list[float]:
    """The share of the game played when the later winner takes the lead for good, on average."""
    return [(tally.decisive * (np.arange(COURSE + 1) + 0.5)).sum() / COURSE / tally.won]


# Outlook


def brier(corrected: int) -> Callable[[Record, Setting], Values]:
    def values(tally: Record, setting: Setting) -> Values:
        found: Values = tally.missed[corrected] / tally.guessed.sum(axis=1) / SURE**2
        return found

    return values


def came_true(tally: Record, setting: Setting) -> Values:
    """How often came true what a glance said, for each step of what it said."""
    found: Values = tally.came.sum(axis=0) / WIN / tally.guessed.sum(axis=0)
    return found


# Parts


def part_names(setting: Setting) -> list[str | None]:
    return [f"{group.name} {name}" for group in setting.game.parts.groups for name in group.names]


def parts_there(tally: Record, setting: Setting) -> list[bool]:
    """All parts but places on a board that nobody has ever met: in this variant there is nothing there."""
    places = [group.columns > 0 for group in setting.game.parts.groups for _ in group.names]
    return [not place or met > 0 for place, met in zip(places, tally.met, strict=True)]


def has_parts(setting: Setting) -> bool:
    return setting.game.parts.count > 0


QUARTER_NAMES = [f"quarter {quarter + 1}" for quarter in range(QUARTERS)]

MEASURES = (
    Measure("wins", "balance", "share", (0, 1), wins, seats, share=True, asked=several_sides),
    Measure(
        "side-wins",
        "balance",
        "share",
        (0, 1),
        side_wins,
        lambda setting: [f"side {number + 1}" for number in range(len(setting.sides))],
        share=True,
        asked=teams,
    ),
    Plain(
        "alike", "balance", "doubt", (0, 1), lambda tally, setting: [doubt(tally, setting.sides)], asked=several_sides
    ),
    Plain(
        "unnoticed",
        "balance",
        "share",
        (0, 1),
        lambda tally, setting: [unnoticed(tally, setting.sides)],
        asked=several_sides,
    ),
    Measure("decisions", "length", "decisions", ANY, lambda tally, _: [tally.decided / tally.games]),
    Measure("turns", "length", "turns", ANY, lambda tally, _: [tally.turned / tally.games]),
    Measure("rounds", "length", "rounds", ANY, lambda tally, _: [tally.rounded / tally.games]),
    Quantile("short-game", "length", "decisions", ANY, nothing, at=0.05, counts=lambda tally, _: [tally.decisions]),
    Quantile("long-game", "length", "decisions", ANY, nothing, at=0.95, counts=lambda tally, _: [tally.decisions]),
    Measure(
        "minutes",
        "length",
        "minutes",
        ANY,
        lambda tally, setting: [tally.alone / 1000 * setting.seconds / 60 / tally.games],
    ),
    Measure("wait", "length", "decisions", ANY, waits, seats),
    Measure(
        "ends",
        "ends",
        "share",
        (0, 1),
        lambda tally, _: tally.ends / tally.games,
        lambda setting: setting.game.ends,
        share=True,
    ),
    Measure("shared-wins", "ends", "share", (0, 1), lambda tally, _: [tally.shared / tally.games], share=True),
    Measure("no-winner", "ends", "share", (0, 1), lambda tally, _: [tally.unwon / tally.games], share=True),
    Measure("cut", "ends", "share", (0, 1), lambda tally, _: [tally.cut / tally.games], share=True),
    Measure(
        "points",
        "points",
        "points",
        (-INFINITE, INFINITE),
        lambda tally, setting: tally.scored[: setting.players] / tally.games,
        seats,
    ),
    Quantile(
        "points-low", "points", "points", POINTS_RANGE, nothing, seats, at=0.05, counts=points, numbers=POINT_NUMBERS
    ),
    Quantile(
        "points-high", "points", "points", POINTS_RANGE, nothing, seats, at=0.95, counts=points, numbers=POINT_NUMBERS
    ),
    Measure(
        "margin",
        "points",
        "points",
        ANY,
        lambda tally, _: [tally.margins / tally.margin.sum()],
        asked=several_sides,
    ),
    Measure(
        "choices",
        "choice",
        "actions",
        ANY,
        lambda tally, _: [tally.chosen / tally.choices.sum()],
        base=close,
    ),
    Quantile(
        "usual-choices", "choice", "actions", ANY, nothing, base=close, at=0.5, counts=lambda tally, _: [tally.choices]
    ),
    Quantile(
        "many-choices", "choice", "actions", ANY, nothing, base=close, at=0.95, counts=lambda tally, _: [tally.choices]
    ),
    Measure("forced", "choice", "share", (0, 1), lambda tally, _: [tally.choices[1] / tally.choices.sum()], base=close),
    Measure(
        "lead-changes",
        "drama",
        "changes",
        ANY,
        lambda tally, _: [tally.changed / tally.close],
        base=close,
        asked=several_sides,
    ),
    Measure("decisive", "drama", "share", (0, 1), decisive, base=won, asked=several_sides),
    Measure("decided-early", "drama", "share", (0, 1), decided_early, base=won, share=True, asked=several_sides),
    Measure(
        "comeback",
        "drama",
        "chance",
        (0, 1),
        lambda tally, _: [tally.low / tally.won / SURE],
        base=won,
        asked=several_sides,
    ),
    Measure(
        "course",
        "drama",
        "chance",
        (0, 1),
        lambda tally, _: tally.course / tally.won / SURE,
        lambda setting: [f"{100 * moment // COURSE} %" for moment in range(COURSE)],
        base=won,
        asked=several_sides,
    ),
    Measure("outlook-error", "outlook", "share", (0, 1), brier(0), lambda setting: QUARTER_NAMES, base=close),
    Measure("chance-error", "outlook", "share", (0, 1), brier(1), lambda setting: QUARTER_NAMES, base=close),
    Measure(
        "came-true",
        "outlook",
        "share",
        (0, 1),
        came_true,
        lambda setting: [f"{step / STEPS:.1%}" for step in range(STEPS + 1)],
        base=close,
        asked=several_sides,
    ),
    Measure(
        "met",
        "parts",
        "times",
        ANY,
        lambda tally, _: tally.met / tally.close,
        part_names,
        base=close,
        there=parts_there,
        asked=has_parts,
    ),
    Measure(
        "games-met",
        "parts",
        "share",
        (0, 1),
        lambda tally, _: tally.games_met / tally.close,
        part_names,
        base=close,
        there=parts_there,
        share=True,
        asked=has_parts,
    ),
    Measure(
        "gain",
        "parts",
        "chance",
        (-1, 1),
        lambda tally, _: tally.gained / tally.met / SURE,
        part_names,
        base=close,
        there=parts_there,
        asked=has_parts,
    ),
)


def find_measures(names: Sequence[str], others: Collection[str] = ()) -> tuple[Measure, ...]:
    """The measures of these names or families, all if there are none. `others` are names that mean other measures."""
    known = {measure.name for measure in MEASURES} | {str(measure.family) for measure in MEASURES} | {*others}
    for name in names:
        if name not in known:
            raise Refusal("lab-measure-unknown", given=name, measures=", ".join(sorted(known)))
    return tuple(measure for measure in MEASURES if not names or {measure.name, measure.family} & set(names))
