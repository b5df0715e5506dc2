"""A game in progress at a table: the match, everyone's views of it, and the judge of moves."""

import time
from collections.abc import Iterable

from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK, SPECTATOR, Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.voice import Line
from fathoms.server import wire
from fathoms.server.store.stored_table import CONCEDED, READY, TAKEN_BACK, TIME_UP, StoredMove, StoredTable
from fathoms.server.table.move_log import MoveLog
from fathoms.server.table.seat_times import SeatTimes
from fathoms.server.table.time_control import parse_time_control
from fathoms.server.table.undo_stack import UndoStack
from fathoms.server.table.views import MatchViews


class LiveGame:
    """A match rebuilt from its stored moves, and all that follows from them."""

    def __init__(self, game: Game, stored_table: StoredTable, seed: int, moves: Iterable[StoredMove]) -> None:
        self.match = Match(game, stored_table.players, stored_table.options, seed)
        self.views = MatchViews(self.match)
        self.move_log = MoveLog()
        self.ready_seats: set[int] = set()  # those that share a screen and have said so, or have acted
        self.undo_stack = UndoStack() if stored_table.undo else None
        time_control = parse_time_control(stored_table.clock)
        self.seat_times = SeatTimes(time_control, stored_table.players) if time_control else None
        if self.seat_times:
            self.seat_times.start(self.timed_seats())
        self.replay(moves)

    @property
    def number(self) -> int:
        """The number of entries in the move log; views are numbered by it."""
        return len(self.move_log)

    def timed_seats(self) -> list[int]:
        """The seats whose own time runs, if they have any; while a glass runs, it is everyone's."""
        return [] if self.hourglass() else self.views.acting_seats()

    def replay(self, moves: Iterable[StoredMove]) -> None:
        """Apply stored moves, judging them: any server may have stored them."""
        for move in moves:
            if move.number != self.number + 1:
                raise ValueError(f"move {move.number} cannot follow move {self.number}")
            self.apply_move(move)

    def apply_move(self, move: StoredMove) -> None:
        """Apply a move, or refuse it; one that has just been judged costs no second judgement."""
        if move.action == TAKEN_BACK:
            if self.undo_stack is None or not self.undo_stack.can_undo(self.match, move.seat):
                raise ValueError("there is no step to take back")
            self.undo_stack.undo_last(self.match)
        elif move.action == READY:
            self.ready_seats.add(move.seat)
        elif move.is_action:
            before = self.match.fork() if self.undo_stack else None
            self.match.play(move.seat, move.action)
            self.ready_seats.add(move.seat)
            if self.undo_stack and before:
                self.undo_stack.push(before, move.seat)
        self.move_log.append(move)
        self._record_in_views(move)
        if self.seat_times:
            self.seat_times.record_move(move, self.timed_seats())

    def _record_in_views(self, move: StoredMove) -> None:
        """Record a move in everyone's views."""
        if move.action == TAKEN_BACK:
            self.views.record_takeback(Line("table-log-taken-back", {"seat": move.seat}))
        elif move.action == TIME_UP:
            self.views.record_event(Line("table-log-time-up", {"seat": move.seat}))
        elif move.action == READY:
            self.views.record_event(Line("table-log-ready", {"seat": move.seat}))
        elif move.action == CONCEDED:
            self.views.record_event(Line("table-log-conceded", {"seat": move.seat}))
        else:
            self.views.record_action(move.seat, move.action)

    def judge(self, seat: int, number: int, request: int | wire.ActionName) -> StoredMove | None:
        """The move to store for an action in answer to view `number`; None if it has been played already.

        In games where several act at once others may have moved on meanwhile: what counts is that this seat has not.
        """
        action = request if isinstance(request, int) else self.match.game.voice.read_action(request)
        since = self._actions_since(seat, number)
        if since and since[0] == action:
            return None
        if self.is_late(seat, number):
            raise Refusal("move-late")
        try:
            self.match.check(seat, action)
        except Refusal as why:
            raise (why if number == self.number else Refusal("move-late")) from None
        return self.new_move(seat, action)

    def new_move(self, seat: int, action: int) -> StoredMove:
        """The next entry of the move log, made now."""
        return StoredMove(self.number + 1, seat, action, time.time())

    def is_late(self, seat: int, number: int) -> bool:
        """Is it too late for this seat to answer view `number`?"""
        return bool(self._actions_since(seat, number)) or not 0 <= number <= self.number

    def _actions_since(self, seat: int, number: int) -> list[int]:
        """The actions of a seat after a view."""
        return self.move_log.actions_of(seat, max(number, 0))

    def hourglass(self) -> Glass | None:
        """The hourglass that runs now, as anyone can see."""
        return self.match.game.table.glass(self.views.viewer_histories[SPECTATOR].view)

    def timeout_move(self) -> StoredMove | None:
        """The move that time itself makes when the hourglass has run out."""
        actions = self.match.legal(CLOCK)
        return self.new_move(CLOCK, actions[0]) if actions else None
