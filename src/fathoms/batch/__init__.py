"""Many games at once, with bots at every seat: on all cores, a GPU or a cluster. Knows only the verbs."""

from fathoms.batch.job import Result
from fathoms.batch.simulate import DEVICES, simulate

__all__ = ["DEVICES", "Result", "simulate"]
