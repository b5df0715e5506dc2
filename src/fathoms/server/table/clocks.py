"""The clocks of a table: whose time runs out next, and what is played for them then.

What is played comes from a bot that knows what the seat knows and no more. It thinks after the time has run out, and
what it does is shown a set moment later: neither tells whether there was anything to choose.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from fathoms.core.game import Game
from fathoms.core.rng import stream
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table.bots import memory_seed
from fathoms.server.table.state import TableState

log = logging.getLogger(__name__)

LATE_PLAYER_BOT = "snorkeller"  # plays for whoever is late
FALLBACK_BOT = "greedy"  # the same in games without levels
MOVE_DELAY = 0.3  # seconds from the end of someone's time to what is played for them
MAX_TIMEOUTS = 3  # times in a row that someone is late before a bot takes over
RETRY_DELAY = 2.0  # seconds before what failed is tried again


def late_player_bot(game: Game) -> str:
    """The bot that plays for someone whose time has run out."""
    return LATE_PLAYER_BOT if LATE_PLAYER_BOT in game.bots.levels else FALLBACK_BOT


class Clocks:
    """Waits for the time that runs out next."""

    def __init__(
        self, sitting: TableState, services: Services, play: Callable[[int, int, int], Awaitable[None]]
    ) -> None:
        self._sitting = sitting
        self._services = services
        self._play = play  # (seat, number, action): what is played for a seat whose time had run out at a view
        self._task: asyncio.Task[None] | None = None
        self._next: tuple[float, int, int] | None = None  # when, whose, at which view
        self._missed: Counter[int] = Counter()

    def running(self) -> dict[int, float]:
        """The seats whose time runs, and when it has run out: those of people who play themselves."""
        running, seats = self._sitting.running, self._sitting.kept.seats
        if running is None or running.times is None or running.match.over:
            return {}
        mine = [seat for seat in running.waited_for() if seats[seat].kind == "person" and not seats[seat].away]
        ends = {seat: running.times.ends(seat) for seat in mine}
        return {seat: end for seat, end in ends.items() if end is not None}

    def due(self) -> float | None:
        """When the next time runs out, in seconds since 1970."""
        return min(self.running().values(), default=None)

    def info(self) -> list[wire.ClockInfo]:
        """Everyone's time, as everyone may know it."""
        running = self._sitting.running
        if running is None or running.times is None:
            return []
        on = self.running()
        players = range(self._sitting.kept.players)
        return [wire.ClockInfo(left=round(running.times.left(seat), 1), running=seat in on) for seat in players]

    def arrange(self) -> None:
        """Wait for the time that runs out next, if it is another one than before."""
        if not self._sitting.kept.clock:
            return
        ends = [(end, seat, self._sitting.number) for seat, end in self.running().items()]
        first = min(ends, default=None)
        if first == self._next and (first is None or self._task is not None):
            return
        self.stop()
        self._next = first
        if first is not None:
            self._task = asyncio.create_task(self._run(*first))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = self._next = None

    async def _run(self, end: float, seat: int, number: int) -> None:
        await asyncio.sleep(max(0.0, end - time.time()))
        try:
            action = await self._choose(seat, number)
            await asyncio.sleep(max(0.0, end + MOVE_DELAY - time.time()))
            self._task = self._next = None  # what comes now may arrange the next, and does not stop itself
            await self._play(seat, number, action)
        except Exception as error:
            report_error(log, "a move for someone who was late was lost; it is tried again", error)
            await asyncio.sleep(RETRY_DELAY)
            self._task = self._next = None
            self.arrange()

    async def _choose(self, seat: int, number: int) -> int:
        running = self._sitting.running
        assert running is not None, "there is no time without a game"
        name, info_state = late_player_bot(running.match.game), running.match.info_state(seat)
        seed = stream(self._services.bot_secret, self._sitting.kept.id, seat, number, "late")
        return await self._services.bots.choose(
            name, info_state, seat, seed, memory_seed(self._services, self._sitting, seat)
        )

    # Who has been late how often

    def missed(self, seat: int) -> bool:
        """Someone was late once more: is it time that a bot takes over?"""
        self._missed[seat] += 1
        return self._missed[seat] >= MAX_TIMEOUTS

    def here(self, seat: int) -> None:
        """They have acted themselves, or have come back."""
        self._missed[seat] = 0
