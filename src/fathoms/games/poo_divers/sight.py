"""Views, recall and resampling of Tokyo Poo Divers: who sees and knows what."""

from fathoms.core.rng import reseed
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.games.poo_divers.rules import deal_cards
from fathoms.games.poo_divers.state import PEEKING, PLAYERS, UNKNOWN


@rule
def view(s, viewer, out):
    """Write what a viewer sees: open cards, this turn and the points; a card looked at in secret only while looking."""
    out.covers = s.covers
    out.left = s.left
    for cover in range(int(s.covers)):
        square = s.square_of[cover]
        out.square_of[cover] = square
        card = s.card[square]
        out.card[square] = card if card > 0 else -UNKNOWN
    out.players = s.players
    out.turn = s.turn
    out.phase = s.phase
    out.diver = s.diver
    out.facing = s.facing
    out.last = s.last
    out.finds = s.finds
    out.pot = s.pot
    out.peek = s.peek
    if s.phase == PEEKING and viewer == s.turn:
        in_hand = s.square_of[s.peek]
        out.card[in_hand] = s.card[in_hand]
    for seat in range(PLAYERS):
        out.banked[seat] = s.banked[seat]
        out.golden[seat] = s.golden[seat]
        out.blast[seat] = s.blast[seat]
    out.supply = s.supply
    out.fart_off = s.fart_off
    out.champion = s.champion


def is_fleeting(view: Record) -> bool:
    """Whether a view shows something once: a card being looked at in secret."""
    return bool(view.phase == PEEKING)


@rule
def recall(s, seat, out):
    """Add the cards this seat has looked at, and where all seats have looked."""
    for cover in range(int(s.covers)):
        out.seen[cover] = s.seen[cover]
        if s.seen[cover] >> seat & 1:
            square = s.square_of[cover]
            out.card[square] = s.card[square]


@rule
def resample(s, viewer, rng):
    """Shuffle the cards the viewer does not know, those set aside included."""
    deal_cards(s, rng)
    reseed(s.rng, rng)
