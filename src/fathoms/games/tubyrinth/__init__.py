"""Tubyrinth: lay a pipeline across your board before the others do, with as many tiles as you can."""

from fathoms.core.contract import Information, Timing, TurnOrder
from fathoms.core.game_loader import game_in
from fathoms.games.tubyrinth.options import SEATED
from fathoms.games.tubyrinth.state import PLAYERS

GAME = game_in(
    __package__,
    version=3,
    players=tuple(range(1, PLAYERS + 1)),
    list_position=5,
    defaults=SEATED,
    information=Information.IMPERFECT,
    turn_order=TurnOrder.SIMULTANEOUS,
    timing=Timing.REAL_TIME,
)
