"""What the lab counts in Tubyrinth: how it ends, which tiles are laid and count, and which boards are solved."""

from fathoms.core.lab_stats import Parts, meet
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, SAY_READY, TAKE, TICK
from fathoms.games.tubyrinth.boards import BOARDS, OWN, SETS, SIZES
from fathoms.games.tubyrinth.judge import cells_at, size_of
from fathoms.games.tubyrinth.rules import counting_on
from fathoms.games.tubyrinth.state import CORRECT, NEVER, NO_CALL, OVER, RACING, READY, SOLO
from fathoms.games.tubyrinth.tiles import CELLS, PLACEMENTS, SIZE, TILE_COUNT, TILE_NAMES

ENDS = ("goal", "patience", "rounds", "solved", "time", "changes")
GOAL_REACHED, OUT_OF_PATIENCE, OUT_OF_ROUNDS, SOLVED, OUT_OF_TIME, OUT_OF_CHANGES = range(6)


@rule
def ending(s):
    """Someone has the points, or bots alone have had enough; a puzzle is solved or not. (TUB-13 to TUB-16)"""
    if s.mode == SOLO:
        if s.verdict[0] == CORRECT:
            return SOLVED
        return OUT_OF_TIME if s.verdict[0] == NO_CALL else OUT_OF_CHANGES
    for seat in range(int(s.players)):
        if s.points[seat] >= s.goal:
            return GOAL_REACHED
    return OUT_OF_PATIENCE if s.patience != NEVER and s.idle >= s.patience else OUT_OF_ROUNDS


COUNTED = Parts()
LAID = COUNTED.add("laid", tuple(TILE_NAMES))  # or moved
TAKEN = COUNTED.add("taken", tuple(TILE_NAMES))  # back from the board
COUNTING = COUNTED.add("counting", tuple(TILE_NAMES))  # in correct pipelines
SQUARE = COUNTED.add("square", CELLS, columns=SIZE)  # that tiles are laid on
LENGTH = COUNTED.add("length", tuple(str(size) for size in SIZES))  # tiles of a correct pipeline
VERDICT = COUNTED.add("verdict", ("correct", "wrong", "no_call"))
CORRECT_CALL, WRONG_CALL, NOT_CALLED = range(VERDICT, VERDICT + 3)
HINTED = COUNTED.add("hint", ("tile", "spot"))
# Boards that somebody plays, and those that are solved; each set is a group. A board's number goes through both sets.
BOARD, _ = [COUNTED.add(f"{name}_board", BOARDS) for name in SETS]
BOARD_SOLVED, _ = [COUNTED.add(f"{name}_solved", BOARDS) for name in SETS]


@rule
def met_parts(s, seat, action, played, out, count):
    """Tiles are noted when they are laid, boards with the signal, and what counts with the call."""
    if played:
        return note_after(s, seat, action, out, count)
    if action < TAKE:
        return note_tile(action - PLACE, out, count)
    if action < CALL:
        return meet(TAKEN + action - TAKE, out, count)
    if action == HINT:
        return meet(HINTED + int(s.hints) % 2, out, count)
    return count


@rule
def note_tile(spot, out, count):
    """A tile that is laid, and the squares it covers."""
    count = meet(LAID + spot // PLACEMENTS, out, count)
    covered = int(cells_at(spot))
    for cell in range(CELLS):
        if covered >> cell & 1:
            count = meet(SQUARE + cell, out, count)
    return count


@rule
def note_after(s, seat, action, out, count):
    """The boards of a round that begins, what a call is worth, and who has not called when the round is over."""
    players = int(s.players)
    if action == CALL:
        count = note_call(int(s.board[seat]), counting_on(s, seat), out, count)
    elif action in (SAY_READY, TICK) and s.phase == RACING and s.beat == 0:
        for other in range(players):
            if s.board[other] != OWN:
                count = meet(BOARD + int(s.board[other]), out, count)
    elif action == TICK and s.phase in (READY, OVER):
        for other in range(players):
            if s.verdict[other] == NO_CALL:
                count = meet(NOT_CALLED, out, count)
    return count


@rule
def note_call(board, tiles, out, count):
    """Whether a call is correct, and with which tiles. They stay as they lie, so the judges will find the same."""
    if tiles == 0:
        return meet(WRONG_CALL, out, count)
    count = meet(CORRECT_CALL, out, count)
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1:
            count = meet(COUNTING + tile, out, count)
    count = meet(LENGTH + size_of(tiles) - SIZES[0], out, count)
    return count if board == OWN else meet(BOARD_SOLVED + board, out, count)
