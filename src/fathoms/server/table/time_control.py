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
    """What a table has chosen."""

    kind: Kind
    seconds: int  # for each move, or for all of them
    increment: int = 0  # seconds that a move made adds to the budget

    def write(self) -> str:
        """As it is stored: `move 86400`, `budget 600 5`."""
        return f"{self.kind} {self.seconds} {self.increment}"


def parse_time_control(text: str) -> TimeControl | None:
    """What `write` wrote; None where no one hurries."""
    if not text:
        return None
    kind, seconds, increment = text.split()
    return check_time_control(
        TimeControl(next(known for known in get_args(Kind) if known == kind), int(seconds), int(increment))
    )


def check_time_control(pace: TimeControl) -> TimeControl:
    """Refuse what no one could play by."""
    if not SHORTEST <= pace.seconds <= LONGEST:
        raise Refusal("clock-seconds", low=SHORTEST, high=LONGEST, given=pace.seconds)
    if not 0 <= pace.increment <= LONGEST_INCREMENT:
        raise Refusal("clock-increment", most=LONGEST_INCREMENT, given=pace.increment)
    if pace.kind == "move" and pace.increment:
        raise Refusal("clock-increment-budget")
    return pace
