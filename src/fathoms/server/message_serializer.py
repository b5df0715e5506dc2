"""Messages as they are sent: text, put together from parts that are written once."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, get_args, get_origin

import orjson
from pydantic import BaseModel

from fathoms.core.game import Game, Line
from fathoms.core.scene import Lasting, Ready

MANY = 20_000  # actions whose texts are kept

Written = orjson.Fragment  # a part that is text already


def write(message: object) -> str:
    """A message as text."""
    return orjson.dumps(message, default=contents).decode()


def written(part: BaseModel) -> Written:
    """A part that is a model, to be sent with several messages."""
    return Written(kept(part))


def contents(part: Any) -> object:
    """What a model is made of; what lasts is text already."""
    lists = lasting_lists(part.__class__)
    if lists is None:
        return Written(part.text)
    if not lists:
        return part.__dict__
    return part.__dict__ | {name: listed([each.text for each in part.__dict__[name]]) for name in lists}


@cache
def lasting_lists(model: type[Any]) -> list[str] | None:
    """The fields of a model that are lists of lasting parts: there are many of these on a board.

    None if it is itself a part that lasts. Found out once: to ask a model what it is takes as long as to write it.
    """
    if issubclass(model, Lasting | Ready):
        return None
    if not issubclass(model, BaseModel):
        raise TypeError(f"{model.__name__} cannot be sent")
    kinds = {name: field.annotation for name, field in model.model_fields.items()}
    lists = {name: get_args(kind)[0] for name, kind in kinds.items() if get_origin(kind) is list}
    return [name for name, part in lists.items() if isinstance(part, type) and issubclass(part, Lasting)]


def listed(parts: Iterable[bytes]) -> Written:
    """Parts that are text already, as a list."""
    return Written(b"[" + b",".join(parts) + b"]")


def kept(part: object) -> bytes:
    """Text that is kept: a copy, since what orjson writes holds on to kilobytes more than it needs."""
    return bytes(memoryview(orjson.dumps(part, default=contents)))


def line_text(number: int, step: int, line: Line) -> bytes:
    """Something that happened, as `wire.LogLine` says."""
    return kept({"number": number, "step": step, "key": line.key, "args": dict(line.args), "marks": line.marks})


@lru_cache(maxsize=MANY)
def choice_text(game: Game, action: int) -> bytes:
    """An action by number and by name, as `wire.Choice` says."""
    return kept({"action": action, "name": game.voice.name_action(action)})
