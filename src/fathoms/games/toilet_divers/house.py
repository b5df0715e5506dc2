"""Checks changed tuning values (house.toml) of Toilet Divers."""

from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.core.tuning import check_bounds, values_by_name

LARGEST = 100
PIPES = "LOR"
FIXED = ("leafing.seconds", "targets")  # for people at a table, and for `tune.py`


def check(house: dict[str, Any]) -> None:
    """Refuse values whose pipes lead nowhere, whose chips have no stars, or whose times are out of range."""
    for name, letters in values_by_name(house):
        if isinstance(letters, str) and not name.endswith(".tool") and not set(letters) <= set(PIPES):
            raise Refusal("house-no-pipes", name=name, given=letters)
    for number, stars in enumerate(house["chips"]["stars"]):
        check_bounds(f"chips.stars.{number}", stars, 0, LARGEST)
    check_bounds("leafing.seconds", house["leafing"]["seconds"], 1, 3600)
    check_bounds("leafing.page_turns", house["leafing"]["page_turns"], 1, LARGEST)
    check_bounds("outlook.scale", house["outlook"]["scale"], 0.01, LARGEST)
