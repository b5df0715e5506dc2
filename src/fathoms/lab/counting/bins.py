"""Histograms of whole numbers of any size: exact below 64, and to one part in 32 above."""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.rule import rule

EXACT = 64  # numbers below have a bin each
EACH = 32  # bins for every doubling above
DOUBLINGS = 14
BINS = EXACT + EACH * DOUBLINGS  # up to EXACT << DOUBLINGS, a million; larger ones are in the last bin


@rule
def bin_of(number):
    """The bin of a number that is not negative."""
    if number < EXACT:
        return number
    shift = 1
    while number >> shift >= EXACT:
        shift += 1
    return min(EXACT + EACH * (shift - 1) + (number >> shift) - EACH, BINS - 1)


def numbers() -> NDArray[np.float64]:
    """The middle of the numbers in each bin."""
    above = [
        (EACH + step << shift) + ((1 << shift) - 1) / 2 for shift in range(1, DOUBLINGS + 1) for step in range(EACH)
    ]
    return np.array([*range(EXACT), *above], np.float64)


NUMBERS = numbers()


def quantile(counts: NDArray[np.int64], numbers: NDArray[np.float64], share: float) -> float:
    """The number at or below which this share of all lies."""
    total = counts.cumsum()
    return float(numbers[np.searchsorted(total, share * total[-1])]) if total[-1] else float("nan")
