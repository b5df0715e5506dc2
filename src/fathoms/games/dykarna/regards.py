"""What a learned player of Dykarna is told about an action: where it leads, what it finds there, what it leaves."""

from fathoms.core.learned.features import ADVISED, Numbers, either_way, steps
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
from fathoms.games.dykarna.bearings import (
    FARTHEST,
    boat_class,
    end_of,
    flood,
    from_boats,
    known_sea,
    landings,
    rivals_near,
    square_of,
    ways_to_worth,
)
from fathoms.games.dykarna.boats import aboard, beside_corner
from fathoms.games.dykarna.chain import next_heading, next_square
from fathoms.games.dykarna.charts import FRONTIER, walk_home
from fathoms.games.dykarna.greedy import worth
from fathoms.games.dykarna.moves import mover, target_place, way_of, wish_heading
from fathoms.games.dykarna.prospects import PIECE as PIECE_OF_LEAD
from fathoms.games.dykarna.prospects import gain_of
from fathoms.games.dykarna.quick_value import apart
from fathoms.games.dykarna.sea import (
    boat_at,
    comrades,
    crew_of,
    in_sea,
    mates,
    next_place,
    seat_of,
    shore_place,
    tussocks_of,
)
from fathoms.games.dykarna.squares import NONE
from fathoms.games.dykarna.state import (
    BESIDE,
    BOAT,
    CREWS,
    DIRECTIONS,
    DIVERS,
    DROWNING,
    EACH,
    ISLAND,
    KINDS,
    LARGEST,
    OCTOPUS,
    PIECE,
    SHARK,
    SHORE,
    SQUARES,
    TARGETS,
    TREASURE,
    URCHIN,
)
from fathoms.games.dykarna.treasure import held_to_ransom, overloads, within_reach

ACTIONS_OF_KINDS = 14
CLASSES = 5  # of boats, see `boat_class`
STRAY_STEPS = 6
PIECES = 5  # on one tile, at most
NEARER = 3  # moves won or lost
ODDS = 8
MIDDLE = LARGEST // 2 + 1
WORTH_STEPS, WORTH_OF_STEP = 122, 20  # up to a piece that is brought home
HARM_STEPS, HARM_OF_STEP = 8, 100
GAIN_STEPS, GAIN_OF_STEP = 16, PIECE_OF_LEAD // 24

# Features of an action: where each kind begins.
ACTS = Numbers()
assert ACTS.kinds(1) == ADVISED
KIND = ACTS.kinds(ACTIONS_OF_KINDS)  # place, step, leave boat, trudge, walk, drive, pass, flow, land, lose, ...
CARRIES = ACTS.kinds(1)
WISHED = ACTS.kinds(1)
RANSOMED = ACTS.kinds(1)
ENTERS = ACTS.kinds(KINDS)  # the tile it enters; face down = 0
ENDS = ACTS.kinds(KINDS)  # the tile where known currents and whirls leave it
PASSES = ACTS.steps(3)  # of how many of them
INTO = ACTS.kinds(CLASSES)  # the boat it gets into
TAKES_HOME = ACTS.kinds(1)  # a piece with it
LEAVES = ACTS.kinds(2 * (PIECES + 1))  # pieces it leaves where it was, by whether it carries one
FINDS = ACTS.steps(PIECES)  # pieces where it ends
STRIKES = ACTS.steps(EACH)  # opponents there
STRAYED = ACTS.steps(STRAY_STEPS)  # how far from their boats those are
CROWDS = ACTS.kinds(1)  # an overloaded tussock
FREES = ACTS.kinds(1)  # a comrade of an octopus
HOME_AFTER = ACTS.kinds(2 * (FARTHEST + 1))  # moves home: from where it ends, carrying and not
HOME_WON = ACTS.either_way(NEARER, 2)  # moves nearer to home than before, carrying and not
GOLD_AFTER = ACTS.kinds(FARTHEST + 1)  # moves to treasure
GOLD_WON = ACTS.either_way(NEARER)
WORTH_AFTER = ACTS.kinds(FARTHEST + 1)  # moves to anything worth going to
WORTH_WON = ACTS.either_way(NEARER)
FROM_BOATS = ACTS.kinds(FARTHEST + 1)  # squares to the nearest own boat
HUNTED_BEFORE = ACTS.steps(EACH)  # opponents beside where it was, and will be
HUNTED_AFTER = ACTS.steps(EACH)
RIVAL = ACTS.steps(FARTHEST)  # how far the nearest other opponent is then
PREY = ACTS.kinds(FARTHEST + 1)  # how far an opponent is who stands where treasure lies
PREY_WON = ACTS.either_way(NEARER)
AROUND = ACTS.steps(DIRECTIONS)  # tiles face down beside where it ends
HOPES = ACTS.steps(ODDS)  # of a tile face down: how many pieces to expect
FEARS = ACTS.steps(ODDS)  # of a tile face down: how likely it ends a dive
WAITING = ACTS.kinds(EACH + 1)  # divers of the crew in the own boat
WALKS = ACTS.kinds(FARTHEST + 1)  # places along the shore to a boat
DRIVES = ACTS.kinds(3)  # brings the boat nearer to treasure, or further away
PICKS_UP = ACTS.steps(EACH, 2)  # divers of the own side, and of others
AT = ACTS.kinds(2 * MIDDLE + 1)  # a boat's place: how far from the middle of its coast, either way
TO_BOATS = ACTS.kinds(3 * (LARGEST + 2))  # how far from other boats: the next, the opposite, the one before
WHO = ACTS.kinds(5)  # who is lost or drowns: own, a partner, another, a piece; with a wish
PAYS = ACTS.kinds(1)  # the own boat
WORTH = ACTS.steps(WORTH_STEPS)  # what the greedy player would call it worth
HARM = ACTS.steps(HARM_STEPS)  # and if that is less than nothing
GAIN = ACTS.either_way(GAIN_STEPS)  # by how much it brings treasure forward, as far as is known
MOST_ACTS = 43


@rule
def judge_of(s, seat):
    """The crew through whose eyes a seat looks: its own that is to act, or else the next of its own."""
    crew = int(s.site) if s.phase == DROWNING else int(s.turn)
    for _ in range(CREWS):
        if seat_of(s, crew) == seat:
            break
        crew = (crew + 1) % CREWS
    return crew


@rule
def tell_action(s, crew, action, out):
    """An action of a crew."""
    if action < DEED:
        return tell_placing(s, crew, action - PLACE, out)
    count = tell_worth(s, action, out, tell_what(s, crew, action, out))
    return tell_gain(s, crew, action, out, count)


@rule
def tell_what(s, crew, action, out):
    """What an action is."""
    if action >= WALK_PAST:
        return tell_walking_past(s, crew, action, out)
    if action >= WISH:
        return tell_wish(s, crew, action, out)
    if action < DRIVE:
        return tell_deed(s, crew, action, out)
    if action < PASS:
        return tell_driving(s, crew, action - DRIVE, out)
    if action == PASS:
        out[0] = KIND + 6
        return 1
    return tell_choice(s, crew, action, out)


@rule
def tell_worth(s, action, out, count):
    """What the greedy player would call an action worth: what is alike to it need not be alike."""
    value = worth(s, action)
    if value < 0:
        return steps(out, count, HARM, -value // HARM_OF_STEP, HARM_STEPS)
    return steps(out, count, WORTH, value // WORTH_OF_STEP, WORTH_STEPS)


@rule
def tell_gain(s, crew, action, out, count):
    """By how much it brings the treasure of the side forward."""
    gain = gain_of(s, crew, action)
    reached = (abs(gain) + GAIN_OF_STEP // 2) // GAIN_OF_STEP
    return either_way(out, count, GAIN, reached if gain >= 0 else -reached, GAIN_STEPS)


@rule
def tell_near(before, after, first, out, count):
    """By how many moves something is nearer than before."""
    return either_way(out, count, first, before - after, NEARER)


# Placing and driving a boat


@rule
def tell_placing(s, crew, n, out):
    """A place for the boat: where on its coast, and how far from boats that lie already."""
    out[0] = KIND
    middle = (int(s.side) - 1) // 2
    out[1] = AT + min(max(n - middle, -MIDDLE), MIDDLE) + MIDDLE
    count = 2
    square = shore_place(s, crew, n)
    for on in range(1, CREWS):
        other = int(s.boat[(crew + on) % CREWS])
        if other:
            out[count] = TO_BOATS + (on - 1) * (LARGEST + 2) + apart(other, square)
            count += 1
    return count


@rule
def tell_driving(s, crew, clockwise, out):
    """The boat goes one place along: to treasure or away from it, and whom it picks up or drowns."""
    out[0] = KIND + 5
    boat = int(s.boat[crew])
    to = next_place(s, boat, clockwise)
    own, others = 0, 0
    for diver in range(DIVERS):
        if s.place[diver] == to:
            if mates(s, crew, crew_of(diver)):
                own += 1
            else:
                others += 1
    count = steps(out, 1, PICKS_UP, own, EACH)
    count = steps(out, count, PICKS_UP + EACH, others, EACH)
    before, after = FARTHEST, FARTHEST
    for square in range(SQUARES):
        if s.treasure[square, 0]:
            before, after = min(before, apart(boat, square)), min(after, apart(to, square))
    out[count] = DRIVES + min(max(before - after, -1), 1) + 1
    out[count + 1] = WAITING + min(aboard(s, crew), EACH)
    return count + 2


# A diver's move


@rule
def tell_deed(s, crew, action, out):
    """A step, out of a boat, through the mud, or along the shore."""
    diver, deed = mover(s, action), (action - DEED) % DEEDS
    place = int(s.place[diver])
    count = 1
    if held_to_ransom(s, diver):
        out[count] = RANSOMED
        count += 1
    if deed >= WALK:
        out[0] = KIND + 4
        to = next_place(s, place, deed - WALK)
        out[count] = WALKS + min(walk_home(s, crew, to, deed - WALK), FARTHEST)
        return tell_boarding(s, crew, boat_at(s, to), 0, out, count + 1)
    if deed >= TRUDGE:
        out[0] = KIND + 3
        carrying = deed - TRUDGE
        if overloads(s, crew, place, int(s.tussock[diver]) + 1, carrying):
            out[count] = CROWDS
            count += 1
        return tell_leaving(s, diver, carrying, out, count)
    carrying = deed & 1 if deed < LEAVE_BOAT else 0
    out[0] = KIND + (1 if deed < LEAVE_BOAT else 2)
    if deed == LEAVE_BOAT:
        out[count] = WAITING + min(aboard(s, place - BOAT), EACH)
        count += 1
    count = tell_leaving(s, diver, carrying, out, count)
    to, heading = way_of(s, action)
    return tell_going(s, crew, place, to, heading, carrying, out, count)


@rule
def tell_walking_past(s, crew, action, out):
    """Along the shore past a boat full of enemies."""
    clockwise = (action - WALK_PAST) % 2
    beyond = next_place(s, next_place(s, int(s.place[mover(s, action)]), clockwise), clockwise)
    out[0] = KIND + 4
    out[1] = WALKS + min(walk_home(s, crew, beyond, clockwise), FARTHEST)
    return 2


@rule
def tell_leaving(s, diver, carrying, out, count):
    """What a diver leaves behind, and whether it takes a piece along."""
    out[count] = LEAVES + carrying * (PIECES + 1) + min(within_reach(s, diver), PIECES)
    count += 1
    if carrying:
        out[count] = CARRIES
        count += 1
    return count


@rule
def tell_wish(s, crew, action, out):
    """A goldfish's wish."""
    diver, carrying = mover(s, action), (action - WISH) % 2
    out[0] = KIND + 12
    out[1] = WISHED
    count = 2
    if held_to_ransom(s, diver):
        out[count] = RANSOMED
        count += 1
    count = tell_leaving(s, diver, carrying, out, count)
    to, place = target_place((action - WISH) // 2 % TARGETS), int(s.place[diver])
    if to >= BOAT:
        return tell_boarding(s, crew, to - BOAT, carrying, out, count)
    return tell_going(s, crew, place, to, wish_heading(s, diver), carrying, out, count)


@rule
def tell_boarding(s, crew, boat, carrying, out, count):
    """A diver gets into a boat, if there is one."""
    if boat < 0:
        return count
    out[count] = INTO + boat_class(s, crew, boat)
    count += 1
    if carrying:
        out[count] = TAKES_HOME
        count += 1
    return count


@rule
def tell_going(s, crew, place, to, heading, carrying, out, count):
    """A diver goes from a place to a square and on: what it meets where it ends."""
    if s.tile[to] == SHORE:
        return tell_boarding(s, crew, boat_at(s, to), carrying, out, count)
    out[count] = ENTERS + max(int(s.tile[to]), 0)
    end, passed = end_of(s, to, heading)
    count = steps(out, count + 1, PASSES, passed, 3)
    if s.tile[end] == SHORE:
        return tell_boarding(s, crew, boat_at(s, end), carrying, out, count)
    tile = int(s.tile[end])
    out[count] = ENDS + max(tile, 0)
    count += 1
    count = tell_luck(s, out, count) if tile < 0 else tell_finding(s, crew, end, carrying, out, count)
    here = square_of(s, place)
    return tell_ways(s, crew, here if in_sea(s, here) else 0, end, carrying, out, count)


@rule
def tell_luck(s, out, count):
    """What a tile face down may be: pieces to expect, in quarters, and how likely a diver is lost or held there."""
    tiles, pieces = 0, 0
    for kind in range(KINDS):
        tiles += int(s.unseen[kind])
    for kind in range(TREASURE, ISLAND):
        pieces += int(s.unseen[kind]) * (kind - TREASURE + 1)
    held = int(s.unseen[SHARK]) + int(s.unseen[OCTOPUS]) + int(s.unseen[URCHIN])
    tiles = max(tiles, 1)
    count = steps(out, count, HOPES, pieces * 8 // tiles, ODDS)
    return steps(out, count, FEARS, held * 32 // tiles, ODDS)


@rule
def tell_finding(s, crew, end, carrying, out, count):
    """Treasure, opponents and comrades on a known tile where a diver ends."""
    count = steps(out, count, FINDS, int(s.treasure[end, 0]), PIECES)
    struck, strayed, prisoners, own = 0, 0, 0, comrades(s, crew)
    for diver in range(DIVERS):
        if s.place[diver] == end:
            other = crew_of(diver)
            if own >> other & 1:
                prisoners += int(s.caught[diver])
            elif s.tussock[diver] <= 1:
                struck += 1
                strayed = max(strayed, apart(int(s.boat[other]), end))
    count = steps(out, count, STRIKES, struck, EACH)
    count = steps(out, count, STRAYED, (strayed + 1) // 2, STRAY_STEPS)
    if prisoners:
        out[count] = FREES
        count += 1
    if tussocks_of(int(s.tile[end])) and overloads(s, crew, end, 1, carrying):
        out[count] = CROWDS
        count += 1
    return count


@rule
def tell_ways(s, crew, here, end, carrying, out, count):
    """How far home, treasure, the unknown and opponents are from where a diver ends, and from where it was."""
    known = known_sea(s)
    boats = landings(s, known, crew, here, end)
    before, after, homeward = flood(known, boats, NONE, NONE, here, end, carrying == 0)
    out[count] = HOME_AFTER + carrying * (FARTHEST + 1) + after
    count += 1
    if here:
        count = tell_near(before, after, HOME_WON + carrying * 2 * NEARER, out, count)
    if not carrying:
        gold_before, gold_after, before, after = ways_to_worth(s, known, crew, homeward, here, end)
        out[count] = GOLD_AFTER + gold_after
        out[count + 1] = WORTH_AFTER + (after if s.tile[end] > 0 else FRONTIER - 1)
        count += 2
        if here:
            count = tell_near(gold_before, gold_after, GOLD_WON, out, count)
            if s.tile[end] > 0:
                count = tell_near(before, after, WORTH_WON, out, count)
    out[count] = FROM_BOATS + from_boats(s, crew, end)
    count += 1
    around = 0
    for direction in range(DIRECTIONS):
        around += int(s.tile[end + BESIDE[direction]] < 0)
    count = steps(out, count, AROUND, around, DIRECTIONS)
    return tell_rivals(s, crew, here, end, out, count)


@rule
def tell_rivals(s, crew, here, end, out, count):
    """Opponents around where a diver was and where it ends."""
    near, nearest, laden = rivals_near(s, crew, end)
    count = steps(out, count, HUNTED_AFTER, near, EACH)
    count = steps(out, count, RIVAL, nearest - 1, FARTHEST)
    out[count] = PREY + laden
    count += 1
    if here:
        near, _, before = rivals_near(s, crew, here)
        count = steps(out, count, HUNTED_BEFORE, near, EACH)
        if laden < FARTHEST or before < FARTHEST:
            count = tell_near(before, laden, PREY_WON, out, count)
    return count


# Choices in the middle of a move


@rule
def tell_choice(s, crew, action, out):
    """A way on, a place beside a corner, or who is lost, drowns or pays."""
    if action < ROUND:
        out[0] = KIND + 7
        here, way, carrying = int(s.place[s.diver]), action - FLOW, int(s.carrying)
        to, heading = next_square(s, here, way), next_heading(s, here, way)
        count = 1
        if carrying:
            out[count] = CARRIES
            count += 1
        if s.tile[to] == SHORE:
            return tell_landing(s, crew, to, carrying, out, count)
        return tell_going(s, crew, int(s.start), to, heading, carrying, out, count)
    if action < LOSE:
        out[0] = KIND + 8
        return tell_landing(s, crew, beside_corner(s, int(s.site), action - ROUND), int(s.carrying), out, 1)
    if action >= PAY:
        out[0] = KIND + 11
        if action - PAY == crew:
            out[1] = PAYS
            return 2
        return 1
    out[0] = KIND + (9 if action < DROWN else 10)
    if action == LOSE + PIECE:
        out[1] = WHO + 3
        return 2
    return tell_loss(s, crew, action - LOSE if action < DROWN else action - DROWN, out)


@rule
def tell_loss(s, crew, diver, out):
    """A diver that is lost."""
    other = crew_of(diver)
    out[1] = WHO + (0 if other == crew else 1 if mates(s, crew, other) else 2)
    if s.wish[diver]:
        out[2] = WHO + 4
        return 3
    return 2


@rule
def tell_landing(s, crew, square, carrying, out, count):
    """A diver is thrown off the board: into a boat, or how far along the shore from one."""
    boat = boat_at(s, square)
    if boat >= 0:
        return tell_boarding(s, crew, boat, carrying, out, count)
    nearest = min(walk_home(s, crew, square, 0), walk_home(s, crew, square, 1))
    out[count] = WALKS + min(nearest, FARTHEST)
    return count + 1
