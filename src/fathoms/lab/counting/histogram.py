"""Histograms of whole numbers of any size: exact below 256, and to one part in 128 above."""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.rule import rule

EXACT = 256  # numbers below have a bin each
EACH = 128  # bins for every doubling above
DOUBLINGS = 12
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


def bin_starts() -> list[int]:
    """The smallest number in each bin."""
    return [*range(EXACT), *(EACH + step << shift for shift in range(1, DOUBLINGS + 1) for step in range(EACH))]


LOWEST = np.array(bin_starts(), np.float64)
HIGHEST = np.array([*(LOWEST[1:] - 1), (EXACT << DOUBLINGS) - 1], np.float64)  # the largest


def quantile(counts: NDArray[np.int64], numbers: NDArray[np.float64], share: float) -> float:
    """The number at or below which this share of all lies."""
    total = counts.cumsum()
    return float(numbers[np.searchsorted(total, share * total[-1])]) if total[-1] else float("nan")
