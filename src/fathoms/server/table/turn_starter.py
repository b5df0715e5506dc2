"""What starts when something has changed at a table: the hourglass, the players' clocks, bots, a lesson's script."""

from fathoms.server.services import Services
from fathoms.server.table.bots import Bots
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.clocks import Clocks
from fathoms.server.table.hourglass import Hourglass
from fathoms.server.table.lesson_runner import LessonRunner
from fathoms.server.table.ready_check import unready_seats
from fathoms.server.table.table_state import TableState


class TurnStarter:
    """Starts the turn of the seats that act next."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        broadcast: Broadcast,
        hourglass: Hourglass,
        clocks: Clocks,
        bots: Bots,
        lesson: LessonRunner | None,
    ) -> None:
        self._state = state
        self._services = services
        self._broadcast = broadcast
        self._hourglass = hourglass
        self._clocks = clocks
        self._bots = bots
        self._lesson = lesson

    def wake_players(self) -> None:
        """Have those act who act by themselves: bots, or in a lesson those in the script."""
        if self._lesson is None:
            self._bots.wake()
        elif self._services.owns_table(self._state.stored_table.id):
            self._lesson.resume()

    def start_clocks(self) -> None:
        """Have the players' clocks wait for the time that runs out next."""
        self._clocks.schedule()

    def start_hourglass(self) -> None:
        """Have the glass run that the game says, while anyone is here, and once everyone here is ready for it.

        In a lesson no one is in a hurry.
        """
        glass = self._state.hourglass()
        has_people = (self._state.visitors or self._broadcast.remote_people) and not self._lesson
        runs = glass and has_people and not unready_seats(self._state, self._broadcast.present_people())
        self._hourglass.turn_to(glass if runs else None)
        self._clocks.schedule()

    def announce_hourglass_turn(self) -> None:
        """Where players take turns with the glass, a move may have made it the next one's: they have to be ready."""
        glass = self._state.hourglass()
        if glass is not None and glass.seat_action is not None:
            self._broadcast.send_table()

    def start_if_ready(self) -> None:
        """Someone came, went, or is ready: turn the glass that waited for it, and have everyone see it run."""
        if self._state.live_game is None:
            return
        was_running = self._hourglass.is_running
        self.start_hourglass()
        if self._hourglass.is_running != was_running:
            self._broadcast.resend_views()
        self.wake_players()

    def restart_clock(self, seat: int) -> None:
        """Someone plays themselves again, or does not any more: their time runs, or rests."""
        self._clocks.reset_timeouts(seat)
        self._clocks.schedule()
        if self._state.live_game and self._state.live_game.seat_times:
            self._broadcast.resend_views()
