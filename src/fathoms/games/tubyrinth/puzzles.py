"""Solo: 82 boards x {5, 6, 7} tiles, 246 puzzles to tick off in each set. (TUB-15)

The table keeps who has solved what and how fast: a puzzle's time runs from the signal (the action `ready`, or the
clock's) to the call that solves it, and is the server's to measure.
"""

from collections.abc import Collection
from typing import NamedTuple

from fathoms.core.options import Value
from fathoms.core.record import Record
from fathoms.games.tubyrinth.boards import BOARDS, SETS, SIZES
from fathoms.games.tubyrinth.judge import size_of
from fathoms.games.tubyrinth.state import CORRECT, MODES, OVER, SOLO


class Puzzle(NamedTuple):
    """A board of a set, and the number of tiles its pipeline must count."""

    boards: str  # the set
    board: int  # 1-82
    tiles: int  # 5-7

    @property
    def options(self) -> dict[str, Value]:
        """The options of a table for it: without a glass that could run out, as the time is taken anyway."""
        puzzle: dict[str, Value] = {"boards": self.boards, "board": self.board, "tiles": str(self.tiles)}
        return {"mode": MODES[SOLO], "round_time": 0, **puzzle}


class Solved(NamedTuple):
    """A puzzle that has been solved, and with how many hints."""

    puzzle: Puzzle
    hints: int


def wall(boards: str) -> list[Puzzle]:
    """The 246 puzzles of a set, board by board."""
    return [Puzzle(boards, board, tiles) for board in range(1, BOARDS + 1) for tiles in SIZES]


def next_unsolved(boards: str, solved: Collection[Puzzle]) -> Puzzle | None:
    """The first puzzle of a set that is not solved yet."""
    return next((puzzle for puzzle in wall(boards) if puzzle not in solved), None)


def solved_in(view: Record) -> Solved | None:
    """The puzzle that was solved in a game that is over, if it was one."""
    if view.mode != SOLO or view.phase != OVER or view.verdict[0] != CORRECT:
        return None
    tiles = int(size_of(int(view.counted[0])))
    return Solved(Puzzle(SETS[view.set], int(view.board[0]) % BOARDS + 1, tiles), int(view.hints))
