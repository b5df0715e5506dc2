"""What a learned player of Tokyo Poo Divers is told: seat-relative, whatever the layout."""

from fathoms.core.learned.features import Features, Numbers, steps
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LOOK, OPEN, PUSH, SKIP_LOOK
from fathoms.games.poo_divers.rules import line, star, unseen
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

POT_STEPS, FIND_STEPS, LEFT_STEPS, LEAD_STEPS, DECK_STEPS, SUPPLY_STEPS = 24, 8, 24, 40, 16, 16
STARS = 10  # points of a first find, at most; more are told as so many
CERTAIN = 16  # sixteenths
HOPES = 12  # of the best covers, how many of each promise there are, at most

OPTIONS_NOT_LEARNED = ("layout", "mask", "first", "fart_off")
# A street is seen in its covers, seats count from the own one, and a tie is worth the same, shared or drawn.

# Features of a mind: where each kind begins.
SEEN = Numbers()
PHASE = SEEN.kinds(OVER)
RIVALS = SEEN.kinds(PLAYERS)  # how many others play
POT = SEEN.steps(POT_STEPS)
FOUND = SEEN.steps(FIND_STEPS)
LEFT = SEEN.steps(LEFT_STEPS)
LEADS = SEEN.steps(LEAD_STEPS, PLAYERS - 1)  # over each of the others, from next to me on
MISSING = SEEN.steps(DECK_STEPS, 3)  # blanks, sleepers and finds that nobody has seen
SUPPLIES = SEEN.steps(SUPPLY_STEPS)
PROMISE = SEEN.steps(HOPES, 2 * STARS)  # closed covers by what they would score first: unknown, or known finds
KNOWN = SEEN.steps(HOPES, 3)  # blanks, sleepers and finds that I alone know of, or with others
RIVALS_KNOW = SEEN.steps(HOPES)  # covers that others have looked under and I have not

# Features of an action.
ACTS = Numbers()
KIND = ACTS.kinds(5)  # open, push, bank, look, skip
FIRST = ACTS.kinds(4 * STARS)  # open or look: by what the cover would score, and what I know of it
AHEAD = ACTS.kinds(4)  # push: what I know of the next cover
BEYOND = ACTS.kinds(6)  # push: what I know of the one after it
RUN = ACTS.steps(6)  # push: closed covers in a row that way
ODDS = ACTS.steps(CERTAIN, 2)  # push: of all unseen cards, finds and sleepers, in sixteenths
PURSE = ACTS.steps(POT_STEPS)  # push and bank: the pot
NEXT = ACTS.steps(FIND_STEPS)  # push: finds so far
HELPS = ACTS.kinds(DIRECTIONS + 1)  # open: closed neighbours, to push on to
GIVES = ACTS.kinds(DIRECTIONS + 1)  # open: lines of open finds that would meet here
WATCHED = ACTS.kinds(1)  # open or push: somebody else has looked under it

FEATURES = Features.of(version=1, seen=SEEN, most_seen=40, acts=ACTS, most_acts=12)


@rule
def notice(s, seat, out):
    """What `seat` knows, from its view and recall in `s`."""
    out[0] = PHASE + min(int(s.phase), OVER - 1)  # a fart-off leaves as little to choose as a card to put back
    players = int(s.players)
    out[1] = RIVALS + players - 1
    count = steps(out, 2, POT, int(s.pot), POT_STEPS)
    count = steps(out, count, FOUND, int(s.finds), FIND_STEPS)
    count = steps(out, count, LEFT, (int(s.left) + 2) // 3, LEFT_STEPS)
    for turn in range(1, players):
        lead = int(s.banked[seat]) - int(s.banked[(seat + turn) % players])
        reached = LEAD_STEPS // 2 + (lead // 2 if lead >= 0 else -(-lead // 2))
        count = steps(out, count, LEADS + (turn - 1) * LEAD_STEPS, max(0, reached), LEAD_STEPS)
    blanks, sleepers, finds = unseen(s)
    count = steps(out, count, MISSING, blanks // 2, DECK_STEPS)
    count = steps(out, count, MISSING + DECK_STEPS, sleepers // 2, DECK_STEPS)
    count = steps(out, count, MISSING + 2 * DECK_STEPS, finds // 2, DECK_STEPS)
    count = steps(out, count, SUPPLIES, int(s.supply) * SUPPLY_STEPS // SUPPLY, SUPPLY_STEPS)
    return notice_covers(s, seat, out, count)


@rule
def notice_covers(s, seat, out, count):
    """The closed covers: how many there are of every promise, and how many someone knows."""
    promises = out[count : count + 2 * STARS]
    known = out[count + 2 * STARS : count + 2 * STARS + 4]
    for i in range(2 * STARS):
        promises[i] = 0
    for i in range(4):
        known[i] = 0
    for cover in range(int(s.covers)):
        square = int(s.square_of[cover])
        card = -int(s.card[square])
        if card <= 0:
            continue
        if card == UNKNOWN:
            promises[min(star(s, square), STARS - 1)] += 1
            known[3] += int(s.seen[cover]) != 0
        else:
            known[card - 1] += 1
            if card == FIND:
                promises[STARS + min(star(s, square), STARS - 1)] += 1
    # The counts become features in the room they stand in, so the last ones go to their places first.
    return spread_counts(out, count, promises, known)


@rule
def spread_counts(out, count, promises, known):
    """Turn counts that lie where the features go into features: packed into two numbers first."""
    totals_low, totals_high, others = 0, 0, 0
    for i in range(STARS):
        totals_low |= min(int(promises[i]), HOPES) << (4 * i)
        totals_high |= min(int(promises[STARS + i]), HOPES) << (4 * i)
    for i in range(4):
        others |= min(int(known[i]), HOPES) << (4 * i)
    for i in range(STARS):
        count = steps(out, count, PROMISE + i * HOPES, totals_low >> (4 * i) & 15, HOPES)
        count = steps(out, count, PROMISE + (STARS + i) * HOPES, totals_high >> (4 * i) & 15, HOPES)
    for i in range(4):
        count = steps(out, count, KNOWN + i * HOPES, others >> (4 * i) & 15, HOPES)
    return count


@rule
def regard(s, seat, action, out):
    """What an action looks like to `seat`."""
    if action == BANK:
        out[0] = KIND + 2
        return steps(out, 1, PURSE, int(s.pot), POT_STEPS)
    if action == SKIP_LOOK or action > SKIP_LOOK:
        out[0] = KIND + 4
        return 1
    if PUSH <= action < BANK:
        return regard_push(s, action - PUSH, out)
    looking = action >= LOOK
    out[0] = KIND + (3 if looking else 0)
    return regard_cover(s, seat, action - (LOOK if looking else OPEN), looking, out)


@rule
def what_is(s, square):
    """What is known of a closed cover: 0 = nothing, else its kind."""
    card = -int(s.card[square])
    return 0 if card == UNKNOWN else card


@rule
def unfold(s):
    """Count once how likely a cover that no one knows is a find or a sleeper: every push asks."""
    if s.phase == DECIDING:
        blanks, sleepers, finds = unseen(s)
        cards = max(1, blanks + sleepers + finds)
        s.odds[0] = finds * CERTAIN // cards
        s.odds[1] = sleepers * CERTAIN // cards


@rule
def fold(s):
    s.odds[0] = 0
    s.odds[1] = 0


@rule
def odds(s, square, out, count):
    """How likely a closed cover is a find or a sleeper."""
    card = what_is(s, square)
    finds, sleepers = int(s.odds[0]), int(s.odds[1])
    if card:
        finds, sleepers = CERTAIN * int(card == FIND), CERTAIN * int(card == SLEEPER)
    count = steps(out, count, ODDS, finds, CERTAIN)
    return steps(out, count, ODDS + CERTAIN, sleepers, CERTAIN)


@rule
def regard_push(s, direction, out):
    out[0] = KIND + 1
    square = int(s.last) + STEP[direction]
    out[1] = AHEAD + what_is(s, square)
    out[2] = BEYOND + beyond(s, square + STEP[direction])
    run = 0
    while run < 6 and s.card[square + run * STEP[direction]] < 0:
        run += 1
    count = steps(out, 3, RUN, run, 6)
    count = odds(s, square, out, count)
    count = steps(out, count, PURSE, int(s.pot), POT_STEPS)
    return steps(out, count, NEXT, int(s.finds), FIND_STEPS)


@rule
def beyond(s, square):
    """The cover after the next: 0 = closed and unknown, a known kind, 4 = open or 5 = none."""
    card = int(s.card[square])
    if card == 0:
        return 5
    return 4 if card > 0 else what_is(s, square)


@rule
def regard_cover(s, seat, cover, looking, out):
    square = int(s.square_of[cover])
    closed, lines, finds = 0, 0, 0
    for direction in range(DIRECTIONS):
        next_one = s.card[square + STEP[direction]]
        if next_one < 0:
            closed += 1
        elif next_one == FIND:
            lines += 1
            finds += line(s.card, square, direction)
    out[1] = FIRST + what_is(s, square) * STARS + min(finds, STARS - 1)
    count = 2
    others = int(s.seen[cover]) & ~(1 << seat)
    if others:
        out[count] = WATCHED
        count += 1
    if looking:
        return count
    out[count] = HELPS + closed
    out[count + 1] = GIVES + lines
    return count + 2
