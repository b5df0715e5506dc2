"""What the lab counts in Partners: how it ends, where pieces land, and what becomes of the cards."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.lab_stats import MAX_MET_PARTS, Parts, add_met_part
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, HAND_ON, LAY_DOWN, PLAY, STOP, TAKE_BACK
from fathoms.games.partners.movable_colours import are_all_finished, partner_colours
from fathoms.games.partners.moving import is_finished, track_field
from fathoms.games.partners.state import (
    CARD_NAMES,
    EACH,
    EIGHT,
    FAR,
    HAND,
    HOME,
    KINDS,
    LANE,
    ONE_OR_FOURTEEN,
    PARTS,
    PIECES,
    SEVEN,
    STRETCH,
    THIRTEEN,
    TRACK,
    TWO,
)

ENDS = ("home", "places", "limit")
FIRST_HOME, ALL_PLACES, LIMIT = range(3)


@rule
def ending(s):
    """The first side is home, the last place but one is decided, or there were too many deals. (PAR-28, PAR-29)"""
    sides = int(s.sides)
    places_needed = sides - 1 if s.play_on else 1
    sides_home = 0
    for side in range(sides):
        sides_home += int(are_all_finished(s, partner_colours(s, side) | 1 << side))
    if sides_home < places_needed:
        return LIMIT
    return ALL_PLACES if places_needed > 1 else FIRST_HOME


CARDS = CARD_NAMES[1 : KINDS + 1]  # kind - 1

COUNTED = Parts()
FIELD = COUNTED.add("field", TRACK, columns=STRETCH)  # of the track, where pieces land; a colour's stretch is a row
HIT = COUNTED.add("hit", TRACK, columns=STRETCH)  # where pieces are sent home
GOAL = COUNTED.add("goal", EACH)  # circles that pieces come to, from the outermost
CARD_DEALT = COUNTED.add("dealt", CARDS)
CARD_HANDED_ON = COUNTED.add("handed_on", CARDS)
CARD_PLAYED = COUNTED.add("played", CARDS)
CARD_LAID_DOWN = COUNTED.add("laid_down", CARDS)  # with no use for them
USE = COUNTED.add(  # of cards that can be used in two ways
    "use",
    ("two_out", "two_forward", "eight_out", "eight_forward", "thirteen_out", "thirteen_forward", "one", "fourteen"),
)
SEVEN_SHARED = COUNTED.add("shared", PARTS[SEVEN])  # by how many pieces a seven is shared
DEED = COUNTED.add("deed", ("bring_out", "walk", "walk_back", "swap", "lay_down", "take_back", "help", "stop"))
OUT, WALK, WALK_BACK, SWAP, NO_USE, UNDO, HELP, LEAVE = range(DEED, DEED + 8)
BLOW = COUNTED.add("blow", ("opponent", "partner", "self"))
HIT_OPPONENT, HIT_PARTNER, BOUNCED = range(BLOW, BLOW + 3)

# Kept from before an action: who is at home, the card in play, and how many pieces share it if it is a seven.
AT_HOME, CARD, SHARERS = range(MAX_MET_PARTS, MAX_MET_PARTS + 3)


@rule
def met_parts(s, seat, action, is_after, out, count):
    """Count choices before an action, walks after it, and a card when it is used up."""
    if is_after:
        if GO_BACK <= action < CHANGE or GO <= action < STOP:
            count = count_walk(s, seat, out, count)
        return count_used_card(s, action, out, count)
    out[AT_HOME] = home_bits(s)
    out[CARD] = s.card
    out[SHARERS] = ones(int(s.moved)) + int(action < STOP)
    if action == STOP:
        return add_met_part(LEAVE, out, count)
    if action >= GO:
        return add_met_part(WALK, out, count)
    if action >= CHANGE:
        return count_swap(s, action - CHANGE, out, count)
    if action >= GO_BACK:
        return add_met_part(WALK_BACK, out, count)
    if action >= BRING_OUT:
        return add_met_part(OUT, out, count)
    if action == TAKE_BACK:
        return add_met_part(UNDO, out, count)
    if action == LAY_DOWN:
        count = add_met_part(NO_USE, out, count)
        return count_hand(s, seat, CARD_LAID_DOWN, out, count)
    if action >= PLAY:
        return add_met_part(HELP, out, count) if is_finished(s, seat) else count  # PAR-27
    count = count_hand(s, seat, CARD_DEALT, out, count)
    return add_met_part(CARD_HANDED_ON + action - HAND_ON, out, count)


@rule
def count_hand(s, seat, first_card, out, count):
    """Count all cards in a hand."""
    for slot in range(seat * HAND, seat * HAND + HAND):
        if s.hand[slot]:
            count = add_met_part(first_card + int(s.hand[slot]) - 1, out, count)
    return count


@rule
def count_used_card(s, action, out, count):
    """Count a card that is used up with this action, and what it was used for."""
    card = int(out[CARD])
    if card == 0 or s.card != 0:
        return count
    count = add_met_part(CARD_PLAYED + card - 1, out, count)
    walks, far = int(action >= GO), int(action >= GO and (action - GO) % FAR + 1 == FAR)
    if card == TWO:
        count = add_met_part(USE + walks, out, count)
    elif card == EIGHT:
        count = add_met_part(USE + 2 + walks, out, count)
    elif card == THIRTEEN:
        count = add_met_part(USE + 4 + walks, out, count)
    elif card == ONE_OR_FOURTEEN:
        count = add_met_part(USE + 6 + far, out, count)
    elif card == SEVEN:
        count = add_met_part(SEVEN_SHARED + int(out[SHARERS]) - 1, out, count)
    return count


# Where pieces land


@rule
def count_swap(s, piece, out, count):
    """Count a finished swap: both pieces land where the other one was."""
    if s.rest > 1:
        return count
    first_piece = int(s.chosen)
    count = add_met_part(SWAP, out, count)
    count = add_met_part(FIELD + track_field(piece // EACH, int(s.place[piece])), out, count)
    return add_met_part(FIELD + track_field(first_piece // EACH, int(s.place[first_piece])), out, count)


@rule
def count_walk(s, seat, out, count):
    """Count where a walk has led, and who was sent home by it."""
    piece, to = int(s.walker), int(s.walk_to)
    if to >= LANE:
        return add_met_part(GOAL + to - LANE, out, count)
    return count_landing(s, seat, piece, track_field(piece // EACH, to), out, count)


@rule
def count_landing(s, seat, piece, field, out, count):
    """Count a landing on the track, which may hit another piece or be hit itself. (PAR-21)"""
    count = add_met_part(FIELD + field, out, count)
    new_at_home = home_bits(s) & ~int(out[AT_HOME])
    if new_at_home == 0:
        return count
    count = add_met_part(HIT + field, out, count)
    victim = nth_one(new_at_home, 0)
    if victim == piece:
        return add_met_part(BOUNCED, out, count)
    is_partner = (victim // EACH - seat) % int(s.sides) == 0
    return add_met_part(HIT_PARTNER if is_partner else HIT_OPPONENT, out, count)


@rule
def home_bits(s):
    """Bit set of the pieces at home."""
    pieces = 0
    for piece in range(PIECES):
        if s.place[piece] == HOME:
            pieces |= 1 << piece
    return pieces
