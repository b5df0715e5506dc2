"""How servers tell each other that a table has changed.

Only its name and a number are told: that of a move, or `CHANGED` for everything else. Whoever hears it looks into the
store. News may be lost: whoever has viewers looks by themselves from time to time.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from fathoms.server.store.leases import Server
from fathoms.server.store.stored_table import is_valid_id

NO_MOVE = 0  # seats, people, the end: whatever is no move


class TableChanged(NamedTuple):
    """What is told: nothing that would be a secret."""

    table: str
    number: int

    def __str__(self) -> str:
        return f"{self.table} {self.number}"


def parse_event(text: str) -> TableChanged | None:
    """What was told; None if it is nothing of ours."""
    table, _, number = text.partition(" ")
    if not is_valid_id(table) or not (number.isascii() and number.isdigit() and len(number) < 10):
        return None
    return TableChanged(table, int(number))


class EventBus(Protocol):
    """Telling and hearing."""

    @property
    def address(self) -> str:
        """Where others find us, if they have to know."""

    async def open(self, on_event: Callable[[TableChanged], None], on_gap: Callable[[], None]) -> None:
        """Begin to listen. `missed` is called when something may have been missed."""

    def publish(self, event: TableChanged, servers: Collection[Server]) -> None:
        """Tell the others, soon; nobody waits for it."""

    async def close(self) -> None: ...
