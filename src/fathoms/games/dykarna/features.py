"""What a learned player of Dykarna is told: the crew that moves first, then round the table, whatever the form.

This file has what is told about an information state; what is told about an action, and its numbers, are in `regards`.
"""

from fathoms.core.learned.features import Features, Numbers, either_way, steps
from fathoms.core.learned.greedy_advice import ask_greedy
from fathoms.core.rule import rule
from fathoms.games.dykarna.bearings import from_boats, rivals_near
from fathoms.games.dykarna.charts import draw_charts, wipe_charts
from fathoms.games.dykarna.prospects import forget_lead, note_lead
from fathoms.games.dykarna.quick_value import ahead_at
from fathoms.games.dykarna.regards import ACTS, MOST_ACTS, judge_of, tell_action
from fathoms.games.dykarna.sea import crew_of, in_sea, mates
from fathoms.games.dykarna.state import (
    ANEMONE,
    BOAT,
    CREWS,
    EACH,
    ISLAND,
    KINDS,
    LARGEST,
    OCTOPUS,
    OUT,
    OVER,
    PLACING,
    TREASURE,
    URCHIN,
    WIDTH,
)
from fathoms.games.dykarna.treasure import banked, held_to_ransom, pieces_on, within_reach

SLOTS = CREWS + 1  # crews: the one that moves, the next, the partner, the one before; an opponent opposite
STATES = 9  # of a diver, see `state_of`
ZONES, ZONE = 4, 3  # how far from the boats of the side: squares in a zone
LEAD_STEPS = 12
PIECE_STEPS, PIECES_OF_STEP = 14, 3
SHARES = 12  # of unknown tiles, of all
MEN = 2 * EACH  # divers of a side, at most; of others there can be more, who are told as so many
HEAP = 6  # pieces that lie alike, at most
AHEAD = 6  # squares nearer to a piece than others, or further from it
DISTANCES = 12  # squares from a boat, at most
FEW = 4  # tiles of a kind still face down, at most

# Features of an information state: where each kind begins.
SEEN = Numbers()
PHASE = SEEN.kinds(OVER + 1)
FORM = SEEN.kinds(3)  # two players, solo, small sea
OWN_TURN = SEEN.kinds(SLOTS)
BANKED = SEEN.either_way(LEAD_STEPS)  # the lead over the best of the others
TO_WIN = SEEN.steps(PIECE_STEPS, 2)  # pieces that the own side needs to have more than half, and the best of the others
LEFT = SEEN.steps(PIECE_STEPS)  # pieces still to be brought home
AT_SEA = SEEN.steps(PIECE_STEPS)  # of these, laid out
UNKNOWN = SEEN.steps(SHARES)  # tiles face down
UNSEEN = SEEN.steps(FEW, 7)  # of some kinds
DIVER = SEEN.steps(EACH, SLOTS * STATES)  # how many divers of each crew are in what state
ZONED = SEEN.steps(MEN, 2 * ZONES)  # how far divers of the own side and others are from their boats
LADEN = SEEN.steps(EACH, 3)  # divers that stand where treasure lies: own, the partner's, others
HUNTED = SEEN.steps(EACH)  # divers of the own side at sea that others could strike
NEARER = SEEN.steps(HEAP, 2 * AHEAD + 1)  # pieces laid out, by how much nearer to its home the own side has them
DISTANT = SEEN.steps(HEAP, DISTANCES)  # by how far they are from the boats of the side

OPTIONS_LEARNED_AS = {"sea": "side", "form": "solo"}  # field of the state that is told
OPTIONS_NOT_LEARNED = ("crews",)  # whom a diver may join or free shows in the actions that there are

FEATURES = Features.of(version=5, seen=SEEN, most_seen=96, acts=ACTS, most_acts=MOST_ACTS)


@rule
def slot_of(s, crew, other):
    """Who a crew is to another: 0 = itself, 2 = its partner or other boat; 4 = an opponent opposite."""
    on = (other - crew) % CREWS
    return CREWS if on == 2 and s.solo else on


@rule
def state_features(s, seat, out):
    """What `seat` knows, from its view in `s`. Nothing is hidden but the sea."""
    crew = judge_of(s, seat)
    out[0] = PHASE + int(s.phase)
    out[1] = OWN_TURN + slot_of(s, crew, int(s.turn))
    count = 2
    if s.players == 2 or s.solo:
        out[count] = FORM + int(s.solo)
        count += 1
    if s.side < LARGEST:
        out[count] = FORM + 2
        count += 1
    count = notice_treasure(s, crew, out, count)
    count = notice_unknown(s, out, count)
    count = notice_divers(s, crew, out, count)
    return notice_pieces(s, crew, out, count)


@rule
def notice_treasure(s, crew, out, count):
    """What is home, and what is still to be had."""
    own, best, home = banked(s, crew), 0, 0
    for boat in range(CREWS):
        home += int(s.home[boat])
        if not mates(s, crew, boat):
            best = max(best, banked(s, boat))
    in_play = int(s.goal) - int(s.lost)
    count = either_way(out, count, BANKED, own - best, LEAD_STEPS)
    for side in range(2):
        missing = in_play // 2 + 1 - (best if side else own)
        reached = (max(0, missing) + PIECES_OF_STEP - 1) // PIECES_OF_STEP
        count = steps(out, count, TO_WIN + side * PIECE_STEPS, reached, PIECE_STEPS)
    return steps(out, count, LEFT, (in_play - home + PIECES_OF_STEP - 1) // PIECES_OF_STEP, PIECE_STEPS)


@rule
def notice_unknown(s, out, count):
    """What still lies face down: how much of the sea, and how many of the kinds that decide games."""
    tiles = 0
    for kind in range(KINDS):
        tiles += int(s.unseen[kind])
    side = int(s.side)
    count = steps(out, count, UNKNOWN, (tiles * SHARES + side * side - 1) // (side * side), SHARES)
    for kind in range(OCTOPUS, ANEMONE + 1):  # octopus, goldfish, shark, stingray, anemone
        count = steps(out, count, UNSEEN + (kind - OCTOPUS) * FEW, int(s.unseen[kind]), FEW)
    count = steps(out, count, UNSEEN + 5 * FEW, int(s.unseen[URCHIN]), FEW)
    rich = 0
    for kind in range(TREASURE, ISLAND):
        rich += int(s.unseen[kind]) * (kind - TREASURE + 1)
    return steps(out, count, UNSEEN + 6 * FEW, (rich + 9) // 10, FEW)


@rule
def state_of(s, diver):
    """0 = in its boat, 1 = in another, 2 = on the shore, 3 = free in the sea, 4 = delayed, 5 = caught, 6 = on an
    urchin, 7 = in the mud, 8 = out."""
    place = int(s.place[diver])
    if place == OUT:
        return 8
    if place >= BOAT:
        return 0 if place - BOAT == crew_of(diver) else 1
    if s.caught[diver]:
        return 5
    if s.delayed[diver]:
        return 4
    if not in_sea(s, place):
        return 2
    if held_to_ransom(s, diver):
        return 6
    return 7 if s.tussock[diver] else 3


@rule
def notice_divers(s, crew, out, count):
    """How the divers of every crew fare, how far they are out, and who of them stands where treasure lies."""
    zones, laden, hunted = 0, 0, 0  # counts, packed
    for other in range(CREWS):
        slot, states = slot_of(s, crew, other), 0
        own = mates(s, crew, other)
        for diver in range(EACH * other, EACH * other + EACH):
            state, place = state_of(s, diver), int(s.place[diver])
            states += 1 << (4 * state)
            if in_sea(s, place) and place != OUT:
                zone = min((from_boats(s, other, place) - 1) // ZONE, ZONES - 1)
                zones += 1 << (4 * (zone if own else ZONES + zone))
                if within_reach(s, diver):
                    laden += 1 << (4 * (slot // 2 if own else 2))
                if own and s.tile[place] != ISLAND:
                    near, _, _ = rivals_near(s, crew, place)
                    hunted += int(near > 0)
        for state in range(STATES):
            first = DIVER + (slot * STATES + state) * EACH
            count = steps(out, count, first, states >> (4 * state) & 15, EACH)
    for zone in range(2 * ZONES):
        count = steps(out, count, ZONED + zone * MEN, zones >> (4 * zone) & 15, MEN)
    for whose in range(3):
        count = steps(out, count, LADEN + whose * EACH, laden >> (4 * whose) & 15, EACH)
    return steps(out, count, HUNTED, hunted, EACH)


@rule
def notice_pieces(s, crew, out, count):
    """The pieces laid out in the sea: who is nearer to them, and how far they are from home."""
    near, far, laid_out = 0, 0, 0  # counts, packed
    side = int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            if s.tile[square] <= 0:
                continue
            pieces = pieces_on(s, square)
            if pieces:
                laid_out += pieces
                ahead = ahead_at(s, crew, square)
                near = add_some(near, max(-AHEAD, min(AHEAD, ahead)) + AHEAD, pieces)
                far = add_some(far, min(from_boats(s, crew, square), DISTANCES) - 1, pieces)
    count = steps(out, count, AT_SEA, (laid_out + PIECES_OF_STEP - 1) // PIECES_OF_STEP, PIECE_STEPS)
    for i in range(2 * AHEAD + 1):
        count = steps(out, count, NEARER + i * HEAP, near >> (4 * i) & 15, HEAP)
    for i in range(DISTANCES):
        count = steps(out, count, DISTANT + i * HEAP, far >> (4 * i) & 15, HEAP)
    return count


@rule
def add_some(counts, i, more):
    """Add to a count of up to HEAP, packed with others into a number."""
    before = counts >> (4 * i) & 15
    return counts + (min(HEAP, before + more) - before << (4 * i))


@rule
def prepare_features(s):
    """Draw the charts of the greedy player, and with them the sea; and note the lead."""
    if s.phase != PLACING:
        draw_charts(s, int(s.turn))
        note_lead(s)


@rule
def release_features(s):
    wipe_charts(s)
    forget_lead(s)


@rule
def action_features(s, seat, action, out):
    """What an action looks like to `seat`."""
    return tell_action(s, judge_of(s, seat), action, out)


@rule
def advice(s, seat, out):
    """The greedy player has sailed this sea before."""
    return ask_greedy(s, seat, int(s.moves), out)
