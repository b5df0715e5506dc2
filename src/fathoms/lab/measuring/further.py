"""Measures that play games of their own, after those that were counted: what they are, and how they are asked for.

Each tells what it knows as it goes, so that the caller can stop at any time and keep that.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fathoms.lab.measuring.cheating import cheating
from fathoms.lab.measuring.depth import depth
from fathoms.lab.measuring.differ import differ, thinks_ahead
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.hidden import hidden
from fathoms.lab.measuring.ladder import ladder
from fathoms.lab.measuring.luck import luck
from fathoms.lab.measuring.setting import Setting, several_sides

SEARCHING = 100  # games for each that needs search, if nobody says how many
# Without being asked for by name, a measure plays one game for ten that are counted: in passing. From so many on it is
# one for twenty, so that a study stays within one and a half times the price of its games (bench/lab.md).
PASSING, MANY = 10, 5_000
SAMPLED = 50  # the most games that are looked at from Python
MOST_DEALS = 50_000

Known = Iterator[tuple[float, list[Figure]]]  # how much of the work is done, and what is known by then


@dataclass(frozen=True)
class Further:
    """Measures that come of the same games."""

    names: tuple[str, ...]
    family: str
    run: Callable[[Setting, int, int], Known]  # (setting, games, seed)
    searching: bool  # do its bots think for long?
    asked: Callable[[Setting], bool] = several_sides  # does it mean anything here?


def has_levels(setting: Setting) -> bool:
    return several_sides(setting) and len(setting.game.bots.levels) > 1


FURTHER = (
    Further(
        ("deal", "skill", "rest"),
        "luck",
        lambda setting, games, seed: luck(setting, deals_of(games), seed),
        searching=False,
    ),
    Further(
        ("hidden",),
        "information",
        lambda setting, games, seed: hidden(setting, min(games, SAMPLED), seed),
        searching=False,
        asked=lambda setting: True,
    ),
    Further(
        ("cheating",),
        "information",
        lambda setting, games, seed: cheating(setting, deals_of(games), seed),
        searching=False,
    ),
    Further(("differ",), "choice", differ, searching=True, asked=lambda setting: thinks_ahead(setting.game)),
    Further(("ladder",), "luck", ladder, searching=True, asked=has_levels),
    Further(("doubling", "depth"), "luck", depth, searching=True, asked=has_levels),
)
FAMILIES = {name: each.family for each in FURTHER for name in each.names}
NAMES = frozenset(FAMILIES) | frozenset(FAMILIES.values())  # all that one can ask by


def in_passing(games: int) -> int:
    """How many games a measure plays that no one asked for by name."""
    return max(min(games // PASSING, MANY), games // (2 * PASSING))


def deals_of(games: int) -> int:
    """Deals that make about this many games."""
    return max(1, min(games // 2, MOST_DEALS))


@dataclass(frozen=True)
class Wish:
    """What is asked for of these measures: names and families, and how many games may be played.

    By name each is asked for; by family what needs search only if `search`, a number of searching games, is given.
    Without any names they are asked for alike, and those that need no search play few games, in passing.
    """

    names: frozenset[str]
    games: int
    search: int
    seed: int

    def wanted(self, setting: Setting) -> list[Further]:
        """The measures that are asked for and mean something here."""
        return [each for each in FURTHER if self.asks_for(each) and each.asked(setting)]

    def asks_for(self, each: Further) -> bool:
        if not self.names:
            return self.search > 0 or not each.searching
        by_family = each.family in self.names and (self.search > 0 or not each.searching)
        return by_family or bool(self.names & set(each.names))

    def find(self, setting: Setting) -> Known:
        """Play, and tell: how much of the work is done, and what is known by then."""
        wanted = self.wanted(setting)
        known: list[Figure] = []
        for number, each in enumerate(wanted):
            plain = self.games if self.names else in_passing(self.games)
            games = (self.search or SEARCHING) if each.searching else plain
            found: list[Figure] = []
            for done, figures in each.run(setting, games, self.seed):
                found = [one for one in figures if not self.names or self.names & {one.name, each.family}]
                yield (number + done) / len(wanted), known + found
            known += found
