"""House-rule numbers that people can change in a study: numbers of a game's `house.toml`, with names to read.

Not all of them: what a game's `house.py` calls FIXED changes no game, or changes the places that a study counts by.
"""

import importlib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.util import find_spec
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.core.tuning import override_values, parse_value, tuning_values, values_by_name
from fathoms.game_folders import game_folders

Number = int | float


@dataclass(frozen=True)
class TuningValue:
    """A number that the house could change."""

    name: str  # "seas.small.treasure.3"
    title: str  # "seas, small: treasure 4"
    usual: Number


def changeable_values(game: str) -> list[TuningValue]:
    """What can be changed in a study of a game, in the order of its file."""
    package = game_package(game)
    if package is None:
        return []
    values, fixed = tuning_values(package), tuple(f"{name}." for name in getattr(tuning_checks(package), "FIXED", ()))
    return [
        TuningValue(name, value_title(values, name), value)
        for name, value in values_by_name(values)
        if isinstance(value, int | float) and not isinstance(value, bool) and not f"{name}.".startswith(fixed)
    ]


def validated_changes(game: str, others: Mapping[str, object]) -> dict[str, Number]:
    """The values that are not as usual, as numbers; refuses what is not offered, and what makes no sense together."""
    known = {each.name: each for each in changeable_values(game)}
    for name in others:
        if name not in known:
            similar = [known[each].title for each in get_close_matches(name, known, n=3, cutoff=0)]
            raise Refusal("house-unknown", given=name, near="; ".join(similar) or "-")
    values: Any = {}
    try:
        changed_values: Any = {name: parse_value(name, known[name].usual, text) for name, text in others.items()}
        changed = {name: number for name, number in changed_values.items() if number != known[name].usual}
        if changed and (package := game_package(game)):
            values = deepcopy(tuning_values(package))
            override_values(values, changed)
            if checks := tuning_checks(package):
                checks.check(values)
    except Refusal as refusal:
        name = str(refusal.args_.get("name", ""))
        title = known[name].title if name in known else value_title(values, name)
        raise Refusal(refusal.key, **{**refusal.args_, "name": title}) from None
    return changed


def game_package(game: str) -> str | None:
    """The folder of a game that has house-rule numbers."""
    packages = {
        package.rpartition(".")[2]: package for package, path in game_folders().items() if has_tuning_file(path)
    }
    return packages.get(game)


def has_tuning_file(path: Any) -> bool:
    return bool((path / "house.toml").is_file())


def tuning_checks(package: str) -> Any:
    """A game's own `house.py`, if it has one."""
    return importlib.import_module(f"{package}.house") if find_spec(f"{package}.house") else None


def value_title(values: Any, name: str) -> str:
    """A name as people read it: places in lists are counted from one."""
    *rooms, last = name_words(values, name)
    return f"{', '.join(rooms)}: {last}" if rooms else last


def name_words(values: Any, name: str) -> list[str]:
    words: list[str] = []
    for part in name.split("."):
        if isinstance(values, list):
            words[-1] += f" {int(part) + 1}"
            values = values[int(part)]
        else:
            words.append(part.replace("_", " "))
            values = values.get(part) if isinstance(values, dict) else None
    return words
