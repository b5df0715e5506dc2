"""Features of Partners for learned players: the seat's colour first, then partners, then the others, in either form.

This file has the features of what a seat knows and of cards; those of moves are in `action_features`.
"""

from fathoms.core.learned.features import FeatureIds, Features, write_signed_steps, write_steps
from fathoms.core.rule import rule
from fathoms.games.partners.action_features import (
    ACTION_IDS,
    CARD_TO_GIVE,
    CARD_TO_PLAY,
    GIFT_STEPS,
    GIFTS,
    KIND,
    LIKE_IT,
    OUR_USE,
    THEIR_USE,
    WORTH,
    count_cards_for_start,
    owner_class,
    write_move_features,
    write_worth,
)
from fathoms.games.partners.actions import BRING_OUT, HAND_ON, LAY_DOWN, MOVES, PLAY
from fathoms.games.partners.best_uses import (
    best_use,
    count_ways_into_lane,
    strides_in_hand,
    threat_and_prey,
    worth_with_rest,
)
from fathoms.games.partners.dealing import receiver
from fathoms.games.partners.feature_places import SLOTS, SPOTS, colour_slot, place_spot
from fathoms.games.partners.greedy import BRINGS_OUT, OUT_WORTH, usefulness, worth_of_place
from fathoms.games.partners.moving import LOCKED_CIRCLES, count_at_home, lane_circles
from fathoms.games.partners.quick_value import worth_of_side
from fathoms.games.partners.state import (
    COLOURS,
    DEALS_FROM_ONE_DECK,
    DECK,
    EACH,
    EXCHANGING,
    FACE_DOWN,
    HAND,
    HOME,
    KINDS,
    OVER,
    PARTS,
    PIECES,
    SEVEN,
)

WORTH_STEPS, WORTH_OF_STEP = 13, 48  # of all pieces of a colour
LEAD_STEPS, LEAD_OF_STEP = 20, 12  # of a side, for each player of it
RISK_STEPS, RISK_OF_STEP = 10, 250
PREY_STEPS, PREY_OF_STEP = 6, 40
ALIKE = 2  # pieces on one spot, at most, but at home; cards of one kind in a hand
UNSEEN = 6  # cards of a kind that nobody has shown, at most
CARD_BITS = 4  # a count of cards packed into a number

OPTIONS_LEARNED_AS = {"form": "sides"}  # field of the state that is told
OPTIONS_NOT_LEARNED = ("play_on", "seven_rest")  # other places are not played for; stopping is an action

# Features of an information state: where each kind begins.
STATE_IDS = FeatureIds()
PHASE = STATE_IDS.kinds(OVER + 1)
FORM = STATE_IDS.kinds(2)
TURN = STATE_IDS.kinds(SLOTS)  # whose turn it is
DEALER = STATE_IDS.kinds(COLOURS)  # who deals, by the way round the table
DEALT = STATE_IDS.kinds(DEALS_FROM_ONE_DECK)
AT_HOME = STATE_IDS.steps(EACH, SLOTS)  # of each colour: pieces at home
AT = STATE_IDS.kinds(SLOTS * SPOTS * ALIKE)  # of each colour: pieces on each spot
LOCKED = STATE_IDS.steps(EACH, SLOTS)  # of each colour
WORTH_OF_COLOUR = STATE_IDS.steps(WORTH_STEPS, SLOTS)  # of each colour: what its pieces are worth
CARDS_LEFT = STATE_IDS.steps(HAND, SLOTS)  # of each player
LEADS = STATE_IDS.signed_steps(
    LEAD_STEPS, 3
)  # over the best of the others, over those next to me, over those after them
HAND_CARDS = STATE_IDS.kinds(KINDS * ALIKE)  # cards in my hand
CARD_GIVEN = STATE_IDS.kinds(KINDS)  # the card I have handed on, if it is still there
MISSING = STATE_IDS.kinds(KINDS * (UNSEEN + 1))  # cards of each kind that I have not seen
NEED = STATE_IDS.kinds((EACH + 1) * (HAND + 1))  # my pieces at home, by the cards I have that bring them out
IN_PLAY = STATE_IDS.kinds(KINDS)  # the card on the table
REST = STATE_IDS.steps(PARTS[SEVEN])  # what of it is left
SWAP_PIECE = STATE_IDS.kinds(3 * SPOTS)  # the first piece of a swap: whose, and where
RISKS = STATE_IDS.steps(RISK_STEPS, 2)  # of my pieces, and my partners'
PREYS = STATE_IDS.steps(PREY_STEPS)  # what my cards could hit
WAYS_IN = STATE_IDS.steps(EACH)  # how many of my pieces my cards could bring into the lane

FEATURES = Features.of(version=1, seen=STATE_IDS, most_seen=96, acts=ACTION_IDS, most_acts=64)
assert FEATURES.most_acts > MOVES  # `action_features` needs room to list moves


@rule
def state_features(s, seat, out):
    """Write the features of what `seat` knows, from its view and recall in `s`; how many."""
    sides, phase = int(s.sides), int(s.phase)
    out[0] = PHASE + phase
    out[1] = FORM + (sides & 1)
    out[2] = DEALER + (int(s.dealer) - seat) % COLOURS
    out[3] = DEALT + int(s.dealt) - 1
    count = 4
    if phase != EXCHANGING:
        out[count] = TURN + colour_slot(s, seat, int(s.turn))
        count += 1
    for colour in range(COLOURS):
        count = write_colour_features(s, colour, colour_slot(s, seat, colour), out, count)
    count = write_lead_features(s, seat, out, count)
    count = write_hand_features(s, seat, out, count)
    count = write_missing_cards(s, out, count)
    count = write_card_in_play(s, seat, out, count)
    return write_chance_features(s, seat, out, count)


@rule
def write_colour_features(s, colour, slot, out, count):
    """Write where a colour's pieces stand, how far they have come, and how many cards are left to move them."""
    lane, worth, home = lane_circles(s, colour), 0, 0
    first = colour * EACH
    for piece in range(first, first + EACH):
        place = int(s.place[piece])
        worth += worth_of_place(colour, place, lane)
        if place == HOME:
            home += 1
            continue
        spot, alike = place_spot(place), 0
        for fellow in range(first, piece):
            alike += int(place_spot(int(s.place[fellow])) == spot)
        if alike < ALIKE:
            out[count] = AT + (slot * SPOTS + spot) * ALIKE + alike
            count += 1
    count = write_steps(out, count, AT_HOME + slot * EACH, home, EACH)
    count = write_steps(out, count, LOCKED + slot * EACH, LOCKED_CIRCLES[lane], EACH)
    count = write_steps(out, count, WORTH_OF_COLOUR + slot * WORTH_STEPS, worth // WORTH_OF_STEP, WORTH_STEPS)
    cards = 0
    while cards < HAND and s.hand[colour * HAND + cards]:
        cards += 1
    return write_steps(out, count, CARDS_LEFT + slot * HAND, cards, HAND)


@rule
def write_lead_features(s, seat, out, count):
    """Write the lead of the seat's side over the best of the others, and over each."""
    sides = int(s.sides)
    own = worth_of_side(s, seat % sides)
    best = 0
    for step in range(1, sides):
        rival = worth_of_side(s, (seat + step) % sides)
        best = max(best, rival)
        count = write_lead(own - rival, sides, LEADS + step * 2 * LEAD_STEPS, out, count)
    return write_lead(own - best, sides, LEADS, out, count)


@rule
def write_lead(lead, sides, first, out, count):
    """Write a lead of a side over another, in steps for each of its players."""
    step = LEAD_OF_STEP * (COLOURS // sides)
    return write_signed_steps(out, count, first, lead // step if lead >= 0 else -(-lead // step), LEAD_STEPS)


@rule
def write_hand_features(s, seat, out, count):
    """Write the seat's cards, and the card it handed on as long as it must still be there."""
    alike, last = 0, 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        kind = int(s.hand[slot])  # sorted
        alike = alike + 1 if kind == last else 0
        last = kind
        if kind and alike < ALIKE:
            out[count] = HAND_CARDS + (kind - 1) * ALIKE + alike
            count += 1
    partner = receiver(s, seat)
    for slot in range(partner * HAND, partner * HAND + HAND):
        kind = int(s.hand[slot])
        if kind and kind != FACE_DOWN:
            out[count] = CARD_GIVEN + kind - 1
            count += 1
    out[count] = NEED + count_at_home(s, seat) * (HAND + 1) + count_cards_for_start(s, seat)
    return count + 1


@rule
def write_missing_cards(s, out, count):
    """Write how many cards of each kind are in other hands or still to be dealt."""
    seen_counts = 0
    for slot in range(COLOURS * HAND):
        kind_in_hand, spent = int(s.hand[slot]), int(s.spent[slot])
        if kind_in_hand and kind_in_hand != FACE_DOWN:
            seen_counts += 1 << (kind_in_hand * CARD_BITS)
        if spent:
            seen_counts += 1 << (spent * CARD_BITS)
    if s.phase == EXCHANGING:  # later, a card handed on is in a hand, or spent
        for giver in range(COLOURS):
            gift = int(s.gift[giver])
            if gift and gift != FACE_DOWN:
                seen_counts += 1 << (gift * CARD_BITS)
    for kind in range(1, KINDS + 1):
        missing = DECK[kind] - int(s.gone[kind]) - (seen_counts >> (kind * CARD_BITS) & ((1 << CARD_BITS) - 1))
        out[count] = MISSING + (kind - 1) * (UNSEEN + 1) + max(0, min(UNSEEN, missing))
        count += 1
    return count


@rule
def write_card_in_play(s, seat, out, count):
    """Write the card on the table, what of it is left, and the first piece of a swap."""
    card = int(s.card)
    if card:
        out[count] = IN_PLAY + card - 1
        count = write_steps(out, count + 1, REST, int(s.rest), PARTS[SEVEN])
    swap_piece = int(s.chosen)
    if swap_piece >= 0:
        out[count] = SWAP_PIECE + owner_class(s, seat, swap_piece) * SPOTS + place_spot(int(s.place[swap_piece]))
        count += 1
    return count


@rule
def write_chance_features(s, seat, out, count):
    """Write what threatens the side's pieces, and what the seat's cards could do."""
    strides = strides_in_hand(s, seat, 0)
    own_risk, risk, prey, ways = 0, 0, 0, 0
    for piece in range(PIECES):
        colour = piece // EACH
        if (colour - seat) % int(s.sides) == 0:
            place = int(s.place[piece])
            threat, hits = threat_and_prey(s, seat, piece, place, strides)
            if colour == seat:
                own_risk += (OUT_WORTH + place) * threat
                prey += hits
                ways += int(count_ways_into_lane(s, piece, place, strides) > 0)
            else:
                risk += (OUT_WORTH + place) * threat
    count = write_steps(out, count, RISKS, own_risk // RISK_OF_STEP, RISK_STEPS)
    count = write_steps(out, count, RISKS + RISK_STEPS, risk // RISK_OF_STEP, RISK_STEPS)
    count = write_steps(out, count, PREYS, (prey + PREY_OF_STEP - 1) // PREY_OF_STEP, PREY_STEPS)
    return write_steps(out, count, WAYS_IN, ways, EACH)


@rule
def action_features(s, seat, action, out):
    """Write the features of an action as `seat` sees it; how many."""
    if action >= BRING_OUT:
        kind, rest = int(s.card), int(s.rest)
        out[0] = KIND + 2
        count = write_worth(worth_with_rest(s, seat, kind, rest, action), WORTH, out, 1)
        return write_move_features(s, seat, kind, rest, action, out, count)
    if PLAY <= action < LAY_DOWN:
        return write_card_features(s, seat, action - PLAY + 1, out)
    if action >= LAY_DOWN:
        out[0] = KIND + 3 + action - LAY_DOWN  # or taking a move back
        return 1
    return write_gift_features(s, seat, action - HAND_ON + 1, out)


@rule
def write_card_features(s, seat, kind, out):
    """Write the features of playing a card: what it is, and the best use of it."""
    best, worth = best_use(s, seat, kind, out)
    out[0] = KIND + 1
    out[1] = CARD_TO_PLAY + kind - 1
    count = write_worth(worth, WORTH, out, 2)
    return write_move_features(s, seat, kind, PARTS[kind], best, out, count)


@rule
def write_gift_features(s, seat, kind, out):
    """A card to hand on: what it is, what each could do with it at once, and what a beginner thinks of it."""
    partner = receiver(s, seat)
    _, ours = best_use(s, seat, kind, out)
    _, theirs = best_use(s, partner, kind, out)
    brings_out = kind in BRINGS_OUT
    like_it = count_cards_for_start(s, seat) - int(brings_out)
    out[0] = KIND
    out[1] = CARD_TO_GIVE + kind - 1
    out[2] = LIKE_IT + int(brings_out) * (HAND + 1) + like_it
    worth = usefulness(s, partner, kind, 0) - usefulness(s, seat, kind, like_it if brings_out else HAND - 1 - like_it)
    count = write_signed_steps(out, 3, GIFTS, worth // 2 if worth >= 0 else -(-worth // 2), GIFT_STEPS)
    count = write_worth(ours, OUR_USE, out, count)
    return write_worth(theirs, THEIR_USE, out, count)
