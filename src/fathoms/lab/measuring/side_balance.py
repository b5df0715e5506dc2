"""Do all sides win alike? A test, and the difference that it could have missed."""

import math
from statistics import NormalDist

import numpy as np

from fathoms.core.structs import Record
from fathoms.lab.counting.tally import WIN
from fathoms.lab.measuring.figures import Z

POWER = 0.8  # a difference of the named size would have been noticed so often


def equality_p_value(tally: Record, sides: list[int]) -> float:
    """How likely differences like those found, or larger, are if all sides win alike (Wald's test)."""
    covariance_matrix, mean = win_covariance(tally, sides)
    contrasts = np.eye(len(sides))[1:] - np.eye(len(sides))[0]
    differences = contrasts @ mean
    errors = contrasts @ covariance_matrix @ contrasts.T / tally.games
    if not differences.any():
        return 1.0
    return chi_square_tail(float(differences @ np.linalg.pinv(errors) @ differences), len(sides) - 1)


def detectable_difference(tally: Record, sides: list[int]) -> float:
    """The largest difference between two sides' shares of wins that the test misses one time in five."""
    covariance_matrix, _ = win_covariance(tally, sides)
    widest = max(
        covariance_matrix[one, one] + covariance_matrix[other, other] - 2 * covariance_matrix[one, other]
        for one in range(len(sides))
        for other in range(one)
    )
    return float((Z + NormalDist().inv_cdf(POWER)) * math.sqrt(max(0.0, widest) / tally.games))


def win_covariance(tally: Record, sides: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """How the sides' shares of the win vary together from game to game, and their means."""
    mean = tally.wins[sides] / tally.games / WIN
    return tally.together[np.ix_(sides, sides)] / tally.games / WIN**2 - np.outer(mean, mean), mean


def chi_square_tail(x: float, freedom: int) -> float:
    """The chance of a larger value of chi square: a finite sum for every number of degrees of freedom."""
    if freedom % 2:
        total, term = math.erfc(math.sqrt(x / 2)), math.sqrt(2 * x / math.pi) * math.exp(-x / 2)
        first = 1
    else:
        total, term = 0.0, math.exp(-x / 2)
        first = 0
    for n in range(first, freedom, 2):
        total += term if n + 2 <= freedom else 0.0
        term *= x / (n + 2)
    return min(1.0, total)
