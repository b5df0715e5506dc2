"""What the client draws: a view of Tokyo Poo Divers as a scene."""

from typing import Literal

import numpy as np
from pydantic import BaseModel

from fathoms.core.record import Record
from fathoms.core.scene import Scene
from fathoms.games.poo_divers.rules import star_lines
from fathoms.games.poo_divers.state import COVERS, DIRECTIONS, GOLDEN_WORTH, GOLDENS, PEEKING, UNKNOWN, WIDTH

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


def covers_of(view: Record) -> list[Cover]:
    """All covers, in the order of their numbers."""
    lengths = np.zeros((COVERS, DIRECTIONS), np.int8)
    star_lines(view, lengths)
    covers = []
    for square, lines in zip(view.square_of[: view.covers].tolist(), lengths.tolist(), strict=False):
        row, column = divmod(square, WIDTH)
        card = int(view.card[square])
        covers.append(Cover(column=column, row=row - 1, face=FACES[card] if card > 0 else "closed", lines=lines))
    return covers


def draw(view: Record) -> PooDiversScene:
    """The scene a viewer sees."""
    players = int(view.players)
    covers = covers_of(view)
    peek = None
    if view.phase == PEEKING:
        known = -int(view.card[view.square_of[view.peek]])
        peek = Peek(cover=int(view.peek), face=FACES[known] if known != UNKNOWN else "closed")
    golden = [int(count) for count in view.golden[:players]]
    return PooDiversScene(
        columns=max(cover.column for cover in covers) + 1,
        rows=max(cover.row for cover in covers) + 1,
        covers=covers,
        turn=int(view.turn),
        phase=PHASES[view.phase],
        diver=cover_on(view, int(view.diver)),
        facing=int(view.facing) if view.facing >= 0 else None,
        finds=int(view.finds),
        pot=int(view.pot),
        peek=peek,
        purses=[purse(int(view.banked[seat]), golden[seat]) for seat in range(players)],
        supply=purse(int(view.supply), GOLDENS - sum(golden)),
        champion=int(view.champion) if view.champion >= 0 else None,
    )
