"""Where the water runs when a pipeline is judged: what the client shows."""

from pydantic import BaseModel

from fathoms.games.tubyrinth.boards import Board, Edge, Side
from fathoms.games.tubyrinth.judge import (
    ROW,
    clashes_of,
    counting,
    joins_of,
    opening_port,
    pipe_at,
    shape_of,
    size_of,
    tile_on,
)
from fathoms.games.tubyrinth.tiles import (
    FACING,
    OPENINGS,
    PIPE_OF,
    PIPES,
    TILE_COUNT,
    TILE_NAMES,
    TWIN,
    TWIN_B,
    Row,
    pipes_of,
)

SIDE_NAMES: tuple[Side, ...] = ("U", "R", "D", "L")
ANY_NUMBER = (1 << TILE_COUNT + 1) - 2


class Wet(BaseModel):
    """A pipe the water reaches."""

    tile: str
    cells: list[int]
    after: int  # how many pipes the water has passed before it


class Flow(BaseModel):
    """The water from the start on."""

    wet: list[Wet]  # in the order in which it gets there
    sprays: list[Edge]  # where it runs out, if the pipeline is not correct
    arrives: bool  # at the end?
    connected: int  # tiles needed for the connection, also if they are too few; 0 = there is none


def flow(row: Row, board: Board, counted: int, strict: bool) -> Flow:
    """Where water runs on a judged board; on a correct one only through the tiles that count."""
    tiles = [tile for tile in range(TILE_COUNT) if row[tile] and (not counted or counted >> tile & 1)]
    pipes = {pipe for tile in tiles for pipe in pipes_on(tile)}
    source = pipe_at(row, board.start_port)
    reached = wave(joins_of(row), pipes, source)
    arrives = pipe_at(row, board.end_port) in reached
    sprays = [to_edge(port) for port in leaks(row, set(reached), board, arrives, strict)]
    if counted:
        sprays = []
    elif source < 0:
        sprays = [board.start]
    return Flow(
        wet=[
            Wet(tile=TILE_NAMES[tile_of(pipe)], cells=cells_of_pipe(row, pipe), after=after)
            for pipe, after in reached.items()
        ],
        sprays=sprays,
        arrives=arrives,
        connected=int(size_of(counting(row, board.start_port, board.end_port, ANY_NUMBER, strict))),
    )


def tile_of(pipe: int) -> int:
    return TWIN if pipe == TWIN_B else pipe


def pipes_on(tile: int) -> list[int]:
    return [TWIN, TWIN_B] if tile == TWIN else [tile]


def cells_of_pipe(row: Row, pipe: int) -> list[int]:
    tile = tile_of(pipe)
    return list(pipes_of(tile, int(row[tile]) - 1)[1 if pipe == TWIN_B else 0])


def wave(joins: int, pipes: set[int], source: int) -> dict[int, int]:
    """The pipes that get wet, each with the number of pipes the water has passed before it."""
    after = {source: 0} if source in pipes else {}
    queue = list(after)
    for pipe in queue:
        for other in range(PIPES):
            if joins >> (ROW * pipe + other) & 1 and other in pipes and other not in after:
                after[other] = after[pipe] + 1
                queue.append(other)
    return after


def leaks(row: Row, reached: set[int], board: Board, arrives: bool, strict: bool) -> list[int]:
    """The openings of wet pipes with nothing to run into; if the end is reached, only the mismatched ones."""
    found = []
    clashes = clashes_of(row) if strict else 0
    for tile in range(TILE_COUNT):
        for opening in range(int(OPENINGS[shape_of(row, tile)]) if row[tile] else 0):
            port = int(opening_port(row, tile, opening))
            if int(PIPE_OF[shape_of(row, tile), opening]) not in reached or port in (board.start_port, board.end_port):
                continue
            across = int(FACING[port])
            joined = across >= 0 and pipe_at(row, across) >= 0
            blank = tile_on(row, across // 4) if across >= 0 else -1
            mismatched = blank >= 0 and bool(clashes >> (ROW * tile + blank) & 1)
            if not joined and (mismatched or not arrives):
                found.append(port)
    return found


def to_edge(port: int) -> Edge:
    return port // 4, SIDE_NAMES[port % 4]
