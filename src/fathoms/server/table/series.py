"""A series: several games of the same people, best of three, five or seven.

What stands at a table is which of its games this is, and what everyone has won. A shared win counts in parts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fathoms.core.refusal import Refusal

NEARLY = 1e-6  # parts of a win do not always add up to a whole


@dataclass(frozen=True)
class Series:
    """The state of a series of games."""

    of: int  # games there can be
    wins: tuple[float, ...]  # of each seat
    game: int = 1  # which of them is played at this table
    is_counted: bool = False  # is it among the wins?

    def to_text(self) -> str:
        """As it is stored: `3 2 1,0`, and `3 2 2,0 over` once this game counts."""
        wins = ",".join(f"{won:.6g}" for won in self.wins)
        return f"{self.of} {self.game} {wins}{' over' if self.is_counted else ''}"

    def with_result(self, shares: Sequence[float]) -> "Series":
        """The series with the result of its game."""
        if self.is_counted:
            return self
        wins = tuple(won + share for won, share in zip(self.wins, shares, strict=True))
        return replace(self, wins=wins, is_counted=True)

    def rotated(self, seats: int) -> "Series":
        """The series when everyone has moved on by some seats."""
        return replace(self, wins=self.wins[-seats:] + self.wins[:-seats]) if seats else self

    def next_game(self) -> "Series":
        return replace(self, game=self.game + 1, is_counted=False)

    def is_decided(self, sides: Sequence[int]) -> bool:
        """Is nothing left to be won? All games are played, or no one can catch up with the first."""
        games_left = self.of - self.game + (not self.is_counted)
        best: dict[int, float] = {}
        for side, won in zip(sides, self.wins, strict=True):
            best[side] = max(won, best.get(side, 0.0))
        first, *others = sorted(best.values(), reverse=True)
        return not games_left or (bool(others) and first - others[0] > games_left + NEARLY)

    def leaders(self) -> list[int]:
        """The seats that have won most; none while no one has won."""
        most = max(self.wins)
        return [seat for seat, won in enumerate(self.wins) if most > 0 and won > most - NEARLY]


def new_series(of: int, sides: Sequence[int]) -> Series:
    """A new series; refused where there is no one to win against."""
    if len(set(sides)) < 2:
        raise Refusal("series-alone")
    return Series(of, (0.0,) * len(sides))


def read_series(text: str) -> Series | None:
    """The series in a stored text; None where a game stands for itself."""
    if not text:
        return None
    of, game, wins, *flags = text.split()
    return Series(int(of), tuple(float(won) for won in wins.split(",")), int(game), bool(flags))


def with_result(text: str, shares: Sequence[float]) -> str:
    """The text of a series, with the result of its table's game."""
    series = read_series(text)
    return series.with_result(shares).to_text() if series else ""
