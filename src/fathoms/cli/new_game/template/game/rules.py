"""The rules of Stub Game, in the order the game is played."""

from fathoms.core.results import count_leaders, share_the_win
from fathoms.core.rng import draw, seed_rng, shuffle
from fathoms.core.rule import rule
from fathoms.games.stub_game.actions import GO_ON, LAY
from fathoms.games.stub_game.state import LAYING, OVER, SHOWING

# Set-up


@rule
def setup(s, seed, options):
    """Shuffle the prizes, give everyone a full hand, and say who begins."""
    seed_rng(s.rng, seed)
    s.players = options.players
    s.cards = options.cards
    cards = int(s.cards)
    for number in range(cards):
        s.prize[number] = number + 1
    shuffle(s.rng, s.prize, cards)  # STUB-1
    for seat in range(int(s.players)):
        s.hand[seat] = (1 << cards) - 1  # STUB-1
    s.first = draw(s.rng, int(s.players))  # STUB-2
    turn_up(s)


@rule
def turn_up(s):
    """A round begins: everyone sees what they play for. (STUB-2)"""
    s.turned += 1
    s.turn = s.first
    s.phase = LAYING


# A round: who may do what


@rule
def actors(s):
    """Only the player whose turn it is."""
    if s.phase == OVER:
        return 0
    return 1 << int(s.turn)


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == SHOWING:
        out[0] = GO_ON
        return 1
    count = 0
    for number in range(int(s.cards)):
        if s.hand[seat] >> number & 1:
            out[count] = LAY + number
            count += 1
    return count


# A round: what happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action == GO_ON:
        go_on(s)
    else:
        lay(s, seat, action - LAY)


@rule
def lay(s, seat, number):
    """Lay a card face down; the last one turns all of them over. (STUB-3)"""
    s.hand[seat] &= ~(1 << number)
    s.laid[seat] = number + 1
    following = (seat + 1) % int(s.players)
    s.turn = following
    if following == s.first:
        show(s)


@rule
def show(s):
    """All cards lie open, and the prize goes to its winner. (STUB-4)"""
    winner = best_bid(s)
    if winner >= 0:
        s.points[winner] += s.prize[int(s.turned) - 1]
    s.first = (s.first + 1) % s.players  # STUB-5
    s.turn = s.first
    s.phase = SHOWING


@rule
def best_bid(s):
    """The seat with the highest card that no one else has laid; -1 if there is none. (STUB-4)"""
    winner, best = -1, 0
    for seat in range(int(s.players)):
        card, others = int(s.laid[seat]), 0
        for other in range(int(s.players)):
            others += int(other != seat and s.laid[other] == card)
        if others == 0 and card > best:
            winner, best = seat, card
    return winner


@rule
def go_on(s):
    """Put the cards away for good, and turn up the next prize if there is one. (STUB-5, STUB-6)"""
    if s.turned == s.cards:
        s.phase = OVER
        return
    for seat in range(int(s.players)):
        s.laid[seat] = 0
    turn_up(s)


# The end


@rule
def result(s, out):
    """Most points win; a tie is shared. (STUB-6)"""
    share_the_win(s, int(s.players), count_leaders(s, int(s.players)), out)


@rule
def score(s, seat):
    """Points so far."""
    return int(s.points[seat])
