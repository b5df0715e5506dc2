"""Do other house-rule numbers of Toilet Divers make sense?"""

from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.core.tuning import bound, named

LARGEST = 100
PIPES = "LOR"
FIXED = ("leafing.seconds", "targets")  # for people at a table, and for `tune.py`


def check(house: dict[str, Any]) -> None:
    """Pipes lead left, across or right; every chip has stars; time passes."""
    for name, letters in named(house):
        if isinstance(letters, str) and not name.endswith(".tool") and not set(letters) <= set(PIPES):
            raise Refusal("house-no-pipes", name=name, given=letters)
    for number, stars in enumerate(house["chips"]["stars"]):
        bound(f"chips.stars.{number}", stars, 0, LARGEST)
    bound("leafing.seconds", house["leafing"]["seconds"], 1, 3600)
    bound("leafing.page_turns", house["leafing"]["page_turns"], 1, LARGEST)
    bound("outlook.scale", house["outlook"]["scale"], 0.01, LARGEST)
