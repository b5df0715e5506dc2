"""Messages from a table to a client."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.wire.field_types import BotRemark, ChatPhrase, WireModel
from fathoms.server.wire.table_models import Choice, LogLine, TableInfo, View


class TableMessage(WireModel):
    """The table has changed: seats, names, who is connected."""

    type: Literal["table"] = "table"
    table: TableInfo


class ViewsMessage(WireModel):
    """New views, oldest first. Before the first one after `hello` there may be a gap; `log` covers what was missed."""

    type: Literal["views"] = "views"
    log: list[LogLine]  # what happened before the first of the views and after the client's last, unless very long ago
    views: list[View]


class ThinkingMessage(WireModel):
    """The bots that are thinking now."""

    type: Literal["thinking"] = "thinking"
    seats: list[int]


class HintMessage(WireModel):
    """What the strongest bot would do, for the reader who asked. `seat` and `number` are those of the question."""

    type: Literal["hint"] = "hint"
    seat: int
    number: int
    choice: Choice | None  # None: the game has moved on
    then: list[Choice] = Field([])  # further actions, where the choice is only part of a move


class TakeBackMessage(WireModel):
    """The last step of one of the reader's seats may be taken back, as long as view `number` is the newest."""

    type: Literal["take_back"] = "take_back"
    seat: int
    number: int


class ChatEntry(WireModel):
    """An entry of the chat: a phrase, a text that someone wrote, or a bot's remark."""

    number: int  # 1, 2, ...
    seat: int
    word: ChatPhrase | BotRemark | None
    text: str


class ChatMessage(WireModel):
    """New chat entries; after `hello`, the earlier ones."""

    type: Literal["said"] = "said"
    said: list[ChatEntry]
    before: bool = False  # sent before the client connected


class ClosingMessage(WireModel):
    """The server stops; reconnect after this many seconds. Nothing is lost."""

    type: Literal["closing"] = "closing"
    seconds: float


class RefusedMessage(WireModel):
    """A request was refused, and why."""

    type: Literal["refused"] = "refused"
    key: str
    args: dict[str, str | int | float]
    number: int  # the table's current view


class PongMessage(WireModel):
    """The answer to `ping`."""

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
