"""The rules of Toilet Divers, in the order the game is played."""

from fathoms.core.game import CLOCK
from fathoms.core.results import count_leaders, share_the_win
from fathoms.core.rng import draw, seed_rng, shuffle
from fathoms.core.rule import rule
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TIME_UP, TURN_UP
from fathoms.games.toilet_divers.state import (
    CARDS,
    CHIPS,
    DIVING,
    DOWN,
    FLUSH,
    FLUSHES,
    FOUND,
    KEEPING,
    LEAFING,
    LEVELS,
    LOST,
    MISSED,
    NOTHING,
    OVER,
    PAGE_TURNS,
    PLACES,
    SHRUG,
    STARS,
    TREASURES,
    TURNING,
    WAYS,
)
from fathoms.games.toilet_divers.ways import (
    cell,
    free_ways,
    next_seat,
    open_card,
    place_of,
    possible_helper,
    seat_at,
)

# Set-up


@rule
def setup(s, seed, options):
    """Fill the toilets, deal the tools, shuffle treasures and chips, and choose who begins."""
    seed_rng(s.rng, seed)
    s.players = options.players
    s.flush = options.flush
    s.open_first_level = options.open_first_level
    s.idle_tools = options.idle_tools
    s.bottom_sideways = options.bottom_sideways
    for i in range(CARDS):  # TOI-1: all four toilets, seven cards each
        s.card[i] = i + 1
    shuffle(s.rng, s.card, CARDS)
    for place in range(PLACES):
        s.toilet_at[place] = place
        s.tool[place] = place + 1
    shuffle(s.rng, s.tool, PLACES)  # TOI-3: left-over tools lie beside the toilets nobody sits at
    for i in range(TREASURES):
        s.pile[i] = i + 1
    shuffle(s.rng, s.pile, TREASURES)
    for i in range(FLUSHES):
        s.chip[i] = STARS[i]
        s.chip[FLUSHES + i] = STARS[i] + FLUSH
    shuffle(s.rng, s.chip, CHIPS)
    s.turn = options.first if options.first >= 0 else draw(s.rng, int(s.players))  # TOI-5
    close_toilets(s)
    if options.blind_dive:
        s.phase = TURNING  # TOI-19
    else:
        for seat in range(int(s.players)):
            s.leaf[seat] = 1
            s.page_turns[seat] = PAGE_TURNS


# Who may do what


@rule
def actors(s):
    """Everyone while leafing, and the glass; then the player whose turn it is, and an assistant who may point."""
    if s.phase == OVER:
        return 0
    if s.phase == LEAFING:
        bits = 1 << CLOCK
        for seat in range(int(s.players)):
            if s.leaf[seat] > 0:
                bits |= 1 << seat
        return bits
    bits = 1 << int(s.turn)
    adviser = pointing_assistant(s)
    if adviser >= 0:
        bits |= 1 << adviser
    return bits


@rule
def pointing_assistant(s):
    """The seat of the assistant who has shown nothing at the open card yet; -1 = no one. (TOI-20)"""
    if s.phase != DIVING or s.helper < 0 or s.pointed != NOTHING:
        return -1
    return seat_at(s, int(s.helper))


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if s.phase == LEAFING:
        return list_leafing_actions(s, seat, out)
    if s.phase == DIVING and seat >= 0 and seat == pointing_assistant(s):
        count = list_ways(free_ways(s), POINT, out)
        out[count] = POINT + SHRUG
        return count + 1
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == DIVING:
        return list_diving_actions(s, out)
    if s.phase == KEEPING:
        out[0] = KEEP
        out[1] = KEEP + 1
        return 2
    out[0] = TURN_UP
    return 1


@rule
def list_leafing_actions(s, seat, out):
    """Write the leafing actions: another page, or close the toilet; for the clock, running out. (TOI-4)"""
    if seat == CLOCK:
        out[0] = TIME_UP
        return 1
    if seat < 0 or seat >= s.players or s.leaf[seat] == 0:
        return 0
    count = 0
    if s.page_turns[seat] > 0:
        for level in range(2, LEVELS + 1):
            if level != s.leaf[seat]:
                out[count] = LEAF + level - 2
                count += 1
    out[count] = CLOSE
    return count + 1


@rule
def list_diving_actions(s, out):
    """Write a dive's actions: free ways, asking a helper whose tool opens one, or surfacing where no way is free."""
    count = list_ways(free_ways(s), GO, out)
    is_stuck = count == 0
    lender = possible_helper(s)
    if lender >= 0:
        out[count] = HAND + lender  # TOI-9
        count += 1
    if is_stuck:
        out[count] = SURFACE  # TOI-14
        count += 1
    return count


@rule
def list_ways(ways, first, out):
    """Write `first` + way for every way of a bit set; how many."""
    count = 0
    for way in range(WAYS):
        if ways >> way & 1:
            out[count] = first + way
            count += 1
    return count


# What happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < CLOSE:
        leaf_to_level(s, seat, action - LEAF + 2)
    elif action == CLOSE:
        close_own_toilet(s, seat)
    elif action == TIME_UP:
        end_leafing(s)
    elif action == TURN_UP:
        turn_up_treasure(s)
    elif action < HAND:
        swim_on(s, action - GO)
    elif action < SURFACE:
        s.helper = action - HAND  # TOI-9: once in a dive, and both tools count from now on
    elif action == SURFACE:
        miss_treasure(s)
    elif action < KEEP:
        s.pointed = action - POINT  # TOI-20
    else:
        keep_chip(s, action - KEEP)


# Leafing


@rule
def leaf_to_level(s, seat, level):
    """Open a level of the toilet in front of the seat, which no one else sees. (TOI-4)"""
    s.leaf[seat] = level
    s.page_turns[seat] -= 1
    s.moment += 1
    s.seen_at[seat, cell(s, place_of(s, seat), level)] = s.moment


@rule
def close_own_toilet(s, seat):
    """End a player's leafing; when all have ended it, the game begins."""
    s.leaf[seat] = 0
    for other in range(int(s.players)):
        if s.leaf[other] > 0:
            return
    end_leafing(s)


@rule
def end_leafing(s):
    """End the leafing: all toilets go back to the board."""
    for seat in range(int(s.players)):
        s.leaf[seat] = 0
        s.page_turns[seat] = 0
    s.phase = TURNING


# A turn


@rule
def turn_up_treasure(s):
    """Turn up the top treasure card and open the lid of the diver's toilet. (TOI-6, TOI-7)"""
    close_toilets(s)
    number = int(s.searches)
    if number < TREASURES:
        s.wanted = s.pile[number]
        s.pile[number] = 0
    else:
        s.wanted = s.missed[number - TREASURES]
        s.missed[number - TREASURES] = 0
    s.searches = number + 1
    s.place = place_of(s, int(s.turn))
    s.level = 1
    s.phase = DIVING


@rule
def swim_on(s, way):
    """Leave through an exit, open the card it leads to, and end the dive if it is found or stuck."""
    place, level = int(s.place), int(s.level)
    use_exit(s, place * LEVELS + level - 1, 1 << way)
    if way == DOWN:
        level += 1
    else:
        place = (place + way + 1) % PLACES  # TOI-2, TOI-7: the sides of the toilet that was open
    s.place = place
    s.level = level
    s.moves += 1
    s.pointed = NOTHING
    if level > 1:
        show_card(s, cell(s, place, level))
    if open_card(s) == s.wanted:  # card n is treasure n; level 1 has no card
        find_treasure(s)  # TOI-11
    elif free_ways(s) == 0 and possible_helper(s) < 0:
        miss_treasure(s)  # TOI-12: the bottom, or nowhere to go


@rule
def use_exit(s, level_index, exit_bit):
    """Use an exit: each is open twice in a dive, not a third time. (TOI-13)"""
    s.exits_closed[level_index] |= s.exits_taken[level_index] & exit_bit
    s.exits_taken[level_index] |= exit_bit


@rule
def show_card(s, card_cell):
    """Show a card to everyone."""
    s.moment += 1
    for seat in range(int(s.players)):
        s.seen_at[seat, card_cell] = s.moment


@rule
def find_treasure(s):
    """End a dive with the treasure: the diver draws two chips. (TOI-15)"""
    s.fate[s.wanted] = FOUND
    s.finder[s.finds] = s.turn
    s.assistant[s.finds] = seat_at(s, int(s.helper)) if s.helper >= 0 else -1  # TOI-10: an idle tool earns nothing
    s.finds += 1
    s.phase = KEEPING


@rule
def keep_chip(s, which):
    """Keep one chip; the other goes to the assistant, or out of the game. Then a flush shows. (TOI-15, TOI-18)"""
    pair = int(s.finds) - 1
    first, second = int(s.chip[2 * pair]), int(s.chip[2 * pair + 1])
    if which == 1:
        s.chip[2 * pair] = second
        s.chip[2 * pair + 1] = first
    close_toilets(s)
    if s.flush and (first | second) & FLUSH:
        s.flushed[pair] = 1
        swap_toilets(s, place_of(s, int(s.turn)), place_of(s, next_seat(s, int(s.turn))))
    end_turn(s)


@rule
def swap_toilets(s, place, other):
    """Two toilets change places, unopened. Tools and players stay. (TOI-18)"""
    toilet = s.toilet_at[place]
    s.toilet_at[place] = s.toilet_at[other]
    s.toilet_at[other] = toilet


@rule
def miss_treasure(s):
    """End a dive without the treasure: its card goes under the pile, or out of the game. (TOI-16)"""
    if s.searches <= TREASURES:
        s.missed[s.misses] = s.wanted
        s.misses += 1
        s.fate[s.wanted] = MISSED
    else:
        s.fate[s.wanted] = LOST
    end_turn(s)


@rule
def end_turn(s):
    """On to the next player, clockwise. The card at which a dive has failed stays in sight until then. (TOI-17)"""
    s.wanted = 0
    if s.searches == TREASURES + s.misses:  # no treasure card is left
        s.phase = OVER
    else:
        s.turn = next_seat(s, int(s.turn))
        s.phase = TURNING


@rule
def close_toilets(s):
    """Close all lids, take back the assistant tile, and clear the marks of the dive."""
    s.place = -1
    s.level = 0
    s.moves = 0
    s.helper = -1
    s.pointed = NOTHING
    for i in range(PLACES * LEVELS):
        s.exits_taken[i] = 0
        s.exits_closed[i] = 0


# The end


@rule
def count_stars(s, seat):
    """Count the stars on a seat's chips, as far as they are known in `s`."""
    total = 0
    for pair in range(int(s.finds) - (1 if s.phase == KEEPING else 0)):
        if s.finder[pair] == seat:
            total += int(s.chip[2 * pair]) & ~FLUSH
        if s.assistant[pair] == seat:
            total += int(s.chip[2 * pair + 1]) & ~FLUSH
    return total


@rule
def score(s, seat):
    """Stars, counted when the game is over; they are secret till then. (TOI-15, TOI-17)"""
    return count_stars(s, seat) if s.phase == OVER else 0


@rule
def result(s, out):
    """Most stars wins; a tie is shared. (TOI-17)"""
    players = int(s.players)
    share_the_win(s, players, count_leaders(s, players), out)
