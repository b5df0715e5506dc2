"""What can be chosen before a game of Dykarna."""

from collections.abc import Mapping

from fathoms.core.options import Choice, Option, Value
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.dykarna.state import CREWS, HOUSE, SEAS

TEAMS = "teams"  # partners sit opposite; two players have two opposite boats each
SOLO = "solo"  # each for themselves

CHOICES: tuple[Option, ...] = (
    Choice("sea", SEAS, SEAS[0]),
    Choice("form", (TEAMS, SOLO), TEAMS),
)


def pack(values: Mapping[str, Value], packed: Record) -> None:
    """Write checked options into the record the rules read."""
    sea = str(values["sea"])
    packed.sea = SEAS.index(sea)
    packed.side = HOUSE["seas"][sea]["size"]
    packed.goal = sum((pieces + 1) * tiles for pieces, tiles in enumerate(HOUSE["seas"][sea]["treasure"]))
    packed.solo = values["form"] == SOLO
    if packed.solo and packed.players != CREWS:
        raise Refusal("dykarna-solo-players", players=CREWS)


def sides(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Who wins together: opposite seats, unless each plays for themselves. (DYK-3)"""
    return tuple(range(players)) if values["form"] == SOLO else tuple(seat % 2 for seat in range(players))
