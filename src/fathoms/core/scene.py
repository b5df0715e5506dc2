"""Scenes: what a client draws."""

from pydantic import BaseModel


class Scene(BaseModel):
    """A view as a game draws it; each game adds what there is to see."""

    game: str
