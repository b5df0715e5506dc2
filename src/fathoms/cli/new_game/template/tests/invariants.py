"""What is true of every state of Stub Game."""

from fathoms.core.bits import ones
from fathoms.core.rule import rule

PRIZES_WRONG, CARDS_WRONG, POINTS_WRONG = range(1, 4)
WRONG = {
    PRIZES_WRONG: "a prize is missing or doubled",
    CARDS_WRONG: "a card is missing or doubled",
    POINTS_WRONG: "there are points that nobody can have taken",
}


@rule
def sound(s):
    """0, or the number of what is wrong."""
    prizes, taken, points = 0, 0, 0
    for number in range(int(s.cards)):
        prizes |= 1 << int(s.prize[number])
        if number < s.turned:
            taken += int(s.prize[number])
    if ones(prizes) != s.cards or prizes & 1:
        return PRIZES_WRONG
    for seat in range(int(s.players)):
        laid = int(s.laid[seat])
        if laid > 0 and s.hand[seat] >> (laid - 1) & 1:
            return CARDS_WRONG
        if ones(int(s.hand[seat])) + int(laid > 0) != s.cards - s.turned + 1:  # STUB-3, STUB-5
            return CARDS_WRONG
        points += int(s.points[seat])
    return POINTS_WRONG if points > taken else 0
