"""Connections that take more than they give: frames without end, answers that are not read, requests that never end."""

import asyncio
import json
import socket
import struct
import time
from pathlib import Path
from typing import Any, cast

import pytest

from fathoms.server.http.batched_websocket import CHUNK_SIZE, batched_websocket_class
from fathoms.server.http.stall_timeout import StallTimeout
from fathoms.server.settings import Limits
from tests.server.test_batched_websocket import Wire, opened
from tests.server.test_connection_quotas import POST, closed
from tests.server.test_serve import Process, running

FEW = Limits(frames_at_once=20, frames_a_second=0.001)
MASK = b"\0\0\0\0"
FIN = 0x80
CONTINUED, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10


def frame(opcode: int, payload: bytes = b"", fin: int = FIN) -> bytes:
    """A frame as browsers send it."""
    assert len(payload) < 126
    return struct.pack("!BB", fin | opcode, FIN | len(payload)) + MASK + payload


class Ear(Wire):
    """The end of a line: counts the frames that come, by their kind."""

    def __init__(self) -> None:
        super().__init__("", [])
        self.kinds: list[int] = []
        self.bytes = 0
        self.open, self.over = True, False

    def write(self, data: bytes) -> None:
        if data.startswith(b"HTTP"):
            return
        self.bytes += len(data)
        while data:
            self.kinds.append(data[0] & 15)
            data = data[2 + data[1] :]

    def is_closing(self) -> bool:
        return not self.open

    def close(self) -> None:
        self.open = self.open and self.over


def sent(data: bytes, reads: bool = True) -> tuple[Ear, list[str]]:
    """What becomes of a line on which this comes."""
    refused: list[str] = []

    async def scene() -> Ear:
        [line] = await opened("a", [], batched_websocket_class(FEW, refused.append))
        ear = Ear()
        line.transport = cast(Any, ear)
        if not reads:
            line.pause_writing()
        line.data_received(data)
        ear.over = True  # what follows is the end of the test
        return ear

    return asyncio.run(scene()), refused


def test_only_so_many_pings_are_answered_and_then_the_line_is_ended() -> None:
    ear, refused = sent(frame(PING, b"x" * 125) * 1000)
    assert not ear.open
    assert ear.kinds.count(PONG) <= 20 + CHUNK_SIZE // 131 + 1
    assert refused == ["too-fast"]


def test_who_pings_now_and_then_has_every_answer() -> None:
    ear, refused = sent(frame(PING, b"x") * 20)
    assert (ear.open, ear.kinds, refused) == (True, [PONG] * 20, [])


def test_who_does_not_read_gets_no_answers_that_would_pile_up() -> None:
    ear, _ = sent(frame(PING, b"x" * 125) * 15, reads=False)
    assert (ear.open, ear.bytes) == (True, 0)
    ear, _ = sent(frame(PING, b"x" * 125) * 1000, reads=False)
    assert (ear.open, ear.bytes) == (False, 0)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PONG) * 1000,
        frame(BINARY) * 1000,
        frame(TEXT, b"{}") * 1000,
        frame(TEXT, fin=0) + frame(CONTINUED, fin=0) * 1000,
        frame(TEXT, b"{", fin=0) + frame(CONTINUED, b" ", fin=0) * 1000,
    ],
    ids=["pongs", "bytes", "messages", "empty parts", "small parts"],
)
def test_frames_of_every_kind_are_counted(flood: bytes) -> None:
    ear, refused = sent(flood)
    assert (ear.open, refused) == (False, ["too-fast"])


def test_what_comes_after_the_end_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    kind = batched_websocket_class(FEW)
    real = kind.__mro__[2].data_received  # type: ignore[attr-defined]

    def count(line: Any, data: bytes) -> None:
        parsed.append(len(data))
        real(line, data)

    monkeypatch.setattr(kind.__mro__[2], "data_received", count)
    sent(frame(PING, b"x" * 125) * 2000)
    assert sum(parsed[1:]) == CHUNK_SIZE, "beside the handshake, one piece"


class Loop:
    """A clock that we turn."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def call_later(self, seconds: float, call: Any) -> object:
        self.due.append(call)
        return object()

    def tick(self) -> None:
        self.due.pop(0)()


class Pipe:
    def __init__(self) -> None:
        self.waiting, self.cut = 100_000, False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.cut = True


def test_a_line_on_which_nothing_is_read_is_cut_off_and_a_slow_one_is_not() -> None:
    loop, pipe = Loop(), Pipe()
    stall = StallTimeout(cast(Any, loop), cast(Any, pipe), 60)
    for _ in range(3):
        stall.start()  # however often it is asked, it looks once
    assert len(loop.due) == 1
    for waiting in (90_000, 80_000):
        pipe.waiting = waiting
        loop.tick()
        assert not pipe.cut
    loop.tick()
    assert pipe.cut
    pipe.waiting, pipe.cut = 0, False
    stall.start()
    loop.tick()
    assert (pipe.cut, loop.due) == (False, [])


# Against a server that runs


def knock(server: Process) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def called(server: Process, table: str) -> socket.socket:
    """A line to a table whose end reads nothing after the handshake."""
    line = knock(server)
    line.sendall(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {server.cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


@pytest.mark.slow
def test_someone_who_pings_and_never_reads_is_gone_soon(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("/api/tables", POST)["id"]
        with called(server, table) as line:
            line.sendall(frame(TEXT, json.dumps({"type": "hello"}).encode()))
            assert sent_until_cut_off(line, frame(PING, b"x" * 125) * 50, most=200, pause=0.01) < 100
        assert server.request("/api/health")["version"]


@pytest.mark.slow
def test_requests_whose_answers_nobody_reads_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_LIMITS__STALLED_SECONDS", "1")
    monkeypatch.setenv("FATHOMS_LIMITS__REQUESTS_AT_ONCE", "1000000")
    monkeypatch.setenv("FATHOMS_LIMITS__REQUESTS_AT_ONCE_OF_ADDRESS", "1000000")
    with running(tmp_path) as server, knock(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        assert sent_until_cut_off(line, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 20, most=100_000) < 100_000
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and not broken(line):
            time.sleep(0.2)
        assert broken(line)


def sent_until_cut_off(line: socket.socket, data: bytes, most: int, pause: float = 0) -> int:
    """How often this could be sent, at most, until there was no room for it, or nobody to send it to."""
    for times in range(most):
        try:
            line.sendall(data)
        except OSError:
            return times
        time.sleep(pause)
    return most


def broken(line: socket.socket) -> bool:
    """Was it cut off? Found out without reading anything."""
    return line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0 or state_of(line) in (7, 8)


def state_of(line: socket.socket) -> int:
    """What the system says about a TCP line: 7 closed, 8 the other side has closed it."""
    return line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]


@pytest.mark.slow
def test_a_second_request_that_never_ends_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_LIMITS__HELLO_SECONDS", "1")
    with running(tmp_path) as server, knock(server) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        line.settimeout(30)
        while b"}" not in (told := line.recv(10_000)):
            assert told
        for _ in range(8):  # a letter now and then is not enough
            time.sleep(0.5)
            try:
                line.sendall(b"x")
            except OSError:
                return
        assert closed(line, 1)
