"""The event bus: how servers tell each other that a table has changed.

An event holds only a table's name and a number: that of a move, or `NO_MOVE` for everything else. A server that
receives it looks into the store. Events may get lost, so a server with viewers also looks by itself from time to time.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from fathoms.server.store.leases import Server
from fathoms.server.store.stored_table import is_valid_id

NO_MOVE = 0  # the number of an event about seats, people or the end


class TableChanged(NamedTuple):
    """An event: a table has changed. It holds nothing that would be a secret."""

    table: str
    number: int

    def __str__(self) -> str:
        return f"{self.table} {self.number}"


def parse_event(text: str) -> TableChanged | None:
    """Parse an event; None if the text is none."""
    table, _, number = text.partition(" ")
    if not is_valid_id(table) or not (number.isascii() and number.isdigit() and len(number) < 10):
        return None
    return TableChanged(table, int(number))


class EventBus(Protocol):
    """Publishes events to other servers, and receives theirs."""

    @property
    def address(self) -> str:
        """Where other servers reach this bus, if they have to know."""

    async def open(self, on_event: Callable[[TableChanged], None], on_gap: Callable[[], None]) -> None:
        """Start to listen. `on_gap` is called when events may have been missed."""

    def publish(self, event: TableChanged, servers: Collection[Server]) -> None:
        """Send an event to the others soon, without waiting for it."""

    async def close(self) -> None: ...
