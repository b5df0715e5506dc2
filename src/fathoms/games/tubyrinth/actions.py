"""What players of Tubyrinth, and its hourglass, can do."""

from fathoms.core.actions import Actions
from fathoms.games.tubyrinth.state import BEAT, CHANGES, GLASS_TIME, HINTS, HOUSE, PLAYERS, ROUNDS
from fathoms.games.tubyrinth.tiles import CELLS, FITTING, ORIENTATIONS, TILE_COUNT, TILE_NAMES

ACTIONS = Actions()
PLACE = ACTIONS.add("place", tile=TILE_NAMES, orientation=ORIENTATIONS, cell=CELLS)  # or move it from elsewhere
TAKE = ACTIONS.add("take", tile=TILE_NAMES)
CALL = ACTIONS.add("call")
THINK = ACTIONS.add("think")  # nothing more until the next beat; people just do nothing
SAY_READY = ACTIONS.add("ready")
HINT = ACTIONS.add("hint")  # solo: the next tile of a pipeline, then its place
TICK = ACTIONS.add("tick")  # the clock's

MOVES = FITTING + TILE_COUNT + 3  # at once: placing, taking back, calling, thinking, a hint

# The most that can happen in a round: everyone thinks at every beat, changes tiles as often as they may, calls and
# is ready.
BEATS = (HOUSE["time"]["longest_round"] + GLASS_TIME) // BEAT
LONGEST_ROUND = (BEATS + 1) * (PLAYERS + 1) + PLAYERS * (CHANGES + 2) + HINTS
LONGEST = ROUNDS * LONGEST_ROUND
