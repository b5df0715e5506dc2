"""Views as rows of numbers, with named parts."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game

Row = NDArray[np.int32]


def named_fields(game: Game) -> list[str]:
    """The parts of a view: the fields of the state, without its random generator and its mark."""
    return [name for name in game.state.names or () if name not in ("rng", f"is_{game.name}")]


def parts_of(game: Game) -> Mapping[str, tuple[slice, tuple[int, ...]]]:
    """Where each part is in a row, and its shape."""
    parts: dict[str, tuple[slice, tuple[int, ...]]] = {}
    start = 0
    for name in named_fields(game):
        shape = game.state[name].shape
        size = int(np.prod(shape, dtype=int))
        parts[name] = (slice(start, start + size), shape)
        start += size
    return parts


@cache
def row_length(game: Game) -> int:
    return max(int(part.stop) for part, _ in parts_of(game).values())


def rows(views: NDArray[Any], game: Game) -> Row:
    """An array of views as an array of rows."""
    words = np.ascontiguousarray(views).view(np.uint8).reshape(*views.shape, game.state.itemsize)
    out = np.empty((*views.shape, row_length(game)), np.int32)
    for kind, source, target in _columns(game):
        out[..., target] = words.view(kind)[..., source]
    return out


@cache
def _columns(game: Game) -> list[tuple[np.dtype[Any], slice, slice]]:
    """Which numbers of a record go where in a row; neighbours of the same width go together."""
    columns: list[tuple[np.dtype[Any], slice, slice]] = []
    fields = game.state.fields
    assert fields is not None
    for name, (target, _) in parts_of(game).items():
        kind, offset = fields[name][0].base, fields[name][1]
        first = offset // kind.itemsize
        source = slice(first, first + target.stop - target.start)
        if columns and columns[-1][0] == kind and columns[-1][1].stop == first:
            _, before, filled = columns.pop()
            source, target = slice(before.start, source.stop), slice(filled.start, target.stop)
        columns.append((kind, source, target))
    return columns
