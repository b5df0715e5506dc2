"""What a table tells a client."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.wire.field_types import BotRemark, ChatPhrase, WireModel
from fathoms.server.wire.table_info import Choice, LogLine, TableInfo, View


class TableMessage(WireModel):
    """The table has changed: seats, names, who is here."""

    type: Literal["table"] = "table"
    table: TableInfo


class ViewsMessage(WireModel):
    """New views, oldest first. Before the first one after `hello` there may be a gap; `log` tells what was missed."""

    type: Literal["views"] = "views"
    log: list[LogLine]  # what happened before the first of the views and after the client's last, if not very long ago
    views: list[View]


class ThinkingMessage(WireModel):
    """The bots that are thinking now."""

    type: Literal["thinking"] = "thinking"
    seats: list[int]


class HintMessage(WireModel):
    """What the strongest bot would do; only whoever asked is told. `seat` and `number` are those of the question."""

    type: Literal["hint"] = "hint"
    seat: int
    number: int
    choice: Choice | None  # None: the game has moved on meanwhile
    then: list[Choice] = Field([])  # how it goes on, where the choice is only part of a move


class TakeBackMessage(WireModel):
    """The last step of a seat of the reader's may be taken back, as long as view `number` is the newest."""

    type: Literal["take_back"] = "take_back"
    seat: int
    number: int


class ChatEntry(WireModel):
    """What someone said at the table: one of the words, or what they wrote; or what a bot remarked."""

    number: int  # 1, 2, ...
    seat: int
    word: ChatPhrase | BotRemark | None
    text: str


class ChatMessage(WireModel):
    """What was said; after `hello`, what was said before."""

    type: Literal["said"] = "said"
    said: list[ChatEntry]
    before: bool = False  # it is not new


class ClosingMessage(WireModel):
    """The server stops. It is worth coming back after so many seconds; nothing is lost."""

    type: Literal["closing"] = "closing"
    seconds: float


class RefusedMessage(WireModel):
    """Something asked for was not done, and why."""

    type: Literal["refused"] = "refused"
    key: str
    args: dict[str, str | int | float]
    number: int  # the table's current view


class PongMessage(WireModel):
    """Someone is."""

    type: Literal["pong"] = "pong"


FromTable = Annotated[
    TableMessage
    | ViewsMessage
    | ThinkingMessage
    | HintMessage
    | TakeBackMessage
    | ChatMessage
    | ClosingMessage
    | RefusedMessage
    | PongMessage,
    Field(discriminator="type"),
]
