"""Features of what a seat knows in Toilet Divers, for learned players: places and seats clockwise from the seat's own.

Features of actions are in `action_features`.
"""

from fathoms.core.learned.features import FeatureIds, Features, write_signed_steps, write_steps
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.action_features import (
    ACTION_IDS,
    CARD_CLASSES,
    MOST_ACTS,
    card_class,
    write_action_features,
)
from fathoms.games.toilet_divers.greedy import count_chips
from fathoms.games.toilet_divers.rules import count_stars
from fathoms.games.toilet_divers.sight import known_cards
from fathoms.games.toilet_divers.state import (
    CARDS,
    CELLS,
    DIVING,
    FLUSH,
    KEEPING,
    LEVELS,
    OVER,
    PLACES,
    PLAYERS,
    SHRUG,
    TREASURES,
    UNKNOWN,
    WAITING,
)
from fathoms.games.toilet_divers.ways import cell, open_card, place_of, seat_at

STAR_STEPS = 12
LEAD_STEPS = 8
CARD_STEPS = 14  # each of two cards
MOVE_STEPS = 8
STARS_OF_CHIP = 2  # of another player's, as far as one can tell
HELPERS = 4  # nobody, a tool beside an empty place, me, another player

OPTIONS_NOT_LEARNED = ("first", "blind_dive")  # seats count from the own one; what was leafed through is remembered

# Features of an information state: where each kind begins.
STATE_IDS = FeatureIds()
PHASE = STATE_IDS.kinds(OVER + 1)
TABLE = STATE_IDS.kinds(PLAYERS + 1)  # how many play
OPTION = STATE_IDS.kinds(4)  # flush, open first level, idle tools, bottom sideways
TURN = STATE_IDS.kinds(PLAYERS)  # whose turn it is
SEARCHES_LEFT = STATE_IDS.steps(TREASURES, 2)  # treasures still to be looked for once, and all searches to come
TREASURES_FOUND = STATE_IDS.steps(TREASURES)
STARS = STATE_IDS.steps(STAR_STEPS)  # mine
CHIPS = STATE_IDS.steps(TREASURES, PLAYERS)  # of everyone
LEADS = STATE_IDS.signed_steps(LEAD_STEPS)  # over the best of the others, by what one can tell
UNKNOWN_AT = STATE_IDS.steps(CELLS, PLACES)  # cards of each toilet that I have not seen
# cards that I have seen and each of the others has not; and that they have seen and I have not
KNOWN_CARDS = STATE_IDS.steps(CARD_STEPS, 2 * (PLAYERS - 1))
WHERE = STATE_IDS.steps(TREASURES)  # treasures still in the game that I know the place of
TREASURE_PLACE = STATE_IDS.kinds(PLACES * LEVELS)  # where the wanted one is, if I know: by place and level
SECOND_SEARCH = STATE_IDS.kinds(1)  # it is looked for the second time
PLACE = STATE_IDS.kinds(PLACES)  # of the dive
LEVEL = STATE_IDS.kinds(LEVELS)
MOVES = STATE_IDS.steps(MOVE_STEPS)
HELPER = STATE_IDS.kinds(HELPERS)
POINTED = STATE_IDS.kinds(SHRUG + 1)
CARD = STATE_IDS.kinds(CARD_CLASSES)  # that lies open
HAND = STATE_IDS.steps(3)  # chips to choose from: the stars of the better one
GIVES = STATE_IDS.kinds(1)  # the other one goes to a player

FEATURES = Features.of(version=1, seen=STATE_IDS, most_seen=48, acts=ACTION_IDS, most_acts=MOST_ACTS)


@rule
def state_features(s, seat, out):
    """Write the features of what `seat` knows, from its view and recall in `s`; how many."""
    players = int(s.players)
    out[0] = PHASE + int(s.phase)
    out[1] = TABLE + players
    out[2] = TURN + (int(s.turn) - seat) % players
    count = write_option_features(s, out, 3)
    count = write_score_features(s, seat, out, count)
    count = write_memory_features(s, seat, out, count)
    if s.phase == DIVING:
        count = write_dive_features(s, seat, out, count)
    if s.phase == KEEPING and seat == s.turn:
        pair = int(s.finds) - 1
        best = max(int(s.chip[2 * pair]) & ~FLUSH, int(s.chip[2 * pair + 1]) & ~FLUSH)
        count = write_steps(out, count, HAND, best, 3)
        if s.assistant[pair] >= 0:
            out[count] = GIVES
            count += 1
    return count


@rule
def write_option_features(s, out, count):
    """Write the options that are on; how many features there are now."""
    on = int(s.flush != 0) | int(s.open_first_level != 0) << 1
    on |= int(s.idle_tools != 0) << 2 | int(s.bottom_sideways != 0) << 3
    for option in range(4):
        if on >> option & 1:
            out[count] = OPTION + option
            count += 1
    return count


@rule
def write_score_features(s, seat, out, count):
    """Write the progress of the game, the seat's stars and everyone's chips."""
    players, searches = int(s.players), int(s.searches)
    count = write_steps(out, count, SEARCHES_LEFT, TREASURES - searches, TREASURES)
    count = write_steps(out, count, SEARCHES_LEFT + TREASURES, TREASURES + int(s.misses) - searches, TREASURES)
    count = write_steps(out, count, TREASURES_FOUND, int(s.finds), TREASURES)
    own, best = count_stars(s, seat), 0
    count = write_steps(out, count, STARS, own, STAR_STEPS)
    for turn in range(players):
        chips = count_chips(s, (seat + turn) % players)
        count = write_steps(out, count, CHIPS + turn * TREASURES, chips, TREASURES)
        if turn:
            best = max(best, STARS_OF_CHIP * chips)
    return write_signed_steps(out, count, LEADS, own - best, LEAD_STEPS)


@rule
def write_memory_features(s, seat, out, count):
    """Write what has been seen: of each toilet, by each of the others, and of the treasures."""
    players = int(s.players)
    for on in range(PLACES):
        place = (place_of(s, seat) + on) % PLACES
        unknown = 0
        for level in range(2, LEVELS + 1):
            unknown += int(s.card[cell(s, place, level)] == UNKNOWN)
        count = write_steps(out, count, UNKNOWN_AT + on * CELLS, unknown, CELLS)
    for turn in range(1, players):
        mine, theirs = 0, 0
        for thing in range(CARDS):
            me, them = int(s.card[thing] != UNKNOWN), int(s.seen_at[(seat + turn) % players, thing] > 0)
            mine += me & ~them
            theirs += them & ~me
        first = KNOWN_CARDS + 2 * (turn - 1) * CARD_STEPS
        count = write_steps(out, count, first, (mine + 1) // 2, CARD_STEPS)
        count = write_steps(out, count, first + CARD_STEPS, (theirs + 1) // 2, CARD_STEPS)
    known_bits = known_cards(s)
    places_known = 0
    for treasure in range(1, TREASURES + 1):
        places_known += known_bits >> treasure & int(s.fate[treasure] <= WAITING + 1)
    return write_steps(out, count, WHERE, places_known, TREASURES)


@rule
def write_dive_features(s, seat, out, count):
    """Write the place of the dive, and that of the treasure if the seat knows it."""
    place, level, home = int(s.place), int(s.level), place_of(s, seat)
    out[count] = PLACE + (place - home) % PLACES
    out[count + 1] = LEVEL + level - 1
    out[count + 2] = HELPER + helper_class(s, seat)
    out[count + 3] = CARD + card_class(s, open_card(s), level)
    count = write_steps(out, count + 4, MOVES, int(s.moves), MOVE_STEPS)
    if s.pointed >= 0:
        out[count] = POINTED + int(s.pointed)
        count += 1
    if s.searches > TREASURES:
        out[count] = SECOND_SEARCH
        count += 1
    for place in range(PLACES):
        for level in range(2, LEVELS + 1):
            if s.card[cell(s, place, level)] == s.wanted:
                out[count] = TREASURE_PLACE + (place - home) % PLACES * LEVELS + level - 1
                count += 1
    return count


@rule
def helper_class(s, seat):
    """Who helps: 0 = no one, 1 = a tool beside an empty place, 2 = the player itself, 3 = another."""
    if s.helper < 0:
        return 0
    owner = seat_at(s, int(s.helper))
    if owner < 0:
        return 1
    return 2 if owner == seat else 3


@rule
def action_features(s, seat, action, out):
    """Write the features of an action as `seat` sees it; how many."""
    return write_action_features(s, seat, action, out)
