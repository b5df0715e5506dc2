"""Solo puzzles of Tubyrinth: who has solved which, with how many hints, and how fast. (TUB-15)

The time is the server's: from the first action of the table, which is the signal, to the call that solved it.
"""

from contextlib import suppress
from typing import Literal

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.core.match import Match
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.puzzles import Puzzle, Solved, next_unsolved, solved_in
from fathoms.server import wire
from fathoms.server.database import MOVES, SOLVED
from fathoms.server.store import Kept, Store

SOLVER = 0  # the only seat of a solo table


def note(store: Store, kept: Kept, match: Match) -> None:
    """Keep what a finished game has solved, if it was a puzzle and its player is still at it."""
    solver = kept.seats[SOLVER]
    solved = solved_in(match.view(SOLVER)) if kept.game == TUBYRINTH.name else None
    if solved is not None and solver.played_by(solver.owner):
        with suppress(IntegrityError):  # another server at the same table has noted the same
            keep(store, solver.owner, solved, seconds_of(store, kept.id))


def seconds_of(store: Store, table: str) -> float:
    """How long a game took, from its first action to its last."""
    span = select(func.max(MOVES.c.at) - func.min(MOVES.c.at)).where(MOVES.c.table_id == table)
    with store.engine.connect() as connection:
        return round(float(connection.execute(span).scalar_one()), 2)


def keep(store: Store, who: str, solved: Solved, seconds: float) -> None:
    """Keep a solution unless there is a better one: fewer hints, or as many and quicker."""
    puzzle = solved.puzzle._asdict()
    here = and_(SOLVED.c.player == who, *(SOLVED.c[name] == value for name, value in puzzle.items()))
    with store.writing() as connection:
        best = connection.execute(select(SOLVED.c.hints, SOLVED.c.seconds).where(here).with_for_update()).first()
        if best is None:
            values = {"player": who, **puzzle, "hints": solved.hints, "seconds": seconds}
            connection.execute(insert(SOLVED).values(values))
        elif (solved.hints, seconds) < tuple(best):
            connection.execute(update(SOLVED).where(here).values(hints=solved.hints, seconds=seconds))


def wall(store: Store, who: str, boards: Literal["table", "unique"]) -> wire.SoloWall:
    """How far someone is with the puzzles of a set."""
    mine = select(SOLVED.c.board, SOLVED.c.tiles, SOLVED.c.hints, SOLVED.c.seconds)
    mine = mine.where(SOLVED.c.player == who, SOLVED.c.boards == boards).order_by(SOLVED.c.board, SOLVED.c.tiles)
    with store.engine.connect() as connection:
        solved = [wire.SolvedPuzzle(**row) for row in connection.execute(mine).mappings()]
    following = next_unsolved(boards, {Puzzle(boards, one.board, one.tiles) for one in solved})
    ahead = wire.PuzzleName(board=following.board, tiles=following.tiles) if following else None
    return wire.SoloWall(boards=boards, solved=solved, next=ahead)
