"""Messages about boards that visitors draw."""

from typing import Annotated

from pydantic import Field

from fathoms.server.wire import OptionValue, Shape


class Drawing(Shape):
    """A board that someone has drawn, as options of a game that it is played with."""

    game: Annotated[str, Field(max_length=40)]
    players: int
    options: dict[str, OptionValue]


class Survey(Shape):
    """What there is to know of it, by names that the game's page understands."""

    facts: dict[str, int | str | bool]
