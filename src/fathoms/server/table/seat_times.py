"""The time that each seat has left, by the server's clock alone.

Nothing of it is stored: it follows from when each move was stored. So every server that opens a table knows the same,
a screen that comes back loses nothing, and time goes on while no one looks. What a server was down for is no one's
fault: those whose turn it is when a table is opened have a while, however little is left.
"""

import time
from collections.abc import Collection

from fathoms.server.store.stored_table import StoredMove
from fathoms.server.table.time_control import TimeControl

GRACE_AFTER_OPENING = 60.0  # seconds for whoever is to act when a table is opened, or what a move has if that is less
OVERTIME = 10.0  # seconds for each move of someone whose budget is used up


class SeatTimes:
    """The times of all seats in one game."""

    def __init__(self, time_control: TimeControl, players: int) -> None:
        self.time_control = time_control
        self._budgets = [float(time_control.seconds)] * players
        self._waiting_since: dict[int, float] = {}  # seats that are to act, and since when
        self._opened_at = time.time()

    def start(self, acting: Collection[int]) -> None:
        """The game has begun: the first time of the first seats runs from when a server sees it."""
        self._set_waiting(acting, self._opened_at)

    def record_move(self, move: StoredMove, acting: Collection[int]) -> None:
        """Record a move, after which it is these seats' turn."""
        since = self._waiting_since.get(move.seat)
        if move.is_action and since is not None:
            del self._waiting_since[move.seat]
            if self.time_control.kind == "budget":
                budget_left = self._budgets[move.seat] - max(0.0, move.at - since)
                self._budgets[move.seat] = max(0.0, budget_left) + self.time_control.increment
        self._set_waiting(acting, move.at)

    def _set_waiting(self, acting: Collection[int], now: float) -> None:
        self._waiting_since = {seat: self._waiting_since.get(seat, now) for seat in acting}

    def deadline(self, seat: int) -> float | None:
        """When a seat's time runs out, in seconds since 1970; None if it is not to act."""
        since = self._waiting_since.get(seat)
        if since is None:
            return None
        whole = self._allowance(seat)
        return max(since + whole, self._opened_at + min(GRACE_AFTER_OPENING, whole))

    def seconds_left(self, seat: int) -> float:
        """How many seconds a seat has: those that run, or those it will have."""
        ends = self.deadline(seat)
        return self._allowance(seat) if ends is None else max(0.0, ends - time.time())

    def _allowance(self, seat: int) -> float:
        seconds = float(self.time_control.seconds)
        return max(self._budgets[seat], min(OVERTIME, seconds)) if self.time_control.kind == "budget" else seconds
