"""How often does the deep diver choose otherwise than the greedy bot?"""

import random
from collections.abc import Iterator

import numpy as np

from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.levels import level_of
from fathoms.core.game import CLOCK, Game
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record, copy_record
from fathoms.lab.measuring.figures import Figure, Values, paired_share_interval
from fathoms.lab.measuring.sampling import greedy_game, ratios
from fathoms.lab.measuring.study_setting import Setting
from fathoms.lab.ratings import wilson

DEEPEST = "deep_diver"
EACH = 4  # positions of a game that are thought about


def thinks_ahead(game: Game) -> bool:
    """Has the game a deep diver that searches?"""
    return DEEPEST in game.bots.levels and level_of(DEEPEST, game).search is not None


def measure_second_thoughts(setting: Setting, games: int, seed: int) -> Iterator[tuple[float, list[Figure]]]:
    """The share of decisions in which the two differ, in positions of greedy games that leave a choice.

    The deep diver begins with what the greedy bot would do, and leaves it only for what it takes to be better: where
    several actions are alike to the greedy bot, that is no difference. How much of the work is done, and what is known.
    """
    search = level_of(DEEPEST, setting.game).search
    assert search is not None, "asked for only where thinks_ahead"
    differed, decisions = np.zeros((2, games, 1))
    for number in range(games):
        for place, (info_state, seat) in enumerate(sample_positions(setting, seed_from(seed, "differ", number))):
            luck = seed_from(seed, "differ", number, place)
            favourite = play_greedily(copy_record(info_state), seat, seed_from(luck, "favourite"))
            differed[number] += search(info_state, seat, luck) != favourite
            decisions[number] += 1
        yield (number + 1) / games, second_thoughts_figures(differed[: number + 1], decisions[: number + 1])


def second_thoughts_figures(differed: Values, decisions: Values) -> list[Figure]:
    games = int((decisions > 0).sum())
    if not games:
        return []
    values, without = ratios(differed, decisions)
    share, rest = float(values[0]), without[:, 0]
    never = share in (0.0, 1.0)
    low, high = wilson(share * games, games) if never else paired_share_interval(share, rest, int(decisions.sum()))
    return [Figure("differ", None, share, low, high, "share", games, tuple(rest.tolist()))]


def sample_positions(setting: Setting, seed: int) -> list[tuple[Record, int]]:
    """Some positions of a greedy game in which a seat has a choice, each as likely: what it knows, and the seat."""
    positions: list[tuple[Record, int]] = []
    lot, seen_count = random.Random(seed), 0
    for match, seat in greedy_game(setting, seed):
        if seat == CLOCK or len(match.choices(seat)) < 2:
            continue
        seen_count += 1
        place = len(positions) if len(positions) < EACH else lot.randrange(seen_count)
        if place < EACH:
            positions[place : place + 1] = [(match.info_state(seat), seat)]
    return positions
