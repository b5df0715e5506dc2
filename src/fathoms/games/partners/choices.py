"""What can be done with a card in Partners: which piece may do what."""

from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK
from fathoms.games.partners.helping import movers, partners_of
from fathoms.games.partners.moving import at_home, bars_for, exchangeable, reach, starts_for, walk_back
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
def list_moves(s, seat, kind, rest, out, at, enough):
    """Write what can be done with a card to `out`, up to `enough` actions; how many there are."""
    if kind == SEVEN:
        return list_steps(s, seat, rest, out, at, enough)
    if kind == SWAP:
        return list_changes(s, rest, out, at, enough)
    colours = movers(s, seat)
    count = 0
    if kind == TWO:
        count = list_two_out(s, seat, rest, out, at)
        if rest < PARTS[TWO]:
            return count
    elif kind in (EIGHT, THIRTEEN):
        for colour in range(COLOURS):
            if colours >> colour & 1 and at_home(s, colour):  # PAR-12
                out[at + count] = BRING_OUT + colour
                count += 1
    if count >= enough:
        return count
    starts = starts_for(s, kind)
    for colour in range(COLOURS):
        if colours >> colour & 1:
            for piece in range(colour * EACH, colour * EACH + EACH):
                count += list_walks(s, piece, kind, starts, out, at + count)
                if count >= enough:
                    return count
    return count


@rule
def list_walks(s, piece, kind, starts, out, at):
    """Write the ways one piece can walk with a card, other than a 7, to `out`; how many there are."""
    if kind == BACK_FOUR:
        if walk_back(int(s.place[piece]), bars_for(piece // EACH, starts)) == NO_WAY:
            return 0
        out[at] = GO_BACK + piece
        return 1
    count = 0
    if reach(s, piece, STRIDE[kind], starts) != NO_WAY:
        out[at] = GO + piece * FAR + STRIDE[kind] - 1  # PAR-11
        count = 1
    if kind == ONE_OR_FOURTEEN and reach(s, piece, FAR, starts) != NO_WAY:
        out[at + count] = GO + piece * FAR + FAR - 1  # PAR-13
        count += 1
    return count


@rule
def list_two_out(s, seat, rest, out, at):
    """Write the colours of the side that can bring out a piece with a 2, if there are enough pieces. (PAR-17)"""
    side = partners_of(s, seat) | 1 << seat
    pieces, count = 0, 0
    for colour in range(COLOURS):
        if side >> colour & 1:
            home = at_home(s, colour)
            pieces += home
            if home:
                out[at + count] = BRING_OUT + colour
                count += 1
    return count if pieces >= rest else 0


@rule
def list_changes(s, rest, out, at, enough):
    """Write the pieces a swap can take, if there are enough. (PAR-18)"""
    count = 0
    for piece in range(PIECES):
        if piece != s.chosen and exchangeable(s, piece):
            out[at + count] = CHANGE + piece
            count += 1
            if count >= enough and count >= rest:
                return count
    return count if count >= rest else 0
