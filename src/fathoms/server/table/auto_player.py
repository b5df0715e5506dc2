"""Moves that no person makes: those of bots, of a lesson's script, of the hourglass, and for players who are late."""

import logging
import time

from fathoms.core.refusal import Refusal
from fathoms.server.error_reporting import report_error
from fathoms.server.services import Services
from fathoms.server.store.stored_table import TIME_UP, StoredMove
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.play import Play
from fathoms.server.table.seater import Seater
from fathoms.server.table.table_state import TableState
from fathoms.server.table.turn_starter import TurnStarter

log = logging.getLogger(__name__)


class AutoPlayer:
    """Makes the moves of a table that are due without anyone asking for them, where this server owns the table."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        hourglass: Hourglass,
        clocks: Clocks,
        turn_starter: TurnStarter,
        play: Play,
        seater: Seater,
    ) -> None:
        self._state = state
        self._services = services
        self._hourglass = hourglass
        self._clocks = clocks
        self._turn_starter = turn_starter
        self._play = play
        self._seater = seater

    def _owns_table(self) -> bool:
        return self._services.owns_table(self._state.stored_table.id)

    async def play_for_bot(self, seat: int, number: int, action: int) -> None:
        """Play what a bot has chosen, unless its person has come back, or another server owns the table by now."""
        if not (self._state.stored_table.seats[seat].bot and self._owns_table()):
            return
        try:
            await self._play.play_action(seat, number, action)
        except Refusal as why:  # the others have moved on: it thinks again
            log.info("a bot's move was refused: %s", why.key)

    async def play_from_script(self, move: StoredMove) -> None:
        """In a lesson: what the others, and time itself, do at this point."""

        def judge(live_game: LiveGame) -> StoredMove:
            live_game.match.check(move.seat, move.action)
            return move

        if self._state.live_game is not None and self._state.number + 1 == move.number:
            await self._play.play(judge, tries=1)

    async def play_for_hourglass(self) -> None:
        """The hourglass has run out: time itself makes a move."""
        if not self._owns_table():
            return
        self._hourglass.stop()
        live_game = self._state.live_game
        if live_game is None:
            return
        try:
            if self._state.seats_held_back():
                await self._end_hourglass_turn()
            else:
                await self._play.play(LiveGame.timeout_move, tries=1)
        except Exception as error:
            report_error(log, "the hourglass's move was lost; the glass is turned again", error)
            self._turn_starter.start_hourglass()

    async def _end_hourglass_turn(self) -> None:
        """The glass has run out for those whose turn it is, and others at their screens have theirs still to come."""
        glass = self._state.hourglass()
        if glass is None or glass.seat_action is None:
            return
        for seat in self._state.acting_seats():
            for action in (TIME_UP, glass.seat_action):
                if not await self._play_once(seat, action):
                    return  # another server was faster, and goes on

    async def play_for_late_player(self, seat: int, number: int, action: int) -> None:
        """Someone's time has run out: say so, play for them, and after a few times in a row have a bot do it."""
        if not self._owns_table():
            return
        live_game, is_late = self._state.live_game, time.time() >= self._clocks.deadlines().get(seat, float("inf"))
        if live_game is None or number != live_game.number or not is_late:  # they were in time, or another server was
            self._clocks.schedule()
            return
        is_announced = live_game.move_log and live_game.move_log[-1].action == TIME_UP  # and then something went wrong
        if not is_announced and not await self._play_once(seat, TIME_UP):
            return
        if not await self._play_once(seat, action):
            return
        if self._clocks.count_timeout(seat) and not live_game.match.over:
            await self._seater.replace_late_player(seat, live_game.match.game)

    async def _play_once(self, seat: int, action: int) -> bool:
        """Make a seat's move now; False if another server was faster."""
        return await self._play.play(lambda live_game: live_game.new_move(seat, action), tries=1)
