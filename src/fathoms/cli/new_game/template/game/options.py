"""What can be chosen before a game of Stub Game."""

from fathoms.core.options import Number, Options
from fathoms.core.structs import options_type
from fathoms.games.stub_game.state import HOUSE

CHOICES: Options = (Number("cards", HOUSE["cards"]["fewest"], HOUSE["cards"]["most"], HOUSE["cards"]["usual"]),)

OPTIONS = options_type("stub_game", CHOICES)
