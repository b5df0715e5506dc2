"""A sensible beginner at Tokyo Poo Divers: counts cards, remembers looks, and pushes only when it pays on average."""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LET_RIP, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.rules import star, unseen, ways_on
from fathoms.games.poo_divers.state import CONTEST, DECIDING, FIND, LOOKING, OPENING, SLEEPER, STEP, UNKNOWN


@rule
def greedy(s, seat, rng, out):
    """An action for `seat`, from its view and recall in `s`."""
    if s.phase == OPENING:
        return OPEN + best_first(s, rng)
    if s.phase == DECIDING:
        return bank_or_push(s, out)
    if s.phase == LOOKING:
        return best_look(s, rng)
    return LET_RIP if s.phase == CONTEST else PUT_BACK


# Chances are counted in cards out of all unseen ones, and worths in points times as many: whole numbers are the same
# however the rules are run.


@rule
def chances(s):
    """Of all cards that a cover no one knows may hide: sleepers, finds, and how many there are."""
    blanks, sleepers, finds = unseen(s)
    return sleepers, finds, max(blanks + sleepers + finds, 1)


@rule
def chance(s, square, card, otherwise, certain):
    """How likely a closed cover hides a kind of card; `otherwise`, if it is not known."""
    known = -int(s.card[square])
    if known == UNKNOWN:
        return otherwise
    return certain if known == card else 0


@rule
def best_first(s, rng):
    """The closed cover that should score most as a first card; one of the best at random."""
    best, best_worth, tied = -1, -1, 0
    _, finds, cards = chances(s)
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        if s.card[square] >= 0:
            continue
        worth = chance(s, square, FIND, finds, cards) * (1 + star(s, square))
        if worth > best_worth:
            best, best_worth, tied = cover, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = cover
    return best


@rule
def bank_or_push(s, out):
    """The push that should leave most points at the end of it, or BANK."""
    pot, next_find = int(s.pot), int(s.finds) + 1
    sleepers, finds, cards = chances(s)
    best, best_worth = BANK, pot * cards
    for i in range(1, ways_on(s, out)):
        square = int(s.last) + STEP[out[i] - PUSH]
        worth = chance(s, square, FIND, finds, cards) * (pot + next_find)
        worth += chance(s, square, SLEEPER, sleepers, cards) * pot
        if worth > best_worth:
            best, best_worth = int(out[i]), worth
    return best


@rule
def best_look(s, rng):
    """Look under the unknown cover that would score most as a first find; one of the best at random."""
    best, best_worth, tied = SKIP_LOOK, -1, 0
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        if s.card[square] != -UNKNOWN:
            continue
        worth = star(s, square)
        if worth > best_worth:
            best, best_worth, tied = LOOK + cover, worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = LOOK + cover
    return best
