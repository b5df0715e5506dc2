"""The estimated value of a state of Toilet Divers for a seat, for bots that search."""

from fathoms.core.results import chance_of_lead
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.rules import count_stars
from fathoms.games.toilet_divers.state import HOUSE

SCALE = HOUSE["outlook"]["scale"]


@rule
def quick_value(s, seat):
    """The chance of `seat`: its stars against those of the best of the others."""
    rival = 0
    for other in range(int(s.players)):
        if other != seat:
            rival = max(rival, count_stars(s, other))
    return chance_of_lead(count_stars(s, seat) - rival, SCALE)
