"""Old public names of the environments work for one more version, and say what they are called now."""

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from fathoms.envs import gym, zoo
from fathoms.envs.vector import VectorEnv


def test_old_names_of_environments_still_work_with_a_warning() -> None:
    vector, seat, agents = VectorEnv("poo_divers", 1), gym.SeatEnv("poo_divers"), zoo.env("poo_divers")
    vector.reset()
    seat.reset(seed=0)
    agents.reset(seed=0)
    with pytest.deprecated_call(match="current_views"):
        assert vector.look().shape == (1,)
    with pytest.deprecated_call(match="legal_actions"):
        assert seat.legal() == seat.legal_actions()
    with pytest.deprecated_call(match="environment_id"):
        assert gym.gym_name("poo_divers", 2) == gym.environment_id("poo_divers", 2)
    for env in (seat, agents):
        with pytest.deprecated_call(match="episode"):
            assert env.sitting is env.episode
