"""What players of Toilet Divers, and its hourglass, can do."""

from fathoms.core.actions import Actions
from fathoms.games.toilet_divers.state import (
    CELLS,
    LEVELS,
    OPEN_FIRST_LEVEL,
    PAGE_TURNS,
    PLACES,
    PLAYERS,
    TREASURES,
    WAY_DOWN,
    WAY_NAMES,
    WAYS_OF,
)

ACTIONS = Actions()
LEAF = ACTIONS.add("leaf", level=range(2, CELLS + 2))  # open this level of the own toilet
CLOSE = ACTIONS.add("close")  # end the leafing
TIME_UP = ACTIONS.add("time_up")  # the clock's
TURN_UP = ACTIONS.add("turn_up")
GO = ACTIONS.add("go", way=WAY_NAMES)
HAND = ACTIONS.add("hand", place=PLACES)  # where the tool to borrow is
SURFACE = ACTIONS.add("surface")  # end the dive where only a helper could take one on
POINT = ACTIONS.add("point", way=WAY_NAMES)
ACTIONS.add("shrug")  # POINT + SHRUG: the assistant does not know
KEEP = ACTIONS.add("keep", chip=2)

MOVES = CELLS + 1  # at once: any page, or an end to the leafing
# Each pipe is taken at most twice in a dive, and each level left downwards once: so many moves a dive can have, and
# so many actions a game.
PIPES = sum(bin(ways & ~WAY_DOWN).count("1") for ways in (*WAYS_OF, *[OPEN_FIRST_LEVEL] * PLACES))
LONGEST_DIVE = 2 * PIPES + LEVELS - 1
LONGEST_TURN = (
    1 + LONGEST_DIVE + (LONGEST_DIVE + 1) + 1 + 1
)  # turn up, go, point at each card, hand over, surface or keep
LONGEST = PLAYERS * (PAGE_TURNS + 1) + 1 + 2 * TREASURES * LONGEST_TURN
