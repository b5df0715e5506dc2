"""A table that is open: in step with the store, with one thing happening at a time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar, cast

from fathoms.core.refusal import Refusal
from fathoms.server.cluster.bus import NO_MOVE
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.store import chat_messages, feat_store
from fathoms.server.store.finished_games import match_result
from fathoms.server.store.stored_table import StoredMove, StoredTable
from fathoms.server.table.bots import Bots
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.chat import Chat
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.lesson_runner import LessonRunner
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.ready_check import unready_seats
from fathoms.server.table.series import with_result
from fathoms.server.table.state import TableState, game_at

log = logging.getLogger(__name__)

T = TypeVar("T")

REPLAY_CHUNK = 50  # moves that are played again in one go


class TableSync:
    """What is stored of a table, its game as it runs, and everything that looks at it."""

    services: Services
    sitting: TableState
    clock: Hourglass
    clocks: Clocks
    audience: Broadcast
    bots: Bots
    words: Chat
    prompter: LessonRunner | None
    users: int  # connections that have found the table, greeted or not
    _lock: asyncio.Lock
    _under_way: set[asyncio.Task[object]]

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do one thing at a time, and to its end: what is stored is shown, even if the one who asked has gone."""
        await self._lock.acquire()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._to_its_end(work, done))
        self._under_way.add(task)
        return await done

    async def _to_its_end(self, work: Callable[[], Awaitable[T]], done: "asyncio.Future[T]") -> None:
        """Do it, and tell the one who is waiting for it, if they still are."""
        try:
            answer = await work()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
                done.exception()  # seen: should nobody wait for it any more, its words belong in no log
        else:
            if not done.done():
                done.set_result(answer)
        finally:
            self._lock.release()
            done.cancel()  # if it was broken off: the server stops
            self._under_way.discard(cast("asyncio.Task[object]", asyncio.current_task()))

    # Other servers

    def _tell(self, number: int = NO_MOVE) -> None:
        """Tell other servers that a move was stored, or that something else has changed."""
        self.services.membership.publish_change(self.sitting.kept.id, number)

    def _keeps(self) -> bool:
        return self.services.owns_table(self.sitting.kept.id)

    # Opening and ending

    async def _open(self) -> None:
        """Be up to date with the store, and have the game running if it has begun."""
        now, store = self.sitting, self.services.store
        now.kept, said = await self.services.run_in_thread(
            chat_messages.table_and_messages, store, now.kept.id, self.words.last
        )
        self.words.hear(said)
        await self._go_on()

    async def _go_on(self) -> None:
        """Have the game running if it has begun."""
        if not self.sitting.problem and self.sitting.kept.status != "waiting":
            await self._play_on(self.sitting.running)

    async def _play_on(self, running: LiveGame | None) -> bool:
        """Play what is stored, from the start if need be, and have glass and bots follow; False if that cannot be."""
        now, store = self.sitting, self.services.store
        try:
            if running is None:
                now.running = running = await self._rebuilt()
            else:
                running.follow(await self.services.run_in_thread(store.moves, now.kept.id, now.stored))
        except (Refusal, ValueError) as error:
            report_error(log, "a table cannot be rebuilt", error)
            now.problem, now.running = "table-broken", None
            return False
        self._turn_glass(running)
        self._wake()
        return True

    async def _catch_up(self) -> None:
        """Be up to date with the store, and have everyone see it."""
        await self._open()
        await self._show_all()

    async def _sit_down(self, kept: StoredTable) -> None:
        """Have everyone see that a seat has changed: the game may begin, and someone may see with other eyes now."""
        self.sitting.kept = kept
        self._tell()
        await self._go_on()
        await self._show_all()

    async def _show_all(self) -> None:
        self.audience.tell_table()
        self.audience.show()
        await self._note_end()

    async def _rebuilt(self) -> LiveGame:
        """The game from what is stored of it.

        A long one in several goes, so that no one's moves wait for it: while its rules are not compiled, it takes
        seconds.
        """
        await self.services.compiler.wait_until_loaded(self.sitting.kept.game)
        running, rest = await self.services.run_in_thread(self._begin)
        while rest:
            await self.services.run_in_thread(running.follow, rest[:REPLAY_CHUNK])
            rest = rest[REPLAY_CHUNK:]
        return running

    def _begin(self) -> tuple[LiveGame, list[StoredMove]]:
        """The first moves of the game, played again, and the rest of them; runs in a worker thread."""
        kept = self.sitting.kept
        game = game_at(kept)
        assert game is not None, "a table without its game has a problem"
        seed, moves = self.services.store.game(kept.id)
        return LiveGame(game, kept, seed, moves[:REPLAY_CHUNK]), moves[REPLAY_CHUNK:]

    async def note_end(self) -> None:
        """Store that the game is over, if that is still to be done, or what someone alone has achieved in it so far."""
        await self._alone(self._note_end)

    async def _note_end(self) -> None:
        """The same, alone. If it fails, it is done when the table is next opened."""
        now = self.sitting
        if not now.ending:
            await self._note_feats()
            return
        assert now.running is not None
        try:
            series = await self.services.run_in_thread(self._finish, now.running)
        except Exception as error:
            report_error(log, "the end of a game could not be noted yet", error)
            return
        now.kept = replace(now.kept, status="over", series=series)
        self._tell()
        self.audience.tell_table()

    async def _note_feats(self) -> None:
        """Store what someone who plays alone has achieved with the last action. In company that is asked at the end."""
        kept, running = self.sitting.kept, self.sitting.running
        if running is None or running.match.over or kept.players > 1 or running.match.game.extras.feats is None:
            return
        happened = list(running.happened)
        try:
            if any(True for _ in feat_store.feats_achieved(kept, running.match, happened)):
                await self.services.run_in_thread(
                    feat_store.store_feats, self.services.store, kept, running.match, happened
                )
        except Exception as error:
            report_error(log, "what someone has achieved could not be noted yet", error)

    def _finish(self, running: LiveGame) -> str:
        """Store how the game ended, and what it is worth; how its series stands then. Runs in a worker thread."""
        kept, store = self.sitting.kept, self.services.store
        feat_store.store_feats(store, kept, running.match, list(running.happened))
        result = match_result(
            running.match, running.happened[-1].at or time.time() if running.happened else kept.created
        )
        series = with_result(kept.series, result.shares)
        store.finish(kept.id, series, result)
        return series

    # What goes on by itself

    def _wake(self) -> None:
        """Have those act who act by themselves: bots, or in a lesson those the script names."""
        if self.prompter is None:
            self.bots.wake()
        elif self._keeps():
            self.prompter.wake()

    def _turn_glass(self, running: LiveGame) -> None:
        """Have the glass run that the game says, while anyone is here, and once everyone here is ready for it.

        In a lesson no one is in a hurry.
        """
        glass = self.sitting.glass()
        here = (self.users or self.audience.elsewhere) and not self.prompter
        runs = glass and here and not unready_seats(self.sitting, self.audience.here())
        self.clock.follow(glass if runs else None)
        self.clocks.arrange()

    def _tell_whose_glass(self) -> None:
        """Where players take turns with the glass, a move may have made it the next one's: they have to be ready."""
        glass = self.sitting.glass()
        if glass is not None and glass.seat_action is not None:
            self.audience.tell_table()

    def _begin_if_ready(self) -> None:
        """Someone came, went, or is ready: turn the glass that waited for it, and have everyone see it run."""
        running, ran = self.sitting.running, self.clock.running
        if running is None:
            return
        self._turn_glass(running)
        if self.clock.running != ran:
            self.audience.show_again()
        self._wake()

    def _sits_again(self, seat: int) -> None:
        """Someone plays themselves again, or does not any more: their time runs, or rests."""
        self.clocks.here(seat)
        self.clocks.arrange()
        if self.sitting.running and self.sitting.running.times:
            self.audience.show_again()
