"""What is secret in Partners: the others' hands and the deck, but for the card one has handed on or got."""

import random

from fathoms.core.match import Match
from fathoms.core.structs import Record
from tests.kit.secrets import Possible

EXCHANGING = 0
SEATS = 6
CARDS_OF_A_KIND = 6


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same table with the unknown cards dealt differently."""
    s = match.state
    exchanging = s.phase == EXCHANGING
    hands = {seat: [int(card) for card in s.hand[4 * seat : 4 * seat + 4] if card] for seat in range(SEATS)}
    spent = {seat: [int(card) for card in s.spent[4 * seat : 4 * seat + 4] if card] for seat in range(SEATS)}
    given = {seat: int(s.gift[seat]) for seat in range(SEATS) if s.gift[seat]}
    receiver = (viewer + int(s.sides)) % SEATS

    # The cards that stay where they are: the viewer's, and the one it gave, unless its partner has played such a card.
    keeps: dict[int, list[int]] = {seat: [] for seat in range(SEATS)}
    if viewer >= 0:
        keeps[viewer] = hands[viewer]
        if not exchanging and viewer in given and given[viewer] not in spent[receiver]:
            keeps[receiver] = [given[viewer]]

    pool = [kind for kind in range(1, 14) for _ in range(int(s.deck[kind]))]
    gone = [kind for kind in range(1, 14) for _ in range(int(s.gone[kind]))]
    if not remembering:
        pool += gone
    for seat in range(SEATS):
        loose = list(hands[seat])
        for card in keeps[seat]:
            loose.remove(card)
        pool += loose
        if exchanging and seat != viewer and seat in given:
            pool.append(given[seat])
    rng.shuffle(pool)

    for seat in range(SEATS):
        count = len(hands[seat]) - len(keeps[seat])
        hand = sorted([*keeps[seat], *(pool.pop() for _ in range(count))])
        s.hand[4 * seat : 4 * seat + 4] = [*hand, *[0] * (4 - len(hand))]
        hands[seat] = hand
    for seat, kind in given.items():
        takes = (seat + int(s.sides)) % SEATS
        if viewer == seat or (viewer == takes and not exchanging):
            s.gift[seat] = kind
        else:
            s.gift[seat] = pool.pop() if exchanging else rng.choice(hands[takes] + spent[takes])
    if not remembering:
        gone = [pool.pop() for _ in gone]
    for kind in range(1, 14):
        s.deck[kind] = pool.count(kind)
        s.gone[kind] = gone.count(kind)
    return s


def possible(match: Match, seat: int) -> Possible:
    """Cards face down are of kinds that have not all been seen; the one the seat handed on may be among them."""
    s = match.state
    exchanging, receiver = s.phase == EXCHANGING, (seat + int(s.sides)) % SEATS
    seen = [int(card) for card in (*s.hand[4 * seat : 4 * seat + 4], *s.spent) if card]
    handed_on = int(s.gift[seat])
    if handed_on and (exchanging or handed_on not in s.spent[4 * receiver : 4 * receiver + 4]):
        seen.append(handed_on)
    left = {kind: CARDS_OF_A_KIND - int(s.gone[kind]) - seen.count(kind) for kind in range(1, 14)}
    kinds = {kind for kind, cards in left.items() if cards}
    hands = {slot: kinds for slot in range(4 * SEATS) if slot // 4 != seat and s.hand[slot]}
    if handed_on and not exchanging:
        hands |= {slot: {*kinds, handed_on} for slot in hands if slot // 4 == receiver}
    gifts: dict[int, set[int]] = {}
    for giver in range(SEATS):
        takes = (giver + int(s.sides)) % SEATS
        if s.gift[giver] and giver != seat and (exchanging or takes != seat):
            gifts[giver] = (
                kinds if exchanging else {*kinds, *(int(card) for card in s.spent[4 * takes : 4 * takes + 4])}
            )
    return {"hand": hands, "gift": gifts, "deck": {kind: range(cards + 1) for kind, cards in left.items()}}
