"""Boards that people draw: how one is written as an option, and how many pipelines there are on it.

    ......../..####../........(six more rows)/56L/63R

Eight rows, # an obstacle and . free ground; then the start and the end, each a border square, numbered in reading
order from 0, and its outer side: U, R, D or L.
"""

import re
from collections.abc import Mapping

import numpy as np

from fathoms.core.options import Value
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.boards import OWN_NAME, SIZES, Board, Edge, Side, grade_of, load_set
from fathoms.games.tubyrinth.state import HOUSE
from fathoms.games.tubyrinth.tiles import CELLS, FACING, OUTSIDE, SIZE, port_of

LONGEST = SIZE * (SIZE + 1) + 2 * len("63R/")
MOST = HOUSE["boards"]["most_pipelines"]  # of one number of tiles that are counted
EDGE = re.compile(r"(\d{1,2})([URDL])")


def read_drawing(text: str) -> Board:
    """The board in a drawing, or why it is none."""
    *rows, start, end = text.strip().split("/") if text.count("/") == SIZE + 1 else [text, "", ""]
    if len(rows) != SIZE or any(len(row) != SIZE or set(row) - set("#.") for row in rows):
        raise Refusal("tub-drawing-rows")
    edges = read_edge(start, rows), read_edge(end, rows)
    if edges[0] == edges[1]:
        raise Refusal("tub-drawing-same")
    return Board(name=OWN_NAME, rows=rows, start=edges[0], end=edges[1])


def read_edge(text: str, rows: list[str]) -> Edge:
    """Start or end: a border square that is free, and its outer side."""
    match = EDGE.fullmatch(text)
    cell = int(match[1]) if match else CELLS
    if match is None or cell >= CELLS or FACING[port_of(cell, match[2])] != OUTSIDE:
        raise Refusal("tub-drawing-edge", given=text)
    if rows[cell // SIZE][cell % SIZE] == "#":
        raise Refusal("tub-drawing-blocked", row=cell // SIZE + 1, column=cell % SIZE + 1)
    side: Side = match[2]  # type: ignore[assignment]  # one of them: it matches
    return cell, side


def write_drawing(board: Board) -> str:
    """A board as an option."""
    return "/".join([*board.rows, *(f"{cell}{side}" for cell, side in (board.start, board.end))])


def survey(values: Mapping[str, Value]) -> dict[str, int | str | bool]:
    """How many pipelines there are of each number of tiles, at most so many, and the board's grade. (TUB-17, TUB-18)

    `count-5` is a number, and `more-5` says whether there are even more. A board without a grade is too hard, or has no
    pipeline of one of the numbers. Where nothing is drawn, a board of ours is surveyed.
    """
    from fathoms.games.tubyrinth.solver import solve  # when it is needed: drawings are read at every start

    board = read_drawing(str(values["drawing"])) if values["drawing"] else load_set("unique")[0]
    place = board.ground, board.start_port, board.end_port
    solutions = solve(*place, SIZES, MOST)
    counts = solutions.counts
    if not solutions.complete:  # it stopped at the first number of which there are too many
        counts = {size: solve(*place, (size,), MOST).counts[size] for size in SIZES}
    facts: dict[str, int | str | bool] = {"most": MOST, "grade": grade_of(counts)}
    for size, count in counts.items():
        facts |= {f"count-{size}": min(count, MOST), f"more-{size}": count > MOST}
    return facts


def pack_board(board: Board) -> tuple[np.int64, int, int]:
    """Obstacles, start and end as the rules read them."""
    return np.int64(board.ground), board.start_port, board.end_port
