"""From a glance to a chance: what a game's `outlook` says, corrected by how often it came true."""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.lab.tally import SURE


def curve_of(game: Game, players: int) -> NDArray[np.int64]:
    """For every glance from 0 to SURE, the chance it stands for."""
    return np.arange(SURE + 1)
