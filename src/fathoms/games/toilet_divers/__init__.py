"""Toilet Divers: dive through four toilets for lost treasures, remember what you saw, and borrow a tool when stuck."""

from fathoms.core.contract import Information, Timing, TurnOrder
from fathoms.core.game_loader import game_in

GAME = game_in(
    __package__,
    version=2,
    players=(2, 3, 4),
    list_position=2,
    information=Information.IMPERFECT,
    turn_order=TurnOrder.SIMULTANEOUS,
    timing=Timing.REAL_TIME,
)
