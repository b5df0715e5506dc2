"""Messages about boards that visitors draw."""

from typing import Annotated

from pydantic import Field

from fathoms.server.wire import OptionValue, WireModel


class DrawnBoard(WireModel):
    """A board that someone has drawn, as options of a game that it is played with."""

    game: Annotated[str, Field(max_length=40)]
    players: int
    options: dict[str, OptionValue]


class BoardAnalysis(WireModel):
    """What there is to know of it, by names that the game's page understands."""

    facts: dict[str, int | str | bool]
