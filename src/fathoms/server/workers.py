"""Several servers on one machine and at one address, each a process of its own.

They know each other by the database, like servers on different machines. One that dies is started again; if whoever
started them goes, they go, too.
"""

import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from types import FrameType
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.server.app import STOPPING, bind, create_app, fitted, run, tidy_less
from fathoms.server.keys import read_keys
from fathoms.server.settings import Settings
from fathoms.server.store.opening import open_database

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before one that died is started again
PROCESSES = get_context("spawn")  # threads of ours would not survive a fork


def serve_with(workers: int, host: str, port: int, settings: Settings, listening: Callable[[int], None]) -> None:
    """Run so many servers until we are stopped. Refuses with a sentence if they could not start.

    The first one compiles what is not compiled yet; the others come when that is done.
    """
    read_keys(settings.data, settings.secret)  # made once, before anyone asks for it
    open_database(settings.database_url).dispose()
    with bind(host, port) as line:
        Crowd(workers, line, settings).run(listening)


class Crowd:
    """The processes, and when to start which."""

    def __init__(self, workers: int, line: socket.socket, settings: Settings) -> None:
        self._workers, self._line, self._settings = workers, line, settings
        self._compiled = PROCESSES.Event()
        self._processes: list[Any] = []
        self._stopping = threading.Event()

    def run(self, listening: Callable[[int], None]) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        listening(self._line.getsockname()[1])
        try:
            while not self._stopping.is_set():
                self._start_missing()
                waited = [process.sentinel for process in self._processes]
                if connection.wait(waited, timeout=PAUSE) and not self._stopping.wait(PAUSE):
                    log.warning("a server has ended by itself; another one is started")
        finally:
            self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()

    def _start_missing(self) -> None:
        self._processes = [process for process in self._processes if process.is_alive()]
        wanted = self._workers if self._compiled.is_set() else 1
        while len(self._processes) < wanted:
            process = PROCESSES.Process(target=work, args=(self._line, self._settings, self._compiled))
            process.start()
            self._processes.append(process)

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        end = time.monotonic() + 2 * STOPPING
        for process in self._processes:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()


def work(line: socket.socket, settings: Settings, compiled: Any) -> None:
    """One of the servers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everyone: whoever started us ends us
    threading.Thread(target=go_with_parent, daemon=True).start()
    settings = fitted(settings)

    def ready() -> None:
        tidy_less()
        compiled.set()

    try:
        run(create_app(settings, compiled=ready), line, settings)
    except Refusal as why:
        print(why, file=sys.stderr)
        sys.exit(2)


def go_with_parent() -> None:
    """Stop when whoever started us has gone."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
