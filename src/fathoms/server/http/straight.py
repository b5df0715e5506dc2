"""Lines to tables that are spoken to without a task for each: what many tables have to say is sent in one go.

To send wakes those who read, who often want the same processor: so everything that can be said now is found out first.
"""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

SOON = "fathoms.soon"  # the extension of a request for a line that says how to send on it


class Straight(WebSocketsSansIOProtocol):
    """A WebSocket that can be spoken to without waiting, as long as the other side keeps up."""

    bag: list[tuple["Straight", str]]  # what is to be sent soon, by all lines of a server; set by `straight`

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope)["extensions"][SOON] = self.send_soon

    def send_soon(self, text: str) -> bool:
        """Send a text when all who can act now have acted; False if it would have to wait for the other side."""
        if not self._takes_more():
            return False
        if not self.bag:
            self.loop.call_soon(self._send_all)
        self.bag.append((self, text))
        return True

    def _takes_more(self) -> bool:
        """Is it open, and has what was sent before been read?"""
        return self.handshake_complete and self.writable.is_set() and not (self.disconnected or self.close_sent)

    def _send_all(self) -> None:
        """Empty the bag."""
        texts = self.bag[:]
        self.bag.clear()
        for line, text in texts:
            line._send(text)

    def _send(self, text: str) -> None:
        if self.disconnected or self.close_sent:
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # it is being closed
            return
        self.transport.write(b"".join(self.conn.data_to_send()))


def straight() -> type[Straight]:
    """The lines of one server."""
    return type("Straight", (Straight,), {"bag": []})
