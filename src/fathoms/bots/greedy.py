"""What a sensible beginner would do, as the game itself says."""

import numpy as np

from fathoms.core import verbs
from fathoms.core.game import game_of
from fathoms.core.record import Record
from fathoms.core.rng import new_rng


def play_greedily(mind: Record, seat: int, seed: int, memory: int = 0) -> int:
    room = np.zeros(game_of(mind).moves, np.int32)
    return int(verbs.greedy(mind, seat, new_rng(seed), room))
