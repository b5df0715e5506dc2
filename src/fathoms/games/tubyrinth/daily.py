"""The puzzle of the day: all 246 in a seeded order, one after the other. (TUB-18)"""

from functools import cache

from fathoms.core.content.daily import Puzzle
from fathoms.core.options import Value
from fathoms.core.rng import draw, new_rng, seed_from
from fathoms.games.tubyrinth.boards import BOARDS, SIZES
from fathoms.games.tubyrinth.feats import SoloPuzzle as Ours

SET = "unique"


@cache
def puzzle_order() -> tuple[Ours, ...]:
    """All of them, each once."""
    puzzles = [Ours(SET, board, tiles) for board in range(1, BOARDS + 1) for tiles in SIZES]
    rng = new_rng(seed_from("puzzle of the day"))
    return tuple(puzzles.pop(draw(rng, len(puzzles))) for _ in range(len(puzzles)))


def daily(day: int) -> Puzzle:
    """The puzzle of a day, without a glass that could run out."""
    ours = puzzle_order()[day % len(puzzle_order())]
    options: dict[str, Value] = {
        "mode": "solo",
        "round_time": 0,
        "boards": ours.boards,
        "board": ours.board,
        "tiles": str(ours.tiles),
    }
    return Puzzle(options, ours.key)
