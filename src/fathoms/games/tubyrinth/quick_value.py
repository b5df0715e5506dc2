"""The estimated value of a state of Tubyrinth for a seat, for bots that search."""

from fathoms.core.results import chance_of_lead
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.state import HOUSE

SCALE = HOUSE["outlook"]["scale"]


@rule
def quick_value(s, seat):
    """The chance of `seat`: its points against those of the best of the others."""
    rival = 0
    for other in range(int(s.players)):
        if other != seat:
            rival = max(rival, int(s.points[other]))
    return chance_of_lead(int(s.points[seat]) - rival, SCALE)
