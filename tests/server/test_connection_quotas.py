"""Quotas of connections: no visitor takes up those that others need."""

import asyncio
import json
import socket
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fathoms.server.http.connection_limiter import ConnectionLimiter, cap_to_file_limit, raise_file_limit
from fathoms.server.http.proxy_headers import TrustedProxies
from fathoms.server.http.table_websocket import exchange_messages
from fathoms.server.settings import Limits
from fathoms.server.table.broadcast import Connection
from tests.server.people import open_house
from tests.server.test_serve import running

POST = {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_connections_are_counted_in_all(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(connections=2)) as house:
        ann = house.person()
        table = ann.set_up("me", "open")
        screens = [house.person().at(table) for _ in range(2)]
        third = ann.connect(table)
        assert third.hear()["key"] == "server-full"
        screens[0].session.close()
        screens[1].settle()
        ann.at(table)


@pytest.mark.parametrize("whose", ["arrivals", "arrivals_of_address"])
def test_who_connects_again_and_again_is_asked_to_wait(tmp_path: Path, whose: str) -> None:
    chosen: dict[str, Any] = {
        whose.replace("arrivals", "arrivals_at_once"): 2,
        whose.replace("arrivals", "arrivals_a_second"): 0.001,
        "refusal_seconds": 0,
    }
    with open_house(tmp_path, limits=Limits(**chosen), metrics="*") as house:
        ann = house.person()
        table = ann.set_up("me", "open")
        for _ in range(2):
            ann.at(table).session.close()
        assert ann.connect(table).hear()["key"] == "too-fast"
        assert 'fathoms_refused_total{why="too-fast"} 1.0' in ann.get("/metrics").text


def test_who_is_refused_for_it_is_held_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[float, int]] = []
    limits = Limits(arrivals_at_once=1, arrivals_a_second=0.001, refusal_seconds=20)
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        table = ann.set_up("me", "open")
        ann.at(table)
        real, lines = asyncio.sleep, house.app.state.quotas.connections_of_address

        async def wait(seconds: float, *rest: Any) -> None:
            held.append((seconds, lines._count["10.0.0.1"]))
            await real(0)

        monkeypatch.setattr("fathoms.server.http.table_websocket.asyncio.sleep", wait)
        assert ann.connect(table).hear()["key"] == "too-fast"
    assert (100, 2) in held, "their line counts meanwhile"


def test_who_says_hello_again_and_again_is_asked_to_wait_and_then_closed(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(hellos_at_once=2, hellos_a_second=0.001, ignored=3)) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me"))
        screen.hello()
        frames = len(screen.frames)
        for _ in range(3):
            screen.session.send_text(json.dumps({"type": "hello", "last": -1}))
        assert [screen.hear()["key"] for _ in range(3)] == ["too-fast"] * 3
        assert len(screen.frames) == frames + 3
        with pytest.raises(WebSocketDisconnect):
            screen.hear()


def test_strangers_who_keep_no_cookie_change_only_so_much(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(visitors_an_hour_of_address=2)) as house:
        ann = house.person()
        ann.get("/api/health")  # who has looked first has a cookie
        answers = [house.person().post("/api/tables", POST) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["key"] == "too-many-visitors"
        assert "Let your browser keep" in answers[-1].json()["text"]
        with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)):
            house.client.websocket_connect(f"/api/tables/{answers[0].json()['id']}/play").__enter__()
        assert ann.post("/api/tables", POST).status_code == 201


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    async def scene() -> tuple[bool, bool]:
        connection = Connection("ann", unsent=100, unsent_bytes=1000)
        connection.send_text("x" * 5000)  # one message may always wait
        before = connection.too_slow.done()
        connection.send_text("x")
        return before, connection.too_slow.done()

    assert asyncio.run(scene()) == (False, True)


def test_what_a_reader_has_taken_does_not_count() -> None:
    async def scene() -> bool:
        connection = Connection("ann", unsent=100, unsent_bytes=1000)
        texts = connection.texts()
        for _ in range(50):
            connection.send_text("x" * 100)
            await anext(texts)
        return connection.too_slow.done()

    assert not asyncio.run(scene())


class DeafSocket:
    """A line whose other end reads nothing and says nothing."""

    def __init__(self) -> None:
        self.closed_with = 0

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed_with = code


class EmptyTable:
    """A table that nobody sits at."""

    def __init__(self) -> None:
        self.left: list[Connection] = []

    async def leave(self, connection: Connection) -> None:
        self.left.append(connection)


def test_a_reader_who_never_reads_is_let_go() -> None:
    async def scene() -> tuple[int, bool]:
        line, table = DeafSocket(), EmptyTable()
        connection = Connection("ann", unsent=3, unsent_bytes=10**6)
        connection.has_greeted = True
        talking = asyncio.create_task(
            exchange_messages(cast(Any, line), cast(Any, table), connection, Limits(), lambda: None)
        )
        for _ in range(10):
            await asyncio.sleep(0)
            connection.send_text("pong")
        async with asyncio.timeout(30):
            await talking
        return line.closed_with, table.left == [connection]

    assert asyncio.run(scene()) == (1001, True)


# The door


def test_lines_are_counted_by_address_and_in_all() -> None:
    door = ConnectionLimiter(Limits(lines=3, lines_of_address=2), TrustedProxies("127.0.0.1"))
    assert [door.acquire("a"), door.acquire("a"), door.acquire("a")] == ["a", "a", None]
    assert [door.acquire("b"), door.acquire("c")] == ["b", None]
    door.release("a")
    assert door.acquire("c")


def test_there_are_never_more_lines_than_files() -> None:
    for files in (200, 1024, 4096):
        limits = cap_to_file_limit(Limits(), files)
        assert 50 < limits.connections + limits.lines < files
        assert limits.connections > limits.lines
    assert cap_to_file_limit(Limits(connections=10, lines=5), 1024) == Limits(connections=10, lines=5)
    assert cap_to_file_limit(Limits(), None) == Limits()


def test_the_server_may_open_as_many_files_as_the_system_allows() -> None:
    resource: Any = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.slow
def test_the_line_before_a_proxy_of_ours_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for proxies, secure in (("127.0.0.1", True), ("192.0.2.1", False)):
        monkeypatch.setenv("FATHOMS_PROXIES", proxies)
        with running(tmp_path) as server:
            request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/games")
            request.add_header("x-forwarded-proto", "https")
            with urllib.request.urlopen(request, timeout=60) as answer:
                assert ("Secure" in answer.headers["set-cookie"]) == secure


def closed(line: socket.socket, seconds: float = 30) -> bool:
    line.settimeout(seconds)
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def let_go(line: ClientConnection) -> bool:
    try:
        while True:
            line.recv(30)
    except ConnectionClosed:
        return True


@pytest.mark.slow
def test_silent_lines_are_closed_and_others_get_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that ask for nothing, that never end their request, and one too many of one address."""
    monkeypatch.setenv("FATHOMS_LIMITS__HELLO_SECONDS", "2")
    monkeypatch.setenv("FATHOMS_LIMITS__LINES_OF_ADDRESS", "3")
    monkeypatch.setenv("FATHOMS_PROXIES", "192.0.2.1")  # or all lines of this machine would be a proxy's
    with running(tmp_path) as server, ExitStack() as stack:

        def line() -> socket.socket:
            return stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))

        silent, slow, slower = line(), line(), line()
        slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        slower.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.5)
        assert closed(line()), "one too many"
        assert closed(silent)
        assert closed(slow)
        slower.settimeout(30)
        assert slower.recv(12) == b"HTTP/1.1 408"
        assert server.request("/api/health")["version"]
        table = server.request("/api/tables", POST)
        with server.connect(table["id"]) as waiting, server.connect(table["id"]) as greeted:
            greeted.send(json.dumps({"type": "hello", "last": -1}))
            assert let_go(waiting)
            greeted.send(json.dumps({"type": "ping"}))
            while json.loads(greeted.recv(30))["type"] != "pong":
                pass  # a line to a table may be silent for as long as it likes
