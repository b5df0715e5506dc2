"""How much time everyone has at a table: a time for each move, or a budget for the whole game and a little more for
every move made."""

from dataclasses import dataclass
from typing import Literal, get_args

from fathoms.core.refusal import Refusal

Kind = Literal["move", "budget"]
DAY = 86_400
SHORTEST, LONGEST = 5, 14 * DAY  # seconds of a move, or of a budget
LONGEST_INCREMENT = DAY  # seconds for a move made


@dataclass(frozen=True)
class TimeControl:
    """The time control of a table."""

    kind: Kind
    seconds: int  # for each move, or for all of them
    increment: int = 0  # seconds that a move made adds to the budget

    def to_text(self) -> str:
        """As it is stored: `move 86400`, `budget 600 5`."""
        return f"{self.kind} {self.seconds} {self.increment}"


def parse_time_control(text: str) -> TimeControl | None:
    """The time control in a stored text; None where no one hurries."""
    if not text:
        return None
    kind, seconds, increment = text.split()
    return check_time_control(
        TimeControl(next(name for name in get_args(Kind) if name == kind), int(seconds), int(increment))
    )


def check_time_control(time_control: TimeControl) -> TimeControl:
    """Refuse a time control that no one could play by."""
    if not SHORTEST <= time_control.seconds <= LONGEST:
        raise Refusal("clock-seconds", low=SHORTEST, high=LONGEST, given=time_control.seconds)
    if not 0 <= time_control.increment <= LONGEST_INCREMENT:
        raise Refusal("clock-increment", most=LONGEST_INCREMENT, given=time_control.increment)
    if time_control.kind == "move" and time_control.increment:
        raise Refusal("clock-increment-budget")
    return time_control
