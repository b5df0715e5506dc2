"""Messages as they are sent: text, put together from parts that are written once."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, get_args, get_origin

import orjson
from pydantic import BaseModel

from fathoms.core.content.scene import Lasting, Ready
from fathoms.core.game import Game, Line

CHOICE_CACHE_SIZE = 20_000  # actions whose texts are kept

JsonFragment = orjson.Fragment  # a part that is text already


def serialize(message: object) -> str:
    """A message as text."""
    return orjson.dumps(message, default=encode_model).decode()


def json_fragment(part: BaseModel) -> JsonFragment:
    """A part that is a model, to be sent with several messages."""
    return JsonFragment(compact_json(part))


def encode_model(part: Any) -> object:
    """What a model is made of; what lasts is text already."""
    lists = cached_list_fields(part.__class__)
    if lists is None:
        return JsonFragment(part.text)
    if not lists:
        return part.__dict__
    return part.__dict__ | {name: json_array([each.text for each in part.__dict__[name]]) for name in lists}


@cache
def cached_list_fields(model: type[Any]) -> list[str] | None:
    """The fields of a model that are lists of lasting parts: there are many of these on a board.

    None if it is itself a part that lasts. Found out once: to ask a model what it is takes as long as to write it.
    """
    if issubclass(model, Lasting | Ready):
        return None
    if not issubclass(model, BaseModel):
        raise TypeError(f"{model.__name__} cannot be sent")
    annotations = {name: field.annotation for name, field in model.model_fields.items()}
    lists = {name: get_args(kind)[0] for name, kind in annotations.items() if get_origin(kind) is list}
    return [name for name, part in lists.items() if isinstance(part, type) and issubclass(part, Lasting)]


def json_array(parts: Iterable[bytes]) -> JsonFragment:
    """Parts that are text already, as a list."""
    return JsonFragment(b"[" + b",".join(parts) + b"]")


def compact_json(part: object) -> bytes:
    """Text that is kept: a copy, since what orjson writes holds on to kilobytes more than it needs."""
    return bytes(memoryview(orjson.dumps(part, default=encode_model)))


def log_line_json(number: int, step: int, line: Line) -> bytes:
    """Something that happened, as `wire.LogLine` says."""
    return compact_json({"number": number, "step": step, "key": line.key, "args": dict(line.args), "marks": line.marks})


@lru_cache(maxsize=CHOICE_CACHE_SIZE)
def choice_json(game: Game, action: int) -> bytes:
    """An action by number and by name, as `wire.Choice` says."""
    return compact_json({"action": action, "name": game.voice.name_action(action)})
