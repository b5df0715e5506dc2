"""The public tables of the lobby, cached: one query, however many ask at the same time."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from fathoms.server.single_flight import SingleFlight
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import Seat, StoredTable

MAX_AGE = 0.5  # seconds: what this server does itself is seen at once, what others do by then


@dataclass(frozen=True)
class PublicTables:
    """The newest public tables."""

    waiting: list[StoredTable]  # with a free seat
    playing: list[StoredTable]


class PublicTableCache:
    """Caches the public tables until one is changed on this server, or for a moment."""

    def __init__(self, store: Store, read: Callable[..., Awaitable[PublicTables]]) -> None:
        self._store, self._read = store, read
        self._queries: SingleFlight[int, PublicTables] = SingleFlight()
        self._tables = PublicTables([], [])
        self._changes = -1  # of the store, when it was asked
        self._fresh_until = 0.0

    async def public_tables(self) -> PublicTables:
        changes = self._store.changes
        if changes == self._changes and time.monotonic() < self._fresh_until:
            return self._tables
        return await self._queries.run(changes, self._refresh)

    async def _refresh(self) -> PublicTables:
        changes, until = self._store.changes, time.monotonic() + MAX_AGE
        self._tables = await self._read(self._query)
        self._changes, self._fresh_until = changes, until
        return self._tables

    def _query(self) -> PublicTables:
        """Runs in a thread for reading."""
        waiting = [
            stored_table
            for stored_table in self._store.public_tables("waiting")
            if any(map(is_seat_free, stored_table.seats))
        ]
        return PublicTables(waiting, self._store.public_tables("playing"))


def is_seat_free(seat: Seat) -> bool:
    """May anyone take this seat?"""
    return seat.kind == "open" and not seat.owner
