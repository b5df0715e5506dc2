"""Outlines as SVG writes them, as polygons: the part of its language that our drawings use."""

import math
import re
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]  # (n, 2): x, y
Place = tuple[float, float]

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}  # numbers, by command
FINE = 20  # straight bits of a curve


def polygons(path: str) -> list[Points]:
    """The closed outlines of a path."""
    found: list[list[Place]] = []
    here: Place = (0.0, 0.0)
    bend: Place | None = None  # where the last curve came from, for one that goes on from it
    for letter, numbers in steps(path):
        kind = letter.upper()
        ends = absolute(kind, numbers, here) if letter.islower() else numbers
        if kind == "M":
            found.append([(ends[0], ends[1])])
        elif kind == "Z":
            found[-1].append(found[-1][0])
        else:
            line, bend = drawn(kind, ends, here, bend)
            found[-1] += line
        bend = bend if kind in "CS" else None
        here = found[-1][-1]
    return [np.array([*line, line[0]]) for line in found]


def steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; where a letter is left out, it is the one before."""
    tokens = TOKEN.findall(path)
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        elif letter in "Mm":  # more places after a first one are lines
            letter = "L" if letter == "M" else "l"
        needs = NEEDS[letter.upper()]
        yield letter, [float(number) for number in tokens[at : at + needs]]
        at += needs


def absolute(kind: str, numbers: list[float], here: Place) -> list[float]:
    """Numbers counted from here as numbers counted from the corner."""
    if kind == "H":
        return [numbers[0] + here[0]]
    if kind == "V":
        return [numbers[0] + here[1]]
    if kind == "A":
        return [*numbers[:5], numbers[5] + here[0], numbers[6] + here[1]]
    return [number + here[place % 2] for place, number in enumerate(numbers)]


def drawn(kind: str, ends: list[float], here: Place, bend: Place | None) -> tuple[list[Place], Place | None]:
    """The places that a command leads through, and where a curve that goes on would come from."""
    x, y = here
    if kind == "H":
        return [(ends[0], y)], None
    if kind == "V":
        return [(x, ends[0])], None
    if kind == "L":
        return [(ends[0], ends[1])], None
    if kind == "A":
        return arc(here, ends[0], bool(ends[3]), bool(ends[4]), (ends[5], ends[6])), None
    if kind == "Q":
        return curve([here, (ends[0], ends[1]), (ends[2], ends[3])]), None
    if kind == "S":
        back = bend or here
        ends = [2 * x - back[0], 2 * y - back[1], *ends]
    first, second, end = (ends[0], ends[1]), (ends[2], ends[3]), (ends[4], ends[5])
    return curve([here, first, second, end]), second


def curve(places: list[Place]) -> list[Place]:
    """A Bézier curve in straight bits, without its beginning."""
    t = np.linspace(0, 1, FINE + 1)[1:, None]
    points = [np.array([place]) for place in places]
    while len(points) > 1:
        points = [a * (1 - t) + b * t for a, b in pairwise(points)]
    return [(float(x), float(y)) for x, y in points[0]]


def arc(start: Place, radius: float, large: bool, sweep: bool, end: Place) -> list[Place]:
    """A bit of a circle in straight bits, without its beginning."""
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    half = math.hypot(dx, dy)
    radius = max(radius, half)
    off = math.sqrt(radius**2 - half**2) / half * (1 if large != sweep else -1)
    cx, cy = (start[0] + end[0]) / 2 + off * dy, (start[1] + end[1]) / 2 - off * dx
    first = math.atan2(start[1] - cy, start[0] - cx)
    turn = math.atan2(end[1] - cy, end[0] - cx) - first
    if sweep and turn < 0:
        turn += math.tau
    if not sweep and turn > 0:
        turn -= math.tau
    angles = (first + turn * bit / FINE for bit in range(1, FINE + 1))
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles]


def circle(x: float, y: float, radius: float) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0 {radius} {radius} 0 1 1 {-2 * radius} 0Z"


def sheet(x: float, y: float, width: float, height: float, round_: float = 0) -> str:
    """A rectangle with round corners."""
    r = min(round_, width / 2, height / 2)
    if not r:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    return (
        f"M{x + r} {y}h{width - 2 * r}a{r} {r} 0 0 1 {r} {r}v{height - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - width}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - height}a{r} {r} 0 0 1 {r} {-r}Z"
    )
