"""Quantiles are numbers that can occur."""

import numpy as np
import pytest

from fathoms.lab.counting.histogram import BINS, EXACT, HIGHEST, LOWEST, bin_of, quantile


@pytest.mark.parametrize("number", [0, 1, 88, EXACT - 1, EXACT, 511, 512, 1001, 700_000, 1_048_575])
def test_a_number_lies_between_the_ends_of_its_bin(number: int) -> None:
    place = bin_of(number)
    assert LOWEST[place] <= number <= HIGHEST[place]
    assert HIGHEST[place] - LOWEST[place] <= number / 128


def test_bins_lie_side_by_side() -> None:
    assert (LOWEST[1:] == HIGHEST[:-1] + 1).all()
    assert len(LOWEST) == len(HIGHEST) == BINS
    assert bin_of(10**9) == BINS - 1


@pytest.mark.parametrize("share", [0.05, 0.5, 0.95])
def test_a_quantile_is_a_number_that_was_counted(share: float) -> None:
    numbers = np.random.default_rng(1).integers(70, 120, 1000)
    counts = np.zeros(BINS, np.int64)
    for number in numbers:
        counts[bin_of(int(number))] += 1
    assert (
        quantile(counts, LOWEST, share) == quantile(counts, HIGHEST, share) == np.sort(numbers)[int(share * 1000) - 1]
    )
