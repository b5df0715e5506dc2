"""Who knows what in Dykarna: everything face up is public, and no one knows what lies face down."""

from fathoms.core.rng import reseed
from fathoms.core.rule import rule
from fathoms.games.dykarna.arrival import turn_tile_up
from fathoms.games.dykarna.rules import deal_tiles
from fathoms.games.dykarna.state import CREWS, DIVERS, KINDS, SQUARES, TUSSOCKS, UNKNOWN


@rule
def view(s, viewer, out):
    """Write all that lies open: the same for everyone."""
    view_table(s, out)
    view_sea(s, out)
    view_move(s, out)
    copy_of_divers(s.place, out.place)
    copy_of_divers(s.tussock, out.tussock)
    copy_of_divers(s.delayed, out.delayed)
    copy_of_divers(s.caught, out.caught)
    copy_of_divers(s.wish, out.wish)
    for boat in range(CREWS):
        out.boat[boat] = s.boat[boat]
        out.home[boat] = s.home[boat]


@rule
def copy_of_divers(divers, out):
    """Copy one field of every diver."""
    for diver in range(DIVERS):
        out[diver] = divers[diver]


@rule
def view_table(s, out):
    """Write the form of the game, and whose turn it is."""
    out.players = s.players
    out.solo = s.solo
    out.together = s.together
    out.side = s.side
    out.goal = s.goal
    out.lost = s.lost
    out.turn = s.turn
    out.phase = s.phase
    out.moves = s.moves
    out.passes = s.passes
    out.skipped = s.skipped


@rule
def view_sea(s, out):
    """The tiles face up and the treasure on them; how many of each kind are still face down anyone can count."""
    tiles, quarter_turns, treasure, kinds_left = (
        s.tile,
        s.turned,
        s.treasure,
        s.unseen,
    )  # interpreted, it takes long to ask
    out_tiles, out_turns, out_treasure, out_kinds_left = out.tile, out.turned, out.treasure, out.unseen
    for square in range(SQUARES):
        tile = tiles[square]
        out_tiles[square] = tile if tile >= 0 else -UNKNOWN
        if tile > 0:
            out_turns[square] = quarter_turns[square]
            for tussock in range(TUSSOCKS):
                out_treasure[square, tussock] = treasure[square, tussock]
    for kind in range(KINDS):
        out_kinds_left[kind] = kinds_left[kind]


@rule
def view_move(s, out):
    """Write the move under way, and the last one's trail."""
    out.diver = s.diver
    out.under_way = s.under_way
    out.carrying = s.carrying
    out.forced = s.forced
    out.fresh = s.fresh
    out.since = s.since
    out.heading = s.heading
    out.ways = s.ways
    out.start = s.start
    out.start_tussock = s.start_tussock
    out.owed = s.owed
    out.ransom = s.ransom
    out.wished = s.wished
    out.returned = s.returned
    out.site = s.site
    out.site_tussock = s.site_tussock
    out.steps = s.steps
    for i in range(int(s.steps)):
        out.trail[i] = s.trail[i]


@rule
def recall(s, seat, out):
    """Nothing: there is nothing to remember that does not still lie open."""


@rule
def resample(s, viewer, rng):
    """Shuffle the tiles face down among their places and turn them again."""
    deal_tiles(s, rng)
    reseed(s.rng, rng)


@rule
def full_information(s, seat, out):
    """Turn all tiles face up, with the treasure they will bring."""
    for square in range(SQUARES):
        if s.tile[square] < 0:
            turn_tile_up(out, square)
