"""What players of Tokyo Poo Divers can do."""

from fathoms.core.actions import Actions, PartValues
from fathoms.games.poo_divers.state import COVERS, DIRECTIONS, PLAYERS

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

ACTIONS = Actions()
OPEN = ACTIONS.add("open", cover=COVERS)
PUSH = ACTIONS.add("push", direction=PartValues(range(DIRECTIONS), COMPASS))
BANK = ACTIONS.add("bank")
LOOK = ACTIONS.add("look", cover=COVERS)
SKIP_LOOK = ACTIONS.add("skip_look")
PUT_BACK = ACTIONS.add("put_back")
LET_RIP = ACTIONS.add("let_rip")

MOVES = COVERS + 1  # at once: look under any cover, or not
LONGEST = COVERS * 3 + PLAYERS  # every turn opens a cover, and ends with at most a look and putting the card back
