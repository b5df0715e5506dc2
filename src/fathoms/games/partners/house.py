"""Do other house-rule numbers of Partners make sense?"""

from typing import Any

from fathoms.core.tuning import check_bounds

PLAYERS = 6
LARGEST = 12  # hand


def check(house: dict[str, Any]) -> None:
    """A deal must give everyone a full hand."""
    hand = house["hand"]["cards"]
    check_bounds("hand.cards", hand, 1, LARGEST)
    check_bounds("deck", sum(house["deck"].values()), PLAYERS * hand, 127)
    check_bounds("outlook.scale", house["outlook"]["scale"], 1, 10_000)
