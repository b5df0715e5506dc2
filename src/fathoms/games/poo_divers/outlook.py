"""Who will win a game of Tokyo Poo Divers? A guess at a glance, for bots that look ahead."""

from fathoms.core.results import chance_of, leaders, most_points
from fathoms.core.rule import rule
from fathoms.games.poo_divers.rules import blasts_heard, loudest, star
from fathoms.games.poo_divers.state import BLASTS, CONTEST, DECIDING, FIND, HOUSE, OPENING, QUIETEST

LUCK = HOUSE["outlook"]["luck"]
LUCK_EACH = HOUSE["outlook"]["luck_each"]
TURN = HOUSE["outlook"]["turn"]
BEST = HOUSE["outlook"]["best"]
SECOND = HOUSE["outlook"]["second"]
THIRD = HOUSE["outlook"]["third"]
USUAL = HOUSE["outlook"]["usual"]


@rule
def outlook(s, seat):
    """The chance of `seat`: its lead over the best of the others, which weighs more as fewer covers are left."""
    if s.phase == CONTEST:
        return contest_chance(s, seat)
    mover = int(s.turn)
    if s.phase != OPENING:  # the turn is as good as over, and what it brought is banked
        mover = (mover + 1) % int(s.players)
    ahead = advantage(s) if s.left else 0.0
    own, rival = 0.0, -1.0
    for other in range(int(s.players)):
        points = int(s.banked[other]) + (ahead if other == mover else 0.0)
        if s.phase == DECIDING and other == s.turn:
            points += s.pot
        if other == seat:
            own = points
        else:
            rival = max(rival, points)
    return chance_of(own - rival, LUCK + LUCK_EACH * s.left)


@rule
def contest_chance(s, seat):
    """The chance of `seat` in a fart-off: exact, since no one chooses anything in it. (POO-18)"""
    heard = blasts_heard(s)
    waiting = leaders(s, int(s.players)) - heard
    first = loudest(s)
    holds = 0.0  # how likely it is that the loudest so far stays the loudest
    if heard:
        holds = 1.0
        for i in range(waiting):
            quieter = int(s.blast[first]) - QUIETEST - (heard - 1)  # blasts that nobody has let go yet
            holds *= (quieter - i) / (BLASTS - heard - i)
    if s.blast[seat] > 0:
        return holds if seat == first else 0.0
    return (1.0 - holds) / waiting if s.banked[seat] == most_points(s, int(s.players)) else 0.0


@rule
def advantage(s):
    """What it is worth, in points, to be the next to open a cover: more where open finds make long lines."""
    best, second, third, total, finds = promises(s)
    worth = BEST * best + SECOND * second + THIRD * third + USUAL * total / s.left
    return TURN + worth * finds / s.left


@rule
def promises(s):
    """What the three best closed covers and all of them would bring as first finds, and how many are finds."""
    best, second, third, total, finds = 0, 0, 0, 0, 0
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        card = int(s.card[square])
        if card >= 0:
            continue
        points = 1 + star(s, square)
        total += points
        finds += int(card == -FIND)
        if points > best:
            best, second, third = points, best, second
        elif points > second:
            second, third = points, second
        elif points > third:
            third = points
    return best, second, third, total, finds
