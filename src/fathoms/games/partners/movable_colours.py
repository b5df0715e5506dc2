"""Which colours a player of Partners may move: their own, then their partners'."""

from fathoms.core.rule import rule
from fathoms.games.partners.moving import is_finished
from fathoms.games.partners.state import COLOURS, EACH, MAY


@rule
def partner_colours(s, seat):
    """Bit set of the other colours of a side. (PAR-5)"""
    colours = 0
    sides = int(s.sides)
    for step in range(sides, COLOURS, sides):
        colours |= 1 << ((seat + step) % COLOURS)
    return colours


@rule
def count_unfinished(s, colours):
    """How many of these colours have pieces that are not locked?"""
    count = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 and not is_finished(s, colour):
            count += 1
    return count


@rule
def are_all_finished(s, colours):
    """Are all pieces of these colours locked?"""
    return count_unfinished(s, colours) == 0


@rule
def pieces_of_colour(colour):
    """Bit set of a colour's pieces."""
    return ((1 << EACH) - 1) << (colour * EACH)


@rule
def is_rest_for_partners(s, seat):
    """Has this seven locked the player's last piece, so that the rest goes to the partners? (PAR-16)"""
    return int(s.moved) & pieces_of_colour(seat) != 0 and is_finished(s, seat)


@rule
def may_stop(s, seat):
    """May the player leave the rest of this seven? Not before it has locked their own last piece. (PAR-16)"""
    return s.seven_rest == MAY and is_rest_for_partners(s, seat)


@rule
def movable_colours(s, seat):
    """Bit set of the colours whose pieces the player may move forwards or back with the next action."""
    if not is_finished(s, seat):
        return 1 << seat
    moved = int(s.moved)
    if moved and not moved & pieces_of_colour(seat):
        for colour in range(COLOURS):
            if moved & pieces_of_colour(colour):
                return 1 << colour  # PAR-16, PAR-27: a helper's card is for one partner
    return partner_colours(s, seat)  # PAR-27
