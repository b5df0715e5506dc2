"""Observations as rows of numbers: views flattened, with named parts."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.rule import rule
from fathoms.core.structs import Record, buffer_of

Row = NDArray[np.int32]
HALF = np.dtype(np.int32)  # of a bit set; and what numbers of whole words fit into


def visible_fields(game: Game) -> list[str]:
    """The parts of a view: the state's fields, except its random generator, its type mark and scratch fields."""
    return [name for name in game.state_type.names or () if name not in ("rng", f"is_{game.name}", *game.scratch)]


def row_parts(game: Game) -> Mapping[str, tuple[slice, tuple[int, ...]]]:
    """Where each part is in a row, and its shape. A bit set of 64 bits is two numbers there, the lower bits first."""
    parts: dict[str, tuple[slice, tuple[int, ...]]] = {}
    start = 0
    for name in visible_fields(game):
        shape = (2,) if name in game.bit_sets else game.state_type[name].shape
        size = int(np.prod(shape, dtype=int))
        parts[name] = (slice(start, start + size), shape)
        start += size
    return parts


@cache
def row_length(game: Game) -> int:
    return max(int(part.stop) for part, _ in row_parts(game).values())


def view_row(view: Record, game: Game) -> Row:
    """A view as a row."""
    only: Row = view_rows(buffer_of(view), game)[0]
    return only


def view_rows(views: NDArray[Any], game: Game) -> Row:
    """An array of views as an array of rows."""
    out = np.empty((views.size, row_length(game)), np.int32)
    unpack_numbers(view_bytes(views), *number_layout(game), out)
    return out.reshape(*views.shape, -1)


def view_bytes(views: NDArray[Any]) -> NDArray[np.uint8]:
    """The bytes of each view."""
    return np.ascontiguousarray(views).view(np.uint8).reshape(views.size, -1)


@cache
def number_layout(game: Game) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The offset in a record of each number of a row, and its size in bytes: negative if it is signed."""
    fields = game.state_type.fields
    assert fields is not None
    starts: list[int] = []
    widths: list[int] = []
    for name, (target, _) in row_parts(game).items():
        kind, offset = fields[name][0].base, fields[name][1]
        if name in game.bit_sets:
            kind = HALF
        size = target.stop - target.start
        starts += range(offset, offset + size * kind.itemsize, kind.itemsize)
        widths += [-kind.itemsize if kind.kind == "i" else kind.itemsize] * size
    return np.array(starts, np.int32), np.array(widths, np.int32)


@cache
def row_bounds(game: Game) -> tuple[Row, Row]:
    """The lower and upper bounds of each number of a row, by the type of its field."""
    low, high = np.empty((2, row_length(game)), np.int32)
    for name, (target, _) in row_parts(game).items():
        kind = game.state_type[name].base
        limits = np.iinfo(kind if kind.itemsize < HALF.itemsize else HALF)
        low[target], high[target] = limits.min, limits.max
    return low, high


@rule
def unpack_numbers(records, starts, widths, out):
    """Decode little-endian numbers of 1 to 8 bytes in records into rows of integers."""
    for i in range(len(out)):
        for number in range(len(starts)):
            start, width = int(starts[number]), int(widths[number])
            count = abs(width)
            value = 0
            for byte in range(count):
                value |= int(records[i, start + byte]) << (8 * byte)
            if width < 0 and value >> (8 * count - 1) & 1 and count < 8:
                value -= 1 << (8 * count)
            out[i, number] = value


@rule
def write_observation(records, starts, widths, actions, view_row, mask):
    """Write one record's numbers to a row, and its legal actions to a mask as ones."""
    unpack_numbers(records, starts, widths, view_row)
    for i in range(len(actions)):
        mask[actions[i]] = 1
