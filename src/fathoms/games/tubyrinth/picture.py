"""A view of Tubyrinth as text, for playthroughs and the terminal."""

from fathoms.core.structs import Record
from fathoms.games.tubyrinth.scene import draw, find_board
from fathoms.games.tubyrinth.tiles import CELLS, SIZE
from fathoms.games.tubyrinth.voice import laid_cells

SIGNS = "sRLwTZl"  # of the tiles


def picture(view: Record) -> str:
    """What lies on the table, line by line."""
    scene = draw(view)
    clock = f" {scene.clock.kind} {scene.clock.run}/{scene.clock.seconds}" if scene.clock else ""
    lines = [f"{scene.mode} round {scene.round} {scene.phase}{clock}"]
    for seat, one in enumerate(scene.seats):
        call_text = f" called {one.called}" if one.called else ""
        verdict_text = f" {one.verdict} {one.counted} tiles {one.gained:+}" if one.verdict != "none" else ""
        board = f" board {one.board.name} {one.board.grade}" if one.board else ""
        lines.append(f"seat {seat}: {one.points} points{board}{call_text}{verdict_text}{' ready' if one.ready else ''}")
        if one.board and one.laid is not None:
            lines += board_picture(view, seat)
    return "\n".join(lines)


def board_picture(view: Record, seat: int) -> list[str]:
    """A board with its tiles; start and end stand outside, pointing in and out."""
    board = find_board(view, seat)
    grid = [[" "] * (SIZE + 2) for _ in range(SIZE + 2)]
    for cell in range(CELLS):
        grid[cell // SIZE + 1][cell % SIZE + 1] = board.rows[cell // SIZE][cell % SIZE]
    for tile, sign in enumerate(SIGNS):
        if view.laid[seat, tile] > 0:
            for cell in laid_cells(view, seat, tile):
                grid[cell // SIZE + 1][cell % SIZE + 1] = sign
    for (cell, side), signs in ((board.start, "v<^>"), (board.end, "^>v<")):
        down, right = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}[side]
        grid[cell // SIZE + 1 + down][cell % SIZE + 1 + right] = signs["URDL".index(side)]
    return ["".join(row).rstrip() for row in grid]
