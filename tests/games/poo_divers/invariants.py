"""What is true of every state of Tokyo Poo Divers."""

from fathoms.core.rule import rule

DROPPINGS = 170  # points in the box: 20 browns and 30 goldens of 5
BROWNS = 20
GOLDENS = 30
OVER, CONTEST = 4, 5  # phases

POINTS_VANISH, DROPPINGS_WRONG, COVERS_MISCOUNTED, TOO_MANY_CARDS, CONTEST_WRONG = range(1, 6)
WRONG = {
    POINTS_VANISH: "points vanish, or come from nowhere",
    DROPPINGS_WRONG: "the droppings do not match the points",
    COVERS_MISCOUNTED: "the closed covers are miscounted",
    TOO_MANY_CARDS: "there are more of a card than in the box",
    CONTEST_WRONG: "there is a fart-off without a tie, or a tie without its winner",
}


@rule
def sound(s):
    """0, or what is wrong."""
    points, golden, browns = int(s.supply), 0, 0
    for seat in range(4):
        points += int(s.banked[seat])
        golden += int(s.golden[seat])
        browns += int(s.banked[seat]) - 5 * int(s.golden[seat])
    if points != DROPPINGS or s.supply < 0:
        return POINTS_VANISH
    if golden > GOLDENS or browns > BROWNS:  # POO-13, POO-14
        return DROPPINGS_WRONG
    for seat in range(4):
        own = int(s.banked[seat]) - 5 * int(s.golden[seat])
        if own < 0 or (own > 4 and golden < GOLDENS):
            return DROPPINGS_WRONG
    closed, blanks, sleepers, finds = 0, 0, 0, 0
    for cover in range(int(s.covers)):
        card = int(s.card[s.square_of[cover]])
        closed += card < 0
        blanks += abs(card) == 1
        sleepers += abs(card) == 2
        finds += abs(card) == 3
    if closed != s.left:
        return COVERS_MISCOUNTED
    if blanks > 14 or sleepers > 14 or finds > 42 or blanks + sleepers + finds != s.covers:
        return TOO_MANY_CARDS
    return 0 if contest_sound(s) else CONTEST_WRONG


@rule
def contest_sound(s):
    """Only those who are tied for the win let rip, all of them, and the loudest is the champion. (POO-18)"""
    best, tied, loudest, heard = 0, 0, 0, 0
    for seat in range(int(s.players)):
        best = max(best, int(s.banked[seat]))
        loudest = max(loudest, int(s.blast[seat]))
    for seat in range(int(s.players)):
        tied += s.banked[seat] == best
        heard += s.blast[seat] > 0
        if s.blast[seat] > 0 and s.banked[seat] != best:
            return False
    if s.phase == CONTEST:
        return s.fart_off and tied > 1 and heard < tied and s.champion < 0
    if s.phase == OVER and s.fart_off and tied > 1:
        return heard == tied and s.blast[s.champion] == loudest
    return heard == 0 and s.champion < 0
