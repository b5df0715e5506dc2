"""Deals the boards of the next round: turned over, passed on, or new ones from the box. (TUB-12)"""

from fathoms.core.bits import ones
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.boards import BOARDS, OWN, SHEETS, load_set
from fathoms.games.tubyrinth.drawn_board import is_drawn
from fathoms.games.tubyrinth.state import SOLO

EASY = [board.grade == "easy" for board in load_set("table")]
ALL_SHEETS = (1 << SHEETS) - 1
EASY_SHEETS = sum(1 << sheet for sheet in range(SHEETS) if EASY[sheet * 2] and EASY[sheet * 2 + 1])  # on both sides


@rule
def lay_out_boards(s):
    """Turn the boards over, pass them to the left after both sides, or take new ones when all have had all. (TUB-12)"""
    players, rounds_played = int(s.players), int(s.round_number)
    if is_drawn(s):
        s.board[0] = OWN
        return
    if s.mode == SOLO:
        board = int(s.puzzle) if s.puzzle >= 0 else draw(s.rng, BOARDS)
        s.board[0] = int(s.set) * BOARDS + board
        return
    side, passes = rounds_played % 2, rounds_played // 2 % players
    if side == 0 and passes == 0:
        if count_sheets_in_box(s) < players:
            s.used = 0  # a long game: all of them go back into the box
        for seat in range(players):
            s.sheet[seat] = draw_sheet(s, s.easy != 0 and rounds_played == 0)
    for seat in range(players):
        owner = (seat + players - passes) % players  # the left neighbour of a seat is the next one
        s.board[seat] = int(s.set) * BOARDS + int(s.sheet[owner]) * 2 + side


@rule
def count_sheets_in_box(s):
    """How many sheets have not been used yet."""
    return SHEETS - ones(int(s.used))


@rule
def draw_sheet(s, easy):
    """A sheet that has not been used yet, at random; `easy`: one that is easy on both sides."""
    sheets = (EASY_SHEETS if easy else ALL_SHEETS) & ~int(s.used)
    skip = draw(s.rng, ones(sheets))
    for sheet in range(SHEETS):
        if sheets >> sheet & 1:
            if skip == 0:
                s.used |= 1 << sheet
                return sheet
            skip -= 1
    return -1
