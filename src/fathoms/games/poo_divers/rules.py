"""The rules of Tokyo Poo Divers, in the order the game is played."""

from fathoms.core.playout import pick_listed
from fathoms.core.results import count_leaders, most_points, share_the_win
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.games.poo_divers.actions import BANK, LET_RIP, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.state import (
    BLANK,
    BLANKS,
    BLASTS,
    CONTEST,
    DECIDING,
    DIRECTIONS,
    FIND,
    FINDS,
    GOLDEN_WORTH,
    GOLDENS,
    LOOKING,
    OPENING,
    OVER,
    PEEKING,
    QUIETEST,
    SLEEPER,
    SLEEPERS,
    STEP,
    SUPPLY,
    UNKNOWN,
)

# Set-up


@rule
def setup(s, seed, options):
    """Lay the street, shuffle the cards onto it, and choose who begins."""
    seed_rng(s.rng, seed)
    s.players = options.players
    s.fart_off = options.fart_off
    s.covers = options.covers
    s.left = options.covers
    for cover in range(int(s.covers)):  # POO-2, POO-3: the layout
        square = options.square_of[cover]
        s.square_of[cover] = square
        s.card[square] = -UNKNOWN
    deal_cards(s, s.rng)
    s.supply = SUPPLY
    s.facing = -1
    s.peek = -1
    s.champion = -1
    s.turn = options.first if options.first >= 0 else draw(s.rng, int(s.players))  # POO-4


@rule
def deal_cards(s, rng):
    """Put a card from the shuffled rest of the deck under every cover whose card is unknown.

    Cards are drawn one by one from the kinds still in the deck, which is the same as shuffling it; those left
    over are set aside without anyone, even the state, knowing them. (POO-1)
    """
    blanks, sleepers, finds = count_unknown_cards(s)
    for cover in range(int(s.covers)):
        square = s.square_of[cover]
        if s.card[square] != -UNKNOWN:
            continue
        card = draw(rng, blanks + sleepers + finds)
        if card < blanks:
            s.card[square] = -BLANK
            blanks -= 1
        elif card < blanks + sleepers:
            s.card[square] = -SLEEPER
            sleepers -= 1
        else:
            s.card[square] = -FIND
            finds -= 1


@rule
def count_unknown_cards(s):
    """How many blanks, sleepers and finds are neither open nor known to this state's viewer."""
    blanks, sleepers, finds = BLANKS, SLEEPERS, FINDS
    for cover in range(int(s.covers)):
        card = abs(int(s.card[s.square_of[cover]]))
        if card == BLANK:
            blanks -= 1
        elif card == SLEEPER:
            sleepers -= 1
        elif card == FIND:
            finds -= 1
    return blanks, sleepers, finds


# A turn: who may do what


@rule
def actors(s):
    """Only the player whose turn it is."""
    if s.phase == OVER:
        return 0
    return 1 << int(s.turn)


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == OPENING:
        return list_closed_covers(s, OPEN, out)  # POO-5: any closed cover
    if s.phase == DECIDING:
        return list_bank_and_pushes(s, out)
    if s.phase == LOOKING:
        count = list_closed_covers(s, LOOK, out)  # POO-6: one closed card
        out[count] = SKIP_LOOK  # POO-15: or none
        return count + 1
    out[0] = LET_RIP if s.phase == CONTEST else PUT_BACK
    return 1


@rule
def list_closed_covers(s, first, out):
    """Write `first` + cover for every closed cover; how many."""
    count = 0
    for cover in range(int(s.covers)):
        if s.card[s.square_of[cover]] < 0:
            out[count] = first + cover
            count += 1
    return count


@rule
def list_bank_and_pushes(s, out):
    """Write BANK and every possible push; how many actions."""
    out[0] = BANK
    count = 1
    for direction in range(DIRECTIONS):
        if s.finds > 1 and direction != s.facing:  # POO-10: the direction stays fixed
            continue
        if s.card[s.last + STEP[direction]] < 0:  # POO-9, POO-10: a closed cover right there
            out[count] = PUSH + direction
            count += 1
    return count


# A turn: what happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < PUSH:
        open_first_cover(s, int(s.square_of[action - OPEN]))
    elif action < BANK:
        push_on(s, action - PUSH)
    elif action == BANK:
        bank_points(s)
    elif action < SKIP_LOOK:
        look_under_cover(s, seat, action - LOOK)
    elif action < LET_RIP:  # SKIP_LOOK or PUT_BACK
        end_turn(s)
    else:
        let_rip(s, seat)


@rule
def open_cover(s, square):
    """Open the cover on a square for good; the card under it. (POO-5)"""
    s.card[square] = -s.card[square]
    s.left -= 1
    return s.card[square]


@rule
def open_first_cover(s, square):
    """Open a first cover."""
    card = open_cover(s, square)
    if card == BLANK:
        offer_look(s)  # POO-6
    elif card == SLEEPER:
        if s.left == 0:
            end_turn(s)  # POO-17
        # POO-7: otherwise the same player opens a first cover again
    else:
        s.pot = 1 + star(s, square)  # POO-8
        s.finds = 1
        s.last = square
        s.diver = square
        s.facing = -1
        s.phase = DECIDING


@rule
def star(s, square):
    """How many open finds lie in unbroken lines from a square, in all eight directions. (POO-8)"""
    count = 0
    for direction in range(DIRECTIONS):
        count += line_length(s.card, square, direction)
    return count


@rule
def line_length(cards, square, direction):
    """How many open finds follow one another from a square in a direction. (POO-8)"""
    count, neighbour = 0, square + STEP[direction]
    while cards[neighbour] == FIND:
        count += 1
        neighbour += STEP[direction]
    return count


@rule
def write_line_lengths(cards, squares, out):
    """Write the lengths of the lines from every cover, in all eight directions. (POO-8)"""
    for cover in range(len(squares)):
        for direction in range(DIRECTIONS):
            out[cover, direction] = line_length(cards, int(squares[cover]), direction)


@rule
def push_on(s, direction):
    """Turn the diver and open the next cover that way. (POO-9, POO-10)"""
    s.facing = direction
    square = int(s.last) + STEP[direction]
    card = open_cover(s, square)
    if card == BLANK:
        s.pot = 0  # POO-11
        offer_look(s)
    elif card == SLEEPER:
        bank_points(s)  # POO-12
    else:
        s.finds += 1
        s.pot += s.finds  # POO-10
        s.last = square


@rule
def offer_look(s):
    """A blank: the player may look under a closed cover, if there is one. (POO-6, POO-15)"""
    if s.left == 0:
        end_turn(s)
    else:
        s.phase = LOOKING


@rule
def look_under_cover(s, seat, cover):
    """Look at the card under a cover in secret."""
    s.seen[cover] |= 1 << seat
    s.peek = cover
    s.phase = PEEKING


@rule
def bank_points(s):
    """Bank this turn's points from the supply, and change browns into goldens."""
    seat = int(s.turn)
    payment = min(int(s.pot), int(s.supply))  # POO-14, POO-16: what cannot be paid is lost
    s.supply -= payment
    s.banked[seat] += payment
    goldens_given = 0
    for player in range(int(s.players)):
        goldens_given += int(s.golden[player])
    browns = int(s.banked[seat]) - GOLDEN_WORTH * int(s.golden[seat])
    s.golden[seat] += min(browns // GOLDEN_WORTH, GOLDENS - goldens_given)  # POO-13
    if s.supply == 0:
        finish_game(s)  # POO-16: at once
    else:
        end_turn(s)


@rule
def end_turn(s):
    """Pass to the left, or end the game after the last cover."""
    s.pot = 0
    s.finds = 0
    s.peek = -1
    if s.left == 0:
        finish_game(s)  # POO-16
    else:
        s.turn = (s.turn + 1) % s.players  # POO-4
        s.phase = OPENING


# The end


@rule
def finish_game(s):
    """End the game, unless players who are tied have a fart-off first. (POO-18)"""
    s.pot = 0
    s.phase = OVER
    if s.fart_off and count_leaders(s, int(s.players)) > 1:
        s.phase = CONTEST
        s.turn = next_contestant(s)


@rule
def next_contestant(s):
    """The next to the left of those who are tied for the win and have not let rip yet; -1 = all have. (POO-18)"""
    players = int(s.players)
    best = most_points(s, players)
    for step in range(1, players + 1):
        seat = (int(s.turn) + step) % players
        if s.banked[seat] == best and s.blast[seat] == 0:
            return seat
    return -1


@rule
def let_rip(s, seat):
    """One blast of the fart-off; after the last one the loudest has won. (POO-18)"""
    s.blast[seat] = nth_unheard_blast(s, draw(s.rng, BLASTS - count_blasts(s)))
    contestant = next_contestant(s)
    if contestant < 0:
        s.champion = loudest_seat(s)
        s.phase = OVER
    else:
        s.turn = contestant


@rule
def count_blasts(s):
    """How many players have let rip so far."""
    count = 0
    for seat in range(int(s.players)):
        count += int(s.blast[seat] > 0)
    return count


@rule
def nth_unheard_blast(s, n):
    """The n-th blast (in decibels) that has not been heard yet: no two are equally loud."""
    for blast in range(QUIETEST, QUIETEST + BLASTS):
        n -= int(not is_blast_heard(s, blast))
        if n < 0:
            return blast
    return -1


@rule
def is_blast_heard(s, blast):
    """Whether a player has let rip as loudly as this."""
    for seat in range(int(s.players)):
        if s.blast[seat] == blast:
            return True
    return False


@rule
def loudest_seat(s):
    """The seat with the loudest blast so far."""
    best = 0
    for seat in range(1, int(s.players)):
        if s.blast[seat] > s.blast[best]:
            best = seat
    return best


@rule
def result(s, out):
    """Most points wins; a tie is shared, or goes to the champion of the fart-off. (POO-18)"""
    players = int(s.players)
    if s.champion < 0:
        share_the_win(s, players, count_leaders(s, players), out)
        return
    for seat in range(players):
        out[seat] = 1.0 if seat == s.champion else 0.0


@rule
def score(s, seat):
    """Points banked so far."""
    return int(s.banked[seat])


# A random action, without listing them all


@rule
def pick(s, seat, rng, out):
    """A legal action, all equally likely."""
    covers_left = int(s.left)
    if s.phase == OPENING:
        return OPEN + nth_closed_cover(s, draw(rng, covers_left))
    if s.phase == LOOKING:
        n = draw(rng, covers_left + 1)
        return SKIP_LOOK if n == covers_left else LOOK + nth_closed_cover(s, n)
    return pick_listed(s, seat, rng, out)


@rule
def nth_closed_cover(s, n):
    """The number of the n-th closed cover."""
    for cover in range(int(s.covers)):
        n -= int(s.card[s.square_of[cover]] < 0)  # counted without a branch: no processor can foresee it
        if n < 0:
            return cover
    return -1
