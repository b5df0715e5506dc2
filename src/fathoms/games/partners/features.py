"""What a learned player of Partners is told: the own colour first, then partners, then the others, in either form.

This file has the numbers of all features, and what is told about an info state; `action_features` is what is told about
an action.
"""

from fathoms.core.learned.features import Features, Numbers, either_way, steps
from fathoms.core.rule import rule
from fathoms.games.partners.actions import BRING_OUT, HAND_ON, LAY_DOWN, MOVES, PLAY
from fathoms.games.partners.dealing import receiver
from fathoms.games.partners.greedy import BRINGS_OUT, OUT_WORTH, use_of, worth_at
from fathoms.games.partners.moving import FILLED, at_home, lane_of
from fathoms.games.partners.prospects import around, best_use, promise, strides_of, ways_in
from fathoms.games.partners.quick_value import worth_of_side
from fathoms.games.partners.regards import (
    ACTS,
    GIFT_STEPS,
    GIFTS,
    HANDED,
    KIND,
    LIKE_IT,
    OUR_USE,
    PLAYED,
    THEIR_USE,
    WORTH,
    brings_out_in,
    tell_move,
    tell_worth,
    whose,
)
from fathoms.games.partners.spots import SLOTS, SPOTS, slot_of, spot_of
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
SEEN = Numbers()
PHASE = SEEN.kinds(OVER + 1)
FORM = SEEN.kinds(2)
TURN = SEEN.kinds(SLOTS)  # whose turn it is
DEALER = SEEN.kinds(COLOURS)  # who deals, by the way round the table
DEALT = SEEN.kinds(DEALS_FROM_ONE_DECK)
AT_HOME = SEEN.steps(EACH, SLOTS)  # of each colour: pieces at home
AT = SEEN.kinds(SLOTS * SPOTS * ALIKE)  # of each colour: pieces on each spot
LOCKED = SEEN.steps(EACH, SLOTS)  # of each colour
COME = SEEN.steps(WORTH_STEPS, SLOTS)  # of each colour: what its pieces are worth
CARDS_LEFT = SEEN.steps(HAND, SLOTS)  # of each player
LEADS = SEEN.either_way(LEAD_STEPS, 3)  # over the best of the others, over those next to me, over those after them
HELD = SEEN.kinds(KINDS * ALIKE)  # cards in my hand
KNOWN = SEEN.kinds(KINDS)  # the card I have handed on, if it is still there
MISSING = SEEN.kinds(KINDS * (UNSEEN + 1))  # cards of each kind that I have not seen
NEED = SEEN.kinds((EACH + 1) * (HAND + 1))  # my pieces at home, by the cards I have that bring them out
IN_PLAY = SEEN.kinds(KINDS)  # the card on the table
REST = SEEN.steps(PARTS[SEVEN])  # what of it is left
CHOSEN = SEEN.kinds(3 * SPOTS)  # the first piece of a swap: whose, and where
RISKS = SEEN.steps(RISK_STEPS, 2)  # of my pieces, and my partners'
PREYS = SEEN.steps(PREY_STEPS)  # what my cards could hit
WAYS_IN = SEEN.steps(EACH)  # how many of my pieces my cards could bring into the lane

FEATURES = Features.of(version=1, seen=SEEN, most_seen=96, acts=ACTS, most_acts=64)
assert FEATURES.most_acts > MOVES  # `action_features` needs room to list moves


@rule
def state_features(s, seat, out):
    """What `seat` knows, from its view and recall in `s`."""
    sides, phase = int(s.sides), int(s.phase)
    out[0] = PHASE + phase
    out[1] = FORM + (sides & 1)
    out[2] = DEALER + (int(s.dealer) - seat) % COLOURS
    out[3] = DEALT + int(s.dealt) - 1
    count = 4
    if phase != EXCHANGING:
        out[count] = TURN + slot_of(s, seat, int(s.turn))
        count += 1
    for colour in range(COLOURS):
        count = notice_colour(s, colour, slot_of(s, seat, colour), out, count)
    count = notice_leads(s, seat, out, count)
    count = notice_hand(s, seat, out, count)
    count = notice_missing(s, out, count)
    count = notice_card_in_play(s, seat, out, count)
    return notice_chances(s, seat, out, count)


@rule
def notice_colour(s, colour, slot, out, count):
    """Where the pieces of a colour stand, how far they have come, and how many cards are left to move them."""
    lane, worth, home = lane_of(s, colour), 0, 0
    first = colour * EACH
    for piece in range(first, first + EACH):
        place = int(s.place[piece])
        worth += worth_at(colour, place, lane)
        if place == HOME:
            home += 1
            continue
        spot, alike = spot_of(place), 0
        for fellow in range(first, piece):
            alike += int(spot_of(int(s.place[fellow])) == spot)
        if alike < ALIKE:
            out[count] = AT + (slot * SPOTS + spot) * ALIKE + alike
            count += 1
    count = steps(out, count, AT_HOME + slot * EACH, home, EACH)
    count = steps(out, count, LOCKED + slot * EACH, FILLED[lane], EACH)
    count = steps(out, count, COME + slot * WORTH_STEPS, worth // WORTH_OF_STEP, WORTH_STEPS)
    cards = 0
    while cards < HAND and s.hand[colour * HAND + cards]:
        cards += 1
    return steps(out, count, CARDS_LEFT + slot * HAND, cards, HAND)


@rule
def notice_leads(s, seat, out, count):
    """How far the own side is ahead of the others: of the best of them, and of each."""
    sides = int(s.sides)
    own = worth_of_side(s, seat % sides)
    best = 0
    for step in range(1, sides):
        rival = worth_of_side(s, (seat + step) % sides)
        best = max(best, rival)
        count = tell_lead(own - rival, sides, LEADS + step * 2 * LEAD_STEPS, out, count)
    return tell_lead(own - best, sides, LEADS, out, count)


@rule
def tell_lead(lead, sides, first, out, count):
    """A lead of a side over another, in steps for each of its players."""
    step = LEAD_OF_STEP * (COLOURS // sides)
    return either_way(out, count, first, lead // step if lead >= 0 else -(-lead // step), LEAD_STEPS)


@rule
def notice_hand(s, seat, out, count):
    """The own cards, and the card handed on as long as it must be where it went."""
    alike, last = 0, 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        kind = int(s.hand[slot])  # sorted
        alike = alike + 1 if kind == last else 0
        last = kind
        if kind and alike < ALIKE:
            out[count] = HELD + (kind - 1) * ALIKE + alike
            count += 1
    partner = receiver(s, seat)
    for slot in range(partner * HAND, partner * HAND + HAND):
        kind = int(s.hand[slot])
        if kind and kind != FACE_DOWN:
            out[count] = KNOWN + kind - 1
            count += 1
    out[count] = NEED + at_home(s, seat) * (HAND + 1) + brings_out_in(s, seat)
    return count + 1


@rule
def notice_missing(s, out, count):
    """Of each kind, how many cards are in other hands or still to be dealt. All that was played is remembered."""
    seen = 0
    for slot in range(COLOURS * HAND):
        held, spent = int(s.hand[slot]), int(s.spent[slot])
        if held and held != FACE_DOWN:
            seen += 1 << (held * CARD_BITS)
        if spent:
            seen += 1 << (spent * CARD_BITS)
    if s.phase == EXCHANGING:  # later, a card handed on is in a hand, or spent
        for giver in range(COLOURS):
            gift = int(s.gift[giver])
            if gift and gift != FACE_DOWN:
                seen += 1 << (gift * CARD_BITS)
    for kind in range(1, KINDS + 1):
        left = DECK[kind] - int(s.gone[kind]) - (seen >> (kind * CARD_BITS) & ((1 << CARD_BITS) - 1))
        out[count] = MISSING + (kind - 1) * (UNSEEN + 1) + max(0, min(UNSEEN, left))
        count += 1
    return count


@rule
def notice_card_in_play(s, seat, out, count):
    """The card on the table, what of it is left, and the piece that a swap has taken first."""
    card = int(s.card)
    if card:
        out[count] = IN_PLAY + card - 1
        count = steps(out, count + 1, REST, int(s.rest), PARTS[SEVEN])
    chosen = int(s.chosen)
    if chosen >= 0:
        out[count] = CHOSEN + whose(s, seat, chosen) * SPOTS + spot_of(int(s.place[chosen]))
        count += 1
    return count


@rule
def notice_chances(s, seat, out, count):
    """What threatens the pieces of the side, and what the own cards could do."""
    strides = strides_of(s, seat, 0)
    own_risk, risk, prey, ways = 0, 0, 0, 0
    for piece in range(PIECES):
        colour = piece // EACH
        if (colour - seat) % int(s.sides) == 0:
            place = int(s.place[piece])
            threat, hits = around(s, seat, piece, place, strides)
            if colour == seat:
                own_risk += (OUT_WORTH + place) * threat
                prey += hits
                ways += int(ways_in(s, piece, place, strides) > 0)
            else:
                risk += (OUT_WORTH + place) * threat
    count = steps(out, count, RISKS, own_risk // RISK_OF_STEP, RISK_STEPS)
    count = steps(out, count, RISKS + RISK_STEPS, risk // RISK_OF_STEP, RISK_STEPS)
    count = steps(out, count, PREYS, (prey + PREY_OF_STEP - 1) // PREY_OF_STEP, PREY_STEPS)
    return steps(out, count, WAYS_IN, ways, EACH)


@rule
def action_features(s, seat, action, out):
    """What an action looks like to `seat`."""
    if action >= BRING_OUT:
        kind, rest = int(s.card), int(s.rest)
        out[0] = KIND + 2
        count = tell_worth(promise(s, seat, kind, rest, action), WORTH, out, 1)
        return tell_move(s, seat, kind, rest, action, out, count)
    if PLAY <= action < LAY_DOWN:
        return regard_card(s, seat, action - PLAY + 1, out)
    if action >= LAY_DOWN:
        out[0] = KIND + 3 + action - LAY_DOWN  # or taking a move back
        return 1
    return regard_gift(s, seat, action - HAND_ON + 1, out)


@rule
def regard_card(s, seat, kind, out):
    """A card to play: what it is, and the best use of it."""
    best, worth = best_use(s, seat, kind, out)
    out[0] = KIND + 1
    out[1] = PLAYED + kind - 1
    count = tell_worth(worth, WORTH, out, 2)
    return tell_move(s, seat, kind, PARTS[kind], best, out, count)


@rule
def regard_gift(s, seat, kind, out):
    """A card to hand on: what it is, what each could do with it at once, and what a beginner thinks of it."""
    partner = receiver(s, seat)
    _, ours = best_use(s, seat, kind, out)
    _, theirs = best_use(s, partner, kind, out)
    brings_out = kind in BRINGS_OUT
    like_it = brings_out_in(s, seat) - int(brings_out)
    out[0] = KIND
    out[1] = HANDED + kind - 1
    out[2] = LIKE_IT + int(brings_out) * (HAND + 1) + like_it
    worth = use_of(s, partner, kind, 0) - use_of(s, seat, kind, like_it if brings_out else HAND - 1 - like_it)
    count = either_way(out, 3, GIFTS, worth // 2 if worth >= 0 else -(-worth // 2), GIFT_STEPS)
    count = tell_worth(ours, OUR_USE, out, count)
    return tell_worth(theirs, THEIR_USE, out, count)
