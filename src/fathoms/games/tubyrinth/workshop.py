"""The work of `fathoms solve` and `fathoms make-boards`: solve boards, make sets of them, print the results."""

from pathlib import Path
from typing import Any

import numpy as np

from fathoms.core.console import out, print_json, progress_bar
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.boards import (
    BOARDS,
    SETS,
    SIZES,
    Board,
    load_set,
    pipeline_from_row,
    read_boards,
    write_pipeline,
)
from fathoms.games.tubyrinth.make_boards import make_set, write_set
from fathoms.games.tubyrinth.solver import Solutions, solve
from fathoms.words import say


def solve_boards(file: Path | None, set_name: str | None, board: int | None, tiles: str, json: bool) -> None:
    boards = choose_boards(file, set_name, board)
    sizes = read_sizes(tiles)
    results = [
        solve(board_to_solve.ground, board_to_solve.start_port, board_to_solve.end_port, sizes)
        for board_to_solve in boards
    ]
    if json:
        print_json({"boards": [describe_board(*pair) for pair in zip(boards, results, strict=True)]})
        return
    for board_to_solve, solutions in zip(boards, results, strict=True):
        counts = ", ".join(say("tub-cli-count", count=n, tiles=size) for size, n in solutions.counts.items())
        out.print(say("tub-cli-board", name=board_to_solve.name, counts=counts), style="bold")
        for row in solutions.rows:
            out.print(say("tub-cli-pipeline", tiles=int(np.count_nonzero(row)), pipeline=write_pipeline(row)))


def choose_boards(file: Path | None, set_name: str | None, board: int | None) -> list[Board]:
    """The boards asked for."""
    if set_name is None and file is not None:
        boards = read_boards(file)
    elif set_name is not None and file is None:
        boards = list(load_set(check_set(set_name)))
    else:
        raise Refusal("tub-file-or-set")
    if board is None:
        return boards
    if not 1 <= board <= len(boards):
        raise Refusal("tub-no-such-board", given=board, boards=len(boards))
    return [boards[board - 1]]


def check_set(name: str) -> str:
    """The name of a set itself; refuses any other."""
    if name not in SETS:
        raise Refusal("option-not-a-choice", option="set", given=name, choices=", ".join(SETS))
    return name


def read_sizes(tiles: str) -> tuple[int, ...]:
    """`5,6,7` as numbers of tiles."""
    words = {word.strip() for word in tiles.split(",")}
    if not words <= {str(size) for size in SIZES}:
        raise Refusal("tub-no-such-tiles", given=tiles)
    return tuple(size for size in SIZES if str(size) in words)


def describe_board(board: Board, solutions: Solutions) -> dict[str, Any]:
    """A board in the shape of a board file, with its counts as just found, and its pipelines."""
    counts = {str(size): count for size, count in solutions.counts.items()}
    return {**board.model_dump(), "counts": counts, "solutions": [pipeline_from_row(row) for row in solutions.rows]}


def make_boards(set_name: str | None, seed: int, folder: Path) -> None:
    for name in SETS if set_name is None else (check_set(set_name),):
        make_one_set(name, seed, folder)


def make_one_set(name: str, seed: int, folder: Path) -> None:
    """Make a set and write it to a folder."""
    with progress_bar() as bar:
        task = bar.add_task(say("tub-cli-making", set=name), total=BOARDS)
        finds = make_set(name, seed, lambda board: bar.advance(task))
    write_set(folder, name, finds)
    out.print(say("tub-cli-made", set=name, boards=len(finds), folder=str(folder)))
