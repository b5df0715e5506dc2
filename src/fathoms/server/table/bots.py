"""The bots of one table: each whose turn it is has a task that pauses, thinks and moves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fathoms.core.game import SPECTATOR
from fathoms.core.rng import seed_from
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table.bot_pauses import draw_pause, tempo_of_seat
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.ready_check import unready_seats
from fathoms.server.table.table_state import TableState

log = logging.getLogger(__name__)

PAUSE_AFTER_ERROR = 2.0  # seconds
POLL_INTERVAL = 0.1  # seconds between two looks at whether someone has answered


class Bots:
    """Starts a task for each bot of a table whose turn it is."""

    def __init__(
        self,
        state: TableState,
        hourglass: Hourglass,
        broadcast: Broadcast,
        services: Services,
        play: Callable[[int, int, int], Awaitable[None]],
    ) -> None:
        self.services = services
        self._state = state
        self._hourglass = hourglass
        self._broadcast = broadcast
        self._play = play  # (seat, number, action): what a bot does in answer to a view
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Have the bots that are to act think, if they do not yet; when the game is over, no one has to.

        Where another server keeps the table, they think there.
        """
        if not (self._state.stored_table.bots or self._tasks):
            self._broadcast.send_thinking([])
            return
        ours = self.services.owns_table(self._state.stored_table.id)
        if not ours or (self._state.live_game and self._state.live_game.match.over):
            self.stop()
        to_act = self._state.bots_to_act()
        if to_act and unready_seats(self._state, self._broadcast.present_people()):
            to_act = {}
        if not ours:
            self._broadcast.send_thinking(sorted(to_act))
            return
        for seat in to_act:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._move_and_go_on(seat))
        self._broadcast.send_thinking(sorted(self._tasks.keys() & to_act.keys()))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _move_and_go_on(self, seat: int) -> None:
        try:
            await self.make_move(seat)
        except Exception as error:
            report_error(log, "a bot's move was lost; it tries again", error)
            await asyncio.sleep(PAUSE_AFTER_ERROR)
        finally:
            del self._tasks[seat]
        self.wake()

    async def make_move(self, seat: int) -> None:
        """Have the bot of a seat make one move, unless it is not its turn any more.

        Where its game makes plans, it keeps to one until the glass is turned; anywhere else it waits a little, so that
        people can follow, and then thinks. When its move is shown was drawn before: time tells nothing.
        """
        bot, live_game = self._state.bots_to_act().get(seat), self._state.live_game
        if bot is None or live_game is None:
            return
        delay, number = self.services.bot_delay, live_game.number
        memory_seed = self.services.bot_memory_seed(self._state.stored_table.id, seat)
        plan = await self.services.bots.plan(bot, live_game.match.info_state(seat), seat, self._seed(seat), memory_seed)
        if plan is not None:
            seconds, action = plan
            if await self._hourglass.is_turned_within(seconds if delay else 0):
                return
        else:
            clock = asyncio.get_running_loop().time
            began = clock()
            pause = draw_pause(
                bot,
                live_game.match.game,
                delay * self._broadcast.bot_delay_factor() * tempo_of_seat(seat),
                self._seed(seat, "delay"),
            )
            await asyncio.sleep(pause.thinking_delay)
            began += await self._wait_for_answer(seat)
            bot, live_game = self._state.bots_to_act().get(seat), self._state.live_game
            if bot is None or live_game is None:
                return
            number, info_state = live_game.number, live_game.match.info_state(seat)
            with self.services.metrics.bot_seconds.time():
                action = await self.services.bots.choose(bot, info_state, seat, self._seed(seat), memory_seed)
            await asyncio.sleep(max(0.0, began + pause.move_delay - clock()))
        await self._play(seat, number, action)

    async def _wait_for_answer(self, seat: int) -> float:
        """Wait for a person whom the bot has asked, until they have answered, have gone, or take very long.

        How many seconds that took: the pause goes on after it.
        """
        number, patience = self._state.number, self.services.bot_manners
        while patience > 0 and self._state.number == number and self._awaits_person(seat):
            await asyncio.sleep(POLL_INTERVAL)
            patience -= POLL_INTERVAL
        return self.services.bot_manners - patience

    def _awaits_person(self, seat: int) -> bool:
        live_game = self._state.live_game
        if live_game is None:
            return False
        awaited_seat = live_game.match.game.table.awaited_seat(live_game.views.viewer_histories[SPECTATOR].view, seat)
        if awaited_seat is None:
            return False
        other_seat = self._state.stored_table.seats[awaited_seat]
        return (
            other_seat.kind == "person" and not other_seat.away and other_seat.owner in self._broadcast.present_people()
        )

    def _seed(self, seat: int, *what: str) -> int:
        return seed_from(self.services.bot_secret, self._state.stored_table.id, seat, self._state.number, *what)
