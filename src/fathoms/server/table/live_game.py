"""A game in progress at a table: the match, everyone's sight of it, and the judge of moves."""

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
    """A match that has been rebuilt from what is stored, and goes on."""

    def __init__(self, game: Game, kept: StoredTable, seed: int, moves: Iterable[StoredMove]) -> None:
        self.match = Match(game, kept.players, kept.options, seed)
        self.watch = MatchViews(self.match)
        self.happened = MoveLog()
        self.ready_seats: set[int] = set()  # those that share a screen and have said so, or have acted
        self.steps = UndoStack() if kept.undo else None
        pace = parse_time_control(kept.clock)
        self.times = SeatTimes(pace, kept.players) if pace else None
        if self.times:
            self.times.begin(self.waited_for())
        self.follow(moves)

    @property
    def number(self) -> int:
        """How many things have happened; views are numbered by it."""
        return len(self.happened)

    def waited_for(self) -> list[int]:
        """The seats whose own time runs, if they have any; while a glass runs, it is everyone's."""
        return [] if self.glass() else self.watch.acting()

    def follow(self, moves: Iterable[StoredMove]) -> None:
        """Play what is stored; it may have been stored by anyone, and is judged like everything else."""
        for move in moves:
            if move.number != self.number + 1:
                raise ValueError(f"move {move.number} cannot follow move {self.number}")
            self.add(move)

    def add(self, move: StoredMove) -> None:
        """Play a move, or refuse it; one that has just been judged costs no second judgement."""
        if move.action == TAKEN_BACK:
            if self.steps is None or not self.steps.can_go_back(self.match, move.seat):
                raise ValueError("there is no step to take back")
            self.steps.go_back(self.match)
        elif move.action == READY:
            self.ready_seats.add(move.seat)
        elif move.is_action:
            before = self.match.fork() if self.steps else None
            self.match.play(move.seat, move.action)
            self.ready_seats.add(move.seat)
            if self.steps and before:
                self.steps.note(before, move.seat)
        self.happened.append(move)
        self._show(move)
        if self.times:
            self.times.note(move, self.waited_for())

    def _show(self, move: StoredMove) -> None:
        """Have everyone see what has happened."""
        if move.action == TAKEN_BACK:
            self.watch.go_back(Line("table-log-taken-back", {"seat": move.seat}))
        elif move.action == TIME_UP:
            self.watch.say(Line("table-log-time-up", {"seat": move.seat}))
        elif move.action == READY:
            self.watch.say(Line("table-log-ready", {"seat": move.seat}))
        elif move.action == CONCEDED:
            self.watch.say(Line("table-log-conceded", {"seat": move.seat}))
        else:
            self.watch.moved(move.seat, move.action)

    def judge(self, seat: int, number: int, wanted: int | wire.ActionName) -> StoredMove | None:
        """The move to store for an action in answer to view `number`; None if it has been played already.

        In games where several act at once others may have moved on meanwhile: what counts is that this seat has not.
        """
        action = wanted if isinstance(wanted, int) else self.match.game.voice.read_action(wanted)
        since = self._since(seat, number)
        if since and since[0] == action:
            return None
        if self.late(seat, number):
            raise Refusal("move-late")
        try:
            self.match.check(seat, action)
        except Refusal as why:
            raise (why if number == self.number else Refusal("move-late")) from None
        return self.next(seat, action)

    def next(self, seat: int, action: int) -> StoredMove:
        """What happens next, now."""
        return StoredMove(self.number + 1, seat, action, time.time())

    def late(self, seat: int, number: int) -> bool:
        """Is view `number` none that this seat can still answer?"""
        return bool(self._since(seat, number)) or not 0 <= number <= self.number

    def _since(self, seat: int, number: int) -> list[int]:
        """What a seat has done after a view."""
        return self.happened.actions_of(seat, max(number, 0))

    def glass(self) -> Glass | None:
        """The hourglass that runs now, as anyone can see."""
        return self.match.game.table.glass(self.watch.sights[SPECTATOR].now)

    def clock_move(self) -> StoredMove | None:
        """What happens when the glass has run out."""
        actions = self.match.legal(CLOCK)
        return self.next(CLOCK, actions[0]) if actions else None
