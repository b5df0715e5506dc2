"""Views and resampling of Tubyrinth: everything is public, but others' boards may be hidden during a round."""

from fathoms.core.rng import draw, reseed
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.drawn_board import PIPELINE
from fathoms.games.tubyrinth.state import CHANGES, GLASS, HIDDEN, PLAYERS, RACING
from fathoms.games.tubyrinth.tiles import TILE_COUNT


@rule
def is_hidden(s, viewer, seat):
    """Whether this seat's tiles are hidden from the viewer. Anyone who plays alone may be watched."""
    is_running = s.phase == RACING or s.phase == GLASS
    return is_running and s.hide != 0 and viewer != seat and s.players > 1 and not has_called(s, viewer)


@rule
def has_called(s, viewer):
    """Has the viewer laid the last tile of this round? Then it cannot use what it sees, and has something to watch."""
    return viewer >= 0 and viewer < s.players and s.called[viewer] != 0


@rule
def view(s, viewer, out):
    """Write the boards in play, calls and points; and the tiles on the boards, unless they are hidden."""
    out.players = s.players
    out.mode = s.mode
    out.set = s.set
    out.puzzle = s.puzzle
    out.wanted = s.wanted
    out.strict = s.strict
    out.hide = s.hide
    out.level = s.level
    out.goal = s.goal
    out.round_time = s.round_time
    out.patience = s.patience
    out.easy = s.easy
    out.phase = s.phase
    out.round_number = s.round_number
    out.idle = s.idle
    out.beat = s.beat
    out.ready = s.ready
    out.thinking = s.thinking
    out.used = s.used
    out.calls = s.calls
    out.hints = s.hints
    for seat in range(PLAYERS):
        out.sheet[seat] = s.sheet[seat]
        out.board[seat] = s.board[seat]
    for seat in range(int(s.players)):
        out.called[seat] = s.called[seat]
        out.verdict[seat] = s.verdict[seat]
        out.counted[seat] = s.counted[seat]
        out.gained[seat] = s.gained[seat]
        out.points[seat] = s.points[seat]
        hides_tiles = is_hidden(s, viewer, seat)
        out.changes[seat] = 0 if hides_tiles else s.changes[seat]
        for tile in range(TILE_COUNT):
            out.laid[seat, tile] = HIDDEN if hides_tiles else s.laid[seat, tile]


@rule
def recall(s, seat, out):
    """Nothing: what was seen before has been taken off the boards."""


@rule
def resample(s, viewer, rng):
    """Give the others some tiles of a pipeline that fits their boards, all of them to those who have called."""
    for seat in range(int(s.players)):
        if is_hidden(s, viewer, seat):
            lay_random_tiles(s, seat, rng)
    reseed(s.rng, rng)


@rule
def lay_random_tiles(s, seat, rng):
    """Lay a random part of a stored pipeline of a size that counts."""
    size = draw(rng, 3)
    while not int(s.wanted) >> (size + 5) & 1:
        size = (size + 1) % 3
    progress = draw(rng, 101)  # percent of the tiles
    laid_count = 0
    for tile in range(TILE_COUNT):
        s.laid[seat, tile] = 0
        if s.called[seat] or draw(rng, 100) < progress:
            s.laid[seat, tile] = PIPELINE[s.board[seat], size, tile]
            laid_count += s.laid[seat, tile] != 0
    s.changes[seat] = min(laid_count + 2 * draw(rng, 8), CHANGES)
