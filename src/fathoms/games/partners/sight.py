"""Views, recall and resampling of Partners: the board is public, hands and exchanged cards are private."""

from fathoms.core.rng import draw, reseed
from fathoms.core.rule import rule
from fathoms.games.partners.dealing import add_to_hand, draw_card, receiver
from fathoms.games.partners.state import COLOURS, DECK, EXCHANGING, FACE_DOWN, HAND, KINDS, PAIR, PAIRS, PIECES


@rule
def view(s, viewer, out):
    """Write what a viewer sees: board, played cards and turn; of hidden cards their own, and those exchanged."""
    out.sides = s.sides
    out.play_on = s.play_on
    out.seven_rest = s.seven_rest
    for side in range(PAIRS):
        out.rank[side] = s.rank[side]
    out.deal = s.deal
    out.dealt = s.dealt
    out.dealer = s.dealer
    out.turn = s.turn
    out.phase = s.phase
    out.out = s.out
    view_move(s, out)
    for slot in range(COLOURS * HAND):
        out.spent[slot] = s.spent[slot]
    for slot in range(PAIR * HAND):
        out.laid_down[slot] = s.laid_down[slot]
    for seat in range(COLOURS):
        view_gift(s, viewer, seat, out)
        view_hand(s, viewer, seat, out)


@rule
def view_move(s, out):
    """Write the pieces, and the card in play with all that has been done with it."""
    for piece in range(PIECES):
        out.place[piece] = s.place[piece]
        out.before[piece] = s.before[piece]
    out.played_by = s.played_by
    out.played = s.played
    out.card = s.card
    out.rest = s.rest
    out.moved = s.moved
    out.chosen = s.chosen
    out.taken_back = s.taken_back
    out.walker = s.walker
    out.walk_from = s.walk_from
    out.walk_turn = s.walk_turn
    out.walk_to = s.walk_to


@rule
def view_gift(s, viewer, seat, out):
    """Write a card handed on: its giver sees it, and its receiver once everyone has chosen. (PAR-7)"""
    if s.gift[seat]:
        is_exchanged = s.phase != EXCHANGING
        is_known = viewer == seat or (is_exchanged and viewer == receiver(s, seat))
        out.gift[seat] = s.gift[seat] if is_known else FACE_DOWN


@rule
def view_hand(s, viewer, seat, out):
    """A hand: one's own face up, another's face down but for the card the viewer has handed on, until one is played."""
    known_kind = 0
    if viewer >= 0 and viewer < COLOURS and s.phase != EXCHANGING and receiver(s, viewer) == seat:
        known_kind = int(s.gift[viewer])
        for slot in range(seat * HAND, seat * HAND + HAND):
            if s.spent[slot] == known_kind:
                known_kind = 0  # from now on it may be gone
    for slot in range(seat * HAND, seat * HAND + HAND):
        if viewer == seat:
            out.hand[slot] = s.hand[slot]
        elif s.hand[slot]:
            out.hand[slot] = known_kind if known_kind else FACE_DOWN
            known_kind = 0


@rule
def recall(s, seat, out):
    """Add the cards used in earlier deals from this deck, which everyone has seen."""
    for kind in range(KINDS + 1):
        out.gone[kind] = s.gone[kind]


@rule
def resample(s, viewer, rng):
    """Deal the face-down cards again from those the viewer has not seen."""
    fill_deck_with_unseen(s)
    for seat in range(COLOURS):
        unknown = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            if s.hand[slot] == FACE_DOWN:
                s.hand[slot] = 0
                unknown += 1
        for _ in range(unknown):
            add_to_hand(s, seat, draw_card(s.deck, rng))
    for seat in range(COLOURS):
        if s.gift[seat] == FACE_DOWN:
            s.gift[seat] = (
                draw_card(s.deck, rng) if s.phase == EXCHANGING else random_card_of(s, receiver(s, seat), rng)
            )
    reseed(s.rng, rng)


@rule
def fill_deck_with_unseen(s):
    """Put all cards the viewer has not seen into the deck."""
    for kind in range(1, KINDS + 1):
        s.deck[kind] = DECK[kind] - int(s.gone[kind])
    for slot in range(COLOURS * HAND):
        if s.hand[slot] and s.hand[slot] != FACE_DOWN:
            s.deck[s.hand[slot]] -= 1
        if s.spent[slot]:
            s.deck[s.spent[slot]] -= 1
    if s.phase == EXCHANGING:  # later, a card handed on is in a hand, or spent
        for seat in range(COLOURS):
            if s.gift[seat] and s.gift[seat] != FACE_DOWN:
                s.deck[s.gift[seat]] -= 1


@rule
def random_card_of(s, seat, rng):
    """One of the cards a player had after the exchange, each as likely: any of them may have been handed on."""
    skip = draw(rng, HAND)
    for slot in range(seat * HAND, seat * HAND + HAND):
        if s.spent[slot]:
            if skip == 0:
                return int(s.spent[slot])
            skip -= 1
    return int(s.hand[seat * HAND + skip])
