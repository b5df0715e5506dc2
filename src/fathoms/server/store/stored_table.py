"""What is stored of a table: its columns, its seats and its moves."""

import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from fathoms.core.options import Value

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike; twelve of them cannot be guessed

MAX_ID_LENGTH = 32  # letters of a table's or a study's name


def is_valid_id(text: str) -> bool:
    """Can this be the id of a table or a study? Anything else is not sent to the database."""
    return 0 < len(text) <= MAX_ID_LENGTH and text.isascii() and text.isalnum()


Status = Literal["waiting", "playing", "over"]
# Has a bot played for the owner: never; now, as they left, others put it there, or they gave up; before they came back?
StandIn = Literal["", "left", "replaced", "conceded", "before"]
# What can stand in a game's list of moves beside the actions of its rules, which are numbers from 0 on.
TAKEN_BACK = -1  # a seat took its last step back
TIME_UP = -2  # a seat's time ran out; what the table then plays for it comes next
READY = -3  # a seat that shares a screen is ready for a glass of its own
CONCEDED = -4  # a seat gave the game up

LookBack = Literal["players", "anyone"]  # who may see a finished game with every seat's eyes, its seed and its review


@dataclass(frozen=True)
class Seat:
    """A seat and who has it."""

    kind: Literal["open", "person", "bot"] = "open"
    owner: str = ""  # the player it belongs to; of an open seat: whom it is kept for
    name: str = ""
    bot: str = ""  # the bot that plays, also in place of an owner who is away
    away: bool = False
    stand_in: StandIn = ""

    def played_by(self, who: str) -> bool:
        """Does this person play here themselves?"""
        return self.kind == "person" and self.owner == who and not self.away


@dataclass(frozen=True)
class StoredTable:
    """A stored table, without its seed and its moves."""

    game: str
    version: int  # of the rules it is played by
    players: int
    options: Mapping[str, Value]
    public: bool
    host: str
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    id: str = field(default_factory=lambda: "".join(secrets.choice(ID_LETTERS) for _ in range(12)))
    created: float = field(default_factory=time.time)
    rematch: str | None = None
    hints: bool = False  # may players ask what the strongest bot would do?
    number: int = 0  # actions played
    many_seats: bool = False  # may one visitor take several seats, though the table is public?
    look_back: LookBack = "players"
    clock: str = ""  # how much time everyone has, as `table/time_control.py` writes it; "" = as much as they like
    undo: bool = False  # may steps be taken back from which nobody has learnt anything?
    chat: bool = False  # may players write to each other what they like?
    lesson: str = ""  # the version of the lesson that is taught here; none at ordinary tables
    series: str = ""  # which game of which series is played here, as `table/series.py` writes it; "" = of none
    removed: tuple[str, ...] = ()  # whom the host has taken off a seat: they do not sit down here again

    @cached_property
    def bots(self) -> dict[int, str]:
        """The bots that play here, by their seats."""
        return {number: seat.bot for number, seat in enumerate(self.seats) if seat.bot}

    @cached_property
    def _played_by(self) -> dict[str, tuple[int, ...]]:
        playing = {seat.owner for seat in self.seats if seat.kind == "person"}
        return {who: tuple(n for n, seat in enumerate(self.seats) if seat.played_by(who)) for who in playing}

    def played_by(self, who: str) -> tuple[int, ...]:
        """The seats that this person plays themselves."""
        return self._played_by.get(who, ())

    def may_look_back(self, who: str) -> bool:
        """May this person see all of the game when it is over?"""
        return self.look_back == "anyone" or who == self.host or any(seat.owner == who for seat in self.seats)

    def begin_if_full(self) -> "StoredTable":
        """The same table, with its game begun if no seat is open."""
        full = self.status == "waiting" and all(seat.kind != "open" for seat in self.seats)
        return replace(self, status="playing") if full else self


@dataclass(frozen=True, slots=True)
class StoredMove:
    """One action by one seat, as the `number`-th thing that happened in its game; or another thing (see above)."""

    number: int
    seat: int
    action: int
    at: float = field(default=0.0, compare=False)  # seconds since 1970

    @property
    def is_action(self) -> bool:
        """Is it one of the rules' own?"""
        return self.action >= 0


@dataclass(frozen=True)
class Result:
    """How a game ended, as every spectator has seen it."""

    finished: float  # seconds since 1970: its last action
    scores: list[int]
    shares: list[float]  # of the win


def effective_moves(happened: Iterable[StoredMove]) -> list[StoredMove]:
    """The actions that count, of all that happened: those that were not taken back."""
    steps: list[StoredMove] = []
    for move in happened:
        if move.action == TAKEN_BACK:
            steps.pop()
        elif move.is_action:
            steps.append(move)
    return steps
