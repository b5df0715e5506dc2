"""One server among several: is it the one that runs a table's bots and clocks, and who is at the others?

A server says at each table who is there through it, and keeps the table if nobody else does. It renews its lease as
long as it holds anything; when it goes without a word, the others notice within that time and take over. A server
that is alone asks the database for none of this between a hello and a farewell.
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
from fathoms.server.store.leases import Hello, Meeting, Sand, Server
from fathoms.server.store.store import Store
from fathoms.server.write_batcher import WriteBatcher

log = logging.getLogger(__name__)

T = TypeVar("T")

HEARTBEATS = 3  # in the time of a lease: two may fail
GOODBYE_TIMEOUT = 3.0  # seconds to tell that we go
MAX_ADOPTED = 10  # tables of a dead server taken over at one beat

Announcement = tuple[Mapping[str, bool], bool, int | None]  # of a table: who is here, would we keep it, its glass


class LocalTables(Protocol):
    """The tables in this server's memory, as far as other servers matter to them."""

    def in_use(self) -> Mapping[str, int]:
        """Those with someone or something at them, and the number of the last move of each."""

    def hear(self, notice: TableChanged) -> None:
        """A table was changed elsewhere."""

    async def check(self) -> None:
        """Look whether any table was changed elsewhere, and nobody told."""

    async def adopt(self, table: str) -> None:
        """Run a table whose server has gone."""


def check_same_secret(store: Store, mark: str) -> None:
    """Refuse to start beside servers with another secret: nobody would be known at both."""
    if any(other.mark != mark for other in leases.others(store, "").values()):
        raise Refusal("secret-differs")


class Membership:
    """What this server holds, and what it knows of the others."""

    def __init__(self, store: Store, news: EventBus, hands: Executor, mark: str, lease: float) -> None:
        self.id = secrets.token_hex(16)
        self.others: dict[str, Server] = {}
        self._store, self._news, self._hands = store, news, hands
        self._hellos = WriteBatcher(self._meet_all, hands)
        self._mark = mark
        self._lease = lease  # seconds
        self._until = 0.0  # when it ends, by our own clock, counted from before it was asked for
        self._said: dict[str, Announcement] = {}
        self._kept: set[str] = set()
        self.working = 0  # lines of long work at which something is being done here
        self._renewing = asyncio.Lock()
        self._hand = ThreadPoolExecutor(1, "lease")  # waits for nobody
        self._rooms: LocalTables
        self._tasks: set[asyncio.Task[None]] = set()
        self._due = asyncio.Event()  # set when something may have been missed
        self._closed = False

    # Asked by tables

    def keeps(self, table: str) -> bool:
        """Is this server the one that runs the table's bots and clocks?"""
        return table in self._kept and (not self.others or self._now() < self._until)

    def holds(self, table: str) -> bool:
        """Have we said anything of this table that still holds?"""
        return table in self._said or table in self._kept

    def tell(self, table: str, number: int = NO_MOVE) -> None:
        """Tell the other servers that a table has changed."""
        if self.others:
            self._news.tell(TableChanged(table, number), self.others.values())

    async def meet(self, table: str, people: Mapping[str, bool], keep: bool, glass: Sand | None = None) -> Meeting:
        """Say who is at a table through us, and whether we would keep it; what the others know.

        Nobody is asked or told anything while that stays as it is and we are alone.
        """
        if self._closed:
            return Meeting()
        said = self._said.get(table, ({}, False, None))
        news = said[:2] != (people, keep) or (glass is not None and glass.name != said[2])
        if not news and self.keeps(table) == keep and not self.others:
            return Meeting(keeper="us" if keep else "nobody")
        if not news:
            met = (await self._ask(leases.look, self.id, [table]))[table]
        if news or (keep and met.keeper == "nobody"):
            met = await self._say(table, people, keep, glass)
        self._note(table, met)
        return met

    async def _say(self, table: str, people: Mapping[str, bool], keep: bool, glass: Sand | None) -> Meeting:
        self._said.pop(table, None)  # should it fail, it is to be said again
        await self.be_there()
        met = await self._hellos.ask(Hello(table, people, keep, glass))
        if people or keep:
            self._said[table] = (dict(people), keep, glass.name if glass else None)
        self.tell(table)
        return met

    def _meet_all(self, hellos: Sequence[Hello]) -> list[Meeting]:
        """Say all that is to be said, in one transaction; runs in a worker thread."""
        met = leases.meet_all(self._store, self.id, hellos)
        return [met[hello.table] for hello in hellos]

    def _note(self, table: str, met: Meeting) -> None:
        if met.keeper == "us":
            self._kept.add(table)
        else:
            self._kept.discard(table)

    async def people(self, tables: Collection[str], read: Callable[..., Awaitable[Any]]) -> dict[str, set[str]]:
        """Who is at some tables through other servers; `read` asks the store."""
        if not (tables and self.others):
            return {}
        met: dict[str, Meeting] = await read(leases.look, self._store, self.id, tables)
        return {table: set(each.people) for table, each in met.items()}

    async def look(self, tables: Collection[str]) -> dict[str, Meeting]:
        """What the others know of some tables."""
        return await self._ask(leases.look, self.id, tables)

    # Being there

    async def open(self, rooms: LocalTables) -> None:
        """Begin to listen to the others, and to be there."""
        self._rooms = rooms
        await self._news.open(self._heard, self._due.set)
        self._go_on(self._run())

    async def close(self) -> None:
        """Leave; whatever goes on at our tables is for others to take over."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        busy = self._rooms.in_use()
        idle = [table for table in self._kept if table not in busy]
        if self._said or self._kept or self._until:
            with suppress(Exception):  # whatever it is, our lease ends by itself
                await asyncio.wait_for(self._in_thread(self._hand, leases.go, self.id, idle), GOODBYE_TIMEOUT)
        for table in self._said:
            self.tell(table)
        await self._news.close()
        self._hand.shutdown(wait=False)

    async def _run(self) -> None:
        beats = 0
        while True:
            try:
                await self.beat()
                due = self._due.is_set()
                if due or beats % HEARTBEATS == 0:
                    self._due.clear()
                    await self._look_around(due)
            except Exception as error:
                report_error(log, "this server could not look after the others", error)
            beats += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), self._lease / HEARTBEATS)

    async def beat(self) -> None:
        """Renew our lease, if we hold anything, and see who else is there."""
        async with self._renewing:
            if self._said or self._kept or self.working:
                await self._renew()
            await self._see_others()

    async def be_there(self) -> None:
        """Have a lease that lasts a while."""
        async with self._renewing:
            if self._now() > self._until - self._lease / HEARTBEATS:
                await self._renew()
                await self._see_others()

    async def _renew(self) -> None:
        began, us = self._now(), Server(self.id, self._news.address, self._mark)
        lapsed = began > self._until
        known = await self._in_thread(self._hand, leases.renew, us, self._lease)
        self._until = began + self._lease
        if (lapsed or not known) and self._said:  # others may have taken our tables: say everything again
            self._said.clear()
            self._kept.clear()
            for table in self._rooms.in_use():
                self._rooms.hear(TableChanged(table, NO_MOVE))

    async def _see_others(self) -> None:
        found = await self._in_thread(self._hand, leases.others, self.id)
        fresh, gone = found.keys() - self.others.keys(), self.others.keys() - found.keys()
        self.others = found
        if fresh:  # until now nothing was told
            for table, number in self._rooms.in_use().items():
                self.tell(table, number)
        if fresh or gone:
            self._due.set()

    async def _look_around(self, due: bool) -> None:
        """What nobody told us: tables that were changed, or left alone; those that we need not keep any more."""
        if self.others or due:  # the last of the others may just have gone
            await self._rooms.check()
        for table in self._kept - self._rooms.in_use().keys():
            self._rooms.hear(TableChanged(table, NO_MOVE))
        await self._in_thread(self._hand, leases.forget_the_dead)
        alone = await self._in_thread(self._hand, leases.orphans, MAX_ADOPTED)
        if alone:
            self._go_on(self._adopt(alone))

    async def _adopt(self, tables: Collection[str]) -> None:
        for table in tables:
            with suppress(Refusal):
                await self._rooms.adopt(table)

    # Hearing

    def _heard(self, notice: TableChanged) -> None:
        if self.others:
            self._rooms.hear(notice)
        else:
            self._go_on(self._greet_new(notice))

    async def _greet_new(self, notice: TableChanged) -> None:
        """Someone speaks of whom we do not know yet."""
        await self.beat()
        self._rooms.hear(notice)

    def _go_on(self, work: Any) -> None:
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, work: Any) -> None:
        try:
            await work
        except Exception as error:
            report_error(log, "other servers could not be looked after", error)

    async def _ask(self, call: Callable[..., T], *args: Any) -> T:
        return await self._in_thread(self._hands, call, *args)

    async def _in_thread(self, hands: Executor, call: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(hands, call, self._store, *args)

    def _now(self) -> float:
        return time.monotonic()
