"""The estimated value of a state of Dykarna for a seat, for bots that search."""

from fathoms.core.results import chance_of_lead
from fathoms.core.rule import rule
from fathoms.games.dykarna.sea import are_mates, crew_of
from fathoms.games.dykarna.state import BOAT, CREWS, DIVERS, HOUSE, OUT, SQUARES, WIDTH
from fathoms.games.dykarna.treasure import count_pieces, lead_at_home

SCALE = HOUSE["outlook"]["scale"]
HEAD_START = HOUSE["outlook"]["head_start"]
AT_SEA = HOUSE["outlook"]["at_sea"]


@rule
def quick_value(s, seat):
    """The chance of the side of `seat`: its treasure at home and within its reach, against the best of the others'."""
    lead = float(lead_at_home(s, seat))
    for square in range(SQUARES):
        pieces = count_pieces(s, square)
        if pieces:
            lead += pieces * AT_SEA * (2 * chance_of_lead(lead_in_squares(s, seat, square), HEAD_START) - 1)
    return chance_of_lead(lead, SCALE)


@rule
def lead_in_squares(s, crew, square):
    """By how many squares the side of a crew is nearer to bringing a piece home than the others are.

    A piece is as far from home as its next carrier is from it, and it from the next boat of the same side.
    """
    fetch, fetch_other, bring, bring_other = 2 * WIDTH, 2 * WIDTH, 2 * WIDTH, 2 * WIDTH
    for diver in range(DIVERS):
        place = int(s.place[diver])
        if place != OUT:
            from_square = int(s.boat[place - BOAT]) if place >= BOAT else place
            steps = distance(from_square, square) + 2 * int(s.caught[diver])
            if are_mates(s, crew, crew_of(diver)):
                fetch = min(fetch, steps)
            else:
                fetch_other = min(fetch_other, steps)
    for boat in range(CREWS):
        steps = distance(int(s.boat[boat]), square)
        if are_mates(s, crew, boat):
            bring = min(bring, steps)
        else:
            bring_other = min(bring_other, steps)
    return fetch_other + bring_other - fetch - bring


@rule
def distance(one, other):
    """Steps between two squares, if nothing were in the way."""
    return max(abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH))
