"""The audience of a table: who is connected, what each has seen, and what is news to them.

Everything anyone is told comes from `viewing` and `info`.
"""

import time
from collections.abc import Iterable
from math import ceil

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.message_serializer import serialize
from fathoms.server.table import seats
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.connection import Connection
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.ready_check import seats_without_choices, unready_seats
from fathoms.server.table.state import TableState
from fathoms.server.table.table_info import table_info
from fathoms.server.table.views import Perspective

# What the wish for bots that play so quickly makes of their pauses. Never nothing: when a move comes must not tell what
# the bot knows (see bot_pauses.py).
SPEED_FACTORS: dict[wire.Speed, float] = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "at_once": 0.05}


class Broadcast:
    """Everyone with a screen at the table, players and spectators."""

    def __init__(self, sitting: TableState, clock: Hourglass, clocks: Clocks, grace: float) -> None:
        self.sitting = sitting
        self._clock = clock
        self._clocks = clocks
        self._connections: set[Connection] = set()
        self.elsewhere: set[str] = set()  # who is connected through other servers
        self._thinking = wire.ThinkingMessage(seats=[])  # as everyone was last told
        self._grace = grace
        self._began = time.monotonic()
        self._gone: dict[str, float] = {}  # when those who are not here any more were last here

    # Coming and going

    def here(self) -> set[str]:
        """The players who are connected, through whichever server."""
        return self.present() | self.elsewhere

    def present(self) -> set[str]:
        """The players who are connected through this server."""
        return {connection.who for connection in self._connections}

    def meet(self, elsewhere: set[str]) -> None:
        """Know who is connected through other servers."""
        for who in self.elsewhere - elsewhere - self.present():
            self._gone[who] = time.monotonic()
        self.elsewhere = elsewhere

    def join(self, connection: Connection, last: int) -> None:
        """Tell someone who comes (back) everything since the last view they have."""
        connection.greeted = True
        connection.number = last if last <= self.sitting.number else -1
        connection.told, connection.reader = "", None
        self._connections.add(connection)
        self.tell_table()
        self._show_to([connection])
        connection.send(self._thinking)

    def leave(self, connection: Connection) -> None:
        self._connections.discard(connection)
        if connection.greeted and connection.who not in self.here():
            self._gone[connection.who] = time.monotonic()
        self.tell_table()

    def grace(self) -> dict[str, int]:
        """The seconds in which those who are not here can still come back before others may put a bot in their place.

        Anyone who has not been here since the table was opened may be on their way, too: the server may have started
        again."""
        away = {seat.owner for seat in self.sitting.kept.seats if seat.kind == "person"} - self.here()
        ends = {who: self._gone.get(who, self._began) + self._grace for who in away}
        now = time.monotonic()
        return {who: ceil(end - now) for who, end in ends.items() if end > now}

    # The table

    def info(self, who: str) -> wire.TableInfo:
        """The table as someone may know it."""
        sitting = self.sitting
        here = self.here()
        unready = unready_seats(sitting, here)
        return table_info(
            sitting.facts(), who, here, sitting.problem, self.grace(), unready=unready, askers=sitting.askers
        )

    def tell_table(self) -> None:
        """Tell everyone what the table is now, if that is news to them."""
        for connection in self._connections:
            text = wire.TableMessage(table=self.info(connection.who)).model_dump_json()
            if text != connection.told:
                connection.told = text
                connection.send_text(text)

    def bot_pace(self) -> float:
        """By how much the pauses of bots are longer than usual: the slowest wish of those who play here."""
        players = {seat.owner for seat in self.sitting.kept.seats if seat.kind == "person"}
        wishes = [connection.bot_speed for connection in self._connections if connection.who in players]
        return max((SPEED_FACTORS[speed] for speed in wishes), default=1.0)

    def tell_thinking(self, bots: list[int]) -> None:
        """Tell everyone which bots think now, if that is news."""
        if bots != self._thinking.seats:
            self._thinking = wire.ThinkingMessage(seats=bots)
            for connection in self._connections:
                connection.send(self._thinking)

    def tell(self, message: wire.WireModel, who: str | None = None) -> int:
        """Tell everyone who has said hello something, or one person on all their screens; how many of these."""
        text = message.model_dump_json()
        told = [connection for connection in self._connections if who is None or connection.who == who]
        for connection in told:
            connection.send_text(text)
        return len(told)

    # Views

    def reader(self, connection: Connection) -> Perspective:
        """With whose eyes someone looks. A curtain that has fallen stays down."""
        reader = self.sitting.reader(connection.who, connection.lifted)
        connection.lifted = reader.lifted
        return reader

    def lift_curtain(self, connection: Connection, seat: int) -> None:
        """Show someone what one of their seats sees, while it is to act."""
        seats.own_seat(self.sitting.kept.seats, seat, connection.who)
        if seat not in self.sitting.acting():
            raise Refusal("see-not-now")
        connection.lifted = seat
        self._show_to([connection])

    def show(self) -> None:
        """Show everyone what they have not seen, or see with other eyes now."""
        self._show_to(self._connections)

    def show_again(self) -> None:
        """Show everyone the newest view once more: its glass runs now."""
        for connection in self._connections:
            connection.reader = None
        self.show()

    def _show_to(self, connections: Iterable[Connection]) -> None:
        running = self.sitting.running
        if running is None:
            return
        made: dict[tuple[Perspective, int], str] = {}  # many spectators see the same
        for connection in connections:
            self._show(running, connection, made)
        running.watch.forget_pictures()

    def _show(self, running: LiveGame, connection: Connection, made: dict[tuple[Perspective, int], str]) -> None:
        reader, last = self.reader(connection), connection.number
        if (reader, running.number) == (connection.reader, last):
            return
        if (reader, last) not in made:
            made[reader, last] = serialize(self._news(running, reader, last))
        connection.reader, connection.number = reader, running.number
        connection.send_text(made[reader, last])

    def _news(self, running: LiveGame, reader: Perspective, last: int) -> dict[str, object]:
        """What a reader has not seen since view `last`: at most two views, and the log of those before.

        It is a `wire.ViewsMessage`.
        """
        watch, first = running.watch, running.number
        held = seats_without_choices(self.sitting, self.here())
        views = [watch.show(reader, self._clock.info(), self._clocks.info(), held)]
        before = watch.show_before(reader) if last < running.number - 1 else None
        if before is not None:
            views.insert(0, before)
            first -= 1
        return {"type": "views", "log": watch.lines(reader, last, first), "views": views}
