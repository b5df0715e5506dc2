"""Who knows what in Stub Game."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.rng import draw, reseed
from fathoms.core.rule import rule
from fathoms.games.stub_game.state import FACE_DOWN, LAYING, PLAYERS


@rule
def view(s, viewer, out):
    """The prizes turned up so far, the points, the cards that lie open: everyone. A hand, a hidden card: its player."""
    out.players = s.players
    out.cards = s.cards
    for number in range(int(s.turned)):
        out.prize[number] = s.prize[number]
    out.turned = s.turned
    out.phase = s.phase
    out.first = s.first
    out.turn = s.turn
    for seat in range(PLAYERS):
        out.points[seat] = s.points[seat]
        secret = s.phase == LAYING and seat != viewer and s.laid[seat] > 0
        out.laid[seat] = FACE_DOWN if secret else s.laid[seat]
        if seat == viewer:
            out.hand[seat] = s.hand[seat]


@rule
def recall(s, seat, out):
    """Who has watched knows what the others can still have: all that they have not shown."""
    for other in range(int(s.players)):
        possible_cards = int(s.hand[other])
        if out.laid[other] == FACE_DOWN:
            possible_cards |= 1 << int(s.laid[other]) - 1
        out.hand[other] = possible_cards


@rule
def resample(s, viewer, rng):
    """Shuffle the prizes that are still to come, and fill in the others' cards."""
    shuffle_the_rest(s, rng)
    for seat in range(int(s.players)):
        if seat != viewer:
            fill_hand(s, seat, rng)
    reseed(s.rng, rng)


@rule
def shuffle_the_rest(s, rng):
    """Put prizes no one has seen where the viewer knows of none."""
    hidden_prizes = (1 << int(s.cards)) - 1
    for number in range(int(s.turned)):
        hidden_prizes &= ~(1 << int(s.prize[number]) - 1)
    for number in range(int(s.turned), int(s.cards)):
        prize = nth_one(hidden_prizes, draw(rng, ones(hidden_prizes)))
        hidden_prizes &= ~(1 << prize)
        s.prize[number] = prize + 1


@rule
def fill_hand(s, seat, rng):
    """Give a seat the cards it can have. A spectator remembers nothing, and has to make up the whole hand."""
    hand, laid = int(s.hand[seat]), int(s.laid[seat])
    open_card = 1 << laid - 1 if laid > 0 else 0
    hand_size = int(s.cards) - int(s.turned) + 1 - ones(open_card)
    while ones(hand) < hand_size:
        others = (1 << int(s.cards)) - 1 & ~hand & ~open_card
        hand |= 1 << nth_one(others, draw(rng, ones(others)))
    if laid == FACE_DOWN:
        card = nth_one(hand, draw(rng, ones(hand)))
        hand &= ~(1 << card)
        s.laid[seat] = card + 1
    s.hand[seat] = hand
