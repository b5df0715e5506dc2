"""The players' clocks at a table: whose time runs out next, and the move that is made for them then.

What is played comes from a bot that knows what the seat knows and no more. It thinks after the time has run out, and
what it does is shown a set moment later: neither tells whether there was anything to choose.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from fathoms.core.game import Game
from fathoms.core.rng import seed_from
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table.table_state import TableState

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
    """Runs the players' clocks, and makes a move for a player whose time has run out."""

    def __init__(self, state: TableState, services: Services, play: Callable[[int, int, int], Awaitable[None]]) -> None:
        self._state = state
        self._services = services
        self._play = play  # (seat, number, action): what is played for a seat whose time had run out at a view
        self._task: asyncio.Task[None] | None = None
        self._scheduled: tuple[float, int, int] | None = None  # when, whose, at which view
        self._timeouts: Counter[int] = Counter()

    def deadlines(self) -> dict[int, float]:
        """When time runs out (seconds since 1970), for each seat of a person whose clock runs."""
        live_game, seats = self._state.live_game, self._state.stored_table.seats
        if live_game is None or live_game.seat_times is None or live_game.match.over:
            return {}
        mine = [seat for seat in live_game.timed_seats() if seats[seat].kind == "person" and not seats[seat].away]
        ends = {seat: live_game.seat_times.deadline(seat) for seat in mine}
        return {seat: end for seat, end in ends.items() if end is not None}

    def next_deadline(self) -> float | None:
        """The next deadline, in seconds since 1970."""
        return min(self.deadlines().values(), default=None)

    def clock_infos(self) -> list[wire.ClockInfo]:
        """The clocks of all seats, as they are sent."""
        live_game = self._state.live_game
        if live_game is None or live_game.seat_times is None:
            return []
        on = self.deadlines()
        players = range(self._state.stored_table.players)
        return [
            wire.ClockInfo(left=round(live_game.seat_times.seconds_left(seat), 1), running=seat in on)
            for seat in players
        ]

    def schedule(self) -> None:
        """Wait for the next deadline, if it has changed."""
        if not self._state.stored_table.clock:
            return
        ends = [(end, seat, self._state.number) for seat, end in self.deadlines().items()]
        first = min(ends, default=None)
        if first == self._scheduled and (first is None or self._task is not None):
            return
        self.stop()
        self._scheduled = first
        if first is not None:
            self._task = asyncio.create_task(self._wait_and_play(*first))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = self._scheduled = None

    async def _wait_and_play(self, end: float, seat: int, number: int) -> None:
        await asyncio.sleep(max(0.0, end - time.time()))
        try:
            action = await self._choose_action(seat, number)
            await asyncio.sleep(max(0.0, end + MOVE_DELAY - time.time()))
            self._task = self._scheduled = None  # what comes now may arrange the next, and does not stop itself
            await self._play(seat, number, action)
        except Exception as error:
            report_error(log, "a move for someone who was late was lost; it is tried again", error)
            await asyncio.sleep(RETRY_DELAY)
            self._task = self._scheduled = None
            self.schedule()

    async def _choose_action(self, seat: int, number: int) -> int:
        live_game = self._state.live_game
        assert live_game is not None, "there is no time without a game"
        name, info_state = late_player_bot(live_game.match.game), live_game.match.info_state(seat)
        seed = seed_from(self._services.bot_secret, self._state.stored_table.id, seat, number, "late")
        memory_seed = self._services.bot_memory_seed(self._state.stored_table.id, seat)
        return await self._services.bots.choose(name, info_state, seat, seed, memory_seed)

    # Who has been late how often

    def count_timeout(self, seat: int) -> bool:
        """Count a timeout of a seat; True if a bot should take over."""
        self._timeouts[seat] += 1
        return self._timeouts[seat] >= MAX_TIMEOUTS

    def reset_timeouts(self, seat: int) -> None:
        """Forget a seat's timeouts: its player has moved, or has come back."""
        self._timeouts[seat] = 0
