"""Many games at once by Gymnasium's interface: one seat against compiled bots."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_reset_seed_determinism, check_returned_data_not_reused, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import use_networks
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.envs.gym import environment_id, register
from fathoms.envs.gym_vector import SeatVectorEnv
from fathoms.envs.observation_rows import view_row
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from tests.envs.parts import unpack
from tests.kit.networks import random_network

register()
NAME = "Fathoms/PooDivers-v2"
REST = [game for game in GAMES if game is not POO_DIVERS]


def make(n: int = 4, name: str = NAME, **how: Any) -> SeatVectorEnv:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # such as one about metadata that is missing
        worlds = gymnasium.make_vec(name, num_envs=n, **how)
    assert isinstance(worlds, SeatVectorEnv)
    return worlds


def any_legal(seen: dict[str, np.ndarray], luck: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = np.argmax(luck.random(seen["action_mask"].shape) * seen["action_mask"], axis=1)
    return chosen


def keeps_gymnasiums_contract(game: Game, n: int, steps: int) -> None:
    worlds, luck = make(n, environment_id(game.name, game.version)), np.random.default_rng(1)
    single = worlds.single_observation_space
    seen, infos = worlds.reset(seed=5)
    assert np.array_equal(infos["action_mask"], seen["action_mask"])
    ended = 0
    for _ in range(steps):
        assert seen in worlds.observation_space
        assert seen["action_mask"].any(axis=1).all(), "there is always something to choose"
        actions = any_legal(seen, luck)
        assert actions in worlds.action_space
        before = {name: part.copy() for name, part in seen.items()}
        after, rewards, terminations, truncations, infos = worlds.step(actions)
        assert data_equivalence(before, seen, exact=True), "what was seen stays as it was"
        assert rewards.shape == terminations.shape == truncations.shape == (n,)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        assert np.array_equal(infos.get("_final_obs", np.zeros(n, np.bool_)), terminations)
        for place in np.flatnonzero(terminations):
            assert infos["final_obs"][place] in single
        ended += int(terminations.sum())
        seen = after
    assert ended > 0 or game.max_length > steps
    worlds.close()


def test_it_keeps_gymnasiums_contract() -> None:
    keeps_gymnasiums_contract(POO_DIVERS, n=20, steps=150)


@pytest.mark.slow
@pytest.mark.parametrize("game", REST, ids=lambda game: game.name)
def test_the_others_keep_it_too(game: Game) -> None:
    keeps_gymnasiums_contract(game, n=20, steps=300)


def test_the_parts_of_gymnasiums_checker_that_fit_a_vector() -> None:
    check_reset_seed_determinism(make())  # type: ignore[arg-type]
    check_returned_data_not_reused(make(1))  # type: ignore[arg-type]  # it asks whether "the" game is over


def test_the_metadata_and_the_spaces() -> None:
    worlds = make(6, players=2)
    assert worlds.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert worlds.num_envs == 6
    assert worlds.action_space.shape == (6,)
    one = gymnasium.make(NAME, players=2)
    assert worlds.single_observation_space == one.observation_space
    assert worlds.single_action_space == one.action_space
    assert worlds.spec is not None
    assert worlds.spec.id == NAME


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, other, luck = make(600), make(600), np.random.default_rng(2)
    other._games.pool, other._games.thread_ranges = None, [(0, 600)]
    began = one.reset(seed=7)
    assert data_equivalence(began, other.reset(seed=7), exact=True)
    seen = began[0]
    for _ in range(60):
        actions = any_legal(seen, luck)
        stepped = one.step(actions)
        assert data_equivalence(stepped, other.step(actions), exact=True)
        seen = stepped[0]
    again, _ = one.reset(seed=8)
    assert not data_equivalence(again, other.reset(seed=7)[0])


def test_without_a_seed_chance_goes_on() -> None:
    worlds = make()
    first, _ = worlds.reset(seed=3)
    second, _ = worlds.reset()
    assert not data_equivalence(first, second)
    worlds.reset(seed=3)
    assert data_equivalence(second, worlds.reset()[0])


def test_with_a_seed_for_each_game_it_plays_that_seeds_games_wherever_it_stands() -> None:
    worlds, turned, luck = make(3), make(3), np.random.default_rng(2)
    seen, other = worlds.reset(seed=[5, 6, 7])[0], turned.reset(seed=[7, 5, 5])[0]
    ended = 0
    while ended < 20:
        actions = any_legal(seen, luck)
        for name in seen:
            assert np.array_equal(seen[name][[2, 0, 0]], other[name])
        seen, _, terminations, *_ = worlds.step(actions)
        other = turned.step(actions[[2, 0, 0]])[0]
        ended += int(terminations.sum())
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])
    worlds.reset(seed=[1, None, 2])
    with pytest.raises(Refusal, match="3 games"):
        worlds.reset(seed=[1, 2])


def test_the_mask_stands_where_libraries_look_for_it() -> None:
    worlds, luck = make(5), np.random.default_rng(2)
    seen, infos = worlds.reset(seed=1)
    for _ in range(60):
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        assert np.array_equal(worlds.action_masks(), seen["action_mask"] == 1)
        seen, _, _, _, infos = worlds.step(any_legal(seen, luck))


@pytest.mark.parametrize("n", [3, 600])
def test_it_pickles_and_goes_on_as_before(n: int) -> None:
    worlds, luck = make(n), np.random.default_rng(2)
    seen, _ = worlds.reset(seed=1)
    for _ in range(20):
        seen = worlds.step(any_legal(seen, luck))[0]
    twin = pickle.loads(pickle.dumps(worlds))
    for _ in range(20):
        actions = any_legal(seen, luck)
        stepped = worlds.step(actions)
        assert data_equivalence(stepped, twin.step(actions), exact=True)
        seen = stepped[0]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_next_game_begins_in_the_step_that_ends_one(seat: int) -> None:
    worlds, luck = make(30, players=3, seat=seat), np.random.default_rng(4)
    seen, _ = worlds.reset(seed=1)
    ends = 0
    while ends < 30:
        seen, rewards, terminations, _, infos = worlds.step(any_legal(seen, luck))
        parts = unpack(seen["observation"], POO_DIVERS)
        for place in np.flatnonzero(terminations):
            ends += 1
            last = infos["final_obs"][place]
            points = unpack(last["observation"], POO_DIVERS)["banked"][:3]
            assert not last["action_mask"].any()
            assert (rewards[place] > 0) <= (points[seat] == points.max()), "only who has the most points wins"
            assert parts["banked"][place].sum() < points.sum(), "the next game has just begun"


def win_rate(opponent: str) -> float:
    """Of a learner that chooses at random, against one bot."""
    worlds, luck = make(100, players=2, opponent=opponent), np.random.default_rng(5)
    seen, _ = worlds.reset(seed=2)
    won = played = 0.0
    while played < 500:
        seen, rewards, terminations, _, _ = worlds.step(any_legal(seen, luck))
        won, played = won + rewards.sum(), played + terminations.sum()
    return float(won / played)


def test_greedy_bots_are_stronger_than_random_ones() -> None:
    assert win_rate("greedy") + 0.1 < win_rate("random")
    assert 0.4 < win_rate("random") < 0.6


def test_an_illegal_action_loses_and_says_why() -> None:
    worlds = make(3, players=2)
    seen, _ = worlds.reset(seed=3)
    actions = np.argmax(seen["action_mask"], axis=1)
    actions[1] = np.argmin(seen["action_mask"][1])
    _, rewards, terminations, _, infos = worlds.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == [False, True, False]
    assert "." in infos["final_info"]["refused"][1]
    assert np.array_equal(infos["final_obs"][1]["observation"], seen["observation"][1]), "nothing was played"
    worlds.step(np.array([-1, 10**6, 0]))


def test_gymnasiums_wrappers_count_the_games() -> None:
    worlds: Any = RecordEpisodeStatistics(make(10, players=2, opponent="random"))
    luck = np.random.default_rng(6)
    seen, _ = worlds.reset(seed=1)
    for _ in range(150):
        seen, rewards, terminations, _, infos = worlds.step(any_legal(seen, luck))
        if terminations.any():
            assert np.array_equal(infos["episode"]["r"][terminations], rewards[terminations])
    assert worlds.episode_count > 10


def test_rendering() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        worlds = make(2, render_mode=mode)
        worlds.reset(seed=1)
        frames = worlds.render()
        assert len(frames) == 2
        assert isinstance(frames[0], kind)


@pytest.mark.parametrize(
    ("actions", "key"),
    [
        ([0, 0, 0], "env-shape-wrong"),
        (0, "env-shape-wrong"),
        (np.zeros((4, 1), np.int64), "env-shape-wrong"),
        (np.zeros(4), "env-actions-not-whole"),
    ],
)
def test_wrong_actions_are_refused_and_nothing_is_played(actions: Any, key: str) -> None:
    worlds = make()
    seen, _ = worlds.reset(seed=1)
    with pytest.raises(Refusal) as refusal:
        worlds.step(actions)
    assert refusal.value.key == key
    assert str(refusal.value)
    assert data_equivalence(worlds._observe(), seen, exact=True)


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(Refusal, match="reset"):
        make().step([0] * 4)


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ({"seat": 5}, "env-seat-wrong"),
        ({"opponent": "paddler"}, "env-opponent-slow"),
        ({"render_mode": "smell"}, "env-render-wrong"),
        ({"players": 1}, "players-wrong"),
        ({"n": 0}, "env-number-wrong"),
    ],
)
def test_what_cannot_be_done_is_refused(how: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make(**how)
    assert refusal.value.key == key
    assert str(refusal.value)


def test_with_recall_the_learner_sees_what_it_has_seen_before() -> None:
    """Every row is that of the seat's information state; without, that of its view."""
    usual, recalling, luck = make(8), make(8, recall=True), np.random.default_rng(3)
    seen, other = usual.reset(seed=2)[0], recalling.reset(seed=2)[0]
    match, remembered = Match(POO_DIVERS, 2, {}, 0), 0
    for _ in range(40):
        for place in range(8):
            match.state = recalling._games.games.states[place].copy()
            assert np.array_equal(other["observation"][place], view_row(match.info_state(0), POO_DIVERS))
            assert np.array_equal(seen["observation"][place], view_row(match.view(0), POO_DIVERS))
        remembered += int(not np.array_equal(seen["observation"], other["observation"]))
        actions = any_legal(seen, luck)
        seen, *_, infos = usual.step(actions)
        other, *_, others = recalling.step(actions)
        assert infos.keys() == others.keys()
    assert remembered > 0


@pytest.mark.slow
def test_learned_opponents_play_what_their_network_says() -> None:
    """The same on any number of threads, and each of their actions is that of the bot."""
    network = random_network(POO_DIVERS)
    with use_networks(network):
        worlds, luck = make(600, opponent="learned"), np.random.default_rng(3)
        alone = make(600, opponent="learned")
    alone._games.pool, alone._games.thread_ranges = None, [(0, 600)]
    seen, same = worlds.reset(seed=2)[0], alone.reset(seed=2)[0]
    match, bot, answered = Match(POO_DIVERS, 2, {}, 0), NetworkBot(network), 0
    for _ in range(30):
        assert np.array_equal(seen["observation"], same["observation"])
        actions = any_legal(seen, luck)
        before = worlds._games.games.states[0].copy()
        seen, _, ended, *_ = worlds.step(actions)
        same = alone.step(actions)[0]
        match.state = before
        match.play(0, int(actions[0]))
        while not match.over and match.actors() == [1]:
            match.play(1, bot(match.info_state(1), 1, 0))
            answered += 1
        if not ended[0]:
            assert np.array_equal(match.state, worlds._games.games.states[0])
    assert answered > 5


def test_learned_opponents_need_a_network() -> None:
    with pytest.raises(Refusal, match="tubyrinth"):
        make(2, environment_id(TUBYRINTH.name, TUBYRINTH.version), opponent="learned")
