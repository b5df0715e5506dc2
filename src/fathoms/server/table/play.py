"""The turns at a table: whether a person, a bot or time itself acts, a move is judged, stored, played and shown."""

import asyncio
import logging
import time

from fathoms.core.game import CLOCK
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.metrics import MoveSource
from fathoms.server.services import Services
from fathoms.server.store.store import ConflictError
from fathoms.server.store.stored_table import TAKEN_BACK, TIME_UP, StoredMove, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.bot_chatter import BotChatter
from fathoms.server.table.bots import Bots
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.chat import Chat
from fathoms.server.table.clocks import Clocks, late_player_bot
from fathoms.server.table.hints import Hints
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.lesson_runner import LessonRunner, lesson_at
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.state import TableState
from fathoms.server.table.sync import TableSync
from fathoms.server.table.undo import Takebacker

log = logging.getLogger(__name__)

TRIES = 5  # to store something that other servers keep changing


class Play(TableSync):
    """A table, as far as its moves go."""

    def __init__(self, kept: StoredTable, services: Services) -> None:
        self.services = services
        self.sitting = TableState(kept)
        self.clock = Hourglass(self._time_is_up)
        self.clocks = Clocks(self.sitting, services, self._play_for_late)
        self.audience = Broadcast(self.sitting, self.clock, self.clocks, services.seat_grace)
        self.bots = Bots(
            self.sitting,
            self.clock,
            services,
            self._play_for_bot,
            self.audience.here,
            self.audience.bot_pace,
            self.audience.tell_thinking,
        )
        self.hints = Hints(self.sitting, self.audience, services)
        self.undo = Takebacker(self.sitting, self.audience)
        self.remarks = BotChatter(self.sitting, services)
        self.words = Chat(self.sitting, self.audience, services)
        lesson = lesson_at(kept)
        self.prompter = LessonRunner(self.sitting, lesson, services.bot_delay, self._play_by_script) if lesson else None
        self.users = 0
        self._lock = asyncio.Lock()
        self._under_way = set()
        services.compiler.prioritize(kept.game)

    async def _play(self, seat: int, number: int, action: int | wire.ActionName) -> None:
        """Judge, store, play and show a move: no one sees it before it is stored."""
        for _ in range(TRIES):
            if self.sitting.running is None:
                raise Refusal("game-not-started")
            if seat in self.sitting.held_back():
                raise Refusal("move-look-later")
            move = self.sitting.running.judge(seat, number, action)
            if move and self.prompter:
                self.prompter.check(move)
            if move is None or await self._store_and_play(self.sitting.running, move):
                return
        raise Refusal("server-busy")

    async def _store_and_play(self, running: LiveGame, move: StoredMove) -> bool:
        """Was it stored? If another server stored one first, we have caught up with it instead."""
        try:
            await self.services.move_writer.append(self.sitting.kept.id, move)
        except ConflictError:
            await self._catch_up()
            return False
        self._tell(move.number)
        running.add(move)
        self._count(running, move)
        self._turn_glass(running)
        self._tell_whose_glass()
        self.audience.show()
        self._wake()
        self.undo.consider()
        await self._note_end()
        await self._remark()
        return True

    async def _remark(self) -> None:
        """Let a bot say something about what has just happened, if it has something to say; it is not missed."""
        remark = self.remarks.consider()
        if remark is None:
            return
        try:
            await self.words.remark(remark)
        except Exception as error:
            report_error(log, "a bot's remark was lost", error)
        else:
            self._tell()

    def _count(self, running: LiveGame, move: StoredMove) -> None:
        """Count a move, by whom it was made."""
        if not move.is_action:
            return
        by: MoveSource = "person"
        if move.seat == CLOCK:
            by = "glass"
        elif self.sitting.kept.seats[move.seat].bot:
            by = "bot"
        elif running.number > 1 and running.happened.action(-2) == TIME_UP:
            by = "time"
        self.services.metrics.count_move(running.match.game.name, by)

    async def _take_back(self, wanted: wire.TakeBack, who: str) -> None:
        """Take a step back, if it was offered: that it was is stored like a move, and everyone sees it."""
        if not seats.own_seat(self.sitting.kept.seats, wanted.seat, who).played_by(who):
            raise Refusal("seat-away")
        running = self.sitting.running
        if running is None:
            raise Refusal("game-not-started")
        self.undo.check(wanted.seat, wanted.number)
        if not await self._store_and_play(running, running.next(wanted.seat, TAKEN_BACK)):
            raise Refusal("undo-late")

    # Those who act by themselves

    async def _play_for_late(self, seat: int, number: int, action: int) -> None:
        """Someone's time has run out: say so, play for them, and after a few times in a row have a bot do it."""
        await self._alone(lambda: self._mind_the_time(seat, number, action))

    async def _mind_the_time(self, seat: int, number: int, action: int) -> None:
        if not self._keeps():
            return
        now = self.sitting
        running, late = now.running, time.time() >= self.clocks.running().get(seat, float("inf"))
        if running is None or number != running.number or not late:  # they were in time, or another server was
            self.clocks.arrange()
            return
        said = running.happened and running.happened[-1].action == TIME_UP  # and then something went wrong
        if not said and not await self._store_and_play(running, running.next(seat, TIME_UP)):
            return
        if not await self._store_and_play(running, running.next(seat, action)):
            return
        if self.clocks.missed(seat) and not running.match.over:
            bot = seats.timed_out_seat(now.kept.seats[seat], late_player_bot(running.match.game))
            try:
                changed = await self.services.run_in_thread(self.services.store.change_seat, now.kept, seat, bot)
            except ConflictError:  # they have come back on another server
                await self._catch_up()
            else:
                await self._sit_down(changed)
            self._sits_again(seat)

    async def _play_for_bot(self, seat: int, number: int, action: int) -> None:
        """Play what a bot has chosen, unless its person has come back, or another server keeps the table by now."""

        async def play() -> None:
            if self.sitting.kept.seats[seat].bot and self._keeps():
                await self._play(seat, number, action)

        try:
            await self._alone(play)
        except Refusal as why:  # the others have moved on: it thinks again
            log.info("a bot's move was refused: %s", why.key)

    async def _play_by_script(self, move: StoredMove) -> None:
        """In a lesson: what the others, and time itself, do at this point."""

        async def play() -> None:
            running = self.sitting.running
            if running is not None and running.number + 1 == move.number:
                running.match.check(move.seat, move.action)
                await self._store_and_play(running, move)

        await self._alone(play)

    async def _time_is_up(self) -> None:
        """The glass has run out: time itself plays."""
        await self._alone(self._play_for_time)

    async def _play_for_time(self) -> None:
        if not self._keeps():
            return
        self.clock.stop()
        running = self.sitting.running
        if running is None:
            return
        try:
            if self.sitting.held_back():
                await self._end_turn_at_glass(running)
            elif move := running.clock_move():
                await self._store_and_play(running, move)
        except Exception as error:
            report_error(log, "the clock's move was lost; the glass is turned anew", error)
            self._turn_glass(running)

    async def _end_turn_at_glass(self, running: LiveGame) -> None:
        """The glass has run out for those whose turn it is, and others at their screens have theirs still to come."""
        glass = self.sitting.glass()
        if glass is None or glass.seat_action is None:
            return
        for seat in self.sitting.acting():
            for action in (TIME_UP, glass.seat_action):
                if not await self._store_and_play(running, running.next(seat, action)):
                    return  # another server was faster, and goes on
