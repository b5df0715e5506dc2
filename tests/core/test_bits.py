"""Bit sets: how many, which, and the first."""

import pytest

from fathoms.core.bits import lowest, nth_one, ones

SETS = [[0], [5], [0, 1, 2], [3, 17, 40], [31, 32], [62], [6, 61, 62]]


@pytest.mark.parametrize("members", SETS, ids=str)
def test_a_bit_set_knows_its_members(members: list[int]) -> None:
    bits = sum(1 << member for member in members)
    assert ones(bits) == len(members)
    assert [nth_one(bits, n) for n in range(len(members))] == members
    assert lowest(bits) == members[0]
