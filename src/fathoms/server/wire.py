"""Every message between the table and a client, defined once. The client's TypeScript types are made from these."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from fathoms.core.scene import Scene
from fathoms.server.store.kept import LookBack

Name = Annotated[str, Field(max_length=30)]
SeatNumber = Annotated[int, Field(ge=0, lt=15)]
OptionValue = bool | int | str
ActionName = Annotated[dict[str, str | int], Field(max_length=8)]  # as a game names its actions


class Shape(BaseModel):
    """A message: nothing but the fields it names."""

    model_config = ConfigDict(extra="forbid")


# What a table is


class SeatInfo(Shape):
    """Who sits where, as everyone may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # which bot plays, also in place of a person who left
    mine: bool  # is it the reader's own seat?
    here: bool  # is its player connected?
    away: bool  # has its player left, so that a bot plays until they come back?
    side: int  # seats of one side win together
    stood_in: bool  # does a bot play, or has one played, for its person?
    grace: int  # seconds in which whoever has lost the line may still come back before others can put a bot there


class TableInfo(Shape):
    """A table as one reader sees it."""

    id: str  # also the invitation: whoever knows it may come in
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool  # listed in the lobby
    status: Literal["waiting", "playing", "over", "closed"]
    problem: str | None  # message key: why a closed table cannot be opened
    seats: list[SeatInfo]
    host: bool  # is the reader its host?
    spectators: int
    number: int  # actions played
    rematch: str | None  # the table where the same players meet again
    hints: bool  # players may ask what the strongest bot would do
    turn: list[int]  # seats that may act now, as far as the server knows without opening the table
    created: float  # in seconds since 1970
    unready: list[int]  # seats of people who have not said that they are ready: no sand runs before
    many_seats: bool  # may one visitor take several seats? At a table that is not public anyone may
    look_back: LookBack  # who may see the finished game with every seat's eyes, its seed and its review
    looks_back: bool  # may the reader?


class Choice(Shape):
    """One legal action, by number and by name."""

    action: int
    name: dict[str, str | int]


class LogLine(Shape):
    """Something that happened: a message key with arguments, and where on the board."""

    number: int  # of the view in which it had happened
    key: str
    args: dict[str, str | int]
    marks: list[int]


class GlassInfo(Shape):
    """A running hourglass."""

    name: int
    seconds: float
    left: float


class View(Shape):
    """What one viewer sees after `number` actions."""

    number: int
    seat: int | None  # whose eyes; None = a spectator's, also behind a curtain
    scene: SerializeAsAny[Scene]  # its game's own
    actors: list[int]  # seats that may act now
    legal: dict[int, list[Choice]]  # for each of the reader's seats whose choices may be shown now
    curtain: list[int]  # the reader's seats that must lift the curtain before they see their secrets
    lines: list[LogLine]
    scores: list[int]
    shares: list[float] | None  # when the game is over: each seat's share of the win
    glass: GlassInfo | None


# From the client


class Hello(Shape):
    """The first message: the last view the client has, -1 for none."""

    type: Literal["hello"]
    last: int = -1


class Move(Shape):
    """Play an action, by its number or by its name, in answer to a view."""

    type: Literal["move"]
    seat: SeatNumber
    number: int
    action: int | ActionName


class Sit(Shape):
    """Take an open seat, or come back to one's own."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name = ""


class Stand(Shape):
    """Give a seat back: before the game it opens again, during it a bot takes over."""

    type: Literal["stand"]
    seat: SeatNumber


class SetBot(Shape):
    """The host seats a bot at an open seat, or (bot null) opens a bot's seat again before the game.

    During the game anyone at the table may put a bot in place of a person who is not connected.
    """

    type: Literal["set_bot"]
    seat: SeatNumber
    bot: str | None


class Remove(Shape):
    """The host takes someone off a seat before the game; they cannot sit down at this table again."""

    type: Literal["remove"]
    seat: SeatNumber


class See(Shape):
    """Lift the curtain: show me what this seat of mine sees, until another seat of this screen is to act."""

    type: Literal["see"]
    seat: SeatNumber


class Hint(Shape):
    """What would the strongest bot do at this seat of mine, in answer to a view?"""

    type: Literal["hint"]
    seat: SeatNumber
    number: int


class Rename(Shape):
    """Another name for one of the reader's seats."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class Rematch(Shape):
    """Play again: the same game, options and people."""

    type: Literal["rematch"]


class Ready(Shape):
    """The hourglass may be turned, for all of the reader's seats."""

    type: Literal["ready"]


class Ping(Shape):
    """Is anyone there?"""

    type: Literal["ping"]


FromClient = Annotated[
    Hello | Move | Sit | Stand | SetBot | Remove | See | Hint | Rename | Rematch | Ready | Ping,
    Field(discriminator="type"),
]


# From the table


class TableMessage(Shape):
    """The table has changed: seats, names, who is here."""

    type: Literal["table"] = "table"
    table: TableInfo


class ViewsMessage(Shape):
    """New views, oldest first. Before the first one after `hello` there may be a gap; `log` tells what was missed."""

    type: Literal["views"] = "views"
    log: list[LogLine]  # everything that happened before the first of the views and after the client's last
    views: list[View]


class ThinkingMessage(Shape):
    """The bots that are thinking now."""

    type: Literal["thinking"] = "thinking"
    seats: list[int]


class HintMessage(Shape):
    """What the strongest bot would do; only whoever asked is told. `seat` and `number` are those of the question."""

    type: Literal["hint"] = "hint"
    seat: int
    number: int
    choice: Choice | None  # None: the game has moved on meanwhile


class RefusedMessage(Shape):
    """Something asked for was not done, and why."""

    type: Literal["refused"] = "refused"
    key: str
    args: dict[str, str | int | float]
    number: int  # the table's current view


class PongMessage(Shape):
    """Someone is."""

    type: Literal["pong"] = "pong"


FromTable = Annotated[
    TableMessage | ViewsMessage | ThinkingMessage | HintMessage | RefusedMessage | PongMessage,
    Field(discriminator="type"),
]


# Over HTTP


class OptionInfo(Shape):
    """An option of a game; its words are in the catalogues."""

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: OptionValue
    values: list[str] | None  # of a choice
    low: int | None  # of a number
    high: int | None
    longest: int | None  # of a text


class GameInfo(Shape):
    """A game as the lobby offers it."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    hidden: bool
    simultaneous: bool
    real_time: bool
    hints: bool  # can its tables have hints?


class NewSeat(Shape):
    """Who is to sit at a seat of a new table: the host (several seats: one screen), whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: Name = ""


class NewTable(Shape):
    """A table to be set up."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=15)]
    public: bool = False
    hints: bool = False  # may players ask what the strongest bot would do?
    many_seats: bool = False  # may one visitor take several seats, though it is public? So if the host has several
    look_back: LookBack = "players"


class TableList(Shape):
    """The lobby's tables."""

    mine: list[TableInfo]
    open: list[TableInfo]  # public tables with an open seat
    running: list[TableInfo]  # public games to watch


class History(Shape):
    """A finished game as one viewer saw it, from the first view to the last."""

    table: TableInfo
    views: list[View]


class Health(Shape):
    """Is the server well, and how far is it with compiling?"""

    version: str
    ready: bool
    compiled: int
    to_compile: int
    address: str | None  # of this machine among its neighbours; told on the machine itself alone


class Problem(Shape):
    """Why a request was refused."""

    key: str
    args: dict[str, str | int | float]
    text: str  # the same in English
