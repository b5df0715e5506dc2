"""What is secret in Tubyrinth: what the others have laid until one has called, if the boards are hidden."""

import random

from fathoms.core.match import Match
from fathoms.core.structs import Record
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT
from tests.kit.secrets import Possible
from tests.kit.variants import Variant

RACE = (1, 2)  # racing, and while the 30-second glass runs
ROOKIE = 1
MOST_CHANGES = 200  # of one board in one round


def twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """The same round in which the others have laid other tiles. What was judged before is off the boards by now."""
    for seat in hidden_boards(match, viewer):
        lay_anything(match.state, seat, rng)
    return match.state


def possible(match: Match, seat: int) -> Possible:
    """On the others' boards every tile anywhere on free ground, or not yet laid."""
    laid: dict[int, list[int]] = {}
    changes: dict[int, range] = {}
    for other in hidden_boards(match, seat):
        ground = ground_of(match.state, other)
        changes[other] = range(MOST_CHANGES + 1)
        for tile in range(TILE_COUNT):
            laid[other * TILE_COUNT + tile] = [0, *(1 + place for place in places(tile, ground))]
    return {"laid": laid, "changes": changes}


def hidden_boards(match: Match, viewer: int) -> list[int]:
    """The seats whose boards a viewer does not see now."""
    hidden = match.options["hide_boards"] and match.players > 1 and match.state.phase in RACE
    if 0 <= viewer < match.players and match.state.called[viewer]:
        return []
    return [seat for seat in range(match.players) if seat != viewer] if hidden else []


def hides(variant: Variant) -> bool:
    """Nothing is hidden with open boards, and nobody is there to hide from whoever plays alone."""
    return variant.players > 1 and variant.options.get("hide_boards", True) is True


def lay_anything(s: Record, seat: int, rng: random.Random) -> None:
    """Some tiles anywhere on free ground."""
    taken = ground_of(s, seat)
    for tile in range(TILE_COUNT):
        free = places(tile, taken)
        s.laid[seat, tile] = 0
        if free and rng.random() < 0.6:
            place = rng.choice(free)
            s.laid[seat, tile] = 1 + place
            taken |= int(MASK[tile * PLACEMENTS + place])
    s.changes[seat] = rng.randrange(20, 60)


def ground_of(s: Record, seat: int) -> int:
    """The cells of a seat's board on which nothing may be laid."""
    from fathoms.games.tubyrinth.drawn_board import GROUND

    return 0 if s.mode == ROOKIE else int(GROUND[s.board[seat]])


def places(tile: int, taken: int) -> list[int]:
    """The placements of a tile that cover nothing taken."""
    masks = {place: int(MASK[tile * PLACEMENTS + place]) for place in range(PLACEMENTS)}
    return [place for place, mask in masks.items() if mask and not mask & taken]
