"""The estimated value of a state of Tokyo Poo Divers for a seat, for bots that search."""

from fathoms.core.results import chance_of_lead, count_leaders, most_points
from fathoms.core.rule import rule
from fathoms.games.poo_divers.rules import count_blasts, loudest_seat, star
from fathoms.games.poo_divers.state import BLASTS, CONTEST, DECIDING, FIND, HOUSE, OPENING, QUIETEST

LUCK = HOUSE["outlook"]["luck"]
LUCK_EACH = HOUSE["outlook"]["luck_each"]
TURN = HOUSE["outlook"]["turn"]
BEST = HOUSE["outlook"]["best"]
SECOND = HOUSE["outlook"]["second"]
THIRD = HOUSE["outlook"]["third"]
USUAL = HOUSE["outlook"]["usual"]


@rule
def quick_value(s, seat):
    """The chance of `seat`: its lead over the best of the others, which weighs more as fewer covers are left."""
    if s.phase == CONTEST:
        return contest_chance(s, seat)
    mover = int(s.turn)
    if s.phase != OPENING:  # the turn is as good as over, and what it brought is banked
        mover = (mover + 1) % int(s.players)
    head_start = turn_advantage(s) if s.left else 0.0
    own_points, best_rival = 0.0, -1.0
    for other in range(int(s.players)):
        points = int(s.banked[other]) + (head_start if other == mover else 0.0)
        if s.phase == DECIDING and other == s.turn:
            points += s.pot
        if other == seat:
            own_points = points
        else:
            best_rival = max(best_rival, points)
    return chance_of_lead(own_points - best_rival, LUCK + LUCK_EACH * s.left)


@rule
def contest_chance(s, seat):
    """The chance of `seat` in a fart-off: exact, since no one chooses anything in it. (POO-18)"""
    blast_count = count_blasts(s)
    blasts_to_come = count_leaders(s, int(s.players)) - blast_count
    loudest_so_far = loudest_seat(s)
    stays_loudest = 0.0  # the chance that the loudest so far stays the loudest
    if blast_count:
        stays_loudest = 1.0
        for i in range(blasts_to_come):
            quieter = int(s.blast[loudest_so_far]) - QUIETEST - (blast_count - 1)  # blasts that nobody has let go yet
            stays_loudest *= (quieter - i) / (BLASTS - blast_count - i)
    if s.blast[seat] > 0:
        return stays_loudest if seat == loudest_so_far else 0.0
    return (1.0 - stays_loudest) / blasts_to_come if s.banked[seat] == most_points(s, int(s.players)) else 0.0


@rule
def turn_advantage(s):
    """The worth, in points, of opening the next cover: more where open finds make long lines."""
    best, second, third, total, finds = cover_promises(s)
    worth = BEST * best + SECOND * second + THIRD * third + USUAL * total / s.left
    return TURN + worth * finds / s.left


@rule
def cover_promises(s):
    """What the three best closed covers, and all together, would score as first finds; and how many are finds."""
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
