"""The components of Stub Game: a pile of prizes, and a hand of cards for everyone."""

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values

HOUSE = tuning_values(__package__)

PLAYERS = 4  # at most
CARDS = HOUSE["cards"]["most"]  # cards and prizes are worth 1, 2, 3 ... and there is one of each

# What everyone waits for.
LAYING = 0  # the player whose turn it is lays a card face down
SHOWING = 1  # the cards lie open until the next player goes on, so that everyone has seen them
OVER = 2

FACE_DOWN = -1  # in views: a card lies there, and the viewer cannot see which

STATE = state_type(
    "stub_game",
    [
        ("players", np.int8),
        ("cards", np.int8),  # option: how many everyone has, and how many prizes there are
        ("prize", np.int8, (CARDS,)),  # the prizes in the order they are turned up; 0 = not known to the viewer
        ("turned", np.int8),  # how many prizes have been turned up; the last of them is played for
        ("phase", np.int8),  # LAYING to OVER
        ("first", np.int8),  # seat that lays first in this round
        ("turn", np.int8),  # seat whose turn it is
        ("hand", np.int16, (PLAYERS,)),  # bit set of the cards in a hand: bit 0 is the card worth 1
        ("laid", np.int8, (PLAYERS,)),  # the card a seat has laid in this round; 0 = none yet
        ("points", np.int8, (PLAYERS,)),  # 0-45: the prizes a seat has taken
    ],
)
