"""Many games at once, with bots at every seat. Knows only the verbs."""

from fathoms.batch.cpu import Result, simulate

__all__ = ["Result", "simulate"]
