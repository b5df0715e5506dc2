"""A game may be long: what a server keeps of each move is little, whoever looks on, and still less afterwards."""

import json
from functools import cache

import pytest

from fathoms.core.game import Game, all_games
from fathoms.server.table import views
from fathoms.server.table.views import Perspective, serialize
from tests.server.weigh_moves import Weights, play, weigh

OF_A_MOVE = 1150  # bytes, with its share of the match and of what is shown now
OF_A_CHOICE = 300  # bytes
OF_A_MOVE_FORGOTTEN = 1100  # bytes: what was drawn for it, and other games may need, the last scenes among them
FIRST, *OTHERS = all_games()  # long games are played to their end, twice: one of them in a quick run
EVERY = [FIRST, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)]

weights_of = cache(weigh)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_a_move_leaves_little_behind(game: Game) -> None:
    weights: Weights = weights_of(game.name)
    assert 0 < weights.move < OF_A_MOVE
    assert weights.forgotten_move < OF_A_MOVE_FORGOTTEN, "a game that is forgotten leaves still less"
    assert 0 < weights.choice < OF_A_CHOICE, "the text of a choice is no larger than it looks"


def test_what_happened_very_long_ago_is_not_told_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "LOG_LIMIT", 10)
    running = play(all_games()[0])
    log = serialize({"log": running.views.log_between(Perspective(), -1, running.number + 1)})
    told = {line["number"] for line in json.loads(log)["log"]}
    assert min(told) > running.number - 10
    assert max(told) == running.number
