"""Partners for six: bring all your pieces home together, with a hand of cards and a partner across the table."""

from fathoms.core.contract import Information, TurnOrder
from fathoms.core.game_loader import game_in

GAME = game_in(
    __package__,
    version=2,
    players=(6,),
    list_position=4,
    information=Information.IMPERFECT,
    turn_order=TurnOrder.SIMULTANEOUS,
)
