"""Watches tables with clocks that are not in memory, and opens those where someone's time is about to run out.

A table with people at it minds its own clock. One that everybody has left, as at the pace of a day a move, may not be
in memory at all: after a restart, none is.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from fathoms.server.error_reporting import report_error

if TYPE_CHECKING:
    from fathoms.server.table.tables import Tables

log = logging.getLogger(__name__)

INTERVAL = 20.0  # seconds from one round to the next


class ClockWatcher:
    """Remembers for each table when it has to be checked next."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._next_check: dict[str, float] = {}

    async def run(self) -> None:
        while True:
            try:
                await self.check_tables()
            except Exception as error:
                report_error(log, "the clocks of idle tables could not be looked at", error)
            await asyncio.sleep(INTERVAL)

    async def check_tables(self) -> None:
        """Open every clocked table that no one has opened and where a time ends before the next round."""
        names = await self._tables.services.run_in_thread(self._tables.services.store.clocked_tables)
        self._next_check = {name: self._next_check.get(name, 0.0) for name in names}
        soon = time.time() + 2 * INTERVAL
        for name in names:
            if self._next_check[name] > soon or self._tables.is_loaded(name):
                continue
            async with self._tables.visit(name) as table:
                await table.refresh()
                self._next_check[name] = table.clocks.next_deadline() or soon
