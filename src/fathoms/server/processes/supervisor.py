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
from fathoms.server.store.db_engine import open_database

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
    with bind_socket(host, port) as listener:
        Supervisor(workers, listener, settings).run(listening)


class WorkerProcess:
    """One of the servers: its process, and the line over which the porter shows people to it."""

    def __init__(self, settings: Settings, rules_compiled: Any) -> None:
        self.channel, child_channel = socket.socketpair()
        self.channel.setblocking(False)
        self.is_ready = False
        with child_channel:
            self.process = SPAWN.Process(target=run_worker_server, args=(child_channel, settings, rules_compiled))
            self.process.start()

    @property
    def ready_channel(self) -> socket.socket | None:
        return self.channel if self.is_ready else None

    def read_status(self) -> None:
        """What the server says: that it is open, or nothing any more."""
        try:
            self.is_ready = self.channel.recv(len(READY_MESSAGE)) == READY_MESSAGE
        except BlockingIOError:
            pass
        except OSError:
            self.is_ready = False


class Supervisor:
    """The servers, and when to start which. Each has a place, and whoever comes after it takes that."""

    def __init__(self, worker_count: int, listener: socket.socket, settings: Settings) -> None:
        self._listener, self._settings = listener, settings
        self._router = ConnectionRouter(listener)
        self._rules_compiled = SPAWN.Event()
        self._workers: list[WorkerProcess | None] = [None] * worker_count
        self._restart_after = 0.0  # nobody is started until then
        self._stopping = threading.Event()

    def run(self, listening: Callable[[int], None]) -> None:
        signal.signal(signal.SIGTERM, self._request_stop)
        signal.signal(signal.SIGINT, self._request_stop)
        listening(self._listener.getsockname()[1])
        try:
            while not self._stopping.is_set():
                self._start_missing_workers()
                self._dispatch()
                self._remove_dead_workers()
        finally:
            self._router.close()
            self._terminate_workers()

    def _request_stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()

    def _running_workers(self) -> list[WorkerProcess]:
        return [worker for worker in self._workers if worker]

    def _start_missing_workers(self) -> None:
        if time.monotonic() < self._restart_after:
            return
        worker_count = len(self._workers) if self._rules_compiled.is_set() else 1
        for place in range(worker_count):
            if self._workers[place] is None:
                self._workers[place] = WorkerProcess(self._settings, self._rules_compiled)

    def _dispatch(self) -> None:
        """Wait until something happens, and have the porter see to it."""
        workers = self._running_workers()
        clients = self._router.waiting_sockets() if any(worker.is_ready for worker in workers) else []
        sentinels = [worker.process.sentinel for worker in workers]
        readable = connection.wait([*clients, *(worker.channel for worker in workers), *sentinels], POLL_INTERVAL)
        for worker in workers:
            if worker.channel in readable:
                worker.read_status()
        self._router.dispatch(readable, [worker.ready_channel if worker else None for worker in self._workers])

    def _remove_dead_workers(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker and not worker.process.is_alive():
                worker.channel.close()
                self._workers[place] = None
                self._restart_after = time.monotonic() + RESTART_DELAY
                if not self._stopping.is_set():
                    log.warning("a server has ended by itself; another one is started")

    def _terminate_workers(self) -> None:
        processes = [worker.process for worker in self._running_workers()]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + 2 * SHUTDOWN_TIMEOUT
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()


def run_worker_server(channel: socket.socket, settings: Settings, rules_compiled: Any) -> None:
    """One of the servers, for those whom the porter shows to it over a line."""
    share_malloc_heap()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everyone: whoever started us ends us
    threading.Thread(target=stop_with_parent, daemon=True).start()
    settings = cap_to_open_files(settings)

    def ready() -> None:
        reduce_garbage_collection()
        rules_compiled.set()

    try:
        run_server(create_app(settings, on_compiled=ready), channel, settings, server_class=RoutedServer)
    except Refusal as why:
        print(why, file=sys.stderr)
        sys.exit(2)


class RoutedServer(GracefulServer):
    """Serves those whom the porter shows to it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets, "the line to the porter"
        await super().startup([])
        self._channel = sockets[0]
        self._channel.setblocking(False)
        self._connecting: set[asyncio.Task[None]] = set()
        asyncio.get_running_loop().add_reader(self._channel, self._accept_client)
        self._channel.send(READY_MESSAGE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets)

    def _accept_client(self) -> None:
        try:
            client = receive_socket(self._channel)
        except OSError:  # so we are to stop: `go_with_parent` sees to it
            asyncio.get_running_loop().remove_reader(self._channel)
            return
        if client is not None:
            task = asyncio.create_task(self._connect_client(client))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect_client(self, client: socket.socket) -> None:
        """As uvicorn does for those who come to a line of its own."""
        client.setblocking(False)
        with suppress(OSError):  # gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._build_protocol, client)

    def _build_protocol(self) -> asyncio.Protocol:
        protocol_class: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return protocol_class(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def stop_with_parent() -> None:
    """Stop when whoever started us has gone."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
