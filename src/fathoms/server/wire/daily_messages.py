"""Messages about the puzzles of the day."""

from datetime import date

from fathoms.server.wire import Name, OptionValue, View, WireModel


class DailyPuzzle(WireModel):
    """A puzzle for one player: the table it is solved at."""

    game: str
    options: dict[str, OptionValue]
    feat: str  # whoever has this one has solved it


class DailyMove(WireModel):
    """A position in which one move is the best, as the seat to act sees it."""

    game: str
    players: int
    seat: int
    view: View


class DailyPuzzles(WireModel):
    """What there is on a day."""

    day: date
    puzzle: DailyPuzzle | None
    move: DailyMove | None


class SolutionRequest(WireModel):
    """A move that someone would make."""

    day: date
    action: int


class MoveValue(WireModel):
    """What a move is worth."""

    action: int
    chance: float  # to win
    error: float  # standard error of it
    behind: float  # by how much it is worse than the best


class Solution(WireModel):
    """All moves, the best first."""

    moves: list[MoveValue]
    usual: int  # what a sensible beginner would do
    worlds: int  # in which each was tried


class PlayOnRequest(WireModel):
    """A table at which the game goes on after that move."""

    day: date
    action: int
    name: Name = ""
