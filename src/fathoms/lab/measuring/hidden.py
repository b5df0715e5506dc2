"""How much of a game is hidden from a player, from its beginning to its end."""

from collections.abc import Iterator

import numpy as np

from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.lab.counting.tally import QUARTERS
from fathoms.lab.measuring.figures import Figure, Values, interval_reach
from fathoms.lab.measuring.measures import QUARTER_NAMES
from fathoms.lab.measuring.sampling import greedy_game, ratios
from fathoms.lab.measuring.study_setting import Setting

MOMENTS = 8  # of a game that are looked at, or up to twice as many


def measure_hidden(setting: Setting, games: int, seed: int) -> Iterator[tuple[float, list[Figure]]]:
    """The share of the state that a seat does not know, by quarter of the game.

    Of all entries of the state that are not empty, those that the seat's view and recall do not show as they are: the
    mean over all seats, at moments of greedy games. How much of the work is done, and what is known by then.
    """
    shares, moments = np.zeros((2, games, QUARTERS))
    for number in range(games):
        for quarter, share in hidden_by_quarter(setting, seed_from(seed, "hidden", number)):
            shares[number, quarter] += share
            moments[number, quarter] += 1
        yield (number + 1) / games, hidden_figures(shares[: number + 1], moments[: number + 1])


def hidden_figures(shares: Values, moments: Values) -> list[Figure]:
    values, without = ratios(shares, moments)
    half = interval_reach(without)
    return [
        Figure("hidden", of, value, max(0.0, value - off), min(1.0, value + off), "share", games, tuple(row))
        for of, value, off, row, games in zip(
            QUARTER_NAMES,
            values.tolist(),
            half.tolist(),
            without.T.tolist(),
            (moments > 0).sum(axis=0).tolist(),
            strict=True,
        )
        if games
    ]


def hidden_by_quarter(setting: Setting, seed: int) -> Iterator[tuple[int, float]]:
    """The quarter of each moment of a game that is looked at, and the share that is hidden then."""
    moments_seen, stride, length = dict[int, Match](), 1, 0
    for match, _ in greedy_game(setting, seed):
        if match.number % stride == 0:
            moments_seen[match.number] = match.fork()
        if len(moments_seen) == 2 * MOMENTS:
            stride *= 2
            moments_seen = {number: each for number, each in moments_seen.items() if number % stride == 0}
        length = match.number + 1
    for number, match in moments_seen.items():
        shares = [hidden_share(match.state, match.info_state(seat)) for seat in range(setting.players)]
        yield QUARTERS * number // length, sum(shares) / len(shares)


def hidden_share(state: Record, info_state: Record) -> float:
    """Of the entries of a state that are not empty, those that an information state does not show as they are.

    The random generator and the mark of the game are no one's business.
    """
    occupied, unknown = 0, 0
    for name in state.dtype.names[1:-1]:
        at_moment = state[name]
        is_filled = at_moment != 0
        occupied += int(is_filled.sum())
        unknown += int((is_filled & (info_state[name] != at_moment)).sum())
    return unknown / occupied if occupied else 0.0
