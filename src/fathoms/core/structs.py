"""States, views and options are NumPy records: one block of bytes with named fields."""

from collections import namedtuple
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.options import Options, option_fields
from fathoms.core.rng import RNG
from fathoms.old_names import old_name_resolver

Record = Any  # np.record: its fields are attributes, which the type checker cannot know
Buffer = NDArray[Any]  # an array of one record, which is how compiled code likes to be given it (see boundary.py)
Field = tuple[Any, ...]

CACHED_RECORDS = 128  # records that are kept as they were read


def state_type(game: str, fields: list[Field]) -> np.dtype[Any]:
    """The type of a game's states: its fields, a random generator, and a mark that no other game's states have.

    Generic code tells games apart by the type of their states, so no two games may share one.
    """
    return _type_of([("rng", *RNG), *fields, (f"is_{game}", np.int8)])


def options_type(game: str, options: Options, more: Sequence[Field] = ()) -> np.dtype[Any]:
    """The type of the options as the rules read them: how many play, each option, and what the game makes of them."""
    return _type_of([("players", np.int8), *option_fields(options), *more, (f"of_{game}", np.int8)])


def _type_of(fields: list[Field]) -> np.dtype[Any]:
    reserved_names = [field[0] for field in fields if hasattr(np.record, field[0])]
    if reserved_names:  # interpreted, `s.round` would be the method, not the field
        raise ValueError(f"NumPy's records have something of their own under these names: {reserved_names}")
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_record(dtype: np.dtype[Any]) -> Record:
    """An empty record: every field zero."""
    return new_buffer(dtype)[0]


def new_buffer(dtype: np.dtype[Any]) -> Buffer:
    """A room with an empty record. NumPy's own zeros go from field to field, which takes five times as long."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype)


def buffer_of(record: Record) -> Buffer:
    """The room that a record lies in; one with a copy of it where it lies among others."""
    buffer: Buffer | None = record.base
    return buffer if buffer is not None and buffer.shape == (1,) else np.array([record], record.dtype)


def fields_of_record(record: Record) -> Any:
    """What a record holds, for Python code that reads much of it: its fields, but none can be changed.

    NumPy looks a field up again whenever it is asked for, which takes as long as all of this.
    A view is read when it is drawn, and twice for what is told of the steps to it and from it: the last ones are kept,
    and all who read one share it, so no one can write into its arrays either. Rules want the record, or an array that
    they might write to: a copy.
    """
    return _plain(record.dtype, to_bytes(record))


@lru_cache(maxsize=CACHED_RECORDS)
def _plain(dtype: np.dtype[Any], data: bytes) -> Any:
    buffer = np.frombuffer(data, dtype)  # of bytes, which nobody can change
    return _plain_type(dtype)._make(buffer.item())


@cache
def _plain_type(dtype: np.dtype[Any]) -> Any:
    assert dtype.names is not None, "records have fields"
    return namedtuple("Plain", dtype.names)


def copy_record(record: Record) -> Record:
    """A record of its own with the same contents."""
    return from_bytes(record.dtype, to_bytes(record))  # NumPy's own copy leaves the padding to chance


def to_bytes(record: Record) -> bytes:
    """The record's contents; padding is always zero, so equal records give equal bytes."""
    data: bytes = record.tobytes()
    return data


def from_bytes(dtype: np.dtype[Any], data: bytes) -> Record:
    """The record that `to_bytes` wrote."""
    if len(data) != dtype.itemsize:
        raise ValueError(f"{len(data)} bytes, but such a record has {dtype.itemsize}")
    return np.frombuffer(bytearray(data), dtype)[0]


__getattr__ = old_name_resolver(__name__)
