"""Many games at once: the same games as one by one, and nothing but views."""

import pickle
from typing import Any

import numpy as np
import pytest

from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.envs.observation_rows import visible_fields
from fathoms.envs.vector import MASKS, VIEWS, Moment, VectorEnv
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from tests.envs.parts import unpack

QUICK = [POO_DIVERS]
REST = [game for game in GAMES if game is not POO_DIVERS]


def any_legal(moment: Moment, luck: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = np.argmax(luck.random(moment.masks.shape) * moment.masks, axis=1)
    return chosen


def plays_lawfully(game: Game, n: int = 300, steps: int = 200) -> None:
    env, luck = VectorEnv(game, n, players=max(game.players)), np.random.default_rng(1)
    moment = env.reset(seed=5)
    ended = 0
    for _ in range(steps):
        assert (moment.masks.sum(axis=1) > 0).all(), "whoever chooses has a choice"
        assert not moment.views["rng"].any(), "chance is never seen"
        moment = env.step(any_legal(moment, luck))
        ended += int(moment.ended.sum())
        paid = moment.rewards.sum(axis=1)
        assert (paid[moment.ended == 0] == 0).all()
        assert (paid[moment.ended == 1] > 0.99).all()
    assert ended > 0 or game.max_length > steps


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.name)
def test_random_play(game: Game) -> None:
    plays_lawfully(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", REST, ids=lambda game: game.name)
def test_random_play_of_the_others(game: Game) -> None:
    plays_lawfully(game, steps=600)


def test_it_plays_by_the_rules() -> None:
    """Each place follows a match of the same seed, step by step."""
    env, luck = VectorEnv("poo_divers", 4, players=2), np.random.default_rng(3)
    moment = env.reset(seed=8)
    matches = []
    for place in range(4):
        match = Match(POO_DIVERS, 2, {}, 0)
        match.state = env._games.games.states[place].copy()
        matches.append(match)
    for _ in range(60):
        actions = any_legal(moment, luck)
        for place, match in enumerate(matches):
            seat = int(moment.seats[place])
            assert match.actors() == [seat]
            assert np.array_equal(moment.views[place], match.view(seat))
            assert np.flatnonzero(moment.masks[place]).tolist() == sorted(match.legal(seat))
            match.play(seat, int(actions[place]))
        moment = env.step(actions)
        if moment.ended.any():
            break


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, other = VectorEnv("poo_divers", 600), VectorEnv("poo_divers", 600)
    games = other._games
    games.pool, games.shares = None, [(0, 600)]  # type: ignore[attr-defined]
    luck = np.random.default_rng(2)
    moments = [one.reset(seed=4), other.reset(seed=4)]
    for _ in range(150):
        actions = any_legal(moments[0], luck)
        moments = [one.step(actions), other.step(actions)]
        for part, same in zip(*moments, strict=True):
            assert np.array_equal(part, same)
    assert not np.array_equal(one.reset(seed=5).views, other.reset(seed=4).views)


def test_what_a_step_returned_may_be_kept() -> None:
    """A learner's usual loop: keep masks, seats and actions, and learn from them later."""
    env, luck = VectorEnv("poo_divers", 20, players=3), np.random.default_rng(2)
    moment, moments, chosen, bytes_then = env.reset(seed=4), [], [], []
    for _ in range(80):
        moments.append(moment)
        bytes_then.append([np.asarray(part).tobytes() for part in moment])
        chosen.append(any_legal(moment, luck))
        moment = env.step(chosen[-1])
    for stored, actions, before in zip(moments, chosen, bytes_then, strict=True):
        assert [np.asarray(part).tobytes() for part in stored] == before
        assert stored.masks[np.arange(20), actions].all(), "each stored action is legal by its stored mask"


def test_buffers_that_are_used_again_say_the_same() -> None:
    kept, reused = VectorEnv("poo_divers", 10), VectorEnv("poo_divers", 10, reuse_buffers=True)
    luck, moment, first = np.random.default_rng(2), kept.reset(seed=4), reused.reset(seed=4)
    for _ in range(60):
        actions = any_legal(moment, luck)
        moment, other = kept.step(actions), reused.step(actions)
        assert other.masks is first.masks, "no array is made"
        for part, same in zip(moment, other, strict=True):
            assert np.array_equal(part, same)


@pytest.mark.parametrize("views", VIEWS)
@pytest.mark.parametrize("recall", [False, True])
def test_the_last_view_of_a_game_is_there_when_it_has_ended(views: str, recall: bool) -> None:
    env, luck = VectorEnv("poo_divers", 12, views=views, recall=recall), np.random.default_rng(2)
    moment, ended = env.reset(seed=4), 0
    match = Match(POO_DIVERS, env.players, {}, 0)
    while ended < 12:
        before = env._games.games.states.copy()
        seats, actions = moment.seats, any_legal(moment, luck)
        moment = env.step(actions)
        finals = env.final_views()
        for place in np.flatnonzero(moment.ended):
            ended += 1
            match.state, seat = before[place].copy(), int(seats[place])
            match.play(seat, int(actions[place]))
            assert match.over
            assert np.array_equal(finals[place], match.info_state(seat) if recall else match.view(seat))


def test_with_a_seed_for_each_place_a_place_plays_that_seeds_games() -> None:
    env, turned, luck = VectorEnv("poo_divers", 3), VectorEnv("poo_divers", 2), np.random.default_rng(2)
    moment, other, ended = env.reset(seed=[5, 6, 7]), turned.reset(np.array([7, 5])), 0
    while ended < 20:
        for part, same in zip(moment, other, strict=True):
            assert np.array_equal(part[[2, 0]], same)
        actions = any_legal(moment, luck)
        moment, other = env.step(actions), turned.step(actions[[2, 0]])
        ended += int(moment.ended.sum())


@pytest.mark.parametrize("seed", [[1, 2], [1, 2, -1], [1, 2, 1.5], 2**62, -1, True, "7"])
def test_wrong_seeds_are_refused_and_nothing_begins(seed: Any) -> None:
    env = VectorEnv("poo_divers", 3)
    before = env.reset(seed=1)
    with pytest.raises(Refusal):
        env.reset(seed=seed)
    assert env.current_views().tobytes() == before.views.tobytes()


@pytest.mark.parametrize("n", [3, 600])
def test_it_pickles_and_goes_on_as_before(n: int) -> None:
    env, luck = VectorEnv("poo_divers", n), np.random.default_rng(2)
    moment = env.reset(seed=1)
    for _ in range(20):
        moment = env.step(any_legal(moment, luck))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        actions = any_legal(moment, luck)
        moment, other = env.step(actions), twin.step(actions)
        for part, same in zip(moment, other, strict=True):
            assert np.array_equal(part, same)


def test_games_that_start_again_are_new_ones() -> None:
    env, luck = VectorEnv("poo_divers", 50, players=2), np.random.default_rng(2)
    moment = env.reset(seed=4)
    firsts = {bytes(state["card"]) for state in env._games.games.states}
    again: set[bytes] = set()
    while len(again) < 50:
        moment = env.step(any_legal(moment, luck))
        for place in np.flatnonzero(moment.ended):
            again.add(bytes(env._games.games.states[place]["card"]))
    assert len(firsts) == 50
    assert not firsts & again


def lean_steps_are_the_same(game: Game, n: int = 20, steps: int = 60) -> None:
    """Masks of bits and views that are asked for say what dense masks and constant views do."""
    usual, lean = VectorEnv(game, n), VectorEnv(game, n, masks="bits", views="asked")
    luck, moment, other = np.random.default_rng(6), usual.reset(seed=3), lean.reset(seed=3)
    for _ in range(steps):
        spread = np.unpackbits(other.masks, axis=1, count=game.action_count, bitorder="little")
        assert np.array_equal(spread, moment.masks)
        assert other.masks.shape == (n, 8 * -(-game.action_count // 64)), "whole words"
        assert other.views.size == 0
        assert lean.current_views().tobytes() == moment.views.tobytes() == usual.current_views().tobytes()
        assert np.array_equal(lean.rows(other), usual.rows(moment))
        actions = any_legal(moment, luck)
        moment, other = usual.step(actions), lean.step(actions)
        assert np.array_equal(moment.seats, other.seats)
        assert np.array_equal(moment.rewards, other.rewards)


@pytest.mark.slow
def test_lean_steps_are_the_same() -> None:
    lean_steps_are_the_same(POO_DIVERS)


@pytest.mark.slow
@pytest.mark.parametrize("game", REST, ids=lambda game: game.name)
def test_lean_steps_of_the_others_are_the_same(game: Game) -> None:
    lean_steps_are_the_same(game)


def recalls_as_an_info_state_does(game: Game, n: int = 6, steps: int = 80) -> int:
    """With `recall`, views are what bots are handed: `Match.info_state`. Everything else is as it is without.

    How often there was something to remember.
    """
    usual, recalling = VectorEnv(game, n), VectorEnv(game, n, recall=True)
    asked = VectorEnv(game, n, views="asked", recall=True)
    luck, moment, other = np.random.default_rng(6), usual.reset(seed=3), recalling.reset(seed=3)
    asked.reset(seed=3)
    match, remembered = Match(game, usual.players, {}, 0), 0
    for _ in range(steps):
        for place, seat in enumerate(other.seats.tolist()):
            match.state = recalling._games.games.states[place].copy()
            assert np.array_equal(other.views[place], match.info_state(seat))
            assert np.array_equal(moment.views[place], match.view(seat))
        assert asked.current_views().tobytes() == other.views.tobytes()
        remembered += int(other.views.tobytes() != moment.views.tobytes())
        for name in ("masks", "seats", "rewards", "ended"):
            assert np.array_equal(getattr(moment, name), getattr(other, name)), name
        actions = any_legal(moment, luck)
        moment, other, _ = usual.step(actions), recalling.step(actions), asked.step(actions)
    return remembered


def test_with_recall_views_are_info_states() -> None:
    assert recalls_as_an_info_state_does(POO_DIVERS) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", REST, ids=lambda game: game.name)
def test_with_recall_views_of_the_others_are_info_states(game: Game) -> None:
    recalls_as_an_info_state_does(game)


def test_what_was_seen_stays_when_the_game_goes_on() -> None:
    env = VectorEnv("poo_divers", 5, masks="bits", views="asked")
    moment = env.reset(seed=1)
    before = env.current_views()
    kept = before.tobytes()
    env.step(np.argmax(np.unpackbits(moment.masks, axis=1, bitorder="little"), axis=1))
    assert before.tobytes() == kept
    assert env.current_views().tobytes() != kept


def test_rows_have_named_parts() -> None:
    env = VectorEnv("poo_divers", 10)
    moment = env.reset(seed=1)
    rows = env.rows(moment)
    parts = unpack(rows, POO_DIVERS)
    assert list(parts) == env.names == visible_fields(POO_DIVERS)
    for name, part in parts.items():
        assert np.array_equal(part, moment.views[name])


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ({"game": "chess", "n": 1}, "game-unknown"),
        ({"game": "poo_divers", "n": 0}, "env-number-wrong"),
        ({"game": "poo_divers", "n": 1, "device": "abacus"}, "env-device-unknown"),
        ({"game": "poo_divers", "n": 1, "masks": "carnival"}, "env-masks-unknown"),
        ({"game": "poo_divers", "n": 1, "views": "sometimes"}, "env-views-unknown"),
        ({"game": "poo_divers", "n": 1, "players": 12}, "players-wrong"),
        ({"game": "poo_divers", "n": 1, "options": {"layout": "moon"}}, "option-choice-wrong"),
    ],
)
def test_what_cannot_be_made_is_refused(how: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        VectorEnv(**how)
    assert str(refusal.value)
    assert refusal.value.key.split("-")[0] == key.split("-")[0]


@pytest.mark.parametrize("masks", MASKS)
def test_a_wrong_action_is_refused_and_nothing_is_played(masks: str) -> None:
    env = VectorEnv("poo_divers", 5, masks=masks)
    moment = env.reset(seed=1)
    before = [np.array(part) for part in moment]
    dense = np.unpackbits(moment.masks, axis=1, bitorder="little") if masks == "bits" else moment.masks
    legal = np.argmax(dense, axis=1)
    for wrong in (legal[:4], np.array([*legal[:4], 10**6]), np.array([*legal[:4], -1]), [1, 2]):
        with pytest.raises(Refusal):
            env.step(wrong)
    illegal = legal.copy()
    illegal[2] = np.argmin(dense[2])
    with pytest.raises(Refusal, match="game 2"):
        env.step(illegal)
    for part, same in zip(moment, before, strict=True):
        assert np.array_equal(part, same)
