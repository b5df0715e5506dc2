"""A network may be told what a beginner would do, and learns by itself how much to make of it."""

from typing import Any

import numpy as np
import pytest

from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import Network, count_weights, require_features
from fathoms.core import verbs
from fathoms.core.game import Game
from fathoms.core.learned.features import ADVISED
from fathoms.core.learned.network import weight_offsets
from fathoms.core.match import Match
from fathoms.games.dykarna import GAME as DYKARNA
from tests.kit.variants import room


def follower(game: Game, likes: int) -> Network:
    """A network that looks at nothing but the advice: a positive number follows it, a negative one does not."""
    known, width, deep = require_features(game), 8, 4
    weights = np.zeros(count_weights(known.seen, known.acts, width, deep), np.int16)
    parts: Any = getattr(weight_offsets, "py_func", weight_offsets)(known.seen, known.acts, width, deep)
    weights[parts.acts + ADVISED * deep : parts.acts + (ADVISED + 1) * deep] = 500
    weights[parts.act : parts.act + deep] = likes
    return Network.for_game(game, width, deep, weights, {"command": "by hand"})


@pytest.mark.slow  # compiles
def test_a_network_can_follow_the_advice_or_not() -> None:
    game = DYKARNA
    match, followed, moves = Match(game, 2, {}, seed=3), 0, room(game)
    for _ in range(60):
        seat = match.actors()[0]
        info_state = match.info_state(seat)
        advised = int(verbs.advice(info_state, seat, moves))
        chosen = NetworkBot(follower(game, 100))(info_state, seat, seed=0)
        if len(match.choices(seat)) > 1:
            assert chosen == advised
            assert NetworkBot(follower(game, -100))(info_state, seat, seed=0) != advised
            followed += 1
        match.play(seat, chosen)
    assert followed > 40
