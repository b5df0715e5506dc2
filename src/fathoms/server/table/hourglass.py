"""The hourglass of a table.

The glass is not stored: a server that starts again, or opens a table that was put away, turns the running glass
again, so that no one loses time to a restart. It rests while no one is connected: a race that everyone has left would
go on for hours; those who come back find as much sand in it as they left. Several servers at one table all let it run,
and the one that keeps the table ends it.
"""

import asyncio
from collections.abc import Awaitable, Callable

from fathoms.core.contract import Glass
from fathoms.server.store.leases import TimerState
from fathoms.server.wire import GlassInfo

TOLERANCE = 0.3  # seconds by which two servers may differ


class Hourglass:
    """Runs a table's hourglass, and calls back when it has run out."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._on_run_out = ring  # once it has begun it is not to be stopped, so that it may stop the clock itself
        self._glass: Glass | None = None
        self._ends_at = 0.0
        self._paused: TimerState | None = None  # a glass that was laid down, with sand left in it
        self._task: asyncio.Task[None] | None = None
        self._next_turn = asyncio.Event()  # set once, when the glass is next turned

    @property
    def is_running(self) -> bool:
        return self._glass is not None

    def turn_to(self, glass: Glass | None) -> None:
        """Turn a glass, if it is another one than before; None pauses the one that runs."""
        if glass == self._glass:
            return
        if glass is None:
            self.pause()
            return
        seconds_left = self._paused.seconds_left if self._paused and self._paused.name == glass.name else glass.seconds
        self.stop()
        self._glass = glass
        self._next_turn.set()
        self._next_turn = asyncio.Event()
        self._ends_at = asyncio.get_running_loop().time() + seconds_left
        self._task = asyncio.create_task(self._run(seconds_left))

    @property
    def timer_state(self) -> TimerState | None:
        """The running glass, as it is reported to other servers."""
        if self._glass is None:
            return None
        return TimerState(self._glass.name, max(0.0, self._ends_at - asyncio.get_running_loop().time()))

    @property
    def has_run_out(self) -> bool:
        """Has it run out, and nothing has come of it?"""
        return self._task is not None and self._task.done()

    def synchronize(self, timer: TimerState) -> bool:
        """The server that keeps the table says how much sand is left; was that news?"""
        end = asyncio.get_running_loop().time() + timer.seconds_left
        if self._glass is None or self._glass.name != timer.name or abs(self._ends_at - end) < TOLERANCE:
            return False
        self._ends_at = end
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.create_task(self._run(timer.seconds_left))
        return True

    def pause(self) -> None:
        """Pause the running glass; it goes on where it was when the same one is turned again."""
        timer = self.timer_state or self._paused
        self.stop()
        self._paused = timer

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._glass = self._task = self._paused = None

    async def is_turned_within(self, seconds: float) -> bool:
        """Is the glass turned before this many seconds have passed? Waits until one or the other has happened."""
        try:
            await asyncio.wait_for(self._next_turn.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def glass_info(self) -> GlassInfo | None:
        """The running glass and the seconds left in it, as they are sent."""
        if self._glass is None:
            return None
        seconds_left = max(0.0, self._ends_at - asyncio.get_running_loop().time())
        return GlassInfo(name=self._glass.name, seconds=self._glass.seconds, left=round(seconds_left, 2))

    async def _run(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._on_run_out()
