"""The components of Tokyo Poo Divers: cards on a street of manhole covers, a diver, and droppings to win."""

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values

HOUSE = tuning_values(__package__)

PLAYERS = 4  # at most
COVERS = HOUSE["custom"]["most"]

# The street is a grid with a gap all round it, so that a step from any cover leads to a square. One column of gaps
# does for both sides: a step off the right edge of a row ends in it, and so does one off the left edge of the next.
COLUMNS = HOUSE["custom"]["columns"]
ROWS = HOUSE["custom"]["rows"]
WIDTH = COLUMNS + 1
SQUARES = WIDTH * (ROWS + 2)

# What lies on a square: a gap, or a card. An open card is its kind; a closed one is minus its kind.
GAP = 0
BLANK = 1
SLEEPER = 2
FIND = 3
UNKNOWN = 4  # in views: a closed card the viewer cannot see is -UNKNOWN

BLANKS = HOUSE["deck"]["blanks"]
SLEEPERS = HOUSE["deck"]["sleepers"]
FINDS = HOUSE["deck"]["finds"]

BROWNS = HOUSE["droppings"]["brown"]
GOLDENS = HOUSE["droppings"]["golden"]
GOLDEN_WORTH = 5
SUPPLY = BROWNS + GOLDENS * GOLDEN_WORTH

# The eight directions, clockwise from north.
DIRECTIONS = 8
STEP = (-WIDTH, -WIDTH + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -WIDTH - 1)

# What the player whose turn it is can do.
OPENING = 0  # open a first cover
DECIDING = 1  # bank, or push on
LOOKING = 2  # look under a cover in secret, or not
PEEKING = 3  # put the looked-at card back
OVER = 4
CONTEST = 5  # let rip, in a fart-off

# How loud a blast of the fart-off can be, in decibels, and how many there are: no two of a game are equally loud.
QUIETEST = 61
BLASTS = 60

SCRATCH = ("odds",)
STATE = state_type(
    "poo_divers",
    [
        ("covers", np.int8),  # 60-70: covers in this layout, numbered in reading order
        ("square_of", np.int16, (COVERS,)),  # the square each cover lies on
        ("card", np.int8, (SQUARES,)),  # what lies on each square, as above
        ("left", np.int8),  # closed covers
        ("players", np.int8),  # 2-4
        ("turn", np.int8),  # seat whose turn it is
        ("phase", np.int8),  # OPENING to CONTEST
        ("diver", np.int16),  # square the diver stands on; 0 (a gap) = not yet placed
        ("facing", np.int8),  # direction the diver faces; -1 = not turned yet
        ("last", np.int16),  # square of the find opened last this turn
        ("finds", np.int8),  # finds opened this turn
        ("pot", np.int16),  # points of this turn, not yet banked
        ("peek", np.int8),  # cover in the player's hand while PEEKING; -1 = none
        ("seen", np.int8, (COVERS,)),  # bit set of the seats that have looked under each cover
        ("banked", np.int16, (PLAYERS,)),  # points
        ("golden", np.int8, (PLAYERS,)),  # golden droppings among them; the rest is brown
        ("supply", np.int16),  # points left to win, 0-170
        ("fart_off", np.int8),  # option: the tied players settle it by a contest
        ("blast", np.int8, (PLAYERS,)),  # decibels of each player's blast in the fart-off; 0 = none yet
        ("champion", np.int8),  # who won the fart-off; -1 = nobody
        (
            "odds",
            np.int8,
            (2,),
        ),  # only while an information state is unfolded (features.py): of finds and sleepers, in sixteenths
    ],
)
