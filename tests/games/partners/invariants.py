"""What is true of every state of Partners."""

from fathoms.core.rule import rule

CARDS_OF_A_KIND = 6
PLAYING_PHASES = (1, 2)  # a card is to be chosen, or used


@rule
def sound(s):
    """0, or 1: a place that is none, 2: two colours on a field, 3: two in a circle, 4: cards lost or found,
    5: hands not sorted, 6: the turn of somebody without cards, 7: a card half used at the wrong time."""  # fmt: skip
    for piece in range(24):
        place = int(s.place[piece])
        if place < -1 or place > 82:
            return 1
        for other in range(piece):
            there = int(s.place[other])
            if piece // 4 != other // 4:
                on_track = 1 <= place <= 78 and 1 <= there <= 78
                if on_track and (piece // 4 * 13 + place - other // 4 * 13 - there) % 78 == 0:
                    return 2
            elif place >= 79 and place == there:
                return 3
    for kind in range(1, 14):
        cards = int(s.deck[kind]) + int(s.gone[kind])
        if s.deck[kind] < 0:
            return 4
        for slot in range(24):
            cards += (s.hand[slot] == kind) + (s.spent[slot] == kind)
        if s.phase == 0:
            for seat in range(6):
                cards += s.gift[seat] == kind
        if cards != CARDS_OF_A_KIND:
            return 4
    for slot in range(24):
        if slot % 4 and s.hand[slot] and (s.hand[slot - 1] == 0 or s.hand[slot - 1] > s.hand[slot]):
            return 5
    if s.phase == 1 and s.hand[4 * int(s.turn)] == 0:
        return 6
    if (s.phase == 2) != (s.card > 0) or (s.phase == 2) != (s.rest > 0):
        return 7
    return 0
