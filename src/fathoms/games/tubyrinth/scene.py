"""What the client draws: a view of Tubyrinth as a scene."""

from functools import cache, lru_cache
from typing import Any, Literal

from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.content.scene import CachedPart, Scene, SerializedPart, serialized_field, serialized_list
from fathoms.core.structs import Record, fields_of_record
from fathoms.games.tubyrinth.boards import (
    BOARDS,
    OWN,
    OWN_NAME,
    SETS,
    SIZES,
    Board,
    Edge,
    Side,
    draw_rows,
    group_obstacles,
    load_set,
)
from fathoms.games.tubyrinth.drawn_board import ORDER, PIPELINE, board_end, board_ground, board_start, is_drawn
from fathoms.games.tubyrinth.rules import is_clock_running, size_for_hints
from fathoms.games.tubyrinth.state import (
    BEAT,
    CHANGES,
    GLASS_TIME,
    HIDDEN,
    MODES,
    NOT_JUDGED,
    PAUSE,
    RACING,
    READY,
    ROOKIE,
    SOLO,
)
from fathoms.games.tubyrinth.tiles import CELLS, TILE_NAMES, TILES, Row, laid_pipes, oriented_pipes
from fathoms.games.tubyrinth.water import Flow, water_flow

Mode = Literal["basic", "rookie", "pipe_master", "solo"]
Phase = Literal["ready", "racing", "glass", "over"]
TileName = Literal["short", "r", "long", "twin", "t", "z", "l"]
Verdict = Literal["none", "correct", "wrong", "no_call"]

CACHED_TILES = 4096  # tiles on boards that are kept as text, a quarter of a kilobyte each

PHASES: tuple[Phase, ...] = ("ready", "racing", "glass", "over")
VERDICTS: tuple[Verdict, ...] = ("none", "correct", "wrong", "no_call")


class PipeCell(BaseModel):
    """One square of a pipe, and the sides on which it is open."""

    row: int
    column: int
    open: list[Side]


class TileShape(CachedPart):
    """A tile as it comes out of the box: one pipe, or two that are not joined.

    Orientations 0-3 are quarter turns clockwise; 4-7 the same after turning it over (left and right swapped).
    Its place is the cell of its bounding box's top left corner.
    """

    name: TileName
    pipes: list[list[PipeCell]]


class LaidPipe(BaseModel):
    """A pipe on the board: its cells, and the sides on which each is open."""

    cells: list[int]
    open: list[list[Side]]


class LaidTile(BaseModel):
    """A tile on the board."""

    tile: TileName
    orientation: int
    cell: int
    pipes: list[LaidPipe]
    counts: bool | None  # once judged: is it one of the tiles that count?


class BoardScene(CachedPart):
    """The ground: eight rows, # obstacle and . free."""

    name: str  # sheet and side: 12A; "own" if someone has drawn it
    number: int  # in its set, 1-82; 0 = in none
    grade: str
    rows: list[str]
    start: Edge
    end: Edge
    things: list[list[int]]  # the obstacles as buried things: cells that touch
    counts: dict[str, int]  # how many pipelines there are of each number of tiles


class SeatScene(BaseModel):
    """A player with a board, tiles and points."""

    board: BoardScene | None  # before the first signal there is none
    laid: serialized_field(list[LaidTile]) | None  # type: ignore[valid-type]  # None = hidden from the viewer
    changes_left: int | None
    ready: bool
    called: int  # 1 = called first, ...; 0 = not called
    verdict: Verdict
    counted: int  # tiles that count, once judged
    gained: int  # points of this round, once judged
    points: int
    flow: Flow | None  # once judged: where the water runs


class ClockScene(BaseModel):
    """The glass that runs: the pause between rounds, the round, or the 30 seconds after the first call.

    It has run for `run` seconds when this beat began; `glass` of the view says how much of the beat is left.
    """

    kind: Literal["pause", "round", "glass"]
    seconds: int
    run: int


class HintScene(BaseModel):
    """A tile of a pipeline, and once it has been asked for, its place."""

    tile: TileName
    orientation: int | None
    cell: int | None


class PuzzleScene(BaseModel):
    """Solo: which puzzle this is, and the help taken."""

    set: Literal["table", "unique"]
    board: int | None  # 1-82; None = by lot, not drawn yet, or none of the set
    own: bool  # is it a board that someone has drawn?
    tiles: int | None  # None = 5, 6 or 7
    hints: list[HintScene]
    hints_left: int
    solved: bool


class TubyrinthScene(Scene):
    """Everything on the table."""

    game: Literal["tubyrinth"] = "tubyrinth"
    mode: Mode
    phase: Phase
    round: int
    goal: int  # points that end the game; 0 = a single puzzle
    wanted: list[int]  # numbers of tiles that will do
    obstacles_count: bool  # False for rookies
    strict: bool
    hidden: bool  # are others' boards hidden from the viewer now?
    clock: ClockScene | None
    tiles: list[TileShape]
    seats: list[SeatScene]
    puzzle: PuzzleScene | None


def tile_shapes() -> list[TileShape]:
    """The seven tiles."""
    return [
        TileShape.model_validate(
            {
                "name": tile.name,
                "pipes": [
                    [{"row": row, "column": column, "open": list(open_)} for (row, column), open_ in pipe.items()]
                    for pipe in oriented_pipes(number, 0)
                ],
            }
        )
        for number, tile in enumerate(TILES)
    ]


SHAPES = tile_shapes()


def find_board(view: Record, seat: int) -> Board:
    """The board before a seat."""
    number = int(view.board[seat])
    return drawn_board(*drawing_in(view)) if number == OWN else printed_board(number)


def printed_board(number: int) -> Board:
    return load_set(SETS[number // BOARDS])[number % BOARDS]


def drawing_in(view: Record) -> tuple[int, int, int]:
    """What someone has drawn: the ground, and where a pipeline starts and ends."""
    return int(board_ground(view, OWN)), int(board_start(view, OWN)), int(board_end(view, OWN))


def drawn_board(ground: int, start: int, end: int) -> Board:
    """The board that someone has drawn."""
    rows = draw_rows(frozenset(cell for cell in range(CELLS) if ground >> cell & 1))
    return Board(name=OWN_NAME, rows=rows, start=edge_at(start), end=edge_at(end))


def edge_at(port: int) -> Edge:
    sides: tuple[Side, ...] = ("U", "R", "D", "L")
    return port // 4, sides[port % 4]


def draw_board(view: Record, number: int) -> BoardScene | None:
    """The board of that number; none before the first signal."""
    if number < 0:
        return None
    return draw_drawn_board(*drawing_in(view)) if number == OWN else draw_printed_board(number)


@cache
def draw_printed_board(number: int) -> BoardScene:
    return board_scene(printed_board(number), number % BOARDS + 1)


@lru_cache
def draw_drawn_board(ground: int, start: int, end: int) -> BoardScene:
    return board_scene(drawn_board(ground, start, end), 0)


def board_scene(board: Board, number: int) -> BoardScene:
    things = [sorted(thing) for thing in group_obstacles(frozenset(board.obstacles))]
    return BoardScene(number=number, things=things, **board.model_dump())


def draw_tiles(row: Row, counted_tiles: int | None) -> SerializedPart:
    """The tiles on a board; `counted_tiles` is None before the judging."""
    return serialized_list(
        [
            draw_tile(tile, code, None if counted_tiles is None else bool(counted_tiles >> tile & 1))
            for tile, code in enumerate(row.tolist())
            if code
        ]
    )


@lru_cache(maxsize=CACHED_TILES)
def draw_tile(tile: int, code: int, counts: bool | None) -> bytes:
    """A tile where it lies, as text: those of all moves before stay there."""
    orientation, cell = divmod(code - 1, CELLS)
    pipes = [
        {"cells": list(pipe), "open": [list(open_) for open_ in pipe.values()]} for pipe in laid_pipes(tile, code - 1)
    ]
    laid_tile = {"tile": TILE_NAMES[tile], "orientation": orientation, "cell": cell, "pipes": pipes, "counts": counts}
    return to_json(LaidTile.model_validate(laid_tile))


def draw_seat(view: Record, record: Any, seat: int) -> SeatScene:
    """A seat as the view shows it."""
    number, row = int(record.board[seat]), record.laid[seat].copy()  # rules look at the row
    is_judged = record.verdict[seat] != NOT_JUDGED
    is_hidden = row[0] == HIDDEN
    counted_tiles = int(record.counted[seat])
    return SeatScene(
        board=draw_board(view, number),
        laid=None if is_hidden else draw_tiles(row, counted_tiles if is_judged else None),
        changes_left=None if is_hidden else max(0, CHANGES - int(record.changes[seat])),
        ready=bool(record.ready >> seat & 1),
        called=int(record.called[seat]),
        verdict=VERDICTS[record.verdict[seat]],
        counted=counted_tiles.bit_count(),
        gained=int(record.gained[seat]),
        points=int(record.points[seat]),
        flow=water_flow(row, find_board(view, seat), counted_tiles, bool(record.strict))
        if is_judged and number >= 0
        else None,
    )


def draw_clock(view: Record) -> ClockScene | None:
    if not is_clock_running(view):
        return None
    if view.phase == READY:
        return ClockScene(kind="pause", seconds=PAUSE, run=0)
    if view.phase == RACING:
        return ClockScene(kind="round", seconds=int(view.round_time), run=int(view.beat) * BEAT)
    return ClockScene(kind="glass", seconds=GLASS_TIME, run=int(view.beat) * BEAT)


def draw_hints(view: Record) -> list[HintScene]:
    """The tiles of a pipeline from the start on: at every odd hint the tile, at every even one its place."""
    if is_drawn(view):
        return []
    size, hint_count = int(size_for_hints(view, 0)) - SIZES[0], int(view.hints)
    hints = []
    for n in range((hint_count + 1) // 2):
        tile = int(ORDER[view.board[0], size, n])
        place = int(PIPELINE[view.board[0], size, tile]) - 1 if 2 * n + 2 <= hint_count else None
        hints.append(
            HintScene.model_validate(
                {
                    "tile": TILE_NAMES[tile],
                    "orientation": None if place is None else place // CELLS,
                    "cell": None if place is None else place % CELLS,
                }
            )
        )
    return hints


def draw_puzzle(view: Record) -> PuzzleScene | None:
    if view.mode != SOLO:
        return None
    sizes = [size for size in SIZES if view.wanted >> size & 1]
    own = bool(is_drawn(view))
    board = int(view.board[0]) % BOARDS if view.board[0] >= 0 and not own else int(view.puzzle)
    return PuzzleScene(
        set="table" if view.set == 0 else "unique",
        board=board + 1 if board >= 0 else None,
        own=own,
        tiles=sizes[0] if len(sizes) == 1 else None,
        hints=draw_hints(view),
        hints_left=0 if own else 2 * int(size_for_hints(view, 0)) - int(view.hints),
        solved=bool(view.points[0] > 0),
    )


def draw(view: Record) -> TubyrinthScene:
    """The scene a viewer sees."""
    modes: tuple[Mode, ...] = ("basic", "rookie", "pipe_master", "solo")
    assert modes == MODES, "the scene names the modes as the rules do"
    record = fields_of_record(view)
    return TubyrinthScene(
        mode=modes[record.mode],
        phase=PHASES[record.phase],
        round=record.round_number,
        goal=record.goal,
        wanted=[size for size in SIZES if record.wanted >> size & 1],
        obstacles_count=record.mode != ROOKIE,
        strict=bool(record.strict),
        hidden=any(record.laid[seat][0] == HIDDEN for seat in range(record.players)),
        clock=draw_clock(view),
        tiles=SHAPES,
        seats=[draw_seat(view, record, seat) for seat in range(record.players)],
        puzzle=draw_puzzle(view),
    )
