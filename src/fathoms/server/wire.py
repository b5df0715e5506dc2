"""Every message between the table and a client, defined once. The client's TypeScript types are made from these."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from fathoms.core.scene import Scene
from fathoms.server.store.kept import LookBack

Name = Annotated[str, Field(max_length=30)]
SeatNumber = Annotated[int, Field(ge=0, lt=15)]
OptionValue = bool | int | str
BestOf = Literal[1, 3, 5, 7]  # games of a series
Text = Annotated[str, Field(max_length=200)]
Word = Literal[  # what can be said at every table: its words are in the catalogues
    "hello",
    "good-luck",
    "nice",
    "thanks",
    "oops",
    "sorry",
    "thinking",
    "well-played",
    "heart",
    "star",
    "laugh",
    "wow",
]
Remark = Literal[  # what bots say now and then, likewise
    "remark-hello-1",
    "remark-hello-2",
    "remark-hello-3",
    "remark-glad-1",
    "remark-glad-2",
    "remark-glad-3",
    "remark-oops-1",
    "remark-oops-2",
    "remark-oops-3",
    "remark-nice-1",
    "remark-nice-2",
    "remark-nice-3",
    "remark-bye-1",
    "remark-bye-2",
    "remark-bye-3",
]
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
    kept: Literal["me", "another"] | None  # an open seat: for whom it is kept, as they are asked to play again
    grace: int  # seconds in which whoever has lost the line may still come back before others can put a bot there


class Clock(Shape):
    """How much time everyone has: for each move, or for the whole game and a little more with every move made."""

    kind: Literal["move", "budget"]
    seconds: int
    increment: int = 0  # seconds that a move made adds to a budget


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
    clock: Clock | None  # None: everyone has as much time as they like
    undo: bool  # may steps be taken back from which nobody has learnt anything?
    chat: bool  # may players write to each other what they like?
    series: "SeriesInfo | None"  # the series of which this game is a part
    shares: list[float] | None  # of the win: how a finished game of the reader's ended, in the lobby's lists
    lesson: list["LessonStep"]  # what the guide says, where a game is learned; none at ordinary tables


class SeriesInfo(Shape):
    """How far a series of games is."""

    of: int  # games there can be: best of so many
    game: int  # which of them is played here, from 1
    wins: list[float]  # of each seat, shared ones in parts; with those of this game once it is over
    decided: bool  # nothing is left to be won
    leaders: list[int]  # the seats that have won most


class LessonStep(Shape):
    """One idea of a lesson: what the guide says at a view, and what is to be done about it."""

    number: int  # of the view
    key: str  # of its words
    does: bool  # the learner is to act; else it is only read
    calls: bool  # the others act when it has been read
    ring: int | None  # the action whose control is ringed
    marks: list[int]  # places on the board that are lit
    spot: str | None  # the part of the board that is ringed


class Choice(Shape):
    """One legal action, by number and by name."""

    action: int
    name: dict[str, str | int]


class LogLine(Shape):
    """Something that happened: a message key with arguments, and where on the board."""

    number: int  # of the view in which it had happened
    step: int  # how many actions had been played: the number of that view when one looks back
    key: str
    args: dict[str, str | int]
    marks: list[int]


class GlassInfo(Shape):
    """A running hourglass."""

    name: int
    seconds: float
    left: float


class ClockInfo(Shape):
    """A seat's time."""

    left: float  # seconds
    running: bool


class View(Shape):
    """What one viewer sees after `number` things have happened: actions, steps taken back, times that ran out."""

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
    clocks: list[ClockInfo]  # of each seat, at a table with a clock
    back: bool  # a step was taken back: no move leads here from the view before


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


class TakeBack(Shape):
    """Take the last step of a seat of mine back, as the table has offered for view `number`."""

    type: Literal["take_back"]
    seat: SeatNumber
    number: int


class Rename(Shape):
    """Another name for one of the reader's seats."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class Say(Shape):
    """Say one of the words to everyone at the table, from a seat of one's own."""

    type: Literal["say"]
    seat: SeatNumber
    word: Word


class Write(Shape):
    """Write something to everyone at the table, where its host has allowed it."""

    type: Literal["write"]
    seat: SeatNumber
    text: Text


class Rematch(Shape):
    """Play again: the same people; the same game and options, unless another is named.

    The others are asked, and their seats kept for them. A series goes on until it is decided, unless `best_of` says
    otherwise.
    """

    type: Literal["rematch"]
    move_seats: SeatNumber = 0  # everyone moves so many seats on
    game: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, OptionValue] = {}  # of another game
    best_of: BestOf | None = None  # a series that begins; 1: a game that stands for itself


class Ready(Shape):
    """The hourglass may be turned, for all of the reader's seats."""

    type: Literal["ready"]


class ReadOn(Shape):
    """In a lesson: what there was to read at a view has been read, and the others may act."""

    type: Literal["read_on"]
    number: int


class Ping(Shape):
    """Is anyone there?"""

    type: Literal["ping"]


FromClient = Annotated[
    Hello
    | Move
    | Sit
    | Stand
    | SetBot
    | Remove
    | See
    | Hint
    | TakeBack
    | Rename
    | Say
    | Write
    | Rematch
    | Ready
    | ReadOn
    | Ping,
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
    log: list[LogLine]  # what happened before the first of the views and after the client's last, if not very long ago
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
    then: list[Choice] = []  # how it goes on, where the choice is only part of a move


class TakeBackMessage(Shape):
    """The last step of a seat of the reader's may be taken back, as long as view `number` is the newest."""

    type: Literal["take_back"] = "take_back"
    seat: int
    number: int


class Said(Shape):
    """What someone said at the table: one of the words, or what they wrote; or what a bot remarked."""

    number: int  # 1, 2, ...
    seat: int
    word: Word | Remark | None
    text: str


class SaidMessage(Shape):
    """What was said; after `hello`, what was said before."""

    type: Literal["said"] = "said"
    said: list[Said]
    before: bool = False  # it is not new


class ClosingMessage(Shape):
    """The server stops. It is worth coming back after so many seconds; nothing is lost."""

    type: Literal["closing"] = "closing"
    seconds: float


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
    TableMessage
    | ViewsMessage
    | ThinkingMessage
    | HintMessage
    | TakeBackMessage
    | SaidMessage
    | ClosingMessage
    | RefusedMessage
    | PongMessage,
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
    lesson: bool  # can it be learned by playing?


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
    clock: Clock | None = None
    undo: bool = False  # not at a table with a clock
    chat: bool = False
    best_of: BestOf = 1  # more: it is the first game of a series


class Answer(Shape):
    """Whether someone comes who was asked to play again."""

    comes: bool


class SeatCode(Shape):
    """A code with which a player takes their seats at a table to another device, once."""

    code: str
    seconds: int  # it is good for


class UseCode(Shape):
    """A code as someone has typed it."""

    code: Annotated[str, Field(max_length=40)]


class NewLesson(Shape):
    """A table at which a game is to be learned."""

    game: str
    name: Name = ""


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


class Readiness(Shape):
    """May visitors be sent to this server?"""

    ready: bool
    database: bool  # does it answer?
    stopping: bool


class Problem(Shape):
    """Why a request was refused."""

    key: str
    args: dict[str, str | int | float]
    text: str  # the same in English
