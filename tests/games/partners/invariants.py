"""What is true of every state of Partners."""

from fathoms.core.rule import rule

CARDS_OF_A_KIND = 6

NO_PLACE, SHARED_FIELD, SHARED_CIRCLE, CARDS_LOST, UNSORTED, NO_CARDS, HALF_USED = range(1, 8)
WRONG = {
    NO_PLACE: "a piece is in a place that is none",
    SHARED_FIELD: "two colours are on one field",
    SHARED_CIRCLE: "two pieces are in one circle",
    CARDS_LOST: "cards are lost, or come from nowhere",
    UNSORTED: "a hand is not sorted",
    NO_CARDS: "it is the turn of somebody without cards",
    HALF_USED: "a card is half used at the wrong time",
}


@rule
def sound(s):
    """0, or what is wrong."""
    for piece in range(24):
        place = int(s.place[piece])
        if place < -1 or place > 82:
            return NO_PLACE
        for other in range(piece):
            there = int(s.place[other])
            if piece // 4 != other // 4:
                on_track = 1 <= place <= 78 and 1 <= there <= 78
                if on_track and (piece // 4 * 13 + place - other // 4 * 13 - there) % 78 == 0:
                    return SHARED_FIELD
            elif place >= 79 and place == there:
                return SHARED_CIRCLE
    for kind in range(1, 14):
        cards = int(s.deck[kind]) + int(s.gone[kind])
        if s.deck[kind] < 0:
            return CARDS_LOST
        for slot in range(24):
            cards += int(s.hand[slot] == kind) + int(s.spent[slot] == kind)  # NumPy's truths would not add up
        if s.phase == 0:
            for seat in range(6):
                cards += s.gift[seat] == kind
        if cards != CARDS_OF_A_KIND:
            return CARDS_LOST
    for slot in range(24):
        if slot % 4 and s.hand[slot] and (s.hand[slot - 1] == 0 or s.hand[slot - 1] > s.hand[slot]):
            return UNSORTED
    if s.phase == 1 and s.hand[4 * int(s.turn)] == 0:
        return NO_CARDS
    if (s.phase == 2) != (s.card > 0) or (s.phase == 2) != (s.rest > 0):
        return HALF_USED
    return 0
