"""What is secret in Dykarna: which tile lies face down where, and how it is turned. Nobody ever looks."""

import random

from fathoms.core.match import Match
from fathoms.core.record import Record

FIRST_CURRENT, STINGRAY = 20, 16


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same sea with the tiles face down shuffled among their places."""
    s = match.state
    unknown = [square for square in range(len(s.tile)) if s.tile[square] < 0]
    tiles = [int(s.tile[square]) for square in unknown]
    rng.shuffle(tiles)
    for square, tile in zip(unknown, tiles, strict=True):
        s.tile[square] = tile
        s.turned[square] = rng.randrange(4) if -tile >= FIRST_CURRENT or -tile == STINGRAY else 0
    return s
