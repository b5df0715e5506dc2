"""Runs several server processes at one address of one machine, and restarts those that die.

The processes know each other by the database, like servers on different machines; a router hands each connection to one
of them. If the supervisor goes, they go, too.
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

RESTART_DELAY = 1.0  # seconds before a process that died is started again
POLL_INTERVAL = 0.25  # seconds after which the processes are checked though nothing has happened
SPAWN = get_context("spawn")  # our threads would not survive a fork


def serve_with_workers(
    workers: int, host: str, port: int, settings: Settings, listening: Callable[[int], None]
) -> None:
    """Run several server processes until we are stopped. Refuses with a sentence if they could not start.

    The first one compiles what is not compiled yet; the others start when that is done.
    """
    if not hasattr(socket, "send_fds"):
        raise Refusal("workers-unknown-here")
    read_keys(settings.data, settings.secret)  # created once, before several processes look for them
    open_database(settings.database_url).dispose()
    raise_file_limit()
    with bind_socket(host, port) as listener:
        Supervisor(workers, listener, settings).run(listening)


class WorkerProcess:
    """A server process, and the channel over which the router hands it sockets."""

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
        """Read from the channel whether the process is ready, or has gone."""
        try:
            self.is_ready = self.channel.recv(len(READY_MESSAGE)) == READY_MESSAGE
        except BlockingIOError:
            pass
        except OSError:
            self.is_ready = False


class Supervisor:
    """The server processes, and when to start which. Each has a place, which its successor takes."""

    def __init__(self, worker_count: int, listener: socket.socket, settings: Settings) -> None:
        self._listener, self._settings = listener, settings
        self._router = ConnectionRouter(listener)
        self._rules_compiled = SPAWN.Event()
        self._workers: list[WorkerProcess | None] = [None] * worker_count
        self._restart_after = 0.0  # no process is started before this time
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
        """Wait until something happens, then have the router handle it."""
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
    """Run one server process, whose clients come over a channel from the router."""
    share_malloc_heap()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes: the supervisor ends us
    threading.Thread(target=stop_with_parent, daemon=True).start()
    settings = cap_to_open_files(settings)

    def ready() -> None:
        reduce_garbage_collection()
        rules_compiled.set()

    try:
        run_server(create_app(settings, on_compiled=ready), channel, settings, server_class=RoutedServer)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)


class RoutedServer(GracefulServer):
    """A server whose connections come from the router."""

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
        except OSError:  # so we are to stop: `stop_with_parent` sees to it
            asyncio.get_running_loop().remove_reader(self._channel)
            return
        if client is not None:
            task = asyncio.create_task(self._connect_client(client))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect_client(self, client: socket.socket) -> None:
        """Serve a client as uvicorn does for those of its own listening socket."""
        client.setblocking(False)
        with suppress(OSError):  # disconnected already
            await asyncio.get_running_loop().connect_accepted_socket(self._build_protocol, client)

    def _build_protocol(self) -> asyncio.Protocol:
        protocol_class: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return protocol_class(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def stop_with_parent() -> None:
    """Stop this process when its parent has gone."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
