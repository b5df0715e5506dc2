"""Stands in for the process that plays a study's games: as quick, as slow or as broken as its seed says."""

import json
import sys
import time
from typing import Any

DONE, SLOW, BROKEN, REFUSED, NONSENSE, COMPILING = range(6)  # seeds


def study(wish: dict[str, Any], games: int) -> dict[str, Any]:
    longer = (5.0 if wish["options"].get("flush") else 0.0) + wish["house"].get("leafing.page_turns", 60) - 60
    decisions = {"name": "decisions", "of": None, "value": 100.0 + longer, "low": 99.0, "high": None}
    figure = {**decisions, "unit": "decisions", "games": games, "without": [100.0 + longer, 100.25 + longer, 99.75]}
    asked = {name: wish[name] for name in ("game", "players", "options", "bots", "seed")}
    return {**asked, "house": wish["house"], "games": games, "measures": [figure], "seconds": 8.0}


def tell(line: object) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    wish = json.loads(sys.stdin.readline())
    assert (wish["threads"], wish["polite"], wish["forget"]) == (1, True, True)
    games, seed = wish["games"], wish["seed"]
    if seed == COMPILING:
        time.sleep(600)
    tell({"played": 0, "games": games, "study": None})
    if seed == REFUSED:
        tell({"refused": {"key": "batch-games-wrong", "args": {"given": "0", "most": 9}}})
        return
    part = study(wish, games // 2)
    for figure in part["measures"]:
        del figure["without"]
    tell({"played": games // 2, "games": games, "study": part})
    if seed == SLOW:
        time.sleep(600)
    if seed == BROKEN:
        raise RuntimeError("the well is dry")
    if seed == NONSENSE:
        print("no JSON at all", flush=True)
    tell({"done": study(wish, games)})


if __name__ == "__main__":
    main()
