"""The components of Toilet Divers: four toilets of cards, treasures to find, tools to lend, and chips with stars."""

from typing import Literal

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values

HOUSE = tuning_values(__package__)

PLAYERS = 4  # at most
PLACES = 4  # round the board, clockwise, each with a toilet
LEVELS = 8  # of a toilet; the first has no card
BOTTOM = LEVELS
CELLS = LEVELS - 1  # cards in a toilet
CARDS = PLACES * CELLS

# Ways out of an open toilet. A pipe leads `way + 1` places on, clockwise: facing the middle, left is the next place.
LEFT, OPPOSITE, RIGHT, DOWN = 0, 1, 2, 3
WAYS = 4
PIPE = {"L": 1 << LEFT, "O": 1 << OPPOSITE, "R": 1 << RIGHT}
WAY_DOWN = 1 << DOWN


def pipes(letters: str) -> int:
    """A bit set of the ways to the sides, from the letters of the house-rule numbers."""
    return sum(PIPE[letter] for letter in letters)


# Treasures and obstacles are numbered from 1; 0 is none. Tool n helps against obstacle n.
TREASURE_NAMES = tuple(HOUSE["treasures"])
OBSTACLE_NAMES = tuple(HOUSE["obstacles"])
TOOL_NAMES = tuple(kind["tool"] for kind in HOUSE["obstacles"].values())
TREASURES = len(TREASURE_NAMES)
TOOLS = len(TOOL_NAMES)

# Cards are numbered from 1, so that 0 can be a card the viewer cannot see: first the treasures (the card of treasure
# n is card n), then the obstacles, then the plain ones. Each card: its obstacle, and its ways out as a bit set.
UNKNOWN = 0
_DECK = [
    (0, 0),
    *((0, pipes(letters) | WAY_DOWN) for letters in HOUSE["treasures"].values()),
    *(
        (number + 1, pipes(letters) | WAY_DOWN)
        for number, kind in enumerate(HOUSE["obstacles"].values())
        for letters in kind["cards"]
    ),
    *((0, pipes(letters) | WAY_DOWN) for letters in HOUSE["plain"]["down"]),
    *((0, pipes(letters)) for letters in HOUSE["plain"]["no_down"]),
]
OBSTACLE_ON = tuple(obstacle for obstacle, _ in _DECK)
WAYS_OF = tuple(ways for _, ways in _DECK)
assert len(_DECK) == CARDS + 1, "the house values must name 28 cards"

FIRST_LEVEL = WAY_DOWN | pipes(HOUSE["first_level"]["closed"])
OPEN_FIRST_LEVEL = WAY_DOWN | pipes(HOUSE["first_level"]["open"])

# A chip is its stars, plus FLUSH if it shows one; 0 is a chip the viewer cannot see.
FLUSH = 8
STARS = tuple(HOUSE["chips"]["stars"])
MOST_STARS = max(STARS)
CHIPS_WITH = tuple(STARS.count(stars) for stars in range(MOST_STARS + 1))  # of each kind, by stars
FLUSHES = len(STARS)
CHIPS = 2 * FLUSHES
assert CHIPS == 2 * TREASURES, "two chips for every treasure"

GLASS_SECONDS = float(HOUSE["leafing"]["seconds"])
PAGE_TURNS = HOUSE["leafing"]["page_turns"]

# What can be done.
LEAFING = 0  # everyone leafs through the toilet in front of them
TURNING = 1  # the next player turns up a treasure card
DIVING = 2  # the diver goes on; the assistant may point
KEEPING = 3  # the diver has found the treasure and keeps one of two chips
OVER = 4

# Where a treasure card is.
WAITING = 0  # in the pile face down, or wanted for the first time
MISSED = 1  # in the pile face up, or wanted for the second time
FOUND = 2
LOST = 3  # not found in two searches

WayName = Literal["left", "opposite", "right", "down"]
WAY_NAMES: tuple[WayName, ...] = ("left", "opposite", "right", "down")

# What the assistant has shown the diver at the open card: a way (0-3), or
NOTHING = -1
SHRUG = 4

STATE = state_type(
    "toilet_divers",
    [
        ("players", np.int8),  # 2-4
        ("flush", np.int8),  # options
        ("open_first_level", np.int8),
        ("idle_tools", np.int8),
        ("bottom_sideways", np.int8),
        ("toilet_at", np.int8, (PLACES,)),  # which toilet, 0-3, stands at each place
        ("card", np.int8, (CARDS,)),  # card 1-28 in each toilet and level, see `cell`; UNKNOWN in views
        ("tool", np.int8, (PLACES,)),  # tool 1-4 at each place: its player's, or beside the toilet
        ("phase", np.int8),  # LEAFING to OVER
        ("turn", np.int8),  # seat whose turn it is
        ("leaf", np.int8, (PLAYERS,)),  # level each seat has open while LEAFING; 1 = none yet, 0 = closed for good
        ("page_turns", np.int8, (PLAYERS,)),  # page turns each seat has left while LEAFING
        ("pile", np.int8, (TREASURES,)),  # face-down treasure cards 1-8, the next at `searches`; 0 = turned up
        ("searches", np.int8),  # treasure cards turned up so far, 0-16
        ("missed", np.int8, (TREASURES,)),  # face-up treasure cards under the pile, in order; 0 = turned up again
        ("misses", np.int8),  # how many were ever put there
        ("fate", np.int8, (TREASURES + 1,)),  # of each treasure: WAITING to LOST
        ("wanted", np.int8),  # treasure 1-8 looked for now; 0 = none
        ("place", np.int8),  # where the open toilet stands; -1 = all closed
        ("level", np.int8),  # the level that is open; 0 = none
        ("exits_taken", np.int8, (PLACES * LEVELS,)),  # bit set: taken in this dive, at place * LEVELS + level - 1
        ("exits_closed", np.int8, (PLACES * LEVELS,)),  # bit set: taken twice, so closed for the rest of the dive
        ("moves", np.int16),  # made in this dive
        ("helper", np.int8),  # place the assistant tile was handed to; -1 = nobody
        ("pointed", np.int8),  # what the assistant has shown at this card; NOTHING, a way, or SHRUG
        ("chip", np.int8, (CHIPS,)),  # the pile, drawn two by two; then the diver's first, the other one second
        ("finds", np.int8),  # treasures found, so pairs of chips drawn
        ("finder", np.int8, (TREASURES,)),  # seat that drew each pair
        ("assistant", np.int8, (TREASURES,)),  # seat that got the second chip of each; -1 = it left the game
        ("flushed", np.int8, (TREASURES,)),  # did the pair flush?
        ("moment", np.int16),  # time as memory counts it: cards opened so far
        ("seen_at", np.int16, (PLAYERS, CARDS)),  # when each seat last saw each card; 0 = never
    ],
)
