"""A sensible beginner at Partners: hurries home, hits, stays out of reach, bars the way, and helps its partners.

It looks one action ahead. What a move is worth is what it adds to the worth of its own side's pieces and takes from
the others', a piece being worth about the fields it has come.
"""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, HAND_ON, LAY_DOWN, MOVES, PLAY, STOP
from fathoms.games.partners.card_moves import list_moves
from fathoms.games.partners.dealing import receiver
from fathoms.games.partners.moving import (
    count_at_home,
    is_finished,
    is_locked,
    is_swappable,
    lane_circles,
    place_after_steps,
    place_four_back,
    place_of_field,
    starts_that_bar,
    track_field,
)
from fathoms.games.partners.state import (
    COLOURS,
    CORE,
    EACH,
    EIGHT,
    EXCHANGING,
    FAR,
    FIVE,
    HAND,
    HOME,
    LANE,
    MOVING,
    PARTS,
    PIECES,
    SEVEN,
    START,
    SWAP,
    THIRTEEN,
    TRACK,
    TWO,
)

OUT_WORTH = 25  # a piece on its start
LANE_WORTH = 20  # added in the lane, where nobody can hit it
LOCKED_WORTH = 40  # added when it is locked
BAR_WORTH = 4  # for every piece of another side that a piece on the start keeps waiting
RISK = 10  # one in so many pieces within reach of another is hit
NOTHING = -100000
BRINGS_OUT = (TWO, EIGHT, THIRTEEN)


@rule
def greedy(s, seat, rng, out):
    """An action for `seat`, from its view and recall in `s`."""
    if s.phase == EXCHANGING:
        return HAND_ON + best_gift(s, seat) - 1
    if s.phase == MOVING:
        best, _ = best_move(s, seat, int(s.card), int(s.rest), rng, out)
        return best
    best, best_worth = LAY_DOWN, NOTHING
    for slot in range(seat * HAND, seat * HAND + HAND):
        kind = int(s.hand[slot])
        if kind and (slot == seat * HAND or s.hand[slot - 1] != kind):
            _, worth = best_move(s, seat, kind, PARTS[kind], rng, out)
            if worth > best_worth:
                best, best_worth = PLAY + kind - 1, worth
    return best


@rule
def best_move(s, seat, kind, rest, rng, out):
    """The move with a card that is worth most, one of the best at random, and its worth."""
    best, best_worth, tied = -1, NOTHING, 0
    for i in range(list_moves(s, seat, kind, rest, out, 0, MOVES)):
        worth = worth_of_action(s, seat, kind, rest, int(out[i]))
        if worth > best_worth:
            best, best_worth, tied = int(out[i]), worth, 1
        elif worth == best_worth:
            tied += 1
            if draw(rng, tied) == 0:
                best = int(out[i])
    return best, best_worth


# What a piece is worth


@rule
def side_sign(s, seat, colour):
    """1 for a colour of the player's side, -1 for another."""
    return 1 if (colour - seat) % int(s.sides) == 0 else -1


@rule
def worth_of_place(colour, place, lane):
    """What a piece is worth on a place, given the lane of its colour with the piece in it."""
    if place == HOME:
        return 0
    worth = OUT_WORTH + place
    if place >= LANE:
        worth += LANE_WORTH
        if is_locked(place, lane):
            worth += LOCKED_WORTH
    return worth


@rule
def risk_of_place(s, seat, piece, place):
    """What a piece on a place may lose to pieces of other sides that come up behind it. Stacks and goals are safe."""
    if place <= START or place > TRACK:
        return 0
    colour = piece // EACH
    for fellow in range(colour * EACH, colour * EACH + EACH):
        if fellow != piece and s.place[fellow] == place:
            return 0
    field = track_field(colour, place)
    hunters = 0
    for hunter in range(PIECES):
        other = hunter // EACH
        if side_sign(s, seat, other) < 0 and START <= s.place[hunter] <= TRACK:
            distance = place_of_field(other, field) - int(s.place[hunter])
            if 0 < distance <= FAR:
                hunters += 1
    return (OUT_WORTH + place) * min(hunters, 3) // RISK


@rule
def worth_of_barring(s, seat, colour):
    """What it is worth to stand on a start: pieces of other sides just before it have to wait."""
    worth = 0
    for piece in range(PIECES):
        other = piece // EACH
        if side_sign(s, seat, other) > 0 or s.place[piece] <= START or s.place[piece] > TRACK:
            continue
        if (track_field(colour, TRACK) - track_field(other, int(s.place[piece]))) % TRACK < FAR:
            worth += BAR_WORTH
    return worth


# What a move is worth


@rule
def worth_of_action(s, seat, kind, rest, action):
    """What an action adds to the side's worth; of a card with several parts, with a guess at the others."""
    if action == STOP:
        return 0
    if action >= GO:
        piece, steps = (action - GO) // FAR, (action - GO) % FAR + 1
        worth = worth_of_walk(s, seat, piece, place_after_steps(s, piece, steps, starts_that_bar(s, kind)))
        return worth + rest - steps if kind == SEVEN else worth
    if action >= CHANGE:
        if rest == 1:
            return worth_of_swap(s, seat, int(s.chosen), action - CHANGE)
        best = NOTHING
        for other in range(PIECES):
            if other != action - CHANGE and is_swappable(s, other):
                best = max(best, worth_of_swap(s, seat, action - CHANGE, other))
        return best
    if action >= GO_BACK:
        piece = action - GO_BACK
        return worth_of_walk(s, seat, piece, place_four_back(int(s.place[piece]), 0))
    colour = action - BRING_OUT
    return OUT_WORTH * rest + worth_of_barring(s, seat, colour) + count_at_home(s, colour)


@rule
def worth_of_walk(s, seat, piece, to):
    """What it is worth that a piece goes somewhere: the way, whom it hits, and what may happen to it there."""
    colour = piece // EACH
    place = int(s.place[piece])
    lane = lane_circles(s, colour)
    worth_before = worth_of_place(colour, place, lane) - risk_of_place(s, seat, piece, place)
    if place == START:
        worth_before += worth_of_barring(s, seat, colour)
    if place >= LANE:
        lane ^= 1 << (CORE - place)
    if to >= LANE:
        lane |= 1 << (CORE - to)
        return worth_of_place(colour, to, lane) - worth_before
    met_count, spoils = pieces_met(s, seat, colour, to)
    if met_count > 1:
        return -worth_before
    return worth_of_place(colour, to, lane) - risk_of_place(s, seat, piece, to) + spoils - worth_before


@rule
def pieces_met(s, seat, colour, place):
    """How many pieces of another colour stand on a field, and what it would be worth to send one home."""
    field = track_field(colour, place)
    for other in range(COLOURS):
        if other == colour:
            continue
        met_place = place_of_field(other, field)
        count = 0
        for piece in range(other * EACH, other * EACH + EACH):
            if s.place[piece] == met_place:
                count += 1
        if count:
            return count, -side_sign(s, seat, other) * (OUT_WORTH + met_place)
    return 0, 0


@rule
def worth_of_swap(s, seat, one, other):
    """What it is worth that two pieces change places."""
    mine, theirs = one // EACH, other // EACH
    to = place_of_field(mine, track_field(theirs, int(s.place[other])))
    back = place_of_field(theirs, track_field(mine, int(s.place[one])))
    return side_sign(s, seat, mine) * (to - int(s.place[one])) + side_sign(s, seat, theirs) * (
        back - int(s.place[other])
    )


# The exchange


@rule
def best_gift(s, seat):
    """The card that is of more use to the partner than to oneself."""
    partner = receiver(s, seat)
    best, best_gain = 0, NOTHING
    for slot in range(seat * HAND, seat * HAND + HAND):
        kind = int(s.hand[slot])
        if kind:
            gain = usefulness(s, partner, kind, 0) - usefulness(s, seat, kind, count_alike_in_hand(s, seat, kind) - 1)
            if gain > best_gain:
                best, best_gain = kind, gain
    return best


@rule
def count_alike_in_hand(s, seat, kind):
    """How many cards in a hand do what this kind does: bring pieces out, or move them."""
    is_for_start = kind in BRINGS_OUT
    count = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        other = int(s.hand[slot])
        if other and is_for_start == (other in BRINGS_OUT):
            count += 1
    return count


@rule
def usefulness(s, seat, kind, more):
    """How useful a kind of card is to a player who has `more` cards like it."""
    home = count_at_home(s, seat)
    pieces_out = EACH - home
    if is_finished(s, seat):
        return 5
    if kind in BRINGS_OUT:
        return (12 + 4 * home if home else 8) - 8 * more
    if kind in (SWAP, SEVEN):
        return 9 + pieces_out
    return (6 if kind == FIVE else 5) + pieces_out if pieces_out else 0
