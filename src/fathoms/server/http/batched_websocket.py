"""A WebSocket protocol that batches messages to many sockets into one write.

A write wakes the reader, often on the same processor: so first everything that can be sent now is collected.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from fathoms.server.http.rate_limits import TokenBucket
from fathoms.server.http.stall_timeout import StallTimeout
from fathoms.server.settings import Limits

SEND_SOON = "fathoms.soon"  # the key of `scope["extensions"]` that holds `send_soon`
CHUNK_SIZE = 4096  # bytes parsed before the frames are counted: they hold up to two thousand
ABORT_DELAY = 12.0  # seconds until a closed connection is cut off: its last messages may never be read
POLICY_VIOLATION = 1008
TOO_FAST = "too-fast"


class BatchedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a method that sends without waiting, as long as the client keeps up."""

    # The server's, set by `batched_websocket_class`:
    outbox: list[tuple["BatchedWebSocket", str]]  # messages to be sent soon, to all of its sockets
    limits: Limits
    on_refusal: Callable[[str], None]  # is called with the reason when a connection is ended

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frame_bucket = TokenBucket(self.limits.frames_at_once, self.limits.frames_a_second)
        self._stall = StallTimeout(self.loop, self.transport, self.limits.stalled_seconds)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope)["extensions"][SEND_SOON] = self.send_soon

    def send_soon(self, text: str) -> bool:
        """Queue a message until everything that can run now has run; False if it would have to wait for the client."""
        if not self._can_send():
            return False
        if not self.outbox:
            self.loop.call_soon(self._flush_outbox)
        self.outbox.append((self, text))
        return True

    def _can_send(self) -> bool:
        """Is the connection open, and has everything before been read?"""
        return self.handshake_complete and self.writable.is_set() and not (self.disconnected or self.close_sent)

    def _flush_outbox(self) -> None:
        """Write all queued messages."""
        texts = self.outbox[:]
        self.outbox.clear()
        for websocket, text in texts:
            websocket._send(text)

    def _send(self, text: str) -> None:
        if self.disconnected or self.close_sent:
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # the connection is being closed
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    # Incoming frames

    def data_received(self, data: bytes) -> None:
        """Parse incoming data, a chunk at a time, as long as the connection is open."""
        for start in range(0, len(data), CHUNK_SIZE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK_SIZE])

    def handle_text(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: then answers would only pile up."""
        if not self._count_frame():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # drops the answer

    def _count_frame(self) -> bool:
        """Count a frame of any kind; close a connection that sends far too many."""
        if self.transport.is_closing():
            return False
        if self._frame_bucket.take():
            return True
        self.on_refusal(TOO_FAST)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": TOO_FAST})
        self.conn.data_to_send()  # drops answers that were not sent yet
        if not self.close_sent:
            self.conn.send_close(POLICY_VIOLATION, TOO_FAST)
            self.close_sent = True
            if self.writable.is_set():
                self.transport.write(b"".join(self.conn.data_to_send()))
        self._close_soon()
        return False

    # Clients that do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close_soon()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(ABORT_DELAY, self.transport.abort)

    def _close_soon(self) -> None:
        """Close the connection, and cut it off if the last messages are not read within a while."""
        self.transport.close()
        self.loop.call_later(ABORT_DELAY, self.transport.abort)


def batched_websocket_class(
    limits: Limits, on_refusal: Callable[[str], None] = lambda reason: None
) -> type[BatchedWebSocket]:
    """The WebSocket class of one server, with its limits."""
    return type(
        "BatchedWebSocket",
        (BatchedWebSocket,),
        {"outbox": [], "limits": limits, "on_refusal": staticmethod(on_refusal)},
    )
