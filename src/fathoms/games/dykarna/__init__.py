"""Dykarna: divers search a sea that no one knows for treasure and bring it home, unless the sea has other plans."""

from fathoms.core.contract import Information
from fathoms.core.game_loader import game_in

GAME = game_in(__package__, version=3, players=(2, 4), list_position=3, information=Information.IMPERFECT)
