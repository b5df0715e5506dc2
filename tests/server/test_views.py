"""JSON put together from cached parts is the JSON that the models give."""

import random

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from fathoms.core.game import SPECTATOR, Game, all_games
from fathoms.core.match import Match
from fathoms.core.structs import fields_of_record
from fathoms.server import wire
from fathoms.server.table.views import MatchViews, Perspective, serialize

STEPS = 40
VIEW, LINES = TypeAdapter(wire.View), TypeAdapter(list[wire.LogLine])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_views_are_as_the_wire_says(game: Game) -> None:
    rng = random.Random(7)
    match = Match(game, game.default_players, {}, 7)
    watch = MatchViews(match)
    for _ in range(STEPS):
        for reader in (Perspective(), Perspective((0,)), Perspective((0, 1))):
            shown = serialize(watch.view_for(reader, None))
            view = VIEW.validate_json(shown)
            record = watch.viewer_histories[reader.viewer].view
            model = view.model_copy(update={"scene": game.voice.draw(record)})
            assert shown == model.model_dump_json(), "the same to the letter"
        if match.over:
            break
        seat = rng.choice(match.actors())
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        watch.record_action(seat, action)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whoever_sees_the_same_is_told_the_same_by_the_game_itself(game: Game) -> None:
    rng = random.Random(8)
    match = Match(game, game.default_players, {}, 8)
    watch = MatchViews(match)
    for _ in range(STEPS):
        if match.over:
            break
        seat = rng.choice(match.actors())
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        watch.record_action(seat, action)
        for sight in watch.viewer_histories.values():
            assert sight.previous_view is not None
            told = game.voice.narrate(sight.previous_view, seat, action, sight.view)
            lines = LINES.validate_json(b"[" + sight.log_texts[-1] + b"]")
            assert [line.key for line in lines] == [line.key for line in told]
            assert [line.args for line in lines] == [dict(line.args) for line in told]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_plain_record_has_the_same_fields(game: Game) -> None:
    view = Match(game, game.default_players, {}, 3).view(SPECTATOR)
    seen = fields_of_record(view)
    for name in view.dtype.names:
        assert (getattr(seen, name) == view[name]).all() if view[name].shape else getattr(seen, name) == view[name]


def test_what_is_no_message_is_not_sent() -> None:
    with pytest.raises(TypeError):
        serialize({"secret": object()})
    assert (
        serialize({"glass": wire.GlassInfo(name=1, seconds=2.0, left=1.5)})
        == '{"glass":' + to_json(wire.GlassInfo(name=1, seconds=2.0, left=1.5)).decode() + "}"
    )
