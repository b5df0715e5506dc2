"""What a learned player of Partners is told about a move: what it does, and what it leaves behind."""

from fathoms.core.learned.features import Numbers, either_way, steps
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, STOP
from fathoms.games.partners.greedy import BRINGS_OUT, OUT_WORTH, standing_at
from fathoms.games.partners.helping import all_finished, partners_of
from fathoms.games.partners.moving import (
    FILLED,
    FULL_LANE,
    at_home,
    field_of,
    lane_of,
    locked,
    place_on,
    reach,
    starts_for,
    walk_back,
)
from fathoms.games.partners.prospects import around, best_other, best_rest, kept_waiting, strides_of, ways_in
from fathoms.games.partners.quick_value import worth_of_side
from fathoms.games.partners.spots import SPOTS, slot_of, spot_of
from fathoms.games.partners.state import (
    CHOOSING,
    COLOURS,
    CORE,
    EACH,
    FAR,
    HAND,
    KINDS,
    LANE,
    PAIRS,
    PARTS,
    SEVEN,
    START,
    TRACK,
)

GIFT_STEPS = 16
UP, DOWN = 36, 36  # steps of a worth
FINE, FINE_STEP, COARSE_STEP = 32, 2, 8
HIT_STEPS, HIT_OF_STEP = 15, 7
FRIEND_STEPS, FRIEND_OF_STEP = 7, 15
RISK_STEPS, RISK_OF_STEP = 12, 60
PREY_STEPS, PREY_OF_STEP = 6, 30
WAYS_STEPS = 3
WAITING = 4  # pieces before a start, at most
GAIN_STEPS, GAIN_OF_STEP = 13, 6  # of a swap, in fields

# Features of an action: where each kind begins. Cards to hand on.
ACTS = Numbers()
KIND = ACTS.kinds(5)  # hand on, play, move, lay down, take back
HANDED = ACTS.kinds(KINDS)
LIKE_IT = ACTS.kinds(2 * (HAND + 1))  # other cards that bring pieces out, for such a card and for others
GIFTS = ACTS.either_way(GIFT_STEPS)  # what a beginner thinks of it
OUR_USE = ACTS.either_way(UP)  # what the giver could do with it at once
THEIR_USE = ACTS.either_way(UP)  # what the receiver could

# Cards to play, and moves. Of a card, the best use is told as the move itself is.
PLAYED = ACTS.kinds(KINDS)
WORTH = ACTS.either_way(UP)  # what a beginner would call it worth
WAY = ACTS.kinds(6)  # bring out, go back, first and second piece of a swap, go, part of a seven
WHOSE = ACTS.kinds(4)  # mine, a partner's or another's
BEHIND = ACTS.kinds(EACH)  # how many of its colour are further
SHARE = ACTS.kinds(PARTS[SEVEN])  # how many steps of a seven
FOLLOWS = ACTS.either_way(UP)  # what its other steps are worth
FROM = ACTS.kinds(SPOTS)
TO = ACTS.kinds(SPOTS)
LOCKS = ACTS.kinds(1)
FINISHES = ACTS.kinds(2)  # the last piece of a colour, or of the side
DIES = ACTS.kinds(1)
HITS = ACTS.steps(HIT_STEPS)  # a piece of another side: how far it had come
HITS_LEADER = ACTS.kinds(2)  # it is of the leading of both other sides, or the last
HITS_FRIEND = ACTS.steps(FRIEND_STEPS)
RISK_BEFORE = ACTS.steps(RISK_STEPS)
RISK_AFTER = ACTS.steps(RISK_STEPS)
PREY_BEFORE = ACTS.steps(PREY_STEPS)  # what the other cards in hand could hit with this piece
PREY_AFTER = ACTS.steps(PREY_STEPS)
WAYS_BEFORE = ACTS.steps(WAYS_STEPS)  # how many of them would bring it into the lane
WAYS_AFTER = ACTS.steps(WAYS_STEPS)
BARS = ACTS.steps(WAITING, 2)  # others that a piece on its start keeps waiting from now on, and partners
FREES = ACTS.steps(WAITING, 2)  # those that it does no longer
OUTS_LEFT = ACTS.kinds((HAND + 1) * (EACH + 1))  # cards left that bring pieces out, by pieces at home
CARDS_LEFT = ACTS.kinds((HAND + 1) * (EACH + 1))  # cards left, by pieces they could move
SWAPPED = ACTS.kinds(9)  # whose pieces change places: mine, a partner's, another's
OUR_GAIN = ACTS.either_way(GAIN_STEPS)  # fields that the side wins by it
THEIR_GAIN = ACTS.either_way(GAIN_STEPS)  # fields that others win by it
OTHER_FROM = ACTS.kinds(SPOTS)  # where the other piece stands, and where it comes to
OTHER_TO = ACTS.kinds(SPOTS)


@rule
def tell_worth(worth, first, out, count):
    """A worth, in fine steps near nothing and coarse ones far from it."""
    size = abs(worth)
    reached = size // FINE_STEP if size < FINE else FINE // FINE_STEP + (size - FINE) // COARSE_STEP
    return either_way(out, count, first, reached if worth >= 0 else -reached, UP)


@rule
def brings_out_in(s, seat):
    """How many cards of a hand bring pieces out."""
    count = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        count += int(int(s.hand[slot]) in BRINGS_OUT)
    return count


@rule
def tell_move(s, seat, kind, rest, action, out, count):
    """A move with a card of which `rest` is left."""
    if action == STOP:  # part of a seven that moves nobody
        out[count] = WAY + 5
        return tell_left(s, seat, kind, 0, 0, out, count + 1)
    if action >= GO:
        piece, stride = (action - GO) // FAR, (action - GO) % FAR + 1
        out[count] = WAY + (5 if kind == SEVEN else 4)
        count += 1
        if kind == SEVEN:
            out[count] = SHARE + stride - 1
            count = tell_worth(best_rest(s, seat, piece, rest - stride), FOLLOWS, out, count + 1)
        return tell_walk(s, seat, kind, piece, reach(s, piece, stride, starts_for(s, kind)), out, count)
    if action >= CHANGE:
        out[count] = WAY + (2 if rest > 1 else 3)
        one, other = action - CHANGE, int(s.chosen)
        if rest > 1:
            other, _ = best_other(s, seat, one)
        return tell_change(s, seat, kind, one, other, out, count + 1)
    if action >= GO_BACK:
        out[count] = WAY + 1
        piece = action - GO_BACK
        return tell_walk(s, seat, kind, piece, walk_back(int(s.place[piece]), 0), out, count + 1)
    out[count] = WAY
    return tell_bring_out(s, seat, kind, action - BRING_OUT, out, count + 1)


@rule
def tell_bring_out(s, seat, kind, colour, out, count):
    """A piece comes to its start: whom it keeps waiting there, and what is left."""
    out[count] = WHOSE + min(slot_of(s, seat, colour), 3)
    home = at_home(s, colour)
    out[count + 1] = BEHIND + EACH - home
    count = tell_waiting(s, seat, colour, BARS, out, count + 2)
    own = int(colour == seat)
    return tell_left(s, seat, kind, own, -own, out, count)


@rule
def tell_waiting(s, seat, colour, first, out, count):
    """How many pieces of others and of partners have to wait at a start."""
    rivals, friends = kept_waiting(s, seat, colour)
    count = steps(out, count, first, rivals, WAITING)
    return steps(out, count, first + WAITING, friends, WAITING)


@rule
def tell_left(s, seat, kind, more_playing, more_home, out, count):
    """The cards left, next to the own pieces they could bring out or move."""
    brought_out, cards = brings_out_in(s, seat), 0
    while cards < HAND and s.hand[seat * HAND + cards]:
        cards += 1
    if s.phase == CHOOSING:
        cards -= 1
        brought_out -= int(kind in BRINGS_OUT)
    home = at_home(s, seat)
    playing = EACH - home - FILLED[lane_of(s, seat)]
    out[count] = OUTS_LEFT + brought_out * (EACH + 1) + home + more_home
    out[count + 1] = CARDS_LEFT + cards * (EACH + 1) + max(0, playing + more_playing)
    return count + 2


@rule
def tell_walk(s, seat, kind, piece, to, out, count):
    """A piece walks to a place: into the goal, onto others, into danger or out of it."""
    colour, place = piece // EACH, int(s.place[piece])
    out[count] = WHOSE + min(slot_of(s, seat, colour), 3)
    further = 0
    for fellow in range(colour * EACH, colour * EACH + EACH):
        further += int(s.place[fellow] > place)
    out[count + 1] = BEHIND + further
    out[count + 2] = FROM + spot_of(place)
    count += 3
    if place == START:
        count = tell_waiting(s, seat, colour, FREES, out, count)
    strides = strides_of(s, seat, kind if s.phase == CHOOSING else 0)
    count = tell_stay(s, seat, piece, place, strides, RISK_BEFORE, PREY_BEFORE, WAYS_BEFORE, out, count)
    own, gone, home = int(colour == seat), 0, 0
    found, spoils = 0, 0
    if START < to <= TRACK:
        found, spoils = standing_at(s, seat, colour, to)
    if found > 1:
        out[count] = DIES
        count += 1
        gone, home = own, own
    else:
        count = tell_arrival(s, seat, piece, to, strides, out, count)
        if found:
            count = tell_hit(s, seat, colour, to, spoils, out, count)
        if to >= LANE:
            gone = own * int(locked(to, lane_after(s, piece, to)))
    return tell_left(s, seat, kind, -gone, home, out, count)


@rule
def lane_after(s, piece, to):
    """The taken circles of a piece's lane when it has gone to one of them."""
    lane, place = lane_of(s, piece // EACH), int(s.place[piece])
    if place >= LANE:
        lane &= ~(1 << (CORE - place))
    return lane | 1 << (CORE - to)


@rule
def tell_stay(s, seat, piece, place, strides, risk, prey, ways, out, count):
    """What it means for a piece of the side to stand on a place."""
    threat, hits = around(s, seat, piece, place, strides)
    count = steps(out, count, risk, ((OUT_WORTH + place) * threat + RISK_OF_STEP - 1) // RISK_OF_STEP, RISK_STEPS)
    count = steps(out, count, prey, (hits + PREY_OF_STEP - 1) // PREY_OF_STEP, PREY_STEPS)
    return steps(out, count, ways, ways_in(s, piece, place, strides), WAYS_STEPS)


@rule
def tell_arrival(s, seat, piece, to, strides, out, count):
    """A piece comes to rest: on the track, or in a circle, which may lock it."""
    out[count] = TO + spot_of(to)
    count = tell_stay(s, seat, piece, to, strides, RISK_AFTER, PREY_AFTER, WAYS_AFTER, out, count + 1)
    if to < LANE:
        return count
    lane = lane_after(s, piece, to)
    if locked(to, lane):
        out[count] = LOCKS
        count += 1
    if lane == FULL_LANE:
        colour = piece // EACH
        rest = (partners_of(s, seat) | 1 << seat) & ~(1 << colour)
        out[count] = FINISHES + int(all_finished(s, rest))
        count += 1
    return count


@rule
def tell_hit(s, seat, colour, to, spoils, out, count):
    """A piece is sent home: how far it had come, and whether that stops the side that is ahead."""
    if spoils < 0:
        return steps(out, count, HITS_FRIEND, -spoils // FRIEND_OF_STEP, FRIEND_STEPS)
    count = steps(out, count, HITS, spoils // HIT_OF_STEP, HIT_STEPS)
    if s.sides == PAIRS:
        # How far it had come tells whose it was: each colour counts the fields from its own start.
        field, side = field_of(colour, to), 0
        for other in range(COLOURS):
            if other != colour and place_on(other, field) == spoils - OUT_WORTH:
                side = other % PAIRS
        third = PAIRS - side - seat % PAIRS
        out[count] = HITS_LEADER + int(worth_of_side(s, side) < worth_of_side(s, third))
        count += 1
    return count


@rule
def tell_change(s, seat, kind, one, other, out, count):
    """Two pieces change places: whose, who wins by it, and how the one that is ours stands then."""
    first, second = whose(s, seat, one), whose(s, seat, other)
    if second < first:
        one, other, first, second = other, one, second, first
    place, there = int(s.place[one]), int(s.place[other])
    to = place_on(one // EACH, field_of(other // EACH, there))
    back = place_on(other // EACH, field_of(one // EACH, place))
    ours = (to - place) * int(first < 2) + (back - there) * int(second < 2)
    theirs = (to - place) * int(first == 2) + (back - there) * int(second == 2)
    out[count] = SWAPPED + first * 3 + second
    out[count + 1] = OTHER_FROM + spot_of(there)
    out[count + 2] = OTHER_TO + spot_of(back)
    count = tell_gain(ours, OUR_GAIN, out, count + 3)
    count = tell_gain(theirs, THEIR_GAIN, out, count)
    if first < 2:
        strides = strides_of(s, seat, kind if s.phase == CHOOSING else 0)
        out[count] = FROM + spot_of(place)
        count = tell_stay(s, seat, one, place, strides, RISK_BEFORE, PREY_BEFORE, WAYS_BEFORE, out, count + 1)
        count = tell_arrival(s, seat, one, to, strides, out, count)
    return tell_left(s, seat, kind, 0, 0, out, count)


@rule
def whose(s, seat, piece):
    """0 = the player's own, 1 = a partner's, 2 = another's."""
    return (min(slot_of(s, seat, piece // EACH), 3) + 1) // 2


@rule
def tell_gain(fields, first, out, count):
    """Fields won or lost."""
    reached = (abs(fields) + GAIN_OF_STEP - 1) // GAIN_OF_STEP
    return either_way(out, count, first, reached if fields >= 0 else -reached, GAIN_STEPS)
