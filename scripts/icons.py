"""Paints the page's icons as pictures of points, for phones that put it among their apps: `python -m scripts.icons`.

A test sees that those in `web/public` are what this makes.
"""

from pathlib import Path

from fathoms.server.images.canvas import Canvas, rectangle_path
from fathoms.server.images.table_poster import LOGO, paint_logo

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
WAVES = (  # those of the logo, out to both sides and down
    "M-12 12c4 4 8 4 12 0s8-4 12 0 8 4 12 0 8-4 12 0v40h-48Z",
    "M-12 19c4 3 8 3 12 0s8-3 12 0 8 3 12 0 8-3 12 0v40h-48Z",
)


def badge(size: int) -> bytes:
    """The logo as it is, with nothing in its round corners."""
    canvas = Canvas(size, size)
    paint_logo(canvas, (0, 0), size)
    return canvas.png()


def full(size: int) -> bytes:
    """The logo out to the corners: phones cut them as they like, and keep the middle."""
    canvas = Canvas(size, size)
    middle = size * 0.8
    edge = (size - middle) / 2
    canvas.fill(rectangle_path(0, 0, size, size), LOGO[0][0])
    (_, _), (upper, _), (lower, _), (light, moon) = LOGO
    for colour, path in ((upper, WAVES[0]), (lower, WAVES[1]), (light, moon)):
        canvas.fill(path, colour, at=(edge, edge), scale=middle / 32)
    return canvas.png()


def icons() -> dict[str, bytes]:
    """Every icon by the name of its file."""
    return {
        "icon-192.png": badge(192),
        "icon-512.png": badge(512),
        "icon-maskable-512.png": full(512),
        "apple-touch-icon.png": full(180),
    }


if __name__ == "__main__":
    for name, picture in icons().items():
        (PUBLIC / name).write_bytes(picture)
