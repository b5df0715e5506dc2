"""Games that are sorted by what comes next, on a GPU that is only simulated: the same games as on the CPU."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import numpy as np

import sys

from fathoms.batch import cuda_by_stage, cuda_sort, simulate
from fathoms.batch.job import BatchJob
from fathoms.core.contract import Gpu, Staging
from fathoms.games.poo_divers import GAME

def stage(s, seat):  # it has no stages of its own
    return seat


if sys.argv[1] == "once":
    gpu = Gpu(stage, staging=Staging(stages=2, turns=16))
else:
    gpu = Gpu(stage, effect=lambda s, seat, action: action % 3, staging=Staging(stages=2, effects=3))
object.__setattr__(GAME, "gpu", gpu)
vars(GAME).pop("_verbs", None)
cuda_by_stage.FEW, cuda_by_stage.LOOK, cuda_by_stage.PLACES = 1, 48, 2
cuda_by_stage.BLOCK = cuda_sort.BLOCK = cuda_sort.MOST = 8  # keys, and threads: simulated ones are slow
order = BatchJob(GAME, 2, {}, ["random"], 3, 5)
there = order.result()
cuda_by_stage.play_sorted(order, there, print)
here = simulate(GAME, 2, {}, ["random"], 3, 5, threads=1)
for name in ("lengths", "scores", "shares"):
    assert np.array_equal(getattr(there, name), getattr(here, name)), name
"""


@pytest.mark.parametrize("sorted_", ["once", pytest.param("twice", marks=pytest.mark.slow)])
def test_sorted_games_are_the_same(sorted_: str) -> None:
    """Few places for many games, several turns between sortings or two sortings a turn, and the last games alone."""
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "FATHOMS_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT, sorted_], env=simulated, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
