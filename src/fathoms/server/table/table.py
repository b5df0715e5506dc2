"""One table: the authority over its seats and its turns.

Everything that changes a table happens one thing at a time, and each to its end. What is decided about seats and moves
is decided in `seats` and `running`; the table's audience, its bots, its clock and its hints are parts of their own.
How it is kept in step with the store is in `opened`, how moves are made in `turns`.
"""

import asyncio
import logging
import time
from collections.abc import Collection
from dataclasses import replace

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.cluster.bus import NO_MOVE
from fathoms.server.error_reporting import report_error
from fathoms.server.store.leases import TablePresence
from fathoms.server.store.store import ConflictError
from fathoms.server.store.stored_table import CONCEDED, READY, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.connection import Connection
from fathoms.server.table.play import TRIES, Play
from fathoms.server.table.ready_check import next_unready_seat
from fathoms.server.table.rematch import next_table
from fathoms.server.table.sync import REPLAY_CHUNK

log = logging.getLogger(__name__)

MAX_APPLICANTS = 8  # spectators who ask for a seat at the same time
SOON = 60  # seconds: a time that runs out later is the watchman's business
GAME_COMMANDS = (wire.Move, wire.LiftCurtain, wire.Hint, wire.TakeBack)  # wishes that need its rules


class Table(Play):
    """A table with everyone at it, and its game once all sit."""

    @property
    def idle(self) -> bool:
        return not (self.users or self._under_way or self.clock.running or self._goes_on())

    def _goes_on(self) -> bool:
        """Is something about to happen here, even if no one comes?"""
        if self.prompter is not None and self.prompter.busy:
            return True
        due = self.clocks.due()
        return self.bots.thinking or (due is not None and due <= time.time() + SOON)

    # Coming and going

    async def greet(self, connection: Connection, last: int) -> None:
        """Tell someone who comes (back) everything since the last view they have.

        Where a long game has to be played again for it, they are told at once where they are.
        """
        if self.sitting.running is None and self.sitting.kept.number > REPLAY_CHUNK:
            connection.send(wire.TableMessage(table=self.audience.info(connection.who)))

        async def welcome() -> None:
            await self._open()
            await self._give_back(connection.who)
            await self._meet({connection.who})
            self.audience.join(connection, last)
            self._begin_if_ready()
            self.undo.offer_again(connection)
            self.words.repeat(connection)
            await self._note_end()

        await self._alone(welcome)

    async def _give_back(self, who: str) -> None:
        """Someone in whose place others have put a bot has their seat back by being here again."""
        for number, seat in seats.seats_to_restore(self.sitting.kept, who).items():
            try:
                changed = await self.services.run_in_thread(
                    self.services.store.change_seat, self.sitting.kept, number, seat
                )
            except ConflictError:  # they are about to come back on another server
                continue
            self.sitting.kept = changed
            self._tell()
            self._sits_again(number)

    async def leave(self, connection: Connection) -> None:
        self.hints.drop(connection)
        async with self._lock:
            self.audience.leave(connection)
            self._begin_if_ready()
            if not self.audience.here():
                self.clock.rest()  # nobody would see it run: it goes on for whoever comes back
        task = asyncio.create_task(self._say_gone())  # nobody waits for it
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _say_gone(self) -> None:
        """Other servers have to know who is here."""
        try:
            await self._alone(self._meet)
        except Exception as error:  # it is said again with our lease
            report_error(log, "that someone has gone could not be noted yet", error)

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.bots.stop()
        if self.prompter:
            self.prompter.stop()
        self.hints.stop()
        self.undo.stop()
        self.clock.stop()
        self.clocks.stop()

    # Other servers

    async def _meet(self, arriving: Collection[str] = (), adopting: bool = False) -> None:
        """Say who is here and keep the table, if no one does; know who is at it through other servers.

        When the last one here has gone, the one that others watch through keeps it; if no one is left, we, while
        anything goes on.
        """
        now, table = self.sitting, self.sitting.kept.id
        here = self.audience.present() | set(arriving)
        people = {who: who in now.ready for who in here}
        keep = bool(here) or adopting or (self._goes_on() and not self.audience.elsewhere)
        met = await self.services.membership.announce(table, people, keep)
        now.ready |= {who for who, ready in met.people.items() if ready}
        self.audience.meet(set(met.people))
        if self._keeps() and met.people and self.clock.sand:
            await self.services.membership.announce(table, people, keep, self.clock.sand)
        elif met.keeper == "another" and met.glass and self.clock.correct(met.glass):
            self.audience.show_again()

    async def hear(self, number: int) -> None:
        """Another server says that a move was stored, or that something else has changed."""
        if number == NO_MOVE:
            await self.look_again()
        elif number > self.sitting.stored:
            await self._alone(self._follow)

    async def _follow(self) -> None:
        """Play what others have stored, and have everyone see it. Anyone who stored the end notes it."""
        now = self.sitting
        if now.running is None:
            await self._look_around()
        elif await self._play_on(now.running):
            self._tell_whose_glass()
            self.audience.show()
            self.undo.consider()

    def outdated(self, kept: StoredTable, number: int, met: TablePresence) -> bool:
        """Does the store know more than we? No one has told us then, or is still about to."""
        now = self.sitting
        if replace(kept, number=0) != replace(now.kept, number=0) or set(met.people) != self.audience.elsewhere:
            return True
        unknown = not now.ready.issuperset(who for who, ready in met.people.items() if ready)
        alone = met.keeper == "nobody" and bool(self.audience.present())
        moved = number > now.stored and now.problem is None
        return unknown or alone or moved or now.ending or self._keeps() != (met.keeper == "us")

    async def adopt(self) -> None:
        """Go on with what a server has left that has gone, if anything is to be done without people."""

        async def take_over() -> None:
            await self._open()
            await self._meet(adopting=True)
            self._wake()
            self.clocks.arrange()
            if not self.audience.here():
                self.clock.stop()
            await self._note_end()
            await self._meet()

        await self._alone(take_over)

    async def look_again(self) -> None:
        """Be up to date with the store, and with other servers."""
        await self._alone(self._look_around)

    async def _look_around(self) -> None:
        """The same, alone."""
        await self._open()
        await self._meet()
        self.audience.tell_table()
        self.audience.show()
        self._begin_if_ready()
        await self._note_end()
        if self.clock.run_out:  # the server that should have ended it has gone
            await self._play_for_time()

    # Wishes

    async def ask(self, connection: Connection, message: wire.WireModel) -> None:
        """Do what someone wishes, or tell them why not. Not to be cancelled: it is done to its end."""
        try:
            began = time.perf_counter()
            async with self._lock:
                await self._do(connection, message)
            if isinstance(message, wire.Move):
                self.services.metrics.move_seconds.observe(time.perf_counter() - began)
        except Exception as error:
            if not isinstance(error, Refusal):
                report_error(log, "a wish could not be granted", error)
            why = error if isinstance(error, Refusal) else Refusal("server-trouble")
            connection.send(wire.RefusedMessage(key=why.key, args=why.args_, number=self.sitting.number))

    async def _do(self, connection: Connection, message: wire.WireModel) -> None:
        now, who = self.sitting, connection.who
        if isinstance(message, GAME_COMMANDS) and now.running is None and now.kept.status != "waiting":
            await self._catch_up()
        if now.problem:
            raise Refusal(now.problem)
        if isinstance(message, wire.Move):
            if not seats.own_seat(now.kept.seats, message.seat, who).played_by(who):
                raise Refusal("seat-away")
            await self._play(message.seat, message.number, message.action)
            self.clocks.here(message.seat)
        elif isinstance(message, wire.LiftCurtain):
            self.audience.lift_curtain(connection, message.seat)
        elif isinstance(message, wire.Hint):
            self.hints.want(connection, message)
        elif isinstance(message, wire.ContinueLesson):
            if self.prompter and seats.seats_of(now.kept.seats, who):
                self.prompter.read(message.number)
        elif isinstance(message, wire.Ready):
            await self._note_ready(who)
        elif isinstance(message, wire.TakeBack):
            await self._take_back(message, who)
        elif isinstance(message, wire.SayPhrase | wire.WriteChat):
            await self.words.say(message, who)
            self._tell()
        elif isinstance(message, wire.Rematch):
            await self._rematch(message, who)
        elif isinstance(message, wire.BotSpeed):
            connection.bot_speed = message.speed
        elif isinstance(message, wire.RequestSeat):
            self._ask_seat(message, who)
        elif isinstance(message, wire.Concede):
            await self._concede(message, who)
        elif isinstance(message, seats.SeatRequest):
            await self._seat(message, who)

    async def _note_ready(self, who: str) -> None:
        """Someone is ready for the glass: for all of their seats, or for the one at their screen whose turn it is."""
        now = self.sitting
        for _ in range(TRIES):
            seat = next_unready_seat(now, who, self.audience.here())
            if now.running is None or seat is None:
                now.ready.add(who)
                await self._meet()
                break
            if await self._store_and_play(now.running, now.running.next(seat, READY)):
                break
        self.audience.tell_table()
        self._begin_if_ready()

    # Seats

    async def _seat(self, message: seats.SeatRequest, who: str) -> None:
        """Change a seat as wished; everyone sees what follows."""
        for _ in range(TRIES):
            kept = self.sitting.kept
            here, grace = self.audience.here(), self.audience.grace()
            asker = self.sitting.askers.get(message.request) if isinstance(message, wire.GiveSeat) else None
            seat = seats.requested_seat(message, kept, who, here, grace, asker)
            removed = kept.seats[message.seat].owner if isinstance(message, wire.RemovePlayer) else ""
            change = self.services.store.change_seat
            try:
                changed = await self.services.run_in_thread(change, kept, message.seat, seat, removed)
            except ConflictError:  # another server was faster: decide again by what is true now
                await self._catch_up()
                continue
            if isinstance(message, wire.GiveSeat):
                del self.sitting.askers[message.request]
            await self._sit_down(changed)
            self._sits_again(message.seat)
            return
        raise Refusal("server-busy")

    def _ask_seat(self, message: wire.RequestSeat, who: str) -> None:
        """Tell the players that a spectator would like to play. It is remembered while this server is at the table."""
        now = self.sitting
        if seats.seats_of(now.kept.seats, who):
            raise Refusal("seat-taken")
        if who in now.kept.removed:
            raise Refusal("seat-removed")
        if now.kept.status == "over":
            raise Refusal("move-game-over")
        here = self.audience.here()
        now.askers = {number: asker for number, asker in now.askers.items() if asker.who in here and asker.who != who}
        if len(now.askers) >= MAX_APPLICANTS:
            raise Refusal("server-busy")
        now.askers[max(now.askers, default=0) + 1] = seats.SeatApplicant(who, seats.clean_name(message.name))
        self.audience.tell_table()

    async def _concede(self, message: wire.Concede, who: str) -> None:
        """Someone gives the game up: it is stored like a move, everyone sees it, and a bot plays their seat on."""
        now = self.sitting
        await self._catch_up()
        seat = seats.conceded_seat(now.kept, message.seat, who)
        running = now.running
        if running is None:
            raise Refusal("game-not-started")
        if running.match.over:
            raise Refusal("move-game-over")
        try:
            changed = await self.services.run_in_thread(self.services.store.change_seat, now.kept, message.seat, seat)
        except ConflictError:
            raise Refusal("server-busy") from None
        for _ in range(TRIES):  # another server may store a move at the same moment
            if await self._store_and_play(running, running.next(message.seat, CONCEDED)):
                break
        await self._sit_down(changed)
        self._sits_again(message.seat)

    async def answer(self, who: str, comes: bool) -> None:
        """Someone for whom a seat is kept here takes it, or says that they will not come."""

        async def reply() -> None:
            await self._open()
            kept = seats.reserved_seats(self.sitting.kept.seats, who)
            if not kept:
                raise Refusal("seat-not-asked")
            for seat in kept:
                sits, stands = wire.Sit(type="sit", seat=seat), wire.Stand(type="stand", seat=seat)
                await self._seat(sits if comes else stands, who)

        await self._alone(reply)

    async def _rematch(self, wanted: wire.Rematch, who: str) -> None:
        """The first to wish it sets the new table up; everyone is told where it is."""
        await self._note_end()
        # Read anew: someone may have taken themselves out of the old table, on another server too.
        old = await self.services.run_in_thread(self.services.store.find, self.sitting.kept.id)
        assert old is not None, "tables are never removed"
        there = await self.services.run_in_thread(self.services.store.rematch, old.id, next_table(old, who, wanted))
        self.sitting.kept = replace(old, rematch=there)
        self._tell()
        self.audience.tell_table()
