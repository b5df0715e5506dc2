"""What is true of every state of Tubyrinth."""

from fathoms.core.rule import rule
from fathoms.games.tubyrinth.drawn_board import board_ground
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT

READY, RACING, GLASS, OVER = 0, 1, 2, 3
ROOKIE, SOLO = 1, 3
CORRECT = 1

TILES_OVERLAP, ON_AN_OBSTACLE, BOARD_SHARED, CALLS_MISCOUNTED, ENDED_EARLY = range(1, 6)
WRONG = {
    TILES_OVERLAP: "tiles overlap",
    ON_AN_OBSTACLE: "a tile lies on an obstacle",
    BOARD_SHARED: "two seats have the same board",
    CALLS_MISCOUNTED: "the calls are miscounted",
    ENDED_EARLY: "the game has ended early",
}


@rule
def sound(s):
    """0, or what is wrong."""
    calls = 0
    for seat in range(int(s.players)):
        taken = MASK[0] & 0
        for tile in range(TILE_COUNT):
            if s.laid[seat, tile]:
                cells = MASK[tile * PLACEMENTS + int(s.laid[seat, tile]) - 1]
                if cells == 0 or cells & taken != 0:  # TUB-5
                    return TILES_OVERLAP
                taken = taken | cells
        if s.mode != ROOKIE and s.board[seat] >= 0 and taken & board_ground(s, int(s.board[seat])) != 0:
            return ON_AN_OBSTACLE
        for other in range(seat):
            if s.board[seat] >= 0 and s.board[seat] == s.board[other]:
                return BOARD_SHARED
        calls += s.called[seat] > 0
    if calls != s.calls and s.mode != SOLO:
        return CALLS_MISCOUNTED
    if (s.phase == RACING and s.calls > 0) or (s.phase == GLASS and (s.calls == 0 or s.calls == s.players)):
        return CALLS_MISCOUNTED
    if s.phase == OVER and s.mode != SOLO:
        best = -10000
        for seat in range(int(s.players)):
            best = max(best, int(s.points[seat]))
        if best < s.goal and (s.idle < s.patience or s.patience == 0) and s.round_number < (30 if s.patience else 250):
            return ENDED_EARLY
    return 0
