"""Features of moves in Partners, for learned players: what a move does, and what it leaves behind."""

from fathoms.core.learned.features import FeatureIds, write_signed_steps, write_steps
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, STOP
from fathoms.games.partners.best_uses import (
    best_swap_partner,
    count_waiting,
    count_ways_into_lane,
    strides_in_hand,
    threat_and_prey,
    worth_of_rest,
)
from fathoms.games.partners.feature_places import SPOTS, colour_slot, place_spot
from fathoms.games.partners.greedy import BRINGS_OUT, OUT_WORTH, pieces_met
from fathoms.games.partners.movable_colours import are_all_finished, partner_colours
from fathoms.games.partners.moving import (
    FULL_LANE,
    LOCKED_CIRCLES,
    count_at_home,
    is_locked,
    lane_circles,
    place_after_steps,
    place_four_back,
    place_of_field,
    starts_that_bar,
    track_field,
)
from fathoms.games.partners.quick_value import worth_of_side
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
ACTION_IDS = FeatureIds()
KIND = ACTION_IDS.kinds(5)  # hand on, play, move, lay down, take back
CARD_TO_GIVE = ACTION_IDS.kinds(KINDS)
LIKE_IT = ACTION_IDS.kinds(2 * (HAND + 1))  # other cards that bring pieces out, for such a card and for others
GIFTS = ACTION_IDS.signed_steps(GIFT_STEPS)  # what a beginner thinks of it
OUR_USE = ACTION_IDS.signed_steps(UP)  # what the giver could do with it at once
THEIR_USE = ACTION_IDS.signed_steps(UP)  # what the receiver could

# Cards to play, and moves. A card has the features of its best use.
CARD_TO_PLAY = ACTION_IDS.kinds(KINDS)
WORTH = ACTION_IDS.signed_steps(UP)  # what a beginner would call it worth
WAY = ACTION_IDS.kinds(6)  # bring out, go back, first and second piece of a swap, go, part of a seven
WHOSE = ACTION_IDS.kinds(4)  # mine, a partner's or another's
BEHIND = ACTION_IDS.kinds(EACH)  # how many of its colour are further
SHARE = ACTION_IDS.kinds(PARTS[SEVEN])  # how many steps of a seven
FOLLOWS = ACTION_IDS.signed_steps(UP)  # what its other steps are worth
FROM = ACTION_IDS.kinds(SPOTS)
TO = ACTION_IDS.kinds(SPOTS)
LOCKS = ACTION_IDS.kinds(1)
FINISHES = ACTION_IDS.kinds(2)  # the last piece of a colour, or of the side
DIES = ACTION_IDS.kinds(1)
HITS = ACTION_IDS.steps(HIT_STEPS)  # a piece of another side: how far it had come
HITS_LEADER = ACTION_IDS.kinds(2)  # it is of the leading of both other sides, or the last
HITS_FRIEND = ACTION_IDS.steps(FRIEND_STEPS)
RISK_BEFORE = ACTION_IDS.steps(RISK_STEPS)
RISK_AFTER = ACTION_IDS.steps(RISK_STEPS)
PREY_BEFORE = ACTION_IDS.steps(PREY_STEPS)  # what the other cards in hand could hit with this piece
PREY_AFTER = ACTION_IDS.steps(PREY_STEPS)
WAYS_BEFORE = ACTION_IDS.steps(WAYS_STEPS)  # how many of them would bring it into the lane
WAYS_AFTER = ACTION_IDS.steps(WAYS_STEPS)
BARS = ACTION_IDS.steps(WAITING, 2)  # others that a piece on its start keeps waiting from now on, and partners
FREES = ACTION_IDS.steps(WAITING, 2)  # those that it does no longer
OUTS_LEFT = ACTION_IDS.kinds((HAND + 1) * (EACH + 1))  # cards left that bring pieces out, by pieces at home
CARDS_LEFT = ACTION_IDS.kinds((HAND + 1) * (EACH + 1))  # cards left, by pieces they could move
SWAPPED_OWNERS = ACTION_IDS.kinds(9)  # whose pieces change places: mine, a partner's, another's
OUR_GAIN = ACTION_IDS.signed_steps(GAIN_STEPS)  # fields that the side wins by it
THEIR_GAIN = ACTION_IDS.signed_steps(GAIN_STEPS)  # fields that others win by it
OTHER_FROM = ACTION_IDS.kinds(SPOTS)  # where the other piece stands, and where it comes to
OTHER_TO = ACTION_IDS.kinds(SPOTS)


@rule
def write_worth(worth, first, out, count):
    """Write a worth, in fine steps near zero and coarse ones far from it."""
    size = abs(worth)
    step = size // FINE_STEP if size < FINE else FINE // FINE_STEP + (size - FINE) // COARSE_STEP
    return write_signed_steps(out, count, first, step if worth >= 0 else -step, UP)


@rule
def count_cards_for_start(s, seat):
    """How many cards of a hand bring pieces out."""
    count = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        count += int(int(s.hand[slot]) in BRINGS_OUT)
    return count


@rule
def write_move_features(s, seat, kind, rest, action, out, count):
    """Write the features of a move with a card of which `rest` is left."""
    if action == STOP:  # part of a seven that moves nobody
        out[count] = WAY + 5
        return write_cards_left(s, seat, kind, 0, 0, out, count + 1)
    if action >= GO:
        piece, stride = (action - GO) // FAR, (action - GO) % FAR + 1
        out[count] = WAY + (5 if kind == SEVEN else 4)
        count += 1
        if kind == SEVEN:
            out[count] = SHARE + stride - 1
            count = write_worth(worth_of_rest(s, seat, piece, rest - stride), FOLLOWS, out, count + 1)
        return write_walk(
            s, seat, kind, piece, place_after_steps(s, piece, stride, starts_that_bar(s, kind)), out, count
        )
    if action >= CHANGE:
        out[count] = WAY + (2 if rest > 1 else 3)
        one, other = action - CHANGE, int(s.chosen)
        if rest > 1:
            other, _ = best_swap_partner(s, seat, one)
        return write_swap(s, seat, kind, one, other, out, count + 1)
    if action >= GO_BACK:
        out[count] = WAY + 1
        piece = action - GO_BACK
        return write_walk(s, seat, kind, piece, place_four_back(int(s.place[piece]), 0), out, count + 1)
    out[count] = WAY
    return write_bring_out(s, seat, kind, action - BRING_OUT, out, count + 1)


@rule
def write_bring_out(s, seat, kind, colour, out, count):
    """Write a piece's move to its start: whom it keeps waiting there, and the cards left."""
    out[count] = WHOSE + min(colour_slot(s, seat, colour), 3)
    home = count_at_home(s, colour)
    out[count + 1] = BEHIND + EACH - home
    count = write_waiting(s, seat, colour, BARS, out, count + 2)
    own = int(colour == seat)
    return write_cards_left(s, seat, kind, own, -own, out, count)


@rule
def write_waiting(s, seat, colour, first, out, count):
    """Write how many pieces of others and of partners have to wait at a start."""
    rivals, friends = count_waiting(s, seat, colour)
    count = write_steps(out, count, first, rivals, WAITING)
    return write_steps(out, count, first + WAITING, friends, WAITING)


@rule
def write_cards_left(s, seat, kind, more_out, more_home, out, count):
    """Write the cards left, beside the seat's pieces they could bring out or move."""
    outs_left, cards = count_cards_for_start(s, seat), 0
    while cards < HAND and s.hand[seat * HAND + cards]:
        cards += 1
    if s.phase == CHOOSING:
        cards -= 1
        outs_left -= int(kind in BRINGS_OUT)
    home = count_at_home(s, seat)
    pieces_out = EACH - home - LOCKED_CIRCLES[lane_circles(s, seat)]
    out[count] = OUTS_LEFT + outs_left * (EACH + 1) + home + more_home
    out[count + 1] = CARDS_LEFT + cards * (EACH + 1) + max(0, pieces_out + more_out)
    return count + 2


@rule
def write_walk(s, seat, kind, piece, to, out, count):
    """Write a walk to a place: into the goal, onto others, into danger or out of it."""
    colour, place = piece // EACH, int(s.place[piece])
    out[count] = WHOSE + min(colour_slot(s, seat, colour), 3)
    further = 0
    for fellow in range(colour * EACH, colour * EACH + EACH):
        further += int(s.place[fellow] > place)
    out[count + 1] = BEHIND + further
    out[count + 2] = FROM + place_spot(place)
    count += 3
    if place == START:
        count = write_waiting(s, seat, colour, FREES, out, count)
    strides = strides_in_hand(s, seat, kind if s.phase == CHOOSING else 0)
    count = write_stay(s, seat, piece, place, strides, RISK_BEFORE, PREY_BEFORE, WAYS_BEFORE, out, count)
    own, piece_gone, home = int(colour == seat), 0, 0
    met_count, spoils = 0, 0
    if START < to <= TRACK:
        met_count, spoils = pieces_met(s, seat, colour, to)
    if met_count > 1:
        out[count] = DIES
        count += 1
        piece_gone, home = own, own
    else:
        count = write_arrival(s, seat, piece, to, strides, out, count)
        if met_count:
            count = write_hit(s, seat, colour, to, spoils, out, count)
        if to >= LANE:
            piece_gone = own * int(is_locked(to, lane_after(s, piece, to)))
    return write_cards_left(s, seat, kind, -piece_gone, home, out, count)


@rule
def lane_after(s, piece, to):
    """The taken circles of a piece's lane when it has gone to one of them."""
    lane, place = lane_circles(s, piece // EACH), int(s.place[piece])
    if place >= LANE:
        lane &= ~(1 << (CORE - place))
    return lane | 1 << (CORE - to)


@rule
def write_stay(s, seat, piece, place, strides, risk, prey, ways, out, count):
    """Write the risk, the prey and the ways into the lane of a piece on a place."""
    threat, hits = threat_and_prey(s, seat, piece, place, strides)
    count = write_steps(out, count, risk, ((OUT_WORTH + place) * threat + RISK_OF_STEP - 1) // RISK_OF_STEP, RISK_STEPS)
    count = write_steps(out, count, prey, (hits + PREY_OF_STEP - 1) // PREY_OF_STEP, PREY_STEPS)
    return write_steps(out, count, ways, count_ways_into_lane(s, piece, place, strides), WAYS_STEPS)


@rule
def write_arrival(s, seat, piece, to, strides, out, count):
    """Write where a piece comes to rest: on the track, or in a circle, which may lock it."""
    out[count] = TO + place_spot(to)
    count = write_stay(s, seat, piece, to, strides, RISK_AFTER, PREY_AFTER, WAYS_AFTER, out, count + 1)
    if to < LANE:
        return count
    lane = lane_after(s, piece, to)
    if is_locked(to, lane):
        out[count] = LOCKS
        count += 1
    if lane == FULL_LANE:
        colour = piece // EACH
        rest = (partner_colours(s, seat) | 1 << seat) & ~(1 << colour)
        out[count] = FINISHES + int(are_all_finished(s, rest))
        count += 1
    return count


@rule
def write_hit(s, seat, colour, to, spoils, out, count):
    """Write a hit: how far the piece had come, and whether it belongs to the leading side."""
    if spoils < 0:
        return write_steps(out, count, HITS_FRIEND, -spoils // FRIEND_OF_STEP, FRIEND_STEPS)
    count = write_steps(out, count, HITS, spoils // HIT_OF_STEP, HIT_STEPS)
    if s.sides == PAIRS:
        # How far it had come tells whose it was: each colour counts the fields from its own start.
        field, side = track_field(colour, to), 0
        for other in range(COLOURS):
            if other != colour and place_of_field(other, field) == spoils - OUT_WORTH:
                side = other % PAIRS
        third = PAIRS - side - seat % PAIRS
        out[count] = HITS_LEADER + int(worth_of_side(s, side) < worth_of_side(s, third))
        count += 1
    return count


@rule
def write_swap(s, seat, kind, one, other, out, count):
    """Write a swap: whose pieces, who gains by it, and how the seat's piece stands then."""
    first, second = owner_class(s, seat, one), owner_class(s, seat, other)
    if second < first:
        one, other, first, second = other, one, second, first
    place, other_place = int(s.place[one]), int(s.place[other])
    to = place_of_field(one // EACH, track_field(other // EACH, other_place))
    back = place_of_field(other // EACH, track_field(one // EACH, place))
    ours = (to - place) * int(first < 2) + (back - other_place) * int(second < 2)
    theirs = (to - place) * int(first == 2) + (back - other_place) * int(second == 2)
    out[count] = SWAPPED_OWNERS + first * 3 + second
    out[count + 1] = OTHER_FROM + place_spot(other_place)
    out[count + 2] = OTHER_TO + place_spot(back)
    count = write_gain(ours, OUR_GAIN, out, count + 3)
    count = write_gain(theirs, THEIR_GAIN, out, count)
    if first < 2:
        strides = strides_in_hand(s, seat, kind if s.phase == CHOOSING else 0)
        out[count] = FROM + place_spot(place)
        count = write_stay(s, seat, one, place, strides, RISK_BEFORE, PREY_BEFORE, WAYS_BEFORE, out, count + 1)
        count = write_arrival(s, seat, one, to, strides, out, count)
    return write_cards_left(s, seat, kind, 0, 0, out, count)


@rule
def owner_class(s, seat, piece):
    """0 = the player's own, 1 = a partner's, 2 = another's."""
    return (min(colour_slot(s, seat, piece // EACH), 3) + 1) // 2


@rule
def write_gain(fields, first, out, count):
    """Write fields won or lost."""
    step = (abs(fields) + GAIN_OF_STEP - 1) // GAIN_OF_STEP
    return write_signed_steps(out, count, first, step if fields >= 0 else -step, GAIN_STEPS)
