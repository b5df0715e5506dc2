"""PettingZoo's loop, the same for every environment."""

from typing import Any

from rivals.contest import Count, Play


def player(env: Any, games: int) -> Play:
    """What plays so many games with random legal actions, one after the other."""
    env.reset(seed=1)
    return lambda: sum((play_once(env) for _ in range(games)), Count())


def play_once(env: Any) -> Count:
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        seen, _, over, cut_short, _ = env.last()
        if over or cut_short:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
    return Count(1, decisions, decisions)
