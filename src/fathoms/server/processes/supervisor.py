"""Several servers on one machine and at one address, each a process of its own.

They know each other by the database, like servers on different machines; a porter shows everyone to one of them. One
that dies is started again; if whoever started them goes, they go, too.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from types import FrameType
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.server.app import SHUTDOWN_TIMEOUT, GracefulServer, bind_socket, cap_to_open_files, create_app, run_server
from fathoms.server.heap_tuning import reduce_garbage_collection, share_malloc_heap
from fathoms.server.http.connection_limiter import raise_file_limit
from fathoms.server.processes.router import READY_MESSAGE, ConnectionRouter, receive_socket
from fathoms.server.secret_keys import read_keys
from fathoms.server.settings import Settings
from fathoms.server.store.opening import open_database

log = logging.getLogger(__name__)

RESTART_DELAY = 1.0  # seconds before one that died is started again
POLL_INTERVAL = 0.25  # seconds after which we look whether anything is to be done though nothing has happened
SPAWN = get_context("spawn")  # threads of ours would not survive a fork


def serve_with_workers(
    workers: int, host: str, port: int, settings: Settings, listening: Callable[[int], None]
) -> None:
    """Run so many servers until we are stopped. Refuses with a sentence if they could not start.

    The first one compiles what is not compiled yet; the others come when that is done.
    """
    if not hasattr(socket, "send_fds"):
        raise Refusal("workers-unknown-here")
    read_keys(settings.data, settings.secret)  # made once, before anyone asks for it
    open_database(settings.database_url).dispose()
    raise_file_limit()
    with bind_socket(host, port) as line:
        Supervisor(workers, line, settings).run(listening)


class WorkerProcess:
    """One of the servers: its process, and the line over which the porter shows people to it."""

    def __init__(self, settings: Settings, compiled: Any) -> None:
        self.line, theirs = socket.socketpair()
        self.line.setblocking(False)
        self.open = False
        with theirs:
            self.process = SPAWN.Process(target=run_worker_server, args=(theirs, settings, compiled))
            self.process.start()

    @property
    def door(self) -> socket.socket | None:
        return self.line if self.open else None

    def hear(self) -> None:
        """What the server says: that it is open, or nothing any more."""
        try:
            self.open = self.line.recv(len(READY_MESSAGE)) == READY_MESSAGE
        except BlockingIOError:
            pass
        except OSError:
            self.open = False


class Supervisor:
    """The servers, and when to start which. Each has a place, and whoever comes after it takes that."""

    def __init__(self, workers: int, line: socket.socket, settings: Settings) -> None:
        self._line, self._settings = line, settings
        self._porter = ConnectionRouter(line)
        self._compiled = SPAWN.Event()
        self._hands: list[WorkerProcess | None] = [None] * workers
        self._pause = 0.0  # nobody is started until then
        self._stopping = threading.Event()

    def run(self, listening: Callable[[int], None]) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        listening(self._line.getsockname()[1])
        try:
            while not self._stopping.is_set():
                self._start_missing()
                self._receive()
                self._bury()
        finally:
            self._porter.close()
            self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()

    def _here(self) -> list[WorkerProcess]:
        return [hand for hand in self._hands if hand]

    def _start_missing(self) -> None:
        if time.monotonic() < self._pause:
            return
        wanted = len(self._hands) if self._compiled.is_set() else 1
        for place in range(wanted):
            if self._hands[place] is None:
                self._hands[place] = WorkerProcess(self._settings, self._compiled)

    def _receive(self) -> None:
        """Wait until something happens, and have the porter see to it."""
        hands = self._here()
        guests = self._porter.awaited() if any(hand.open for hand in hands) else []
        sentinels = [hand.process.sentinel for hand in hands]
        heard = connection.wait([*guests, *(hand.line for hand in hands), *sentinels], POLL_INTERVAL)
        for hand in hands:
            if hand.line in heard:
                hand.hear()
        self._porter.receive(heard, [hand.door if hand else None for hand in self._hands])

    def _bury(self) -> None:
        for place, hand in enumerate(self._hands):
            if hand and not hand.process.is_alive():
                hand.line.close()
                self._hands[place] = None
                self._pause = time.monotonic() + RESTART_DELAY
                if not self._stopping.is_set():
                    log.warning("a server has ended by itself; another one is started")

    def _end(self) -> None:
        processes = [hand.process for hand in self._here()]
        for process in processes:
            process.terminate()
        end = time.monotonic() + 2 * SHUTDOWN_TIMEOUT
        for process in processes:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()


def run_worker_server(line: socket.socket, settings: Settings, compiled: Any) -> None:
    """One of the servers, for those whom the porter shows to it over a line."""
    share_malloc_heap()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everyone: whoever started us ends us
    threading.Thread(target=stop_with_parent, daemon=True).start()
    settings = cap_to_open_files(settings)

    def ready() -> None:
        reduce_garbage_collection()
        compiled.set()

    try:
        run_server(create_app(settings, compiled=ready), line, settings, kind=RoutedServer)
    except Refusal as why:
        print(why, file=sys.stderr)
        sys.exit(2)


class RoutedServer(GracefulServer):
    """Serves those whom the porter shows to it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets, "the line to the porter"
        await super().startup([])
        self._door = sockets[0]
        self._door.setblocking(False)
        self._coming: set[asyncio.Task[None]] = set()
        asyncio.get_running_loop().add_reader(self._door, self._receive)
        self._door.send(READY_MESSAGE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        await super().shutdown(sockets)

    def _receive(self) -> None:
        try:
            guest = receive_socket(self._door)
        except OSError:  # so we are to stop: `go_with_parent` sees to it
            asyncio.get_running_loop().remove_reader(self._door)
            return
        if guest is not None:
            task = asyncio.create_task(self._welcome(guest))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, guest: socket.socket) -> None:
        """As uvicorn does for those who come to a line of its own."""
        guest.setblocking(False)
        with suppress(OSError):  # gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, guest)

    def _protocol(self) -> asyncio.Protocol:
        kind: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def stop_with_parent() -> None:
    """Stop when whoever started us has gone."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
