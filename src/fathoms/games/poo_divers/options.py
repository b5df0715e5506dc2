"""What can be chosen before a game of Tokyo Poo Divers, and how layouts are read."""

from collections.abc import Mapping

import numpy as np

from fathoms.core.options import Choice, FirstSeat, Flag, Options, Text, Value
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, options_type
from fathoms.games.poo_divers.state import COLUMNS, COVERS, HOUSE, PLAYERS, ROWS, WIDTH

LAYOUTS: dict[str, str] = HOUSE["layouts"]
CUSTOM = "custom"

CHOICES: Options = (
    Choice("layout", (*LAYOUTS, CUSTOM), "square"),
    Text("mask"),
    FirstSeat(PLAYERS),
    Flag("fart_off"),
)
SEATED: Mapping[str, Value] = {"fart_off": True}  # people settle a tie as the rulebook has it (POO-18)

OPTIONS = options_type(
    "poo_divers",
    CHOICES,
    [
        ("covers", np.int8),  # of the layout, as in the state
        ("square_of", np.int16, (COVERS,)),
    ],
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


def derive_options(values: Mapping[str, Value], out: Record) -> None:
    """Lay the covers out."""
    layout = str(values["layout"])
    if layout != CUSTOM and values["mask"]:
        raise Refusal("layout-mask-unused")
    squares = read_mask(str(values["mask"]) if layout == CUSTOM else LAYOUTS[layout])
    out.covers = len(squares)
    out.square_of[: len(squares)] = squares
