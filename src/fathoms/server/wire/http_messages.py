"""Messages of the HTTP API."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.store.stored_table import LookBack
from fathoms.server.wire.field_types import BestOf, Name, OptionValue, WireModel
from fathoms.server.wire.table_models import Clock, TableInfo, View


class OptionInfo(WireModel):
    """An option of a game; its text is in the catalogues."""

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: OptionValue
    values: list[str] | None  # of a choice
    low: int | None  # of a number
    high: int | None
    longest: int | None  # of a text


class GameInfo(WireModel):
    """A game as the lobby offers it."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    hidden: bool
    simultaneous: bool
    real_time: bool
    hints: bool  # can its tables have hints?
    lesson: bool  # can it be learned by playing?


class NewSeat(WireModel):
    """Who sits at a seat of a new table: the host (several seats: one screen), anyone who comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: Name = ""


class NewTable(WireModel):
    """A table to be set up."""

    game: str
    options: dict[str, OptionValue] = Field({})
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=15)]
    public: bool = False
    hints: bool = False  # may players ask what the strongest bot would do?
    many_seats: bool = False  # may one visitor take several seats at a public table? It is so if the host has several
    look_back: LookBack = "players"
    clock: Clock | None = None
    undo: bool = False  # not at a table with a clock
    chat: bool = False
    best_of: BestOf = 1  # more than 1: it is the first game of a series


class InvitationAnswer(WireModel):
    """Whether an invited player comes to a rematch."""

    comes: bool


class SeatCode(WireModel):
    """A code with which a player takes their seats at a table to another device, once."""

    code: str
    seconds: int  # for which it is valid


class UseCode(WireModel):
    """A code as someone has typed it."""

    code: Annotated[str, Field(max_length=40)]


class NewLesson(WireModel):
    """A table for a lesson in a game."""

    game: str
    name: Name = ""


class TableList(WireModel):
    """The lobby's tables."""

    mine: list[TableInfo]
    open: list[TableInfo]  # public tables with an open seat
    running: list[TableInfo]  # public games to watch


class History(WireModel):
    """A finished game as one viewer saw it, from the first view to the last."""

    table: TableInfo
    views: list[View]


class Health(WireModel):
    """Is the server well, and how far is it with compiling?"""

    version: str
    ready: bool
    compiled: int
    to_compile: int
    address: str | None  # of this machine on its local network; sent to the machine itself alone


class Readiness(WireModel):
    """May visitors be sent to this server?"""

    ready: bool
    database: bool  # does it answer?
    stopping: bool


class Problem(WireModel):
    """Why a request was refused."""

    key: str
    args: dict[str, str | int | float]
    text: str  # the same in English
