"""Solo: 82 boards x {5, 6, 7} tiles, 246 puzzles to tick off in each set. (TUB-15)

A solved puzzle is a feat. Its time runs from the signal (the action `ready`, or the clock's) to the call that solves
it, and is the server's to measure.
"""

from typing import NamedTuple

from fathoms.core.feats import Feat
from fathoms.core.record import Record
from fathoms.games.tubyrinth.boards import BOARDS, SETS
from fathoms.games.tubyrinth.judge import size_of
from fathoms.games.tubyrinth.state import CORRECT, OVER, SOLO


class Puzzle(NamedTuple):
    """A board of a set, and the number of tiles its pipeline must count."""

    boards: str  # the set
    board: int  # 1-82
    tiles: int  # 5-7

    @property
    def key(self) -> str:
        """Its name as a feat; the client's wall of puzzles reads it."""
        return f"{self.boards}-{self.board}-{self.tiles}"


def feats(view: Record, seat: int, seconds: float) -> list[Feat]:
    """The puzzle that was solved in a game that is over, if it was one: with few hints, then quickly."""
    if view.mode != SOLO or view.phase != OVER or view.verdict[seat] != CORRECT:
        return []
    tiles = int(size_of(int(view.counted[seat])))
    puzzle = Puzzle(SETS[view.set], int(view.board[seat]) % BOARDS + 1, tiles)
    return [Feat(puzzle.key, (int(view.hints), seconds))]
