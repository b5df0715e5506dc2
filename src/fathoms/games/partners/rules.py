"""The rules of Partners, in the order the game is played. The moves a card allows are in
`card_moves` and `seven`, and what they do to a piece in `moving`."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.playout import pick_listed
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.games.partners.actions import (
    BRING_OUT,
    CHANGE,
    GO,
    GO_BACK,
    HAND_ON,
    LAY_DOWN,
    MOVES,
    PLAY,
    STOP,
    TAKE_BACK,
)
from fathoms.games.partners.card_moves import can_take_back, list_moves
from fathoms.games.partners.dealing import (
    deal_hands,
    hand_card_on,
    has_cards,
    kinds_in_hand,
    lay_hand_down,
    lay_remaining_hand_down,
    refill_deck,
    spend_card,
)
from fathoms.games.partners.movable_colours import are_all_finished, may_stop, partner_colours
from fathoms.games.partners.moving import (
    LOCKED_CIRCLES,
    change_places,
    land_piece,
    lane_circles,
    place_after_steps,
    place_four_back,
    starts_that_bar,
)
from fathoms.games.partners.seven import (
    can_take_steps,
    is_rest_lost,
    piece_number,
    pieces_with_steps,
    spare_steps,
    step_takers,
)
from fathoms.games.partners.state import (
    CHOOSING,
    COLOURS,
    EACH,
    EXCHANGING,
    FAR,
    HOME,
    KINDS,
    LANE,
    LONGEST_GAME,
    MOVING,
    OVER,
    PARTS,
    PIECES,
    SEVEN,
    START,
)

# Set-up


@rule
def setup(s, seed, options):
    """All pieces at home; a first dealer at random deals."""
    seed_rng(s.rng, seed)
    s.sides = options.sides
    s.play_on = options.play_on
    s.seven_rest = options.seven_rest
    for piece in range(PIECES):
        s.place[piece] = HOME
        s.before[piece] = HOME
    s.chosen = -1
    s.walker = -1
    s.played_by = -1
    s.dealer = draw(s.rng, COLOURS)  # PAR-10
    s.turn = s.dealer
    refill_deck(s)
    deal_hands(s)


# A turn: who may do what


@rule
def actors(s):
    """The seats that may act: all that have not handed on a card yet, then the one whose turn it is."""
    if s.phase == OVER:
        return 0
    if s.phase != EXCHANGING:
        return 1 << int(s.turn)
    seats = 0
    for seat in range(COLOURS):
        if s.gift[seat] == 0 and has_cards(s, seat):
            seats |= 1 << seat
    return seats


@rule
def legal(s, seat, out):
    """Write what `seat` may do to `out`; how many actions there are."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == MOVING:
        count = list_moves(s, seat, s.card, s.rest, out, 0, MOVES)
        if can_take_back(s):
            out[count] = TAKE_BACK
            count += 1
        return count
    count = 0
    kinds = kinds_in_hand(s, seat)
    for kind in range(1, KINDS + 1):
        if kinds >> kind & 1:
            if s.phase == EXCHANGING:
                out[count] = HAND_ON + kind - 1
                count += 1
            elif list_moves(s, seat, kind, PARTS[kind], out, count, 1):
                out[count] = PLAY + kind - 1
                count += 1
    if count == 0:
        out[0] = LAY_DOWN  # PAR-9: only if no card can be used
        count = 1
    return count


# A turn: what happens


@rule
def apply(s, seat, action):
    """Play a legal action."""
    turn_over = False
    if action == STOP:
        turn_over = True  # PAR-16: the rest of a seven is left
    elif action >= GO:
        turn_over = walk_forward(s, seat, (action - GO) // FAR, (action - GO) % FAR + 1)
    elif action >= CHANGE:
        turn_over = choose_for_swap(s, action - CHANGE)
    elif action >= GO_BACK:
        turn_over = walk_four_back(s, action - GO_BACK)
    elif action >= BRING_OUT:
        turn_over = bring_piece_out(s, action - BRING_OUT)
    elif action == TAKE_BACK:
        undo_move(s)
    elif action == LAY_DOWN:
        turn_over = lay_down_hand(s, seat)
    elif action >= PLAY:
        play_card(s, seat, action - PLAY + 1)
    elif hand_card_on(s, seat, action - HAND_ON + 1):
        s.turn = s.dealer  # PAR-8: the player left of the dealer begins
        turn_over = True
    if turn_over:
        end_turn(s)


# What happens with a card; whether the turn is over then


@rule
def lay_down_hand(s, seat):
    """A player who can use no card is out until the next deal. (PAR-9)"""
    lay_hand_down(s, seat)
    s.out |= 1 << seat
    return True


@rule
def play_card(s, seat, kind):
    """Play a card: it lies on the table until it is used up."""
    spend_card(s, seat, kind)
    s.played_by = seat
    s.played = kind
    s.card = kind
    s.rest = PARTS[kind]
    s.phase = MOVING
    s.walker = -1
    for piece in range(PIECES):
        s.before[piece] = s.place[piece]


@rule
def walk_forward(s, seat, piece, steps):
    """Walk a piece forward, and back again where it would go too far into the goal."""
    place = int(s.place[piece])
    to = place_after_steps(s, piece, steps, starts_that_bar(s, int(s.card)))
    s.walker = piece
    s.walk_from = place
    s.walk_turn = (place + steps + to) // 2  # the place both ways have in common
    s.walk_to = to
    land_piece(s, piece, to)
    if s.card == SEVEN:
        s.rest -= steps
        s.moved |= 1 << piece
    else:
        s.rest = 0
    if to >= LANE and are_all_finished(s, partner_colours(s, seat) | 1 << seat):
        finish_side(s, seat)  # PAR-28, PAR-16: even in the middle of a seven
        return s.phase != OVER
    return s.rest == 0 or (s.card == SEVEN and is_rest_lost(s, seat))


@rule
def walk_four_back(s, piece):
    """Walk a piece four fields back. (PAR-14)"""
    place = int(s.place[piece])
    to = place_four_back(place, 0)
    s.walker = piece
    s.walk_from = place
    s.walk_turn = to
    s.walk_to = to
    land_piece(s, piece, to)
    return True


@rule
def bring_piece_out(s, colour):
    """Bring a piece from home to its start. (PAR-12, PAR-17)"""
    piece = colour * EACH
    while s.place[piece] != HOME:
        piece += 1
    s.walker = piece
    s.walk_from = HOME
    s.walk_turn = START
    s.walk_to = START
    s.place[piece] = START
    s.rest -= 1
    return s.rest == 0


@rule
def choose_for_swap(s, piece):
    """Choose a piece for a swap; with the second one they change places. (PAR-18)"""
    s.rest -= 1
    if s.rest:
        s.chosen = piece
    else:
        change_places(s, int(s.chosen), piece)
    return s.rest == 0


@rule
def undo_move(s):
    """Undo a half-made move: the card lies there as if just played. Nothing secret has come up since."""
    for piece in range(PIECES):
        s.place[piece] = s.before[piece]
    s.moved = 0
    s.chosen = -1
    s.walker = -1
    s.rest = PARTS[s.card]
    s.taken_back += 1


@rule
def end_turn(s):
    """Pass clockwise to the next player with cards, or deal again. (PAR-8)"""
    s.card = 0
    s.rest = 0
    s.moved = 0
    s.chosen = -1
    s.taken_back = 0
    s.phase = CHOOSING
    for step in range(1, COLOURS + 1):
        seat = (int(s.turn) + step) % COLOURS
        if has_cards(s, seat):
            s.turn = seat
            return
    if s.deal == LONGEST_GAME:
        stop_at_limit(s)
    else:
        deal_hands(s)


# The end


@rule
def finish_side(s, seat):
    """Rank a side whose pieces are all locked: it wins, or takes the next place. (PAR-28)"""
    sides = int(s.sides)
    rank = 1
    for side in range(sides):
        if s.rank[side]:
            rank += 1
    s.rank[seat % sides] = rank
    if rank == sides - 1:
        for side in range(sides):
            if s.rank[side] == 0:
                s.rank[side] = sides
    if s.play_on and rank < sides - 1:
        for mate in range(seat % sides, COLOURS, sides):
            lay_remaining_hand_down(s, mate)
    else:
        end_game(s)


@rule
def end_game(s):
    """End the game, and clear the half-made move."""
    s.card = 0
    s.rest = 0
    s.moved = 0
    s.taken_back = 0
    s.phase = OVER


@rule
def stop_at_limit(s):
    """Rank the sides still playing as they stand, after 1,000 deals. (PAR-29)"""
    sides = int(s.sides)
    unranked = 0
    for side in range(sides):
        if s.rank[side] == 0:
            unranked |= 1 << side
    for side in range(sides):
        if unranked >> side & 1:
            rank = 1
            for other in range(sides):
                if not unranked >> other & 1 or side_progress(s, other) > side_progress(s, side):
                    rank += 1
            s.rank[side] = rank
    end_game(s)


@rule
def side_progress(s, side):
    """The progress of a side as a number: locked pieces first, then the sum of all places."""
    sides = int(s.sides)
    total = 0
    for colour in range(side, COLOURS, sides):
        total += LOCKED_CIRCLES[lane_circles(s, colour)] * PIECES * LANE
        for piece in range(colour * EACH, colour * EACH + EACH):
            total += max(int(s.place[piece]), 0)
    return total


@rule
def result(s, out):
    """The first side wins, every player of it; equal sides share. (PAR-28, PAR-29)"""
    sides = int(s.sides)
    winners = 0
    for side in range(sides):
        if s.rank[side] == 1:
            winners += 1
    for seat in range(COLOURS):
        out[seat] = 1.0 / winners if s.rank[seat % sides] == 1 else 0.0


@rule
def score(s, seat):
    """Locked pieces of the player's own colour."""
    return LOCKED_CIRCLES[lane_circles(s, seat)]


# A random action, without listing them all


@rule
def pick(s, seat, rng, out):
    """A legal action, each as likely."""
    if s.phase == CHOOSING:
        return pick_card(s, seat, rng, out)
    if s.phase == MOVING and s.card == SEVEN:
        return pick_step(s, seat, rng, out)
    return pick_listed(s, seat, rng, out)


@rule
def pick_card(s, seat, rng, out):
    """A random usable card: try the kinds in the hand in random order."""
    kinds = kinds_in_hand(s, seat)
    while kinds:
        kind = nth_one(kinds, draw(rng, ones(kinds)))
        if list_moves(s, seat, kind, PARTS[kind], out, 0, 1):
            return PLAY + kind - 1
        kinds ^= 1 << kind
    return LAY_DOWN


@rule
def pick_step(s, seat, rng, out):
    """A random action with a seven: guess until one is legal, and after many wrong guesses list them all."""
    takers, rest = step_takers(s, seat), int(s.rest)
    movable, spare = pieces_with_steps(takers), spare_steps(s, seat, takers[2], rest)
    steps_there_are = ones(movable) * rest
    undo, stop = int(can_take_back(s)), int(may_stop(s, seat))
    for _ in range(MOVES):
        guess = draw(rng, steps_there_are + undo + stop)
        if guess >= steps_there_are:
            return TAKE_BACK if guess - steps_there_are < undo else STOP
        i = nth_one(movable, guess // rest)
        if can_take_steps(takers, i, guess % rest + 1, rest, spare):
            return GO + piece_number(takers, i) * FAR + guess % rest
    return pick_listed(s, seat, rng, out)
