"""What the client draws: a view of Tokyo Poo Divers as a scene."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.content.scene import CachedPart, Scene, SerializedPart, serialized_field, serialized_list
from fathoms.core.structs import Record, fields_of_record
from fathoms.games.poo_divers.rules import write_line_lengths
from fathoms.games.poo_divers.state import DIRECTIONS, GOLDEN_WORTH, GOLDENS, PEEKING, SQUARES, UNKNOWN, WIDTH

Face = Literal["closed", "blank", "sleeper", "find"]
Phase = Literal["opening", "deciding", "looking", "peeking", "over", "contest"]

FACES: tuple[Face, ...] = ("closed", "blank", "sleeper", "find", "closed")  # by what lies there
TEXTS_PER_SQUARE = 2 * UNKNOWN + 1  # of a square
CACHED_STREETS = 128  # kept as text, of 3 kB each
DIGITS = b"0123456789abcdef".ljust(256)  # no street is longer
PHASES: tuple[Phase, ...] = ("opening", "deciding", "looking", "peeking", "over", "contest")


class Cover(BaseModel):
    """One manhole cover and, if it lies open, its card."""

    column: int
    row: int
    face: Face


class Purse(CachedPart):
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
    covers: serialized_field(list[Cover])  # type: ignore[valid-type]
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


class StreetLayout(NamedTuple):
    """The parts of the scene that never change during a game."""

    columns: int
    rows: int
    squares: NDArray[np.int64]  # the square of each cover
    text_places: NDArray[np.int64]  # index in `cover_texts` of that square, with nothing on it
    cover_on: dict[int, int]  # the number of the cover on a square


class StreetCards(NamedTuple):
    """The covers and lines of the scene, cached: they change only when a cover is opened."""

    covers: SerializedPart
    lines: str


def find_street(view: Record) -> StreetLayout:
    return _cached_street(view.square_of[: view.covers].tobytes())


@lru_cache
def _cached_street(squares: bytes) -> StreetLayout:
    places = np.frombuffer(squares, np.int16).astype(np.int64)
    columns, rows = max(places % WIDTH) + 1, max(places // WIDTH)
    numbers = {square: cover for cover, square in enumerate(places.tolist())}
    return StreetLayout(int(columns), int(rows), places, places * TEXTS_PER_SQUARE + UNKNOWN, numbers)


def cover_on(view: Record, square: int) -> int | None:
    """The number of the cover on a square."""
    return find_street(view).cover_on.get(square)


@cache
def purse_of(points: int, golden: int) -> Purse:
    return Purse(points=points, golden=golden, brown=points - GOLDEN_WORTH * golden)


def street_cards(view: Record) -> StreetCards:
    return _cached_street_cards(view.square_of[: view.covers].tobytes(), view.card.tobytes())


@lru_cache(maxsize=CACHED_STREETS)
def _cached_street_cards(squares: bytes, cards: bytes) -> StreetCards:
    street, card = _cached_street(squares), np.frombuffer(bytearray(cards), np.int8)
    return StreetCards(cover_list(card, street), line_digits(card, street))


def cover_list(card: NDArray[np.int8], street: StreetLayout) -> SerializedPart:
    """All covers, in the order of their numbers."""
    text_numbers = street.text_places + card.take(street.squares)
    return serialized_list(map(cover_texts().__getitem__, text_numbers.tolist()))


@cache
def cover_texts() -> list[bytes]:
    """Every cover there can be as text, by its square and what lies there: every scene has dozens of them."""
    places = [divmod(square, WIDTH) for square in range(SQUARES)]
    faces = [FACES[max(0, card)] for card in range(-UNKNOWN, UNKNOWN + 1)]
    covers = [Cover(column=column, row=row - 1, face=face) for row, column in places for face in faces]
    return [to_json(cover) for cover in covers]


def line_digits(card: NDArray[np.int8], street: StreetLayout) -> str:
    """The lengths of the lines from all covers, as text."""
    lengths = np.zeros((len(street.squares), DIRECTIONS), np.int8)
    write_line_lengths(card, street.squares, lengths)
    return lengths.tobytes().translate(DIGITS).decode()


def draw(view: Record) -> PooDiversScene:
    """The scene a viewer sees."""
    record = fields_of_record(view)
    street, lie = find_street(record), street_cards(record)
    peek = None
    if record.phase == PEEKING:
        card = -int(record.card[record.square_of[record.peek]])
        peek = Peek(cover=record.peek, face=FACES[card] if card != UNKNOWN else "closed")
    golden, banked = record.golden.tolist()[: record.players], record.banked.tolist()
    return PooDiversScene(
        columns=street.columns,
        rows=street.rows,
        covers=lie.covers,
        lines=lie.lines,
        turn=record.turn,
        phase=PHASES[record.phase],
        diver=street.cover_on.get(record.diver),
        facing=record.facing if record.facing >= 0 else None,
        finds=record.finds,
        pot=record.pot,
        peek=peek,
        purses=[purse_of(banked[seat], golden[seat]) for seat in range(record.players)],
        supply=purse_of(record.supply, GOLDENS - sum(golden)),
        blasts=record.blast.tolist()[: record.players],
        champion=record.champion if record.champion >= 0 else None,
    )
