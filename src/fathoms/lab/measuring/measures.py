"""The measures of the lab: what can be asked of any game, from what was counted."""

from collections.abc import Collection, Sequence

import numpy as np

from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record
from fathoms.lab.counting.chances import fit_chances
from fathoms.lab.counting.tally import COURSE, LEAST, POINTS, QUARTERS, STEPS, SURE, WIN
from fathoms.lab.measuring.figures import Values
from fathoms.lab.measuring.measure import Chance, Counts, Measure, Plain, Portion, Quantile, Surplus, Times
from fathoms.lab.measuring.side_balance import detectable_difference, equality_p_value
from fathoms.lab.measuring.study_setting import Setting, same_bot_everywhere, several_sides, teams

INFINITE = float("inf")
ANY = (0.0, INFINITE)
POINTS_RANGE = (float(LEAST), float(LEAST + POINTS))


def seats(setting: Setting) -> list[str | None]:
    return [f"seat {seat + 1}" for seat in range(setting.players)]


def no_values(tally: Record, setting: Setting) -> list[float]:
    """Quantiles are read off counts instead."""
    return []


def observed_games(tally: Record, setting: Setting) -> float:
    return float(tally.close)


def won_games(tally: Record, setting: Setting) -> float:
    return float(tally.won)


# Balance


def wins(tally: Record, setting: Setting) -> Values:
    """Each seat's share of all wins: what it won, of what all seats of different sides won together."""
    values: Values = tally.wins[: setting.players] / (WIN * tally.games)
    return values


def win_trials(tally: Record, seats: list[int]) -> Values:
    """Games without shared wins that would scatter like those that were played: a part of a win scatters less."""
    values = tally.wins[seats] / (WIN * tally.games)
    spread = tally.together[seats, seats] / WIN**2 / tally.games - values**2
    trials: Values = np.where(spread > 0, tally.games * values * (1 - values) / spread, tally.games)
    return trials


def side_wins(tally: Record, setting: Setting) -> Values:
    return wins(tally, setting)[setting.sides]


# Length


def waits(tally: Record, setting: Setting) -> Values:
    values: Values = tally.waited[: setting.players] / tally.waits[: setting.players]
    return values


# Points


def points(tally: Record, setting: Setting) -> Sequence[Counts]:
    return list(tally.points[: setting.players])


POINT_NUMBERS = tuple(float(LEAST + number) for number in range(POINTS))


# Drama


def decided_early(tally: Record, setting: Setting) -> list[float]:
    """Share of won games whose winner led for good before three quarters were played."""
    return [tally.decisive[: 3 * COURSE // 4].sum() / tally.won]


def decisive(tally: Record, setting: Setting) -> list[float]:
    """The share of the game played when the eventual winner takes the lead for good, on average."""
    return [(tally.decisive * (np.arange(COURSE + 1) + 0.5)).sum() / COURSE / tally.won]


def comeback(tally: Record, setting: Setting) -> list[float]:
    return [float(tally.lowest @ fit_chances(tally)) / tally.won]


def course(tally: Record, setting: Setting) -> Values:
    values: Values = tally.course @ fit_chances(tally) / tally.won
    return values


# Outlook


def glance_error(tally: Record, setting: Setting) -> Values:
    values: Values = tally.missed / tally.guessed.sum(axis=1) / SURE**2
    return values


def chance_error(tally: Record, setting: Setting) -> Values:
    """The same for chances: the sum of (chance - result) squared, from sums of its three parts."""
    chances = fit_chances(tally)
    squares = tally.guessed @ chances**2 - 2 * (tally.came @ chances) / WIN + tally.squared / SURE**2
    values: Values = squares / tally.guessed.sum(axis=1)
    return values


def came_true(tally: Record, setting: Setting) -> Values:
    """How often came true what a glance said, for each step of what it said."""
    values: Values = tally.came.sum(axis=0) / WIN / tally.guessed.sum(axis=0)
    return values


# Parts


def gain(tally: Record, setting: Setting) -> Values:
    """What came of the game for those who met a part, less the chance that they had just before."""
    values: Values = (tally.gained / WIN - tally.before @ fit_chances(tally)) / tally.before.sum(axis=1)
    return values


def won_by(tally: Record, setting: Setting) -> Values:
    """How often a game was won by a side, each time it met the part."""
    values: Values = tally.gained / WIN / tally.before.sum(axis=1)
    return values


def part_names(setting: Setting) -> list[str | None]:
    return [f"{group.name} {name}" for group in setting.game.lab.parts.groups for name in group.names]


def parts_in_play(tally: Record, setting: Setting) -> list[bool]:
    """All parts but places on a board that no one has ever met: in this variant there is nothing there."""
    places = [group.columns > 0 for group in setting.game.lab.parts.groups for _ in group.names]
    return [not place or met > 0 for place, met in zip(places, tally.met, strict=True)]


def has_parts(setting: Setting) -> bool:
    return setting.game.lab.parts.count > 0


QUARTER_NAMES = [f"quarter {quarter + 1}" for quarter in range(QUARTERS)]

MEASURES = (
    Measure(
        "wins",
        "balance",
        "share",
        (0, 1),
        wins,
        seats,
        share=True,
        applies=several_sides,
        trials=lambda tally, setting: win_trials(tally, list(range(setting.players))),
    ),
    Measure(
        "side-wins",
        "balance",
        "share",
        (0, 1),
        side_wins,
        lambda setting: [f"side {number + 1}" for number in range(len(setting.sides))],
        share=True,
        applies=teams,
        trials=lambda tally, setting: win_trials(tally, setting.sides),
    ),
    Plain(
        "alike",
        "balance",
        "doubt",
        (0, 1),
        lambda tally, setting: [equality_p_value(tally, setting.sides)],
        applies=several_sides,
    ),
    Plain(
        "unnoticed",
        "balance",
        "share",
        (0, 1),
        lambda tally, setting: [detectable_difference(tally, setting.sides)],
        applies=several_sides,
    ),
    Measure("decisions", "length", "decisions", ANY, lambda tally, _: [tally.decided / tally.games]),
    Measure("turns", "length", "turns", ANY, lambda tally, _: [tally.turned / tally.games]),
    Measure("rounds", "length", "rounds", ANY, lambda tally, _: [tally.rounded / tally.games]),
    Quantile("short-game", "length", "decisions", ANY, no_values, at=0.05, counts=lambda tally, _: [tally.decisions]),
    Quantile("long-game", "length", "decisions", ANY, no_values, at=0.95, counts=lambda tally, _: [tally.decisions]),
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
        lambda setting: setting.game.lab.ends,
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
        "points-low", "points", "points", POINTS_RANGE, no_values, seats, at=0.05, counts=points, numbers=POINT_NUMBERS
    ),
    Quantile(
        "points-high", "points", "points", POINTS_RANGE, no_values, seats, at=0.95, counts=points, numbers=POINT_NUMBERS
    ),
    Measure(
        "margin",
        "points",
        "points",
        ANY,
        lambda tally, _: [tally.margins / tally.games],
        applies=several_sides,
    ),
    Measure(
        "choices",
        "choice",
        "actions",
        ANY,
        lambda tally, _: [tally.chosen / tally.choices.sum()],
        base=observed_games,
    ),
    Quantile(
        "usual-choices",
        "choice",
        "actions",
        ANY,
        no_values,
        base=observed_games,
        at=0.5,
        counts=lambda tally, _: [tally.choices],
    ),
    Quantile(
        "many-choices",
        "choice",
        "actions",
        ANY,
        no_values,
        base=observed_games,
        at=0.95,
        counts=lambda tally, _: [tally.choices],
    ),
    Portion(
        "forced",
        "choice",
        "share",
        (0, 1),
        lambda tally, _: [tally.choices[1] / tally.choices.sum()],
        base=observed_games,
        fewest=0,
    ),
    Measure(
        "lead-changes",
        "drama",
        "changes",
        ANY,
        lambda tally, _: [tally.changed / tally.close],
        base=observed_games,
        applies=several_sides,
    ),
    Measure("decisive", "drama", "share", (0, 1), decisive, base=won_games, applies=several_sides),
    Measure(
        "decided-early", "drama", "share", (0, 1), decided_early, base=won_games, share=True, applies=several_sides
    ),
    Chance(
        "comeback",
        "drama",
        "chance",
        (0, 1),
        comeback,
        base=won_games,
        applies=same_bot_everywhere,
    ),
    Chance(
        "course",
        "drama",
        "chance",
        (0, 1),
        course,
        lambda setting: [f"{100 * moment // COURSE} %" for moment in range(COURSE)],
        base=won_games,
        applies=same_bot_everywhere,
    ),
    Measure(
        "outlook-error", "outlook", "share", (0, 1), glance_error, lambda setting: QUARTER_NAMES, base=observed_games
    ),
    Measure(
        "chance-error", "outlook", "share", (0, 1), chance_error, lambda setting: QUARTER_NAMES, base=observed_games
    ),
    Portion(
        "came-true",
        "outlook",
        "share",
        (0, 1),
        came_true,
        lambda setting: [f"{step / STEPS:.1%}" for step in range(STEPS + 1)],
        base=observed_games,
        applies=several_sides,
        holding=lambda tally, _: tally.seen,
    ),
    Times(
        "met",
        "parts",
        "times",
        ANY,
        lambda tally, _: tally.met / tally.close,
        part_names,
        base=observed_games,
        meaningful=parts_in_play,
        applies=has_parts,
        holding=lambda tally, _: tally.games_met,
        fewest=0,
    ),
    Measure(
        "games-met",
        "parts",
        "share",
        (0, 1),
        lambda tally, _: tally.games_met / tally.close,
        part_names,
        base=observed_games,
        meaningful=parts_in_play,
        share=True,
        applies=has_parts,
    ),
    Surplus(
        "gain",
        "parts",
        "chance",
        (-1, 1),
        gain,
        part_names,
        base=observed_games,
        meaningful=parts_in_play,
        applies=lambda setting: has_parts(setting) and same_bot_everywhere(setting),
        holding=lambda tally, _: tally.games_met,
        shares=won_by,
    ),
)


def find_measures(names: Sequence[str], others: Collection[str] = ()) -> tuple[Measure, ...]:
    """The measures of these names or families, all if there are none. `others` are names that mean other measures."""
    known = {measure.name for measure in MEASURES} | {str(measure.family) for measure in MEASURES} | {*others}
    for name in names:
        if name not in known:
            raise Refusal("lab-measure-unknown", given=name, measures=", ".join(sorted(known)))
    return tuple(measure for measure in MEASURES if not names or {measure.name, measure.family} & set(names))
