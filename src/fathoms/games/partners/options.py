"""What can be chosen before a game of Partners."""

from collections.abc import Mapping

from fathoms.core.options import Choice, Flag, Option, Value
from fathoms.core.record import Record
from fathoms.games.partners.state import PAIRS, TEAMS

FORMS = {"pairs": PAIRS, "teams": TEAMS}

CHOICES: tuple[Option, ...] = (
    Choice("form", tuple(FORMS), "pairs"),
    Flag("play_on"),
)


def pack(values: Mapping[str, Value], packed: Record) -> None:
    """Write checked options into the record the rules read."""
    packed.sides = FORMS[str(values["form"])]
    packed.play_on = bool(values["play_on"])


def partners_together(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Three pairs of opposite seats, or every other seat in one team. (PAR-5)"""
    return tuple(seat % FORMS[str(values["form"])] for seat in range(players))
