"""The games of the table, one folder each with the same files; importing this finds and registers them all."""

from fathoms.core.folder import games_there_are
from fathoms.core.game import all_games, register

for game in games_there_are():
    register(game)

GAMES = all_games()
