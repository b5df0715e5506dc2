"""Sending to everyone at a table: who is connected, what each has seen, and what is news to them.

Everything that is sent comes from `views.py` and `table_info.py`.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from math import ceil

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.table import seats
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.ready_check import seats_without_choices, unready_seats
from fathoms.server.table.table_info import table_info
from fathoms.server.table.table_state import TableState
from fathoms.server.table.views import Perspective, serialize

# What the wish for bots that play so quickly makes of their pauses. Never nothing: when a move comes must not tell what
# the bot knows (see bot_pauses.py).
SPEED_FACTORS: dict[wire.Speed, float] = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "at_once": 0.05}


def cannot_send(text: str) -> bool:
    """For connections on which every text waits in the queue."""
    return False


class Connection:
    """An open connection to a reader of a table. What has to wait is queued: a slow one holds up no one else."""

    def __init__(
        self, who: str, unsent: int, unsent_bytes: int, send_soon: Callable[[str], bool] = cannot_send
    ) -> None:
        self.who = who
        self.number = -1  # the last view it has
        self.perspective: Perspective | None = None  # whose eyes it was shown with
        self.lifted_seat: int | None = None  # the seat whose curtain is lifted on this screen
        self.has_greeted = False  # has it said hello?
        self.bot_speed: wire.Speed = "normal"
        self.table_text = ""  # the table as it was last sent
        self._send_soon = send_soon  # sends a text, unless it would have to wait for the other side
        self._outbox: list[str] = []
        self._has_texts = asyncio.Event()  # there is something in it
        self._unsent, self._unsent_bytes = unsent, unsent_bytes
        self._unsent_letters = 0  # how much of what was sent has not been taken yet, in letters
        self.too_slow: asyncio.Future[None] = asyncio.Future()  # done when it could not keep up
        self.is_ended = False

    def send(self, message: wire.WireModel) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send a message, or queue it; a connection that cannot keep up is closed, and resumes when it comes back."""
        if self.is_ended or (not self._unsent_letters and self._send_soon(text)):
            return
        full = len(self._outbox) >= self._unsent or self._unsent_letters >= self._unsent_bytes
        if not full:
            self._unsent_letters += len(text)
            self._enqueue(text)
        else:
            self._outbox.clear()
            self.too_slow.set_result(None)
            self.end()

    def end(self) -> None:
        """Close once everything before has been sent."""
        self._enqueue("")
        self.is_ended = True

    def _enqueue(self, text: str) -> None:
        self._outbox.append(text)
        self._has_texts.set()

    async def texts(self) -> AsyncIterator[str]:
        """What is to be sent, until the end. While nothing is, none of it is kept."""
        while True:
            await self._has_texts.wait()
            while self._outbox:
                text = self._outbox.pop(0)
                if not text:
                    return
                yield text
                self._unsent_letters -= len(text)
                del text
            self._has_texts.clear()


class Broadcast:
    """Everyone with a screen at a table, players and spectators, and what is sent to them."""

    def __init__(self, state: TableState, hourglass: Hourglass, clocks: Clocks, grace: float) -> None:
        self.state = state
        self._hourglass = hourglass
        self._clocks = clocks
        self._connections: set[Connection] = set()
        self.remote_people: set[str] = set()  # who is connected through other servers
        self._thinking = wire.ThinkingMessage(seats=[])  # as everyone was last told
        self._grace = grace
        self._opened_at = time.monotonic()
        self._left_at: dict[str, float] = {}  # when those who are not here any more were last here

    # Coming and going

    def present_people(self) -> set[str]:
        """The players who are connected, through whichever server."""
        return self.local_people() | self.remote_people

    def local_people(self) -> set[str]:
        """The players who are connected through this server."""
        return {connection.who for connection in self._connections}

    def set_remote_people(self, people: set[str]) -> None:
        """Know who is connected through other servers."""
        for who in self.remote_people - people - self.local_people():
            self._left_at[who] = time.monotonic()
        self.remote_people = people

    def add_connection(self, connection: Connection, last: int) -> None:
        """Tell someone who comes (back) everything since the last view they have."""
        connection.has_greeted = True
        connection.number = last if last <= self.state.number else -1
        connection.table_text, connection.perspective = "", None
        self._connections.add(connection)
        self.send_table()
        self._send_views_to([connection])
        connection.send(self._thinking)

    def remove_connection(self, connection: Connection) -> None:
        self._connections.discard(connection)
        if connection.has_greeted and connection.who not in self.present_people():
            self._left_at[connection.who] = time.monotonic()
        self.send_table()

    def grace_periods(self) -> dict[str, int]:
        """The seconds in which those who are not here can still come back before others may put a bot in their place.

        Anyone who has not been here since the table was opened may be on their way, too: the server may have started
        again.
        """
        absent = {seat.owner for seat in self.state.stored_table.seats if seat.kind == "person"} - self.present_people()
        ends = {who: self._left_at.get(who, self._opened_at) + self._grace for who in absent}
        now = time.monotonic()
        return {who: ceil(end - now) for who, end in ends.items() if end > now}

    # The table

    def table_info_for(self, who: str) -> wire.TableInfo:
        """The table as someone may know it."""
        state = self.state
        present = self.present_people()
        unready = unready_seats(state, present)
        return table_info(
            state.current_table(),
            who,
            present,
            state.problem,
            self.grace_periods(),
            unready=unready,
            applicants=state.applicants,
        )

    def send_table(self) -> None:
        """Tell everyone what the table is now, if that is news to them."""
        for connection in self._connections:
            text = wire.TableMessage(table=self.table_info_for(connection.who)).model_dump_json()
            if text != connection.table_text:
                connection.table_text = text
                connection.send_text(text)

    def bot_delay_factor(self) -> float:
        """By how much the pauses of bots are longer than usual: the slowest wish of those who play here."""
        players = {seat.owner for seat in self.state.stored_table.seats if seat.kind == "person"}
        speeds = [connection.bot_speed for connection in self._connections if connection.who in players]
        return max((SPEED_FACTORS[speed] for speed in speeds), default=1.0)

    def send_thinking(self, bots: list[int]) -> None:
        """Tell everyone which bots think now, if that is news."""
        if bots != self._thinking.seats:
            self._thinking = wire.ThinkingMessage(seats=bots)
            for connection in self._connections:
                connection.send(self._thinking)

    def send_to_all(self, message: wire.WireModel, who: str | None = None) -> int:
        """Tell everyone who has said hello something, or one person on all their screens; how many of these."""
        text = message.model_dump_json()
        receivers = [connection for connection in self._connections if who is None or connection.who == who]
        for connection in receivers:
            connection.send_text(text)
        return len(receivers)

    # Views

    def perspective_of(self, connection: Connection) -> Perspective:
        """With whose eyes someone looks. A curtain that has fallen stays down."""
        perspective = self.state.perspective(connection.who, connection.lifted_seat)
        connection.lifted_seat = perspective.lifted_seat
        return perspective

    def lift_curtain(self, connection: Connection, seat: int) -> None:
        """Show someone what one of their seats sees, while it is to act."""
        seats.own_seat(self.state.stored_table.seats, seat, connection.who)
        if seat not in self.state.acting_seats():
            raise Refusal("see-not-now")
        connection.lifted_seat = seat
        self._send_views_to([connection])

    def send_views(self) -> None:
        """Show everyone what they have not seen, or see with other eyes now."""
        self._send_views_to(self._connections)

    def resend_views(self) -> None:
        """Show everyone the newest view once more: its glass runs now."""
        for connection in self._connections:
            connection.perspective = None
        self.send_views()

    def _send_views_to(self, connections: Iterable[Connection]) -> None:
        live_game = self.state.live_game
        if live_game is None:
            return
        texts: dict[tuple[Perspective, int], str] = {}  # many spectators see the same
        for connection in connections:
            self._send_view(live_game, connection, texts)
        live_game.views.forget_rendered()

    def _send_view(
        self, live_game: LiveGame, connection: Connection, texts: dict[tuple[Perspective, int], str]
    ) -> None:
        perspective, last = self.perspective_of(connection), connection.number
        if (perspective, live_game.number) == (connection.perspective, last):
            return
        if (perspective, last) not in texts:
            texts[perspective, last] = serialize(self._new_views(live_game, perspective, last))
        connection.perspective, connection.number = perspective, live_game.number
        connection.send_text(texts[perspective, last])

    def _new_views(self, live_game: LiveGame, perspective: Perspective, last: int) -> dict[str, object]:
        """What a reader has not seen since view `last`: at most two views, and the log of those before.

        It is a `wire.ViewsMessage`.
        """
        match_views, first = live_game.views, live_game.number
        without_choices = seats_without_choices(self.state, self.present_people())
        glass, clocks = self._hourglass.glass_info(), self._clocks.clock_infos()
        views = [match_views.view_for(perspective, glass, clocks, without_choices)]
        previous_view = match_views.previous_view_for(perspective) if last < live_game.number - 1 else None
        if previous_view is not None:
            views.insert(0, previous_view)
            first -= 1
        return {"type": "views", "log": match_views.log_between(perspective, last, first), "views": views}
