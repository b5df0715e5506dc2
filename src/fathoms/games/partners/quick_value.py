"""The estimated value of a state of Partners for a seat, for bots that search."""

from fathoms.core.results import chance_of_lead
from fathoms.core.rule import rule
from fathoms.games.partners.greedy import worth_of_place
from fathoms.games.partners.moving import lane_circles
from fathoms.games.partners.state import COLOURS, EACH, HOUSE

SCALE = HOUSE["outlook"]["scale"]


@rule
def quick_value(s, seat):
    """The chance of the side of `seat`: how far its pieces have come, against the best of the others."""
    sides = int(s.sides)
    own, rival = 0.0, 0.0
    for side in range(sides):
        worth = worth_of_side(s, side) * sides / COLOURS  # each player of it
        if side == seat % sides:
            own = worth
        else:
            rival = max(rival, worth)
    return chance_of_lead(own - rival, SCALE)


@rule
def worth_of_side(s, side):
    """What all pieces of a side are worth where they stand."""
    total = 0
    for colour in range(side, COLOURS, int(s.sides)):
        lane = lane_circles(s, colour)
        for piece in range(colour * EACH, colour * EACH + EACH):
            total += worth_of_place(colour, int(s.place[piece]), lane)
    return total
