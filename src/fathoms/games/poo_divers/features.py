"""Features of Tokyo Poo Divers for learned players: relative to the seat, the same for every layout."""

from fathoms.core.learned.features import FeatureIds, Features, write_steps
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LOOK, OPEN, PUSH, SKIP_LOOK
from fathoms.games.poo_divers.rules import count_unknown_cards, line_length, star
from fathoms.games.poo_divers.state import (
    DECIDING,
    DIRECTIONS,
    FIND,
    OVER,
    PLAYERS,
    SLEEPER,
    STEP,
    SUPPLY,
    UNKNOWN,
)

POT_STEPS, FIND_STEPS, COVERS_LEFT_STEPS, LEAD_STEPS, DECK_STEPS, SUPPLY_STEPS = 24, 8, 24, 40, 16, 16
STARS = 10  # points of a first find, at most; more count as so many
CERTAIN = 16  # sixteenths
HOPES = 12  # of the best covers, how many of each promise there are, at most

OPTIONS_NOT_LEARNED = ("layout", "mask", "first", "fart_off")
# A street is seen in its covers, seats count from the own one, and a tie is worth the same, shared or drawn.

# Features of an information state: where each kind begins.
STATE_IDS = FeatureIds()
PHASE = STATE_IDS.kinds(OVER)
RIVALS = STATE_IDS.kinds(PLAYERS)  # how many others play
POT = STATE_IDS.steps(POT_STEPS)
FINDS_SO_FAR = STATE_IDS.steps(FIND_STEPS)
COVERS_LEFT = STATE_IDS.steps(COVERS_LEFT_STEPS)
LEADS = STATE_IDS.steps(LEAD_STEPS, PLAYERS - 1)  # over each of the others, from next to me on
MISSING = STATE_IDS.steps(DECK_STEPS, 3)  # blanks, sleepers and finds that nobody has seen
SUPPLIES = STATE_IDS.steps(SUPPLY_STEPS)
PROMISE = STATE_IDS.steps(HOPES, 2 * STARS)  # closed covers by what they would score first: unknown, or known finds
KNOWN_CARDS = STATE_IDS.steps(HOPES, 3)  # blanks, sleepers and finds that I alone know of, or with others
RIVALS_KNOW = STATE_IDS.steps(HOPES)  # covers that others have looked under and I have not

# Features of an action.
ACTION_IDS = FeatureIds()
KIND = ACTION_IDS.kinds(5)  # open, push, bank, look, skip
FIRST = ACTION_IDS.kinds(4 * STARS)  # open or look: by what the cover would score, and what I know of it
NEXT_CARD = ACTION_IDS.kinds(4)  # push: what I know of the next cover
CARD_AFTER_NEXT = ACTION_IDS.kinds(6)  # push: what I know of the one after it
RUN = ACTION_IDS.steps(6)  # push: closed covers in a row that way
ODDS = ACTION_IDS.steps(CERTAIN, 2)  # push: of all unseen cards, finds and sleepers, in sixteenths
PURSE = ACTION_IDS.steps(POT_STEPS)  # push and bank: the pot
NEXT = ACTION_IDS.steps(FIND_STEPS)  # push: finds so far
HELPS = ACTION_IDS.kinds(DIRECTIONS + 1)  # open: closed neighbours, to push on to
GIVES = ACTION_IDS.kinds(DIRECTIONS + 1)  # open: lines of open finds that would meet here
SEEN_BY_OTHERS = ACTION_IDS.kinds(1)  # open or push: somebody else has looked under it

FEATURES = Features.of(version=1, seen=STATE_IDS, most_seen=40, acts=ACTION_IDS, most_acts=12)


@rule
def state_features(s, seat, out):
    """Write the features of what `seat` knows, from its view and recall in `s`; how many."""
    out[0] = PHASE + min(int(s.phase), OVER - 1)  # a fart-off leaves as little to choose as a card to put back
    players = int(s.players)
    out[1] = RIVALS + players - 1
    count = write_steps(out, 2, POT, int(s.pot), POT_STEPS)
    count = write_steps(out, count, FINDS_SO_FAR, int(s.finds), FIND_STEPS)
    count = write_steps(out, count, COVERS_LEFT, (int(s.left) + 2) // 3, COVERS_LEFT_STEPS)
    for turn in range(1, players):
        lead = int(s.banked[seat]) - int(s.banked[(seat + turn) % players])
        lead_step = LEAD_STEPS // 2 + (lead // 2 if lead >= 0 else -(-lead // 2))
        count = write_steps(out, count, LEADS + (turn - 1) * LEAD_STEPS, max(0, lead_step), LEAD_STEPS)
    blanks, sleepers, finds = count_unknown_cards(s)
    count = write_steps(out, count, MISSING, blanks // 2, DECK_STEPS)
    count = write_steps(out, count, MISSING + DECK_STEPS, sleepers // 2, DECK_STEPS)
    count = write_steps(out, count, MISSING + 2 * DECK_STEPS, finds // 2, DECK_STEPS)
    count = write_steps(out, count, SUPPLIES, int(s.supply) * SUPPLY_STEPS // SUPPLY, SUPPLY_STEPS)
    return write_cover_features(s, seat, out, count)


@rule
def write_cover_features(s, seat, out, count):
    """Write the features of the closed covers: how many of each score, and how many are known; how many features."""
    promises = out[count : count + 2 * STARS]
    known_counts = out[count + 2 * STARS : count + 2 * STARS + 4]
    for i in range(2 * STARS):
        promises[i] = 0
    for i in range(4):
        known_counts[i] = 0
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        card = -int(s.card[square])
        if card <= 0:
            continue
        if card == UNKNOWN:
            promises[min(star(s, square), STARS - 1)] += 1
            known_counts[3] += int(s.seen[cover]) != 0
        else:
            known_counts[card - 1] += 1
            if card == FIND:
                promises[STARS + min(star(s, square), STARS - 1)] += 1
    # The counts become features in the room they stand in, so the last ones go to their places first.
    return write_count_features(out, count, promises, known_counts)


@rule
def write_count_features(out, count, promises, known_counts):
    """Write counts as features over the place where the counts stand: pack them into three numbers first."""
    unknown_packed, finds_packed, known_packed = 0, 0, 0
    for i in range(STARS):
        unknown_packed |= min(int(promises[i]), HOPES) << (4 * i)
        finds_packed |= min(int(promises[STARS + i]), HOPES) << (4 * i)
    for i in range(4):
        known_packed |= min(int(known_counts[i]), HOPES) << (4 * i)
    for i in range(STARS):
        count = write_steps(out, count, PROMISE + i * HOPES, unknown_packed >> (4 * i) & 15, HOPES)
        count = write_steps(out, count, PROMISE + (STARS + i) * HOPES, finds_packed >> (4 * i) & 15, HOPES)
    for i in range(4):
        count = write_steps(out, count, KNOWN_CARDS + i * HOPES, known_packed >> (4 * i) & 15, HOPES)
    return count


@rule
def action_features(s, seat, action, out):
    """Write the features of an action as `seat` sees it; how many."""
    if action == BANK:
        out[0] = KIND + 2
        return write_steps(out, 1, PURSE, int(s.pot), POT_STEPS)
    if action == SKIP_LOOK or action > SKIP_LOOK:
        out[0] = KIND + 4
        return 1
    if PUSH <= action < BANK:
        return write_push_features(s, action - PUSH, out)
    is_look = action >= LOOK
    out[0] = KIND + (3 if is_look else 0)
    return write_action_cover_features(s, seat, action - (LOOK if is_look else OPEN), is_look, out)


@rule
def known_card(s, square):
    """The kind of card known to lie under a closed cover; 0 = unknown."""
    card = -int(s.card[square])
    return 0 if card == UNKNOWN else card


@rule
def prepare_features(s):
    """Count once how likely a cover that no one knows is a find or a sleeper: every push asks."""
    if s.phase == DECIDING:
        blanks, sleepers, finds = count_unknown_cards(s)
        cards = max(1, blanks + sleepers + finds)
        s.odds[0] = finds * CERTAIN // cards
        s.odds[1] = sleepers * CERTAIN // cards


@rule
def release_features(s):
    s.odds[0] = 0
    s.odds[1] = 0


@rule
def write_odds(s, square, out, count):
    """Write how likely a closed cover hides a find or a sleeper, as features; how many."""
    card = known_card(s, square)
    finds, sleepers = int(s.odds[0]), int(s.odds[1])
    if card:
        finds, sleepers = CERTAIN * int(card == FIND), CERTAIN * int(card == SLEEPER)
    count = write_steps(out, count, ODDS, finds, CERTAIN)
    return write_steps(out, count, ODDS + CERTAIN, sleepers, CERTAIN)


@rule
def write_push_features(s, direction, out):
    out[0] = KIND + 1
    square = int(s.last) + STEP[direction]
    out[1] = NEXT_CARD + known_card(s, square)
    out[2] = CARD_AFTER_NEXT + card_after_next(s, square + STEP[direction])
    run = 0
    while run < 6 and s.card[square + run * STEP[direction]] < 0:
        run += 1
    count = write_steps(out, 3, RUN, run, 6)
    count = write_odds(s, square, out, count)
    count = write_steps(out, count, PURSE, int(s.pot), POT_STEPS)
    return write_steps(out, count, NEXT, int(s.finds), FIND_STEPS)


@rule
def card_after_next(s, square):
    """What is known of a square behind the next cover: 0 = unknown, a known kind, 4 = open or 5 = no cover."""
    card = int(s.card[square])
    if card == 0:
        return 5
    return 4 if card > 0 else known_card(s, square)


@rule
def write_action_cover_features(s, seat, cover, is_look, out):
    square = int(s.square_of[cover])
    closed_neighbours, lines, finds = 0, 0, 0
    for direction in range(DIRECTIONS):
        next_one = s.card[square + STEP[direction]]
        if next_one < 0:
            closed_neighbours += 1
        elif next_one == FIND:
            lines += 1
            finds += line_length(s.card, square, direction)
    out[1] = FIRST + known_card(s, square) * STARS + min(finds, STARS - 1)
    count = 2
    others = int(s.seen[cover]) & ~(1 << seat)
    if others:
        out[count] = SEEN_BY_OTHERS
        count += 1
    if is_look:
        return count
    out[count] = HELPS + closed_neighbours
    out[count + 1] = GIVES + lines
    return count + 2
