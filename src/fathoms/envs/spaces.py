"""Observation spaces and the reward of an illegal action, for Gymnasium and PettingZoo."""

import numpy as np
from gymnasium import spaces

from fathoms.core.game import Game
from fathoms.envs.observation_rows import row_bounds

ILLEGAL = -1.0  # the reward of an illegal action, which ends the game


def observation_space(game: Game, actions: int) -> spaces.Dict:
    low, high = row_bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
