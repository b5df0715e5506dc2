"""Messages about a table: seats, settings, views, log lines and clocks."""

from typing import Literal

from pydantic import SerializeAsAny

from fathoms.core.content.scene import Scene
from fathoms.server.store.stored_table import LookBack
from fathoms.server.wire.field_types import OptionValue, WireModel


class SeatInfo(WireModel):
    """A seat and who sits there, as everyone may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # which bot plays, also in place of a person who left
    mine: bool  # is it the reader's own seat?
    here: bool  # is its player connected?
    away: bool  # has its player left, so that a bot plays until they come back?
    side: int  # seats of one side win together
    stood_in: bool  # does a bot play, or has one played, for its person?
    kept: Literal["me", "another"] | None  # an open seat: for whom it is reserved, since they are invited to a rematch
    conceded: bool  # has its player given the game up, so that a bot plays it to the end?
    grace: int  # seconds in which a disconnected player may still come back before others can put a bot there


class SeatRequest(WireModel):
    """A spectator's request to play."""

    number: int
    name: str
    mine: bool  # is it the reader's?


class Clock(WireModel):
    """How much time everyone has: for each move, or for the whole game with an increment for every move."""

    kind: Literal["move", "budget"]
    seconds: int
    increment: int = 0  # seconds that a move made adds to a budget


class TableInfo(WireModel):
    """A table as one reader sees it."""

    id: str  # also the invitation: anyone who knows it may come in
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool  # listed in the lobby
    status: Literal["waiting", "playing", "over", "closed"]
    problem: str | None  # message key: why a closed table cannot be opened
    seats: list[SeatInfo]
    host: bool  # is the reader its host?
    spectators: int
    requests: list[SeatRequest]  # spectators who would like to play
    number: int  # actions played
    rematch: str | None  # the table where the same players meet again
    hints: bool  # players may ask what the strongest bot would do
    turn: list[int]  # seats that may act now, as far as the server knows without opening the table
    created: float  # in seconds since 1970
    unready: list[int]  # seats of people who have not said that they are ready: no sand runs before
    many_seats: bool  # may one visitor take several seats? At a table that is not public anyone may
    look_back: LookBack  # who may see the finished game from every seat, its seed and its review
    looks_back: bool  # may the reader?
    clock: Clock | None  # None: everyone has as much time as they like
    undo: bool  # may steps be taken back from which nobody has learnt anything?
    chat: bool  # may players write to each other what they like?
    series: "SeriesInfo | None"  # the series of which this game is a part
    shares: list[float] | None  # of the win: how a finished game of the reader's ended, in the lobby's lists
    lesson: list["LessonStep"]  # what the guide says, where a game is learned; none at ordinary tables


class SeriesInfo(WireModel):
    """The state of a series of games."""

    of: int  # games there can be at most: best of so many
    game: int  # which of them is played here, from 1
    wins: list[float]  # of each seat, shared wins in part; with those of this game once it is over
    decided: bool  # no remaining game can change who wins
    leaders: list[int]  # the seats that have won most


class LessonStep(WireModel):
    """One step of a lesson: what the guide says at a view, and what the learner is to do."""

    number: int  # of the view
    key: str  # of its words
    does: bool  # the learner is to act; otherwise only to read
    calls: bool  # the others act when it has been read
    ring: int | None  # the action whose control is ringed
    marks: list[int]  # places on the board that are lit
    spot: str | None  # the part of the page that is ringed


class Choice(WireModel):
    """A legal action, by number and by name."""

    action: int
    name: dict[str, str | int]


class LogLine(WireModel):
    """An event in the game's log: a message key with arguments, and places on the board."""

    number: int  # of the view in which it had happened
    step: int  # how many actions had been played: in a history, the number of that view
    key: str
    args: dict[str, str | int]
    marks: list[int]


class GlassInfo(WireModel):
    """A running hourglass."""

    name: int
    seconds: float
    left: float


class ClockInfo(WireModel):
    """A seat's remaining time."""

    left: float  # seconds
    running: bool


class View(WireModel):
    """What one viewer sees after `number` events: actions, steps taken back, times that ran out."""

    number: int
    seat: int | None  # whose view; None = a spectator's, also behind a curtain
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
