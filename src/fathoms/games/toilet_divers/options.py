"""What can be chosen before a game of Toilet Divers."""

from collections.abc import Mapping

from fathoms.core.options import Choice, Flag, Option, Value
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.toilet_divers.state import PLAYERS

BY_LOT = "lot"
FLAGS = ("flush", "blind_dive", "open_first_level", "idle_tools", "bottom_sideways")

CHOICES: tuple[Option, ...] = (
    Choice("first", (BY_LOT, *(str(seat + 1) for seat in range(PLAYERS))), BY_LOT),
    Flag("flush"),
    Flag("blind_dive"),
    Flag("open_first_level"),
    Flag("idle_tools", default=True),
    Flag("bottom_sideways"),
)


def pack(values: Mapping[str, Value], packed: Record) -> None:
    """Write checked options into the record the rules read."""
    packed.first = -1 if values["first"] == BY_LOT else int(values["first"]) - 1  # TOI-5
    if packed.first >= packed.players:
        raise Refusal("first-no-such-seat", given=str(values["first"]), players=int(packed.players))
    for name in FLAGS:
        packed[name] = bool(values[name])


def each_for_themselves(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Every seat is a side of its own."""
    return tuple(range(players))
