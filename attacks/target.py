"""The server that is attacked: a real one, in a process of its own, with a folder of its own."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import psutil

MANY = 1_000_000_000
# What keeps one visitor from asking too often is tested elsewhere; here everything is to be let in.
LET_IN = (
    "messages_at_once",
    "ignored",
    "frames_at_once",
    "requests_at_once",
    "requests_at_once_of_address",
    "arrivals_at_once",
    "arrivals_at_once_of_address",
    "hellos_at_once",
    "words_at_once",
    "words_at_once_of_address",
    "visitors_an_hour_of_address",
    "tables_an_hour",
    "tables_an_hour_of_address",
    "looks_at_once",
    "looks_at_once_of_address",
    "unsent",
    "unsent_bytes",
)
FATHOMS = [sys.executable, "-c", "from fathoms.cli import main; main()"]
TROUBLE = re.compile(r"Traceback|could not be|Exception", re.IGNORECASE)


@dataclass
class Target:
    """A server that runs."""

    url: str
    data: Path
    process: psutil.Popen
    log: Path

    def trouble(self) -> list[str]:
        """What the server had to complain about."""
        return [line for line in self.log.read_text(errors="replace").splitlines() if TROUBLE.search(line)]

    def memory(self) -> float:
        """In megabytes."""
        return float(self.process.memory_info().rss) / 1e6


@contextmanager
def target(**settings: str) -> Iterator[Target]:
    """Start a server, and stop it afterwards."""
    with TemporaryDirectory() as folder:
        data, log = Path(folder) / "data", Path(folder) / "log"
        limits = {f"FATHOMS_LIMITS__{name.upper()}": str(MANY) for name in LET_IN}
        env = {**os.environ, **limits, "FATHOMS_BOT_DELAY": "0", "PYTHONUNBUFFERED": "1", **settings}
        command = [*FATHOMS, "serve", "--no-browser", "--port", "0", "--data", str(data)]
        with log.open("w") as errors:
            process = psutil.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            found = next((found for line in process.stdout if (found := re.search(r"http://[^/\s]+", line))), None)
            if found is None:
                sys.exit(f"The server did not start:\n{log.read_text()}")
            yield Target(found.group(), data, process, log)
        finally:
            process.terminate()
            process.wait()


class Visitor:
    """Someone with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.url, self.cookies = url, CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.ask("/api/health")

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json", "Origin": self.url})
        with self._opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())

    def set_up(self, game: str, *seats: str, **options: object) -> str:
        """A new table: for each seat `me`, `open`, or the name of a bot. Its id."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table: str = self.ask("/api/tables", {"game": game, "seats": plans, "options": options})["id"]
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.cookies)

    def line_to(self, table: str) -> tuple[str, dict[str, str]]:
        """The address of a table's line, and the headers to call it with."""
        return f"ws{self.url[4:]}/api/tables/{table}/play", {"Cookie": self.cookie, "Origin": self.url}
