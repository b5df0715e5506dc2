"""The seven of Partners: seven steps shared among pieces, none of which may be left over. (PAR-16)

Only after it has locked its player's last piece may they leave the rest (option `seven_rest`). Until then a step may
only be offered if the steps after it can all be used. That takes a search, but a small one: pieces move at most once
each, and all that matters of a colour fits into one number, its herd: the places of its four pieces (counted from 0 =
home), and which of them may still move. At most two herds can be on the move together.
"""

from fathoms.core.bits import nth_one, ones
from fathoms.core.rule import rule
from fathoms.games.partners.actions import GO, STOP
from fathoms.games.partners.movable_colours import (
    are_all_finished,
    count_unfinished,
    is_rest_for_partners,
    may_stop,
    movable_colours,
    partner_colours,
)
from fathoms.games.partners.moving import (
    FULL_LANE,
    barred_starts,
    is_locked,
    lane_circles,
    occupied_starts,
    place_of_field,
    track_field,
    walk_to,
)
from fathoms.games.partners.state import COLOURS, CORE, EACH, FAR, HOME, LANE, MAY, NO_WAY, START, TRACK

PLACE_BITS = 7
PLACE_MASK = (1 << PLACE_BITS) - 1
MAY_MOVE = EACH * PLACE_BITS  # + piece of the colour: a bit of a herd
DIGIT_BITS = 6  # of a way through the search: one stride of one of up to eight pieces
DIGIT_MASK = (1 << DIGIT_BITS) - 1
ANY_REST = (1 << 8) - 1
NOBODY = 80 | 81 << 7 | 82 << 14 | 83 << 21  # a herd that has arrived already: where only one colour moves

# Herds


@rule
def find_herd(s, colour):
    """The herd of a colour in the middle of a seven."""
    lane = lane_circles(s, colour)
    moved = int(s.moved) >> (colour * EACH)
    herd = 0
    for i in range(EACH):
        place = int(s.place[colour * EACH + i])
        herd |= (place - HOME) << (i * PLACE_BITS)
        if place != HOME and not moved >> i & 1 and not is_locked(place, lane):
            herd |= 1 << (MAY_MOVE + i)
    return herd


@rule
def place_in_herd(herd, i):
    """Where the i-th piece of a herd stands."""
    return (herd >> (i * PLACE_BITS) & PLACE_MASK) + HOME


@rule
def move_in_herd(herd, i, place):
    """The herd after its i-th piece has been put somewhere and has had its move."""
    herd &= ~(PLACE_MASK << (i * PLACE_BITS) | 1 << (MAY_MOVE + i))
    return herd | (place - HOME) << (i * PLACE_BITS)


@rule
def lane_of_herd(herd):
    """The taken circles of a herd's lane."""
    lane = 0
    for i in range(EACH):
        place = place_in_herd(herd, i)
        if place >= LANE:
            lane |= 1 << (CORE - place)
    return lane


@rule
def is_on_start(herd):
    """Has the herd a piece on its start?"""
    count = 0
    for i in range(EACH):
        if place_in_herd(herd, i) == START:
            count += 1
    return count > 0


@rule
def movable_pieces(herd):
    """Bit set of the pieces of a herd that may still move."""
    return herd >> MAY_MOVE & FULL_LANE


@rule
def have_both_arrived(one, two):
    """Are all pieces of both herds locked?"""
    return lane_of_herd(one) == FULL_LANE and lane_of_herd(two) == FULL_LANE


# One piece moves


@rule
def move_piece(one, two, colour, other, starts, i, steps):
    """Both herds after the i-th piece of the first has moved; -1 for the first if it cannot."""
    if not one >> (MAY_MOVE + i) & 1:
        return -1, two
    place = place_in_herd(one, i)
    if two != NOBODY and is_on_start(two):
        starts |= 1 << other
    lane = lane_of_herd(one)
    if place >= LANE:
        lane ^= 1 << (CORE - place)
    to = walk_to(place, steps, lane, barred_starts(colour, starts))
    if to == NO_WAY:
        return -1, two
    if START < to <= TRACK and two != NOBODY:
        met_place = place_of_field(other, track_field(colour, to))
        met_count, victim = 0, 0
        for j in range(EACH):
            if place_in_herd(two, j) == met_place:
                met_count += 1
                victim = j
        if met_count == 1:
            two = move_in_herd(two, victim, HOME)  # PAR-21
        elif met_count > 1:
            to = HOME
    return move_in_herd(one, i, to), two


@rule
def move_piece_of_either(one, two, colour, other, starts, i, steps):
    """As `move_piece`, for pieces 0-3 of the first herd and 4-7 of the second; -1 for the first if it cannot."""
    second = i >= EACH
    mover, waiter = (two, one) if second else (one, two)
    its, others = (other, colour) if second else (colour, other)
    mover, waiter = move_piece(mover, waiter, its, others, starts, i % EACH, steps)
    if mover < 0:
        return -1, two
    return (waiter, mover) if second else (mover, waiter)


# The search


@rule
def can_use_all_steps(one, two, colour, other, starts, rest, spare):
    """Can the herds use all the steps that are left?

    `spare` has bit r set if it is also fine when the herds arrive with r steps left. The search goes through all
    ways in order, a way being a number with one digit for each stride: whose, and how long. Longer strides come
    first, so that it is over at once where one piece can take all. Where it turns back, the way is walked again from
    its beginning, which costs little, since it is short, and needs no memory.
    """
    movable = movable_pieces(one) | movable_pieces(two) << EACH
    count = ones(movable)
    way, level = 0, 0 if movable else -1  # strides 0 .. level-1 of the way are good so far
    first, second, steps_left, depth = one, two, rest, 0  # after the first `depth` strides
    while level >= 0:
        digit = way >> (depth * DIGIT_BITS) & DIGIT_MASK
        steps = steps_left - digit // count
        if steps == 0:  # all strides tried here
            way &= (1 << (level * DIGIT_BITS)) - 1
            level -= 1
            if level >= 0:
                way += 1 << (level * DIGIT_BITS)
            first, second, steps_left, depth = one, two, rest, 0
            continue
        walker = nth_one(movable, digit % count)
        herd, fellows = move_piece_of_either(first, second, colour, other, starts, walker, steps)
        if depth == level:
            has_arrived = herd >= 0 and have_both_arrived(herd, fellows)
            if herd >= 0 and (steps == steps_left or (has_arrived and spare >> (steps_left - steps) & 1)):
                return True
            if herd < 0 or has_arrived or not movable_pieces(herd) | movable_pieces(fellows):
                way += 1 << (level * DIGIT_BITS)
                continue
            level += 1
        first, second, steps_left, depth = herd, fellows, steps_left - steps, depth + 1
    return False


# What can be done with the rest of a seven


@rule
def other_partner(s, seat, colour):
    """The first partner of a player that is not this colour; -1 = there is none."""
    partners = partner_colours(s, seat)
    for other in range(COLOURS):
        if other != colour and partners >> other & 1:
            return other
    return -1


@rule
def may_finish_colour(s, colour, rest):
    """Is it near enough that all pieces of a colour might be locked with this many steps?"""
    last = TRACK
    for piece in range(colour * EACH, colour * EACH + EACH):
        last = min(last, int(s.place[piece]))
    return last + rest >= LANE


@rule
def spare_steps(s, seat, colour, rest):
    """With how many steps left a seven may lock the last piece of the colours that move with it, as bits."""
    partners = partner_colours(s, seat)
    if colour != seat:
        # A helper's seven is for one partner, so only the end of the game excuses from the rest.
        # After flowing on, all partners move together, and all of them arriving is the end of the game.
        return ANY_REST if is_rest_for_partners(s, seat) or count_unfinished(s, partners) < 2 else 0
    if not may_finish_colour(s, seat, rest):
        return 0
    if s.seven_rest == MAY or are_all_finished(s, partners):
        return ANY_REST  # the player may stop then, or it was the last piece of the whole side
    one = other_partner(s, seat, seat)
    two = other_partner(s, seat, one)
    first = find_herd(s, one)
    second = find_herd(s, two) if two >= 0 else NOBODY
    starts = occupied_starts(s) & ~partners
    spare = 0
    for steps_left in range(1, rest):
        if can_use_all_steps(first, second, one, two, starts, steps_left, ANY_REST):
            spare |= 1 << steps_left
    return spare


@rule
def step_takers(s, seat):
    """Who may take a step of a seven: two herds, their colours (-1 = there is no second), the starts that are taken,
    whether both move together, after the seven has flowed on to them, and whether steps may be left over then."""
    colours = movable_colours(s, seat)
    colour, other, two = nth_one(colours, 0), -1, NOBODY
    if colours & (colours - 1):
        other = nth_one(colours & (colours - 1), 0)
        two = find_herd(s, other)
    moves_both = colour != seat and is_rest_for_partners(s, seat)
    return find_herd(s, colour), two, colour, other, occupied_starts(s), moves_both, may_stop(s, seat)


@rule
def pieces_with_steps(walking):
    """Bit set of the pieces that might take a step: 0-3 of the first herd, 4-7 of the second."""
    return movable_pieces(walking[0]) | movable_pieces(walking[1]) << EACH


@rule
def piece_number(walking, i):
    """The i-th of those that might take a step, among all pieces."""
    return (walking[2] if i < EACH else walking[3]) * EACH + i % EACH


@rule
def can_take_steps(walking, i, steps, rest, spare):
    """Can the i-th piece take so many of the steps that are left, and can the others be used or left over then?"""
    one, two, colour, other, starts, moves_both, may_leave_rest = walking
    if i >= EACH:
        one, two, colour, other = two, one, other, colour
    starts &= ~(1 << colour)
    if not moves_both or other < 0:
        two, other = NOBODY, -1
    else:
        starts &= ~(1 << other)
    one, two = move_piece(one, two, colour, other, starts, i % EACH, steps)
    if one < 0:
        return False
    steps_left = rest - steps
    if steps_left == 0 or may_leave_rest:
        return True
    if have_both_arrived(one, two):
        return spare >> steps_left & 1 != 0
    return can_use_all_steps(one, two, colour, other, starts, steps_left, spare)


@rule
def list_steps(s, seat, rest, out, offset, limit):
    """Write the steps of a seven that can be taken to `out`, up to `limit` of them; how many there are."""
    walking = step_takers(s, seat)
    movable = pieces_with_steps(walking)
    count, spare = 0, 0
    for steps in range(rest, 0, -1):
        if steps == rest - 1:
            spare = spare_steps(s, seat, walking[2], rest)  # before, nothing is left over
        for i in range(2 * EACH):
            if movable >> i & 1 and can_take_steps(walking, i, steps, rest, spare):
                out[offset + count] = GO + piece_number(walking, i) * FAR + steps - 1
                count += 1
                if count == limit:
                    return count
    if may_stop(s, seat):
        out[offset + count] = STOP
        count += 1
    return count


@rule
def is_rest_lost(s, seat):
    """May the rest of a seven be left over, and is there no one who can take a step of it? (PAR-16)"""
    if s.rest == 0 or not may_stop(s, seat):
        return False
    walking, rest = step_takers(s, seat), int(s.rest)
    movable = pieces_with_steps(walking)
    for i in range(2 * EACH):
        for steps in range(1, rest + 1):
            if movable >> i & 1 and can_take_steps(walking, i, steps, rest, 0):
                return False
    return True
