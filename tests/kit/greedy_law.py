"""The sensible beginner of a game is worth its name: it beats players who act by lot."""

import numpy as np

from fathoms.batch.cpu import play_on_cpu
from fathoms.batch.job import BatchJob
from fathoms.core.game import Game
from tests.kit.variants import Variant

DEALS = 200
LONG = 100_000  # actions a game can have: with such games, a quarter of the deals will do
SURE = 5  # standard errors: a greedy that plays by lot, too, would pass once in three million runs


def greedy_beats_random(game: Game, seed: int) -> None:
    """A greedy side among random ones wins clearly more than its part, each side playing each deal.

    With the fewest players who can oppose each other, and all options at their defaults.
    """
    variant = fewest_opponents(game)
    sides, deals = variant.sides(), DEALS // 4 if game.max_length > LONG else DEALS
    won = np.zeros(deals)
    for side in set(sides):
        bots = ["greedy" if own == side else "random" for own in sides]
        order = BatchJob(game, variant.players, variant.options, bots, deals, seed)  # the same deals for every side
        won += play_on_cpu(order, lambda played: None, threads=1).shares[:, sides.index(side)]
    shares = won / len(set(sides))
    fair, mean = 1 / len(set(sides)), float(shares.mean())
    doubt = SURE * float(shares.std()) / deals**0.5
    assert mean > fair + doubt, f"{variant.name}: greedy wins {mean:.0%} against random, and {fair:.0%} would be no art"


def fewest_opponents(game: Game) -> Variant:
    plain = [Variant(game, players, {}) for players in sorted(game.players)]
    return next(variant for variant in plain if len(set(variant.sides())) > 1)
