"""Whose pieces a player of Partners moves: the own ones, then the partners'."""

from fathoms.core.rule import rule
from fathoms.games.partners.moving import finished
from fathoms.games.partners.state import COLOURS, EACH, MAY


@rule
def partners_of(s, seat):
    """Bit set of the other colours of a side. (PAR-5)"""
    colours = 0
    sides = int(s.sides)
    for step in range(sides, COLOURS, sides):
        colours |= 1 << ((seat + step) % COLOURS)
    return colours


@rule
def unfinished(s, colours):
    """How many of these colours have pieces that are not locked?"""
    count = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 and not finished(s, colour):
            count += 1
    return count


@rule
def all_finished(s, colours):
    """Are all pieces of these colours locked?"""
    return unfinished(s, colours) == 0


@rule
def pieces_of(colour):
    """Bit set of a colour's pieces."""
    return ((1 << EACH) - 1) << (colour * EACH)


@rule
def flows_on(s, seat):
    """Has this seven locked the player's last piece, so that the rest goes to the partners? (PAR-16)"""
    return int(s.moved) & pieces_of(seat) != 0 and finished(s, seat)


@rule
def may_stop(s, seat):
    """May the player leave the rest of this seven? Not before it has locked their own last piece. (PAR-16)"""
    return s.seven_rest == MAY and flows_on(s, seat)


@rule
def movers(s, seat):
    """Bit set of the colours whose pieces the player may move forwards or back with the next action."""
    if not finished(s, seat):
        return 1 << seat
    moved = int(s.moved)
    if moved and not moved & pieces_of(seat):
        for colour in range(COLOURS):
            if moved & pieces_of(colour):
                return 1 << colour  # PAR-16, PAR-27: a helper's card is for one partner
    return partners_of(s, seat)  # PAR-27
