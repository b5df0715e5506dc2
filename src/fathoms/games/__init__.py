"""The games of the table, one folder each with the same files; importing this registers them all."""

from fathoms.core.game import register
from fathoms.games.poo_divers import POO_DIVERS

GAMES = [register(game) for game in (POO_DIVERS,)]
