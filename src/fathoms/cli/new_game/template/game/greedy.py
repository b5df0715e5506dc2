"""A sensible beginner at Stub Game: bids what a prize is worth."""

from fathoms.core.rule import rule
from fathoms.games.stub_game.actions import GO_ON, LAY
from fathoms.games.stub_game.state import SHOWING


@rule
def greedy(s, seat, rng, out):
    """The smallest card that is worth as much as the prize, or else the smallest of all."""
    if s.phase == SHOWING:
        return GO_ON
    hand, prize = int(s.hand[seat]), int(s.prize[int(s.turned) - 1])
    smallest = -1
    for number in range(int(s.cards)):
        if hand >> number & 1:
            if number + 1 >= prize:
                return LAY + number
            if smallest < 0:
                smallest = number
    return LAY + smallest
