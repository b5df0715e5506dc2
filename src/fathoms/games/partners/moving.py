"""How pieces move in Partners: along the track, past starts, into the goal, and onto each other.

A piece's place is seen from its own colour; start fields other colours may bar are numbered the same way, the k-th
one on its way being bit k of `bars`. A lane is a bit set of taken goal circles, the innermost being bit 0.
"""

from fathoms.core.rule import rule
from fathoms.games.partners.state import (
    BACK,
    COLOURS,
    CORE,
    EACH,
    FIVE,
    HOME,
    LANE,
    NO_WAY,
    PIECES,
    START,
    STRETCH,
    TRACK,
)

FULL_LANE = (1 << EACH) - 1
OTHER_STARTS = (1 << COLOURS) - 2  # all but one's own, which stops nobody of that colour
LENGTH = (0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4)  # of a lane: the taken circle furthest out, from 1; 0 = none
LOCKED_CIRCLES = (
    0,
    1,
    0,
    2,
    0,
    1,
    0,
    3,
    0,
    1,
    0,
    2,
    0,
    1,
    0,
    4,
)  # circles of a lane taken without a gap from the innermost

# The board


@rule
def track_field(colour, place):
    """The field of the track a piece stands on, the same number for every colour: 0-77."""
    return (colour * STRETCH + place - 1) % TRACK


@rule
def place_of_field(colour, field):
    """A field of the track as a colour counts it: 1-78."""
    return (field - colour * STRETCH) % TRACK + 1


@rule
def lane_circles(s, colour):
    """The taken circles of a colour's lane, as a bit set."""
    lane = 0
    for piece in range(colour * EACH, colour * EACH + EACH):
        place = int(s.place[piece])
        if place >= LANE:
            lane |= 1 << (CORE - place)
    return lane


@rule
def is_locked(place, lane):
    """Is a piece on this place locked: is every circle further in taken by a locked one? (PAR-24)"""
    return place >= LANE and LOCKED_CIRCLES[lane] > CORE - place


@rule
def is_finished(s, colour):
    """Are all four pieces of a colour locked? They are as soon as all are in the lane, which they fill."""
    lowest = CORE
    for piece in range(colour * EACH, colour * EACH + EACH):
        lowest = min(lowest, int(s.place[piece]))
    return lowest >= LANE


@rule
def count_at_home(s, colour):
    """How many pieces of a colour are at home."""
    count = 0
    for piece in range(colour * EACH, colour * EACH + EACH):
        if s.place[piece] == HOME:
            count += 1
    return count


# What is in the way


@rule
def occupied_starts(s):
    """Bit set of the colours that have a piece on their start field."""
    colours = 0
    for piece in range(PIECES):
        if s.place[piece] == START:
            colours |= 1 << (piece // EACH)
    return colours


@rule
def barred_starts(colour, starts):
    """The taken starts of the other colours, as a colour meets them on its way. (PAR-19)"""
    return (starts >> colour | starts << (COLOURS - colour)) & OTHER_STARTS


@rule
def is_way_clear(low, high, bars):
    """Whether no barred start lies between two places of the track. The k-th lies between 13 k and 13 k + 1. (PAR-2)"""
    first = (low + STRETCH - 1) // STRETCH
    last = (high - 1) // STRETCH
    return bars & ((2 << last) - (1 << first)) == 0


# Where a piece comes to


@rule
def deepest_place(place, lane):
    """The last place before the next taken circle, going in. (PAR-23: no one jumps inside the lane)"""
    if place >= LANE:
        lane &= (1 << (CORE - place)) - 1
    return CORE - LENGTH[lane]


@rule
def walk_to(place, steps, lane, bars):
    """Where a piece comes to rest after some steps, or NO_WAY; `lane` are the circles its fellows have taken."""
    target = place + steps
    if target <= TRACK:
        return target if is_way_clear(place, target, bars) else NO_WAY  # PAR-11, PAR-19
    if place < LANE and not is_way_clear(place, TRACK, bars):
        return NO_WAY
    turn = deepest_place(place, lane)
    if target <= turn:
        return target  # PAR-23
    turned_target = 2 * turn - target  # PAR-25: the rest is walked backwards
    if place >= LANE:
        for circle in range(max(turned_target, LANE), place):
            if lane >> (CORE - circle) & 1:
                return NO_WAY  # PAR-25: not over or onto one's own further out
    if turned_target < TRACK and not is_way_clear(turned_target, TRACK, bars):
        return NO_WAY
    return turned_target


@rule
def place_four_back(place, bars):
    """Where a back 4 leads, behind the own start if need be, or NO_WAY. (PAR-14)"""
    if place == HOME or place >= LANE:
        return NO_WAY
    if place == START:
        return LANE - BACK
    if place <= BACK:
        return place + TRACK - BACK
    return place - BACK if is_way_clear(place - BACK, place, bars) else NO_WAY


@rule
def place_after_steps(s, piece, steps, starts):
    """Where a piece comes to after some steps forward, with these starts barring the way; or NO_WAY."""
    place = int(s.place[piece])
    if place == HOME:
        return NO_WAY
    colour = piece // EACH
    lane = 0
    if place + steps > TRACK:
        lane = lane_circles(s, colour)
        if is_locked(place, lane):
            return NO_WAY
        if place >= LANE:
            lane ^= 1 << (CORE - place)
    return walk_to(place, steps, lane, barred_starts(colour, starts))


@rule
def starts_that_bar(s, card):
    """The starts that bar the way for a card: none for a 5. (PAR-15, PAR-19)"""
    return 0 if card == FIVE else occupied_starts(s)


# Arriving


@rule
def land_piece(s, piece, place):
    """Put a piece on a place: it hits one piece of another colour, and is hit by two or more. (PAR-20, PAR-21)"""
    s.place[piece] = place
    if place == START or place >= LANE:
        return
    colour = piece // EACH
    field = track_field(colour, place)
    for other in range(COLOURS):
        if other == colour:
            continue
        met_place = place_of_field(other, field)
        met_count, victim = 0, 0
        for other_piece in range(other * EACH, other * EACH + EACH):
            if s.place[other_piece] == met_place:
                met_count += 1
                victim = other_piece
        if met_count == 1:
            s.place[victim] = HOME
            return
        if met_count > 1:
            s.place[piece] = HOME
            return


# Changing places


@rule
def is_swappable(s, piece):
    """Whether a swap can take this piece: on the track, and alone on its field. (PAR-18)"""
    place = int(s.place[piece])
    if place < 1 or place > TRACK:
        return False
    for fellow in range(piece - piece % EACH, piece - piece % EACH + EACH):
        if fellow != piece and s.place[fellow] == place:
            return False
    return True


@rule
def change_places(s, one, other):
    """Two pieces swap their fields. Both stand alone, so no field holds two colours afterwards. (PAR-18, PAR-22)"""
    field_of_one = track_field(one // EACH, int(s.place[one]))
    field_of_other = track_field(other // EACH, int(s.place[other]))
    s.place[one] = place_of_field(one // EACH, field_of_other)
    s.place[other] = place_of_field(other // EACH, field_of_one)
