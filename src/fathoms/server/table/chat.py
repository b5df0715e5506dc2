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
from fathoms.server.table.table_state import TableState

MAX_TRIES = 5


class Chat:
    """The chat messages of a table, as far as its clients have them."""

    def __init__(self, state: TableState, broadcast: Broadcast, services: Services) -> None:
        self._state = state
        self._broadcast = broadcast
        self._services = services
        self._messages: list[chat_messages.StoredMessage] | None = None  # None: no one has looked yet

    async def post_message(self, message: wire.SayPhrase | wire.WriteChat, who: str) -> None:
        """Store a player's message and show it to everyone."""
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
        """Store what a bot says and show it to everyone; dropped if someone speaks at the same moment."""
        stored_table = self._state.stored_table
        with suppress(ConflictError):
            await self._services.run_in_thread(
                chat_messages.add_message, self._services.store, stored_table.id, seat, word, ""
            )
        await self.fetch_messages()

    async def fetch_messages(self) -> None:
        """Read new messages, from this or another server, and show them to everyone."""
        self.show_messages(
            await self._services.run_in_thread(
                chat_messages.messages_after, self._services.store, self._state.stored_table.id, self.last_number
            )
        )

    @property
    def last_number(self) -> int:
        """The number of the last message."""
        return self._messages[-1].number if self._messages else 0

    def show_messages(self, new_messages: list[chat_messages.StoredMessage]) -> None:
        """Show everyone new messages, and remember the last ones."""
        if self._messages is not None and new_messages:
            self._broadcast.send_to_all(wire.ChatMessage(said=[chat_entry(message) for message in new_messages]))
        self._messages = [*(self._messages or []), *new_messages][-chat_messages.HISTORY_LENGTH :]

    def send_history(self, connection: Connection) -> None:
        """Send the last messages to a client that has just come."""
        if self._messages:
            connection.send(wire.ChatMessage(said=[chat_entry(message) for message in self._messages], before=True))


PHRASES = (*get_args(wire.ChatPhrase), *get_args(wire.BotRemark))


def chat_entry(message: chat_messages.StoredMessage) -> wire.ChatEntry:
    phrase: wire.ChatPhrase | wire.BotRemark | None = next((key for key in PHRASES if key == message.word), None)
    return wire.ChatEntry(number=message.number, seat=message.seat, word=phrase, text=message.text)
