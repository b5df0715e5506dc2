"""Many games at once, with bots at every seat: on all cores, a GPU or a cluster. Knows only the verbs."""

from fathoms.batch.job import BatchResult
from fathoms.batch.simulate import DEVICES, simulate
from fathoms.old_names import old_name_resolver

__all__ = ["DEVICES", "BatchResult", "simulate"]


__getattr__ = old_name_resolver(__name__)
