"""What is true of every state of Tokyo Poo Divers."""

from fathoms.core.rule import rule

DROPPINGS = 170  # points in the box: 20 browns and 30 goldens of 5
BROWNS = 20
GOLDENS = 30


@rule
def sound(s):
    """0, or 1: points vanish, 2: droppings do not match the points, 3: covers miscounted, 4: too many of a card."""
    points, golden, browns = int(s.supply), 0, 0
    for seat in range(4):
        points += int(s.banked[seat])
        golden += int(s.golden[seat])
        browns += int(s.banked[seat]) - 5 * int(s.golden[seat])
    if points != DROPPINGS or s.supply < 0:
        return 1
    if golden > GOLDENS or browns > BROWNS:  # POO-13, POO-14
        return 2
    for seat in range(4):
        own = int(s.banked[seat]) - 5 * int(s.golden[seat])
        if own < 0 or (own > 4 and golden < GOLDENS):
            return 2
    closed, blanks, sleepers, finds = 0, 0, 0, 0
    for cover in range(int(s.covers)):
        card = int(s.card[s.square_of[cover]])
        closed += card < 0
        blanks += abs(card) == 1
        sleepers += abs(card) == 2
        finds += abs(card) == 3
    if closed != s.left:
        return 3
    if blanks > 14 or sleepers > 14 or finds > 42 or blanks + sleepers + finds != s.covers:
        return 4
    return 0
