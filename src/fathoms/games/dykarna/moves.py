"""What a crew of Dykarna may do in its turn. Legality is decided here alone."""

from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, LEAVE_BOAT, LOSE, PASS, TRUDGE, WALK, WISH
from fathoms.games.dykarna.boats import may_drive
from fathoms.games.dykarna.chain import LAWFUL, best_fate
from fathoms.games.dykarna.sea import boat_at, crew_of, inward, mates, tussocks_of
from fathoms.games.dykarna.state import BESIDE, BOAT, DIVERS, EACH, LARGEST, OUT, PIECE, SHORE, TARGETS, TILES, WIDTH
from fathoms.games.dykarna.treasure import banked, heap, held_to_ransom, within_reach


@rule
def moves(s, out):
    """Write the moves there are. (DYK-4 to DYK-10)"""
    crew = int(s.turn)
    count = 0
    for n in range(EACH):
        diver = EACH * crew + n
        if ready(s, diver):
            for deed in range(DEEDS):
                if may(s, diver, deed):
                    out[count] = DEED + DEEDS * n + deed
                    count += 1
            if has_wish(s, diver):
                count = wishes(s, diver, out, count)
    for action in range(DRIVE, PASS + 1):
        if allowed(s, action):
            out[count] = action
            count += 1
    return count


@rule
def allowed(s, action):
    """May the crew whose turn it is make this move? (DYK-4 to DYK-10)"""
    crew = int(s.turn)
    if action < DRIVE:
        diver = EACH * crew + (action - DEED) // DEEDS
        return ready(s, diver) and may(s, diver, (action - DEED) % DEEDS)
    if action < PASS:
        return may_drive(s, crew, action - DRIVE)
    if action == PASS:
        return not can_move(s, True)  # DYK-10: a ransom is voluntary
    diver = EACH * crew + (action - WISH) // (2 * TARGETS)
    place, carrying = target_place((action - WISH) // 2 % TARGETS), (action - WISH) % 2
    if not ready(s, diver) or not has_wish(s, diver) or place == s.place[diver]:
        return False
    return carrying <= within_reach(s, diver) and may_wish(s, diver, place, wish_heading(s, diver), carrying)


@rule
def mover(s, action):
    """The diver that a move moves; -1 = the boat is driven, or the turn passed."""
    if DRIVE <= action <= PASS:
        return -1
    n = (action - DEED) // DEEDS if action < DRIVE else (action - WISH) // (2 * TARGETS)
    return EACH * int(s.turn) + n


@rule
def can_move(s, gratis):
    """Has the crew whose turn it is any move, or even one without a ransom? (DYK-10)"""
    crew = int(s.turn)
    for diver in range(EACH * crew, EACH * crew + EACH):
        if ready(s, diver) and not (gratis and held_to_ransom(s, diver)):
            if has_wish(s, diver):
                return True  # some boat is always elsewhere
            for deed in range(DEEDS):
                if may(s, diver, deed):
                    return True
    for clockwise in range(2):
        if may_drive(s, crew, clockwise):
            return True
    return False


@rule
def ready(s, diver):
    """Is a diver in the game and free, or can it be ransomed? (DYK-23, DYK-25, DYK-26)"""
    if s.place[diver] == OUT or s.delayed[diver] or s.caught[diver]:
        return False
    return not held_to_ransom(s, diver) or banked(s, crew_of(diver)) > 0


@rule
def sits_out(s):
    """Does a turtle keep a diver of the crew whose turn it is, which is free to move next turn? (DYK-19, DYK-23)"""
    crew = int(s.turn)
    for diver in range(EACH * crew, EACH * crew + EACH):  # compiled rules have no generators
        if s.delayed[diver] and not s.caught[diver]:
            return True
    return False


@rule
def may(s, diver, deed):
    """May a diver that is ready do that?"""
    place = int(s.place[diver])
    if place >= BOAT:
        direction, carrying = inward(place - BOAT), deed - LEAVE_BOAT  # 0: nothing leaves a boat this way (DYK-16)
        astern = int(s.boat[place - BOAT]) + BESIDE[direction]
        return deed == LEAVE_BOAT and best_fate(s, astern, direction, carrying) == LAWFUL  # DYK-5
    if s.tile[place] == SHORE:
        return deed >= WALK  # DYK-8, DYK-9: to the next place or into the boat there
    to_go = tussocks_of(int(s.tile[place])) - int(s.tussock[diver])
    if deed < LEAVE_BOAT:
        return to_go == 0 and may_step(s, diver, deed >> 1, deed & 1)
    if TRUDGE <= deed < WALK:
        return to_go > 0 and (deed == TRUDGE or within_reach(s, diver) > 0)  # DYK-24
    return False


@rule
def may_step(s, diver, direction, carrying):
    """May a diver step off its tile that way: to a tile, or into a boat there? (DYK-4, DYK-6, DYK-16)"""
    if carrying and within_reach(s, diver) == 0:
        return False
    to = int(s.place[diver]) + BESIDE[direction]
    if s.tile[to] != SHORE:
        return best_fate(s, to, direction, carrying) == LAWFUL  # DYK-35, DYK-36
    boat = boat_at(s, to)
    return boat >= 0 and (carrying == 0 or mates(s, crew_of(diver), boat))  # DYK-17


# Wishes


@rule
def has_wish(s, diver):
    """Can a diver that is ready use a goldfish's wish where it is? (DYK-24, DYK-32)"""
    return s.wish[diver] != 0 and s.tussock[diver] == 0


@rule
def wishes(s, diver, out, count):
    """Write where a diver may wish itself: to any tile it may enter and any boat, but not where it is. (DYK-32)"""
    pieces = within_reach(s, diver)
    first = WISH + 2 * TARGETS * (diver % EACH)
    heading = wish_heading(s, diver)
    for target in range(TARGETS):
        place = target_place(target)
        for carrying in range(1 + min(pieces, 1)):
            if place != s.place[diver] and may_wish(s, diver, place, heading, carrying):
                out[count] = first + 2 * target + carrying
                count += 1
    return count


@rule
def may_wish(s, diver, place, heading, carrying):
    """May a wish end there? (DYK-17, DYK-32, DYK-35, DYK-36)"""
    if place >= BOAT:
        return carrying == 0 or mates(s, crew_of(diver), place - BOAT)
    return s.tile[place] != SHORE and best_fate(s, place, heading, carrying) == LAWFUL


@rule
def wish_heading(s, diver):
    """The direction of travel of a wish: straight in from the own coast or that of the boat it leaves. (DYK-34)"""
    place = int(s.place[diver])
    return inward(place - BOAT if place >= BOAT else crew_of(diver))


@rule
def target_place(target):
    """The square or boat that a wish's target means: tiles are numbered row by row in the large sea."""
    if target >= TILES:
        return BOAT + target - TILES
    return (target // LARGEST + 1) * WIDTH + target % LARGEST + 1


# Losses in the mud


@rule
def losses(s, out):
    """Write what may be lost from an overfull tussock. (DYK-24)"""
    count = 0
    for diver in range(DIVERS):
        if s.place[diver] == s.site and s.tussock[diver] == s.site_tussock:
            out[count] = LOSE + diver
            count += 1
    if s.treasure[s.site, heap(int(s.site_tussock))]:
        out[count] = LOSE + PIECE
        count += 1
    return count
