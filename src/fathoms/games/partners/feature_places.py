"""Colours relative to a seat, and places in coarse spots, for the features of Partners."""

from fathoms.core.rule import rule
from fathoms.games.partners.state import BACK, COLOURS, EACH, HOME, LANE, TRACK

# Colours, as a seat sees them: its own, up to two partners, then others by how many seats on they sit.
PARTNERS = 2
SLOTS = 1 + PARTNERS + COLOURS - 1

# Spots are places, told apart more finely where it matters: where a back 4 leads to the last fields, and near the lane.
NEAR = 18  # fields before the lane
LONG_SPOT, SHORT_SPOT = 7, 3  # fields
EARLY = BACK + 2  # home, the start and the fields from which a back 4 passes behind it
LONG_SPOTS = (TRACK - NEAR - BACK) // LONG_SPOT
SHORT_SPOTS = NEAR // SHORT_SPOT
SPOTS = EARLY + LONG_SPOTS + SHORT_SPOTS + EACH


@rule
def colour_slot(s, seat, colour):
    """Who a colour is to a seat: 0 = its own, 1 or 2 = a partner, then others."""
    seats_on, sides = (colour - seat) % COLOURS, int(s.sides)
    if seats_on % sides == 0:
        return seats_on // sides
    return PARTNERS + seats_on


@rule
def place_spot(place):
    """Where a place lies on the way from home (0) to the innermost circle."""
    if place <= BACK:
        return place - HOME
    if place <= TRACK - NEAR:
        return EARLY + (place - BACK - 1) // LONG_SPOT
    if place <= TRACK:
        return EARLY + LONG_SPOTS + (place - (TRACK - NEAR) - 1) // SHORT_SPOT
    return EARLY + LONG_SPOTS + SHORT_SPOTS + place - LANE
