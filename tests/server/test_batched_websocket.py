"""Messages of many tables are sent in one write, and wait on a connection that does not keep up."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from fathoms.server.http.batched_websocket import SEND_SOON, BatchedWebSocket, batched_websocket_class
from fathoms.server.settings import Limits

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire:
    """Where all lines end: what was sent, in order, and on which of them."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.name, self.sent = name, sent

    def write(self, data: bytes) -> None:
        if not data.startswith(b"HTTP"):
            self.sent.append(f"{self.name} {data[2:].decode()}")

    def get_extra_info(self, name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None: ...
    def abort(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def accepting(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


async def opened(names: str, sent: list[str], kind: type[BatchedWebSocket] | None = None) -> list[BatchedWebSocket]:
    """Lines that were accepted."""
    config = uvicorn.Config(accepting, ws=kind or batched_websocket_class(Limits()), log_config=None)
    config.load()
    lines = []
    for name in names:
        line: Any = config.ws_protocol_class
        line = line(config, ServerState(), {})
        line.connection_made(Wire(name, sent))
        line.data_received(HANDSHAKE)
        lines.append(line)
    while not all(line.handshake_complete for line in lines):
        await asyncio.sleep(0)
    return lines


def test_everything_is_found_out_before_anything_is_sent() -> None:
    async def scene() -> tuple[list[str], list[str]]:
        sent: list[str] = []
        ann, ben = [cast(Any, line.scope)["extensions"][SEND_SOON] for line in await opened("ab", sent)]
        taken = [ann("1"), ben("2"), ann("3")]
        assert taken == [True] * 3
        before = list(sent)
        await asyncio.sleep(0)
        return before, sent

    assert asyncio.run(scene()) == ([], ["a 1", "b 2", "a 3"])


def test_a_line_whose_reader_does_not_keep_up_takes_nothing() -> None:
    async def scene() -> tuple[bool, bool]:
        [ann] = await opened("a", [])
        ann.pause_writing()
        full = ann.send_soon("1")
        ann.resume_writing()
        return full, ann.send_soon("1")

    assert asyncio.run(scene()) == (False, True)


def test_a_line_that_is_lost_meanwhile_stops_none_of_the_others() -> None:
    async def scene() -> tuple[list[str], bool]:
        sent: list[str] = []
        ann, ben = await opened("ab", sent)
        ann.send_soon("1")
        ben.send_soon("2")
        ann.connection_lost(OSError())
        await asyncio.sleep(0)
        return sent, ann.send_soon("3")

    assert asyncio.run(scene()) == (["b 2"], False)
