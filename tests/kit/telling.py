"""How a law says what is wrong: who, when, and which part of which field."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.core.game import CLOCK, SPECTATOR
from fathoms.core.match import Match
from fathoms.core.structs import Record

if TYPE_CHECKING:
    from tests.kit.variants import Variant

MOST = 3  # differences told; of more, only how many there are
LONG = 60  # signs of a value


def who(viewer: int) -> str:
    """A viewer in words."""
    if viewer == SPECTATOR:
        return "a spectator"
    return "the clock" if viewer == CLOCK else f"seat {viewer}"


def at(variant: "Variant", match: Match) -> str:
    """Which game, and when: a law's message begins with it."""
    return f"{variant.name}, after {match.number} actions"


def element(state: Record, field: str, place: int) -> str:
    """An element of a field by name: `turn`, `hand[5]`, `laid[1, 7]`."""
    shape = np.shape(state[field])
    index = ", ".join(str(number) for number in np.unravel_index(place, shape)) if shape else ""
    return f"{field}[{index}]" if shape else field


def changed(one: Record, other: Record) -> Iterator[tuple[str, int, int, int]]:
    """Where two states differ: the field, the place in it, and both values."""
    for field in one.dtype.names:
        ours, theirs = np.ravel(one[field]), np.ravel(other[field])
        for place in np.flatnonzero(ours != theirs).tolist():
            yield field, place, int(ours[place]), int(theirs[place])


def difference(one: Any, other: Any) -> str:
    """What differs between two states, two JSON values or anything else, by name."""
    found = list(_differences(one, other))
    more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
    return ", ".join(found[:MOST]) + more


def _differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    if isinstance(one, np.void):
        parts = [
            f"{element(one, field, place)} ({mine} or {yours})" for field, place, mine, yours in changed(one, other)
        ]
        yield from parts
        if not parts and one.tobytes() != other.tobytes():
            yield "the bytes between the fields"
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for number, (ours, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differences(ours, theirs, f"{path}[{number}]")
    elif one != other:
        yield f"{path} ({_short(one)} or {_short(other)})".strip()


def _short(value: object) -> str:
    text = json.dumps(value, default=str)
    return text if len(text) <= LONG else f"{text[:LONG]}..."
