"""Do other house-rule numbers of Dykarna make sense?"""

from typing import Any

from fathoms.core.tuning import check_bounds

FIXED = ("seas.large.size", "seas.small.size")  # tiles are counted by their places


def check(house: dict[str, Any]) -> None:
    """Every square of a sea must have a tile, and there must be treasure."""
    for name, sea in house["seas"].items():
        check_bounds(f"seas.{name}.size", sea["size"], 4, 11)
        tiles = sum(sum(count) if isinstance(count, list) else count for kind, count in sea.items() if kind != "size")
        check_bounds(f"seas.{name}", tiles, sea["size"] ** 2, sea["size"] ** 2)
        check_bounds(f"seas.{name}.treasure", sum(sea["treasure"]), 1, sea["size"] ** 2)
    check_bounds("end.moves", house["end"]["moves"], 1, 30_000)
    check_bounds("outlook.head_start", house["outlook"]["head_start"], 0.01, 1000)
    check_bounds("outlook.scale", house["outlook"]["scale"], 0.01, 1000)
