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
def nth_one(bits, n):
    """The n-th in a bit set, from 0, the lowest first. There must be so many."""
    for _ in range(n):
        bits &= bits - 1
    found = 0
    while not bits >> found & 1:
        found += 1
    return found
