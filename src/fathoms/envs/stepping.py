"""The compiled part of the vector environment: one step of one game. The CPU calls it in loops, the GPU in threads."""

from fathoms.core.game import CLOCK
from fathoms.core.playout import RANDOM, choose, one_of
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, legal, pick, result, setup, view

OVER, REFUSED = 1, 2  # how a game ended: by its rules, or with an illegal action


@rule
def start(i, states, blank, options, key, numbers, orders):
    """A new game in place `i`: number 0, 1, ... of this place, each with a seed of its own."""
    seed = numbered_seed(orders[i], key, numbers[i] * states.size + i)
    states[i] = blank[0]
    setup(states[i], seed, options[0])
    seed_rng(orders[i], seed ^ 1)
    numbers[i] += 1


@rule
def next_seat(s, order, moves):
    """Who chooses now, with time passing by itself; -1 when the game is over."""
    bits = actors(s)
    while bits:
        seat = one_of(bits, order)
        if seat != CLOCK:
            return seat
        apply(s, seat, pick(s, seat, order, moves))
        bits = actors(s)
    return -1


@rule
def look(i, states, blank, views, seats, masks, moves):
    """What the seat that chooses sees, and what it may do."""
    seat = seats[i]
    views[i] = blank[0]
    view(states[i], seat, views[i])
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for place in range(legal(states[i], seat, moves[i])):
        masks[i, moves[i, place]] = 1


@rule
def begin(i, states, blank, options, key, numbers, orders, views, seats, masks, moves):
    """The first moment of place `i`."""
    start(i, states, blank, options, key, numbers, orders)
    seats[i] = next_seat(states[i], orders[i], moves[i])
    look(i, states, blank, views, seats, masks, moves)


@rule
def advance(i, actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended):
    """One action in place `i`; when the game is over, its shares are paid and the next game begins."""
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    ended[i] = 0
    apply(states[i], seats[i], actions[i])
    seat = next_seat(states[i], orders[i], moves[i])
    if seat < 0:
        result(states[i], rewards[i])
        ended[i] = 1
        start(i, states, blank, options, key, numbers, orders)
        seat = next_seat(states[i], orders[i], moves[i])
    seats[i] = seat
    look(i, states, blank, views, seats, masks, moves)


@rule
def begin_some(first, last, states, blank, options, key, numbers, orders, views, seats, masks, moves):
    for i in range(first, last):
        begin(i, states, blank, options, key, numbers, orders, views, seats, masks, moves)


@rule
def advance_some(
    first, last, actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended
):
    for i in range(first, last):
        advance(
            i, actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended
        )  # fmt: skip


# One seat against compiled bots


@rule
def others_play(i, policy, states, blank, orders, views, seats, moves):
    """Bots act and time passes until the learner chooses; False when the game is over first.

    `views[i]` is room for what a bot knows; whoever calls this looks again afterwards.
    """
    bits = actors(states[i])
    while bits:
        seat = one_of(bits, orders[i])
        if seat == seats[i]:
            return True
        plays = RANDOM if seat == CLOCK else policy
        apply(states[i], seat, choose(states[i], seat, plays, orders[i], views[i : i + 1], blank, moves[i]))
        bits = actors(states[i])
    return False


@rule
def sit(i, policy, states, blank, options, key, numbers, orders, views, seats, masks, moves):
    """A new game in place `i`, up to the learner's first choice."""
    start(i, states, blank, options, key, numbers, orders)
    while not others_play(i, policy, states, blank, orders, views, seats, moves):
        start(i, states, blank, options, key, numbers, orders)  # one that ended before the learner's first choice
    look(i, states, blank, views, seats, masks, moves)


@rule
def answer(
    i, policy, actions, states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended, finals
):
    """The learner's action in place `i`, and what the bots do then; after the end, its last view is in `finals[i]`."""
    action = actions[i]
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    ended[i] = 0
    if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
        ended[i] = REFUSED
    else:
        apply(states[i], seats[i], action)
        if not others_play(i, policy, states, blank, orders, views, seats, moves):
            result(states[i], rewards[i])
            ended[i] = OVER
    if ended[i]:
        finals[i] = blank[0]
        view(states[i], seats[i], finals[i])
        sit(i, policy, states, blank, options, key, numbers, orders, views, seats, masks, moves)
    else:
        look(i, states, blank, views, seats, masks, moves)


@rule
def sit_some(first, last, policy, states, blank, options, key, numbers, orders, views, seats, masks, moves):
    for i in range(first, last):
        sit(i, policy, states, blank, options, key, numbers, orders, views, seats, masks, moves)


@rule
def answer_some(
    first, last, policy, actions,
    states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended, finals
):  # fmt: skip
    for i in range(first, last):
        answer(
            i, policy, actions,
            states, blank, options, key, numbers, orders, views, seats, masks, moves, rewards, ended, finals
        )  # fmt: skip
