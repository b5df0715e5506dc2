"""Games that a study has to have played and counted."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.job import BatchJob
from fathoms.lab.counting.tally import Tallies

CLOSE = 12_500  # games to look at closely, or as many as there are
Progress = Callable[[int, Tallies | None], None]  # games played, and now and then what was counted


@dataclass(frozen=True)
class CountingJob:
    """Games to be played and counted."""

    order: BatchJob
    sides: NDArray[np.int64]

    @property
    def every(self) -> int:
        """One game in so many is looked at closely."""
        return max(1, self.order.games // CLOSE)
