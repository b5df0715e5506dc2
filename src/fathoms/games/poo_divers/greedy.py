"""A sensible beginner at Tokyo Poo Divers: counts cards, remembers looks, and pushes only when it pays on average."""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LET_RIP, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.rules import count_unknown_cards, list_bank_and_pushes, star
from fathoms.games.poo_divers.state import CONTEST, DECIDING, FIND, LOOKING, OPENING, SLEEPER, STEP, UNKNOWN


@rule
def greedy(s, seat, rng, out):
    """An action for `seat`, from its view and recall in `s`."""
    if s.phase == OPENING:
        return OPEN + best_first_cover(s, rng)
    if s.phase == DECIDING:
        return bank_or_push(s, out)
    if s.phase == LOOKING:
        return best_cover_to_look_under(s, rng)
    return LET_RIP if s.phase == CONTEST else PUT_BACK


# Chances are counted in cards out of all unseen ones, and worths in points times as many: whole numbers are the same
# however the rules are run.


@rule
def count_odds(s):
    """The cards an unknown cover may hide: how many sleepers, how many finds, how many in all."""
    blanks, sleepers, finds = count_unknown_cards(s)
    return sleepers, finds, max(blanks + sleepers + finds, 1)


@rule
def card_chance(s, square, card, unknown_chance, certainty):
    """How likely a closed cover hides a kind of card; `unknown_chance` if its card is not known."""
    known_kind = -int(s.card[square])
    if known_kind == UNKNOWN:
        return unknown_chance
    return certainty if known_kind == card else 0


@rule
def best_first_cover(s, rng):
    """The closed cover that should score most as a first card; a random one of the best."""
    best, best_worth, tied = -1, -1, 0
    _, finds, cards = count_odds(s)
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        if s.card[square] >= 0:
            continue
        worth = card_chance(s, square, FIND, finds, cards) * (1 + star(s, square))
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
    supply = int(s.supply)  # which pays no more than it holds (POO-14)
    banked, with_find = min(int(s.pot), supply), min(int(s.pot) + int(s.finds) + 1, supply)
    sleepers, finds, cards = count_odds(s)
    best, best_worth = BANK, banked * cards
    for i in range(1, list_bank_and_pushes(s, out)):
        square = int(s.last) + STEP[out[i] - PUSH]
        worth = card_chance(s, square, FIND, finds, cards) * with_find
        worth += card_chance(s, square, SLEEPER, sleepers, cards) * banked
        if worth > best_worth:
            best, best_worth = int(out[i]), worth
    return best


@rule
def best_cover_to_look_under(s, rng):
    """Look under the unknown cover that would score most as a first find; a random one of the best."""
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
