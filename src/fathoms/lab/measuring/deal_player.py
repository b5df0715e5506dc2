"""Deals played twice, with the bots exchanged: the compiled part."""

from typing import Any, NamedTuple

from fathoms.batch.game_loop import set_up_game
from fathoms.core.game import CLOCK
from fathoms.core.playout import fill_info_state, random_seat
from fathoms.core.rng import draw, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, full_information, greedy, legal, pick, result
from fathoms.lab.counting.tally import BATCHES, WIN

# What is added up over the two sides of all deals of a batch: how many there are; their shares with the first bot and
# with the second, in parts of a win; the squares of these; their product.
COUNT, ONE, OTHER, ONE_SQUARED, OTHER_SQUARED, PRODUCT = range(6)


class DealTable(NamedTuple):
    """What all deals have in common, and room to play one."""

    keys: Any  # (2, 2) for both games of a deal, those of the deal and of the bots
    options: Any
    bots: Any  # (2, 2) slips of the two bots, and whether they know all
    pairs: Any  # (pairs, 2) first seats of two sides that change bots: the first bot has the one, and then the other
    sides: Any  # of each seat, the first seat of its side
    room: Any  # (3,) records for the state, for an information state, and one that stays empty
    shares: Any  # (2, seats) of the win in both games
    rng: Any
    moves: Any


@rule
def play_deals(first, last, table, sums):
    """Play the deals `first` .. `last`-1, and add them up in their batches."""
    for number in range(first, last):
        pair = table.pairs[(number + number // BATCHES) % table.pairs.shape[0]]  # every batch has all of them
        for game in range(2):
            play_game(number, game, int(pair[game]), table)
        for game in range(2):
            count_side(table.shares[game, pair[game]], table.shares[1 - game, pair[game]], sums[number % BATCHES])


@rule
def play_game(number, game, side, table):
    """Play one game of a deal to its end, with the first bot on one side and the second on all others."""
    room = table.room
    room[0] = room[2]
    set_up_game(room[0], number, table.keys[game], table.options, table.rng)
    bits = actors(room[0])
    while bits:
        seat = random_seat(bits, table.rng)
        slips, knowing = 100, False  # the clock strikes at random
        if seat != CLOCK:
            bot = table.bots[0 if table.sides[seat] == side else 1]
            slips, knowing = int(bot[0]), bot[1] != 0
        apply(room[0], seat, choose(room, seat, slips, knowing, table.rng, table.moves))
        bits = actors(room[0])
    for seat in range(table.shares.shape[1]):
        table.shares[game, seat] = 0.0
    result(room[0], table.shares[game])


@rule
def choose(room, seat, slips, knowing, rng, moves):
    """What a seat does. A bot that knows all may wish for the impossible, and then does what it would do honestly."""
    if slips and draw(rng, 100) < slips:
        return pick(room[0], seat, rng, moves)
    while True:
        if knowing:
            reveal_everything(room, seat)
        else:
            fill_info_state(room[0], seat, room[1:2], room[2:3])
        action = greedy(room[1], seat, rng, moves)
        if not knowing or is_legal(room[0], seat, action, moves):
            return action
        knowing = False


@rule
def reveal_everything(room, seat):
    """Make the second record an information state that knows all but the luck to come."""
    room[1] = room[0]
    seed_rng(room[1].rng, 0)
    full_information(room[0], seat, room[1])


@rule
def is_legal(s, seat, action, moves):
    """Is an action legal?"""
    for i in range(legal(s, seat, moves)):  # noqa: SIM110 - compiled rules have no generators
        if moves[i] == action:
            return True
    return False


@rule
def count_side(with_one, with_other, sums):
    """Add up what a side got with the first bot and with the second."""
    one, other = int(with_one * WIN + 0.5), int(with_other * WIN + 0.5)
    sums[COUNT] += 1
    sums[ONE] += one
    sums[OTHER] += other
    sums[ONE_SQUARED] += one * one
    sums[OTHER_SQUARED] += other * other
    sums[PRODUCT] += one * other
