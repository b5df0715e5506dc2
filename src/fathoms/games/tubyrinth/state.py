"""The components of Tubyrinth: boards with buried things, seven pipe tiles for each player, a glass, and points."""

import numpy as np

from fathoms.core.structs import state_type
from fathoms.core.tuning import tuning_values
from fathoms.games.tubyrinth.tiles import TILE_COUNT

HOUSE = tuning_values(__package__)

PLAYERS = 6  # at most

# How the game is played.
BASIC = 0
ROOKIE = 1  # obstacles do not count
PIPE_MASTER = 2  # all seven tiles
SOLO = 3  # one puzzle, for one player
MODES = ("basic", "rookie", "pipe_master", "solo")

# How quick the bots are.
LEVELS = ("gentle", "steady", "sharp", "swift")

# Time, in seconds. While a glass runs, the clock acts once a beat.
BEAT = HOUSE["time"]["beat"]
GLASS_TIME = HOUSE["time"]["glass"]
PAUSE = HOUSE["time"]["pause"]

# What bounds a game.
NEVER = 0  # patience that is never out: the game goes on to its goal
ROUNDS = HOUSE["bounds"]["rounds"]  # with any other
LONGEST_GAME = HOUSE["bounds"]["longest_game"]
CHANGES = HOUSE["bounds"]["changes"]

# What is going on.
READY = 0  # before the signal: say that you are ready; after a round, all boards lie open
RACING = 1  # everyone lays pipes; nobody has called
GLASS = 2  # somebody has called, the 30-second glass runs
OVER = 3

# How a round went for a player.
NOT_JUDGED = 0
CORRECT = 1
WRONG = 2
NO_CALL = 3

HIDDEN = -1  # in views: a tile that may lie anywhere, or nowhere

HINTS = 2 * TILE_COUNT

BIT_SETS = ("used",)
STATE = state_type(
    "tubyrinth",
    [
        ("players", np.int8),  # 1-6
        ("mode", np.int8),  # BASIC to SOLO
        ("set", np.int8),  # boards.SETS
        ("puzzle", np.int8),  # solo: board of the set, 0-81; -1 = by lot
        ("wanted", np.int16),  # bit n = a pipeline of n tiles will do
        ("strict", np.int8),  # option: no opening may face a blank side
        ("hide", np.int8),  # option: the others' boards are hidden until one has called
        ("level", np.int8),  # option: LEVELS, how quick the bots are
        ("goal", np.int8),  # points that end the game; 0 = there is one round
        ("round_time", np.int16),  # seconds until a round without a call is drawn; 0 = there is no clock
        ("easy", np.int8),  # option: the first boards out of the box are easy ones
        ("patience", np.int8),  # rounds in a row in which nobody laid a tile that end the game; or NEVER
        ("phase", np.int8),  # READY to OVER
        ("round_number", np.int16),  # 1-250: rounds begun; 0 = none
        ("idle", np.int16),  # rounds in a row in which nobody laid a tile
        ("beat", np.int16),  # beats since the glass that runs was turned
        ("ready", np.int8),  # bit set of the seats that wait for the signal
        ("thinking", np.int8),  # bit set of the seats that wait for the next beat
        ("used", np.int64),  # bit set of the sheets taken from the box so far; of a drawn board, its obstacles
        ("sheet", np.int8, (PLAYERS,)),  # the sheet each seat was dealt last, 0-40; it may have been passed on since
        # (of a drawn board, cell and side of start and end: see drawn_board.py)
        ("board", np.int16, (PLAYERS,)),  # before each seat: set * 82 + sheet * 2 + side, or OWN; -1 = none yet
        ("laid", np.int16, (PLAYERS, TILE_COUNT)),  # 1 + orientation * 64 + cell of each tile; 0 = not laid
        ("changes", np.int16, (PLAYERS,)),  # 0-200: tiles laid and taken back this round
        ("calls", np.int8),  # how many have called
        ("called", np.int8, (PLAYERS,)),  # 1 = called first, 2 = second, ...; 0 = not called
        ("verdict", np.int8, (PLAYERS,)),  # NOT_JUDGED to NO_CALL
        ("counted", np.int8, (PLAYERS,)),  # bit set of the tiles that counted, once judged
        ("gained", np.int8, (PLAYERS,)),  # points of the last round
        ("points", np.int16, (PLAYERS,)),  # may be below 0
        ("hints", np.int8),  # solo: hints taken, 0-14
    ],
)
