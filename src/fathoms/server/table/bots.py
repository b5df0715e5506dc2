"""The bots at one table: each that is to act has a task that takes its time, thinks and plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fathoms.core.game import SPECTATOR
from fathoms.core.rng import stream
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.table.bot_pauses import draw_pause
from fathoms.server.table.characters import pace_of
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.ready_check import unready_seats
from fathoms.server.table.state import TableState

log = logging.getLogger(__name__)

PAUSE_AFTER_ERROR = 2.0  # seconds
POLL_INTERVAL = 0.1  # seconds between two looks at whether someone has answered


class Bots:
    """Wakes the bots of a table when they are to act, and has them act."""

    def __init__(
        self,
        sitting: TableState,
        clock: Hourglass,
        services: Services,
        play: Callable[[int, int, int], Awaitable[None]],
        here: Callable[[], set[str]],
        pace: Callable[[], float],
        tell: Callable[[list[int]], None],
    ) -> None:
        self.services = services
        self._sitting = sitting
        self._clock = clock
        self._play = play  # (seat, number, action): what a bot does in answer to a view
        self._here = here  # the people who are connected
        self._pace = pace  # by how much their pauses are longer than usual, as people here wish
        self._tell = tell  # is told who thinks
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Have the bots that are to act think, if they do not yet; when the game is over, no one has to.

        Where another server keeps the table, they think there.
        """
        if not (self._sitting.kept.bots or self._tasks):
            self._tell([])
            return
        ours = self.services.owns_table(self._sitting.kept.id)
        if not ours or (self._sitting.running and self._sitting.running.match.over):
            self.stop()
        to_act = self._sitting.bots_to_act()
        if to_act and unready_seats(self._sitting, self._here()):
            to_act = {}
        if not ours:
            self._tell(sorted(to_act))
            return
        for seat in to_act:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._run(seat))
        self._tell(sorted(self._tasks.keys() & to_act.keys()))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, seat: int) -> None:
        try:
            await self.act(seat)
        except Exception as error:
            report_error(log, "a bot's move was lost; it tries again", error)
            await asyncio.sleep(PAUSE_AFTER_ERROR)
        finally:
            del self._tasks[seat]
        self.wake()

    async def act(self, seat: int) -> None:
        """Have the bot of a seat make one move, unless it is not its turn any more.

        Where its game makes plans, it keeps to one until the glass is turned; anywhere else it waits a little, so that
        people can follow, and then thinks. When its move is shown was drawn before: time tells nothing.
        """
        bot, running = self._sitting.bots_to_act().get(seat), self._sitting.running
        if bot is None or running is None:
            return
        delay, number = self.services.bot_delay, running.number
        plan = await self.services.bots.plan(
            bot, running.match.info_state(seat), seat, self._chance(seat), self._memory(seat)
        )
        if plan is not None:
            seconds, action = plan
            if await self._clock.turned_within(seconds if delay else 0):
                return
        else:
            clock = asyncio.get_running_loop().time
            began = clock()
            pause = draw_pause(
                bot, running.match.game, delay * self._pace() * pace_of(seat), self._chance(seat, "delay")
            )
            await asyncio.sleep(pause.before)
            began += await self._hear_out(seat)
            bot, running = self._sitting.bots_to_act().get(seat), self._sitting.running
            if bot is None or running is None:
                return
            number, info_state = running.number, running.match.info_state(seat)
            with self.services.metrics.bot_seconds.time():
                action = await self.services.bots.choose(bot, info_state, seat, self._chance(seat), self._memory(seat))
            await asyncio.sleep(max(0.0, began + pause.shown - clock()))
        await self._play(seat, number, action)

    async def _hear_out(self, seat: int) -> float:
        """Wait for a person whom the bot has asked, until they have answered, have gone, or take very long.

        How many seconds that took: the pause goes on after it.
        """
        number, patience = self._sitting.number, self.services.bot_manners
        while patience > 0 and self._sitting.number == number and self._asks_a_person(seat):
            await asyncio.sleep(POLL_INTERVAL)
            patience -= POLL_INTERVAL
        return self.services.bot_manners - patience

    def _asks_a_person(self, seat: int) -> bool:
        running = self._sitting.running
        asked = (
            None
            if running is None
            else running.match.game.table.awaited_seat(running.watch.sights[SPECTATOR].now, seat)
        )
        if asked is None:
            return False
        other = self._sitting.kept.seats[asked]
        return other.kind == "person" and not other.away and other.owner in self._here()

    def _chance(self, seat: int, *what: str) -> int:
        return stream(self.services.bot_secret, self._sitting.kept.id, seat, self._sitting.number, *what)

    def _memory(self, seat: int) -> int:
        return memory_seed(self.services, self._sitting, seat)


def memory_seed(services: Services, sitting: TableState, seat: int) -> int:
    """What decides what a bot in a seat forgets: the same for the whole game."""
    return stream(services.bot_secret, sitting.kept.id, seat, "memory")
