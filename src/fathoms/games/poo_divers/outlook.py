"""Who will win a game of Tokyo Poo Divers? A guess at a glance, for bots that look ahead."""

from fathoms.core.odds import chance_of
from fathoms.core.rule import rule
from fathoms.games.poo_divers.state import HOUSE

SCALE = HOUSE["outlook"]["scale"]


@rule
def outlook(s, seat):
    """The chance of `seat`: its lead over the best of the others weighs more as fewer covers are left."""
    rival = 0
    for other in range(int(s.players)):
        if other != seat:
            rival = max(rival, int(s.banked[other]))
    return chance_of(int(s.banked[seat]) - rival, SCALE * (1 + s.left / s.covers))
