"""One table: the authority over its seats and its turns.

Everything that changes a table happens one thing at a time, and each to its end. What is decided about seats and moves
is decided in `seats` and `running`; the table's audience, its bots, its clock and its hints are parts of their own.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.house import House
from fathoms.server.store import feats, results
from fathoms.server.store.kept import Kept, StoredMove
from fathoms.server.store.store import ConflictError
from fathoms.server.table import seats
from fathoms.server.table.audience import Audience
from fathoms.server.table.bots import Bots
from fathoms.server.table.clock import Clock
from fathoms.server.table.connection import Connection
from fathoms.server.table.gate import waiting_for
from fathoms.server.table.hints import Hints
from fathoms.server.table.running import Running
from fathoms.server.table.sitting import Sitting, game_at
from fathoms.server.trouble import report

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 5  # to store something that other servers keep changing
IN_THE_GAME = (wire.Move, wire.See, wire.Hint)  # wishes that need its rules


class Table:
    """A table with everyone at it, and its game once all sit."""

    def __init__(self, kept: Kept, house: House) -> None:
        self.house = house
        self.sitting = Sitting(kept)
        self.clock = Clock(self._time_is_up)
        self.audience = Audience(self.sitting, self.clock, house.seat_grace)
        self.bots = Bots(
            self.sitting, self.clock, house, self._play_for_bot, self.audience.here, self.audience.tell_thinking
        )
        self.hints = Hints(self.sitting, self.audience, house)
        self.users = 0  # connections that have found the table, greeted or not
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[object]] = set()
        house.compiling.want(kept.game)

    @property
    def idle(self) -> bool:
        return not (self.users or self._under_way or self.bots.thinking or self.clock.running)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do one thing at a time, and to its end: what is stored is shown, even if whoever asked for it has gone."""

        async def unbroken() -> T:
            try:
                return await work()
            finally:
                self._lock.release()

        await self._lock.acquire()
        task = asyncio.create_task(unbroken())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    # Coming and going

    async def greet(self, connection: Connection, last: int) -> None:
        """Tell someone who comes (back) everything since the last view they have."""

        async def welcome() -> None:
            await self._open()
            await self._give_back(connection.who)
            self.audience.join(connection, last)
            self._begin_if_ready()
            await self._note_end()

        await self._alone(welcome)

    async def _give_back(self, who: str) -> None:
        """Someone in whose place others have put a bot has their seat back by being here again."""
        for number, seat in seats.back_again(self.sitting.kept, who).items():
            try:
                changed = await self.house.in_thread(self.house.store.change_seat, self.sitting.kept, number, seat)
            except ConflictError:  # they are about to come back on another server
                continue
            self.sitting.kept = changed

    async def leave(self, connection: Connection) -> None:
        self.hints.drop(connection)
        async with self._lock:
            self.audience.leave(connection)
            self._begin_if_ready()
            if not self.audience.here():
                self.clock.stop()  # nobody would see it run: it is turned anew for whoever comes back

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.bots.stop()
        self.hints.stop()
        self.clock.stop()

    # Opening and ending

    async def _open(self) -> None:
        """Be up to date with the store, and have the game running if it has begun."""
        now, store = self.sitting, self.house.store
        found = await self.house.in_thread(store.find, now.kept.id)
        assert found is not None, "tables are never removed"
        now.kept = found
        if now.problem:
            return
        if now.kept.status == "waiting":
            return
        try:
            if now.running is None:
                now.running = await self.house.in_thread(self._rebuild)
            else:
                now.running.follow(await self.house.in_thread(store.moves, now.kept.id, now.number))
        except (Refusal, ValueError) as error:
            report(log, "a table cannot be rebuilt", error)
            now.problem, now.running = "table-broken", None
            return
        self._turn_glass(now.running)
        self.bots.wake()

    async def look_again(self) -> None:
        """Be up to date with the store."""
        await self._alone(self._catch_up)

    async def _catch_up(self) -> None:
        """Be up to date with the store, and have everyone see it."""
        await self._open()
        self.audience.tell_table()
        self.audience.show()
        await self._note_end()

    def _rebuild(self) -> Running:
        """The game from what is stored of it; runs in a worker thread."""
        kept, store = self.sitting.kept, self.house.store
        game = game_at(kept)
        assert game is not None, "a table without its game has a problem"
        return Running(game, kept, store.seed(kept.id), store.moves(kept.id))

    async def note_end(self) -> None:
        """Store that the game is over, if that is still to be done."""
        await self._alone(self._note_end)

    async def _note_end(self) -> None:
        """The same, alone. If it fails, it is done when the table is next opened."""
        now, store = self.sitting, self.house.store
        if not now.ending:
            return
        assert now.running is not None
        try:
            await self.house.in_thread(feats.note, store, now.kept, now.running.match)
            await self.house.in_thread(results.note, store, now.kept, now.running.match)
            await self.house.in_thread(store.finish, now.kept.id)
        except Exception as error:
            report(log, "the end of a game could not be noted yet", error)
            return
        now.kept = replace(now.kept, status="over")
        self.audience.tell_table()

    # Wishes

    async def ask(self, connection: Connection, message: wire.Shape) -> None:
        """Do what someone wishes, or tell them why not."""
        try:
            await self._alone(lambda: self._do(connection, message))
        except Exception as error:
            if not isinstance(error, Refusal):
                report(log, "a wish could not be granted", error)
            why = error if isinstance(error, Refusal) else Refusal("server-trouble")
            connection.send(wire.RefusedMessage(key=why.key, args=why.args_, number=self.sitting.number))

    async def _do(self, connection: Connection, message: wire.Shape) -> None:
        now, who = self.sitting, connection.who
        if isinstance(message, IN_THE_GAME) and now.running is None and now.kept.status != "waiting":
            await self._catch_up()
        if now.problem:
            raise Refusal(now.problem)
        if isinstance(message, wire.Move):
            if not seats.own_seat(now.kept.seats, message.seat, who).played_by(who):
                raise Refusal("seat-away")
            await self._play(message.seat, message.number, message.action)
        elif isinstance(message, wire.See):
            self.audience.lift_curtain(connection, message.seat)
        elif isinstance(message, wire.Hint):
            self.hints.want(connection, message)
        elif isinstance(message, wire.Ready):
            now.ready.add(who)
            self.audience.tell_table()
            self._begin_if_ready()
        elif isinstance(message, wire.Rematch):
            await self._rematch(who)
        elif isinstance(message, seats.Wish):
            await self._seat(message, who)

    # Seats

    async def _seat(self, message: seats.Wish, who: str) -> None:
        """Change a seat as wished; everyone sees what follows."""
        for _ in range(TRIES):
            kept = self.sitting.kept
            here, grace = self.audience.here(), self.audience.grace()
            seat = seats.wished(message, kept, who, here, grace, self.sitting.removed)
            try:
                self.sitting.kept = await self.house.in_thread(self.house.store.change_seat, kept, message.seat, seat)
            except ConflictError:  # another server was faster: decide again by what is true now
                await self._catch_up()
                continue
            if isinstance(message, wire.Remove):
                self.sitting.removed.add(kept.seats[message.seat].owner)
            await self._catch_up()  # someone may see with other eyes now
            return
        raise Refusal("server-busy")

    async def _rematch(self, who: str) -> None:
        """The first to wish it sets the new table up; everyone is told where it is."""
        await self._note_end()
        # Read anew: someone may have taken themselves out of the old table, on another server too.
        old = await self.house.in_thread(self.house.store.find, self.sitting.kept.id)
        assert old is not None, "tables are never removed"
        if old.status != "over":
            raise Refusal("rematch-not-over")
        if who != old.host and all(seat.owner != who for seat in old.seats):
            raise Refusal("seat-players-only")
        host, places = old.host or who, tuple(seats.taken_again(seat) for seat in old.seats)
        new = Kept(
            old.game,
            old.version,
            old.players,
            old.options,
            old.public,
            host,
            places,
            hints=old.hints,
            many_seats=old.many_seats,
            look_back=old.look_back,
        )
        there = await self.house.in_thread(self.house.store.rematch, old.id, new)
        self.sitting.kept = replace(old, rematch=there)
        self.audience.tell_table()

    # Turns

    async def _play(self, seat: int, number: int, action: int | wire.ActionName) -> None:
        """Judge, store, play and show a move: nobody sees it before it is stored."""
        for _ in range(TRIES):
            if self.sitting.running is None:
                raise Refusal("game-not-started")
            move = self.sitting.running.judge(seat, number, action)
            if move is None or await self._store_and_play(self.sitting.running, move):
                return
        raise Refusal("server-busy")

    async def _store_and_play(self, running: Running, move: StoredMove) -> bool:
        """Was it stored? If another server stored one first, we have caught up with it instead."""
        try:
            await self.house.in_thread(self.house.store.append, self.sitting.kept.id, move)
        except ConflictError:
            await self._catch_up()
            return False
        running.add(move)
        self._turn_glass(running)
        self.audience.show()
        self.bots.wake()
        await self._note_end()
        return True

    async def _play_for_bot(self, seat: int, number: int, action: int) -> None:
        """Play what a bot has chosen, unless its person has come back."""

        async def play() -> None:
            if self.sitting.kept.seats[seat].bot:
                await self._play(seat, number, action)

        try:
            await self._alone(play)
        except Refusal as why:  # the others have moved on: it thinks again
            log.info("a bot's move was refused: %s", why.key)

    def _turn_glass(self, running: Running) -> None:
        """Have the glass run that the game says, while anyone is here, and once everyone here is ready for it."""
        runs = self.users and not waiting_for(self.sitting, self.audience.here())
        self.clock.follow(running.glass() if runs else None)

    def _begin_if_ready(self) -> None:
        """Someone came, went, or is ready: turn the glass that waited for it, and have everyone see it run."""
        running, ran = self.sitting.running, self.clock.running
        if running is None:
            return
        self._turn_glass(running)
        if self.clock.running != ran:
            self.audience.show_again()
        self.bots.wake()

    async def _time_is_up(self) -> None:
        """The glass has run out: time itself plays."""
        await self._alone(self._play_for_time)

    async def _play_for_time(self) -> None:
        self.clock.stop()
        running = self.sitting.running
        move = running.clock_move() if running else None
        if running and move:
            try:
                await self._store_and_play(running, move)
            except Exception as error:
                report(log, "the clock's move was lost; the glass is turned anew", error)
                self._turn_glass(running)
