"""The hourglass of a table.

The glass is not stored: a server that starts again, or opens a table that was put away, turns the running glass
anew, so that nobody loses time to a restart. It rests while nobody is connected: a race that everyone has left would go
on for hours. Two servers at one table cannot both end a glass: a move has one number.
"""

import asyncio
from collections.abc import Awaitable, Callable

from fathoms.core.game import Glass
from fathoms.server.wire import GlassInfo


class Clock:
    """Runs the glass that is turned now, and rings when it has run out."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring = ring  # once it has begun it is not to be stopped, so that it may stop the clock itself
        self._glass: Glass | None = None
        self._end = 0.0
        self._task: asyncio.Task[None] | None = None
        self._turned = asyncio.Event()  # set once, when the glass is next turned

    @property
    def running(self) -> bool:
        return self._glass is not None

    def follow(self, glass: Glass | None) -> None:
        """Turn the glass if it is another one than before."""
        if glass == self._glass:
            return
        self.stop()
        self._glass = glass
        self._turned.set()
        self._turned = asyncio.Event()
        if glass is not None:
            self._end = asyncio.get_running_loop().time() + glass.seconds
            self._task = asyncio.create_task(self._run(glass.seconds))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._glass = self._task = None

    async def turned_within(self, seconds: float) -> bool:
        """Is the glass turned before so many seconds have passed? Waits until one or the other has happened."""
        try:
            await asyncio.wait_for(self._turned.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def info(self) -> GlassInfo | None:
        """The running glass and the seconds left in it."""
        if self._glass is None:
            return None
        left = max(0.0, self._end - asyncio.get_running_loop().time())
        return GlassInfo(name=self._glass.name, seconds=self._glass.seconds, left=round(left, 2))

    async def _run(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._ring()
