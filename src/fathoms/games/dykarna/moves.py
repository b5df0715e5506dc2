"""What a crew of Dykarna may do in its turn. Legality is decided here alone."""

from fathoms.core.bits import lowest
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import (
    DEED,
    DEEDS,
    DRIVE,
    LEAVE_BOAT,
    LOSE,
    PASS,
    STEP,
    TRUDGE,
    WALK,
    WALK_PAST,
    WISH,
)
from fathoms.games.dykarna.boats import has_crew, may_drive
from fathoms.games.dykarna.chain import LAWFUL, best_fate
from fathoms.games.dykarna.sea import are_mates, boat_at, count_tussocks, crew_of, inward_direction, next_place
from fathoms.games.dykarna.state import (
    BOAT,
    DIRECTIONS,
    DIVERS,
    EACH,
    LARGEST,
    NEIGHBOUR,
    OUT,
    PIECE,
    SHORE,
    TARGETS,
    TILES,
    WIDTH,
)
from fathoms.games.dykarna.treasure import heap_index, is_held_to_ransom, pieces_within_reach, treasure_at_home

# Deeds as bit sets: of a diver, then of a crew, with those of its three divers in one word.
STEPS = sum(1 << STEP + 2 * direction for direction in range(DIRECTIONS))  # each way, with nothing
ANY_DEED = (1 << DEEDS) - 1
CREW = sum(1 << DEEDS * n for n in range(EACH))
EMPTY_HANDED = CREW * (STEPS | 1 << LEAVE_BOAT)
SURE = CREW * (ANY_DEED ^ (1 << TRUDGE) - 1)  # nothing ahead forbids them


@rule
def list_moves(s, out):
    """Write the legal moves; how many. (DYK-4 to DYK-10)"""
    crew = int(s.turn)
    count = 0
    for n in range(EACH):
        diver = EACH * crew + n
        deeds = possible_deeds(s, diver)
        for deed in range(DEEDS):
            if deeds >> deed & 1 and may_go(s, DEED + DEEDS * n + deed):
                out[count] = DEED + DEEDS * n + deed
                count += 1
        if deeds and has_wish(s, diver):
            count = list_wishes(s, diver, out, count)
    for action in range(DRIVE, PASS + 1):
        if is_legal_move(s, action):
            out[count] = action
            count += 1
    if s.solo:
        for action in range(WALK_PAST, WALK_PAST + 2 * EACH):
            if is_legal_move(s, action):
                out[count] = action
                count += 1
    return count


@rule
def moving_diver(s, action):
    """The diver that a move moves; -1 = the boat is driven, or the turn passed."""
    if DRIVE <= action <= PASS:
        return -1
    if action >= WALK_PAST:
        n = (action - WALK_PAST) // 2
    elif action >= WISH:
        n = (action - WISH) // (2 * TARGETS)
    else:
        n = (action - DEED) // DEEDS
    return EACH * int(s.turn) + n


@rule
def can_move(s, gratis):
    """Has the crew whose turn it is any move, or even one without a ransom? (DYK-10)"""
    crew, deeds = int(s.turn), possible_deeds_of_crew(s, gratis)
    if deeds & SURE:
        return True
    for n in range(EACH):
        if deeds >> n * DEEDS & ANY_DEED and has_wish(s, EACH * crew + n):
            return True  # some boat is always elsewhere
    deeds &= EMPTY_HANDED  # who may go with a piece may go without
    while deeds:
        if may_go(s, DEED + lowest(deeds)):
            return True
        deeds &= deeds - 1
    for clockwise in range(2):
        if may_drive(s, crew, clockwise):
            return True
    return False


@rule
def is_ready(s, diver):
    """Is a diver in the game and free, or can it be ransomed? (DYK-23, DYK-25, DYK-26)"""
    if s.place[diver] == OUT or s.delayed[diver] or s.caught[diver]:
        return False
    return not is_held_to_ransom(s, diver) or treasure_at_home(s, crew_of(diver)) > 0


@rule
def has_delayed_diver(s):
    """Does a turtle keep a diver of the crew whose turn it is, which is free to move next turn? (DYK-19, DYK-23)"""
    crew = int(s.turn)
    for diver in range(EACH * crew, EACH * crew + EACH):  # compiled rules have no generators
        if s.delayed[diver] and not s.caught[diver]:
            return True
    return False


@rule
def possible_deeds(s, diver):
    """What a diver can hope to do from where it is, as a bit set of deeds; 0 = it is not ready."""
    if not is_ready(s, diver):
        return 0
    place = int(s.place[diver])
    if place >= BOAT:
        return 1 << LEAVE_BOAT  # DYK-5, DYK-16: with nothing
    if s.tile[place] == SHORE:
        return 3 << WALK  # DYK-8, DYK-9: to the next place or into the boat there
    deeds = 1 << TRUDGE if count_tussocks(int(s.tile[place])) > s.tussock[diver] else STEPS  # DYK-24
    return deeds | deeds << 1 if pieces_within_reach(s, diver) else deeds


@rule
def possible_deeds_of_crew(s, gratis):
    """What the crew whose turn it is can hope to do, or even without a ransom: the deeds of all three in one word."""
    first, deeds = EACH * int(s.turn), 0
    for n in range(EACH):
        if not (gratis and is_held_to_ransom(s, first + n)):
            deeds |= possible_deeds(s, first + n) << n * DEEDS
    return deeds


@rule
def is_legal_move(s, action):
    """May the crew make a move it can hope for? (DYK-4 to DYK-10)"""
    if DRIVE <= action < PASS:
        return may_drive(s, int(s.turn), action - DRIVE)
    if action == PASS:
        return not can_move(s, True)  # DYK-10: a ransom is voluntary
    if action >= WALK_PAST:
        return may_walk_past(s, moving_diver(s, action), (action - WALK_PAST) % 2)
    return may_go(s, action)


@rule
def may_walk_past(s, diver, clockwise):
    """May a diver go along the shore past a boat, instead of drowning in it? Each for themselves. (DYK-8)"""
    place = int(s.place[diver])
    if s.solo == 0 or place >= BOAT or s.tile[place] != SHORE or not is_ready(s, diver):
        return False
    boat = boat_at(s, next_place(s, place, clockwise))
    return boat >= 0 and boat != crew_of(diver) and has_crew(s, boat)


@rule
def may_go(s, action):
    """May a diver do or wish what it can hope for, as far as that depends on where it gets? (DYK-4 to DYK-6, DYK-32)"""
    diver = moving_diver(s, action)
    if action >= WISH:
        carrying, heading = (action - WISH) % 2, wish_heading(s, diver)
        to = target_place((action - WISH) // 2 % TARGETS)
        if to == s.place[diver] or (to < BOAT and s.tile[to] == SHORE):
            return False
    else:
        deed = (action - DEED) % DEEDS
        if deed >= TRUDGE:
            return True
        carrying = deed & 1 if deed < LEAVE_BOAT else 0
        to, heading = step_target(s, action)
    return may_enter(s, diver, to, heading, carrying)


@rule
def step_target(s, action):
    """The square that a step, also one from a boat, leads to, and the direction. (DYK-4, DYK-5)"""
    place, heading = int(s.place[moving_diver(s, action)]), (action - DEED) % DEEDS >> 1
    if place >= BOAT:
        heading = inward_direction(place - BOAT)
        place = int(s.boat[place - BOAT])
    return place + NEIGHBOUR[heading], heading


@rule
def may_enter(s, diver, place, heading, carrying):
    """May a diver get to a tile so, or into a boat? (DYK-6, DYK-17, DYK-35, DYK-36)"""
    boat = place - BOAT
    if boat < 0:
        if s.tile[place] != SHORE:
            return best_fate(s, place, heading, carrying) == LAWFUL
        boat = boat_at(s, place)
    return boat >= 0 and (carrying == 0 or are_mates(s, crew_of(diver), boat))


# Wishes


@rule
def has_wish(s, diver):
    """Can a diver that is ready use a goldfish's wish where it is? (DYK-24, DYK-32)"""
    return s.wish[diver] != 0 and s.tussock[diver] == 0


@rule
def list_wishes(s, diver, out, count):
    """Write where a diver may wish itself: to any tile it may enter and any boat, but not where it is. (DYK-32)"""
    first = WISH + 2 * TARGETS * (diver % EACH)
    pieces = min(pieces_within_reach(s, diver), 1)
    for wish in range(2 * TARGETS):
        if wish % 2 <= pieces and may_go(s, first + wish):
            out[count] = first + wish
            count += 1
    return count


@rule
def wish_heading(s, diver):
    """The direction of travel of a wish: straight in from its own coast or that of the boat it leaves. (DYK-34)"""
    place = int(s.place[diver])
    return inward_direction(place - BOAT if place >= BOAT else crew_of(diver))


@rule
def target_place(target):
    """The square or boat that a wish's target means: tiles are numbered row by row in the large sea."""
    if target >= TILES:
        return BOAT + target - TILES
    return (target // LARGEST + 1) * WIDTH + target % LARGEST + 1


# Losses in the mud


@rule
def list_losses(s, out):
    """Write what may be lost from an overfull tussock. (DYK-24)"""
    count = 0
    for diver in range(DIVERS):
        if s.place[diver] == s.site and s.tussock[diver] == s.site_tussock:
            out[count] = LOSE + diver
            count += 1
    if s.treasure[s.site, heap_index(int(s.site_tussock))]:
        out[count] = LOSE + PIECE
        count += 1
    return count
