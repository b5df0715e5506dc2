"""Alone: 82 boards x {5, 6, 7} tiles, 246 puzzles to tick off in each set; a best time in every other mode. (TUB-15)

A solved puzzle is a feat, and so is a goal reached alone. Its time runs from the first signal (the action `ready`, or
the clock's) to the call that solves it or reaches the goal, and is the server's to measure.
"""

from typing import NamedTuple

from fathoms.core.feats import Feat
from fathoms.core.record import Record
from fathoms.games.tubyrinth.boards import BOARDS, OWN, SETS
from fathoms.games.tubyrinth.judge import size_of
from fathoms.games.tubyrinth.state import CORRECT, MODES, OVER, SOLO


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
    """What someone has done alone in a game that is over, if anything."""
    if view.players > 1 or view.phase != OVER:
        return []
    return solved(view, seat, seconds) if view.mode == SOLO else reached(view, seat, seconds)


def reached(view: Record, seat: int, seconds: float) -> list[Feat]:
    """The goal of a mode, with the boards of a set: quickly. The client reads the key."""
    if view.points[seat] < view.goal:
        return []
    return [Feat(f"{MODES[view.mode]}-{SETS[view.set]}", (seconds,))]


def solved(view: Record, seat: int, seconds: float) -> list[Feat]:
    """The puzzle that was solved: with few hints, then quickly. A drawn board is none of ours to tick off."""
    if view.verdict[seat] != CORRECT or view.board[seat] == OWN:
        return []
    tiles = int(size_of(int(view.counted[seat])))
    puzzle = Puzzle(SETS[view.set], int(view.board[seat]) % BOARDS + 1, tiles)
    return [Feat(puzzle.key, (int(view.hints), seconds))]
