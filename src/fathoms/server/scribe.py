"""Moves of many tables are stored together.

A move is shown when it is stored, and to store something is to wait for the disk. What other tables store meanwhile
waits until then, and goes into the next transaction all at once. Where there is little to do, nobody waits for anyone.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from fathoms.server.store.kept import StoredMove
from fathoms.server.store.store import Store

MOST = 256  # moves in one transaction


class Entry(NamedTuple):
    """A move to be stored, and who waits for it."""

    table: str
    move: StoredMove
    stored: asyncio.Future[None]


class Scribe:
    """Writes down what happens at a server's tables."""

    def __init__(self, store: Store, hands: Executor) -> None:
        self._store, self._hands = store, hands
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, move: StoredMove) -> None:
        """Store what happens next at a table, unless another server has stored one: a ConflictError."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(table, move, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        await stored

    async def _write(self) -> None:
        try:
            while self._waiting:
                burst, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._store_all(burst)
        finally:
            self._task = None

    async def _store_all(self, burst: list[Entry]) -> None:
        moves = [(entry.table, entry.move) for entry in burst]
        failures: Sequence[Exception | None]
        try:
            failures = await asyncio.get_running_loop().run_in_executor(self._hands, self._store.append_all, moves)
        except Exception as error:
            failures = [error] * len(burst)
        for entry, failure in zip(burst, failures, strict=True):
            if entry.stored.done():  # nobody waits for it any more
                continue
            if failure is None:
                entry.stored.set_result(None)
            else:
                entry.stored.set_exception(failure)
