"""Scenes: what a client draws."""

from functools import cached_property

from pydantic import BaseModel
from pydantic_core import to_json


class Scene(BaseModel):
    """A view as a game draws it; each game adds what there is to see."""

    game: str


class Lasting(BaseModel):
    """A part of a scene that its game draws once and keeps, since it stays as it is for many moves."""

    @cached_property
    def text(self) -> bytes:
        """As it is sent: written once, too."""
        return to_json(self)
