"""Alone: 82 boards x {5, 6, 7} tiles, 246 puzzles to tick off in each set; best times in every other mode. (TUB-15)

A solved puzzle is a feat; in the other modes one pipeline is, and the goal. Times run from a signal (the action
`ready`) to the call: of a puzzle and a pipeline from their own, of the goal from the first. They are the server's to
measure.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fathoms.core.content.feats import Feat, TimedAction
from fathoms.core.structs import Record
from fathoms.games.tubyrinth.actions import SAY_READY
from fathoms.games.tubyrinth.boards import BOARDS, OWN, SETS
from fathoms.games.tubyrinth.judge import count_tiles
from fathoms.games.tubyrinth.state import CORRECT, MODES, OVER, READY, SOLO


class SoloPuzzle(NamedTuple):
    """A board of a set, and the number of tiles its pipeline must count."""

    boards: str  # the set
    board: int  # 1-82
    tiles: int  # 5-7

    @property
    def key(self) -> str:
        """Its name as a feat; the client's wall of puzzles reads it."""
        return f"{self.boards}-{self.board}-{self.tiles}"


def feats(view: Record, seat: int, actions: Sequence[TimedAction]) -> list[Feat]:
    """What someone has done alone, with the action that was played last."""
    if view.players > 1 or view.phase not in (READY, OVER):
        return []
    if view.mode == SOLO:
        return puzzle_feats(view, seat, seconds_since(actions, first=True))
    if view.verdict[seat] != CORRECT:
        return []
    mode = f"{MODES[view.mode]}-{SETS[view.set]}"
    pipeline = Feat(f"{mode}-pipeline", (seconds_since(actions, first=False),))
    if view.points[seat] < view.goal:
        return [pipeline]
    return [pipeline, Feat(mode, (seconds_since(actions, first=True),))]  # the client reads both keys


def seconds_since(actions: Sequence[TimedAction], first: bool) -> float:
    """From the first or the last signal to the last action; anyone who plays alone gives the signals."""
    signals = [each.at for each in actions if each.action == SAY_READY]
    return round(actions[-1].at - signals[0 if first else -1], 2) if signals else 0.0


def puzzle_feats(view: Record, seat: int, seconds: float) -> list[Feat]:
    """The puzzle that was solved: with few hints, then quickly. A drawn board is none of ours to tick off."""
    if view.verdict[seat] != CORRECT or view.board[seat] == OWN:
        return []
    tiles = int(count_tiles(int(view.counted[seat])))
    puzzle = SoloPuzzle(SETS[view.set], int(view.board[seat]) % BOARDS + 1, tiles)
    return [Feat(puzzle.key, (int(view.hints), seconds))]
