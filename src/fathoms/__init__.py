"""Fathoms: a table for five board games, played by people, bots and by the million."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("fathoms")
except PackageNotFoundError:  # run straight from a source tree
    __version__ = "0.0.0"
