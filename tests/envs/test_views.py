"""Views as rows of numbers: every number of every part arrives, whatever its width."""

import numpy as np
import pytest

from fathoms.core.game import Game
from fathoms.envs.views import named_fields, row_length, rows
from fathoms.games import GAMES
from tests.envs.parts import unpack


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_has_every_number_of_a_view(game: Game) -> None:
    noise = np.random.default_rng(1).bytes(6 * game.state.itemsize)
    views = np.frombuffer(noise, np.uint8).copy().view(game.state)  # every field full, with numbers below 0
    made = rows(views.reshape(2, 3), game)
    assert made.shape == (2, 3, row_length(game))
    for name, part in unpack(made.reshape(6, -1), game).items():
        assert np.array_equal(part, views[name].astype(np.int32)), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_has_no_random_generator(game: Game) -> None:
    views = np.zeros(2, game.state)
    views[1]["rng"] = 7
    views[1][f"is_{game.name}"] = 1
    first, second = rows(views, game)
    assert np.array_equal(first, second)
    assert "rng" not in named_fields(game)


@pytest.mark.parametrize("game", [game for game in GAMES if game.scratch], ids=lambda game: game.name)
def test_a_row_has_no_scratch(game: Game) -> None:
    views = np.zeros(2, game.state)
    for field in game.scratch:
        views[1][field] = 1
    first, second = rows(views, game)
    assert np.array_equal(first, second)
    assert not set(game.scratch) & set(named_fields(game))
