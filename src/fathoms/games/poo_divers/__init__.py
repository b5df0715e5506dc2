"""Tokyo Poo Divers: open a manhole cover, score what it touches, then bank or push on."""

from fathoms.core.contract import Information
from fathoms.core.game_loader import game_in
from fathoms.games.poo_divers.options import SEATED

GAME = game_in(
    __package__, version=2, players=(2, 3, 4), list_position=1, defaults=SEATED, information=Information.IMPERFECT
)
