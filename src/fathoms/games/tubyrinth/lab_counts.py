"""What the lab counts in Tubyrinth: how it ends, which tiles are laid and count, and which boards are solved."""

from fathoms.core.lab_stats import Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, SAY_READY, TAKE, TICK
from fathoms.games.tubyrinth.boards import BOARDS, OWN, SETS, SIZES
from fathoms.games.tubyrinth.judge import cells_of_spot, count_tiles
from fathoms.games.tubyrinth.rules import counting_tiles_of
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
LAID_TILE = COUNTED.add("laid", tuple(TILE_NAMES))  # or moved
TAKEN_TILE = COUNTED.add("taken", tuple(TILE_NAMES))  # back from the board
COUNTING_TILE = COUNTED.add("counting", tuple(TILE_NAMES))  # in correct pipelines
SQUARE = COUNTED.add("square", CELLS, columns=SIZE)  # that tiles are laid on
LENGTH = COUNTED.add("length", tuple(str(size) for size in SIZES))  # tiles of a correct pipeline
VERDICT = COUNTED.add("verdict", ("correct", "wrong", "no_call"))
CORRECT_CALL, WRONG_CALL, NOT_CALLED = range(VERDICT, VERDICT + 3)
HINT_GIVEN = COUNTED.add("hint", ("tile", "spot"))
# Boards that somebody plays, and those that are solved; each set is a group. A board's number goes through both sets.
BOARD, _ = [COUNTED.add(f"{name}_board", BOARDS) for name in SETS]
BOARD_SOLVED, _ = [COUNTED.add(f"{name}_solved", BOARDS) for name in SETS]


@rule
def met_parts(s, seat, action, is_after, out, count):
    """Count tiles when they are laid, boards at the signal, and the tiles that count at the call."""
    if is_after:
        return count_after_action(s, seat, action, out, count)
    if action < TAKE:
        return count_tile(action - PLACE, out, count)
    if action < CALL:
        return add_met_part(TAKEN_TILE + action - TAKE, out, count)
    if action == HINT:
        return add_met_part(HINT_GIVEN + int(s.hints) % 2, out, count)
    return count


@rule
def count_tile(spot, out, count):
    """Count a tile that is laid, and the squares it covers."""
    count = add_met_part(LAID_TILE + spot // PLACEMENTS, out, count)
    bit_set = int(cells_of_spot(spot))
    for cell in range(CELLS):
        if bit_set >> cell & 1:
            count = add_met_part(SQUARE + cell, out, count)
    return count


@rule
def count_after_action(s, seat, action, out, count):
    """Count the boards of a new round, the verdict on a call, and seats without a call at the end of the round."""
    players = int(s.players)
    if action == CALL:
        count = count_call(int(s.board[seat]), counting_tiles_of(s, seat), out, count)
    elif action in (SAY_READY, TICK) and s.phase == RACING and s.beat == 0:
        for other in range(players):
            if s.board[other] != OWN:
                count = add_met_part(BOARD + int(s.board[other]), out, count)
    elif action == TICK and s.phase in (READY, OVER):
        for other in range(players):
            if s.verdict[other] == NO_CALL:
                count = add_met_part(NOT_CALLED, out, count)
    return count


@rule
def count_call(board, tiles, out, count):
    """Count whether a call is correct, and with which tiles. They stay in place, so the judges find the same."""
    if tiles == 0:
        return add_met_part(WRONG_CALL, out, count)
    count = add_met_part(CORRECT_CALL, out, count)
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1:
            count = add_met_part(COUNTING_TILE + tile, out, count)
    count = add_met_part(LENGTH + count_tiles(tiles) - SIZES[0], out, count)
    return count if board == OWN else add_met_part(BOARD_SOLVED + board, out, count)
