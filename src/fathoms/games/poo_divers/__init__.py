"""Tokyo Poo Divers: open a manhole cover, score what it touches, then bank or push on."""

from fathoms.core.folder import game_in

GAME = game_in(__package__, version=1, players=(2, 3, 4), place=1, hidden=True)
