"""Win rates with intervals, and ratings on a common scale."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SURE = 1.959964  # standard deviations: 95 %
SCALE = 400 / np.log(10)  # Elo: 400 points more = ten times the chance
PRIOR = 0.5  # drawn games that every pair is lent, so that a bot that always wins has a rating too


@dataclass(frozen=True)
class BotRating:
    """How a bot did: the games it took part in, and its rating among the others (their mean is 0)."""

    name: str
    games: int
    wins: float  # ties shared
    win_rate: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate, sensible near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * np.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    low, high = round(float(middle - reach), 12), round(float(middle + reach), 12)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))  # rounded, it holds the rate still


def bradley_terry(wins: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Ratings from `wins[a, b]`, how often a beat b, and how far each may be off (95 %).

    Newton's method on the likelihood of all games; the spread comes from the same second derivatives.
    """
    n = len(wins)
    has_met = (wins + wins.T) > 0
    padded_wins = wins + PRIOR * has_met
    strength = np.zeros(n)
    errors: NDArray[np.float64] = np.zeros(n)
    for _ in range(100):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (padded_wins - (padded_wins + padded_wins.T) * chance).sum(axis=1)
        weight = (padded_wins + padded_wins.T) * chance * chance.T
        bend = np.diag(weight.sum(axis=1)) - weight
        inverse = np.linalg.pinv(bend)
        step = inverse @ slope
        strength += np.clip(step, -1, 1)
        strength -= strength.mean()
        errors = SURE * np.sqrt(np.clip(np.diag(inverse), 0, None))
        if np.abs(step).max() < 1e-9:
            break
    return strength * SCALE, errors * SCALE


def rate_bots(names: Sequence[str], wins: NDArray[np.float64], games: NDArray[np.int64]) -> list[BotRating]:
    """`wins[a, b]`: games (and halves) a won against b; `games[a, b]`: how many they played."""
    ratings, errors = bradley_terry(wins)
    out = []
    for number, name in enumerate(names):
        games_played, won = int(games[number].sum()), float(wins[number].sum())
        low, high = wilson(won, games_played)
        rating, off = float(ratings[number]), float(errors[number])
        rate = won / games_played if games_played else 0.0
        out.append(BotRating(name, games_played, won, rate, low, high, rating, rating - off, rating + off))
    return out
