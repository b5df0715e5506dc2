"""What is secret in Dykarna: which tile lies face down where, and how it is turned. Nobody ever looks."""

import random

from fathoms.core.match import Match
from fathoms.core.structs import Record
from tests.kit.secrets import Possible

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


def possible(match: Match, seat: int) -> Possible:
    """On every square with a tile face down, any of the tiles that lie face down somewhere, turned any way."""
    tile = match.state.tile
    unknown = [square for square in range(len(tile)) if tile[square] < 0]
    trail = range(int(match.state.steps), len(match.state.trail))  # of earlier moves: no matter any more
    tiles = frozenset(int(tile[square]) for square in unknown)
    return {
        "tile": dict.fromkeys(unknown, tiles),
        "turned": dict.fromkeys(unknown, range(4)),
        "trail": {step: {0, int(match.state.trail[step])} for step in trail},
    }
