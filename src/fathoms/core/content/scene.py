"""Scenes: what a client draws."""

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Any

from pydantic import BaseModel, InstanceOf, PlainSerializer, TypeAdapter
from pydantic_core import to_json

from fathoms.old_names import old_name_resolver


class Scene(BaseModel):
    """A view as a game draws it; each game adds what there is to see."""

    game: str


class CachedPart(BaseModel):
    """A part of a scene that its game draws once and keeps, since it stays as it is for many moves."""

    @cached_property
    def text(self) -> bytes:
        """As it is sent: written once, too."""
        return to_json(self)


class SerializedPart:
    """A part of a scene that is text already; see `serialized_field`."""

    def __init__(self, text: bytes) -> None:
        self.text = text


def serialized_list(parts: Iterable[bytes]) -> SerializedPart:
    """A list of parts that are text already."""
    return SerializedPart(b"[" + b",".join(parts) + b"]")


def serialized_field(part: Any) -> Any:
    """The type of a field that holds its part as text, for parts of which there are dozens in every scene.

    A reader of the model, or its schema, finds the part itself.
    """
    read = TypeAdapter(part).validate_json
    return Annotated[InstanceOf[SerializedPart], PlainSerializer(lambda text: read(text.text), return_type=part)]


__getattr__ = old_name_resolver(__name__)
