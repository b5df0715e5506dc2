"""The states before the last steps of one seat, to which the game can be taken back."""

from collections import deque

from fathoms.core.match import Match

MAX_STEPS = 20  # steps that can be taken back one after the other


class UndoStack:
    """The last steps, all of the same seat: when another acts, there is no way back any more."""

    def __init__(self) -> None:
        self._seat = -1
        self._states: deque[Match] = deque(maxlen=MAX_STEPS)

    def push(self, before: Match, seat: int) -> None:
        """Push the state before a seat's step."""
        if seat != self._seat:
            self._seat = seat
            self._states.clear()
        self._states.append(before)

    def state_before_last(self, seat: int) -> Match | None:
        """The state before a seat's last step; None if there is none, or others have acted since."""
        return self._states[-1] if seat == self._seat and self._states else None

    def can_undo(self, match: Match, seat: int) -> bool:
        return self.state_before_last(seat) is not None and not match.over

    def undo_last(self, match: Match) -> None:
        match.restore(self._states.pop())
