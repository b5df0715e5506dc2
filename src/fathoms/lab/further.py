"""Measures that play games of their own, after those that were counted: what they are, and how they are asked for.

Each tells what it knows as it goes, so that whoever asks can stop at any time and keep that.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from fathoms.lab.cheating import cheating
from fathoms.lab.depth import depth
from fathoms.lab.differ import differ, thinks_ahead
from fathoms.lab.figures import Figure
from fathoms.lab.hidden import hidden
from fathoms.lab.ladder import ladder
from fathoms.lab.luck import luck
from fathoms.lab.measures import Setting, several_sides

SEARCHING = 100  # games for each that needs search, if nobody says how many
SAMPLED = 100  # the most games that are looked at from Python
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

    @property
    def called(self) -> set[str]:
        """What it can be asked for by."""
        return {*self.names, self.family}


def has_levels(setting: Setting) -> bool:
    return several_sides(setting) and len(setting.game.levels) > 1


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
NAMES = frozenset(name for each in FURTHER for name in each.called)


def deals_of(games: int) -> int:
    """Deals that make about so many games."""
    return max(1, min(games // 2, MOST_DEALS))


def find_further(names: Sequence[str], search: int) -> tuple[Further, ...]:
    """Those that are asked for.

    By name, or by family, which brings what needs search only where a number of searching games is given; without
    any name, all of them if such a number is given, and none if not.
    """
    wanted = set(names)
    return tuple(
        each
        for each in FURTHER
        if wanted & set(each.names)
        or (each.family in wanted and (search or not each.searching))
        or (search and not names)
    )
