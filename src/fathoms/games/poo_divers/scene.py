"""What the client draws: a view of Tokyo Poo Divers as a scene."""

from functools import cache, lru_cache
from typing import Any, Literal

import numpy as np
from pydantic import BaseModel, SkipValidation

from fathoms.core.record import Record, plain, room_of
from fathoms.core.scene import Lasting, Scene
from fathoms.games.poo_divers.rules import star_lines
from fathoms.games.poo_divers.state import COVERS, DIRECTIONS, GOLDEN_WORTH, GOLDENS, PEEKING, SQUARES, UNKNOWN, WIDTH

Face = Literal["closed", "blank", "sleeper", "find"]
Phase = Literal["opening", "deciding", "looking", "peeking", "over"]

FACES: tuple[Face, ...] = ("closed", "blank", "sleeper", "find", "closed")
DIGITS = b"0123456789abcdef".ljust(256)  # no street is longer
PHASES: tuple[Phase, ...] = ("opening", "deciding", "looking", "peeking", "over")


class Cover(Lasting):
    """One manhole cover and, if it lies open, its card."""

    column: int
    row: int
    face: Face


class Purse(Lasting):
    """Droppings: in front of a player, or in the supply."""

    points: int
    golden: int
    brown: int


class Peek(BaseModel):
    """A card held up in secret: everyone sees where, only its player what."""

    cover: int
    face: Face  # "closed" for everyone else


class PooDiversScene(Scene):
    """Everything on the table."""

    game: Literal["poo_divers"] = "poo_divers"
    columns: int
    rows: int
    covers: SkipValidation[list[Cover]]
    lines: str  # eight digits (hexadecimal) for each cover, clockwise from north: open finds in an unbroken line
    turn: int
    phase: Phase
    diver: int | None  # cover the diver stands on
    facing: int | None  # 0-7, clockwise from north
    finds: int  # finds opened this turn
    pot: int  # points of this turn, not yet banked
    peek: Peek | None
    purses: list[Purse]
    supply: Purse
    champion: int | None  # winner of the fart-off


def cover_on(view: Record, square: int) -> int | None:
    """The number of the cover on a square."""
    squares: list[int] = view.square_of[: view.covers].tolist()
    return squares.index(square) if square in squares else None


@cache
def purse(points: int, golden: int) -> Purse:
    return Purse(points=points, golden=golden, brown=points - GOLDEN_WORTH * golden)


def covers_of(seen: Any) -> list[Cover]:
    """All covers, in the order of their numbers."""
    squares, drawn = seen.square_of[: seen.covers], all_covers()
    looks = squares * len(FACES) + np.maximum(seen.card[squares], 0)
    return [drawn[look] for look in looks.tolist()]


@cache
def all_covers() -> list[Cover]:
    """Every cover there can be, by its square and its open card: every scene has dozens of them."""
    places = [divmod(square, WIDTH) for square in range(SQUARES)]
    return [Cover(column=column, row=row - 1, face=face) for row, column in places for face in FACES]


def lines_of(view: Record, covers: int) -> str:
    """The lines from all covers."""
    lengths = np.zeros((COVERS, DIRECTIONS), np.int8)
    star_lines(room_of(view), lengths)
    return lengths[:covers].tobytes().translate(DIGITS).decode()


@lru_cache
def size_of(covers: int, square_of: bytes) -> tuple[int, int]:
    """How many columns and rows a street has with covers on these squares."""
    squares = np.frombuffer(square_of, np.int16)[:covers].tolist()
    return max(square % WIDTH for square in squares) + 1, max(square // WIDTH for square in squares)


def draw(view: Record) -> PooDiversScene:
    """The scene a viewer sees."""
    seen = plain(view)
    columns, rows = size_of(seen.covers, seen.square_of.tobytes())
    peek = None
    if seen.phase == PEEKING:
        known = -int(seen.card[seen.square_of[seen.peek]])
        peek = Peek(cover=seen.peek, face=FACES[known] if known != UNKNOWN else "closed")
    golden, banked = seen.golden.tolist()[: seen.players], seen.banked.tolist()
    return PooDiversScene(
        columns=columns,
        rows=rows,
        covers=covers_of(seen),
        lines=lines_of(view, seen.covers),
        turn=seen.turn,
        phase=PHASES[seen.phase],
        diver=cover_on(seen, seen.diver),
        facing=seen.facing if seen.facing >= 0 else None,
        finds=seen.finds,
        pot=seen.pot,
        peek=peek,
        purses=[purse(banked[seat], golden[seat]) for seat in range(seen.players)],
        supply=purse(seen.supply, GOLDENS - sum(golden)),
        champion=seen.champion if seen.champion >= 0 else None,
    )
