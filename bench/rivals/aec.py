"""PettingZoo's loop, the same for every environment."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rivals.contest import Count, Play

Choose = Callable[[Any, str, NDArray[np.int8]], Any]


def sample(env: Any, agent: str, mask: NDArray[np.int8]) -> Any:
    """Gymnasium's own way to choose at random."""
    return env.action_space(agent).sample(mask)


def draw(env: Any, agent: str, mask: NDArray[np.int8]) -> Any:
    """A plain way to do it: beside libraries that do not choose by Gymnasium, its time is not ours to pay."""
    return random.choice(mask.nonzero()[0])


def player(env: Any, games: int, choose: Choose = sample) -> Play:
    """What plays so many games with random legal actions, one after the other."""
    env.reset(seed=1)
    return lambda: sum((play_once(env, choose) for _ in range(games)), Count())


def play_once(env: Any, choose: Choose) -> Count:
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        seen, _, over, cut_short, _ = env.last()
        if over or cut_short:
            env.step(None)
        else:
            env.step(choose(env, agent, seen["action_mask"]))
            decisions += 1
    return Count(1, decisions, decisions)
