"""Measures that play games of their own, after those that were counted: what they are, and how they are asked for.

Each tells what it knows as it goes, so that the caller can stop at any time and keep that.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fathoms.lab.measuring.cheating import measure_cheating
from fathoms.lab.measuring.depth import measure_depth
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.hidden import measure_hidden
from fathoms.lab.measuring.ladder import measure_ladder
from fathoms.lab.measuring.luck import measure_luck
from fathoms.lab.measuring.second_thoughts import measure_second_thoughts, thinks_ahead
from fathoms.lab.measuring.study_setting import Setting, several_sides

SEARCHING = 100  # games for each that needs search, if nobody says how many
# Without being asked for by name, a measure plays one game for ten that are counted: in passing. From so many on it is
# one for twenty, so that a study stays within one and a half times the price of its games (bench/lab.md).
PASSING, MANY = 10, 5_000
SAMPLED = 50  # the most games that are looked at from Python
MOST_DEALS = 50_000

Known = Iterator[tuple[float, list[Figure]]]  # how much of the work is done, and what is known by then


@dataclass(frozen=True)
class PlayedMeasure:
    """Measures that come of the same games."""

    names: tuple[str, ...]
    family: str
    run: Callable[[Setting, int, int], Known]  # (setting, games, seed)
    searching: bool  # do its bots think for long?
    applies: Callable[[Setting], bool] = several_sides  # does it mean anything here?


def has_levels(setting: Setting) -> bool:
    return several_sides(setting) and len(setting.game.bots.levels) > 1


PLAYED_MEASURES = (
    PlayedMeasure(
        ("deal", "skill", "rest"),
        "luck",
        lambda setting, games, seed: measure_luck(setting, deal_count(games), seed),
        searching=False,
    ),
    PlayedMeasure(
        ("hidden",),
        "information",
        lambda setting, games, seed: measure_hidden(setting, min(games, SAMPLED), seed),
        searching=False,
        applies=lambda setting: True,
    ),
    PlayedMeasure(
        ("cheating",),
        "information",
        lambda setting, games, seed: measure_cheating(setting, deal_count(games), seed),
        searching=False,
    ),
    PlayedMeasure(
        ("differ",),
        "choice",
        measure_second_thoughts,
        searching=True,
        applies=lambda setting: thinks_ahead(setting.game),
    ),
    PlayedMeasure(("ladder",), "luck", measure_ladder, searching=True, applies=has_levels),
    PlayedMeasure(("doubling", "depth"), "luck", measure_depth, searching=True, applies=has_levels),
)
FAMILIES = {name: each.family for each in PLAYED_MEASURES for name in each.names}
NAMES = frozenset(FAMILIES) | frozenset(FAMILIES.values())  # all that one can ask by


def default_games(games: int) -> int:
    """How many games a measure plays that no one asked for by name."""
    return max(min(games // PASSING, MANY), games // (2 * PASSING))


def deal_count(games: int) -> int:
    """Deals that make about this many games."""
    return max(1, min(games // 2, MOST_DEALS))


@dataclass(frozen=True)
class PlayedMeasureRequest:
    """What is asked for of these measures: names and families, and how many games may be played.

    By name each is asked for; by family what needs search only if `search`, a number of searching games, is given.
    Without any names they are asked for alike, and those that need no search play few games, in passing.
    """

    names: frozenset[str]
    games: int
    search: int
    seed: int

    def requested_measures(self, setting: Setting) -> list[PlayedMeasure]:
        """The measures that are asked for and mean something here."""
        return [each for each in PLAYED_MEASURES if self.is_requested(each) and each.applies(setting)]

    def is_requested(self, each: PlayedMeasure) -> bool:
        if not self.names:
            return self.search > 0 or not each.searching
        by_family = each.family in self.names and (self.search > 0 or not each.searching)
        return by_family or bool(self.names & set(each.names))

    def play(self, setting: Setting) -> Known:
        """Play: how much of the work is done, and what is known by then."""
        requested = self.requested_measures(setting)
        complete: list[Figure] = []
        for number, each in enumerate(requested):
            plain = self.games if self.names else default_games(self.games)
            games = (self.search or SEARCHING) if each.searching else plain
            current: list[Figure] = []
            for share_done, figures in each.run(setting, games, self.seed):
                current = [one for one in figures if not self.names or self.names & {one.name, each.family}]
                yield (number + share_done) / len(requested), complete + current
            complete += current
