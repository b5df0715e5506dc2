"""What can be chosen before a game of Partners."""

from collections.abc import Mapping

import numpy as np

from fathoms.core.options import Choice, Flag, Options, Value
from fathoms.core.structs import Record, options_type
from fathoms.games.partners.state import MAY, MUST, PAIRS, TEAMS

FORMS = {"pairs": PAIRS, "teams": TEAMS}
RESTS = {"may": MAY, "must": MUST}

CHOICES: Options = (
    Choice("form", tuple(FORMS), "pairs"),
    Flag("play_on"),
    Choice("seven_rest", tuple(RESTS), "may"),  # PAR-16
)

OPTIONS = options_type("partners", CHOICES, [("sides", np.int8)])  # how many sides there are


def derive_options(values: Mapping[str, Value], out: Record) -> None:
    """Count the sides."""
    out.sides = FORMS[str(values["form"])]


def sides(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Three pairs of opposite seats, or every other seat in one team. (PAR-5)"""
    return tuple(seat % FORMS[str(values["form"])] for seat in range(players))
