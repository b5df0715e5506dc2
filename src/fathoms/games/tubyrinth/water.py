"""Where the water runs when a pipeline is judged, for the client."""

from pydantic import BaseModel

from fathoms.games.tubyrinth.boards import Board, Edge, Side
from fathoms.games.tubyrinth.judge import (
    ROW,
    count_tiles,
    counting_tiles,
    find_clashes,
    find_joins,
    opening_port,
    pipe_at_port,
    shape_of,
    tile_at_cell,
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
    laid_pipes,
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


def water_flow(row: Row, board: Board, counted_tiles: int, strict: bool) -> Flow:
    """Where water runs on a judged board; on a correct one only through the tiles that count."""
    tiles = [tile for tile in range(TILE_COUNT) if row[tile] and (not counted_tiles or counted_tiles >> tile & 1)]
    pipes = {pipe for tile in tiles for pipe in pipes_of_tile(tile)}
    source = pipe_at_port(row, board.start_port)
    wet_pipes = spread_water(find_joins(row), pipes, source)
    arrives = pipe_at_port(row, board.end_port) in wet_pipes
    sprays = [to_edge(port) for port in find_leaks(row, set(wet_pipes), board, arrives, strict)]
    if counted_tiles:
        sprays = []
    elif source < 0:
        sprays = [board.start]
    return Flow(
        wet=[
            Wet(tile=TILE_NAMES[tile_of_pipe(pipe)], cells=cells_of_pipe(row, pipe), after=after)
            for pipe, after in wet_pipes.items()
        ],
        sprays=sprays,
        arrives=arrives,
        connected=int(count_tiles(counting_tiles(row, board.start_port, board.end_port, ANY_NUMBER, strict))),
    )


def tile_of_pipe(pipe: int) -> int:
    return TWIN if pipe == TWIN_B else pipe


def pipes_of_tile(tile: int) -> list[int]:
    return [TWIN, TWIN_B] if tile == TWIN else [tile]


def cells_of_pipe(row: Row, pipe: int) -> list[int]:
    tile = tile_of_pipe(pipe)
    return list(laid_pipes(tile, int(row[tile]) - 1)[1 if pipe == TWIN_B else 0])


def spread_water(joins: int, pipes: set[int], source: int) -> dict[int, int]:
    """The pipes that get wet, each with the number of pipes the water has passed before it."""
    after = {source: 0} if source in pipes else {}
    queue = list(after)
    for pipe in queue:
        for other in range(PIPES):
            if joins >> (ROW * pipe + other) & 1 and other in pipes and other not in after:
                after[other] = after[pipe] + 1
                queue.append(other)
    return after


def find_leaks(row: Row, wet_pipes: set[int], board: Board, arrives: bool, strict: bool) -> list[int]:
    """The openings of wet pipes with nothing to run into; if the end is reached, only the mismatched ones."""
    ports = []
    clashes = find_clashes(row) if strict else 0
    for tile in range(TILE_COUNT):
        for opening in range(int(OPENINGS[shape_of(row, tile)]) if row[tile] else 0):
            port = int(opening_port(row, tile, opening))
            if int(PIPE_OF[shape_of(row, tile), opening]) not in wet_pipes or port in (
                board.start_port,
                board.end_port,
            ):
                continue
            across = int(FACING[port])
            is_joined = across >= 0 and pipe_at_port(row, across) >= 0
            blank_tile = tile_at_cell(row, across // 4) if across >= 0 else -1
            is_mismatch = blank_tile >= 0 and bool(clashes >> (ROW * tile + blank_tile) & 1)
            if not is_joined and (is_mismatch or not arrives):
                ports.append(port)
    return ports


def to_edge(port: int) -> Edge:
    return port // 4, SIDE_NAMES[port % 4]
