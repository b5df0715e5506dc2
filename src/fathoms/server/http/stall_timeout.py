"""Closes connections whose client does not read: what waits for it holds memory and a file."""

import asyncio


class StallTimeout:
    """Aborts a connection if its client has read nothing for a while of what waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop, self._transport, self._seconds = loop, transport, seconds
        self._timer: asyncio.TimerHandle | None = None
        self._unread_bytes = 0  # bytes, at the last check

    def start(self) -> None:
        """Start watching, since data is waiting. A client that reads slowly has all the time it needs."""
        if self._timer is None:
            self._unread_bytes = self._transport.get_write_buffer_size()
            self._timer = self._loop.call_later(self._seconds, self._check_progress)

    def _check_progress(self) -> None:
        self._timer = None
        unread_bytes = self._transport.get_write_buffer_size()
        if not unread_bytes:
            return
        if unread_bytes >= self._unread_bytes:
            self._transport.abort()
        else:
            self.start()
