"""The event bus by PostgreSQL's LISTEN and NOTIFY.

Events are sent after a move is stored, over a connection of their own and many at once, rather than with the move: a
commit with a NOTIFY waits for every other such commit, and a move should wait for none. Events that get lost are made
up for by looking into the store.

Where little happens, events are sent at once. Where much happens, all there are go out together, a few dozen times a
second: waking the threads of two servers for every move would cost more than the events themselves.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from queue import SimpleQueue
from threading import Event, Thread

import psycopg
from sqlalchemy import Engine

from fathoms.server.cluster.bus import TableChanged, parse_event
from fathoms.server.error_reporting import report_error
from fathoms.server.store.leases import Server

log = logging.getLogger(__name__)

CHANNEL = "fathoms"
RECONNECT_DELAY = 1.0  # seconds before a broken connection is opened again
POLL_INTERVAL = 0.5  # seconds between two checks whether the bus is closing
SEND_INTERVAL = 0.02  # seconds between two batches of events
MAX_EVENTS = 150  # in one batch: PostgreSQL takes 8,000 bytes
SEPARATOR = ","
NOTIFY_SQL = f"SELECT pg_notify('{CHANNEL}', %s)"


class PostgresBus:
    """Two connections to the database, each with a thread: one sends, the other listens."""

    address = ""

    def __init__(self, engine: Engine) -> None:
        self._args, self._options = engine.dialect.create_connect_args(engine.url)
        self._outgoing: SimpleQueue[TableChanged | None] = SimpleQueue()
        self._closing = Event()
        self._sender_pid = 0  # the database process that sends our own events, which we skip when we receive them
        self._threads: list[Thread] = []

    async def open(self, on_event: Callable[[TableChanged], None], on_gap: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def call_in_loop(call: Callable[..., None], *args: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(call, *args)

        def deliver_all(notices: list[TableChanged]) -> None:
            for notice in notices:
                on_event(notice)

        self._threads = [
            Thread(
                target=self._listen,
                args=(lambda told: call_in_loop(deliver_all, told), lambda: call_in_loop(on_gap)),
                name="news-in",
                daemon=True,
            ),
            Thread(target=self._send, name="news-out", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def publish(self, event: TableChanged, servers: Collection[Server]) -> None:
        if servers:
            self._outgoing.put(event)

    async def close(self) -> None:
        self._closing.set()
        self._outgoing.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        return psycopg.connect(*self._args, **{**self._options, "autocommit": True})

    def _listen(self, on_events: Callable[[list[TableChanged]], None], on_gap: Callable[[], None]) -> None:
        while not self._closing.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    on_gap()  # anything may have happened before
                    while not self._closing.is_set():
                        for notification in connection.notifies(timeout=POLL_INTERVAL):
                            if notification.pid != self._sender_pid:
                                on_events(parse_events(notification.payload))
            except psycopg.Error as error:
                report_error(log, "the line for news broke; it is opened again", error)
                self._closing.wait(RECONNECT_DELAY)

    def _send(self) -> None:
        while not self._closing.is_set():
            try:
                with self._connect() as connection:
                    connection.execute("SET synchronous_commit = off")  # no event has to outlive a crash
                    self._sender_pid = connection.info.backend_pid
                    while not (self._closing.is_set() and self._outgoing.empty()):
                        connection.execute(NOTIFY_SQL, [SEPARATOR.join(self._next_events())])
                        self._closing.wait(SEND_INTERVAL)
            except psycopg.Error as error:
                report_error(log, "some news could not be told; the others look by themselves", error)
                self._closing.wait(RECONNECT_DELAY)

    def _next_events(self) -> list[str]:
        """All events that are waiting, once each; blocks until there is one."""
        events = [self._outgoing.get()]
        while not self._outgoing.empty() and len(events) < MAX_EVENTS:
            events.append(self._outgoing.get())
        return list(dict.fromkeys(str(event) for event in events if event is not None))


def parse_events(text: str) -> list[TableChanged]:
    """Parse a batch of events; skips what are none."""
    events = [parse_event(part) for part in text.split(SEPARATOR)]
    return [event for event in events if event]
