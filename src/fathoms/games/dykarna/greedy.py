"""A sensible beginner at Dykarna: brings treasure home, looks for more where there is a way back, strikes the rich."""

from fathoms.core.rng import draw
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
    ROUND,
    TRUDGE,
    WALK,
    WALK_PAST,
    WISH,
)
from fathoms.games.dykarna.boats import count_aboard, has_crew, place_beside_corner
from fathoms.games.dykarna.chain import next_square
from fathoms.games.dykarna.charts import (
    FAR,
    HOME,
    WORTH,
    draw_charts,
    moves_along_shore,
    moves_by_way,
    moves_home,
    read_chart,
    wipe_charts,
)
from fathoms.games.dykarna.moves import target_place
from fathoms.games.dykarna.rules import legal
from fathoms.games.dykarna.sea import are_mates, boat_at, count_tussocks, crew_of, inward_direction, next_place
from fathoms.games.dykarna.state import (
    ANEMONE,
    BOAT,
    DIRECTIONS,
    DIVERS,
    EACH,
    GOLDFISH,
    ISLAND,
    MOVING,
    NEIGHBOUR,
    OCTOPUS,
    PIECE,
    SHARK,
    SHORE,
    STINGRAY,
    TARGETS,
    URCHIN,
    WHIRL,
)
from fathoms.games.dykarna.treasure import is_held_to_ransom, pieces_within_reach, would_overload

# What things are worth to it.
BRING_HOME = 3000
CARRY = 2000
GO = 1000  # towards something worth it, less MOVE for every move it takes
MOVE = 20
PASSING = 400
DEATH = -5000
LOST_FREEDOM = -600
RANSOM = -400
STRIKE = 150
RICHES = 60  # for each piece where a struck opponent stands
ISLE = 40
WHIM = 8  # ties are broken by lot


@rule
def greedy(s, seat, rng, out):
    """An action for `seat`, from its view and recall in `s`."""
    count = legal(s, seat, out)
    if out[0] < DEED:
        return int(out[count // 2])  # a boat in the middle of the coast is within everyone's reach
    draw_charts(s, int(s.turn))
    best, most = int(out[0]), 2 * DEATH
    for i in range(count):
        action = int(out[i])
        value = worth_of_action(s, action) + draw(rng, WHIM)
        if value > most:
            best, most = action, value
    wipe_charts(s)
    return best


@rule
def worth_of_action(s, action):
    """What an action is worth."""
    if s.phase != MOVING:
        return worth_choosing(s, action)
    if action == PASS:
        return PASSING
    if DRIVE <= action < PASS:
        return PASSING + MOVE
    if action >= WALK_PAST:
        return worth_walking_past(s, action - WALK_PAST)
    if action >= WISH:
        return worth_wishing(s, action - WISH)
    diver = EACH * int(s.turn) + (action - DEED) // DEEDS
    value = worth_doing(s, diver, (action - DEED) % DEEDS)
    return value + RANSOM if is_held_to_ransom(s, diver) else value


@rule
def worth_doing(s, diver, deed):
    """What a diver's move is worth."""
    place = int(s.place[diver])
    if deed < LEAVE_BOAT:
        return worth_stepping(s, diver, deed >> 1, deed & 1)
    if deed == LEAVE_BOAT:
        boat = place - BOAT
        return worth_going(s, int(s.boat[boat]), inward_direction(boat)) + MOVE  # keep divers active
    if deed < WALK:
        carrying = deed - TRUDGE
        is_free = carrying or pieces_within_reach(s, diver) == 0
        value = CARRY if is_free else GO
        crowded = would_overload(s, crew_of(diver), place, int(s.tussock[diver]) + 1, carrying)
        return value + LOST_FREEDOM if crowded else value
    to = next_place(s, place, deed - WALK)
    if boat_at(s, to) >= 0 and count_aboard(s, boat_at(s, to)) >= EACH:
        return worth_boarding(s, boat_at(s, to), 0)
    return GO - MOVE * moves_along_shore(s, crew_of(diver), to, deed - WALK)


@rule
def worth_walking_past(s, walk):
    """What going along the shore past a boat full of enemies is worth."""
    diver, clockwise = EACH * int(s.turn) + walk // 2, walk % 2
    place_beyond = next_place(s, next_place(s, int(s.place[diver]), clockwise), clockwise)
    return GO - MOVE * moves_along_shore(s, crew_of(diver), place_beyond, clockwise)


@rule
def worth_stepping(s, diver, direction, carrying):
    """What a step to a tile or into a boat is worth, with a piece or without."""
    square = int(s.place[diver])
    to = square + NEIGHBOUR[direction]
    if s.tile[to] == SHORE:
        return worth_boarding(s, boat_at(s, to), carrying)
    if not carrying:
        return worth_going(s, square, direction) + worth_hiding(s, diver, to)
    way_home = moves_by_way(s, HOME, square, direction)
    if way_home >= FAR or way_home > moves_home(s, crew_of(diver), square):
        return 0
    return CARRY - MOVE * way_home + worth_striking(s, to) + worth_crowding(s, to, 1)


@rule
def worth_going(s, square, direction):
    """What a step without treasure is worth; through a whirl, what lies behind it."""
    to = square + NEIGHBOUR[direction]
    if s.tile[to] == WHIRL:
        to += NEIGHBOUR[direction]
    return worth_entering(s, to) if s.tile[to] != SHORE else 0


@rule
def worth_boarding(s, boat, carrying):
    """What getting into a boat is worth: home with treasure, or a way off the shore, but not among enemies."""
    crew = int(s.turn)
    if carrying:
        return BRING_HOME
    if not are_mates(s, crew, boat):
        return DEATH if has_crew(s, boat) else -GO // 2
    return LOST_FREEDOM if count_aboard(s, boat) >= EACH else 0


@rule
def worth_entering(s, to):
    """What going to a tile without treasure is worth."""
    tile = int(s.tile[to])
    if tile < 0:
        return GO - MOVE * 2
    if tile == SHARK:
        return DEATH
    if tile == GOLDFISH:
        return GO
    if tile in (STINGRAY, ANEMONE):
        return 0
    value = worth_striking(s, to) + worth_crowding(s, to, 0)
    moves = read_chart(s, WORTH, to)
    if tile == OCTOPUS:
        return value + (GO if moves < FAR else LOST_FREEDOM)  # fetch a comrade, or stay away
    if tile == URCHIN:
        return value + LOST_FREEDOM
    return value + max(GO - MOVE * moves, 0)


@rule
def worth_striking(s, to):
    """What sending opponents on a tile home is worth: more where treasure lies."""
    for diver in range(DIVERS):
        if s.place[diver] == to and s.tussock[diver] <= 1 and not are_mates(s, int(s.turn), crew_of(diver)):
            return STRIKE + RICHES * int(s.treasure[to, 0])
    return 0


@rule
def worth_crowding(s, to, carrying):
    """What it costs to overload the first tussock of a mud."""
    if count_tussocks(int(s.tile[to])) and would_overload(s, int(s.turn), to, 1, carrying):
        return LOST_FREEDOM
    return 0


@rule
def worth_hiding(s, diver, to):
    """What an island is worth to a diver that could be struck where it is."""
    if s.tile[to] != ISLAND:
        return 0
    square = int(s.place[diver])
    for direction in range(DIRECTIONS):
        neighbour = square + NEIGHBOUR[direction]
        for other in range(DIVERS):
            if s.place[other] == neighbour and not are_mates(s, int(s.turn), crew_of(other)):
                return ISLE
    return 0


@rule
def worth_wishing(s, wish):
    """A wish is best spent on bringing treasure home from afar, or on getting to some."""
    carrying, place = wish % 2, target_place(wish // 2 % TARGETS)
    diver = EACH * int(s.turn) + wish // 2 // TARGETS
    square = int(s.place[diver])
    if place >= BOAT:
        if not carrying:
            return worth_boarding(s, place - BOAT, 0) - GO
        return BRING_HOME if moves_home(s, int(s.turn), square) > 3 else CARRY
    if carrying or s.tile[place] >= WHIRL:
        return 0
    return worth_entering(s, place) + RICHES * int(s.treasure[place, 0]) - STRIKE


@rule
def worth_choosing(s, action):
    """What a choice in the middle of a move is worth."""
    crew = int(s.turn)
    if action < ROUND:
        to = next_square(s, int(s.place[s.diver]), action - FLOW)
        if s.tile[to] == SHORE:
            return worth_landing(s, to)
        return GO - MOVE * read_chart(s, HOME, to) if s.carrying else worth_entering(s, to)
    if action < LOSE:
        return worth_landing(s, place_beside_corner(s, int(s.site), action - ROUND))
    if action >= PAY:
        return GO if action - PAY == crew else 0
    if action == LOSE + PIECE:
        return 0
    diver = action - LOSE if action < DROWN else action - DROWN
    judge = crew if action < DROWN else int(s.site)
    if not are_mates(s, judge, crew_of(diver)):
        return GO  # rather theirs than ours
    return -GO if s.wish[diver] else -GO // 2


@rule
def worth_landing(s, square):
    """What being thrown off the board to a place is worth: the nearer to a boat of ours, the better."""
    boat = boat_at(s, square)
    if boat >= 0:
        return worth_boarding(s, boat, int(s.carrying))
    nearest = FAR
    for clockwise in range(2):
        nearest = min(nearest, moves_along_shore(s, int(s.turn), square, clockwise))
    return -MOVE * nearest
