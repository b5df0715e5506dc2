"""A WebSocket and a request as cheap as they can be: whoever measures a server on the same machine must cost little.

Frames of the other side are whole messages and not masked; ours are masked with zeros, so nothing is to be done.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

import orjson

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
PATIENCE = 60.0  # seconds for an answer


class Line(asyncio.Protocol):
    """An open WebSocket; `heard` is given every message."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes) -> None:
        self._heard = heard
        self._request = request
        self._left = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.lost = False  # closed by the other side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = not self.closed
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the line was closed before it was open"))

    def data_received(self, data: bytes) -> None:
        if self._left:
            data = self._left + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._left = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.open.set_result(None)
        self._left = data[self._take(data) :]

    def _take(self, data: bytes) -> int:
        """Hear all whole frames; where the first other one begins."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end = start + length
            if start > size or end > size:
                break
            if kind == TEXT:
                self._heard(data[start:end])
            elif kind == PING:
                self._frame(PONG, data[start:end])
            elif kind == CLOSE:
                self._transport.close()
            at = end
        return at

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([FIN | kind]) + length + NO_MASK + text)

    def close(self) -> None:
        self.closed = True
        self._transport.close()


async def connect(port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Line:
    """A WebSocket to a server on this machine."""
    key = b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")
    )
    made = await asyncio.get_running_loop().create_connection(
        lambda: Line(heard, (request + "\r\n").encode()), "127.0.0.1", port
    )
    line = made[1]
    await asyncio.wait_for(line.open, PATIENCE)
    return line


async def ask(port: int, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """What a server answers to a GET, or to a POST with a body; and the cookie it has given us, if any."""
    data = b"" if body is None else orjson.dumps(body)
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
    head += f"Cookie: {cookie}\r\n" if cookie else ""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write((head + "\r\n").encode() + data)
        answer = await reader.read()
        writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    if lines[0].split()[1] not in ("200", "201"):
        raise ConnectionError(f"{path}: {lines[0]}: {text[:200]!r}")
    given = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")]
    if any(line.lower().replace(" ", "") == "transfer-encoding:chunked" for line in lines):
        text = text.partition(b"\r\n")[2].rpartition(b"\r\n0\r\n")[0]
    return orjson.loads(text), given[0].partition(";")[0] if given else cookie
