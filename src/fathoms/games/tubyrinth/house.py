"""Checks changed tuning values (house.toml) of Tubyrinth."""

from typing import Any

from fathoms.core.tuning import check_bounds

# The boards are made, bots do not look at the judging, and the others are options.
FIXED = ("boards", "time.pause", "time.round", "time.longest_round", "bounds.patience", "bounds.longest_patience")
SMALL = 127  # the largest number that the state has room for
QUICKEST, SLOWEST = 10, 10_000  # time of bots, in seconds or percent: a step takes more than no time


def check(house: dict[str, Any]) -> None:
    """Time must pass, goals must be reached, and games must end."""
    time, bounds = house["time"], house["bounds"]
    check_bounds("time.beat", time["beat"], 1, 60)
    for name in ("glass", "pause", "longest_round"):
        check_bounds(f"time.{name}", time[name], time["beat"], 3600)
    check_bounds("time.round", time["round"], 0, time["longest_round"])
    for mode, points in house["goal"].items():
        check_bounds(f"goal.{mode}", points, 1, SMALL)
    check_bounds("bounds.rounds", bounds["rounds"], 1, bounds["longest_game"])
    check_bounds("bounds.longest_game", bounds["longest_game"], 1, 250)
    check_bounds("bounds.patience", bounds["patience"], 0, bounds["longest_patience"])
    check_bounds("bounds.longest_patience", bounds["longest_patience"], 0, SMALL)
    check_bounds("bounds.changes", bounds["changes"], 1, 10_000)
    for kind in ("grade", "size"):
        for name, percent in house["bots"][kind].items():
            check_bounds(f"bots.{kind}.{name}", percent, QUICKEST, SLOWEST)
    for level in ("gentle", "steady", "sharp", "swift"):
        for name in ("pace", "hurry"):
            check_bounds(f"bots.{level}.{name}", house["bots"][level][name], QUICKEST, SLOWEST)
        check_bounds(f"bots.{level}.slip", house["bots"][level]["slip"], 0, 1000)
        check_bounds(f"bots.{level}.sizes", sum(house["bots"][level]["sizes"]), 1, 10_000)
