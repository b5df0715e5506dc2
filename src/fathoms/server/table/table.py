"""One table: the authority over its seats and its game.

Everything that changes a table happens one thing at a time, under its lock. What anyone is told goes through
`viewing` and `info`; what is decided about seats and moves is decided in `seats` and `running`.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.core.rng import stream
from fathoms.server import wire
from fathoms.server.house import House
from fathoms.server.store import feats
from fathoms.server.store.store import ConflictError, Kept, StoredMove
from fathoms.server.table import seats
from fathoms.server.table.clock import Clock
from fathoms.server.table.connection import Connection
from fathoms.server.table.hints import ADVISER, Hints, check_hint
from fathoms.server.table.info import game_at, problem_with, table_info
from fathoms.server.table.running import Running
from fathoms.server.table.seats import Seat
from fathoms.server.table.thinkers import Thinkers, unevenly
from fathoms.server.table.viewing import Reader
from fathoms.server.trouble import report

log = logging.getLogger(__name__)

TRIES = 5  # to store something that other servers keep changing
IN_THE_GAME = (wire.Move, wire.See, wire.Hint)  # wishes that need its rules
WAITING_MESSAGES = 100  # such wishes kept while the rules are compiled


class Table:
    """A table with its connections, and its game once everyone sits."""

    def __init__(self, kept: Kept, house: House) -> None:
        self.kept = kept
        self.house = house
        self.problem = problem_with(kept)
        self.running: Running | None = None
        self.connections: set[Connection] = set()
        self.users = 0  # connections that have found the table, greeted or not
        self.clock = Clock(self._time_is_up)
        self.thinkers = Thinkers(self._think, self._wake_bots)
        self.hints = Hints(self._advise)
        self._thinking = wire.ThinkingMessage(seats=[])  # as everyone was last told
        self._lock = asyncio.Lock()
        self._waiting: list[tuple[Connection, wire.Shape]] = []
        self._preparing: asyncio.Task[None] | None = None
        house.compiling.want(kept.game)

    # What it is

    @property
    def preparing(self) -> bool:
        return not self.house.compiling.ready(self.kept.game)

    @property
    def idle(self) -> bool:
        return not (self.users or self.thinkers.seats or self.clock.running or self._preparing)

    @property
    def number(self) -> int:
        return self.running.number if self.running else 0

    def here(self) -> set[str]:
        """The players who are connected."""
        return {connection.who for connection in self.connections}

    def info(self, who: str) -> wire.TableInfo:
        kept = replace(self.kept, number=self.number) if self.running else self.kept
        return table_info(kept, who, self.here(), self.preparing, self.problem)

    # Coming and going

    async def greet(self, connection: Connection, last: int) -> None:
        """Tell someone who comes (back) everything since the last view they have."""
        async with self._lock:
            await self._open()
            connection.greeted = True
            connection.number = last if last <= self.number else -1
            connection.told, connection.reader = "", None
            self.connections.add(connection)
            self._tell_table()
            self._show(connection, {})
            connection.send(self._thinking)

    async def leave(self, connection: Connection) -> None:
        self.hints.drop(connection)
        async with self._lock:
            self.connections.discard(connection)
            self._tell_table()

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.thinkers.stop()
        self.hints.stop()
        self.clock.stop()
        if self._preparing:
            self._preparing.cancel()

    # Opening

    async def _open(self) -> None:
        """Be up to date with the store, and have the game running if it has begun and its rules are ready."""
        found = await self.house.ask(self.house.store.find, self.kept.id)
        assert found is not None, "tables are never removed"
        self.kept = found
        if self.problem:
            return
        if self.preparing:
            self._preparing = self._preparing or asyncio.create_task(self._open_when_ready())
            return
        if self.kept.status == "waiting":
            return
        try:
            if self.running is None:
                self.running = await self.house.ask(self._rebuild)
            else:
                for move in await self.house.ask(self.house.store.moves, self.kept.id, self.number):
                    self._add(move)
        except (Refusal, ValueError) as error:
            report(log, "a table cannot be rebuilt", error)
            self.problem, self.running = "table-broken", None
            return
        self.clock.follow(self.running.glass())
        self._wake_bots()
        await self._finish()

    def _rebuild(self) -> Running:
        """The game from what is stored of it; runs in a worker thread."""
        game, store = game_at(self.kept), self.house.store
        assert game is not None, "a table without its game has a problem"
        return Running(game, self.kept, store.seed(self.kept.id), store.moves(self.kept.id))

    async def _open_when_ready(self) -> None:
        await self.house.compiling.wait(self.kept.game)
        async with self._lock:
            self._preparing = None
            await self._open()
            self._tell_table()
            self._show_all()
        waiting, self._waiting = self._waiting, []
        for connection, message in waiting:
            await self.ask(connection, message)

    async def _finish(self) -> None:
        """Note the end of the game, once it is there."""
        if self.running and self.running.match.over and self.kept.status != "over":
            await self.house.ask(self.house.store.finish, self.kept.id)
            await self.house.ask(feats.note, self.house.store, self.kept, self.running.match)
            self.kept = replace(self.kept, status="over")

    # Wishes

    async def ask(self, connection: Connection, message: wire.Shape) -> None:
        """Do what someone wishes, or tell them why not."""
        if isinstance(message, IN_THE_GAME) and self._preparing and len(self._waiting) < WAITING_MESSAGES:
            self._waiting.append((connection, message))
            return
        try:
            async with self._lock:
                await self._do(connection, message)
        except Refusal as why:
            connection.send(wire.RefusedMessage(key=why.key, args=why.args_, number=self.number))

    async def _do(self, connection: Connection, message: wire.Shape) -> None:
        who = connection.who
        if self.problem:
            raise Refusal(self.problem)
        if isinstance(message, wire.Move):
            if not seats.own_seat(self.kept.seats, message.seat, who).played_by(who):
                raise Refusal("seat-away")
            await self._play(message.seat, message.number, message.action)
        elif isinstance(message, wire.See):
            self._lift_curtain(connection, message.seat)
        elif isinstance(message, wire.Hint):
            running = check_hint(self.kept, self.running, self._reader(connection), who, message)
            self.hints.want(connection, message, running.match.mind(message.seat), self.number)
        elif isinstance(message, wire.Sit):
            await self._seat(message.seat, lambda kept: seats.sit(kept.seats, message.seat, who, message.name))
        elif isinstance(message, wire.Stand):
            await self._seat(message.seat, lambda kept: seats.stand(kept.seats, message.seat, who, kept.status))
        elif isinstance(message, wire.SetBot):
            await self._seat(message.seat, lambda kept: self._put_bot(kept, message, who))
        elif isinstance(message, wire.Rename):
            await self._seat(message.seat, lambda kept: seats.rename(kept.seats, message.seat, who, message.name))
        elif isinstance(message, wire.Rematch):
            await self._rematch(who)

    # Seats

    def _put_bot(self, kept: Kept, message: wire.SetBot, who: str) -> Seat:
        return seats.put_bot(kept.seats, message.seat, message.bot, who, kept.host, kept.status, self.here())

    async def _seat(self, number: int, wish: Callable[[Kept], Seat]) -> None:
        """Change a seat as wished; everyone sees what follows."""
        for _ in range(TRIES):
            seat = wish(self.kept)
            try:
                self.kept = await self.house.ask(self.house.store.change_seat, self.kept, number, seat)
            except ConflictError:  # another server was faster: decide again by what is true now
                await self._open()
                continue
            await self._open()
            self._tell_table()
            self._show_all()  # someone may see with other eyes now
            return
        raise Refusal("server-busy")

    async def _rematch(self, who: str) -> None:
        """The first to wish it sets the new table up; everyone is told where it is."""
        if self.kept.status != "over":
            raise Refusal("rematch-not-over")
        if who != self.kept.host and all(seat.owner != who for seat in self.kept.seats):
            raise Refusal("seat-players-only")
        old = self.kept
        new = Kept(old.game, old.version, old.players, old.options, old.public, old.host, old.seats, hints=old.hints)
        there = await self.house.ask(self.house.store.rematch, old.id, new)
        self.kept = replace(old, rematch=there)
        self._tell_table()

    # Moves

    async def _play(self, seat: int, number: int, action: int) -> None:
        """Judge, store, play and show a move: nobody sees it before it is stored."""
        for _ in range(TRIES):
            if self.running is None:
                raise Refusal("game-not-started")
            move = self.running.judge(seat, number, action)
            if move is None or await self._store_and_play(move):
                return
        raise Refusal("server-busy")

    async def _store_and_play(self, move: StoredMove) -> bool:
        """Was it stored? If another server stored one first, we have caught up with it instead."""
        assert self.running is not None
        try:
            await self.house.ask(self.house.store.append, self.kept.id, move)
        except ConflictError:
            await self._open()
            self._show_all()
            return False
        self._add(move)
        self.clock.follow(self.running.glass())
        await self._finish()
        self._show_all()
        self._wake_bots()
        if self.running.match.over:
            self._tell_table()
        return True

    def _add(self, move: StoredMove) -> None:
        """Play a stored move."""
        assert self.running is not None
        self.running.add(move)

    async def _time_is_up(self) -> None:
        """The glass has run out: time itself plays."""
        async with self._lock:
            self.clock.stop()
            move = self.running.clock_move() if self.running else None
            if self.running and move:
                try:
                    await self._store_and_play(move)
                except Exception as error:
                    report(log, "the clock's move was lost; the glass is turned anew", error)
                    self.clock.follow(self.running.glass())

    # Bots

    def _wake_bots(self) -> None:
        if self.running is None:
            return
        acting = self.running.match.actors()
        self.thinkers.want(seat for seat in acting if seat < self.kept.players and self.kept.seats[seat].bot)
        thinking = wire.ThinkingMessage(seats=self.thinkers.seats)
        if thinking != self._thinking:
            self._thinking = thinking
            for connection in self.connections:
                connection.send(thinking)

    async def _think(self, seat: int) -> None:
        """Have the bot of a seat make one move, unless it is not its turn any more."""
        if not await self._dawdle(seat):
            return
        async with self._lock:
            bot = self.kept.seats[seat].bot
            if not bot or self.running is None or seat not in self.running.match.actors():
                return
            number, mind = self.number, self.running.match.mind(seat)
        seed = stream(self.house.bot_secret, self.kept.id, seat, number)
        action = await self.house.bots.choose(bot, mind, seat, seed, self._memory(seat))
        async with self._lock:
            if self.kept.seats[seat].bot:  # its person may have come back
                try:
                    await self._play(seat, number, action)
                except Refusal as why:  # the others have moved on: it thinks again
                    log.info("a bot's move was refused: %s", why.key)

    def _memory(self, seat: int) -> int:
        """What decides what the bot of a seat forgets: the same for the whole game."""
        return stream(self.house.bot_secret, self.kept.id, seat, "memory")

    async def _dawdle(self, seat: int) -> bool:
        """Let time pass before a bot's move: the table's, or what the game's plan says. False: the glass was turned."""
        bot, running, delay = self.kept.seats[seat].bot, self.running, self.house.bot_delay
        pause = None
        if delay and bot and running and seat in running.match.actors():
            seed = stream(self.house.bot_secret, self.kept.id, seat, self.number, "pause")
            pause = self.house.bots.pause(bot, running.match.mind(seat), seat, seed, self._memory(seat))
        if pause is None:
            await asyncio.sleep(
                delay * unevenly(stream(self.house.bot_secret, self.kept.id, seat, self.number, "delay"))
            )
            return True
        try:
            await asyncio.wait_for(self.clock.turned.wait(), pause)
        except TimeoutError:
            return True
        return False

    # Hints

    async def _advise(self, connection: Connection, wanted: wire.Hint, mind: Record, number: int) -> None:
        """Tell one reader what the strongest bot would do, if that seat has still to act when it has thought."""
        seat = wanted.seat
        action = self.hints.given(seat, number)
        if action is None:
            seed = stream(self.house.bot_secret, self.kept.id, seat, number, "hint")
            action = await self.house.bots.advise(ADVISER, mind, seat, seed, self._memory(seat))
        async with self._lock:
            if action is None:
                connection.send(wire.RefusedMessage(key="hint-failed", args={}, number=self.number))
                return
            self.hints.keep(seat, number, action)
            choice = None
            with suppress(Refusal):  # the others have moved on: it is no hint any more
                running = check_hint(self.kept, self.running, self._reader(connection), connection.who, wanted)
                choice = running.watch.choice(action) if action in running.match.legal(seat) else None
            connection.send(wire.HintMessage(seat=seat, number=wanted.number, choice=choice))

    # Telling

    def _reader(self, connection: Connection) -> Reader:
        """Which seats someone plays, with the curtain lifted only while that seat is to act."""
        mine = tuple(n for n, seat in enumerate(self.kept.seats) if seat.played_by(connection.who))
        if self.running and connection.lifted is not None:
            shared = len(mine) > 1 and connection.lifted in mine
            if not shared or connection.lifted not in self.running.watch.acting():
                connection.lifted = None
        return Reader(mine, connection.lifted)

    def _lift_curtain(self, connection: Connection, seat: int) -> None:
        seats.own_seat(self.kept.seats, seat, connection.who)
        if self.running is None or seat not in self.running.watch.acting():
            raise Refusal("see-not-now")
        connection.lifted = seat
        self._show(connection, {})

    def _tell_table(self) -> None:
        """Tell everyone what the table is now, if that is news to them."""
        for connection in self.connections:
            text = wire.TableMessage(table=self.info(connection.who)).model_dump_json()
            if text != connection.told:
                connection.told = text
                connection.send_text(text)

    def _show_all(self) -> None:
        """Show everyone what they have not seen, or see with other eyes now."""
        made: dict[tuple[Reader, int], str] = {}  # many spectators see the same
        for connection in self.connections:
            self._show(connection, made)

    def _show(self, connection: Connection, made: dict[tuple[Reader, int], str]) -> None:
        if self.running is None:
            return
        reader, last = self._reader(connection), connection.number
        if (reader, self.number) == (connection.reader, last):
            return
        if (reader, last) not in made:
            made[reader, last] = self._news(reader, last).model_dump_json()
        connection.reader, connection.number = reader, self.number
        connection.send_text(made[reader, last])

    def _news(self, reader: Reader, last: int) -> wire.ViewsMessage:
        """What a reader has not seen since view `last`: at most two views, and the log of those before."""
        assert self.running is not None
        watch = self.running.watch
        views = [watch.show(reader, self.clock.info())]
        before = watch.show_before(reader) if last < self.number - 1 else None
        if before is not None:
            views.insert(0, before)
        return wire.ViewsMessage(log=watch.lines(reader, last, views[0].number), views=views)
