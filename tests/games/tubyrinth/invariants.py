"""What is true of every state of Tubyrinth."""

from fathoms.core.rule import rule
from fathoms.games.tubyrinth.rules import GROUND
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT

READY, RACING, GLASS, OVER = 0, 1, 2, 3
ROOKIE, SOLO = 1, 3
CORRECT = 1


@rule
def sound(s):
    """0, or 1: tiles overlap, 2: one lies on an obstacle, 3: boards are shared, 4: calls miscounted, 5: ended early."""
    calls = 0
    for seat in range(int(s.players)):
        taken = MASK[0] & 0
        for tile in range(TILE_COUNT):
            if s.laid[seat, tile]:
                cells = MASK[tile * PLACEMENTS + int(s.laid[seat, tile]) - 1]
                if cells == 0 or cells & taken != 0:  # TUB-5
                    return 1
                taken = taken | cells
        if s.mode != ROOKIE and s.board[seat] >= 0 and taken & GROUND[s.board[seat]] != 0:
            return 2
        for other in range(seat):
            if s.board[seat] >= 0 and s.board[seat] == s.board[other]:
                return 3
        calls += s.called[seat] > 0
    if calls != s.calls and s.mode != SOLO:
        return 4
    if (s.phase == RACING and s.calls > 0) or (s.phase == GLASS and (s.calls == 0 or s.calls == s.players)):
        return 4
    if s.phase == OVER and s.mode != SOLO:
        best = -10000
        for seat in range(int(s.players)):
            best = max(best, int(s.points[seat]))
        if best < s.goal and (s.idle < s.patience or s.patience == 0) and s.round_number < (30 if s.patience else 250):
            return 5
    return 0
