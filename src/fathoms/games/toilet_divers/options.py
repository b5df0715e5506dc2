"""What can be chosen before a game of Toilet Divers."""

from fathoms.core.options import FirstSeat, Flag, Options
from fathoms.core.structs import options_type
from fathoms.games.toilet_divers.state import PLAYERS

CHOICES: Options = (
    FirstSeat(PLAYERS),  # TOI-5
    Flag("flush"),
    Flag("blind_dive"),
    Flag("open_first_level"),
    Flag("idle_tools", default=True),
    Flag("bottom_sideways"),
)

OPTIONS = options_type("toilet_divers", CHOICES)
