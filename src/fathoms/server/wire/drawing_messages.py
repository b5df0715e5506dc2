"""Messages about boards that visitors draw."""

from typing import Annotated

from pydantic import Field

from fathoms.server.wire import OptionValue, WireModel


class DrawnBoard(WireModel):
    """A board that someone has drawn, as options of the game that it is for."""

    game: Annotated[str, Field(max_length=40)]
    players: int
    options: dict[str, OptionValue]


class BoardAnalysis(WireModel):
    """Facts about a drawn board, by names that the game's page understands."""

    facts: dict[str, int | str | bool]
