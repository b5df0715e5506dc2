"""The chat of a table: a few friendly phrases, and free ones where the host has allowed them.

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
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.state import TableState

MAX_TRIES = 5


class Chat:
    """What has been said at a table, as far as its screens have heard it."""

    def __init__(self, state: TableState, broadcast: Broadcast, services: Services) -> None:
        self._state = state
        self._broadcast = broadcast
        self._services = services
        self._messages: list[chat_messages.StoredMessage] | None = None  # None: no one has looked yet

    async def post(self, message: wire.SayPhrase | wire.WriteChat, who: str) -> None:
        """Have everyone hear it."""
        stored_table = self._state.stored_table
        seats.own_seat(stored_table.seats, message.seat, who)
        word, text = (message.word, "") if isinstance(message, wire.SayPhrase) else ("", seats.clean_text(message.text))
        if text and not stored_table.chat:
            raise Refusal("chat-off")
        if not word and not text:
            raise Refusal("chat-empty")
        for _ in range(MAX_TRIES):
            try:
                await self._services.run_in_thread(
                    chat_messages.add_message, self._services.store, stored_table.id, message.seat, word, text
                )
            except ConflictError:  # someone spoke at the same moment
                continue
            return await self.fetch_messages()
        raise Refusal("server-busy")

    async def post_remark(self, seat: int, word: str) -> None:
        """Have everyone hear what a bot says; if someone speaks at the same moment, it keeps silent."""
        stored_table = self._state.stored_table
        with suppress(ConflictError):
            await self._services.run_in_thread(
                chat_messages.add_message, self._services.store, stored_table.id, seat, word, ""
            )
        await self.fetch_messages()

    async def fetch_messages(self) -> None:
        """Hear what has been said, here or at another server, and tell everyone what is new."""
        self.receive(
            await self._services.run_in_thread(
                chat_messages.messages_after, self._services.store, self._state.stored_table.id, self.last_number
            )
        )

    @property
    def last_number(self) -> int:
        """The number of what was heard last."""
        return self._messages[-1].number if self._messages else 0

    def receive(self, new_messages: list[chat_messages.StoredMessage]) -> None:
        """Tell everyone what has been said since then."""
        if self._messages is not None and new_messages:
            self._broadcast.send_to_all(wire.ChatMessage(said=[chat_entry(message) for message in new_messages]))
        self._messages = [*(self._messages or []), *new_messages][-chat_messages.HISTORY_LENGTH :]

    def send_history(self, connection: Connection) -> None:
        """Tell someone who comes what was said last."""
        if self._messages:
            connection.send(wire.ChatMessage(said=[chat_entry(message) for message in self._messages], before=True))


PHRASES = (*get_args(wire.ChatPhrase), *get_args(wire.BotRemark))


def chat_entry(message: chat_messages.StoredMessage) -> wire.ChatEntry:
    phrase: wire.ChatPhrase | wire.BotRemark | None = next((key for key in PHRASES if key == message.word), None)
    return wire.ChatEntry(number=message.number, seat=message.seat, word=phrase, text=message.text)
