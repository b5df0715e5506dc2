"""PettingZoo's own conformance tests, for every game."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.envs.zoo import env, parallel_env
from fathoms.games import GAMES
from tests.envs.parts import unpack

CYCLES = 30
TOGETHER = [game for game in GAMES if game.is_simultaneous]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pettingzoo_accepts_it(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # views are whole numbers, and it would rather see small floats
        api_test(env(game.name), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    seed_test(lambda: env(game.name), num_cycles=CYCLES)


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.name)
def test_pettingzoo_accepts_it_in_parallel(game: Game) -> None:
    parallel_api_test(parallel_env(game.name), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game.name), num_cycles=CYCLES)


def play(world: Any, luck: np.random.Generator) -> dict[str, float]:
    """A random game; the rewards at its end."""
    total = dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        seen, reward, ended, cut, _ = world.last()
        total[agent] += reward
        action = None if ended or cut else int(luck.choice(np.flatnonzero(seen["action_mask"])))
        world.step(action)
    return total


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_pays_the_shares_of_the_win(game: Game) -> None:
    world = env(game.name)
    world.reset(seed=4)
    paid = play(world, np.random.default_rng(1))
    match = world.unwrapped.episode.match
    assert match.over
    assert list(paid.values()) == match.shares()


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.name)
def test_a_parallel_game_ends_and_pays(game: Game) -> None:
    world, luck = parallel_env(game.name), np.random.default_rng(2)
    seen, _ = world.reset(seed=1)
    paid = dict.fromkeys(world.possible_agents, 0.0)
    while world.agents:
        actions = {agent: luck.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in world.agents}
        seen, rewards, *_ = world.step(actions)
        for agent, reward in rewards.items():
            paid[agent] += reward
    assert list(paid.values()) == world.episode.match.shares()
    assert max(paid.values()) > 0


def test_an_observation_is_the_seats_view() -> None:
    world = env("poo_divers", players=2)
    world.reset(seed=1)
    seen = world.observe("seat_1")
    sitting = world.unwrapped.episode
    view = sitting.match.view(1)
    parts = unpack(seen["observation"], sitting.game)
    assert "rng" not in parts
    for name, part in parts.items():
        assert np.array_equal(part, view[name]), name
    assert not np.array_equal(parts["card"], sitting.match.state.card), "closed cards stay closed"


def test_an_illegal_action_loses() -> None:
    world = env("poo_divers", players=2)
    world.reset(seed=1)
    agent = world.agent_selection
    illegal = int(np.flatnonzero(world.observe(agent)["action_mask"] == 0)[0])
    world.step(illegal)
    assert world.rewards == {agent: -1, **{other: 0 for other in world.agents if other != agent}}
    assert all(world.terminations.values())
    assert world.last()[1] == -1
    assert world.infos[agent]["refused"]


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_that_there_is_not_loses_too(action: int) -> None:
    world = env("poo_divers", players=2)
    world.reset(seed=1)
    agent = world.agent_selection
    world.step(action)
    assert world.rewards[agent] == -1


def test_nothing_can_be_done_before_the_first_game_or_after_the_last() -> None:
    world = env("poo_divers", players=2)
    for early in (lambda: world.observe("seat_0"), lambda: world.step(0)):
        with pytest.raises(Refusal, match="reset"):
            early()
    world.reset(seed=1)
    play(world, np.random.default_rng(1))
    with pytest.raises(Refusal, match="reset"):
        world.step(None)


def test_rendering() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), ("human", type(None))):
        world = env("poo_divers", players=2, render_mode=mode)
        world.reset(seed=1)
        assert isinstance(world.render(), kind)


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: env("chess"), "game-unknown"),
        (lambda: env("poo_divers", players=9), "players-wrong"),
        (lambda: env("poo_divers", render_mode="smell"), "env-render-wrong"),
        (lambda: parallel_env("poo_divers"), "env-not-parallel"),
    ],
)
def test_what_cannot_be_done_is_refused(make: Any, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make()
    assert refusal.value.key == key
    assert str(refusal.value)


def test_an_illegal_action_loses_in_parallel_and_says_why() -> None:
    world = parallel_env("partners")
    seen, _ = world.reset(seed=1)
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in world.agents}
    actions["seat_3"] = world.wait
    _, rewards, ended, _, infos = world.step(actions)
    assert [agent for agent, reward in rewards.items() if reward] == ["seat_3"]
    assert rewards["seat_3"] == -1
    assert all(ended.values())
    assert "seat_3" in infos["seat_3"]["refused"]
    assert world.agents == []
