"""Serializes messages as JSON, put together from parts that are serialized once and cached."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, get_args, get_origin

import orjson
from pydantic import BaseModel

from fathoms.core.content.scene import Lasting, Ready
from fathoms.core.game import Game
from fathoms.core.voice import Line

CHOICE_CACHE_SIZE = 20_000  # actions whose JSON is cached

JsonFragment = orjson.Fragment  # a part that is JSON already


def serialize(message: object) -> str:
    """A message as JSON."""
    return orjson.dumps(message, default=encode_model).decode()


def json_fragment(part: BaseModel) -> JsonFragment:
    """A model as a JSON fragment, to be sent with several messages."""
    return JsonFragment(compact_json(part))


def encode_model(part: Any) -> object:
    """The `default` of orjson: the fields of a model, or the JSON of a part that is cached."""
    lists = cached_list_fields(part.__class__)
    if lists is None:
        return JsonFragment(part.text)
    if not lists:
        return part.__dict__
    return part.__dict__ | {name: json_array([each.text for each in part.__dict__[name]]) for name in lists}


@cache
def cached_list_fields(model: type[Any]) -> list[str] | None:
    """The fields of a model that are lists of cached parts, of which a board has many.

    None if the model is a cached part itself. Cached: inspecting a model takes as long as serializing it.
    """
    if issubclass(model, Lasting | Ready):
        return None
    if not issubclass(model, BaseModel):
        raise TypeError(f"{model.__name__} cannot be sent")
    annotations = {name: field.annotation for name, field in model.model_fields.items()}
    lists = {name: get_args(kind)[0] for name, kind in annotations.items() if get_origin(kind) is list}
    return [name for name, part in lists.items() if isinstance(part, type) and issubclass(part, Lasting)]


def json_array(parts: Iterable[bytes]) -> JsonFragment:
    """Fragments as a JSON array."""
    return JsonFragment(b"[" + b",".join(parts) + b"]")


def compact_json(part: object) -> bytes:
    """JSON to be kept in memory: a copy, since orjson's buffers hold on to kilobytes more than they need."""
    return bytes(memoryview(orjson.dumps(part, default=encode_model)))


def log_line_json(number: int, step: int, line: Line) -> bytes:
    """A log line as JSON, as `wire.LogLine` says."""
    return compact_json({"number": number, "step": step, "key": line.key, "args": dict(line.args), "marks": line.marks})


@lru_cache(maxsize=CHOICE_CACHE_SIZE)
def choice_json(game: Game, action: int) -> bytes:
    """An action by number and name as JSON, as `wire.Choice` says."""
    return compact_json({"action": action, "name": game.voice.name_action(action)})
