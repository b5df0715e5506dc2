"""Views as rows of numbers, with named parts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured
from numpy.typing import NDArray

from fathoms.core.game import Game

Row = NDArray[np.int32]


def named_fields(game: Game) -> list[str]:
    """The parts of a view: the fields of the state, without its random generator and its mark."""
    return [name for name in game.state.names or () if name not in ("rng", f"is_{game.name}")]


def open_type(game: Game) -> np.dtype[Any]:
    """The state's type with those fields only, at their places: a window on the same bytes."""
    fields, names = game.state.fields, named_fields(game)
    assert fields is not None
    return np.dtype(
        {
            "names": names,
            "formats": [fields[name][0] for name in names],
            "offsets": [fields[name][1] for name in names],
            "itemsize": game.state.itemsize,
        }
    )


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


def row_length(game: Game) -> int:
    return max(int(part.stop) for part, _ in parts_of(game).values())


def rows(views: NDArray[Any], game: Game) -> Row:
    """An array of views as an array of rows."""
    bytes_of: NDArray[Any] = np.ascontiguousarray(views).view(np.uint8).view(open_type(game))
    return np.asarray(structured_to_unstructured(bytes_of, np.int32))


def unpack(row: NDArray[Any], game: Game) -> dict[str, NDArray[Any]]:
    """The named parts of a row, or of an array of rows; they share its memory."""
    return {name: row[..., part].reshape((*row.shape[:-1], *shape)) for name, (part, shape) in parts_of(game).items()}
