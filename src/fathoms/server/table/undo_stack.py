"""Where a game stood before the last steps of one seat: the way back, if there is one."""

from collections import deque

from fathoms.core.match import Match

MAX_STEPS = 20  # steps that can be taken back one after the other


class UndoStack:
    """The last steps, all of the same seat: when another acts, there is no way back any more."""

    def __init__(self) -> None:
        self._seat = -1
        self._before: deque[Match] = deque(maxlen=MAX_STEPS)

    def note(self, before: Match, seat: int) -> None:
        """A seat has acted; the game stood there before."""
        if seat != self._seat:
            self._seat = seat
            self._before.clear()
        self._before.append(before)

    def before_last(self, seat: int) -> Match | None:
        """Where the game stood before the last step of a seat; None if there is no such step, or others have acted."""
        return self._before[-1] if seat == self._seat and self._before else None

    def can_go_back(self, match: Match, seat: int) -> bool:
        return self.before_last(seat) is not None and not match.over

    def go_back(self, match: Match) -> None:
        match.go_back_to(self._before.pop())
