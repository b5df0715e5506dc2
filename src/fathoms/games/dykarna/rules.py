"""The rules of Dykarna, in the order the game is played: set-up, a turn, the end."""

from fathoms.core.bits import nth_one
from fathoms.core.results import count_leaders, share_the_win
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import (
    DEED,
    DEEDS,
    DRIVE,
    DROWN,
    FLOW,
    LEAVE_BOAT,
    LOSE,
    PASS,
    PAY,
    PLACE,
    ROUND,
    TRUDGE,
    WALK,
    WALK_PAST,
    WISH,
)
from fathoms.games.dykarna.arrival import lose_in_mud, reach_tussock
from fathoms.games.dykarna.boats import (
    drive_boat,
    enter_boat,
    leave_game,
    mark_stage,
    overfull_boat,
    place_beside_corner,
    reach_shore,
)
from fathoms.games.dykarna.chain import carry_diver, follow_way
from fathoms.games.dykarna.moves import (
    can_move,
    has_delayed_diver,
    list_losses,
    list_moves,
    moving_diver,
    target_place,
    wish_heading,
)
from fathoms.games.dykarna.sea import crew_of, inward_direction, is_corner_taken, next_place, seat_of_crew, shore_place
from fathoms.games.dykarna.state import (
    BOAT,
    COUNTS,
    CREWS,
    CURRENT,
    DIVERS,
    DROWNING,
    EACH,
    FLOWING,
    HEADINGS,
    KINDS,
    LOSING,
    MOVE_LIMIT,
    MOVING,
    NEIGHBOUR,
    OPEN,
    OUT,
    OVER,
    PAYING,
    PLACING,
    ROUNDING,
    SHORE,
    STINGRAY,
    TARGETS,
    UNKNOWN,
    WAYS,
    WIDTH,
)
from fathoms.games.dykarna.treasure import (
    boats_that_can_pay,
    heap_index,
    is_all_home,
    is_held_to_ransom,
    pay_ransom,
    treasure_at_home,
)

# Set-up


@rule
def setup(s, seed, options):
    """Lay the sea face down, man the boats, and draw at random who begins."""
    seed_rng(s.rng, seed)
    s.players = options.players
    s.solo = options.solo
    s.together = options.together
    s.side = options.side
    s.goal = options.goal
    for kind in range(KINDS):
        s.unseen[kind] = COUNTS[KINDS * int(options.sea) + kind]
    for row in range(1, int(s.side) + 1):  # DYK-1
        for column in range(1, int(s.side) + 1):
            s.tile[row * WIDTH + column] = -UNKNOWN
    deal_tiles(s, s.rng)
    for diver in range(DIVERS):
        s.place[diver] = BOAT + crew_of(diver)
    s.diver = -1
    s.turn = draw(s.rng, CREWS)  # DYK-2


@rule
def deal_tiles(s, rng):
    """Lay a tile under every square that is unknown, at random from those not seen yet, each turned at random.

    Tiles are drawn one by one, which is the same as shuffling them.
    """
    tiles_left = 0
    for kind in range(KINDS):
        tiles_left += int(s.unseen[kind])
    for square in range(s.tile.size):
        if s.tile[square] == -UNKNOWN:
            kind, rest = OPEN, draw(rng, tiles_left) - int(s.unseen[OPEN])
            while rest >= 0:
                kind += 1
                rest -= int(s.unseen[kind])
            s.unseen[kind] -= 1
            tiles_left -= 1
            s.tile[square] = -kind
            if kind >= CURRENT or kind == STINGRAY:
                s.turned[square] = draw(rng, 4)
    for square in range(s.tile.size):
        if s.tile[square] < 0:
            s.unseen[-s.tile[square]] += 1


@rule
def place_boat(s, n):
    """Put the boat on its own coast; when all four are placed, the first crew moves. (DYK-2)"""
    crew = int(s.turn)
    s.boat[crew] = shore_place(s, crew, n)
    s.turn = (crew + 1) % CREWS
    if s.boat[s.turn]:
        s.phase = MOVING


# A turn: who may do what


@rule
def acting_crew(s):
    """The crew that is to act: the one whose turn it is, or the owner of an overfull boat. (DYK-14)"""
    return int(s.site) if s.phase == DROWNING else int(s.turn)


@rule
def actors(s):
    """The player of the crew that is to act."""
    if s.phase == OVER:
        return 0
    return 1 << seat_of_crew(s, acting_crew(s))


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if actors(s) != 1 << seat:
        return 0
    if s.phase == MOVING:
        return list_moves(s, out)
    count = 0
    if s.phase == PLACING:
        for n in range(int(s.side)):
            if not is_corner_taken(s, shore_place(s, int(s.turn), n)):  # DYK-2
                out[count] = PLACE + n
                count += 1
    elif s.phase == FLOWING:
        for way in range(WAYS):
            if int(s.ways) >> way & 1:  # DYK-27, DYK-30
                out[count] = FLOW + way
                count += 1
    elif s.phase == ROUNDING:
        out[0], out[1] = ROUND, ROUND + 1  # DYK-34
        count = 2
    elif s.phase == LOSING:
        count = list_losses(s, out)
    elif s.phase == DROWNING:
        for diver in range(DIVERS):
            if s.place[diver] == BOAT + int(s.site):  # DYK-14
                out[count] = DROWN + diver
                count += 1
    else:
        boats = boats_that_can_pay(s, int(s.turn))
        for boat in range(CREWS):
            if boats >> boat & 1:  # DYK-25
                out[count] = PAY + boat
                count += 1
    return count


# A turn: what happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < DEED:
        place_boat(s, action - PLACE)
        return
    if action == PASS:
        pass_turn(s)
        return
    if s.phase != MOVING:
        apply_choice(s, action)
    else:
        begin_turn(s)
        if needs_ransom_choice(s, action):
            s.owed = action
            s.phase = PAYING
        else:
            make_move(s, action)
    end_move(s)


@rule
def needs_ransom_choice(s, action):
    """Does a move cost a ransom that several boats could pay? (DYK-25)"""
    diver = moving_diver(s, action)
    if diver < 0 or not is_held_to_ransom(s, diver):
        return False
    boats = boats_that_can_pay(s, int(s.turn))
    return boats & (boats - 1) != 0


@rule
def make_move(s, action):
    """Make a move: move a diver, drive the boat, or grant a wish."""
    if action < DRIVE:
        do_deed(s, moving_diver(s, action), (action - DEED) % DEEDS)
    elif action < PASS:
        drive_boat(s, int(s.turn), action - DRIVE)
    elif action < WALK_PAST:
        grant_wish(s, action - WISH)
    else:
        walk_past_boat(s, moving_diver(s, action), (action - WALK_PAST) % 2)


@rule
def begin_turn(s):
    """Forget the last move."""
    s.diver = -1
    s.carrying = 0
    s.start = 0
    s.start_tussock = 0
    s.ransom = 0
    s.wished = 0
    s.returned = 0
    s.fresh = 0
    s.since = 0
    s.steps = 0


@rule
def do_deed(s, diver, deed):
    """Move a diver."""
    place = int(s.place[diver])
    if deed < LEAVE_BOAT:
        set_diver_off(s, diver, deed & 1)
        go_to_square(s, place + NEIGHBOUR[deed >> 1], deed >> 1)  # DYK-4, DYK-6
    elif deed == LEAVE_BOAT:
        set_diver_off(s, diver, 0)
        direction = inward_direction(place - BOAT)
        go_to_square(s, int(s.boat[place - BOAT]) + NEIGHBOUR[direction], direction)  # DYK-5
    elif deed < WALK:
        set_diver_off(s, diver, deed - TRUDGE)
        mark_stage(s, HEADINGS * place)
        reach_tussock(s, place, int(s.start_tussock) + 1)  # DYK-24
    else:
        set_diver_off(s, diver, 0)
        reach_shore(s, next_place(s, place, deed - WALK))  # DYK-8, DYK-9


@rule
def walk_past_boat(s, diver, clockwise):
    """A diver goes along the shore to the place behind a boat, where no other can lie. (DYK-8)"""
    set_diver_off(s, diver, 0)
    reach_shore(s, next_place(s, next_place(s, int(s.start), clockwise), clockwise))


@rule
def grant_wish(s, wish):
    """Grant a goldfish's wish. (DYK-32)"""
    carrying, target = wish % 2, wish // 2 % TARGETS
    diver = moving_diver(s, WISH + wish)
    heading = wish_heading(s, diver)
    set_diver_off(s, diver, carrying)
    s.wish[diver] = 0
    s.wished = 1
    place = target_place(target)
    if place >= BOAT:
        enter_boat(s, place - BOAT)
    else:
        go_to_square(s, place, heading)


@rule
def set_diver_off(s, diver, carrying):
    """Begin a diver's move, with a piece or without; from an urchin it is ransomed. (DYK-16, DYK-25)"""
    if is_held_to_ransom(s, diver) and s.ransom == 0:
        pay_ransom(s, nth_one(boats_that_can_pay(s, int(s.turn)), 0))  # the one boat that can
    s.diver = diver
    s.under_way = 1
    s.carrying = carrying
    s.start = s.place[diver]
    s.start_tussock = s.tussock[diver]
    if carrying:
        s.treasure[s.start, heap_index(int(s.start_tussock))] -= 1
    s.tussock[diver] = 0
    mark_stage(s, HEADINGS * int(s.start))


@rule
def go_to_square(s, square, heading):
    """The moving diver goes to a tile and wherever that takes it, or into a boat."""
    if s.tile[square] == SHORE:
        reach_shore(s, square)
        return
    s.place[s.diver] = square
    s.heading = heading
    carry_diver(s)


@rule
def apply_choice(s, action):
    """Apply a choice in the middle of a move."""
    s.phase = MOVING
    if action < ROUND:
        if follow_way(s, 1 << (action - FLOW)):
            carry_diver(s)
    elif action < LOSE:
        reach_shore(s, place_beside_corner(s, int(s.site), action - ROUND))
    elif action < DROWN:
        lose_in_mud(s, action - LOSE)
    elif action < PAY:
        leave_game(s, action - DROWN)
    else:
        pay_ransom(s, action - PAY)  # DYK-25
        owed = int(s.owed)
        s.owed = 0
        make_move(s, owed)


@rule
def end_move(s):
    """End the move, unless someone has a choice to make first."""
    if s.phase != MOVING:
        return
    boat = overfull_boat(s)
    if boat >= 0:
        s.site = boat
        s.phase = DROWNING  # DYK-14, DYK-15
        return
    s.moves += 1
    s.passes = 0
    s.under_way = 0
    s.forced = 0
    s.heading = 0
    s.ways = 0
    s.site = 0
    s.site_tussock = 0
    end_turn(s)


@rule
def pass_turn(s):
    """Pass, rather than pay a ransom. (DYK-10)"""
    begin_turn(s)
    count_pass(s)
    end_turn(s)


@rule
def count_pass(s):
    """Count a passed turn; no round of passes is complete while a turtle keeps a diver. (DYK-19)"""
    s.passes = 0 if has_delayed_diver(s) else s.passes + 1


@rule
def end_turn(s):
    """Clockwise to the next crew that can move; those that cannot pass at once. (DYK-10)

    Twice round at most: who sat a turtle out the first time is free the second.
    """
    for skipped in range(2 * CREWS):
        for diver in range(EACH * int(s.turn), EACH * int(s.turn) + EACH):
            s.delayed[diver] = max(int(s.delayed[diver]) - 1, 0)  # DYK-23
        if is_finished(s):
            s.phase = OVER
            return
        s.turn = (s.turn + 1) % CREWS
        if can_move(s, False):
            s.skipped = skipped
            return
        count_pass(s)
    s.phase = OVER


# The end


@rule
def is_finished(s):
    """Whether the game is over. (DYK-18, DYK-19)"""
    if is_all_home(s) or s.passes >= CREWS or s.moves >= MOVE_LIMIT:
        return True
    for diver in range(DIVERS):
        if s.place[diver] != OUT:
            return False
    return True


@rule
def score(s, seat):
    """Treasure brought home by the seat's side."""
    return treasure_at_home(s, seat)


@rule
def result(s, out):
    """The side with most treasure wins; equal is a draw. (DYK-18)"""
    players = int(s.players)
    members = 1 if s.solo else players // 2
    share_the_win(s, players, count_leaders(s, players) // members, out)
