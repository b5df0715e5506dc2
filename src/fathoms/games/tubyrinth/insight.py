"""Tubyrinth's part of a review: how fast calls were, how many pipelines boards have, how close each player was.

Said of every round when it is judged and all boards lie open, of every seat:
- when it called, as the game counts: in which beat of the clock since the signal, or since the first call for those
  who called later; whether the pipeline was right, and how many tiles were laid and taken back for it;
- how many pipelines of the wanted sizes its board has (not more than so many are counted: see MOST);
- if it was not finished: how many of its tiles lie as they do in one and the same pipeline, the one for which most do,
  of these the shortest.

Not said: how close a rookie's board was. Without obstacles there are too many pipelines to look at all of them.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.contract import Insight
from fathoms.core.replay import Replay
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.tubyrinth.actions import CALL
from fathoms.games.tubyrinth.boards import SIZES, write_pipeline
from fathoms.games.tubyrinth.drawn_board import is_drawn
from fathoms.games.tubyrinth.judge import count_tiles, find_clashes, has_clash, laid_tiles
from fathoms.games.tubyrinth.rules import obstacle_cells
from fathoms.games.tubyrinth.scene import find_board
from fathoms.games.tubyrinth.state import BEAT, CORRECT, GLASS, GLASS_TIME, HOUSE, NO_CALL, OVER, RACING, READY
from fathoms.games.tubyrinth.tiles import TILE_COUNT, covered_cells

MOST = HOUSE["boards"]["most_pipelines"]  # of one size that are counted: no board of ours has more


class BoardPipelines(NamedTuple):
    """Those of a board."""

    counts: dict[int, int]  # for each wanted number of tiles
    rows: NDArray[np.int16]  # [pipeline, tile]: 1 + placement, 0 = the tile is not used
    complete: bool  # False: there are more


PipelineCache = dict[tuple[int, int], BoardPipelines]  # by obstacles and board: boards are passed on, and solved once
When = dict[str, str | int]


def insights(replay: Replay) -> Iterator[Insight]:
    """What everyone did in each round, and what could have been done."""
    cache: PipelineCache = {}
    call_times: dict[int, When] = {}  # when each seat called last
    before = None
    for match in replay.states():
        after = match.view()
        if before is not None and before.phase in (RACING, GLASS):
            seat, action = match.moves[-1]
            if action == CALL:
                call_times[seat] = call_time(before)
            if after.phase in (READY, OVER):
                for each in range(match.players):
                    for line in narrate_seat(after, each, call_times, cache):
                        yield Insight(match.number, each, line)
        before = after


def call_time(view: Record) -> When:
    """The beat of the glass that runs, in seconds from its turning."""
    if not view.round_time:
        return {"since": "none", "low": 0, "high": 0}
    first = view.phase == RACING
    start, whole = int(view.beat) * BEAT, int(view.round_time) if first else GLASS_TIME
    return {"since": "signal" if first else "call", "low": start, "high": min(start + BEAT, whole)}


# The messages about a seat when its round is judged


def narrate_seat(view: Record, seat: int, call_times: dict[int, When], cache: PipelineCache) -> Iterator[Line]:
    yield narrate_call(view, seat, call_times)
    pipelines = cached_pipelines(view, seat, cache)
    if not is_drawn(view):  # people know their own drawings
        yield narrate_pipeline_count(view, seat, pipelines)
    comparable = pipelines.complete and len(pipelines.rows) > 0
    if view.verdict[seat] != CORRECT and comparable and view.laid[seat].any():
        yield narrate_closeness(view, seat, pipelines)


def narrate_call(view: Record, seat: int, call_times: dict[int, When]) -> Line:
    """The message about a call: how fast it was, and whether it was right."""
    args: When = {"seat": seat, "round": int(view.round_number), "changes": int(view.changes[seat])}
    if view.verdict[seat] == NO_CALL:
        return Line("tub-insight-no-call", args)
    args |= {**call_times[seat], "tiles": int(count_tiles(int(view.counted[seat])))}
    return Line("tub-insight-right" if view.verdict[seat] == CORRECT else "tub-insight-wrong", args)


def narrate_pipeline_count(view: Record, seat: int, pipelines: BoardPipelines) -> Line:
    """The message about how many pipelines the board has."""
    board = find_board(view, seat).name
    if not pipelines.complete:
        return Line("tub-insight-many-pipelines", {"seat": seat, "board": board, "count": MOST})
    if len(pipelines.counts) == 1:
        ((tiles, number),) = pipelines.counts.items()
        return Line("tub-insight-pipelines-of", {"seat": seat, "board": board, "tiles": tiles, "count": number})
    five, six, seven = (pipelines.counts[size] for size in SIZES)
    return Line("tub-insight-pipelines", {"seat": seat, "board": board, "five": five, "six": six, "seven": seven})


def narrate_closeness(view: Record, seat: int, pipelines: BoardPipelines) -> Line:
    """The message about how many tiles lay as in one pipeline; its marks are their cells."""
    placements = view.laid[seat]
    right = (pipelines.rows == placements) & (placements > 0)
    sizes = (pipelines.rows > 0).sum(axis=1)
    nearest = int(np.lexsort((sizes, -right.sum(axis=1)))[0])
    tiles = [tile for tile in range(TILE_COUNT) if right[nearest, tile]]
    args: When = {
        "seat": seat,
        "right": len(tiles),
        "laid": int(np.count_nonzero(placements)),
        "missing": int(sizes[nearest]) - len(tiles),
        "tiles": int(sizes[nearest]),
        "pipeline": write_pipeline(pipelines.rows[nearest]),
    }
    cells = (cell for tile in tiles for cell in covered_cells(tile, int(placements[tile]) - 1))
    return Line("tub-insight-close", args, tuple(cells))


# The pipelines there are


def cached_pipelines(view: Record, seat: int, cache: PipelineCache) -> BoardPipelines:
    """All of a board, as the rules of this game have them."""
    ground, board = int(obstacle_cells(view, seat)), int(view.board[seat])
    if (ground, board) not in cache:
        cache[ground, board] = find_pipelines(view, seat, ground)
    return cache[ground, board]


def find_pipelines(view: Record, seat: int, ground: int) -> BoardPipelines:
    from fathoms.games.tubyrinth.solver import solve  # when it is needed: the rules are read at every start

    board = find_board(view, seat)
    sizes = tuple(size for size in SIZES if view.wanted >> size & 1)
    solutions = solve(ground, board.start_port, board.end_port, sizes, MOST)
    if not view.strict:
        return BoardPipelines(solutions.counts, solutions.rows, solutions.complete)
    rows = np.array([row for row in solutions.rows if has_no_clash(row)], np.int16).reshape(-1, TILE_COUNT)
    lengths = (rows > 0).sum(axis=1)
    return BoardPipelines({size: int((lengths == size).sum()) for size in sizes}, rows, solutions.complete)


def has_no_clash(row: NDArray[np.int16]) -> bool:
    """Does a pipeline count with strict joins? (TUB-6)"""
    return not has_clash(find_clashes(row), laid_tiles(row))
