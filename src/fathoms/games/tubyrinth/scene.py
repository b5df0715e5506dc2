"""What the client draws: a view of Tubyrinth as a scene."""

from typing import Literal

from pydantic import BaseModel

from fathoms.core.record import Record
from fathoms.core.scene import Scene
from fathoms.games.tubyrinth.boards import (
    BOARDS,
    OWN,
    OWN_NAME,
    SETS,
    SIZES,
    Board,
    Edge,
    Side,
    clusters,
    draw_rows,
    load_set,
)
from fathoms.games.tubyrinth.drawn import ORDER, PIPELINE, end_of, ground_of, is_drawn, start_of
from fathoms.games.tubyrinth.judge import size_of
from fathoms.games.tubyrinth.rules import clock_runs, size_to_build
from fathoms.games.tubyrinth.state import (
    BEAT,
    CHANGES,
    GLASS,
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
from fathoms.games.tubyrinth.tiles import CELLS, TILE_NAMES, TILES, Row, orient, pipes_of
from fathoms.games.tubyrinth.water import Flow, flow

Mode = Literal["basic", "rookie", "pipe_master", "solo"]
Phase = Literal["ready", "racing", "glass", "over"]
TileName = Literal["short", "r", "long", "twin", "t", "z", "l"]
Verdict = Literal["none", "correct", "wrong", "no_call"]

PHASES: tuple[Phase, ...] = ("ready", "racing", "glass", "over")
VERDICTS: tuple[Verdict, ...] = ("none", "correct", "wrong", "no_call")


class PipeCell(BaseModel):
    """One square of a pipe, and the sides on which it is open."""

    row: int
    column: int
    open: list[Side]


class TileShape(BaseModel):
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


class BoardScene(BaseModel):
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
    laid: list[LaidTile] | None  # None = hidden from the viewer
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
    hidden: bool  # are the others' boards hidden now?
    clock: ClockScene | None
    tiles: list[TileShape]
    seats: list[SeatScene]
    puzzle: PuzzleScene | None


def shapes() -> list[TileShape]:
    """The seven tiles."""
    return [
        TileShape.model_validate(
            {
                "name": tile.name,
                "pipes": [
                    [{"row": row, "column": column, "open": list(open_)} for (row, column), open_ in pipe.items()]
                    for pipe in orient(number, 0)
                ],
            }
        )
        for number, tile in enumerate(TILES)
    ]


SHAPES = shapes()


def board_of(view: Record, seat: int) -> Board:
    """The board before a seat."""
    number = int(view.board[seat])
    return drawn_board(view) if number == OWN else load_set(SETS[number // BOARDS])[number % BOARDS]


def drawn_board(view: Record) -> Board:
    """The board that someone has drawn."""
    ground = int(ground_of(view, OWN))
    rows = draw_rows(frozenset(cell for cell in range(CELLS) if ground >> cell & 1))
    return Board(name=OWN_NAME, rows=rows, start=edge_at(start_of(view, OWN)), end=edge_at(end_of(view, OWN)))


def edge_at(port: int) -> Edge:
    sides: tuple[Side, ...] = ("U", "R", "D", "L")
    return port // 4, sides[port % 4]


def draw_board(view: Record, seat: int) -> BoardScene | None:
    number = int(view.board[seat])
    if number < 0:
        return None
    board = board_of(view, seat)
    things = [sorted(thing) for thing in clusters(frozenset(board.obstacles))]
    return BoardScene(number=0 if number == OWN else number % BOARDS + 1, things=things, **board.model_dump())


def draw_laid(row: Row, counted: int | None) -> list[LaidTile]:
    """The tiles on a board; `counted` is None before the judging."""
    tiles = []
    for tile, code in enumerate(row):
        if code:
            orientation, cell = divmod(int(code) - 1, CELLS)
            pipes = [
                {"cells": list(pipe), "open": [list(open_) for open_ in pipe.values()]}
                for pipe in pipes_of(tile, int(code) - 1)
            ]
            counts = None if counted is None else bool(counted >> tile & 1)
            tiles.append(
                LaidTile.model_validate(
                    {
                        "tile": TILE_NAMES[tile],
                        "orientation": orientation,
                        "cell": cell,
                        "pipes": pipes,
                        "counts": counts,
                    }
                )
            )
    return tiles


def hidden_now(view: Record) -> bool:
    """Are boards hidden from those who do not sit at them?"""
    return bool(view.hide) and view.players > 1 and view.phase in (RACING, GLASS)


def draw_seat(view: Record, seat: int) -> SeatScene:
    """A seat as the view shows it."""
    number, row = int(view.board[seat]), view.laid[seat]
    judged = view.verdict[seat] != NOT_JUDGED
    unseen = row[0] == HIDDEN
    board = draw_board(view, seat)
    counted = int(view.counted[seat])
    return SeatScene(
        board=board,
        laid=None if unseen else draw_laid(row, counted if judged else None),
        changes_left=None if unseen else max(0, CHANGES - int(view.changes[seat])),
        ready=bool(view.ready >> seat & 1),
        called=int(view.called[seat]),
        verdict=VERDICTS[view.verdict[seat]],
        counted=int(size_of(counted)),
        gained=int(view.gained[seat]),
        points=int(view.points[seat]),
        flow=flow(row, board_of(view, seat), counted, bool(view.strict)) if judged and number >= 0 else None,
    )


def draw_clock(view: Record) -> ClockScene | None:
    if not clock_runs(view):
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
    size, taken = int(size_to_build(view, 0)) - SIZES[0], int(view.hints)
    hints = []
    for n in range((taken + 1) // 2):
        tile = int(ORDER[view.board[0], size, n])
        place = int(PIPELINE[view.board[0], size, tile]) - 1 if 2 * n + 2 <= taken else None
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
        hints_left=0 if own else 2 * int(size_to_build(view, 0)) - int(view.hints),
        solved=bool(view.points[0] > 0),
    )


def draw(view: Record) -> TubyrinthScene:
    """The scene a viewer sees."""
    modes: tuple[Mode, ...] = ("basic", "rookie", "pipe_master", "solo")
    assert modes == MODES, "the scene names the modes as the rules do"
    return TubyrinthScene(
        mode=modes[view.mode],
        phase=PHASES[view.phase],
        round=int(view.round_number),
        goal=int(view.goal),
        wanted=[size for size in SIZES if view.wanted >> size & 1],
        obstacles_count=bool(view.mode != ROOKIE),
        strict=bool(view.strict),
        hidden=hidden_now(view),
        clock=draw_clock(view),
        tiles=SHAPES,
        seats=[draw_seat(view, seat) for seat in range(int(view.players))],
        puzzle=draw_puzzle(view),
    )
