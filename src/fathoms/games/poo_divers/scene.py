"""What the client draws: a view of Tokyo Poo Divers as a scene."""

from functools import lru_cache
from typing import Literal

import numpy as np
from pydantic import BaseModel

from fathoms.core.record import Record, plain
from fathoms.core.scene import Scene
from fathoms.games.poo_divers.rules import star_lines
from fathoms.games.poo_divers.state import COVERS, DIRECTIONS, GOLDEN_WORTH, GOLDENS, PEEKING, UNKNOWN, WIDTH

LATELY = 4096  # covers kept as they were drawn

Face = Literal["closed", "blank", "sleeper", "find"]
Phase = Literal["opening", "deciding", "looking", "peeking", "over"]

FACES: tuple[Face, ...] = ("closed", "blank", "sleeper", "find", "closed")
PHASES: tuple[Phase, ...] = ("opening", "deciding", "looking", "peeking", "over")


class Cover(BaseModel):
    """One manhole cover and, if it lies open, its card."""

    column: int
    row: int
    face: Face
    lines: list[int]  # open finds in an unbroken line from it, in each direction clockwise from north


class Purse(BaseModel):
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
    covers: list[Cover]
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


def purse(points: int, golden: int) -> Purse:
    return Purse(points=points, golden=golden, brown=points - GOLDEN_WORTH * golden)


def covers_of(view: Record, squares: list[int]) -> list[Cover]:
    """All covers, in the order of their numbers, on these squares."""
    lengths = np.zeros((COVERS, DIRECTIONS), np.int8)
    star_lines(view, lengths)
    cards, lines = view.card.tolist(), lengths.tobytes()
    starts = range(0, len(lines), DIRECTIONS)
    return [
        draw_cover(square, cards[square], lines[start : start + DIRECTIONS])
        for square, start in zip(squares, starts, strict=False)
    ]


@lru_cache(maxsize=LATELY)
def draw_cover(square: int, card: int, lines: bytes) -> Cover:
    """One cover: from move to move most of them stay as they are."""
    row, column = divmod(square, WIDTH)
    return Cover(column=column, row=row - 1, face=FACES[card] if card > 0 else "closed", lines=list(lines))


@lru_cache
def size_of(squares: tuple[int, ...]) -> tuple[int, int]:
    """How many columns and rows a street has with covers on these squares."""
    return max(square % WIDTH for square in squares) + 1, max(square // WIDTH for square in squares)


def draw(view: Record) -> PooDiversScene:
    """The scene a viewer sees."""
    seen = plain(view)
    squares = seen.square_of[: seen.covers].tolist()
    columns, rows = size_of(tuple(squares))
    peek = None
    if seen.phase == PEEKING:
        known = -int(seen.card[squares[seen.peek]])
        peek = Peek(cover=seen.peek, face=FACES[known] if known != UNKNOWN else "closed")
    golden, banked = seen.golden.tolist()[: seen.players], seen.banked.tolist()
    return PooDiversScene(
        columns=columns,
        rows=rows,
        covers=covers_of(view, squares),
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
