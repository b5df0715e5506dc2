"""Checks changed tuning values (house.toml) of Tokyo Poo Divers."""

from typing import Any

from fathoms.core.tuning import check_bounds

SMALL, LARGE = 127, 32_000  # the largest numbers that the state has room for
WIDEST = 60  # a street
FIXED = ("custom",)  # bounds of drawn streets: games on existing ones do not depend on them


def check(house: dict[str, Any]) -> None:
    """Refuse values without cards for every cover, something to find, or something to win."""
    deck, droppings, custom, outlook = (house[name] for name in ("deck", "droppings", "custom", "outlook"))
    check_bounds("custom.most", custom["most"], 1, SMALL)
    check_bounds("custom.fewest", custom["fewest"], 1, custom["most"])
    check_bounds("custom.columns", custom["columns"], 1, WIDEST)
    check_bounds("custom.rows", custom["rows"], 1, WIDEST)
    check_bounds("deck", sum(deck.values()), custom["most"], LARGE)
    check_bounds("deck.finds", deck["finds"], 1, LARGE)
    check_bounds("droppings.golden", droppings["golden"], 0, SMALL)
    check_bounds("droppings", droppings["brown"] + droppings["golden"], 1, LARGE // 5)
    check_bounds("outlook.luck", outlook["luck"], 0.01, LARGE)
