"""What is true of every state of Stub Game."""

from fathoms.core.bits import ones
from fathoms.core.rule import rule


@rule
def sound(s):
    """0, or 1: a prize is missing or doubled, 2: cards are missing or doubled, 3: points nobody could have taken."""
    prizes, taken, points = 0, 0, 0
    for number in range(int(s.cards)):
        prizes |= 1 << int(s.prize[number])
        if number < s.turned:
            taken += int(s.prize[number])
    if ones(prizes) != s.cards or prizes & 1:
        return 1
    for seat in range(int(s.players)):
        laid = int(s.laid[seat])
        if laid > 0 and s.hand[seat] >> (laid - 1) & 1:
            return 2
        if ones(int(s.hand[seat])) + int(laid > 0) != s.cards - s.turned + 1:  # STUB-3, STUB-5
            return 2
        points += int(s.points[seat])
    return 3 if points > taken else 0
