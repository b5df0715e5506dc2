"""Words at the table: a few friendly phrases, and free ones where the host has allowed them.

Phrases travel as keys, so that everyone reads them in their own words. Only players speak, and now and then a bot.
"""

from contextlib import suppress
from typing import get_args

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.services import Services
from fathoms.server.store import chat_messages
from fathoms.server.store.store import ConflictError
from fathoms.server.table import seats
from fathoms.server.table.bot_chatter import Remark
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.connection import Connection
from fathoms.server.table.state import TableState

TRIES = 5


class Chat:
    """What has been said at a table, as far as its screens have heard it."""

    def __init__(self, sitting: TableState, audience: Broadcast, services: Services) -> None:
        self._sitting = sitting
        self._audience = audience
        self._services = services
        self._said: list[chat_messages.ChatMessage] | None = None  # None: nobody has looked yet

    async def say(self, message: wire.SayPhrase | wire.WriteChat, who: str) -> None:
        """Have everyone hear it."""
        kept = self._sitting.kept
        seats.own_seat(kept.seats, message.seat, who)
        word, text = (message.word, "") if isinstance(message, wire.SayPhrase) else ("", seats.clean_text(message.text))
        if text and not kept.chat:
            raise Refusal("chat-off")
        if not word and not text:
            raise Refusal("chat-empty")
        for _ in range(TRIES):
            try:
                await self._services.run_in_thread(
                    chat_messages.add_message, self._services.store, kept.id, message.seat, word, text
                )
            except ConflictError:  # someone spoke at the same moment
                continue
            return await self.listen()
        raise Refusal("server-busy")

    async def remark(self, remark: Remark) -> None:
        """Have everyone hear what a bot says; if someone speaks at the same moment, it keeps silent."""
        kept = self._sitting.kept
        with suppress(ConflictError):
            await self._services.run_in_thread(
                chat_messages.add_message, self._services.store, kept.id, remark.seat, remark.word, ""
            )
        await self.listen()

    async def listen(self) -> None:
        """Hear what has been said, here or at another server, and tell everyone what is new."""
        self.hear(
            await self._services.run_in_thread(
                chat_messages.messages_after, self._services.store, self._sitting.kept.id, self.last
            )
        )

    @property
    def last(self) -> int:
        """The number of what was heard last."""
        return self._said[-1].number if self._said else 0

    def hear(self, fresh: list[chat_messages.ChatMessage]) -> None:
        """Tell everyone what has been said since then."""
        if self._said is not None and fresh:
            self._audience.tell(wire.ChatMessage(said=[chat_line(spoken) for spoken in fresh]))
        self._said = [*(self._said or []), *fresh][-chat_messages.HISTORY_LENGTH :]

    def repeat(self, connection: Connection) -> None:
        """Tell someone who comes what was said last."""
        if self._said:
            connection.send(wire.ChatMessage(said=[chat_line(spoken) for spoken in self._said], before=True))


PHRASES = (*get_args(wire.ChatPhrase), *get_args(wire.BotRemark))


def chat_line(spoken: chat_messages.ChatMessage) -> wire.ChatEntry:
    word: wire.ChatPhrase | wire.BotRemark | None = next((known for known in PHRASES if known == spoken.word), None)
    return wire.ChatEntry(number=spoken.number, seat=spoken.seat, word=word, text=spoken.text)
