"""What can be chosen before a game of Tokyo Poo Divers, and how layouts are read."""

from collections.abc import Mapping

from fathoms.core.options import Choice, Flag, Option, Text, Value
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.poo_divers.state import COLUMNS, HOUSE, PLAYERS, ROWS, WIDTH

LAYOUTS: dict[str, str] = HOUSE["layouts"]
CUSTOM = "custom"
BY_LOT = "lot"

CHOICES: tuple[Option, ...] = (
    Choice("layout", (*LAYOUTS, CUSTOM), "square"),
    Text("mask"),
    Choice("first", (BY_LOT, *(str(seat + 1) for seat in range(PLAYERS))), BY_LOT),
    Flag("fart_off"),
)


def read_mask(mask: str) -> list[int]:
    """The squares of a layout drawn as text, `#` a cover and `.` a gap, in reading order."""
    rows = mask.strip("\n").replace("/", "\n").split("\n")
    rows = [row.rstrip() for row in rows]
    for row in rows:
        for sign in row:
            if sign not in "#. ":
                raise Refusal("layout-wrong-sign", sign=sign)
    if len(rows) > ROWS or max(len(row) for row in rows) > COLUMNS:
        raise Refusal("layout-too-large", columns=COLUMNS, rows=ROWS)
    squares = [(y + 1) * WIDTH + x for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]
    fewest, most = HOUSE["custom"]["fewest"], HOUSE["custom"]["most"]
    if not fewest <= len(squares) <= most:  # POO-3
        raise Refusal("layout-wrong-size", given=len(squares), fewest=fewest, most=most)
    return squares


def pack(values: Mapping[str, Value], packed: Record) -> None:
    """Write checked options into the record the rules read."""
    layout = str(values["layout"])
    if layout != CUSTOM and values["mask"]:
        raise Refusal("layout-mask-unused")
    squares = read_mask(str(values["mask"]) if layout == CUSTOM else LAYOUTS[layout])
    packed.covers = len(squares)
    packed.square_of[: len(squares)] = squares
    packed.fart_off = bool(values["fart_off"])
    packed.first = -1 if values["first"] == BY_LOT else int(values["first"]) - 1
    if packed.first >= packed.players:
        raise Refusal("first-no-such-seat", given=str(values["first"]), players=int(packed.players))


def each_for_themselves(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Every seat is a side of its own."""
    return tuple(range(players))
