"""Records: copies, bytes, what is read of them, and types that cannot be mixed up."""

import numpy as np
import pytest

from fathoms.core.structs import (
    Record,
    copy_record,
    fields_of_record,
    from_bytes,
    new_record,
    options_type,
    state_type,
    to_bytes,
)

TYPE = state_type("sample", [("small", np.int8), ("wide", np.int32, (2, 2)), ("last", np.int8)])


def filled() -> Record:
    record = new_record(TYPE)
    record.rng[:] = (5, 6)
    record.small, record.last = 7, -8
    record.wide[:] = [[1, 2], [3, 4]]
    return record


def test_a_new_record_is_empty() -> None:
    assert to_bytes(new_record(TYPE)) == bytes(TYPE.itemsize)


def test_a_copy_is_equal_to_the_last_byte_and_independent() -> None:
    for _ in range(100):  # what NumPy leaves in padding differs from time to time
        record = filled()
        again = copy_record(record)
        assert to_bytes(again) == to_bytes(record)
        again.wide[0, 0] = 99
        assert record.wide[0, 0] == 1


def test_bytes_and_back() -> None:
    record = filled()
    again = from_bytes(TYPE, to_bytes(record))
    assert again == record
    again.small = 1  # it can be written to
    assert record.small == 7


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="7 bytes, but such a record has"):
        from_bytes(TYPE, bytes(7))


def test_what_is_read_of_a_record_is_shared_and_cannot_be_written_to() -> None:
    record = filled()
    read = fields_of_record(record)
    assert (read.small, read.wide.tolist()) == (7, [[1, 2], [3, 4]])
    assert fields_of_record(copy_record(record)) is read
    with pytest.raises(AttributeError):
        read.small = 1
    with pytest.raises(ValueError, match="read-only"):
        read.wide[0, 0] = 99
    with pytest.raises(ValueError, match="WRITEABLE"):
        read.wide.flags.writeable = True  # not by anyone, since it lies in bytes
    record.wide[0, 0] = 99
    assert read.wide[0, 0] == 1


def test_two_games_never_have_the_same_type() -> None:
    fields = [("turn", np.int8)]
    assert state_type("one", fields) != state_type("two", fields)
    assert options_type("one", (), fields) != options_type("two", (), fields)


@pytest.mark.parametrize("name", ["round", "size", "flags"])
def test_a_field_cannot_be_named_like_something_every_record_has(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        state_type("sample", [(name, np.int8)])
    with pytest.raises(ValueError, match=name):
        options_type("sample", (), [(name, np.int8)])
