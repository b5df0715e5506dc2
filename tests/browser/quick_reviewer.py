"""Thinks finished games over with hardly a thought: what interpreted rules leave time for."""

import importlib
import runpy
from functools import partial

from fathoms.lab.review import Budget

if __name__ == "__main__":
    reviewing = importlib.import_module("fathoms.lab.review.review")
    vars(reviewing)["Budget"] = partial(Budget, simulations=4, worlds=3)
    runpy.run_module("fathoms.lab.review.worker", run_name="__main__")
