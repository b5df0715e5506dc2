"""Do other house values of Tubyrinth make sense?"""

from typing import Any

from fathoms.core.house import bound


def check(house: dict[str, Any]) -> None:
    """Time must pass, goals must be reached, and games must end."""
    time, bounds = house["time"], house["bounds"]
    bound("time.beat", time["beat"], 1, 60)
    for name in ("glass", "pause", "longest_round"):
        bound(f"time.{name}", time[name], time["beat"], 3600)
    bound("time.round", time["round"], 0, time["longest_round"])
    for mode, points in house["goal"].items():
        bound(f"goal.{mode}", points, 1, 200)
    bound("bounds.rounds", bounds["rounds"], 1, bounds["longest_game"])
    bound("bounds.longest_game", bounds["longest_game"], 1, 250)
    bound("bounds.patience", bounds["patience"], 0, bounds["longest_patience"])
    bound("bounds.changes", bounds["changes"], 1, 10_000)
    for level in ("gentle", "steady", "sharp", "swift"):
        bound(f"bots.{level}.pace", house["bots"][level]["pace"], 1, 10_000)
        bound(f"bots.{level}.slip", house["bots"][level]["slip"], 0, 1000)
        bound(f"bots.{level}.sizes", sum(house["bots"][level]["sizes"]), 1, 10_000)
