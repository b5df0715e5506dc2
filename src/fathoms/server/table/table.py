"""One table, as an actor: whatever concerns it waits in a mailbox, and is handled alone and to its end.

The table owns its state (`table_state.py`) and is made of parts, each with one job; this module puts them together.
The whole way of a move is `Play.play` (`play.py`), what clients may ask is in `table_commands.py`, and `sync.py` keeps
the table in step with the store and with other servers.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.cluster.bus import NO_MOVE
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.store.stored_table import StoredMove, StoredTable
from fathoms.server.table.auto_player import AutoPlayer
from fathoms.server.table.bot_chatter import BotChatter
from fathoms.server.table.bots import Bots
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.chat import Chat
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.finisher import Finisher
from fathoms.server.table.hints import Hints
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.lesson_runner import LessonRunner, lesson_at
from fathoms.server.table.play import Play
from fathoms.server.table.rematch import Rematcher
from fathoms.server.table.seater import Seater
from fathoms.server.table.sync import REPLAY_CHUNK, TableSync
from fathoms.server.table.table_commands import GAME_COMMANDS, Commands
from fathoms.server.table.table_state import TableState
from fathoms.server.table.turn_starter import TurnStarter
from fathoms.server.table.undo import Takebacker

log = logging.getLogger(__name__)

T = TypeVar("T")

SOON = 60  # seconds: a time that runs out later is the business of the clock watcher


class Mailbox:
    """Runs jobs one at a time, in the order in which they came, and each to its end, even if its sender has gone."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Is no job waiting or running?"""
        return self._task is None

    def post(self, job: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Run a job in its turn. Its result may be awaited, or left alone."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, result))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return result

    async def _run(self) -> None:
        try:
            while self._jobs:
                job, result = self._jobs.popleft()
                try:
                    answer = await job()
                except Exception as error:
                    if not result.done():
                        result.set_exception(error)
                        result.exception()  # retrieved: should no one wait for it any more, it belongs in no log
                else:
                    if not result.done():
                        result.set_result(answer)
                finally:
                    result.cancel()  # does nothing unless the job was broken off: the server stops
        finally:
            self._task = None
            for _, result in self._jobs:
                result.cancel()


class Table:
    """A table with everyone at it, and its game once all sit."""

    def __init__(self, stored_table: StoredTable, services: Services) -> None:
        self.services = services
        self.state = state = TableState(stored_table)
        self._mailbox = Mailbox()
        lesson = lesson_at(stored_table)

        # What acts by itself sends the table a message when its moment has come.
        self.hourglass = Hourglass(self._on_hourglass)
        self.clocks = Clocks(state, services, self._on_timeout)
        self.broadcast = Broadcast(state, self.hourglass, self.clocks, services.seat_grace)
        self.bots = Bots(state, self.hourglass, self.broadcast, services, self._on_bot_move)
        self.lesson = LessonRunner(state, lesson, services.bot_delay, self._on_script_move) if lesson else None
        self.hints = Hints(state, self.broadcast, services)
        self.takebacker = Takebacker(state, self.broadcast)

        self.chat = Chat(state, self.broadcast, services)
        self.chatter = BotChatter(state, self.chat, services)
        self.turn_starter = TurnStarter(
            state, services, self.broadcast, self.hourglass, self.clocks, self.bots, self.lesson
        )
        self.finisher = Finisher(state, self.broadcast, services)
        self.sync = TableSync(
            state,
            services,
            self.broadcast,
            self.chat,
            self.hourglass,
            self.turn_starter,
            self.takebacker,
            self.finisher,
            self._acts_by_itself,
        )
        self.play = Play(
            state,
            services,
            self.sync,
            self.broadcast,
            self.clocks,
            self.turn_starter,
            self.takebacker,
            self.finisher,
            self.chatter,
            self.lesson,
        )
        self.seater = Seater(state, services, self.sync, self.broadcast, self.turn_starter, self.play)
        self.auto_player = AutoPlayer(
            state, services, self.hourglass, self.clocks, self.turn_starter, self.play, self.seater
        )
        self.rematcher = Rematcher(state, services, self.broadcast, self.finisher)
        self._commands = Commands(
            state,
            self.sync,
            self.broadcast,
            self.turn_starter,
            self.play,
            self.seater,
            self.rematcher,
            self.takebacker,
            self.hints,
            self.chat,
            self.lesson,
        ).handlers
        services.compiler.prioritize(stored_table.game)

    @property
    def is_idle(self) -> bool:
        """Is no one here, nothing to be done, and nothing about to happen?"""
        has_work = self.state.visitors or not self._mailbox.is_empty or self.hourglass.is_running
        return not (has_work or self._acts_by_itself())

    def _acts_by_itself(self) -> bool:
        """Is something about to happen here, even if no one comes?"""
        if self.lesson is not None and self.lesson.is_running:
            return True
        deadline = self.clocks.next_deadline()
        return self.bots.are_thinking or (deadline is not None and deadline <= time.time() + SOON)

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.bots.stop()
        if self.lesson:
            self.lesson.stop()
        self.hints.stop()
        self.takebacker.stop()
        self.hourglass.stop()
        self.clocks.stop()

    # Messages of clients

    async def greet(self, connection: Connection, last_view: int) -> None:
        """Tell someone who comes (back) everything since the last view they have.

        Where a long game has to be played again for it, they are told at once where they are.
        """
        if self.state.live_game is None and self.state.stored_table.number > REPLAY_CHUNK:
            connection.send(wire.TableMessage(table=self.broadcast.table_info_for(connection.who)))
        await self._mailbox.post(partial(self._welcome, connection, last_view))

    async def _welcome(self, connection: Connection, last_view: int) -> None:
        await self.sync.open()
        await self.seater.return_seats(connection.who)
        await self.sync.announce({connection.who})
        self.broadcast.add_connection(connection, last_view)
        self.turn_starter.start_if_ready()
        self.takebacker.resend_offer(connection)
        self.chat.send_history(connection)
        await self.finisher.store_end()

    async def receive_message(self, connection: Connection, message: wire.WireModel) -> None:
        """Do what a client asks for, or tell them why not. It is done to its end even if they have gone."""
        await self._mailbox.post(partial(self._handle, connection, message, time.perf_counter()))

    async def _handle(self, connection: Connection, message: wire.WireModel, received_at: float) -> None:
        state = self.state
        try:
            if (
                isinstance(message, GAME_COMMANDS)
                and state.live_game is None
                and state.stored_table.status != "waiting"
            ):
                await self.sync.catch_up()
            if state.problem:
                raise Refusal(state.problem)
            await self._commands[type(message)](connection, message)
            if isinstance(message, wire.Move):
                self.services.metrics.move_seconds.observe(time.perf_counter() - received_at)
        except Exception as error:
            if not isinstance(error, Refusal):
                report_error(log, "a command could not be carried out", error)
            refusal = error if isinstance(error, Refusal) else Refusal("server-trouble")
            connection.send(wire.RefusedMessage(key=refusal.key, args=refusal.args_, number=state.number))

    async def leave(self, connection: Connection) -> None:
        """Someone has gone, or their connection has broken."""
        self.hints.cancel_request(connection)
        await self._mailbox.post(partial(self._say_goodbye, connection))
        self._mailbox.post(self._announce_departure)  # no one waits for it

    async def _say_goodbye(self, connection: Connection) -> None:
        self.broadcast.remove_connection(connection)
        self.turn_starter.start_if_ready()
        if not self.broadcast.present_people():
            self.hourglass.pause()  # no one would see it run: it goes on for whoever comes back

    async def _announce_departure(self) -> None:
        """Other servers have to know who is here."""
        try:
            await self.sync.announce()
        except Exception as error:  # it is said again with our lease
            report_error(log, "that someone has gone could not be announced yet", error)

    async def answer_invitation(self, who: str, comes: bool) -> None:
        """Someone for whom a seat is reserved here takes it, or says that they will not come."""
        await self._mailbox.post(partial(self.seater.answer_invitation, who, comes))

    # Messages of the store and of other servers

    async def follow_change(self, number: int) -> None:
        """Another server says that a move was stored, or that something else has changed."""
        if number == NO_MOVE:
            await self.refresh()
        elif number > self.state.number:
            await self._mailbox.post(self._follow)

    async def _follow(self) -> None:
        if self.state.live_game is None:
            await self._refresh()
        else:
            await self.sync.follow_moves()

    async def refresh(self) -> None:
        """Be up to date with the store, and with other servers."""
        await self._mailbox.post(self._refresh)

    async def _refresh(self) -> None:
        await self.sync.refresh()
        if self.hourglass.has_run_out:  # the server that should have ended it has gone
            await self.auto_player.play_for_hourglass()

    async def adopt(self) -> None:
        """Go on with what a server has left that has gone, if anything is to be done without people."""
        await self._mailbox.post(self.sync.adopt)

    async def store_end(self) -> None:
        """Store that the game is over, if that is still to be done, or what someone alone has achieved in it so far."""
        await self._mailbox.post(self.finisher.store_end)

    # Messages of the parts that act by themselves

    async def _on_bot_move(self, seat: int, number: int, action: int) -> None:
        await self._mailbox.post(partial(self.auto_player.play_for_bot, seat, number, action))

    async def _on_script_move(self, move: StoredMove) -> None:
        await self._mailbox.post(partial(self.auto_player.play_from_script, move))

    async def _on_timeout(self, seat: int, number: int, action: int) -> None:
        await self._mailbox.post(partial(self.auto_player.play_for_late_player, seat, number, action))

    async def _on_hourglass(self) -> None:
        await self._mailbox.post(self.auto_player.play_for_hourglass)
