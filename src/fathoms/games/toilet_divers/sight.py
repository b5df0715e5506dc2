"""Views, recall, resampling and memory of Toilet Divers: who sees and knows what."""

from fathoms.core.rng import draw, reseed
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.games.toilet_divers.chips import draw_unknown_chips
from fathoms.games.toilet_divers.state import (
    CARDS,
    CELLS,
    DIVING,
    KEEPING,
    LEVELS,
    OVER,
    PLACES,
    PLAYERS,
    TREASURES,
    TURNING,
    UNKNOWN,
    WAITING,
)
from fathoms.games.toilet_divers.ways import cell, place_of


@rule
def view(s, viewer, out):
    """Write what lies open now: the table, the card in the open toilet, the viewer's page while leafing and chips.

    When the game is over, everyone looks into all toilets.
    """
    view_table(s, out)
    view_treasures(s, out)
    if s.phase == OVER:
        for i in range(CARDS):
            out.card[i] = s.card[i]
    if s.level > 1:
        open_cell = cell(s, int(s.place), int(s.level))
        out.card[open_cell] = s.card[open_cell]
    if 0 <= viewer < s.players and s.leaf[viewer] > 1:
        open_cell = cell(s, place_of(s, viewer), int(s.leaf[viewer]))
        out.card[open_cell] = s.card[open_cell]
    if s.level > 0:
        level_index = int(s.place) * LEVELS + int(s.level) - 1
        out.exits_taken[level_index] = s.exits_taken[level_index]
        out.exits_closed[level_index] = s.exits_closed[level_index]
    view_chips(s, viewer, out)


def is_fleeting(view: Record) -> bool:
    """Whether a view shows cards that will be closed again: after that, remembering is the player's job."""
    return bool(view.level > 1 or (view.leaf > 1).any())


def is_public_turn(view: Record) -> bool:
    """Whether everyone sees the same of this turn: in a dive they do; pages and drawn chips are private."""
    return bool(view.phase in (TURNING, DIVING))


@rule
def view_table(s, out):
    """Write the public part: options, places with their toilets and tools, and the progress of the turn."""
    out.players = s.players
    out.flush = s.flush
    out.open_first_level = s.open_first_level
    out.idle_tools = s.idle_tools
    out.bottom_sideways = s.bottom_sideways
    for place in range(PLACES):
        out.toilet_at[place] = s.toilet_at[place]
        out.tool[place] = s.tool[place]
    out.phase = s.phase
    out.turn = s.turn
    for seat in range(PLAYERS):
        out.leaf[seat] = s.leaf[seat]
        out.page_turns[seat] = s.page_turns[seat]
    out.place = s.place
    out.level = s.level
    out.moves = s.moves
    out.helper = s.helper
    out.pointed = s.pointed


@rule
def view_treasures(s, out):
    """Write the wanted treasure, those found and lost, and the face-up cards under the pile; no face-down ones."""
    out.wanted = s.wanted
    out.searches = s.searches
    out.misses = s.misses
    for i in range(TREASURES):
        out.missed[i] = s.missed[i]
        out.fate[i + 1] = s.fate[i + 1]


@rule
def view_chips(s, viewer, out):
    """Write who got how many chips and which flushed; stars only for their owner, and for everyone at the end."""
    out.finds = s.finds
    for pair in range(int(s.finds)):
        out.finder[pair] = s.finder[pair]
        out.assistant[pair] = s.assistant[pair]
        out.flushed[pair] = s.flushed[pair]
        is_drawing = s.phase == KEEPING and pair == s.finds - 1  # both chips are in the diver's hand
        if viewer == s.finder[pair] or s.phase == OVER:
            out.chip[2 * pair] = s.chip[2 * pair]
        if is_drawing:
            if viewer == s.finder[pair]:
                out.chip[2 * pair + 1] = s.chip[2 * pair + 1]
        elif s.assistant[pair] >= 0 and (viewer == s.assistant[pair] or s.phase == OVER):
            out.chip[2 * pair + 1] = s.chip[2 * pair + 1]


@rule
def recall(s, seat, out):
    """Add the cards this seat has seen, chips it gave away, the way of this dive, and when each seat saw each card.

    Everyone sees which level another leafs to, though not its card, so who has seen what is public.
    """
    out.moment = s.moment
    for i in range(CARDS):
        for other in range(PLAYERS):
            out.seen_at[other, i] = s.seen_at[other, i]
        if s.seen_at[seat, i] > 0:
            out.card[i] = s.card[i]
    for i in range(PLACES * LEVELS):
        out.exits_taken[i] = s.exits_taken[i]
        out.exits_closed[i] = s.exits_closed[i]
    for pair in range(int(s.finds)):
        if s.finder[pair] == seat:
            out.chip[2 * pair + 1] = s.chip[2 * pair + 1]


@rule
def resample(s, viewer, rng):
    """Shuffle the unknown cards, treasures and chips, in keeping with everything the viewer knows."""
    deal_cards(s, rng)
    deal_pile(s, rng)
    draw_unknown_chips(s, rng)
    reseed(s.rng, rng)


@rule
def deal_cards(s, rng):
    """Deal the unknown cards at random into the cells whose card is unknown."""
    known_bits = known_cards(s)
    unknown_count = 0
    for i in range(CARDS):
        if s.card[i] == UNKNOWN:
            unknown_count += 1
    for i in range(CARDS):
        if s.card[i] == UNKNOWN:
            number = nth_unknown_card(known_bits, draw(rng, unknown_count))
            s.card[i] = number
            known_bits |= 1 << number
            unknown_count -= 1


@rule
def known_cards(s):
    """The cards whose place is known, as a bit set."""
    bits = 0
    for i in range(CARDS):
        bits |= 1 << int(s.card[i])
    return bits


@rule
def nth_unknown_card(known_bits, n):
    """The n-th card that is not in a bit set."""
    for number in range(1, CARDS + 1):
        if known_bits >> number & 1 == 0:
            if n == 0:
                return number
            n -= 1
    return UNKNOWN


@rule
def deal_pile(s, rng):
    """Shuffle the treasures no one has looked for yet into the face-down pile."""
    top = int(s.searches)
    count = 0
    for treasure in range(1, TREASURES + 1):
        if s.fate[treasure] == WAITING and treasure != s.wanted:
            slot = top + draw(rng, count + 1)
            s.pile[top + count] = s.pile[slot]
            s.pile[slot] = treasure
            count += 1


# How a memory of cards fades


@rule
def memory_size(info_state):
    """Every card can be remembered."""
    return CARDS


@rule
def memory_time(info_state):
    """Time passes with every card that is opened."""
    return int(info_state.moment)


@rule
def in_sight(info_state, seat, thing):
    """Whether a card lies open for this seat now."""
    if info_state.level > 1 and thing == cell(info_state, int(info_state.place), int(info_state.level)):
        return True
    return info_state.leaf[seat] > 1 and thing == cell(
        info_state, place_of(info_state, seat), int(info_state.leaf[seat])
    )


@rule
def last_seen(info_state, seat, thing):
    """When the seat last saw a card that is closed now."""
    return 0 if in_sight(info_state, seat, thing) else int(info_state.seen_at[seat, thing])


@rule
def forget(info_state, seat, thing):
    """As if the seat had never seen the card."""
    info_state.card[thing] = UNKNOWN
    info_state.seen_at[seat, thing] = 0


@rule
def mix_up(info_state, seat, thing, choice):
    """Swap what is remembered of a card with the level above it, or with the same level of another toilet."""
    other = thing - 1 if choice & 1 else thing - CELLS
    if other < 0 or (choice & 1 and thing % CELLS == 0) or in_sight(info_state, seat, other):
        return
    card, when = int(info_state.card[thing]), int(info_state.seen_at[seat, thing])
    info_state.card[thing] = info_state.card[other]
    info_state.seen_at[seat, thing] = info_state.seen_at[seat, other]
    info_state.card[other] = card
    info_state.seen_at[seat, other] = when
