"""Lists the moves a card allows in Partners: which piece may do what."""

from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK
from fathoms.games.partners.movable_colours import movable_colours, partner_colours
from fathoms.games.partners.moving import (
    barred_starts,
    count_at_home,
    is_swappable,
    place_after_steps,
    place_four_back,
    starts_that_bar,
)
from fathoms.games.partners.seven import list_steps
from fathoms.games.partners.state import (
    BACK_FOUR,
    COLOURS,
    EACH,
    EIGHT,
    FAR,
    NO_WAY,
    ONE_OR_FOURTEEN,
    PARTS,
    PIECES,
    SEVEN,
    STRIDE,
    SWAP,
    TAKE_BACKS,
    THIRTEEN,
    TWO,
)


@rule
def can_take_back(s):
    """Is the move half made, and has this turn not seen too many taken back?"""
    return s.rest < PARTS[s.card] and s.taken_back < TAKE_BACKS


@rule
def list_moves(s, seat, kind, rest, out, offset, limit):
    """Write what can be done with a card to `out`, up to `limit` actions; how many there are."""
    if kind == SEVEN:
        return list_steps(s, seat, rest, out, offset, limit)
    if kind == SWAP:
        return list_swaps(s, rest, out, offset, limit)
    colours = movable_colours(s, seat)
    count = 0
    if kind == TWO:
        count = list_starts_for_two(s, seat, rest, out, offset)
        if rest < PARTS[TWO]:
            return count
    elif kind in (EIGHT, THIRTEEN):
        for colour in range(COLOURS):
            if colours >> colour & 1 and count_at_home(s, colour):  # PAR-12
                out[offset + count] = BRING_OUT + colour
                count += 1
    if count >= limit:
        return count
    starts = starts_that_bar(s, kind)
    for colour in range(COLOURS):
        if colours >> colour & 1:
            for piece in range(colour * EACH, colour * EACH + EACH):
                count += list_walks(s, piece, kind, starts, out, offset + count)
                if count >= limit:
                    return count
    return count


@rule
def list_walks(s, piece, kind, starts, out, offset):
    """Write the ways one piece can walk with a card, other than a 7, to `out`; how many there are."""
    if kind == BACK_FOUR:
        if place_four_back(int(s.place[piece]), barred_starts(piece // EACH, starts)) == NO_WAY:
            return 0
        out[offset] = GO_BACK + piece
        return 1
    count = 0
    if place_after_steps(s, piece, STRIDE[kind], starts) != NO_WAY:
        out[offset] = GO + piece * FAR + STRIDE[kind] - 1  # PAR-11
        count = 1
    if kind == ONE_OR_FOURTEEN and place_after_steps(s, piece, FAR, starts) != NO_WAY:
        out[offset + count] = GO + piece * FAR + FAR - 1  # PAR-13
        count += 1
    return count


@rule
def list_starts_for_two(s, seat, rest, out, offset):
    """Write the colours of the side that can bring out a piece with a 2, if there are enough pieces. (PAR-17)"""
    side = partner_colours(s, seat) | 1 << seat
    pieces, count = 0, 0
    for colour in range(COLOURS):
        if side >> colour & 1:
            home = count_at_home(s, colour)
            pieces += home
            if home:
                out[offset + count] = BRING_OUT + colour
                count += 1
    return count if pieces >= rest else 0


@rule
def list_swaps(s, rest, out, offset, limit):
    """Write the pieces a swap can take, if there are enough. (PAR-18)"""
    count = 0
    for piece in range(PIECES):
        if piece != s.chosen and is_swappable(s, piece):
            out[offset + count] = CHANGE + piece
            count += 1
            if count >= limit and count >= rest:
                return count
    return count if count >= rest else 0
