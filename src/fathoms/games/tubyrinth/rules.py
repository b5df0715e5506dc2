"""The rules of Tubyrinth, in the order the game is played."""

from fathoms.core.game import CLOCK
from fathoms.core.playout import pick_listed
from fathoms.core.results import count_leaders, share_the_win
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, SAY_READY, TAKE, THINK, TICK
from fathoms.games.tubyrinth.board_dealing import lay_out_boards
from fathoms.games.tubyrinth.boards import OWN
from fathoms.games.tubyrinth.drawn_board import board_end, board_ground, board_start, store_drawing
from fathoms.games.tubyrinth.judge import cells_of_spot, count_tiles, counting_tiles
from fathoms.games.tubyrinth.state import (
    BASIC,
    BEAT,
    CHANGES,
    CORRECT,
    GLASS,
    GLASS_TIME,
    LONGEST_GAME,
    NEVER,
    NO_CALL,
    NOT_JUDGED,
    OVER,
    PLAYERS,
    RACING,
    READY,
    ROOKIE,
    ROUNDS,
    SOLO,
    WRONG,
)
from fathoms.games.tubyrinth.tiles import (
    CELLS,
    CORNERS,
    COVERS,
    MOST_CELLS,
    ORIENTATIONS,
    PLACEMENTS,
    SIZE,
    TILE_COUNT,
)

FULL_ROW = (1 << SIZE) - 1  # of a bit set of cells
TRIES = 200  # of a random action, before all are listed

# Set-up


@rule
def setup(s, seed, options):
    """Copy the options into the state; the boards stay in the box until the signal."""
    seed_rng(s.rng, seed)
    s.players = options.players
    s.mode = options.mode
    s.set = options.boards
    s.puzzle = options.board - 1
    s.wanted = options.wanted
    s.strict = options.strict_joins
    s.hide = options.hide_boards
    s.level = options.bots
    s.goal = options.goal
    s.round_time = options.round_time
    s.patience = options.patience
    s.easy = options.easy_start
    s.phase = READY
    for seat in range(PLAYERS):
        s.sheet[seat] = -1
        s.board[seat] = -1
    if options.drawn:
        store_drawing(s, options)


# Who may do what


@rule
def actors(s):
    """Everyone at once, and the clock if it runs."""
    if s.phase == OVER:
        return 0
    waiting = int(s.ready) if s.phase == READY else int(s.thinking)
    seats = 1 << CLOCK if is_clock_running(s) else 0
    for seat in range(int(s.players)):
        if not waiting >> seat & 1 and not (s.called[seat] and s.phase != READY):  # TUB-9: a call freezes the tiles
            seats |= 1 << seat
    return seats


@rule
def is_clock_running(s):
    """Whether a glass is running. Anyone who plays alone gives the signal themselves."""
    return s.round_time > 0 and s.phase != OVER and (s.phase != READY or s.players > 1)


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if not actors(s) >> seat & 1:
        return 0
    if seat == CLOCK:
        out[0] = TICK
        return 1
    if s.phase == READY:
        out[0] = SAY_READY
        return 1
    count = 0
    if s.changes[seat] < CHANGES:
        occupied = occupied_cells(s, seat)
        for tile in range(TILE_COUNT):
            count = list_placements(s, seat, tile, occupied, out, count)
            if s.laid[seat, tile]:
                out[count] = TAKE + tile
                count += 1
    for action in (CALL, THINK, HINT):
        if is_allowed(s, seat, action, 0):
            out[count] = action
            count += 1
    return count


@rule
def list_placements(s, seat, tile, occupied, out, count):
    """Write every placement of a tile after the first `count` actions; how many there are then."""
    blocked, place = blocking_cells(s, seat, tile, occupied), int(s.laid[seat, tile]) - 1
    for orientation in range(ORIENTATIONS):
        shape = tile * ORIENTATIONS + orientation
        corners = free_corners(shape, blocked)
        if place // CELLS == orientation:
            corners = corners & ~(1 << place % CELLS)  # there it lies already
        for row in range(0, CELLS, SIZE):
            if corners >> row & FULL_ROW:
                for cell in range(row, row + SIZE):
                    out[count] = PLACE + shape * CELLS + cell
                    count += corners >> cell & 1  # if there is no room, the next one is written over it
    return count


@rule
def free_corners(shape, blocked):
    """The cells where a shape (tile * 8 + orientation) can be laid, as a bit set: all its cells must be free."""
    corners = CORNERS[shape]
    for n in range(MOST_CELLS):
        corners = corners & ~(blocked >> COVERS[shape, n])
    return corners


@rule
def occupied_cells(s, seat):
    """The cells of a player's board where an obstacle is or a tile lies."""
    cells = obstacle_cells(s, seat)
    for tile in range(TILE_COUNT):
        cells = cells | cells_of_tile(s, seat, tile)
    return cells


@rule
def blocking_cells(s, seat, tile, occupied):
    """The cells on which a tile cannot be laid, of those that are taken: its own are free for it. (TUB-5)"""
    return occupied & ~cells_of_tile(s, seat, tile)


@rule
def cells_of_tile(s, seat, tile):
    """The cells that a tile covers where it lies; none if it is not laid."""
    place = int(s.laid[seat, tile])
    cells = cells_of_spot(tile * PLACEMENTS + max(place, 1) - 1)
    return cells if place else cells & 0


@rule
def obstacle_cells(s, seat):
    """The obstacles on a player's board. (TUB-5, TUB-14: for rookies they do not count)"""
    cells = board_ground(s, int(s.board[seat]))
    return cells & 0 if s.mode == ROOKIE else cells


@rule
def is_allowed(s, seat, action, occupied):
    """May a seat that is racing do this? `occupied` are the cells of its board that are taken."""
    if PLACE <= action < TAKE:
        spot = action - PLACE
        tile = spot // PLACEMENTS
        fits = free_corners(spot // CELLS, blocking_cells(s, seat, tile, occupied)) >> spot % CELLS & 1 != 0
        return fits and s.changes[seat] < CHANGES and s.laid[seat, tile] != spot - tile * PLACEMENTS + 1
    if action < CALL:
        return s.laid[seat, action - TAKE] != 0 and s.changes[seat] < CHANGES
    if action == THINK:
        return s.round_time > 0
    if action == HINT:
        return s.mode == SOLO and s.board[seat] != OWN and s.hints < 2 * size_for_hints(s, seat)
    return action == CALL


@rule
def size_for_hints(s, seat):
    """The number of tiles hints are for: the smallest that will do."""
    size = 5
    while not int(s.wanted) >> size & 1:
        size += 1
    return size


# What happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < TAKE:
        spot = action - PLACE
        tile = spot // PLACEMENTS
        change_tile(s, seat, tile, spot - tile * PLACEMENTS + 1)
    elif action < CALL:
        change_tile(s, seat, action - TAKE, 0)
    elif action == CALL:
        call_pipeline(s, seat)
    elif action == THINK:
        s.thinking |= 1 << seat
    elif action == SAY_READY:
        s.ready |= 1 << seat
        if s.ready == (1 << int(s.players)) - 1:
            start_round(s)
    elif action == HINT:
        s.hints += 1
    else:
        advance_clock(s)


@rule
def start_round(s):
    """Start a round: lay out boards and take back all tiles. (TUB-9)"""
    lay_out_boards(s)
    for seat in range(int(s.players)):
        for tile in range(TILE_COUNT):
            s.laid[seat, tile] = 0
        s.changes[seat] = 0
        s.called[seat] = 0
        s.verdict[seat] = NOT_JUDGED
        s.counted[seat] = 0
        s.gained[seat] = 0
    s.calls = 0
    s.ready = 0
    s.round_number += 1
    s.phase = RACING


@rule
def change_tile(s, seat, tile, place):
    """Lay a tile, move it, or take it back."""
    s.laid[seat, tile] = place
    s.changes[seat] += 1
    s.verdict[seat] = NOT_JUDGED  # solo: the last wrong call is forgotten


@rule
def call_pipeline(s, seat):
    """Call “pipe's ready”: the first call turns the glass; the last one ends the round. (TUB-9)"""
    if s.mode == SOLO:
        try_puzzle(s, seat)
        return
    s.calls += 1
    s.called[seat] = s.calls
    if s.phase == RACING:
        s.phase = GLASS
        s.beat = 0
        s.thinking = 0
    if s.calls == s.players:
        end_round(s)


@rule
def advance_clock(s):
    """Pass a beat of the running glass, or end the pause."""
    if s.phase == READY:
        start_round(s)
        return
    s.thinking = 0
    s.beat += 1
    time = int(s.round_time) if s.phase == RACING else GLASS_TIME
    if s.beat * BEAT >= time:
        if s.mode == SOLO:
            s.verdict[0] = NO_CALL
            s.phase = OVER
        else:
            end_round(s)  # TUB-9, TUB-16


# The end of a round


@rule
def end_round(s):
    """Judge everyone who has called, give the points, and end the game if it is over."""
    for seat in range(int(s.players)):
        judge_seat(s, seat)
    first = first_correct(s)
    for seat in range(int(s.players)):
        s.gained[seat] = round_points(s, seat, first)
        s.points[seat] += s.gained[seat]
    s.idle = 0 if has_anyone_laid(s) else s.idle + 1
    s.beat = 0
    is_won = False
    for seat in range(int(s.players)):
        is_won |= s.points[seat] >= s.goal  # TUB-13, TUB-14
    s.phase = OVER if is_won or is_out_of_patience(s) else READY


@rule
def has_anyone_laid(s):
    """Whether anyone has laid a tile in this round."""
    changes = 0
    for seat in range(int(s.players)):
        changes += int(s.changes[seat])
    return changes > 0


@rule
def is_out_of_patience(s):
    """Does a game stop that no one has won? Bots alone do; people play on to the goal. (TUB-16)"""
    if s.patience == NEVER:
        return s.round_number >= LONGEST_GAME
    return s.idle >= s.patience or s.round_number >= ROUNDS


@rule
def judge_seat(s, seat):
    """Judge a seat: the verdict, and the tiles that count. (TUB-6 to TUB-8)"""
    if not s.called[seat]:
        s.verdict[seat] = NO_CALL
        return
    s.counted[seat] = counting_tiles_of(s, seat)
    s.verdict[seat] = CORRECT if s.counted[seat] else WRONG


@rule
def counting_tiles_of(s, seat):
    """The tiles that count on a player's board, as a bit set; 0 = the pipeline is not correct. (TUB-6 to TUB-8)"""
    board = int(s.board[seat])
    return counting_tiles(s.laid[seat], board_start(s, board), board_end(s, board), int(s.wanted), s.strict != 0)


@rule
def first_correct(s):
    """The seat that called first of those whose pipeline is correct; -1 = none. (TUB-11)"""
    first = -1
    for seat in range(int(s.players)):
        if s.verdict[seat] == CORRECT and (first < 0 or s.called[seat] < s.called[first]):
            first = seat
    return first


@rule
def round_points(s, seat, first):
    """The points a seat gets for the round. (TUB-10, TUB-11, TUB-14)"""
    if s.verdict[seat] == WRONG:
        return -1
    if s.mode != BASIC:
        return 1 if seat == first else 0
    if s.verdict[seat] == CORRECT:
        earlier_callers = 0
        for other in range(int(s.players)):
            if s.verdict[other] == CORRECT and s.called[other] < s.called[seat]:
                earlier_callers += 1
        return count_tiles(int(s.counted[seat])) - earlier_callers
    return TILE_COUNT - count_tiles(int(s.counted[first])) if first >= 0 else 0


@rule
def try_puzzle(s, seat):
    """Solo: a correct pipeline solves the puzzle; a wrong one may be mended. (TUB-15)"""
    s.called[seat] = 1
    judge_seat(s, seat)
    if s.verdict[seat] == CORRECT:
        s.gained[seat] = count_tiles(int(s.counted[seat]))
        s.points[seat] = s.gained[seat]
        s.phase = OVER
        return
    s.called[seat] = 0
    s.changes[seat] += 1
    if s.changes[seat] > CHANGES:
        s.phase = OVER


# The end of the game


@rule
def result(s, out):
    """The most points wins, shared if equal. (TUB-13)"""
    players = int(s.players)
    share_the_win(s, players, count_leaders(s, players), out)


@rule
def score(s, seat):
    """Points so far."""
    return int(s.points[seat])


# A random action, without listing them all


@rule
def pick(s, seat, rng, out):
    """A legal action, each as likely."""
    if seat != CLOCK and s.phase != READY and s.changes[seat] < CHANGES:
        occupied = occupied_cells(s, seat)
        for _ in range(TRIES):
            action = draw(rng, TICK)
            if action != SAY_READY and is_allowed(s, seat, action, occupied):
                return action
    return pick_listed(s, seat, rng, out)
