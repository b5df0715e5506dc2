"""Stands in for the process that thinks a game over: as quick, as slow or as broken as it is told to be."""

import json
import sys
import time
from typing import Any

KINDS = ("quick", "slow", "broken", "nonsense", "refusing")


def command(kind: str) -> tuple[str, ...]:
    assert kind in KINDS
    return (sys.executable, __file__, kind)


def review(replay: dict[str, Any], choices: int, decisions: range) -> dict[str, Any]:
    """Everyone's chances rise and fall evenly: what is tested is how they are told."""
    players = replay["players"]
    even = [1 / players] * players
    return {
        "game": replay["game"],
        "version": replay["version"],
        "review": 1,
        "players": players,
        "judged": True,
        "choices": choices,
        "start": even,
        "result": [1.0] + [0.0] * (players - 1),
        "decisions": [decision(number, replay["actions"][number], even) for number in decisions],
        "seats": [],
        "turning": [],
    }


def decision(number: int, move: list[int], even: list[float]) -> dict[str, Any]:
    seat, action = move
    found = {"number": number, "seat": seat, "action": action, "best": action, "open_best": 0, "open_gain": 0.25}
    return {**found, "chance": even[0], "loss": 0.0, "doubt": 0.1, "error": 0.01, "before": even, "after": even}


def tell(line: object) -> None:
    print(json.dumps(line), flush=True)


def main(kind: str) -> None:
    wish = json.loads(sys.stdin.readline())
    assert wish["polite"]
    replay = wish["replay"]
    choices = len(replay["actions"])
    if kind == "refusing":
        tell({"refused": {"key": "replay-broken", "args": {"number": 1, "why": "so"}}})
        return
    tell({"known": review(replay, choices, range(2))})
    if kind == "slow":
        time.sleep(600)
    if kind == "broken":
        raise RuntimeError("the well is dry")
    if kind == "nonsense":
        print("no JSON at all", flush=True)
    seat = {"start": 0.5, "choices": -0.125, "others": 0.0, "luck": 0.625, "result": 1.0, "accuracy": 87.5}
    whole = review(replay, choices, range(2, choices))
    tell({"done": {**whole, "seats": [seat] * replay["players"], "turning": [0, 2]}})


if __name__ == "__main__":
    main(sys.argv[1])
