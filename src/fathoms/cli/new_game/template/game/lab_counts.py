"""What the lab counts in Stub Game: how it ends, and which cards and prizes come up."""

from fathoms.core.lab_stats import Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.stub_game.actions import GO_ON, LAY
from fathoms.games.stub_game.rules import best_bid
from fathoms.games.stub_game.state import CARDS, SHOWING

ENDS = ("prizes",)

COUNTED = Parts()
CARD = COUNTED.add("card", CARDS)  # laid
TAKEN = COUNTED.add("taken", CARDS)  # prizes
LEFT = COUNTED.add("left", CARDS)  # prizes that nobody takes


@rule
def met_parts(s, seat, action, is_after, out, count):
    """The card that is laid, and with the last one the prize."""
    if action == GO_ON:
        return count
    if not is_after:
        return add_met_part(CARD + action - LAY, out, count)
    if s.phase != SHOWING:
        return count
    prizes = LEFT if best_bid(s) < 0 else TAKEN
    return add_met_part(prizes + int(s.prize[int(s.turned) - 1]) - 1, out, count)
