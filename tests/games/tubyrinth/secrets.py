"""What is secret in Tubyrinth: what the others have laid while a round runs, if the boards are hidden."""

import random

from fathoms.core.match import Match
from fathoms.core.record import Record
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT
from tests.kit.variants import Variant

RACE = (1, 2)  # racing, and while the 30-second glass runs
ROOKIE = 1


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same round in which the others have laid other tiles. What was judged before is off the boards by now."""
    s = match.state
    if match.options["hide_boards"] and match.players > 1 and s.phase in RACE:
        for seat in range(match.players):
            if seat != viewer:
                lay_anything(s, seat, rng)
    return s


def hides(variant: Variant) -> bool:
    """Nothing is hidden with open boards, and nobody is there to hide from whoever plays alone."""
    return variant.players > 1 and variant.options.get("hide_boards", True) is True


def lay_anything(s: Record, seat: int, rng: random.Random) -> None:
    """Some tiles anywhere on free ground."""
    from fathoms.games.tubyrinth.rules import GROUND

    taken = 0 if s.mode == ROOKIE else int(GROUND[s.board[seat]])
    for tile in range(TILE_COUNT):
        places = [p for p in range(PLACEMENTS) if (mask := int(MASK[tile * PLACEMENTS + p])) and not mask & taken]
        s.laid[seat, tile] = 0
        if places and rng.random() < 0.6:
            place = rng.choice(places)
            s.laid[seat, tile] = 1 + place
            taken |= int(MASK[tile * PLACEMENTS + place])
    s.changes[seat] = rng.randrange(20, 60)
