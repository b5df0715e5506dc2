"""One open line to a reader, as the table sees it."""

import asyncio
from collections.abc import AsyncIterator, Callable

from fathoms.server import wire
from fathoms.server.table.views import Perspective


def send_later(text: str) -> bool:
    """For lines on which everything has to wait."""
    return False


class Connection:
    """A reader of a table. What has to wait does so in a queue of its own: a slow line holds up no one else."""

    def __init__(self, who: str, unsent: int, unsent_bytes: int, soon: Callable[[str], bool] = send_later) -> None:
        self.who = who
        self.number = -1  # the last view it has
        self.reader: Perspective | None = None  # whose eyes it was shown with
        self.lifted: int | None = None  # the seat whose curtain is lifted on this screen
        self.greeted = False  # has it said hello?
        self.bot_speed: wire.Speed = "normal"
        self.asking = False  # is something being done that it has asked for?
        self.told = ""  # the table as it was last sent
        self._soon = soon  # sends a text, unless it would have to wait for the other side
        self._outbox: list[str] = []
        self._news = asyncio.Event()  # there is something in it
        self._unsent, self._unsent_bytes = unsent, unsent_bytes
        self._waiting = 0  # how much of what was sent has not been taken yet, in letters
        self.too_slow: asyncio.Future[None] = asyncio.Future()  # done when it could not keep up
        self.ended = False

    def send(self, message: wire.WireModel) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send a message, or queue it; a connection that cannot keep up is closed, and resumes when it comes back."""
        if self.ended or (not self._waiting and self._soon(text)):
            return
        full = len(self._outbox) >= self._unsent or self._waiting >= self._unsent_bytes
        if not full:
            self._waiting += len(text)
            self._put(text)
        else:
            self._outbox.clear()
            self.too_slow.set_result(None)
            self.end()

    def end(self) -> None:
        """Close once everything before has been sent."""
        self._put("")
        self.ended = True

    def _put(self, text: str) -> None:
        self._outbox.append(text)
        self._news.set()

    async def texts(self) -> AsyncIterator[str]:
        """What is to be sent, until the end. While nothing is, none of it is kept."""
        while True:
            await self._news.wait()
            while self._outbox:
                text = self._outbox.pop(0)
                if not text:
                    return
                yield text
                self._waiting -= len(text)
                del text
            self._news.clear()
