"""Stub Game: everyone bids for prizes with cards laid face down."""

from fathoms.core.contract import Information
from fathoms.core.game_loader import game_in

GAME = game_in(__package__, version=1, players=(2, 3, 4), information=Information.IMPERFECT)
