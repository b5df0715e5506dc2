"""Who will win a game of Stub Game? A guess at a glance, for bots that look ahead."""

from fathoms.core.results import chance_of_lead
from fathoms.core.rule import rule
from fathoms.games.stub_game.state import HOUSE

LUCK = HOUSE["outlook"]["luck"]
LUCK_EACH = HOUSE["outlook"]["luck_each"]


@rule
def quick_value(s, seat):
    """The chance of `seat`: its lead over the best of the others, which weighs more as fewer prizes are left."""
    rival = -1
    for other in range(int(s.players)):
        if other != seat:
            rival = max(rival, int(s.points[other]))
    return chance_of_lead(int(s.points[seat]) - rival, LUCK + LUCK_EACH * (int(s.cards) - int(s.turned)))
