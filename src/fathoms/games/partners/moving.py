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
FILLED = (0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4)  # circles of a lane taken without a gap from the innermost

# The board


@rule
def field_of(colour, place):
    """The field of the track a piece stands on, the same number for every colour: 0-77."""
    return (colour * STRETCH + place - 1) % TRACK


@rule
def place_on(colour, field):
    """A field of the track as a colour counts it: 1-78."""
    return (field - colour * STRETCH) % TRACK + 1


@rule
def lane_of(s, colour):
    """The taken circles of a colour's lane."""
    lane = 0
    for piece in range(colour * EACH, colour * EACH + EACH):
        place = int(s.place[piece])
        if place >= LANE:
            lane |= 1 << (CORE - place)
    return lane


@rule
def locked(place, lane):
    """Is a piece on this place locked: is every circle further in taken by a locked one? (PAR-24)"""
    return place >= LANE and FILLED[lane] > CORE - place


@rule
def finished(s, colour):
    """Are all four pieces of a colour locked? They are as soon as all are in the lane, which they fill."""
    lowest = CORE
    for piece in range(colour * EACH, colour * EACH + EACH):
        lowest = min(lowest, int(s.place[piece]))
    return lowest >= LANE


@rule
def at_home(s, colour):
    """How many pieces of a colour are at home."""
    count = 0
    for piece in range(colour * EACH, colour * EACH + EACH):
        if s.place[piece] == HOME:
            count += 1
    return count


# What is in the way


@rule
def taken_starts(s):
    """Bit set of the colours that have a piece on their start field."""
    colours = 0
    for piece in range(PIECES):
        if s.place[piece] == START:
            colours |= 1 << (piece // EACH)
    return colours


@rule
def bars_for(colour, starts):
    """The taken starts of the other colours, as a colour meets them on its way. (PAR-19)"""
    return (starts >> colour | starts << (COLOURS - colour)) & OTHER_STARTS


@rule
def clear(low, high, bars):
    """Is no barred start between two places of the track? The k-th lies between 13 k and 13 k + 1. (PAR-2)"""
    first = (low + STRETCH - 1) // STRETCH
    last = (high - 1) // STRETCH
    return bars & ((2 << last) - (1 << first)) == 0


# Where a piece comes to


@rule
def deepest(place, lane):
    """The last place before the next taken circle, going in. (PAR-23: no one jumps inside the lane)"""
    if place >= LANE:
        lane &= (1 << (CORE - place)) - 1
    return CORE - LENGTH[lane]


@rule
def walk(place, steps, lane, bars):
    """Where a piece in play comes to rest, `lane` being the circles its fellows have taken; or NO_WAY."""
    far = place + steps
    if far <= TRACK:
        return far if clear(place, far, bars) else NO_WAY  # PAR-11, PAR-19
    if place < LANE and not clear(place, TRACK, bars):
        return NO_WAY
    turn = deepest(place, lane)
    if far <= turn:
        return far  # PAR-23
    back = 2 * turn - far  # PAR-25: the rest is walked backwards
    if place >= LANE:
        for circle in range(max(back, LANE), place):
            if lane >> (CORE - circle) & 1:
                return NO_WAY  # PAR-25: not over or onto one's own further out
    if back < TRACK and not clear(back, TRACK, bars):
        return NO_WAY
    return back


@rule
def walk_back(place, bars):
    """Where a back 4 leads, behind the own start if need be, or NO_WAY. (PAR-14)"""
    if place == HOME or place >= LANE:
        return NO_WAY
    if place == START:
        return LANE - BACK
    if place <= BACK:
        return place + TRACK - BACK
    return place - BACK if clear(place - BACK, place, bars) else NO_WAY


@rule
def reach(s, piece, steps, starts):
    """Where a piece comes to with so many fields forward, given the starts that bar the way; or NO_WAY."""
    place = int(s.place[piece])
    if place == HOME:
        return NO_WAY
    colour = piece // EACH
    lane = 0
    if place + steps > TRACK:
        lane = lane_of(s, colour)
        if locked(place, lane):
            return NO_WAY
        if place >= LANE:
            lane ^= 1 << (CORE - place)
    return walk(place, steps, lane, bars_for(colour, starts))


@rule
def starts_for(s, card):
    """The starts that bar the way of a card: none that of a 5. (PAR-15, PAR-19)"""
    return 0 if card == FIVE else taken_starts(s)


# Arriving


@rule
def land(s, piece, place):
    """Put a piece down: it hits one piece of another colour, and is hit by two or more. (PAR-20, PAR-21)"""
    s.place[piece] = place
    if place == START or place >= LANE:
        return
    colour = piece // EACH
    field = field_of(colour, place)
    for other in range(COLOURS):
        if other == colour:
            continue
        there = place_on(other, field)
        found, victim = 0, 0
        for standing in range(other * EACH, other * EACH + EACH):
            if s.place[standing] == there:
                found += 1
                victim = standing
        if found == 1:
            s.place[victim] = HOME
            return
        if found > 1:
            s.place[piece] = HOME
            return


# Changing places


@rule
def exchangeable(s, piece):
    """Can a swap take this piece: on the track, and not with another of its colour? (PAR-18)"""
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
    field_of_one = field_of(one // EACH, int(s.place[one]))
    field_of_other = field_of(other // EACH, int(s.place[other]))
    s.place[one] = place_on(one // EACH, field_of_other)
    s.place[other] = place_on(other // EACH, field_of_one)
