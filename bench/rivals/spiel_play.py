"""Playing OpenSpiel's states from Python, ours and theirs alike."""

import random
from typing import Any

from rivals.contest import Count


def play_from_python(state: Any, rng: random.Random) -> Count:
    """Play a state to its end at random."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return Count(1, decisions, decisions + chances)
