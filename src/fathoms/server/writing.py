"""Messages as they are sent: text, put together from parts that are written once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import orjson
from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.game import Game, Line
from fathoms.server import wire

MANY = 20_000  # actions whose texts are kept

Written = orjson.Fragment  # a part that is text already


def write(message: object) -> str:
    """A message as text."""
    return orjson.dumps(message, default=written).decode()


def written(part: Any) -> Written:
    """A part that is a model."""
    if not isinstance(part, BaseModel):
        raise TypeError(f"{type(part).__name__} cannot be sent")
    return Written(to_json(part))


def listed(parts: Iterable[bytes]) -> Written:
    """Parts that are text already, as a list."""
    return Written(b"[" + b",".join(parts) + b"]")


# What is kept is written by pydantic: however short, what orjson writes holds on to four kilobytes.


def line_text(number: int, step: int, line: Line) -> bytes:
    """Something that happened, as `wire.LogLine` says."""
    return to_json(wire.LogLine(number=number, step=step, key=line.key, args=dict(line.args), marks=list(line.marks)))


@lru_cache(maxsize=MANY)
def choice_text(game: Game, action: int) -> bytes:
    """An action by number and by name, as `wire.Choice` says."""
    return to_json({"action": action, "name": game.voice.name_action(action)})
