"""A canvas of points: fills outlines, smooth at their edges, and becomes a PNG."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from fathoms.server.painting.paths import Points, polygons

ROWS = 4  # looked at in each row of points, for smooth edges; along a row the edges are exact


class Canvas:
    """Colours with their opacity, nothing at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._paint = np.zeros((height, width, 4), np.float32)  # red, green, blue, each times opacity, and opacity: 0-1

    def fill(
        self,
        path: str,
        colour: str,
        opacity: float = 1.0,
        at: tuple[float, float] = (0, 0),
        scale: float | tuple[float, float] = 1,
    ) -> None:
        """Fill a path, `#rrggbb`, moved and scaled."""
        outlines = [points * scale + np.array(at) for points in polygons(path)]
        everything = np.concatenate(outlines)
        left, top = (int(low) for low in np.floor(everything.min(axis=0)).clip(0))
        right, bottom = (int(high) for high in np.ceil(everything.max(axis=0)).clip(0))
        part = self._paint[top:bottom, left:right]  # nothing else changes
        high, wide = part.shape[:2]
        if not high or not wide:
            return
        cover = coverage([points - (left, top) for points in outlines], wide, high).astype(np.float32)[..., None]
        red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
        part += opacity * cover * (np.array([red, green, blue, 1.0], np.float32) - part)

    def png(self) -> bytes:
        """The picture as a file; without opacity where nothing shows through."""
        opacity = self._paint[..., 3:]
        solid = bool((opacity > 0.999).all())
        points = self._paint[..., :3] if solid else self._paint.copy()
        if not solid:
            points[..., :3] /= np.maximum(opacity, 1e-6)
        rows = np.rint(255 * points.clip(0, 1)).astype(np.uint8).reshape(self.height, -1)
        unfiltered = np.zeros((self.height, 1), np.uint8)
        packed = zlib.compress(np.concatenate([unfiltered, rows], axis=1).tobytes(), 9)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2 if solid else 6, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def coverage(outlines: list[Points], width: int, height: int) -> NDArray[np.float64]:
    """How much of every point lies within outlines that do not cross: (height, width), 0-1.

    Every edge says from where on in a row one is inside, or outside again; the sum along the row is the answer.
    """
    start = np.concatenate([points[:-1] for points in outlines])
    end = np.concatenate([points[1:] for points in outlines])
    down = np.where(end[:, 1] > start[:, 1], 1.0, -1.0)
    top, bottom = np.minimum(start[:, 1], end[:, 1]), np.maximum(start[:, 1], end[:, 1])
    first = np.ceil(top * ROWS - 0.5).clip(0, height * ROWS).astype(int)
    count = np.ceil(bottom * ROWS - 0.5).clip(0, height * ROWS).astype(int) - first
    edge = np.repeat(np.arange(len(count)), count)
    row = first[edge] + np.arange(len(edge)) - np.repeat(np.cumsum(count) - count, count)
    (x0, y0), (x1, y1) = start[edge].T, end[edge].T
    x = (x0 + ((row + 0.5) / ROWS - y0) * (x1 - x0) / (y1 - y0)).clip(0, width)
    cell = x.astype(int)
    part = x - cell
    place = row // ROWS * (width + 2) + cell
    size = height * (width + 2)
    sums = np.bincount(place, down[edge] * (1 - part), size) + np.bincount(place + 1, down[edge] * part, size)
    inside = np.cumsum(sums.reshape(height, width + 2), axis=1)[:, :width] / ROWS
    return np.abs(inside).clip(0, 1)
