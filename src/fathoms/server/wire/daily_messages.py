"""Messages about the puzzles of the day."""

from datetime import date

from fathoms.server.wire import Name, OptionValue, View, WireModel


class DailyPuzzle(WireModel):
    """A puzzle for one player: the table it is solved at."""

    game: str
    options: dict[str, OptionValue]
    feat: str  # the feat that shows it is solved


class DailyMove(WireModel):
    """A position in which one move is best, as the seat to act sees it."""

    game: str
    players: int
    seat: int
    view: View


class DailyPuzzles(WireModel):
    """The puzzles of a day."""

    day: date
    puzzle: DailyPuzzle | None
    move: DailyMove | None


class SolutionRequest(WireModel):
    """A player's choice of a move in a day's position, in exchange for the solution."""

    day: date
    action: int


class MoveValue(WireModel):
    """What a move is worth."""

    action: int
    chance: float  # to win
    error: float  # standard error of it
    behind: float  # how much worse it is than the best


class Solution(WireModel):
    """All moves with their values, the best first."""

    moves: list[MoveValue]
    usual: int  # what a sensible beginner would do
    worlds: int  # sampled worlds in which each was tried


class PlayOnRequest(WireModel):
    """A request for a table that plays on after a move."""

    day: date
    action: int
    name: Name = ""
