"""Bit sets in rules: small sets of small numbers, each kept as one number."""

from fathoms.core.rule import rule


@rule
def ones(bits):
    """How many are in a bit set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest(bits):
    """The lowest in a bit set of up to 64, which must not be empty; always in as many steps."""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        if bits & ((1 << width) - 1) == 0:
            bits >>= width
            place += width
    return place


@rule
def nth_one(bits, n):
    """The n-th in a bit set, from 0, the lowest first. There must be so many."""
    for _ in range(n):
        bits &= bits - 1
    place = 0
    while not bits >> place & 1:
        place += 1
    return place
