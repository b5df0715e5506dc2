"""What the people of one process have seen."""

from array import array
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts while it is told to."""

    counting: bool = False
    waits: "array[float]" = field(
        default_factory=lambda: array("d")
    )  # seconds from a move to what its player saw of it
    games: int = 0  # that ended
    shown: int = 0  # messages with views that reached anyone
    refused: int = 0
    lost: int = 0  # lines that broke
    visits: int = 0  # of people who had left in the middle of a game

    def moved(self, seconds: float) -> None:
        if self.counting:
            self.waits.append(seconds)

    def begin(self) -> None:
        self.counting, self.waits = True, array("d")
        self.games = self.shown = self.refused = self.lost = self.visits = 0
