"""Who will win a game of Dykarna? A guess at a glance, for bots that look ahead."""

from fathoms.core.results import chance_of
from fathoms.core.rule import rule
from fathoms.games.dykarna.sea import crew_of, mates
from fathoms.games.dykarna.state import BOAT, CREWS, DIVERS, HOUSE, OUT, SQUARES, WIDTH
from fathoms.games.dykarna.treasure import lead_at_home, pieces_on

SCALE = HOUSE["outlook"]["scale"]
HEAD_START = HOUSE["outlook"]["head_start"]
AT_SEA = HOUSE["outlook"]["at_sea"]


@rule
def quick_value(s, seat):
    """The chance of the side of `seat`: its treasure at home and within its reach, against the best of the others'."""
    lead = float(lead_at_home(s, seat))
    for square in range(SQUARES):
        pieces = pieces_on(s, square)
        if pieces:
            lead += pieces * AT_SEA * (2 * chance_of(ahead_at(s, seat, square), HEAD_START) - 1)
    return chance_of(lead, SCALE)


@rule
def ahead_at(s, crew, square):
    """By how many squares the side of a crew is nearer to bringing a piece home than the others are.

    A piece is as far from home as its next carrier is from it, and it from the next boat of the same side.
    """
    fetch, fetch_other, bring, bring_other = 2 * WIDTH, 2 * WIDTH, 2 * WIDTH, 2 * WIDTH
    for diver in range(DIVERS):
        place = int(s.place[diver])
        if place != OUT:
            here = int(s.boat[place - BOAT]) if place >= BOAT else place
            away = apart(here, square) + 2 * int(s.caught[diver])
            if mates(s, crew, crew_of(diver)):
                fetch = min(fetch, away)
            else:
                fetch_other = min(fetch_other, away)
    for boat in range(CREWS):
        away = apart(int(s.boat[boat]), square)
        if mates(s, crew, boat):
            bring = min(bring, away)
        else:
            bring_other = min(bring_other, away)
    return fetch_other + bring_other - fetch - bring


@rule
def apart(one, other):
    """Steps between two squares, if nothing were in the way."""
    return max(abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH))
