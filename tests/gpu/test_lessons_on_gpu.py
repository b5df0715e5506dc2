"""A network is taught the same on a GPU as on the CPU, to the last position."""

import numpy as np
import pytest

from fathoms.core.game import Game
from fathoms.games import GAMES
from fathoms.learning.lessons import Plan, School
from tests.kit.gpu import why_no_gpu

pytestmark = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu())
PLAN = Plan(usual=100, horizon=10, worlds=4)
POSITIONS = 512


@pytest.mark.parametrize("game", [game for game in GAMES if game.features is not None], ids=lambda game: game.name)
def test_lessons_are_the_same_on_a_gpu(game: Game) -> None:
    from fathoms.learning.lessons_gpu import GpuSchool

    players = min(game.players)
    here = School(game, players, {}, POSITIONS).give(1, 0, PLAN, None)
    there = GpuSchool(game, players, {}, POSITIONS).give(1, 0, PLAN, None)
    assert np.array_equal(there.seats.copy_to_host(), here.seats)
    assert np.array_equal(there.counts.copy_to_host(), here.counts)
    chosen = here.counts > 0
    for name in ("minds", "actions", "seen", "acts", "won", "watched", "watcher_won", "worths"):
        one, other = getattr(there, name).copy_to_host()[chosen], getattr(here, name)[chosen]
        if name in ("actions", "worths"):
            told = np.arange(one.shape[1]) < here.counts[chosen][:, None]
            one, other = np.where(told, one, 0), np.where(told, other, 0)
        assert one.tobytes() == other.tobytes(), name
