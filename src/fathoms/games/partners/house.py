"""Do other house-rule numbers of Partners make sense?"""

from typing import Any

from fathoms.core.tuning import bound

PLAYERS = 6
LARGEST = 12  # hand


def check(house: dict[str, Any]) -> None:
    """A deal must give everyone a full hand."""
    hand = house["hand"]["cards"]
    bound("hand.cards", hand, 1, LARGEST)
    bound("deck", sum(house["deck"].values()), PLAYERS * hand, 127)
    bound("outlook.scale", house["outlook"]["scale"], 1, 10_000)
