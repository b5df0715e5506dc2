"""What players of Stub Game can do."""

from fathoms.core.actions import Actions
from fathoms.games.stub_game.state import CARDS, PLAYERS

ACTIONS = Actions()
LAY = ACTIONS.add("lay", card=range(1, CARDS + 1))  # LAY + card - 1
GO_ON = ACTIONS.add("go_on")

MOVES = CARDS  # at once: any card of a full hand
LONGEST = CARDS * (PLAYERS + 1)  # in every round, everyone lays a card and somebody goes on
