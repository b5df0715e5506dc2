"""Seating at Toilet Divers, and the ways a diver can go."""

from fathoms.core.rule import rule
from fathoms.games.toilet_divers.state import (
    BOTTOM,
    CELLS,
    FIRST_LEVEL,
    LEVELS,
    OBSTACLE_ON,
    OPEN_FIRST_LEVEL,
    PLACES,
    WAY_DOWN,
    WAYS_OF,
)

# The places


@rule
def place_of(s, seat):
    """Where a seat's player sits: two players opposite each other, three at places 0, 1 and 2. (TOI-2)"""
    return seat * 2 if s.players == 2 else seat


@rule
def seat_at(s, place):
    """The seat of the player at a place; -1 = no one sits there."""
    if s.players == 2:
        return -1 if place & 1 else place >> 1
    return place if place < s.players else -1


@rule
def next_seat(s, seat):
    """The player on the left: the next one clockwise."""
    return (seat + 1) % int(s.players)


@rule
def cell(s, place, level):
    """Which of the 28 cards is in the toilet at a place, on a level from 2 on."""
    return int(s.toilet_at[place]) * CELLS + level - 2


# The open card


@rule
def open_card(s):
    """The card everyone sees; 0 on level 1, which has none, and while all toilets are closed."""
    if s.level < 2:
        return 0
    return int(s.card[cell(s, int(s.place), int(s.level))])


@rule
def exits(s, card, level):
    """The ways that leave a card on a level, as a bit set, obstacles or not. (TOI-7)"""
    if level == 1:
        return OPEN_FIRST_LEVEL if s.open_first_level else FIRST_LEVEL
    if level < BOTTOM:
        return WAYS_OF[card]
    return WAYS_OF[card] & ~WAY_DOWN if s.bottom_sideways else 0  # TOI-12


@rule
def ways_out(s):
    """The ways on the open card that this dive has not taken twice, as a bit set. (TOI-13)"""
    level = int(s.level)
    return exits(s, open_card(s), level) & ~int(s.exits_closed[int(s.place) * LEVELS + level - 1])


@rule
def has_tool(s, obstacle):
    """Is the tool for an obstacle the diver's own or the assistant's? (TOI-8, TOI-9)"""
    if s.tool[place_of(s, int(s.turn))] == obstacle:
        return True
    return s.helper >= 0 and s.tool[s.helper] == obstacle


@rule
def free_ways(s):
    """The ways the diver can go now, as a bit set. Pipes are always free, only the way down can be blocked. (TOI-8)"""
    ways = ways_out(s)
    obstacle = OBSTACLE_ON[open_card(s)]
    if obstacle > 0 and not has_tool(s, obstacle):
        ways &= ~WAY_DOWN
    return ways


@rule
def possible_helper(s):
    """The place of the tool that would open the way down here, if the tile can still be handed there; else -1."""
    obstacle = OBSTACLE_ON[open_card(s)]
    if s.helper >= 0 or obstacle == 0 or has_tool(s, obstacle) or ways_out(s) & WAY_DOWN == 0:
        return -1
    for place in range(PLACES):
        if s.tool[place] == obstacle and (seat_at(s, place) >= 0 or s.idle_tools):  # TOI-10
            return place
    return -1
