"""What a learned player of Toilet Divers is told: places and players as they lie from its own, on from the left.

This file has what is told about a mind; what is told about an action, and its numbers, are in `regards`.
"""

from fathoms.core.learned.features import Features, Numbers, either_way, steps
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.greedy import chips_of
from fathoms.games.toilet_divers.regards import (
    ACTS,
    CARD_CLASSES,
    MOST_ACTS,
    class_of,
    tell_action,
)
from fathoms.games.toilet_divers.rules import stars
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

# Features of a mind: where each kind begins.
SEEN = Numbers()
PHASE = SEEN.kinds(OVER + 1)
TABLE = SEEN.kinds(PLAYERS + 1)  # how many play
OPTION = SEEN.kinds(4)  # flush, open first level, idle tools, bottom sideways
TURN = SEEN.kinds(PLAYERS)  # whose turn it is
LEFT = SEEN.steps(TREASURES, 2)  # treasures still to be looked for once, and all searches to come
FOUND = SEEN.steps(TREASURES)
STARS = SEEN.steps(STAR_STEPS)  # mine
CHIPS = SEEN.steps(TREASURES, PLAYERS)  # of everyone
LEADS = SEEN.either_way(LEAD_STEPS)  # over the best of the others, by what one can tell
UNKNOWN_AT = SEEN.steps(CELLS, PLACES)  # cards of each toilet that I have not seen
KNOWN = SEEN.steps(CARD_STEPS, 2 * (PLAYERS - 1))  # cards that I have seen and each of the others not; they and I not
WHERE = SEEN.steps(TREASURES)  # treasures still in the game that I know the place of
WANTED = SEEN.kinds(PLACES * LEVELS)  # where the wanted one is, if I know: by place and level
AGAIN = SEEN.kinds(1)  # it is looked for the second time
PLACE = SEEN.kinds(PLACES)  # of the dive
LEVEL = SEEN.kinds(LEVELS)
MOVES = SEEN.steps(MOVE_STEPS)
HELPER = SEEN.kinds(HELPERS)
POINTED = SEEN.kinds(SHRUG + 1)
CARD = SEEN.kinds(CARD_CLASSES)  # that lies open
HAND = SEEN.steps(3)  # chips to choose from: the stars of the better one
GIVES = SEEN.kinds(1)  # the other one goes to a player

FEATURES = Features.of(version=1, seen=SEEN, most_seen=48, acts=ACTS, most_acts=MOST_ACTS)


@rule
def notice(s, seat, out):
    """What `seat` knows, from its view and recall in `s`."""
    players = int(s.players)
    out[0] = PHASE + int(s.phase)
    out[1] = TABLE + players
    out[2] = TURN + (int(s.turn) - seat) % players
    count = notice_options(s, out, 3)
    count = notice_score(s, seat, out, count)
    count = notice_memory(s, seat, out, count)
    if s.phase == DIVING:
        count = notice_dive(s, seat, out, count)
    if s.phase == KEEPING and seat == s.turn:
        pair = int(s.finds) - 1
        best = max(int(s.chip[2 * pair]) & ~FLUSH, int(s.chip[2 * pair + 1]) & ~FLUSH)
        count = steps(out, count, HAND, best, 3)
        if s.assistant[pair] >= 0:
            out[count] = GIVES
            count += 1
    return count


@rule
def notice_options(s, out, count):
    """The options that are on."""
    on = int(s.flush != 0) | int(s.open_first_level != 0) << 1
    on |= int(s.idle_tools != 0) << 2 | int(s.bottom_sideways != 0) << 3
    for option in range(4):
        if on >> option & 1:
            out[count] = OPTION + option
            count += 1
    return count


@rule
def notice_score(s, seat, out, count):
    """How far the game is, and who has what: one's own stars, and the chips of all."""
    players, searches = int(s.players), int(s.searches)
    count = steps(out, count, LEFT, TREASURES - searches, TREASURES)
    count = steps(out, count, LEFT + TREASURES, TREASURES + int(s.misses) - searches, TREASURES)
    count = steps(out, count, FOUND, int(s.finds), TREASURES)
    own, best = stars(s, seat), 0
    count = steps(out, count, STARS, own, STAR_STEPS)
    for turn in range(players):
        chips = chips_of(s, (seat + turn) % players)
        count = steps(out, count, CHIPS + turn * TREASURES, chips, TREASURES)
        if turn:
            best = max(best, STARS_OF_CHIP * chips)
    return either_way(out, count, LEADS, own - best, LEAD_STEPS)


@rule
def notice_memory(s, seat, out, count):
    """What has been seen and by whom: of each toilet, by each of the others, and the treasures."""
    players = int(s.players)
    for on in range(PLACES):
        place = (place_of(s, seat) + on) % PLACES
        unknown = 0
        for level in range(2, LEVELS + 1):
            unknown += int(s.card[cell(s, place, level)] == UNKNOWN)
        count = steps(out, count, UNKNOWN_AT + on * CELLS, unknown, CELLS)
    for turn in range(1, players):
        mine, theirs = 0, 0
        for thing in range(CARDS):
            me, them = int(s.card[thing] != UNKNOWN), int(s.seen_at[(seat + turn) % players, thing] > 0)
            mine += me & ~them
            theirs += them & ~me
        first = KNOWN + 2 * (turn - 1) * CARD_STEPS
        count = steps(out, count, first, (mine + 1) // 2, CARD_STEPS)
        count = steps(out, count, first + CARD_STEPS, (theirs + 1) // 2, CARD_STEPS)
    known = known_cards(s)
    found = 0
    for treasure in range(1, TREASURES + 1):
        found += known >> treasure & int(s.fate[treasure] <= WAITING + 1)
    return steps(out, count, WHERE, found, TREASURES)


@rule
def notice_dive(s, seat, out, count):
    """The dive: where it is, and where the treasure is if one knows."""
    place, level, home = int(s.place), int(s.level), place_of(s, seat)
    out[count] = PLACE + (place - home) % PLACES
    out[count + 1] = LEVEL + level - 1
    out[count + 2] = HELPER + helper_class(s, seat)
    out[count + 3] = CARD + class_of(s, open_card(s), level)
    count = steps(out, count + 4, MOVES, int(s.moves), MOVE_STEPS)
    if s.pointed >= 0:
        out[count] = POINTED + int(s.pointed)
        count += 1
    if s.searches > TREASURES:
        out[count] = AGAIN
        count += 1
    for place in range(PLACES):
        for level in range(2, LEVELS + 1):
            if s.card[cell(s, place, level)] == s.wanted:
                out[count] = WANTED + (place - home) % PLACES * LEVELS + level - 1
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
def regard(s, seat, action, out):
    """What an action looks like to `seat`."""
    return tell_action(s, seat, action, out)
