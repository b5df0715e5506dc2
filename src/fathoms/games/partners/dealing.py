"""Cards in Partners: hands, dealing three times from one deck, and the exchange."""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.partners.state import (
    COLOURS,
    DEALS_FROM_ONE_DECK,
    DECK,
    EXCHANGING,
    HAND,
    KINDS,
)

# Hands are kept sorted, so that equal hands look equal whatever way the cards came.


@rule
def add_to_hand(s, seat, kind):
    """Put a card into a hand."""
    slot = seat * HAND + HAND - 1
    while slot > seat * HAND and (s.hand[slot - 1] == 0 or s.hand[slot - 1] > kind):
        s.hand[slot] = s.hand[slot - 1]
        slot -= 1
    s.hand[slot] = kind


@rule
def remove_from_hand(s, seat, kind):
    """Take a card out of a hand."""
    last = seat * HAND + HAND - 1
    slot = seat * HAND
    while slot < last and s.hand[slot] != kind:
        slot += 1
    while slot < last:
        s.hand[slot] = s.hand[slot + 1]
        slot += 1
    s.hand[last] = 0


@rule
def spend_card(s, seat, kind):
    """Put a card from a hand in front of its player, face up."""
    remove_from_hand(s, seat, kind)
    slot = seat * HAND
    while s.spent[slot] != 0:
        slot += 1
    s.spent[slot] = kind


# What was laid down last stays known, even if new cards are dealt at once.


@rule
def lay_hand_down(s, seat):
    """Put the whole hand in front of its player, face up. (PAR-9)"""
    for slot in range(HAND):
        s.laid_down[slot] = s.hand[seat * HAND + slot]
        s.laid_down[HAND + slot] = 0
    spend_hand(s, seat)


@rule
def lay_remaining_hand_down(s, seat):
    """A finished player has no more use for cards: those of a pair lie one after the other. (PAR-28)"""
    first = seat // int(s.sides) * HAND
    for slot in range(HAND):
        s.laid_down[first + slot] = s.hand[seat * HAND + slot]
    spend_hand(s, seat)


@rule
def spend_hand(s, seat):
    """Put all cards of a hand in front of its player."""
    while s.hand[seat * HAND] != 0:
        spend_card(s, seat, int(s.hand[seat * HAND]))


@rule
def has_cards(s, seat):
    """Has the seat cards in hand?"""
    return s.hand[seat * HAND] != 0


@rule
def kinds_in_hand(s, seat):
    """Bit set of the kinds of card a player holds."""
    kinds = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        kinds |= 1 << int(s.hand[slot])
    return kinds & ~1  # no card is no kind


# Dealing


@rule
def draw_card(deck, rng):
    """Draw a random card from the deck, which is the same as shuffling it first."""
    cards_left = 0
    for kind in range(1, KINDS + 1):
        cards_left += int(deck[kind])
    card = draw(rng, cards_left)
    kind = 0
    while card >= 0:
        kind += 1
        card -= int(deck[kind])
    deck[kind] -= 1
    return kind


@rule
def refill_deck(s):
    """Put all cards back into the deck."""
    for kind in range(KINDS + 1):
        s.deck[kind] = DECK[kind]
        s.gone[kind] = 0
    s.dealt = 0


@rule
def deal_hands(s):
    """Deal four cards to everyone, and let the exchange begin. (PAR-6)"""
    for slot in range(COLOURS * HAND):
        if s.spent[slot]:
            s.gone[s.spent[slot]] += 1
            s.spent[slot] = 0
    if s.dealt == DEALS_FROM_ONE_DECK:
        s.dealer = (s.dealer + 1) % COLOURS
        refill_deck(s)
    s.dealt += 1
    s.deal += 1
    s.out = 0
    s.played_by = -1
    s.played = 0
    for seat in range(COLOURS):
        s.gift[seat] = 0
        if s.rank[seat % s.sides] == 0:  # PAR-28: a finished side is dealt no more cards
            for _ in range(HAND):
                add_to_hand(s, seat, draw_card(s.deck, s.rng))
    s.phase = EXCHANGING


# The exchange


@rule
def receiver(s, seat):
    """Who gets the card a seat hands on: the partner, in teams the nearest one clockwise. (PAR-7)"""
    return (seat + int(s.sides)) % COLOURS


@rule
def hand_card_on(s, seat, kind):
    """Hand a card on to the partner; returns whether all have, and the cards have changed hands. (PAR-7)"""
    remove_from_hand(s, seat, kind)
    s.gift[seat] = kind
    for other in range(COLOURS):
        if s.gift[other] == 0 and has_cards(s, other):
            return False
    for giver in range(COLOURS):
        if s.gift[giver]:
            add_to_hand(s, receiver(s, giver), int(s.gift[giver]))
    return True
