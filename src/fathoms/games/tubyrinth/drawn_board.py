"""A board that someone has drawn, in the state: solo takes no sheets from the box, so their fields have room for it."""

from fathoms.core.rule import rule
from fathoms.games.tubyrinth.boards import OWN, make_board_tables
from fathoms.games.tubyrinth.state import SOLO

GROUND, START, END, GRADE, PIPELINE, ORDER = make_board_tables()


@rule
def store_drawing(s, options):
    """Take the board from the options."""
    s.used = options.ground
    s.sheet[0] = options.start // 4
    s.sheet[1] = options.start % 4
    s.sheet[2] = options.end // 4
    s.sheet[3] = options.end % 4


@rule
def is_drawn(s):
    """Is the puzzle a board that someone has drawn?"""
    return s.mode == SOLO and s.sheet[0] >= 0


@rule
def board_ground(s, board):
    """The obstacles of a board in play, one bit each."""
    return s.used if board == OWN else GROUND[board]


@rule
def board_start(s, board):
    """The port at which a board in play begins."""
    return int(s.sheet[0]) * 4 + int(s.sheet[1]) if board == OWN else int(START[board])


@rule
def board_end(s, board):
    """The port at which it ends."""
    return int(s.sheet[2]) * 4 + int(s.sheet[3]) if board == OWN else int(END[board])
