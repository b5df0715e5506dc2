"""Messages about the puzzles of the day."""

from datetime import date

from fathoms.server.wire import Name, OptionValue, Shape, View


class DailyPuzzle(Shape):
    """A puzzle for one player: the table it is solved at."""

    game: str
    options: dict[str, OptionValue]
    feat: str  # whoever has this one has solved it


class DailyMove(Shape):
    """A position in which one move is the best, as the seat to act sees it."""

    game: str
    players: int
    seat: int
    view: View


class Daily(Shape):
    """What there is on a day."""

    day: date
    puzzle: DailyPuzzle | None
    move: DailyMove | None


class Chosen(Shape):
    """A move that someone would make."""

    day: date
    action: int


class WeighedMove(Shape):
    """What a move is worth."""

    action: int
    chance: float  # to win
    error: float  # standard error of it
    behind: float  # by how much it is worse than the best


class Solution(Shape):
    """All moves, the best first."""

    moves: list[WeighedMove]
    usual: int  # what a sensible beginner would do
    worlds: int  # in which each was tried


class PlayOn(Shape):
    """A table at which the game goes on after that move."""

    day: date
    action: int
    name: Name = ""
