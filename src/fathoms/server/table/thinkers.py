"""The bots at one table: each acting one has a task that waits a little, thinks and plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from fathoms.server.trouble import report

log = logging.getLogger(__name__)

PAUSE_AFTER_TROUBLE = 2.0  # seconds


class Thinkers:
    """Which bots think now."""

    def __init__(self, think: Callable[[int], Awaitable[None]], changed: Callable[[], None]) -> None:
        self._think = think
        self._changed = changed  # called when a bot has done with thinking, to see who is wanted next
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def seats(self) -> list[int]:
        return sorted(self._tasks)

    def want(self, seats: Iterable[int]) -> None:
        """Have these seats think, if they do not yet."""
        for seat in seats:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._run(seat))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, seat: int) -> None:
        try:
            await self._think(seat)
        except Exception as error:
            report(log, "a bot's move was lost; it tries again", error)
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        del self._tasks[seat]
        self._changed()


def unevenly(seed: int) -> float:
    """Nobody takes equally long every time: something from 0.7 to 1.3."""
    return 0.7 + seed % 1000 * 0.0006
