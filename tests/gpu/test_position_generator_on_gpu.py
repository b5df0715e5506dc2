"""A network is taught the same on a GPU as on the CPU, to the last position."""

import pytest

from fathoms.core.game import Game
from fathoms.games import GAMES
from fathoms.learning.position_generator import PositionGenerator, RoundPlan
from tests.kit.gpu import why_no_gpu
from tests.kit.training_rounds import are_the_same

pytestmark = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu())
PLAN = RoundPlan(usual=100, horizon=10, worlds=4, each=3)
POSITIONS = 512


@pytest.mark.parametrize("game", [game for game in GAMES if game.features is not None], ids=lambda game: game.name)
def test_lessons_are_the_same_on_a_gpu(game: Game) -> None:
    from fathoms.learning.position_generator_gpu import GpuPositionGenerator

    players = min(game.players)
    here = PositionGenerator(game, players, {}, POSITIONS).generate(1, 0, PLAN, None)
    there = GpuPositionGenerator(game, players, {}, POSITIONS).generate(1, 0, PLAN, None)
    are_the_same(here, there)
