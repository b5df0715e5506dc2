"""Who will win a game of Dykarna? A guess at a glance, for bots that look ahead."""

from fathoms.core.odds import chance_of
from fathoms.core.rule import rule
from fathoms.games.dykarna.sea import mates
from fathoms.games.dykarna.state import CREWS, HOUSE
from fathoms.games.dykarna.treasure import banked

SCALE = HOUSE["outlook"]["scale"]


@rule
def outlook(s, seat):
    """The chance of the side of `seat`: its treasure at home against that of the best of the others."""
    rival = 0
    for crew in range(CREWS):
        if not mates(s, seat, crew):
            rival = max(rival, banked(s, crew))
    return chance_of(banked(s, seat) - rival, SCALE)
