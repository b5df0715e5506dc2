"""Threats and the best use of a card in Partners: who can hit whom, and which cards lead home.

All of it from what lies open and the seat's hand, and by the worths of `greedy`. Nothing here is left to chance.
"""

from fathoms.core.bits import ones
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, MOVES, STOP
from fathoms.games.partners.card_moves import list_moves
from fathoms.games.partners.greedy import NOTHING, OUT_WORTH, worth_of_action, worth_of_swap, worth_of_walk
from fathoms.games.partners.moving import (
    deepest_place,
    is_locked,
    is_swappable,
    lane_circles,
    occupied_starts,
    place_after_steps,
    place_four_back,
    place_of_field,
    track_field,
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
def strides_in_hand(s, seat, without):
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
def threat_and_prey(s, seat, piece, place, strides):
    """Of a piece of the side, were it on a place: how many cards of others could hit it, those of players who have
    some left twice, and what the pieces are worth that it could hit with the distances `strides`."""
    if place < START or place > TRACK:
        return 0, 0
    colour, sides = piece // EACH, int(s.sides)
    is_safe = place == START
    for fellow in range(colour * EACH, colour * EACH + EACH):
        if fellow != piece and s.place[fellow] == place:
            is_safe = True
    field = track_field(colour, place)
    threat, prey = 0, 0
    for other in range(COLOURS):
        if (other - seat) % sides == 0:
            continue
        place_for_other = place_of_field(other, field)
        threat_weight = 2 if s.hand[other * HAND] else 1
        for rival in range(other * EACH, other * EACH + EACH):
            rival_place = int(s.place[rival])
            if rival_place < START or rival_place > TRACK:
                continue
            if not is_safe:
                if 0 < place_for_other - rival_place <= FAR:
                    threat += REACHES[place_for_other - rival_place] * threat_weight
                elif place_four_back(rival_place, 0) == place_for_other:
                    threat += threat_weight
            distance = place_of_field(colour, track_field(other, rival_place)) - place
            if rival_place > START and 0 < distance <= FAR and strides >> distance & 1 and is_swappable(s, rival):
                prey += OUT_WORTH + rival_place
    return threat, prey


@rule
def count_ways_into_lane(s, piece, place, strides):
    """With how many distances of `strides` a piece, were it on a place, would go into its lane, or on in it."""
    if place < LANE - FAR:
        return 0
    lane = lane_circles(s, piece // EACH)
    if is_locked(place, lane):
        return 0
    current_place = int(s.place[piece])
    if current_place >= LANE:
        lane &= ~(1 << (CORE - current_place))
    first = max(LANE, place + 1)
    return ones(strides >> (first - place) & ((1 << max(0, deepest_place(place, lane) - first + 1)) - 1))


@rule
def count_waiting(s, seat, colour):
    """How many pieces of other sides, and of partners, come up to the start of a colour, taken or not."""
    rivals, friends = 0, 0
    field = track_field(colour, TRACK)
    for piece in range(PIECES):
        other, other_place = piece // EACH, int(s.place[piece])
        if other != colour and START < other_place <= TRACK and (field - track_field(other, other_place)) % TRACK < FAR:
            if (other - seat) % int(s.sides) == 0:
                friends += 1
            else:
                rivals += 1
    return rivals, friends


# The best use of a card


@rule
def worth_with_rest(s, seat, kind, rest, action):
    """What an action promises with all that can follow it with the same card."""
    if kind == SEVEN and GO <= action < STOP:
        piece, steps = (action - GO) // FAR, (action - GO) % FAR + 1
        worth = worth_of_walk(s, seat, piece, place_after_steps(s, piece, steps, occupied_starts(s)))
        return worth + worth_of_rest(s, seat, piece, rest - steps)
    if action >= CHANGE and action < GO and rest > 1:
        _, worth = best_swap_partner(s, seat, action - CHANGE)
        return worth
    return worth_of_action(s, seat, kind, rest, action)


@rule
def worth_of_rest(s, seat, piece, rest):
    """What the rest of a seven is worth after a piece has had its steps: all to the best of its fellows."""
    if rest == 0:
        return 0
    best, starts, first = NOTHING, occupied_starts(s), piece - piece % EACH
    for fellow in range(first, first + EACH):
        if fellow != piece and not int(s.moved) >> fellow & 1:
            to = place_after_steps(s, fellow, rest, starts)
            if to != NO_WAY:
                best = max(best, worth_of_walk(s, seat, fellow, to))
    return best if best > NOTHING else rest  # shared by several, or flowing on


@rule
def best_swap_partner(s, seat, one):
    """With which piece another is best swapped, and what that is worth."""
    best, best_worth = -1, NOTHING
    for step in range(PIECES):
        other = (seat * EACH + step) % PIECES
        if other != one and is_swappable(s, other):
            worth = worth_of_swap(s, seat, one, other)
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
            if is_swappable(s, one):
                _, worth = best_swap_partner(s, seat, one)
                if worth > best_worth:
                    best, best_worth = CHANGE + one, worth
        return best, best_worth
    rest = PARTS[kind]
    for i in range(list_moves(s, seat, kind, rest, out, 0, MOVES)):
        action = int(out[i])
        worth = worth_with_rest(s, seat, kind, rest, action)
        if worth > best_worth or (worth == best_worth and seats_to_colour(seat, action) < seats_to_colour(seat, best)):
            best, best_worth = action, worth
    return best, best_worth


@rule
def seats_to_colour(seat, action):
    """How many seats on the colour sits that a move, other than a swap, moves."""
    if action >= GO:
        colour = (action - GO) // FAR // EACH
    elif action >= GO_BACK:
        colour = (action - GO_BACK) // EACH
    else:
        colour = action - BRING_OUT
    return (colour - seat) % COLOURS
