"""Gymnasium's own checker, for every game."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from fathoms.core.refusal import Refusal
from fathoms.envs.gym import SeatEnv, register
from fathoms.games import GAMES

NAMES = register()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_it(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_names() -> None:
    assert len(NAMES) == len(GAMES)
    assert "Fathoms/PooDivers-v2" in NAMES
    assert register() == NAMES


@pytest.mark.parametrize("opponent", ["random", "greedy", "paddler"])
def test_a_whole_game_against_bots(opponent: str) -> None:
    world = SeatEnv("poo_divers", players=3, seat=1, opponent=opponent)
    luck = np.random.default_rng(1)
    world.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        legal = world.legal_actions()
        assert legal
        _, reward, over, _, info = world.step(luck.choice(legal))
        assert list(info) == ["action_mask"]
    assert reward == world.episode.match.shares()[1]
    with pytest.raises(Refusal):
        world.step(0)


def test_the_mask_stands_where_libraries_look_for_it() -> None:
    """sb3-contrib asks for `action_masks()`, others read `info`."""
    world, luck = SeatEnv("poo_divers", players=2), np.random.default_rng(1)
    seen, info = world.reset(seed=3)
    for _ in range(10):
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert world.action_masks().dtype == np.bool_
        assert np.array_equal(world.action_masks(), seen["action_mask"] == 1)
        seen, _, _, _, info = world.step(luck.choice(world.legal_actions()))


def test_it_pickles_in_the_middle_of_a_game() -> None:
    world, luck = SeatEnv("toilet_divers", players=3, opponent="paddler"), np.random.default_rng(2)
    world.reset(seed=4)
    for _ in range(8):
        world.step(luck.choice(world.legal_actions()))
    twin = pickle.loads(pickle.dumps(world))
    assert twin.game is world.game
    while not world.episode.over:
        action = luck.choice(world.legal_actions())
        assert data_equivalence(world.step(action), twin.step(action), exact=True)
    assert data_equivalence(world.reset()[0], twin.reset()[0], exact=True)


def test_an_illegal_action_loses_and_says_why() -> None:
    world = SeatEnv("poo_divers", players=2)
    seen, _ = world.reset(seed=3)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = world.step(illegal)
    assert (reward, over) == (-1, True)
    assert "." in info["refused"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = SeatEnv("partners"), SeatEnv("partners")
    for _ in range(3):
        seen, same = (world.reset(seed=9)[0]["observation"] for world in (one, other))
        assert np.array_equal(seen, same)
        for _ in range(20):
            seen, same = (world.step(world.legal_actions()[0])[0]["observation"] for world in (one, other))
            assert np.array_equal(seen, same)


def test_many_at_once_by_gymnasiums_own_vectors() -> None:
    worlds = gymnasium.make_vec("Fathoms/PooDivers-v2", num_envs=3, vectorization_mode="sync")
    seen, _ = worlds.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    worlds.step(np.array(actions))


@pytest.mark.parametrize("how", [{"seat": 5}, {"opponent": "oracle"}, {"render_mode": "smell"}, {"players": 1}])
def test_what_cannot_be_done_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        SeatEnv("poo_divers", **how)
