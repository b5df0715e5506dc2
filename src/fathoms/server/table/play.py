"""How a move is made at a table: judged, stored, applied and broadcast, no matter who makes it."""

import logging
from collections.abc import Callable

from fathoms.core.game import CLOCK
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.metrics import MoveSource
from fathoms.server.services import Services
from fathoms.server.store.store import ConflictError
from fathoms.server.store.stored_table import TIME_UP, StoredMove
from fathoms.server.table import seats
from fathoms.server.table.bot_chatter import BotChatter
from fathoms.server.table.broadcast import Broadcast, Connection
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.finisher import Finisher
from fathoms.server.table.lesson_runner import LessonRunner
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.sync import TableSync
from fathoms.server.table.table_state import TableState
from fathoms.server.table.turn_starter import TurnStarter
from fathoms.server.table.undo import Takebacker

log = logging.getLogger(__name__)

MAX_TRIES = 5  # to store something that other servers keep changing

Judge = Callable[[LiveGame], StoredMove | None]  # the move to make now, a Refusal, or None if it was made already


class Play:
    """Makes the moves of a table."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        sync: TableSync,
        broadcast: Broadcast,
        clocks: Clocks,
        turn_starter: TurnStarter,
        takebacker: Takebacker,
        finisher: Finisher,
        chatter: BotChatter,
        lesson: LessonRunner | None,
    ) -> None:
        self._state = state
        self._services = services
        self._sync = sync
        self._broadcast = broadcast
        self._clocks = clocks
        self._turn_starter = turn_starter
        self._takebacker = takebacker
        self._finisher = finisher
        self._chatter = chatter
        self._lesson = lesson

    async def play(self, judge: Judge, tries: int = MAX_TRIES) -> bool:
        """A move's whole way. False if other servers stored theirs first, every time; then we have caught up with them.

        No one sees a move before it is stored.
        """
        for _ in range(tries):
            live_game = self._state.live_game
            if live_game is None:
                raise Refusal("game-not-started")

            # Judge
            move = judge(live_game)
            if move is None:
                return True

            # Store
            try:
                await self._services.move_writer.append(self._state.stored_table.id, move)
            except ConflictError:
                await self._sync.catch_up()
                continue
            self._sync.publish(move.number)

            # Apply
            live_game.apply_move(move)
            self._count_move(live_game, move)
            self._turn_starter.start_hourglass()

            # Broadcast
            self._turn_starter.announce_hourglass_turn()
            self._broadcast.send_views()

            # Go on: whoever acts next, and what follows from the move
            self._turn_starter.wake_players()
            self._takebacker.update_offer()
            await self._finisher.store_end()
            if await self._chatter.post_remark():
                self._sync.publish()
            return True
        return False

    async def play_action(self, seat: int, number: int, action: int | wire.ActionName) -> None:
        """Make a seat's move in answer to view `number`, or refuse it."""
        if not await self.play(lambda live_game: self._judge(live_game, seat, number, action)):
            raise Refusal("server-busy")

    def _judge(self, live_game: LiveGame, seat: int, number: int, action: int | wire.ActionName) -> StoredMove | None:
        if seat in self._state.seats_held_back():
            raise Refusal("move-look-later")
        move = live_game.judge(seat, number, action)
        if move and self._lesson:
            self._lesson.check_move(move)
        return move

    async def move(self, connection: Connection, message: wire.Move) -> None:
        """A person makes a move."""
        if not seats.own_seat(self._state.stored_table.seats, message.seat, connection.who).played_by(connection.who):
            raise Refusal("seat-away")
        await self.play_action(message.seat, message.number, message.action)
        self._clocks.reset_timeouts(message.seat)

    def _count_move(self, live_game: LiveGame, move: StoredMove) -> None:
        """Count a move in the metrics, by who made it."""
        if not move.is_action:
            return
        source: MoveSource = "person"
        if move.seat == CLOCK:
            source = "glass"
        elif self._state.stored_table.seats[move.seat].bot:
            source = "bot"
        elif live_game.number > 1 and live_game.move_log.action_at(-2) == TIME_UP:
            source = "time"
        self._services.metrics.count_move(live_game.match.game.name, source)
