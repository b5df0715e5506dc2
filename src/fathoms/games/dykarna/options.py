"""What can be chosen before a game of Dykarna."""

from collections.abc import Mapping

import numpy as np

from fathoms.core.options import Choice, Options, Value
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, options_type
from fathoms.games.dykarna.state import CREWS, HOUSE, SEAS

TEAMS = "teams"  # partners sit opposite; two players have two opposite boats each
SOLO = "solo"  # each for themselves
CREWS_TOGETHER = "together"  # two players: the six divers of one share tiles and islands and free one another
CREWS_APART = "apart"  # two players: the crews of one keep out of each other's way, as partners do

CHOICES: Options = (
    Choice("sea", SEAS, SEAS[0]),
    Choice("form", (TEAMS, SOLO), TEAMS),
    Choice("crews", (CREWS_TOGETHER, CREWS_APART), CREWS_TOGETHER),
)

OPTIONS = options_type(
    "dykarna",
    CHOICES,
    [
        ("side", np.int64),  # tiles along one side of the sea
        ("goal", np.int64),  # pieces of treasure there are
        ("solo", np.int64),  # each for themselves?
        ("together", np.int64),  # do one player's crews go together?
    ],
)


def derive_options(values: Mapping[str, Value], out: Record) -> None:
    """Measure the sea."""
    sea = str(values["sea"])
    out.side = HOUSE["seas"][sea]["size"]
    out.goal = sum((pieces + 1) * tiles for pieces, tiles in enumerate(HOUSE["seas"][sea]["treasure"]))
    out.solo = values["form"] == SOLO
    if out.solo and out.players != CREWS:
        raise Refusal("dykarna-solo-players", players=CREWS)
    two = out.players < CREWS
    out.together = two and values["crews"] == CREWS_TOGETHER
    if values["crews"] == CREWS_APART and not two:
        raise Refusal("dykarna-crews-players")


def sides(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Who wins together: opposite seats, unless each plays for themselves. (DYK-3)"""
    return tuple(seat if values["form"] == SOLO else seat % 2 for seat in range(players))
