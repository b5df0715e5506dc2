"""The compiled part of the vector environment: one step of one game. The CPU calls it in loops, the GPU in threads."""

from typing import Any, NamedTuple

from fathoms.core.game import CLOCK
from fathoms.core.playout import RANDOM, choose_action, random_seat
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, legal, pick, recall, result, setup, view

OVER, REFUSED = 1, 2  # how a game ended: by its rules, or with an illegal action


class GameArrays(NamedTuple):
    """The full state of `n` games, behind the views. Arrays of NumPy, or on a GPU."""

    states: Any  # (n,) records
    blank: Any  # (1,) an empty record
    options: Any  # (1,) packed
    keys: Any  # (n,) of the series of games in each place
    numbers: Any  # (n,) the number in its series of the game that begins next in each place
    stride: (
        Any  # (1,) from one game of a place to its next: n where all places share a series, 1 where each has its own
    )
    orders: Any  # (n, 2) random generators: who acts first where several may, and what bots do
    moves: Any  # (n, most moves) room for a list; on a GPU every thread has its own
    bit_masks: int  # 1 = masks have a bit for each action, 0 = a byte
    with_recall: int  # 1 = views have what a seat has lawfully seen before, too
    finals: Any  # (n,) records: what the seat that made the last move of a place's last game saw when it was over


class Moment(NamedTuple):
    """All games now: for each, the seat that chooses, what it sees and what it may do; what the last step brought."""

    views: Any  # (n,) records; `views["name"]` is a part of all of them. None (0,) if they are only made when asked for
    masks: Any  # (n, actions) 1 = legal; or (n, bytes) a bit for each action, the lowest first
    seats: Any  # (n,) who chooses
    rewards: Any  # (n, players) shares of the win, in the step that ended a game
    ended: Any  # (n,) 1 where a game has just ended and the next one begun


@rule
def start_game(i, games):
    """Set up a new game in place `i`: the next of its series, with its own seed."""
    states, order, numbers = games.states, games.orders[i], games.numbers
    seed = numbered_seed(order, games.keys[i], numbers[i])
    states[i] = games.blank[0]
    setup(states[i], seed, games.options[0])
    seed_rng(order, seed ^ 1)
    numbers[i] += games.stride[0]


@rule
def next_seat(s, order, moves):
    """The seat that chooses now, after the clock has ticked; -1 when the game is over."""
    bits = actors(s)
    while bits:
        seat = random_seat(bits, order)
        if seat != CLOCK:
            return seat
        apply(s, seat, pick(s, seat, order, moves))
        bits = actors(s)
    return -1


@rule
def write_view(s, seat, with_recall, out):
    """Write what a seat sees to an empty record, and what it has lawfully seen before if it is `with_recall`."""
    view(s, seat, out)
    if with_recall:
        recall(s, seat, out)


@rule
def write_choosing_view(i, games, moment):
    """Write what the seat that chooses sees."""
    views = moment.views
    views[i] = games.blank[0]
    write_view(games.states[i], moment.seats[i], games.with_recall, views[i])


@rule
def write_mask(s, seat, bit_masks, moves, mask):
    """Write what a seat may do to `mask`: a byte for each action, or a bit."""
    mask[:] = 0
    for place in range(legal(s, seat, moves)):
        action = moves[place]
        if bit_masks:
            mask[action >> 3] |= 1 << (action & 7)
        else:
            mask[action] = 1


@rule
def write_choosing_view_and_mask(i, games, moment):
    """Write what the seat that chooses sees and what it may do."""
    if moment.views.size:
        write_choosing_view(i, games, moment)
    write_mask(games.states[i], moment.seats[i], games.bit_masks, games.moves[i], moment.masks[i])


@rule
def begin_place(i, games, moment, moves):
    """Begin the first game of place `i`."""
    moment.rewards[i, :] = 0
    moment.ended[i] = 0
    start_game(i, games)
    moment.seats[i] = next_seat(games.states[i], games.orders[i], moves)


@rule
def step_place(i, actions, games, moment, moves):
    """One action in place `i`; when the game is over, its shares are paid, and `restart_place` begins the next one."""
    s, seats, rewards, ended = games.states[i], moment.seats, moment.rewards[i], moment.ended
    rewards[:] = 0
    ended[i] = 0
    apply(s, seats[i], actions[i])
    seat = next_seat(s, games.orders[i], moves)
    if seat < 0:
        result(s, rewards)
        ended[i] = OVER
    else:
        seats[i] = seat


@rule
def store_final_view(i, games, moment):
    """Write what the seat that moved last sees at the end of the game in place `i`."""
    finals = games.finals
    finals[i] = games.blank[0]
    write_view(games.states[i], moment.seats[i], games.with_recall, finals[i])


@rule
def restart_place(i, games, moment, moves):
    """Begin the next game in place `i`, where one is over; its last view stays in `games.finals`."""
    store_final_view(i, games, moment)
    start_game(i, games)
    moment.seats[i] = next_seat(games.states[i], games.orders[i], moves)


@rule
def begin_places(first, last, games, moment):
    for i in range(first, last):
        begin_place(i, games, moment, games.moves[i])
        write_choosing_view_and_mask(i, games, moment)


@rule
def step_places(first, last, actions, games, moment):
    for i in range(first, last):
        step_place(i, actions, games, moment, games.moves[i])
        if moment.ended[i]:
            restart_place(i, games, moment, games.moves[i])
        write_choosing_view_and_mask(i, games, moment)


@rule
def write_choosing_views(first, last, games, moment):
    for i in range(first, last):
        write_choosing_view(i, games, moment)


# One seat against compiled bots


@rule
def play_until_learner(i, policy, brain, games, moment):
    """Bots act and time passes until the learner chooses; False when the game is over first.

    `moment.views[i]` is room for what a bot knows; the caller looks again afterwards. `brain` is what trained
    bots think with, or None.
    """
    s, order, moves = games.states[i], games.orders[i], games.moves[i]
    learner, info_state, blank = moment.seats[i], moment.views[i : i + 1], games.blank
    bits = actors(s)
    while bits:
        seat = random_seat(bits, order)
        if seat == learner:
            return True
        bot_policy = RANDOM if seat == CLOCK else policy
        apply(s, seat, choose_action(s, seat, bot_policy, order, info_state, blank, moves, brain))
        bits = actors(s)
    return False


@rule
def begin_learner_place(i, policy, brain, games, moment):
    """A new game in place `i`, up to the learner's first choice."""
    start_game(i, games)
    while not play_until_learner(i, policy, brain, games, moment):
        start_game(i, games)  # one that ended before the learner's first choice
    write_choosing_view_and_mask(i, games, moment)


@rule
def step_learner_place(i, policy, brain, actions, games, moment):
    """The learner's action in place `i`, and what the bots do then; its last view of a game stays in `games.finals`."""
    action = actions[i]
    moment.rewards[i, :] = 0
    moment.ended[i] = 0
    if action < 0 or action >= moment.masks.shape[1] or moment.masks[i, action] == 0:
        moment.ended[i] = REFUSED
    else:
        apply(games.states[i], moment.seats[i], action)
        if not play_until_learner(i, policy, brain, games, moment):
            result(games.states[i], moment.rewards[i])
            moment.ended[i] = OVER
    if moment.ended[i]:
        store_final_view(i, games, moment)
        begin_learner_place(i, policy, brain, games, moment)
    else:
        write_choosing_view_and_mask(i, games, moment)


@rule
def begin_learner_places(first, last, policy, brain, games, moment):
    for i in range(first, last):
        begin_learner_place(i, policy, brain, games, moment)


@rule
def step_learner_places(first, last, policy, brain, actions, games, moment):
    for i in range(first, last):
        step_learner_place(i, policy, brain, actions, games, moment)
