"""What the client draws: a view of Tokyo Poo Divers as a scene."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.content.scene import Lasting, Ready, Scene, ready, ready_list
from fathoms.core.structs import Record, plain
from fathoms.games.poo_divers.rules import star_lines
from fathoms.games.poo_divers.state import DIRECTIONS, GOLDEN_WORTH, GOLDENS, PEEKING, SQUARES, UNKNOWN, WIDTH

Face = Literal["closed", "blank", "sleeper", "find"]
Phase = Literal["opening", "deciding", "looking", "peeking", "over", "contest"]

FACES: tuple[Face, ...] = ("closed", "blank", "sleeper", "find", "closed")  # by what lies there
LOOKS = 2 * UNKNOWN + 1  # of a square
LIES = 128  # that are kept as text, of 3 kB each
DIGITS = b"0123456789abcdef".ljust(256)  # no street is longer
PHASES: tuple[Phase, ...] = ("opening", "deciding", "looking", "peeking", "over", "contest")


class Cover(BaseModel):
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
    covers: ready(list[Cover])  # type: ignore[valid-type]
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
    blasts: list[int]  # of the fart-off, in decibels, by seat; 0 = none yet
    champion: int | None  # winner of the fart-off


class Street(NamedTuple):
    """What stays as it is while a game is played."""

    columns: int
    rows: int
    squares: NDArray[np.int64]  # the square of each cover
    looks: NDArray[np.int64]  # where in `cover_texts` that square is, with nothing on it
    cover_on: dict[int, int]  # the number of the cover on a square


class Lie(NamedTuple):
    """What lies on the street: it stays as it is while someone looks, passes or banks."""

    covers: Ready
    lines: str


def street_of(view: Record) -> Street:
    return _street_on(view.square_of[: view.covers].tobytes())


@lru_cache
def _street_on(squares: bytes) -> Street:
    there = np.frombuffer(squares, np.int16).astype(np.int64)
    columns, rows = max(there % WIDTH) + 1, max(there // WIDTH)
    numbers = {square: cover for cover, square in enumerate(there.tolist())}
    return Street(int(columns), int(rows), there, there * LOOKS + UNKNOWN, numbers)


def cover_on(view: Record, square: int) -> int | None:
    """The number of the cover on a square."""
    return street_of(view).cover_on.get(square)


@cache
def purse(points: int, golden: int) -> Purse:
    return Purse(points=points, golden=golden, brown=points - GOLDEN_WORTH * golden)


def lie_of(view: Record) -> Lie:
    return _lie_of(view.square_of[: view.covers].tobytes(), view.card.tobytes())


@lru_cache(maxsize=LIES)
def _lie_of(squares: bytes, cards: bytes) -> Lie:
    street, card = _street_on(squares), np.frombuffer(bytearray(cards), np.int8)
    return Lie(covers_of(card, street), lines_of(card, street))


def covers_of(card: NDArray[np.int8], street: Street) -> Ready:
    """All covers, in the order of their numbers."""
    looks = street.looks + card.take(street.squares)
    return ready_list(map(cover_texts().__getitem__, looks.tolist()))


@cache
def cover_texts() -> list[bytes]:
    """Every cover there can be as text, by its square and what lies there: every scene has dozens of them."""
    places = [divmod(square, WIDTH) for square in range(SQUARES)]
    faces = [FACES[max(0, card)] for card in range(-UNKNOWN, UNKNOWN + 1)]
    covers = [Cover(column=column, row=row - 1, face=face) for row, column in places for face in faces]
    return [to_json(cover) for cover in covers]


def lines_of(card: NDArray[np.int8], street: Street) -> str:
    """The lines from all covers."""
    lengths = np.zeros((len(street.squares), DIRECTIONS), np.int8)
    star_lines(card, street.squares, lengths)
    return lengths.tobytes().translate(DIGITS).decode()


def draw(view: Record) -> PooDiversScene:
    """The scene a viewer sees."""
    seen = plain(view)
    street, lie = street_of(seen), lie_of(seen)
    peek = None
    if seen.phase == PEEKING:
        known = -int(seen.card[seen.square_of[seen.peek]])
        peek = Peek(cover=seen.peek, face=FACES[known] if known != UNKNOWN else "closed")
    golden, banked = seen.golden.tolist()[: seen.players], seen.banked.tolist()
    return PooDiversScene(
        columns=street.columns,
        rows=street.rows,
        covers=lie.covers,
        lines=lie.lines,
        turn=seen.turn,
        phase=PHASES[seen.phase],
        diver=street.cover_on.get(seen.diver),
        facing=seen.facing if seen.facing >= 0 else None,
        finds=seen.finds,
        pot=seen.pot,
        peek=peek,
        purses=[purse(banked[seat], golden[seat]) for seat in range(seen.players)],
        supply=purse(seen.supply, GOLDENS - sum(golden)),
        blasts=seen.blast.tolist()[: seen.players],
        champion=seen.champion if seen.champion >= 0 else None,
    )
