"""House values: the numbers a game leaves to the house, in a file beside its rules."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def house_values(package: str, file: str = "house.toml") -> dict[str, Any]:
    """What a game's file of house values says."""
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
