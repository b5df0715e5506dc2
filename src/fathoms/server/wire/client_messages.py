"""Messages from a client to a table."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.wire.field_types import (
    ActionName,
    BestOf,
    ChatPhrase,
    Name,
    OptionValue,
    SeatNumber,
    Speed,
    Text,
    WireModel,
)


class Hello(WireModel):
    """The first message: the last view the client has, -1 for none."""

    type: Literal["hello"]
    last: int = -1


class Move(WireModel):
    """Play an action, by its number or by its name, in answer to a view."""

    type: Literal["move"]
    seat: SeatNumber
    number: int
    action: int | ActionName


class Sit(WireModel):
    """Take an open seat, or come back to one's own."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name = ""


class Stand(WireModel):
    """Give up a seat: before the game it becomes open again, during it a bot takes over."""

    type: Literal["stand"]
    seat: SeatNumber


class Concede(WireModel):
    """Give up the game at one of the reader's seats: a bot plays it to the end, and its player cannot come back."""

    type: Literal["concede"]
    seat: SeatNumber


class RequestSeat(WireModel):
    """A spectator asks to play: the players may give them the seat of a bot."""

    type: Literal["ask_seat"]
    name: Name = ""


class GiveSeat(WireModel):
    """A player gives a bot's seat to a spectator who has asked for one."""

    type: Literal["give_seat"]
    seat: SeatNumber
    request: int


class BotSpeed(WireModel):
    """How quickly bots are to play while the reader plays here; of several wishes the slowest counts."""

    type: Literal["bot_speed"]
    speed: Speed


class SetBot(WireModel):
    """The host puts a bot into an open seat, or (bot null) opens a bot's seat again before the game.

    During the game anyone at the table may put a bot in place of a person who is not connected.
    """

    type: Literal["set_bot"]
    seat: SeatNumber
    bot: str | None


class RemovePlayer(WireModel):
    """The host removes someone from a seat before the game; they cannot sit down at this table again."""

    type: Literal["remove"]
    seat: SeatNumber


class LiftCurtain(WireModel):
    """Lift the curtain: show what this seat of the reader's sees, until another seat of this screen is to act."""

    type: Literal["see"]
    seat: SeatNumber


class Hint(WireModel):
    """Ask what the strongest bot would do at one of the reader's seats, in answer to a view."""

    type: Literal["hint"]
    seat: SeatNumber
    number: int


class TakeBack(WireModel):
    """Take back the last step of a seat, as the table has offered for view `number`."""

    type: Literal["take_back"]
    seat: SeatNumber
    number: int


class RenameSeat(WireModel):
    """Rename one of the reader's seats."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class SayPhrase(WireModel):
    """Say one of the fixed phrases to everyone at the table, from one of the reader's seats."""

    type: Literal["say"]
    seat: SeatNumber
    word: ChatPhrase


class WriteChat(WireModel):
    """Write a chat message to everyone at the table, where its host has allowed it."""

    type: Literal["write"]
    seat: SeatNumber
    text: Text


class Rematch(WireModel):
    """Play again: the same people; the same game and options, unless another is named.

    The others are invited, and their seats kept for them. A series goes on until it is decided, unless `best_of` says
    otherwise.
    """

    type: Literal["rematch"]
    move_seats: SeatNumber = 0  # everyone moves on by so many seats
    game: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, OptionValue] = Field({})  # of another game
    best_of: BestOf | None = None  # a new series; 1: a single game


class Ready(WireModel):
    """The hourglass may be turned, as far as the reader's seats are concerned."""

    type: Literal["ready"]


class ContinueLesson(WireModel):
    """In a lesson: the reader has read what there was to read at a view, and the others may act."""

    type: Literal["read_on"]
    number: int


class Ping(WireModel):
    """Check the connection; a `pong` answers."""

    type: Literal["ping"]


FromClient = Annotated[
    Hello
    | Move
    | Sit
    | Stand
    | SetBot
    | Concede
    | RequestSeat
    | GiveSeat
    | BotSpeed
    | RemovePlayer
    | LiftCurtain
    | Hint
    | TakeBack
    | RenameSeat
    | SayPhrase
    | WriteChat
    | Rematch
    | Ready
    | ContinueLesson
    | Ping,
    Field(discriminator="type"),
]
