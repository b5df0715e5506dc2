"""What is new every day, and the same for everyone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime

from fathoms.core.options import Value
from fathoms.old_names import old_name_resolver

FIRST = date(2026, 1, 1)  # day 0


@dataclass(frozen=True)
class Puzzle:
    """A puzzle for one player: the options of its table, and the feat that shows that it is solved."""

    options: Mapping[str, Value]
    feat: str


Daily = Callable[[int], Puzzle]  # (day) -> its puzzle


def today() -> date:
    """The day it is, where days begin for everyone."""
    return datetime.now(UTC).date()


def day_number(day: date) -> int:
    return (day - FIRST).days


__getattr__ = old_name_resolver(__name__)
