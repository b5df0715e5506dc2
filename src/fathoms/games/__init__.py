"""The games of the table, one folder each with the same files; importing this registers them all."""

from fathoms.core.game import register
from fathoms.games.dykarna import DYKARNA
from fathoms.games.partners import PARTNERS
from fathoms.games.poo_divers import POO_DIVERS
from fathoms.games.toilet_divers import TOILET_DIVERS
from fathoms.games.tubyrinth import TUBYRINTH

GAMES = [register(game) for game in (POO_DIVERS, PARTNERS, TOILET_DIVERS, DYKARNA, TUBYRINTH)]
