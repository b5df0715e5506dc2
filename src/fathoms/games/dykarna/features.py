"""Features of what a seat knows in Dykarna, for learned players: crews relative to the one that moves.

Features of actions are in `action_features`.
"""

from fathoms.core.learned.features import FeatureIds, Features, write_signed_steps, write_steps
from fathoms.core.learned.greedy_advice import greedy_advice
from fathoms.core.rule import rule
from fathoms.games.dykarna.action_features import ACTION_IDS, MOST_ACTS, judging_crew, write_action_features
from fathoms.games.dykarna.bearings import distance_to_boats, rivals_near
from fathoms.games.dykarna.charts import draw_charts, wipe_charts
from fathoms.games.dykarna.lead_gain import forget_lead, store_lead
from fathoms.games.dykarna.quick_value import lead_in_squares
from fathoms.games.dykarna.sea import are_mates, crew_of, is_in_sea
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
from fathoms.games.dykarna.treasure import count_pieces, is_held_to_ransom, pieces_within_reach, treasure_at_home

SLOTS = CREWS + 1  # crews: the one that moves, the next, the partner, the one before; an opponent opposite
STATES = 9  # of a diver, see `diver_state`
ZONES, ZONE = 4, 3  # how far from the boats of the side: squares in a zone
LEAD_STEPS = 12
PIECE_STEPS, PIECES_OF_STEP = 14, 3
SHARES = 12  # of unknown tiles, of all
MEN = 2 * EACH  # divers of a side, at most; of others there can be more, who count as so many
HEAP = 6  # pieces that lie alike, at most
MOST_AHEAD = 6  # squares nearer to a piece than others, or further from it
DISTANCES = 12  # squares from a boat, at most
FEW = 4  # tiles of a kind still face down, at most

# Features of an information state: where each kind begins.
STATE_IDS = FeatureIds()
PHASE = STATE_IDS.kinds(OVER + 1)
FORM = STATE_IDS.kinds(3)  # two players, solo, small sea
OWN_TURN = STATE_IDS.kinds(SLOTS)
BANKED = STATE_IDS.signed_steps(LEAD_STEPS)  # the lead over the best of the others
TO_WIN = STATE_IDS.steps(PIECE_STEPS, 2)  # pieces the own side, and the best other one, need for more than half
PIECES_LEFT = STATE_IDS.steps(PIECE_STEPS)  # pieces still to be brought home
AT_SEA = STATE_IDS.steps(PIECE_STEPS)  # of these, laid out
UNKNOWN = STATE_IDS.steps(SHARES)  # tiles face down
UNSEEN = STATE_IDS.steps(FEW, 7)  # of some kinds
DIVER = STATE_IDS.steps(EACH, SLOTS * STATES)  # how many divers of each crew are in what state
ZONED = STATE_IDS.steps(MEN, 2 * ZONES)  # how far divers of the own side and others are from their boats
LADEN = STATE_IDS.steps(EACH, 3)  # divers that stand where treasure lies: own, the partner's, others
HUNTED = STATE_IDS.steps(EACH)  # divers of the own side at sea that others could strike
NEARER = STATE_IDS.steps(HEAP, 2 * MOST_AHEAD + 1)  # pieces laid out, by how much nearer the own side is
DISTANT = STATE_IDS.steps(HEAP, DISTANCES)  # by how far they are from the boats of the side

OPTIONS_LEARNED_AS = {"sea": "side", "form": "solo"}  # field of the state that is told
OPTIONS_NOT_LEARNED = ("crews",)  # whom a diver may join or free shows in the actions that there are

FEATURES = Features.of(version=5, seen=STATE_IDS, most_seen=96, acts=ACTION_IDS, most_acts=MOST_ACTS)


@rule
def crew_slot(s, crew, other):
    """Who a crew is to another: 0 = itself, 2 = its partner or other boat; 4 = an opponent opposite."""
    seats_on = (other - crew) % CREWS
    return CREWS if seats_on == 2 and s.solo else seats_on


@rule
def state_features(s, seat, out):
    """Write the features of what `seat` knows, from its view in `s`; how many. Nothing is hidden but the sea."""
    crew = judging_crew(s, seat)
    out[0] = PHASE + int(s.phase)
    out[1] = OWN_TURN + crew_slot(s, crew, int(s.turn))
    count = 2
    if s.players == 2 or s.solo:
        out[count] = FORM + int(s.solo)
        count += 1
    if s.side < LARGEST:
        out[count] = FORM + 2
        count += 1
    count = write_treasure_features(s, crew, out, count)
    count = write_unknown_tiles(s, out, count)
    count = write_diver_features(s, crew, out, count)
    return write_piece_features(s, crew, out, count)


@rule
def write_treasure_features(s, crew, out, count):
    """Write the treasure at home, and what is still to be had."""
    own, best, home = treasure_at_home(s, crew), 0, 0
    for boat in range(CREWS):
        home += int(s.home[boat])
        if not are_mates(s, crew, boat):
            best = max(best, treasure_at_home(s, boat))
    in_play = int(s.goal) - int(s.lost)
    count = write_signed_steps(out, count, BANKED, own - best, LEAD_STEPS)
    for side in range(2):
        missing = in_play // 2 + 1 - (best if side else own)
        step = (max(0, missing) + PIECES_OF_STEP - 1) // PIECES_OF_STEP
        count = write_steps(out, count, TO_WIN + side * PIECE_STEPS, step, PIECE_STEPS)
    return write_steps(out, count, PIECES_LEFT, (in_play - home + PIECES_OF_STEP - 1) // PIECES_OF_STEP, PIECE_STEPS)


@rule
def write_unknown_tiles(s, out, count):
    """Write what still lies face down: how much of the sea, and how many of the kinds that decide games."""
    tiles = 0
    for kind in range(KINDS):
        tiles += int(s.unseen[kind])
    side = int(s.side)
    count = write_steps(out, count, UNKNOWN, (tiles * SHARES + side * side - 1) // (side * side), SHARES)
    for kind in range(OCTOPUS, ANEMONE + 1):  # octopus, goldfish, shark, stingray, anemone
        count = write_steps(out, count, UNSEEN + (kind - OCTOPUS) * FEW, int(s.unseen[kind]), FEW)
    count = write_steps(out, count, UNSEEN + 5 * FEW, int(s.unseen[URCHIN]), FEW)
    rich = 0
    for kind in range(TREASURE, ISLAND):
        rich += int(s.unseen[kind]) * (kind - TREASURE + 1)
    return write_steps(out, count, UNSEEN + 6 * FEW, (rich + 9) // 10, FEW)


@rule
def diver_state(s, diver):
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
    if not is_in_sea(s, place):
        return 2
    if is_held_to_ransom(s, diver):
        return 6
    return 7 if s.tussock[diver] else 3


@rule
def write_diver_features(s, crew, out, count):
    """Write the state of each crew's divers, how far out they are, and which stand where treasure lies."""
    zones, laden, hunted = 0, 0, 0  # counts, packed
    for other in range(CREWS):
        slot, states = crew_slot(s, crew, other), 0
        own = are_mates(s, crew, other)
        for diver in range(EACH * other, EACH * other + EACH):
            state, place = diver_state(s, diver), int(s.place[diver])
            states += 1 << (4 * state)
            if is_in_sea(s, place) and place != OUT:
                zone = min((distance_to_boats(s, other, place) - 1) // ZONE, ZONES - 1)
                zones += 1 << (4 * (zone if own else ZONES + zone))
                if pieces_within_reach(s, diver):
                    laden += 1 << (4 * (slot // 2 if own else 2))
                if own and s.tile[place] != ISLAND:
                    rivals, _, _ = rivals_near(s, crew, place)
                    hunted += int(rivals > 0)
        for state in range(STATES):
            first = DIVER + (slot * STATES + state) * EACH
            count = write_steps(out, count, first, states >> (4 * state) & 15, EACH)
    for zone in range(2 * ZONES):
        count = write_steps(out, count, ZONED + zone * MEN, zones >> (4 * zone) & 15, MEN)
    for whose in range(3):
        count = write_steps(out, count, LADEN + whose * EACH, laden >> (4 * whose) & 15, EACH)
    return write_steps(out, count, HUNTED, hunted, EACH)


@rule
def write_piece_features(s, crew, out, count):
    """Write the pieces laid out in the sea: who is nearer to them, and how far they are from home."""
    lead_counts, distance_counts, pieces_at_sea = 0, 0, 0  # counts, packed
    side = int(s.side)
    for row in range(1, side + 1):
        for square in range(row * WIDTH + 1, row * WIDTH + side + 1):
            if s.tile[square] <= 0:
                continue
            pieces = count_pieces(s, square)
            if pieces:
                pieces_at_sea += pieces
                squares_ahead = lead_in_squares(s, crew, square)
                lead_counts = add_to_packed_count(
                    lead_counts, max(-MOST_AHEAD, min(MOST_AHEAD, squares_ahead)) + MOST_AHEAD, pieces
                )
                distance_counts = add_to_packed_count(
                    distance_counts, min(distance_to_boats(s, crew, square), DISTANCES) - 1, pieces
                )
    count = write_steps(out, count, AT_SEA, (pieces_at_sea + PIECES_OF_STEP - 1) // PIECES_OF_STEP, PIECE_STEPS)
    for i in range(2 * MOST_AHEAD + 1):
        count = write_steps(out, count, NEARER + i * HEAP, lead_counts >> (4 * i) & 15, HEAP)
    for i in range(DISTANCES):
        count = write_steps(out, count, DISTANT + i * HEAP, distance_counts >> (4 * i) & 15, HEAP)
    return count


@rule
def add_to_packed_count(counts, i, more):
    """Add to a count of up to HEAP, packed with others into a number."""
    old_count = counts >> (4 * i) & 15
    return counts + (min(HEAP, old_count + more) - old_count << (4 * i))


@rule
def prepare_features(s):
    """Draw the charts of the greedy player, and with them the sea; and note the lead."""
    if s.phase != PLACING:
        draw_charts(s, int(s.turn))
        store_lead(s)


@rule
def release_features(s):
    wipe_charts(s)
    forget_lead(s)


@rule
def action_features(s, seat, action, out):
    """Write the features of an action as `seat` sees it; how many."""
    return write_action_features(s, judging_crew(s, seat), action, out)


@rule
def advice(s, seat, out):
    """The action the greedy player would choose."""
    return greedy_advice(s, seat, int(s.moves), out)
