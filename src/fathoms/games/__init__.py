"""The games of the table, one folder each with the same files; importing this finds and registers them all."""

from fathoms.core.game import all_games
from fathoms.core.game_loader import load_games, register

for game in load_games():
    register(game)

GAMES = all_games()
