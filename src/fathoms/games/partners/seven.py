"""The seven of Partners: seven steps shared among pieces, none of which may be left over. (PAR-16)

Only after it has locked its player's last piece may they leave the rest (option `seven_rest`). Until then a step may
only be offered if the steps after it can all be used. That takes a search, but a small one: pieces move at most once
each, and all that matters of a colour fits into one number, its herd: the places of its four pieces (counted from 0 =
home), and which of them may still move. At most two herds can be on the move together.
"""

from fathoms.core.bits import nth_one, ones
from fathoms.core.rule import rule
from fathoms.games.partners.actions import GO, STOP
from fathoms.games.partners.helping import all_finished, flows_on, may_stop, movers, partners_of, unfinished
from fathoms.games.partners.moving import (
    FULL_LANE,
    bars_for,
    field_of,
    lane_of,
    locked,
    place_on,
    taken_starts,
    walk,
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
def herd_of(s, colour):
    """The herd of a colour in the middle of a seven."""
    lane = lane_of(s, colour)
    moved = int(s.moved) >> (colour * EACH)
    herd = 0
    for i in range(EACH):
        place = int(s.place[colour * EACH + i])
        herd |= (place - HOME) << (i * PLACE_BITS)
        if place != HOME and not moved >> i & 1 and not locked(place, lane):
            herd |= 1 << (MAY_MOVE + i)
    return herd


@rule
def place_in(herd, i):
    """Where the i-th piece of a herd stands."""
    return (herd >> (i * PLACE_BITS) & PLACE_MASK) + HOME


@rule
def put_in(herd, i, place):
    """The herd after its i-th piece has been put somewhere and has had its move."""
    herd &= ~(PLACE_MASK << (i * PLACE_BITS) | 1 << (MAY_MOVE + i))
    return herd | (place - HOME) << (i * PLACE_BITS)


@rule
def herd_lane(herd):
    """The taken circles of a herd's lane."""
    lane = 0
    for i in range(EACH):
        place = place_in(herd, i)
        if place >= LANE:
            lane |= 1 << (CORE - place)
    return lane


@rule
def on_start(herd):
    """Has the herd a piece on its start?"""
    found = 0
    for i in range(EACH):
        if place_in(herd, i) == START:
            found += 1
    return found > 0


@rule
def ready(herd):
    """Bit set of the pieces of a herd that may still move."""
    return herd >> MAY_MOVE & FULL_LANE


@rule
def arrived(one, two):
    """Are all pieces of both herds locked?"""
    return herd_lane(one) == FULL_LANE and herd_lane(two) == FULL_LANE


# One piece moves


@rule
def stride(one, two, colour, other, starts, i, steps):
    """Both herds after the i-th piece of the first has moved; -1 for the first if it cannot."""
    if not one >> (MAY_MOVE + i) & 1:
        return -1, two
    place = place_in(one, i)
    if two != NOBODY and on_start(two):
        starts |= 1 << other
    lane = herd_lane(one)
    if place >= LANE:
        lane ^= 1 << (CORE - place)
    to = walk(place, steps, lane, bars_for(colour, starts))
    if to == NO_WAY:
        return -1, two
    if START < to <= TRACK and two != NOBODY:
        there = place_on(other, field_of(colour, to))
        found, victim = 0, 0
        for j in range(EACH):
            if place_in(two, j) == there:
                found += 1
                victim = j
        if found == 1:
            two = put_in(two, victim, HOME)  # PAR-21
        elif found > 1:
            to = HOME
    return put_in(one, i, to), two


@rule
def stride_of_either(one, two, colour, other, starts, i, steps):
    """As `stride`, for pieces 0-3 of the first herd and 4-7 of the second; -1 for the first if it cannot."""
    second = i >= EACH
    mover, waiter = (two, one) if second else (one, two)
    its, others = (other, colour) if second else (colour, other)
    mover, waiter = stride(mover, waiter, its, others, starts, i % EACH, steps)
    if mover < 0:
        return -1, two
    return (waiter, mover) if second else (mover, waiter)


# The search


@rule
def can_use_up(one, two, colour, other, starts, rest, spare):
    """Can the herds use all the steps that are left?

    `spare` has bit r set if it is also fine when the herds arrive with r steps left. The search goes through all
    ways in order, a way being a number with one digit for each stride: whose, and how long. Longer strides come
    first, so that it is over at once where one piece can take all. Where it turns back, the way is walked again from
    its beginning, which costs little, since it is short, and needs no memory.
    """
    able = ready(one) | ready(two) << EACH
    count = ones(able)
    way, level = 0, 0 if able else -1  # strides 0 .. level-1 of the way are good so far
    first, second, left, depth = one, two, rest, 0  # after the first `depth` strides
    while level >= 0:
        digit = way >> (depth * DIGIT_BITS) & DIGIT_MASK
        steps = left - digit // count
        if steps == 0:  # all strides tried here
            way &= (1 << (level * DIGIT_BITS)) - 1
            level -= 1
            if level >= 0:
                way += 1 << (level * DIGIT_BITS)
            first, second, left, depth = one, two, rest, 0
            continue
        walker = nth_one(able, digit % count)
        herd, fellows = stride_of_either(first, second, colour, other, starts, walker, steps)
        if depth == level:
            done = herd >= 0 and arrived(herd, fellows)
            if herd >= 0 and (steps == left or (done and spare >> (left - steps) & 1)):
                return True
            if herd < 0 or done or not ready(herd) | ready(fellows):
                way += 1 << (level * DIGIT_BITS)
                continue
            level += 1
        first, second, left, depth = herd, fellows, left - steps, depth + 1
    return False


# What can be done with the rest of a seven


@rule
def other_partner(s, seat, colour):
    """The first partner of a player that is not this colour; -1 = there is none."""
    partners = partners_of(s, seat)
    for other in range(COLOURS):
        if other != colour and partners >> other & 1:
            return other
    return -1


@rule
def could_finish(s, colour, rest):
    """Is it near enough that all pieces of a colour might be locked with this many steps?"""
    last = TRACK
    for piece in range(colour * EACH, colour * EACH + EACH):
        last = min(last, int(s.place[piece]))
    return last + rest >= LANE


@rule
def spare_steps(s, seat, colour, rest):
    """With how many steps left a seven may lock the last piece of the colours that move with it, as bits."""
    partners = partners_of(s, seat)
    if colour != seat:
        # A helper's seven is for one partner, so only the end of the game excuses from the rest.
        # After flowing on, all partners move together, and all of them arriving is the end of the game.
        return ANY_REST if flows_on(s, seat) or unfinished(s, partners) < 2 else 0
    if not could_finish(s, seat, rest):
        return 0
    if s.seven_rest == MAY or all_finished(s, partners):
        return ANY_REST  # the player may stop then, or it was the last piece of the whole side
    one = other_partner(s, seat, seat)
    two = other_partner(s, seat, one)
    first = herd_of(s, one)
    second = herd_of(s, two) if two >= 0 else NOBODY
    starts = taken_starts(s) & ~partners
    spare = 0
    for left in range(1, rest):
        if can_use_up(first, second, one, two, starts, left, ANY_REST):
            spare |= 1 << left
    return spare


@rule
def walkers(s, seat):
    """Who may take a step of a seven: two herds, their colours (-1 = there is no second), the starts that are taken,
    whether both move together, after the seven has flowed on to them, and whether steps may be left over then."""
    colours = movers(s, seat)
    colour, other, two = nth_one(colours, 0), -1, NOBODY
    if colours & (colours - 1):
        other = nth_one(colours & (colours - 1), 0)
        two = herd_of(s, other)
    together = colour != seat and flows_on(s, seat)
    return herd_of(s, colour), two, colour, other, taken_starts(s), together, may_stop(s, seat)


@rule
def ready_to_walk(walking):
    """Bit set of the pieces that might take a step: 0-3 of the first herd, 4-7 of the second."""
    return ready(walking[0]) | ready(walking[1]) << EACH


@rule
def piece_of(walking, i):
    """The i-th of those that might take a step, among all pieces."""
    return (walking[2] if i < EACH else walking[3]) * EACH + i % EACH


@rule
def can_step(walking, i, steps, rest, spare):
    """Can the i-th piece take so many of the steps that are left, and can the others be used or left over then?"""
    one, two, colour, other, starts, together, free = walking
    if i >= EACH:
        one, two, colour, other = two, one, other, colour
    starts &= ~(1 << colour)
    if not together or other < 0:
        two, other = NOBODY, -1
    else:
        starts &= ~(1 << other)
    one, two = stride(one, two, colour, other, starts, i % EACH, steps)
    if one < 0:
        return False
    left = rest - steps
    if left == 0 or free:
        return True
    if arrived(one, two):
        return spare >> left & 1 != 0
    return can_use_up(one, two, colour, other, starts, left, spare)


@rule
def list_steps(s, seat, rest, out, at, enough):
    """Write the steps of a seven that can be taken to `out`, up to `enough` of them; how many there are."""
    walking = walkers(s, seat)
    able = ready_to_walk(walking)
    count, spare = 0, 0
    for steps in range(rest, 0, -1):
        if steps == rest - 1:
            spare = spare_steps(s, seat, walking[2], rest)  # before, nothing is left over
        for i in range(2 * EACH):
            if able >> i & 1 and can_step(walking, i, steps, rest, spare):
                out[at + count] = GO + piece_of(walking, i) * FAR + steps - 1
                count += 1
                if count == enough:
                    return count
    if may_stop(s, seat):
        out[at + count] = STOP
        count += 1
    return count


@rule
def is_lost(s, seat):
    """May the rest of a seven be left over, and is there no one who can take a step of it? (PAR-16)"""
    if s.rest == 0 or not may_stop(s, seat):
        return False
    walking, rest = walkers(s, seat), int(s.rest)
    able = ready_to_walk(walking)
    for i in range(2 * EACH):
        for steps in range(1, rest + 1):
            if able >> i & 1 and can_step(walking, i, steps, rest, 0):
                return False
    return True
