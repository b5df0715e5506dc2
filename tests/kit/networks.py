"""Networks that have learned nothing: for tests of whatever plays with one."""

from functools import cache

import numpy as np

from fathoms.bots.network_file import Network, count_weights, has_network, require_features, require_network
from fathoms.core.game import Game
from fathoms.core.learned.network import weight_offsets


def random_network(game: Game, seed: int = 1, width: int = 16, deep: int = 8) -> Network:
    """A network with weights by lot, of a size at which the layers are neither all empty nor all full."""
    known, luck = require_features(game), np.random.default_rng(seed)
    weights = luck.integers(-500, 500, count_weights(known.seen, known.acts, width, deep))
    parts = getattr(weight_offsets, "py_func", weight_offsets)(known.seen, known.acts, width, deep)
    weights[parts.bias : parts.worth] += 500
    return Network.for_game(game, width, deep, weights, {"command": "by lot", "seed": seed})


def networks_for(game: Game) -> list[Network]:
    """What to try learned bots of a game with: a network by lot, and its own; none where there are no features."""
    if game.features is None:
        return []
    return [by_lot(game), *([require_network(game)] if has_network(game) else [])]


@cache
def by_lot(game: Game) -> Network:
    return random_network(game)
