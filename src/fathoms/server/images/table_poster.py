"""The picture of a table for messengers: water, and a mark for each seat, filled when the seat is taken.

It shows what anyone with the link sees, and no name: messengers keep such pictures.
"""

from collections.abc import Sequence
from functools import lru_cache

from fathoms.server.images.canvas import Canvas, circle_path, rectangle_path
from fathoms.server.images.result_card_svg import (
    EDGE_LINE,
    GOLD,
    HEIGHT,
    PAPER,
    SEATS,
    SHAPES,
    SKY,
    WAVES,
    WIDTH,
)

LOGO = (  # in a square of 32, as in the page's favicon.svg
    ("#f2b950", rectangle_path(0, 0, 32, 32, 9)),
    ("#1f7a80", "M0 12c4-4 8-4 12 0s8 4 12 0 6-4 8-2v13a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z"),
    ("#124a58", "M0 19c4-3 8-3 12 0s8 3 12 0 6-3 8-1v5a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z"),
    ("#fff6e0", circle_path(20, 6.5, 3)),
)
LOGO_WIDTH = 150  # width of the logo
PAPER_TOP, PAPER_HEIGHT = 268, 230  # of the paper with the seats
MAX_MARK = 118  # the largest mark of a seat
FREE_SEAT = "#e6d7b4"  # the mark of an open seat


@lru_cache(maxsize=256)  # posters differ in nothing else
def table_poster(taken_seats: Sequence[bool]) -> bytes:
    """A PNG of the seats of a table in their order, with those that are taken filled."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.fill(rectangle_path(0, 0, WIDTH, HEIGHT), SKY)
    canvas.fill(circle_path(960, 140, 150), GOLD, 0.2)
    canvas.fill(circle_path(960, 140, 74), GOLD, 0.8)
    for colour, path in WAVES:
        canvas.fill(path, colour, at=(0, HEIGHT - 300), scale=(WIDTH / 1600, 300 / 260))
    paint_logo(canvas, (96, 62), LOGO_WIDTH)
    seat_width = min(MAX_MARK + 40, (WIDTH - 200) / len(taken_seats))
    width = seat_width * len(taken_seats) + 60
    paper_left = (WIDTH - width) / 2
    canvas.fill(rectangle_path(paper_left, PAPER_TOP + 8, width, PAPER_HEIGHT, 34), "#6b4a1a", 0.2)
    canvas.fill(rectangle_path(paper_left - 2, PAPER_TOP - 2, width + 4, PAPER_HEIGHT + 4, 36), EDGE_LINE)
    canvas.fill(rectangle_path(paper_left, PAPER_TOP, width, PAPER_HEIGHT, 34), PAPER)
    size = min(MAX_MARK, seat_width * 0.75)
    for seat, is_taken in enumerate(taken_seats):
        corner = (paper_left + 30 + seat_width * (seat + 0.5) - size / 2, PAPER_TOP + (PAPER_HEIGHT - size) / 2)
        shape = seat % len(SHAPES)
        canvas.fill(SHAPES[shape], SEATS[shape] if is_taken else FREE_SEAT, at=corner, scale=size / 24)
    return canvas.png()


def paint_logo(canvas: Canvas, corner: tuple[float, float], width: float) -> None:
    for colour, path in LOGO:
        canvas.fill(path, colour, at=corner, scale=width / 32)
