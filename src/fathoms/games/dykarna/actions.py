"""What players of Dykarna can do."""

from fathoms.core.actions import Actions, PartValues, numbered_values
from fathoms.games.dykarna.state import COMPASS, CREWS, DIVERS, EACH, LARGEST, MOVE_LIMIT, TARGETS, TRAIL

LEAPS = ("nne", "ene", "ese", "sse", "ssw", "wsw", "wnw", "nnw")
COAST_WAYS = ("anticlockwise", "clockwise")
COASTS = ("north", "east", "south", "west")
DIVER = numbered_values("diver", EACH)  # of the crew
CARRY = PartValues(range(2), ("", "with treasure"))

ACTIONS = Actions()
PLACE = ACTIONS.add("place", spot=numbered_values("", LARGEST))  # along the coast, clockwise

# What a diver can do as a move, one after another for each diver of the crew: DEED + DEEDS * diver + deed.
with ACTIONS.each(diver=DIVER):
    DEED = ACTIONS.add("step", way=COMPASS, carry=CARRY)
    STEP = 0  # + 2 * direction + carrying
    LEAVE_BOAT = ACTIONS.add("leave_boat", "leave boat") - DEED
    TRUDGE = ACTIONS.add("trudge", carry=CARRY) - DEED  # to the next tussock
    WALK = ACTIONS.add("walk", way=COAST_WAYS) - DEED  # along the shore
DEEDS = WALK + 2

DRIVE = ACTIONS.add("drive", way=COAST_WAYS)
PASS = ACTIONS.add("pass")
FLOW = ACTIONS.add("flow", way=(*COMPASS, *LEAPS))
ROUND = ACTIONS.add("land", coast=("level", "upright"))  # to the northern or southern coast, to the eastern or western
LOSE = ACTIONS.add("lose", crew=COASTS, diver=DIVER)
ACTIONS.add("lose_piece", "lose piece")  # LOSE + PIECE
DROWN = ACTIONS.add("drown", crew=COASTS, diver=DIVER)
PAY = ACTIONS.add("pay", boat=COASTS)  # which boat pays a ransom

# What a diver is to reach by whatever way, a tile or a boat: WISH + 2 * (TARGETS * diver + target) + carrying.
with ACTIONS.each(diver=DIVER):
    WISH = ACTIONS.add(
        "wish", row=numbered_values("row", LARGEST), column=numbered_values("column", LARGEST), carry=CARRY
    )
    ACTIONS.add("wish", boat=COASTS, carry=CARRY)

# Along the shore past a boat with an opponent's crew, each for themselves: WALK_PAST + 2 * diver + clockwise.
WALK_PAST = ACTIONS.add("walk_past", "walk past", diver=DIVER, way=COAST_WAYS)

MOVES = EACH * DEEDS + 2 + 1 + 2 * TARGETS * EACH + 2 * EACH  # at once: moves, drives, a pass, wishes, walks past
# Boats are placed; a move is at most a ransom and a chain of choices, losses and drownings; between two moves, some
# pass: a round of passes, and another where a turtle is sat out.
LONGEST = CREWS + MOVE_LIMIT * (2 + TRAIL + DIVERS + 2 * CREWS)
