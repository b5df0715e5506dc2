"""Which tables this server owns, and who is at tables through other servers.

A table's owner runs its bots and clocks. A server announces who is at each table through it, and owns the table if no
other server does. It renews its lease as long as it holds anything; if it disappears, the others notice when the lease
ends, and take its tables over. A server that is alone asks the database for none of this between an announcement and
the next.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from fathoms.core.refusal import Refusal
from fathoms.server.cluster.bus import NO_MOVE, EventBus, TableChanged
from fathoms.server.error_reporting import report_error
from fathoms.server.store import leases
from fathoms.server.store.leases import PresenceReport, Server, TablePresence, TimerState
from fathoms.server.store.store import Store
from fathoms.server.write_batcher import WriteBatcher

log = logging.getLogger(__name__)

T = TypeVar("T")

HEARTBEATS = 3  # in the time of a lease, so that two may fail
GOODBYE_TIMEOUT = 3.0  # seconds to give everything back on shutdown
MAX_ADOPTED = 10  # tables of a dead server taken over at one heartbeat

# For a table: people here (by id), do we want to own it, its timer's name.
Announcement = tuple[Mapping[str, bool], bool, int | None]


class LocalTables(Protocol):
    """The tables in this server's memory, as far as other servers matter to them."""

    def tables_in_use(self) -> Mapping[str, int]:
        """Tables that people or tasks are using, each with the number of its last move."""

    def handle_event(self, event: TableChanged) -> None:
        """Handle an event: a table was changed by another server."""

    async def sync_all(self) -> None:
        """Look into the store for changes that no event told of."""

    async def adopt(self, table: str) -> None:
        """Take over a table whose server has gone."""


def check_same_secret(store: Store, mark: str) -> None:
    """Refuse to start beside servers with another secret: their cookies would not be valid at both."""
    if any(other.mark != mark for other in leases.other_servers(store, "").values()):
        raise Refusal("secret-differs")


class Membership:
    """What this server holds, and what it knows of the other servers."""

    def __init__(self, store: Store, bus: EventBus, pool: Executor, secret_mark: str, lease: float) -> None:
        self.id = secrets.token_hex(16)
        self.other_servers: dict[str, Server] = {}
        self._store, self._bus, self._pool = store, bus, pool
        self._report_batcher = WriteBatcher(self._send_reports, pool)
        self._secret_mark = secret_mark
        self._lease = lease  # seconds
        self._lease_end = 0.0  # by our own clock, counted from before the lease was requested
        self._announcements: dict[str, Announcement] = {}
        self._owned_tables: set[str] = set()
        self.busy_job_queues = 0  # job queues that are running something
        self._renewal_lock = asyncio.Lock()
        self._lease_pool = ThreadPoolExecutor(1, "lease")  # so that renewals wait for nothing else
        self._tables: LocalTables
        self._tasks: set[asyncio.Task[None]] = set()
        self._sync_due = asyncio.Event()  # set when events may have been missed
        self._is_closed = False

    # For tables

    def owns(self, table: str) -> bool:
        """Is this server the one that runs the table's bots and clocks?"""
        return table in self._owned_tables and (not self.other_servers or self._now() < self._lease_end)

    def has_announced(self, table: str) -> bool:
        """Is there an announcement of ours for this table that is still in force?"""
        return table in self._announcements or table in self._owned_tables

    def publish_change(self, table: str, number: int = NO_MOVE) -> None:
        """Tell the other servers that a table has changed."""
        if self.other_servers:
            self._bus.publish(TableChanged(table, number), self.other_servers.values())

    async def announce(
        self, table: str, people: Mapping[str, bool], wants_ownership: bool, timer: TimerState | None = None
    ) -> TablePresence:
        """Announce who is at a table through this server and whether it wants to own it; returns what the others know.

        While nothing changes and this server is alone, the database is not asked.
        """
        if self._is_closed:
            return TablePresence()
        last_announcement = self._announcements.get(table, ({}, False, None))
        has_changed = last_announcement[:2] != (people, wants_ownership) or (
            timer is not None and timer.name != last_announcement[2]
        )
        if not has_changed and self.owns(table) == wants_ownership and not self.other_servers:
            return TablePresence(owner="us" if wants_ownership else "nobody")
        if not has_changed:
            presence = (await self._query_store(leases.table_presences, self.id, [table]))[table]
        if has_changed or (wants_ownership and presence.owner == "nobody"):
            presence = await self._send_report(table, people, wants_ownership, timer)
        self._record_ownership(table, presence)
        return presence

    async def _send_report(
        self, table: str, people: Mapping[str, bool], wants_ownership: bool, timer: TimerState | None
    ) -> TablePresence:
        self._announcements.pop(table, None)  # if this fails, it has to be announced again
        await self.ensure_lease()
        presence = await self._report_batcher.submit(PresenceReport(table, people, wants_ownership, timer))
        if people or wants_ownership:
            self._announcements[table] = (dict(people), wants_ownership, timer.name if timer else None)
        self.publish_change(table)
        return presence

    def _send_reports(self, reports: Sequence[PresenceReport]) -> list[TablePresence]:
        """Store all announcements in one transaction; runs in a worker thread."""
        presences = leases.announce_all(self._store, self.id, reports)
        return [presences[report.table] for report in reports]

    def _record_ownership(self, table: str, presence: TablePresence) -> None:
        if presence.owner == "us":
            self._owned_tables.add(table)
        else:
            self._owned_tables.discard(table)

    async def people_elsewhere(
        self, tables: Collection[str], run_in_reader: Callable[..., Awaitable[Any]]
    ) -> dict[str, set[str]]:
        """Who is at some tables through other servers; `run_in_reader` runs the query."""
        if not (tables and self.other_servers):
            return {}
        presences: dict[str, TablePresence] = await run_in_reader(leases.table_presences, self._store, self.id, tables)
        return {table: set(each.people) for table, each in presences.items()}

    async def presences_of(self, tables: Collection[str]) -> dict[str, TablePresence]:
        """What the other servers have announced for some tables."""
        return await self._query_store(leases.table_presences, self.id, tables)

    # The lease

    async def open(self, tables: LocalTables) -> None:
        """Start the event bus and the heartbeats."""
        self._tables = tables
        await self._bus.open(self._handle_event, self._sync_due.set)
        self._start_task(self._run_heartbeats())

    async def close(self) -> None:
        """Give up all ownership and stop; the other servers take over."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        tables_in_use = self._tables.tables_in_use()
        idle_tables = [table for table in self._owned_tables if table not in tables_in_use]
        if self._announcements or self._owned_tables or self._lease_end:
            with suppress(Exception):  # whatever it is, our lease ends by itself
                await asyncio.wait_for(
                    self._in_thread(self._lease_pool, leases.sign_off, self.id, idle_tables), GOODBYE_TIMEOUT
                )
        for table in self._announcements:
            self.publish_change(table)
        await self._bus.close()
        self._lease_pool.shutdown(wait=False)

    async def _run_heartbeats(self) -> None:
        beats = 0
        while True:
            try:
                await self.heartbeat()
                is_due = self._sync_due.is_set()
                if is_due or beats % HEARTBEATS == 0:
                    self._sync_due.clear()
                    await self._sync_tables(is_due)
            except Exception as error:
                report_error(log, "this server could not look after the others", error)
            beats += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sync_due.wait(), self._lease / HEARTBEATS)

    async def heartbeat(self) -> None:
        """Renew the lease if this server holds anything, and refresh the list of other servers."""
        async with self._renewal_lock:
            if self._announcements or self._owned_tables or self.busy_job_queues:
                await self._renew_lease()
            await self._refresh_servers()

    async def ensure_lease(self) -> None:
        """Make sure that the lease lasts a while longer."""
        async with self._renewal_lock:
            if self._now() > self._lease_end - self._lease / HEARTBEATS:
                await self._renew_lease()
                await self._refresh_servers()

    async def _renew_lease(self) -> None:
        started_at, this_server = self._now(), Server(self.id, self._bus.address, self._secret_mark)
        lapsed = started_at > self._lease_end
        was_known = await self._in_thread(self._lease_pool, leases.renew_lease, this_server, self._lease)
        self._lease_end = started_at + self._lease
        # Others may have taken our tables: announce everything again.
        if (lapsed or not was_known) and self._announcements:
            self._announcements.clear()
            self._owned_tables.clear()
            for table in self._tables.tables_in_use():
                self._tables.handle_event(TableChanged(table, NO_MOVE))

    async def _refresh_servers(self) -> None:
        servers = await self._in_thread(self._lease_pool, leases.other_servers, self.id)
        joined_servers, lost_servers = (
            servers.keys() - self.other_servers.keys(),
            self.other_servers.keys() - servers.keys(),
        )
        self.other_servers = servers
        if joined_servers:  # no events were sent to them until now
            for table, number in self._tables.tables_in_use().items():
                self.publish_change(table, number)
        if joined_servers or lost_servers:
            self._sync_due.set()

    async def _sync_tables(self, is_due: bool) -> None:
        """Catch up on changes without an event, give up idle tables, and adopt tables of dead servers."""
        if self.other_servers or is_due:  # the last of the others may just have gone
            await self._tables.sync_all()
        for table in self._owned_tables - self._tables.tables_in_use().keys():
            self._tables.handle_event(TableChanged(table, NO_MOVE))
        await self._in_thread(self._lease_pool, leases.forget_dead_servers)
        orphaned_tables = await self._in_thread(self._lease_pool, leases.orphaned_tables, MAX_ADOPTED)
        if orphaned_tables:
            self._start_task(self._adopt_tables(orphaned_tables))

    async def _adopt_tables(self, tables: Collection[str]) -> None:
        for table in tables:
            with suppress(Refusal):
                await self._tables.adopt(table)

    # Events

    def _handle_event(self, event: TableChanged) -> None:
        if self.other_servers:
            self._tables.handle_event(event)
        else:
            self._start_task(self._handle_new_server(event))

    async def _handle_new_server(self, event: TableChanged) -> None:
        """An event from a server that is not in our list yet: refresh it first."""
        await self.heartbeat()
        self._tables.handle_event(event)

    def _start_task(self, coroutine: Any) -> None:
        task = asyncio.create_task(self._run_reporting_errors(coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_reporting_errors(self, coroutine: Any) -> None:
        try:
            await coroutine
        except Exception as error:
            report_error(log, "other servers could not be looked after", error)

    async def _query_store(self, call: Callable[..., T], *args: Any) -> T:
        return await self._in_thread(self._pool, call, *args)

    async def _in_thread(self, pool: Executor, call: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, call, self._store, *args)

    def _now(self) -> float:
        return time.monotonic()
