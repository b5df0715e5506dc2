"""What a player of Partners sees coming: who can hit whom, which cards lead home, and the best use of a card.

All of it by what lies open and the own hand, and by the worths of `greedy`. Nothing here is left to chance.
"""

from fathoms.core.bits import ones
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, MOVES, STOP
from fathoms.games.partners.choices import list_moves
from fathoms.games.partners.greedy import NOTHING, OUT_WORTH, worth_of, worth_of_change, worth_of_walk
from fathoms.games.partners.moving import (
    deepest,
    exchangeable,
    field_of,
    lane_of,
    locked,
    place_on,
    reach,
    taken_starts,
    walk_back,
)
from fathoms.games.partners.state import (
    COLOURS,
    CORE,
    EACH,
    FAR,
    HAND,
    LANE,
    NO_WAY,
    PARTS,
    PIECES,
    SEVEN,
    START,
    SWAP,
    TRACK,
)

# By distance: how many kinds of card hit a piece so far ahead. (A 7 does it at any distance up to its own.)
REACHES = (0, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 0, 1, 1, 1)
# By kind: the distances it goes forward, as a bit set.
STRIDES = (0, 1 << 2, 1 << 3, 0, 1 << 5, 1 << 6, 0xFE, 1 << 8, 1 << 9, 1 << 10, 0, 1 << 12, 1 << 13, 1 << 1 | 1 << FAR)


@rule
def strides_of(s, seat, without):
    """The distances that the cards in a hand go forward, as a bit set, one card of the kind `without` left out."""
    strides = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        kind = int(s.hand[slot])
        if kind == without:
            without = 0
        else:
            strides |= STRIDES[kind]
    return strides


@rule
def around(s, seat, piece, place, strides):
    """Of a piece of the side, were it on a place: how many cards of others could hit it, those of players who have
    some left twice, and what the pieces are worth that it could hit with the distances `strides`."""
    if place < START or place > TRACK:
        return 0, 0
    colour, sides = piece // EACH, int(s.sides)
    safe = place == START
    for fellow in range(colour * EACH, colour * EACH + EACH):
        if fellow != piece and s.place[fellow] == place:
            safe = True
    field = field_of(colour, place)
    threat, prey = 0, 0
    for other in range(COLOURS):
        if (other - seat) % sides == 0:
            continue
        there = place_on(other, field)
        eager = 2 if s.hand[other * HAND] else 1
        for rival in range(other * EACH, other * EACH + EACH):
            stands = int(s.place[rival])
            if stands < START or stands > TRACK:
                continue
            if not safe:
                if 0 < there - stands <= FAR:
                    threat += REACHES[there - stands] * eager
                elif walk_back(stands, 0) == there:
                    threat += eager
            ahead = place_on(colour, field_of(other, stands)) - place
            if stands > START and 0 < ahead <= FAR and strides >> ahead & 1 and exchangeable(s, rival):
                prey += OUT_WORTH + stands
    return threat, prey


@rule
def ways_in(s, piece, place, strides):
    """With how many distances of `strides` a piece, were it on a place, would go into its lane, or on in it."""
    if place < LANE - FAR:
        return 0
    lane = lane_of(s, piece // EACH)
    if locked(place, lane):
        return 0
    stands = int(s.place[piece])
    if stands >= LANE:
        lane &= ~(1 << (CORE - stands))
    first = max(LANE, place + 1)
    return ones(strides >> (first - place) & ((1 << max(0, deepest(place, lane) - first + 1)) - 1))


@rule
def kept_waiting(s, seat, colour):
    """How many pieces of other sides, and of partners, come up to the start of a colour, taken or not."""
    rivals, friends = 0, 0
    field = field_of(colour, TRACK)
    for piece in range(PIECES):
        other, stands = piece // EACH, int(s.place[piece])
        if other != colour and START < stands <= TRACK and (field - field_of(other, stands)) % TRACK < FAR:
            if (other - seat) % int(s.sides) == 0:
                friends += 1
            else:
                rivals += 1
    return rivals, friends


# The best use of a card


@rule
def promise(s, seat, kind, rest, action):
    """What an action promises with all that can follow it with the same card."""
    if kind == SEVEN and GO <= action < STOP:
        piece, steps = (action - GO) // FAR, (action - GO) % FAR + 1
        worth = worth_of_walk(s, seat, piece, reach(s, piece, steps, taken_starts(s)))
        return worth + best_rest(s, seat, piece, rest - steps)
    if action >= CHANGE and action < GO and rest > 1:
        _, worth = best_other(s, seat, action - CHANGE)
        return worth
    return worth_of(s, seat, kind, rest, action)


@rule
def best_rest(s, seat, piece, rest):
    """What the rest of a seven is worth after a piece has had its steps: all to the best of its fellows."""
    if rest == 0:
        return 0
    best, starts, first = NOTHING, taken_starts(s), piece - piece % EACH
    for fellow in range(first, first + EACH):
        if fellow != piece and not int(s.moved) >> fellow & 1:
            to = reach(s, fellow, rest, starts)
            if to != NO_WAY:
                best = max(best, worth_of_walk(s, seat, fellow, to))
    return best if best > NOTHING else rest  # shared by several, or flowing on


@rule
def best_other(s, seat, one):
    """With which piece another is best swapped, and what that is worth."""
    best, best_worth = -1, NOTHING
    for step in range(PIECES):
        other = (seat * EACH + step) % PIECES
        if other != one and exchangeable(s, other):
            worth = worth_of_change(s, seat, one, other)
            if worth > best_worth:
                best, best_worth = other, worth
    return best, best_worth


@rule
def best_use(s, seat, kind, out):
    """The first action of the best use of a card, which can be none (-1), and what it promises; `out` is room.

    Of equals, the colour that comes first round the table from the player, so that all seats look alike.
    """
    best, best_worth = -1, NOTHING
    if kind == SWAP:
        for step in range(PIECES):
            one = (seat * EACH + step) % PIECES
            if exchangeable(s, one):
                _, worth = best_other(s, seat, one)
                if worth > best_worth:
                    best, best_worth = CHANGE + one, worth
        return best, best_worth
    rest = PARTS[kind]
    for i in range(list_moves(s, seat, kind, rest, out, 0, MOVES)):
        action = int(out[i])
        worth = promise(s, seat, kind, rest, action)
        if worth > best_worth or (worth == best_worth and seats_on(seat, action) < seats_on(seat, best)):
            best, best_worth = action, worth
    return best, best_worth


@rule
def seats_on(seat, action):
    """How many seats on the colour sits that a move, other than a swap, moves."""
    if action >= GO:
        colour = (action - GO) // FAR // EACH
    elif action >= GO_BACK:
        colour = (action - GO_BACK) // EACH
    else:
        colour = action - BRING_OUT
    return (colour - seat) % COLOURS
