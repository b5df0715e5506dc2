"""House-rule numbers: the numbers a game leaves to the house, in a file beside its rules.

A study may ask what another value would do. Rules and records are made of house-rule numbers when a game is loaded, so
other values are for a process of its own, which is told by the environment: FATHOMS_HOUSE={"poo_divers": {"deck.finds":
40}}. Whether they make sense the game says itself, in `house.py` (`check`).
"""

import importlib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.old_names import old_name_resolver

OTHER_VALUES = "FATHOMS_HOUSE"
LARGEST = 1_000_000  # of any number


@cache
def tuning_values(package: str, file: str = "house.toml") -> dict[str, Any]:
    """What a game's file of house-rule numbers says, and the environment instead."""
    values = tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    others = overridden_values(package.rpartition(".")[2]) if file == "house.toml" else {}
    if others:
        override_values(values, others)
        if find_spec(f"{package}.house"):
            importlib.import_module(f"{package}.house").check(values)
    return values


def overridden_values(game: str) -> dict[str, Any]:
    """The values that this process has been given for a game instead of those in its file."""
    overrides: dict[str, dict[str, Any]] = json.loads(os.environ.get(OTHER_VALUES) or "{}")
    return overrides.get(game, {})


def override_values(values: dict[str, Any], others: Mapping[str, object]) -> None:
    """Put other values in their places: `{"deck.finds": 40, "seas.small.treasure.3": 4}`."""
    known = dict(values_by_name(values))
    for name, overrides in others.items():
        if name not in known:
            near_names = get_close_matches(name, known, n=3, cutoff=0) if known else []
            raise Refusal("house-unknown", given=name, near=", ".join(near_names) or "-")
        *path, last = name.split(".")
        place: Any = values
        for part in path:
            place = place[int(part) if isinstance(place, list) else part]
        place[int(last) if isinstance(place, list) else last] = parse_value(name, known[name], overrides)


def values_by_name(values: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with its name: keys, and places in lists, with points in between."""
    if isinstance(values, dict | list):
        for key, value in values.items() if isinstance(values, dict) else enumerate(values):
            yield from values_by_name(value, f"{name}.{key}" if name else str(key))
    else:
        yield name, values


def parse_value(name: str, usual: object, overrides: object) -> object:
    """A value of the same kind as the usual one."""
    if isinstance(usual, str):
        return str(overrides)
    try:
        number = float(str(overrides)) if isinstance(usual, float) else int(str(overrides))
    except ValueError:
        raise Refusal("house-not-a-number", name=name, given=str(overrides), usual=str(usual)) from None
    if number < 0:
        raise Refusal("house-below-zero", name=name, given=str(overrides))
    if not number <= LARGEST:  # nor is it no number at all
        raise Refusal("house-out-of-bounds", name=name, given=str(overrides), low=0, high=LARGEST)
    return number


def check_bounds(name: str, overrides: float, low: float, high: float) -> None:
    """Refuse a value out of bounds: what a game's `check` is made of."""
    if not low <= overrides <= high:
        raise Refusal("house-out-of-bounds", name=name, given=overrides, low=low, high=high)


__getattr__ = old_name_resolver(__name__)
