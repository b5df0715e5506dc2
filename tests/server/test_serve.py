"""The server as a process of its own: over real sockets, and after it was killed in the middle of a game."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from fathoms.core.refusal import Refusal
from fathoms.server.app import serve
from fathoms.server.settings import Settings

PROGRAM = """
import sys
from pathlib import Path
from fathoms.server.app import serve
from fathoms.server.settings import Settings
serve("127.0.0.1", 0, Settings(data=Path(sys.argv[1]), bot_delay=0), lambda port: print(port, flush=True))
"""


class Process:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.port = int(process.stdout.readline())
        self.cookie = ""

    def request(self, path: str, body: object = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data)
        request.add_header("content-type", "application/json")
        request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=60) as answer:
            self.cookie = (answer.headers["set-cookie"] or self.cookie).split(";")[0]
            return json.load(answer)

    def connect(self, table: str, **options: Any) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        line: ClientConnection = connect(url, **({"additional_headers": {"Cookie": self.cookie}} | options))
        return line


@contextmanager
def running(data: Path) -> Iterator[Process]:
    environment = os.environ | {"FATHOMS_INTERPRET": "1"}  # nothing to wait for
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        yield Process(process)
    finally:
        process.kill()
        process.communicate()


def hear(line: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(line.recv(timeout=60))
        if message["type"] == kind:
            return message


def move(line: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """Play the first choice there is; the view after it."""
    for seat in view["curtain"]:
        line.send(json.dumps({"type": "see", "seat": seat}))
        view = hear(line, "views")["views"][-1]
    seat, choices = next(iter(view["legal"].items()))
    line.send(json.dumps({"type": "move", "seat": seat, "number": view["number"], "action": choices[0]["action"]}))
    after: dict[str, Any] = hear(line, "views")["views"][-1]
    return after


HOT_SEAT = {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "me"}]}


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("/api/tables", HOT_SEAT)["id"]
        with server.connect(table) as line:
            line.send('{"type": "hello"}')
            view = hear(line, "views")["views"][-1]
            for _ in range(15):
                view = move(line, view)
            server.process.send_signal(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                hear(line, "nothing")
        cookie = server.cookie
    with running(tmp_path) as server:
        server.cookie = cookie
        with server.connect(table) as line:
            line.send(json.dumps({"type": "hello", "last": view["number"]}))
            again = hear(line, "views")
            assert again["log"] == []
            assert again["views"][-1]["scene"] == view["scene"]
            assert move(line, again["views"][-1])["number"] == 16


def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("/api/tables", HOT_SEAT)["id"]
        with server.connect(table) as line:
            line.send('{"type": "hello"}')
            hear(line, "views")
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as end:
                hear(line, "nothing")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code in (1001, 1012)  # going away, or starting again
        _, errors = server.process.communicate(timeout=20)
        assert "Traceback" not in errors


def test_a_port_in_use_is_refused_in_words(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Refusal) as why:
        serve("127.0.0.1", taken.getsockname()[1], Settings(data=tmp_path))
    assert why.value.key == "address-unusable"
    assert "it’s in use. Choose another port" in str(why.value)


def test_an_address_of_nobody_is_refused_in_words(tmp_path: Path) -> None:
    for host in ("192.0.2.1", "nobody.invalid"):  # kept free for examples
        with pytest.raises(Refusal, match="can’t be reached from here") as why:
            serve(host, 0, Settings(data=tmp_path))
        assert why.value.key == "address-unusable"


@pytest.mark.slow
def test_huge_frames_and_foreign_origins_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("/api/tables", HOT_SEAT)["id"]
        with server.connect(table) as line:
            line.send('{"type": "hello"}')
            hear(line, "views")
            line.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as end:
                hear(line, "nothing")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            server.connect(table, origin="http://evil.example")
        assert refused.value.response.status_code == 403
        assert server.request("/api/health")["ready"]
