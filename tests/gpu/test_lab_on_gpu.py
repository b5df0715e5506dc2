"""The lab counts the same on a GPU as on the CPU, to the last number."""

import numpy as np
import pytest

from fathoms.bots.network_file import use_networks
from fathoms.core.game import Game
from fathoms.games import GAMES
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.counting.tally import numbers_in
from fathoms.lab.studies import StudyPlan
from tests.kit.gpu import why_no_gpu
from tests.kit.networks import networks_for

pytestmark = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tallies_are_the_same_on_a_gpu(game: Game) -> None:
    question = StudyPlan(game, games=3000, seed=3, bots=("greedy", "random"))
    here, there = count_games(question.watch), count_games(question.watch, "cuda")
    different = [name for name in here.dtype.names or () if not np.array_equal(here[name], there[name])]
    assert different == []
    assert numbers_in(here).sum() > 0


@pytest.mark.parametrize("game", [game for game in GAMES if game.features is not None], ids=lambda game: game.name)
def test_tallies_of_learned_bots_are_the_same_on_a_gpu(game: Game) -> None:
    with use_networks(*networks_for(game)[-1:]):
        question = StudyPlan(game, games=1500, seed=3, bots=("learned", "random"))
    here, there = count_games(question.watch), count_games(question.watch, "cuda")
    assert np.array_equal(numbers_in(here), numbers_in(there))
