"""Feats: what a game remembers of its players beyond one table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fathoms.core.structs import Record


@dataclass(frozen=True)
class Feat:
    """Something a player has done, by a name of the game's own, and how well."""

    key: str
    best: tuple[float, ...]  # as few hints, points lost, seconds ... as possible: the smaller tuple is better


class TimedAction(NamedTuple):
    """An action of the game so far, and when it was played."""

    seat: int
    action: int
    at: float  # in seconds: only differences mean anything


# (view, seat, the game's actions so far): what the seat has achieved up to now. Asked at the end of a game, and after
# every action where someone plays alone; a feat may be named again and again, the best of it is kept.
Feats = Callable[[Record, int, Sequence[TimedAction]], list[Feat]]
