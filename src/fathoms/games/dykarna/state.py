"""The components of Dykarna: a sea of tiles with a shore round it, four boats, twelve divers, and treasure."""

from typing import Any

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values

HOUSE = tuning_values(__package__)
SEAS = tuple(HOUSE["seas"])  # names of the seas; the first is the rulebook's

# A crew is a boat with its divers; each has one side of the sea as its coast, clockwise from north.
CREWS = 4
EACH = 3  # divers in a crew, and room in a boat
DIVERS = CREWS * EACH  # diver 3 * crew + 0, 1, 2

# The sea lies in a grid with a ring round it: the shore. The ring's four corners are nobody's place.
LARGEST = max(sea["size"] for sea in HOUSE["seas"].values())
WIDTH = LARGEST + 2
SQUARES = WIDTH * WIDTH  # square = row * WIDTH + column, the shore included
TILES = LARGEST * LARGEST

# Where a diver is: a square, or a boat.
OUT = 0  # out of the game (a corner of the ring, where nobody can be)
BOAT = SQUARES  # + boat
PLACES = BOAT + CREWS

# Kinds of tile. A tile face up is its kind, face down it is minus its kind.
SHORE = 0  # no tile
OPEN = 1
TREASURE = 2  # + pieces - 1
ISLAND = 6
TURTLE = 7
MUD = 8  # + tussocks - 2
URCHIN = 12
OCTOPUS = 13
GOLDFISH = 14
SHARK = 15
STINGRAY = 16
ANEMONE = 17
WHIRL = 18
SEAHORSE = 19
CURRENT = 20  # + which arrows
UNKNOWN = 27  # in views: a tile face down is -UNKNOWN
KINDS = UNKNOWN + 1

TUSSOCKS = URCHIN - MUD + 1  # in the largest mud
UNITS = 2  # divers and treasures that a tussock bears
PIECE = DIVERS  # beside the divers' numbers: a piece of treasure


def tile_counts(sea: dict[str, Any]) -> tuple[int, ...]:
    """How many tiles of each kind a sea has."""
    leading = [0, sea["open"], *sea["treasure"], sea["island"], sea["turtle"], *sea["mud"]]
    names = ("urchin", "octopus", "goldfish", "shark", "stingray", "anemone", "whirl", "seahorse")
    return (*leading, *(sea[name] for name in names), *sea["current"], 0)


COUNTS = tuple(count for sea in HOUSE["seas"].values() for count in tile_counts(sea))  # KINDS numbers a sea

# The eight directions, clockwise from north, then the eight leaps of a knight, clockwise from north-north-east.
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTIONS = 8
WAYS = 16
ACROSS = (0, 1, 1, 1, 0, -1, -1, -1, 1, 2, 2, 1, -1, -2, -2, -1)
DOWN = (-1, -1, 0, 1, 1, 1, 0, -1, -2, -1, 1, 2, 2, 1, -1, -2)
NEIGHBOUR = tuple(DOWN[direction] * WIDTH + ACROSS[direction] for direction in range(DIRECTIONS))  # from a tile

# How a diver came to a tile: a way, plus WHIRLED if a whirl sent it. With the square it is a stage of a chain.
WHIRLED = WAYS
HEADINGS = 2 * WAYS


def turned_arrows(names: list[str], quarters: int) -> int:
    """The arrows of a current after some quarter turns, as a bit set of directions."""
    return sum(1 << (COMPASS.index(name) + 2 * quarters) % DIRECTIONS for name in names)


ARROWS = tuple(turned_arrows(names, quarters) for names in HOUSE["currents"]["arrows"] for quarters in range(4))

MOVE_LIMIT = HOUSE["end"]["moves"]
ROOM = 2 * SQUARES
TRAIL = 256  # all stages there are in a sea of the house's tiles; a move as long as that is taken for endless

# What the player who is to act can do.
PLACING = 0  # put a boat on the own coast
MOVING = 1  # move a diver
FLOWING = 2  # choose a way on: a current's arrow, a seahorse's leap
ROUNDING = 3  # thrown past a corner: choose one of the two shore places beside it
LOSING = 4  # choose what is lost in the mud
DROWNING = 5  # choose who drowns in the own, overfull boat
PAYING = 6  # choose the boat that pays a ransom
OVER = 7

TARGETS = TILES + CREWS  # what a diver can wish for: a tile or a boat

SCRATCH = ("room",)

# Numbers that rules hand to each other are whole words: the compiler makes a version of a rule for every width it is
# called with.
STATE = state_type(
    "dykarna",
    [
        ("players", np.int64),  # 2 (two boats each) or 4
        ("solo", np.int64),  # each for themselves?
        ("together", np.int64),  # two players: do the crews of one share tiles and free one another?
        ("side", np.int64),  # tiles along a side: 8 or 11
        ("goal", np.int64),  # treasures in this sea: 20 or 40
        ("tile", np.int8, (SQUARES,)),  # what lies on each square, as above
        ("turned", np.int8, (SQUARES,)),  # 0-3: quarter turns of the currents and stingrays
        ("unseen", np.int8, (KINDS,)),  # tiles of each kind still face down
        ("treasure", np.int8, (SQUARES, TUSSOCKS)),  # pieces laid out; the second index is of a mud's tussocks
        ("place", np.int64, (DIVERS,)),  # where each diver is: square, BOAT + boat, or OUT
        ("tussock", np.int8, (DIVERS,)),  # 1-5: tussock a diver in the mud stands on; 0 = not in the mud
        ("delayed", np.int8, (DIVERS,)),  # its crew's turns that still have to end before it may move: 0-2
        ("caught", np.int8, (DIVERS,)),  # held by an octopus?
        ("wish", np.int8, (DIVERS,)),  # a goldfish's wish left?
        ("boat", np.int64, (CREWS,)),  # shore square of each boat; 0 = not placed yet
        ("home", np.int8, (CREWS,)),  # treasure in each boat
        ("lost", np.int64),  # treasure out of play: ransom, or sunk in the mud
        ("turn", np.int64),  # crew whose turn it is
        ("phase", np.int64),  # PLACING to OVER
        ("moves", np.int64),  # moves made so far
        ("passes", np.int64),  # turns passed in a row
        ("skipped", np.int64),  # turns passed over before this one, because there was no move
        ("diver", np.int64),  # the diver that moves or moved last; -1 = none: the turn was passed or the boat driven
        ("under_way", np.int64),  # is its move still going on?
        ("carrying", np.int64),  # does it bring a piece along?
        ("start", np.int64),  # place its move began at
        ("start_tussock", np.int64),
        ("owed", np.int64),  # while PAYING: the move that waits for the ransom
        ("ransom", np.int64),  # 1 + boat that paid a ransom in this move; 0 = none
        ("wished", np.int64),  # was a wish used in this move?
        ("returned", np.int64),  # was every way barred, so that it went back?
        ("forced", np.int64),  # has it turned up a tile, so that it must go on?
        ("fresh", np.int64),  # stage of the move that turned up the last tile
        ("since", np.int64),  # stages before this one are forgotten: what comes again after news is no loop
        ("heading", np.int64),  # how it came to where it is, in a chain
        ("ways", np.int64),  # while FLOWING: bit set of the ways offered
        ("site", np.int64),  # square of the mud or of the corner that the choice is about; the overfull boat
        ("site_tussock", np.int64),
        ("steps", np.int64),  # stages of the last move
        ("trail", np.int16, (TRAIL,)),  # the last move: HEADINGS * place + heading, from its start to its end
        ("room", np.int16, (ROOM,)),  # scratch of the search along known chains and of bots; zero between actions
    ],
)
