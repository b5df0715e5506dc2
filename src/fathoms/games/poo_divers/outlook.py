"""Who will win a game of Tokyo Poo Divers? A guess at a glance, for bots that look ahead."""

from fathoms.core.odds import chance_of
from fathoms.core.rule import rule
from fathoms.games.poo_divers.rules import star
from fathoms.games.poo_divers.state import DECIDING, FIND, HOUSE, OPENING

SCALE = HOUSE["outlook"]["scale"]
PUSHES = HOUSE["outlook"]["pushes"]


@rule
def outlook(s, seat):
    """The chance of `seat`: its lead over the best of the others weighs more as fewer covers are left."""
    turn, soon = int(s.turn), prospects(s)
    own = int(s.banked[seat]) + (soon if seat == turn else 0.0)
    rival = 0.0
    for other in range(int(s.players)):
        if other != seat:
            rival = max(rival, int(s.banked[other]) + (soon if other == turn else 0.0))
    return chance_of(own - rival, SCALE * (1 + s.left / s.covers))


@rule
def prospects(s):
    """The points that the player whose turn it is can expect from it."""
    if s.phase == DECIDING:
        return float(s.pot)
    if s.phase != OPENING:
        return 0.0
    finds, best = 0, 0
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        card = int(s.card[square])
        if card < 0:
            best = max(best, star(s, square))
            finds += int(card == -FIND)
    return PUSHES * (1 + best) * finds / s.left
