"""The compiled part of the vector environment: one step of one game. The CPU calls it in loops, the GPU in threads."""

from typing import Any, NamedTuple

from fathoms.core.game import CLOCK
from fathoms.core.playout import RANDOM, choose, one_of
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, legal, pick, recall, result, setup, view

OVER, REFUSED = 1, 2  # how a game ended: by its rules, or with an illegal action


class Room(NamedTuple):
    """Where `n` games take place: what lies behind the views. Arrays of NumPy, or on a GPU."""

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
    packed: int  # 1 = masks have a bit for each action, 0 = a byte
    recalling: int  # 1 = views have what a seat has lawfully seen before, too
    finals: Any  # (n,) records: what the seat that made the last move of a place's last game saw when it was over


class Moment(NamedTuple):
    """All games now: for each, the seat that chooses, what it sees and what it may do; what the last step brought."""

    views: Any  # (n,) records; `views["name"]` is a part of all of them. None (0,) if they are only made when asked for
    masks: Any  # (n, actions) 1 = legal; or (n, bytes) a bit for each action, the lowest first
    seats: Any  # (n,) who chooses
    rewards: Any  # (n, players) shares of the win, in the step that ended a game
    ended: Any  # (n,) 1 where a game has just ended and the next one begun


@rule
def start(i, room):
    """A new game in place `i`: the next of its series, each with a seed of its own."""
    states, order, numbers = room.states, room.orders[i], room.numbers
    seed = numbered_seed(order, room.keys[i], numbers[i])
    states[i] = room.blank[0]
    setup(states[i], seed, room.options[0])
    seed_rng(order, seed ^ 1)
    numbers[i] += room.stride[0]


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
def show(s, seat, recalling, out):
    """Write what a seat sees to an empty record, and what it has lawfully seen before if it is `recalling`."""
    view(s, seat, out)
    if recalling:
        recall(s, seat, out)


@rule
def see(i, room, moment):
    """Write what the seat that chooses sees."""
    views = moment.views
    views[i] = room.blank[0]
    show(room.states[i], moment.seats[i], room.recalling, views[i])


@rule
def show_choices(s, seat, packed, moves, mask):
    """Write what a seat may do to `mask`: a byte for each action, or a bit."""
    mask[:] = 0
    for place in range(legal(s, seat, moves)):
        action = moves[place]
        if packed:
            mask[action >> 3] |= 1 << (action & 7)
        else:
            mask[action] = 1


@rule
def look(i, room, moment):
    """What the seat that chooses sees, and what it may do."""
    if moment.views.size:
        see(i, room, moment)
    show_choices(room.states[i], moment.seats[i], room.packed, room.moves[i], moment.masks[i])


@rule
def begin(i, room, moment, moves):
    """The first game of place `i`."""
    moment.rewards[i, :] = 0
    moment.ended[i] = 0
    start(i, room)
    moment.seats[i] = next_seat(room.states[i], room.orders[i], moves)


@rule
def advance(i, actions, room, moment, moves):
    """One action in place `i`; when the game is over, its shares are paid, and `restart` begins the next one."""
    s, seats, rewards, ended = room.states[i], moment.seats, moment.rewards[i], moment.ended
    rewards[:] = 0
    ended[i] = 0
    apply(s, seats[i], actions[i])
    seat = next_seat(s, room.orders[i], moves)
    if seat < 0:
        result(s, rewards)
        ended[i] = OVER
    else:
        seats[i] = seat


@rule
def store_final_view(i, room, moment):
    """Write what the seat that moved last sees at the end of the game in place `i`."""
    finals = room.finals
    finals[i] = room.blank[0]
    show(room.states[i], moment.seats[i], room.recalling, finals[i])


@rule
def restart(i, room, moment, moves):
    """The next game in place `i`, where one is over; its last view stays in `room.finals`."""
    store_final_view(i, room, moment)
    start(i, room)
    moment.seats[i] = next_seat(room.states[i], room.orders[i], moves)


@rule
def begin_some(first, last, room, moment):
    for i in range(first, last):
        begin(i, room, moment, room.moves[i])
        look(i, room, moment)


@rule
def advance_some(first, last, actions, room, moment):
    for i in range(first, last):
        advance(i, actions, room, moment, room.moves[i])
        if moment.ended[i]:
            restart(i, room, moment, room.moves[i])
        look(i, room, moment)


@rule
def see_some(first, last, room, moment):
    for i in range(first, last):
        see(i, room, moment)


# One seat against compiled bots


@rule
def others_play(i, policy, brain, room, moment):
    """Bots act and time passes until the learner chooses; False when the game is over first.

    `moment.views[i]` is room for what a bot knows; whoever calls this looks again afterwards. `brain` is what learned
    bots think with, or None.
    """
    s, order, moves = room.states[i], room.orders[i], room.moves[i]
    learner, mind, blank = moment.seats[i], moment.views[i : i + 1], room.blank
    bits = actors(s)
    while bits:
        seat = one_of(bits, order)
        if seat == learner:
            return True
        plays = RANDOM if seat == CLOCK else policy
        apply(s, seat, choose(s, seat, plays, order, mind, blank, moves, brain))
        bits = actors(s)
    return False


@rule
def sit(i, policy, brain, room, moment):
    """A new game in place `i`, up to the learner's first choice."""
    start(i, room)
    while not others_play(i, policy, brain, room, moment):
        start(i, room)  # one that ended before the learner's first choice
    look(i, room, moment)


@rule
def answer(i, policy, brain, actions, room, moment):
    """The learner's action in place `i`, and what the bots do then; its last view of a game stays in `room.finals`."""
    action = actions[i]
    moment.rewards[i, :] = 0
    moment.ended[i] = 0
    if action < 0 or action >= moment.masks.shape[1] or moment.masks[i, action] == 0:
        moment.ended[i] = REFUSED
    else:
        apply(room.states[i], moment.seats[i], action)
        if not others_play(i, policy, brain, room, moment):
            result(room.states[i], moment.rewards[i])
            moment.ended[i] = OVER
    if moment.ended[i]:
        store_final_view(i, room, moment)
        sit(i, policy, brain, room, moment)
    else:
        look(i, room, moment)


@rule
def sit_some(first, last, policy, brain, room, moment):
    for i in range(first, last):
        sit(i, policy, brain, room, moment)


@rule
def answer_some(first, last, policy, brain, actions, room, moment):
    for i in range(first, last):
        answer(i, policy, brain, actions, room, moment)
