"""Features of actions in Dykarna: where an action leads, what it finds there, and what it leaves behind."""

from fathoms.core.learned.features import ADVISED, FeatureIds, write_signed_steps, write_steps
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
    distance_to_boats,
    end_of_drift,
    landing_tiles,
    moves_to_worth,
    read_known_sea,
    rivals_near,
    search_back,
    square_of_place,
)
from fathoms.games.dykarna.boats import count_aboard, place_beside_corner
from fathoms.games.dykarna.chain import next_heading, next_square
from fathoms.games.dykarna.charts import FRONTIER, moves_along_shore
from fathoms.games.dykarna.greedy import worth_of_action
from fathoms.games.dykarna.lead_gain import PIECE as PIECE_OF_LEAD
from fathoms.games.dykarna.lead_gain import lead_gain
from fathoms.games.dykarna.moves import moving_diver, step_target, target_place, wish_heading
from fathoms.games.dykarna.quick_value import distance
from fathoms.games.dykarna.sea import (
    are_mates,
    boat_at,
    comrade_crews,
    count_tussocks,
    crew_of,
    is_in_sea,
    next_place,
    seat_of_crew,
    shore_place,
)
from fathoms.games.dykarna.square_sets import NONE
from fathoms.games.dykarna.state import (
    BOAT,
    CREWS,
    DIRECTIONS,
    DIVERS,
    DROWNING,
    EACH,
    ISLAND,
    KINDS,
    LARGEST,
    NEIGHBOUR,
    OCTOPUS,
    PIECE,
    SHARK,
    SHORE,
    SQUARES,
    TARGETS,
    TREASURE,
    URCHIN,
)
from fathoms.games.dykarna.treasure import is_held_to_ransom, pieces_within_reach, would_overload

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
ACTION_IDS = FeatureIds()
assert ACTION_IDS.kinds(1) == ADVISED
KIND = ACTION_IDS.kinds(ACTIONS_OF_KINDS)  # place, step, leave boat, trudge, walk, drive, pass, flow, land, lose, ...
CARRIES = ACTION_IDS.kinds(1)
BY_WISH = ACTION_IDS.kinds(1)
RANSOMED = ACTION_IDS.kinds(1)
ENTERS = ACTION_IDS.kinds(KINDS)  # the tile it enters; face down = 0
ENDS = ACTION_IDS.kinds(KINDS)  # the tile where known currents and whirls leave it
PASSES = ACTION_IDS.steps(3)  # of how many of them
INTO = ACTION_IDS.kinds(CLASSES)  # the boat it gets into
TAKES_HOME = ACTION_IDS.kinds(1)  # a piece with it
LEAVES = ACTION_IDS.kinds(2 * (PIECES + 1))  # pieces it leaves where it was, by whether it carries one
FINDS = ACTION_IDS.steps(PIECES)  # pieces where it ends
STRIKES = ACTION_IDS.steps(EACH)  # opponents there
DISTANCE_OF_STRUCK = ACTION_IDS.steps(STRAY_STEPS)  # how far from their boats those are
CROWDS = ACTION_IDS.kinds(1)  # an overloaded tussock
FREES = ACTION_IDS.kinds(1)  # a comrade of an octopus
HOME_AFTER = ACTION_IDS.kinds(2 * (FARTHEST + 1))  # moves home: from where it ends, carrying and not
HOME_WON = ACTION_IDS.signed_steps(NEARER, 2)  # moves nearer to home than before, carrying and not
GOLD_AFTER = ACTION_IDS.kinds(FARTHEST + 1)  # moves to treasure
GOLD_WON = ACTION_IDS.signed_steps(NEARER)
WORTH_AFTER = ACTION_IDS.kinds(FARTHEST + 1)  # moves to anything worth going to
WORTH_WON = ACTION_IDS.signed_steps(NEARER)
FROM_BOATS = ACTION_IDS.kinds(FARTHEST + 1)  # squares to the nearest own boat
HUNTED_BEFORE = ACTION_IDS.steps(EACH)  # opponents beside where it was, and will be
HUNTED_AFTER = ACTION_IDS.steps(EACH)
RIVAL = ACTION_IDS.steps(FARTHEST)  # how far the nearest other opponent is then
PREY = ACTION_IDS.kinds(FARTHEST + 1)  # how far an opponent is who stands where treasure lies
PREY_WON = ACTION_IDS.signed_steps(NEARER)
HIDDEN_AROUND = ACTION_IDS.steps(DIRECTIONS)  # tiles face down beside where it ends
HOPES = ACTION_IDS.steps(ODDS)  # of a tile face down: how many pieces to expect
FEARS = ACTION_IDS.steps(ODDS)  # of a tile face down: how likely it ends a dive
WAITING = ACTION_IDS.kinds(EACH + 1)  # divers of the crew in the own boat
WALKS = ACTION_IDS.kinds(FARTHEST + 1)  # places along the shore to a boat
DRIVES = ACTION_IDS.kinds(3)  # brings the boat nearer to treasure, or further away
PICKS_UP = ACTION_IDS.steps(EACH, 2)  # divers of the own side, and of others
AT = ACTION_IDS.kinds(2 * MIDDLE + 1)  # a boat's place: how far from the middle of its coast, either way
TO_BOATS = ACTION_IDS.kinds(3 * (LARGEST + 2))  # how far from other boats: the next, the opposite, the one before
WHO = ACTION_IDS.kinds(5)  # who is lost or drowns: own, a partner, another, a piece; with a wish
PAYS = ACTION_IDS.kinds(1)  # the own boat
WORTH = ACTION_IDS.steps(WORTH_STEPS)  # what the greedy player would call it worth
HARM = ACTION_IDS.steps(HARM_STEPS)  # and if that is less than nothing
GAIN = ACTION_IDS.signed_steps(GAIN_STEPS)  # by how much it brings treasure forward, as far as is known
MOST_ACTS = 43


@rule
def judging_crew(s, seat):
    """The crew for which a seat judges: its own that is to act, or else its next one."""
    crew = int(s.site) if s.phase == DROWNING else int(s.turn)
    for _ in range(CREWS):
        if seat_of_crew(s, crew) == seat:
            break
        crew = (crew + 1) % CREWS
    return crew


@rule
def write_action_features(s, crew, action, out):
    """Write the features of a crew's action; how many."""
    if action < DEED:
        return write_placing(s, crew, action - PLACE, out)
    count = write_worth(s, action, out, write_kind_features(s, crew, action, out))
    return write_gain(s, crew, action, out, count)


@rule
def write_kind_features(s, crew, action, out):
    """Write what kind of action it is, and what it does."""
    if action >= WALK_PAST:
        return write_walking_past(s, crew, action, out)
    if action >= WISH:
        return write_wish(s, crew, action, out)
    if action < DRIVE:
        return write_deed(s, crew, action, out)
    if action < PASS:
        return write_driving(s, crew, action - DRIVE, out)
    if action == PASS:
        out[0] = KIND + 6
        return 1
    return write_choice(s, crew, action, out)


@rule
def write_worth(s, action, out, count):
    """Write what an action is worth to the greedy player."""
    value = worth_of_action(s, action)
    if value < 0:
        return write_steps(out, count, HARM, -value // HARM_OF_STEP, HARM_STEPS)
    return write_steps(out, count, WORTH, value // WORTH_OF_STEP, WORTH_STEPS)


@rule
def write_gain(s, crew, action, out, count):
    """Write by how much an action raises the lead of the side."""
    gain = lead_gain(s, crew, action)
    step = (abs(gain) + GAIN_OF_STEP // 2) // GAIN_OF_STEP
    return write_signed_steps(out, count, GAIN, step if gain >= 0 else -step, GAIN_STEPS)


@rule
def write_difference(before, after, first, out, count):
    """Write by how many moves something is nearer than before."""
    return write_signed_steps(out, count, first, before - after, NEARER)


# Placing and driving a boat


@rule
def write_placing(s, crew, n, out):
    """Write a place for the boat: where on its coast, and how far from boats already placed."""
    out[0] = KIND
    middle = (int(s.side) - 1) // 2
    out[1] = AT + min(max(n - middle, -MIDDLE), MIDDLE) + MIDDLE
    count = 2
    square = shore_place(s, crew, n)
    for seats_on in range(1, CREWS):
        other = int(s.boat[(crew + seats_on) % CREWS])
        if other:
            out[count] = TO_BOATS + (seats_on - 1) * (LARGEST + 2) + distance(other, square)
            count += 1
    return count


@rule
def write_driving(s, crew, clockwise, out):
    """Write a drive: towards treasure or away from it, and whom the boat picks up or drowns."""
    out[0] = KIND + 5
    boat = int(s.boat[crew])
    to = next_place(s, boat, clockwise)
    own, others = 0, 0
    for diver in range(DIVERS):
        if s.place[diver] == to:
            if are_mates(s, crew, crew_of(diver)):
                own += 1
            else:
                others += 1
    count = write_steps(out, 1, PICKS_UP, own, EACH)
    count = write_steps(out, count, PICKS_UP + EACH, others, EACH)
    before, after = FARTHEST, FARTHEST
    for square in range(SQUARES):
        if s.treasure[square, 0]:
            before, after = min(before, distance(boat, square)), min(after, distance(to, square))
    out[count] = DRIVES + min(max(before - after, -1), 1) + 1
    out[count + 1] = WAITING + min(count_aboard(s, crew), EACH)
    return count + 2


# A diver's move


@rule
def write_deed(s, crew, action, out):
    """Write a diver's deed: a step, out of a boat, through the mud, or along the shore."""
    diver, deed = moving_diver(s, action), (action - DEED) % DEEDS
    place = int(s.place[diver])
    count = 1
    if is_held_to_ransom(s, diver):
        out[count] = RANSOMED
        count += 1
    if deed >= WALK:
        out[0] = KIND + 4
        to = next_place(s, place, deed - WALK)
        out[count] = WALKS + min(moves_along_shore(s, crew, to, deed - WALK), FARTHEST)
        return write_boarding(s, crew, boat_at(s, to), 0, out, count + 1)
    if deed >= TRUDGE:
        out[0] = KIND + 3
        carrying = deed - TRUDGE
        if would_overload(s, crew, place, int(s.tussock[diver]) + 1, carrying):
            out[count] = CROWDS
            count += 1
        return write_leaving(s, diver, carrying, out, count)
    carrying = deed & 1 if deed < LEAVE_BOAT else 0
    out[0] = KIND + (1 if deed < LEAVE_BOAT else 2)
    if deed == LEAVE_BOAT:
        out[count] = WAITING + min(count_aboard(s, place - BOAT), EACH)
        count += 1
    count = write_leaving(s, diver, carrying, out, count)
    to, heading = step_target(s, action)
    return write_going(s, crew, place, to, heading, carrying, out, count)


@rule
def write_walking_past(s, crew, action, out):
    """Along the shore past a boat full of enemies."""
    clockwise = (action - WALK_PAST) % 2
    place_beyond = next_place(s, next_place(s, int(s.place[moving_diver(s, action)]), clockwise), clockwise)
    out[0] = KIND + 4
    out[1] = WALKS + min(moves_along_shore(s, crew, place_beyond, clockwise), FARTHEST)
    return 2


@rule
def write_leaving(s, diver, carrying, out, count):
    """Write what a diver leaves behind, and whether it takes a piece along."""
    out[count] = LEAVES + carrying * (PIECES + 1) + min(pieces_within_reach(s, diver), PIECES)
    count += 1
    if carrying:
        out[count] = CARRIES
        count += 1
    return count


@rule
def write_wish(s, crew, action, out):
    """Write a goldfish's wish."""
    diver, carrying = moving_diver(s, action), (action - WISH) % 2
    out[0] = KIND + 12
    out[1] = BY_WISH
    count = 2
    if is_held_to_ransom(s, diver):
        out[count] = RANSOMED
        count += 1
    count = write_leaving(s, diver, carrying, out, count)
    to, place = target_place((action - WISH) // 2 % TARGETS), int(s.place[diver])
    if to >= BOAT:
        return write_boarding(s, crew, to - BOAT, carrying, out, count)
    return write_going(s, crew, place, to, wish_heading(s, diver), carrying, out, count)


@rule
def write_boarding(s, crew, boat, carrying, out, count):
    """Write a diver's way into a boat, if there is one."""
    if boat < 0:
        return count
    out[count] = INTO + boat_class(s, crew, boat)
    count += 1
    if carrying:
        out[count] = TAKES_HOME
        count += 1
    return count


@rule
def write_going(s, crew, place, to, heading, carrying, out, count):
    """Write where a diver that goes to a square ends, and what it meets there."""
    if s.tile[to] == SHORE:
        return write_boarding(s, crew, boat_at(s, to), carrying, out, count)
    out[count] = ENTERS + max(int(s.tile[to]), 0)
    end, drift_count = end_of_drift(s, to, heading)
    count = write_steps(out, count + 1, PASSES, drift_count, 3)
    if s.tile[end] == SHORE:
        return write_boarding(s, crew, boat_at(s, end), carrying, out, count)
    tile = int(s.tile[end])
    out[count] = ENDS + max(tile, 0)
    count += 1
    count = write_hidden_tile(s, out, count) if tile < 0 else write_meeting(s, crew, end, carrying, out, count)
    square = square_of_place(s, place)
    return write_distances(s, crew, square if is_in_sea(s, square) else 0, end, carrying, out, count)


@rule
def write_hidden_tile(s, out, count):
    """Write what a tile face down may be: pieces to expect, and how likely a diver is lost or held there."""
    tiles, pieces = 0, 0
    for kind in range(KINDS):
        tiles += int(s.unseen[kind])
    for kind in range(TREASURE, ISLAND):
        pieces += int(s.unseen[kind]) * (kind - TREASURE + 1)
    danger_tiles = int(s.unseen[SHARK]) + int(s.unseen[OCTOPUS]) + int(s.unseen[URCHIN])
    tiles = max(tiles, 1)
    count = write_steps(out, count, HOPES, pieces * 8 // tiles, ODDS)
    return write_steps(out, count, FEARS, danger_tiles * 32 // tiles, ODDS)


@rule
def write_meeting(s, crew, end, carrying, out, count):
    """Write treasure, opponents and comrades on a known tile where a diver ends."""
    count = write_steps(out, count, FINDS, int(s.treasure[end, 0]), PIECES)
    struck_count, farthest_struck, prisoners, own = 0, 0, 0, comrade_crews(s, crew)
    for diver in range(DIVERS):
        if s.place[diver] == end:
            other = crew_of(diver)
            if own >> other & 1:
                prisoners += int(s.caught[diver])
            elif s.tussock[diver] <= 1:
                struck_count += 1
                farthest_struck = max(farthest_struck, distance(int(s.boat[other]), end))
    count = write_steps(out, count, STRIKES, struck_count, EACH)
    count = write_steps(out, count, DISTANCE_OF_STRUCK, (farthest_struck + 1) // 2, STRAY_STEPS)
    if prisoners:
        out[count] = FREES
        count += 1
    if count_tussocks(int(s.tile[end])) and would_overload(s, crew, end, 1, carrying):
        out[count] = CROWDS
        count += 1
    return count


@rule
def write_distances(s, crew, square, end, carrying, out, count):
    """Write how far home, treasure and the unknown are from where a diver ends, and from where it was."""
    sea = read_known_sea(s)
    boats = landing_tiles(s, sea, crew, square, end)
    before, after, homeward = search_back(sea, boats, NONE, NONE, square, end, carrying == 0)
    out[count] = HOME_AFTER + carrying * (FARTHEST + 1) + after
    count += 1
    if square:
        count = write_difference(before, after, HOME_WON + carrying * 2 * NEARER, out, count)
    if not carrying:
        gold_before, gold_after, before, after = moves_to_worth(s, sea, crew, homeward, square, end)
        out[count] = GOLD_AFTER + gold_after
        out[count + 1] = WORTH_AFTER + (after if s.tile[end] > 0 else FRONTIER - 1)
        count += 2
        if square:
            count = write_difference(gold_before, gold_after, GOLD_WON, out, count)
            if s.tile[end] > 0:
                count = write_difference(before, after, WORTH_WON, out, count)
    out[count] = FROM_BOATS + distance_to_boats(s, crew, end)
    count += 1
    hidden_neighbours = 0
    for direction in range(DIRECTIONS):
        hidden_neighbours += int(s.tile[end + NEIGHBOUR[direction]] < 0)
    count = write_steps(out, count, HIDDEN_AROUND, hidden_neighbours, DIRECTIONS)
    return write_rivals(s, crew, square, end, out, count)


@rule
def write_rivals(s, crew, square, end, out, count):
    """Write the opponents around where a diver was and where it ends."""
    rivals, nearest, laden = rivals_near(s, crew, end)
    count = write_steps(out, count, HUNTED_AFTER, rivals, EACH)
    count = write_steps(out, count, RIVAL, nearest - 1, FARTHEST)
    out[count] = PREY + laden
    count += 1
    if square:
        rivals, _, before = rivals_near(s, crew, square)
        count = write_steps(out, count, HUNTED_BEFORE, rivals, EACH)
        if laden < FARTHEST or before < FARTHEST:
            count = write_difference(before, laden, PREY_WON, out, count)
    return count


# Choices in the middle of a move


@rule
def write_choice(s, crew, action, out):
    """Write a choice: a way on, a place beside a corner, or who is lost, drowns or pays."""
    if action < ROUND:
        out[0] = KIND + 7
        square, way, carrying = int(s.place[s.diver]), action - FLOW, int(s.carrying)
        to, heading = next_square(s, square, way), next_heading(s, square, way)
        count = 1
        if carrying:
            out[count] = CARRIES
            count += 1
        if s.tile[to] == SHORE:
            return write_landing(s, crew, to, carrying, out, count)
        return write_going(s, crew, int(s.start), to, heading, carrying, out, count)
    if action < LOSE:
        out[0] = KIND + 8
        return write_landing(s, crew, place_beside_corner(s, int(s.site), action - ROUND), int(s.carrying), out, 1)
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
    return write_loss(s, crew, action - LOSE if action < DROWN else action - DROWN, out)


@rule
def write_loss(s, crew, diver, out):
    """Write which diver is lost."""
    other = crew_of(diver)
    out[1] = WHO + (0 if other == crew else 1 if are_mates(s, crew, other) else 2)
    if s.wish[diver]:
        out[2] = WHO + 4
        return 3
    return 2


@rule
def write_landing(s, crew, square, carrying, out, count):
    """A diver is thrown off the board: into a boat, or how far along the shore from one."""
    boat = boat_at(s, square)
    if boat >= 0:
        return write_boarding(s, crew, boat, carrying, out, count)
    nearest = min(moves_along_shore(s, crew, square, 0), moves_along_shore(s, crew, square, 1))
    out[count] = WALKS + min(nearest, FARTHEST)
    return count + 1
