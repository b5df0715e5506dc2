"""The expert: what each action in a position is worth, by playing on from it in many imagined worlds.

This is the compiled part, the same on a CPU and on a GPU. Positions are found by playing a game up to moments drawn by
lot. The seat imagines what it cannot see, over and over, and in each such world every action is played on with the same
luck by the players there are: the greedy one to begin with, later the network that is being taught. What comes out is
better than what those players would do themselves, so the network learns from it and becomes the next player.
"""

from typing import Any, NamedTuple

from fathoms.batch.game_loop import begin_game
from fathoms.core.game import CLOCK
from fathoms.core.learned.network import SURE, best_action, chance_to_win, look_at
from fathoms.core.playout import know, one_of
from fathoms.core.rng import draw, numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import (
    actors,
    apply,
    counsel,
    fold,
    greedy,
    legal,
    notice,
    outlook,
    pick,
    resample,
    result,
    unfold,
)

NOBODY = -1  # instead of a seat: the game was over before the moment came


class Lesson(NamedTuple):
    """What all positions of a batch have in common. Numbers are arrays of one, so that they can change uncompiled."""

    keys: Any  # (3,) of the games, of their players, and of the worlds
    options: Any  # (1,) packed
    numbers: Any  # see below: a place for each


USUAL, SLIPS, HORIZON, WORLDS, MARGIN, TRUST, EACH = range(7)
# USUAL    positions are looked for among so many first decisions of a game
# SLIPS    of a hundred actions on the way to a position, how many are random
# HORIZON  actions that are played on from it; then a glance at the chances has to do
# WORLDS   that are imagined
# MARGIN   of a hundred parts of what a finished game is worth, how many are for the outlook (by how far one has won)
# TRUST    of a hundred parts of a glance at the chances, how many are the network's; the others are the outlook's
# EACH     positions of a game: the longer it takes to play one, the more is to be had of it


class Room(NamedTuple):
    """Where one thread works. Beside it goes the `brain` of whoever plays; None: the greedy player does."""

    records: Any  # (4,) STATE, MIND, BLANK, WORLD
    moves: Any
    rng: Any
    shares: Any  # of the win


STATE, MIND, BLANK, WORLD = range(4)


class Positions(NamedTuple):
    """A batch of positions, as the network is told them."""

    minds: Any  # (n,) records
    seats: Any  # (n,) who chooses; NOBODY: there is no position
    counts: Any  # (n,) how many actions
    actions: Any  # (n, most) of which these are looked at
    seen: Any  # (n, most features) of the mind, the rest is filled with one that is never there
    acts: Any  # (n, most, most features) of each action
    won: Any  # (n,) what became of the seat's side in the game, in parts of SURE
    watched: Any  # (n, most features) of the mind of some seat at that moment, whoever's turn it is
    watcher_won: Any  # (n,) and what became of its side
    worths: Any  # (n, most) what the expert makes of each action: sums over all worlds, in parts of SURE


@rule
def think_as(room, seat):
    know(room.records[STATE], seat, room.records[MIND : MIND + 1], room.records[BLANK : BLANK + 1])


@rule
def choice(room, brain, seat):
    """What the player makes of the STATE."""
    think_as(room, seat)
    if brain is not None:
        return best_action(room.records[MIND], seat, brain, room.moves)
    return greedy(room.records[MIND], seat, room.rng, room.moves)


@rule
def step(room, brain, seat, slips):
    """One action in the STATE, by the player or by chance."""
    if seat == CLOCK or draw(room.rng, 100) < slips:
        action = pick(room.records[STATE], seat, room.rng, room.moves)
    else:
        action = choice(room, brain, seat)
    apply(room.records[STATE], seat, action)


@rule
def play_up(left, lesson, room, brain):
    """Play so many actions, and on to a moment in which a seat has a choice: the seat, or NOBODY."""
    s = room.records[STATE]
    bits = actors(s)
    while bits:
        seat = one_of(bits, room.rng)
        if left <= 0 and seat != CLOCK and legal(s, seat, room.moves) > 1:
            return seat
        step(room, brain, seat, int(lesson.numbers[SLIPS]))
        left -= 1
        bits = actors(s)
    return NOBODY


@rule
def describe(game, lesson, room, scout, player, positions):
    """Play game number `game`, and write its positions down as the network is told them; see what becomes of it.

    The scout is the brain of whoever plays up to the positions, the player that of whoever plays on from the last one.
    There is a position in each of as many stretches of the same length.
    """
    room.records[STATE] = room.records[BLANK]
    s, rng = room.records[STATE], room.rng
    begin_game(s, game, lesson.keys, lesson.options, rng)
    usual, each = int(lesson.numbers[USUAL]), int(lesson.numbers[EACH])
    first = game * each
    last = min(first + each, positions.seats.size)
    before = 0
    for i in range(first, last):
        moment = (usual * (i - first) + draw(rng, usual)) // each
        seat = play_up(
            max(min(i - first, 1), moment - before), lesson, room, scout
        )  # at least one action after the one before
        before = moment
        positions.seats[i] = seat
        positions.counts[i] = 0
        if seat != NOBODY:
            write_down(i, seat, watcher_of(i, game, lesson), room, scout, positions)
    bits = actors(s)
    while bits:
        step(room, player, one_of(bits, rng), 0)
        bits = actors(s)
    room.shares[:] = 0
    result(s, room.shares)
    for i in range(first, last):
        if positions.seats[i] != NOBODY:
            positions.won[i] = int(room.shares[positions.seats[i]] * SURE)
            positions.watcher_won[i] = int(room.shares[watcher_of(i, game, lesson)] * SURE)


@rule
def watcher_of(i, game, lesson):
    """Some seat, whoever's turn it is in position `i`."""
    return (i + game) % int(lesson.options[0].players)


@rule
def write_down(i, seat, watcher, room, scout, positions):
    """The STATE as position `i`, in which the seat chooses; with what a watcher knows of it."""
    think_as(room, seat)
    mind = room.records[MIND]
    positions.minds[i] = mind
    favourite = choice(room, scout, seat)
    count = some_actions(mind, seat, favourite, room, positions.actions[i])
    positions.counts[i] = count
    fill_up(positions.seen[i], notice(mind, seat, positions.seen[i]))
    advised = counsel(mind, seat, room.moves)
    unfold(mind)
    for place in range(count):
        acts = positions.acts[i, place]
        fill_up(acts, look_at(mind, seat, int(positions.actions[i, place]), advised, acts))
    fold(mind)
    for place in range(count, positions.actions.shape[1]):
        fill_up(positions.acts[i, place], 0)  # what an earlier lesson left there is no action of this one
    think_as(room, watcher)
    fill_up(positions.watched[i], notice(room.records[MIND], watcher, positions.watched[i]))


@rule
def fill_up(out, count):
    """-1 in all places after the features that are there."""
    for place in range(count, out.size):
        out[place] = -1


@rule
def some_actions(mind, seat, favourite, room, out):
    """The favourite and others by lot, as many as there is room for; how many."""
    count = legal(mind, seat, room.moves)
    moves = room.moves
    for place in range(count):
        if moves[place] == favourite:
            moves[place] = moves[0]
    moves[0] = favourite
    wanted = min(count, out.size)
    for place in range(1, wanted):
        if count > wanted:
            other = place + draw(room.rng, count - place)
            kept = moves[place]
            moves[place] = moves[other]
            moves[other] = kept
        out[place] = moves[place]
    out[0] = favourite
    return wanted


@rule
def imagine(i, world, lesson, room, positions):
    """World number `world` of position `i`, in which its actions are tried; the seed of the luck in it."""
    seed_rng(room.rng, numbered_seed(room.rng, lesson.keys[2], i * int(lesson.numbers[WORLDS]) + world))
    room.records[WORLD] = positions.minds[i]
    resample(room.records[WORLD], int(positions.seats[i]), room.rng)
    return draw(room.rng, 1 << 31)


@rule
def try_action(seat, action, luck, lesson, room, brain):
    """What an action comes to in the imagined WORLD for its seat, in parts of SURE."""
    room.records[STATE] = room.records[WORLD]
    s = room.records[STATE]
    seed_rng(room.rng, luck)
    apply(s, seat, action)
    bits = actors(s)
    left = int(lesson.numbers[HORIZON])
    while bits and left:
        step(room, brain, one_of(bits, room.rng), 0)
        bits = actors(s)
        left -= 1
    glance = outlook(s, seat)
    if bits == 0:
        room.shares[:] = 0
        result(s, room.shares)
        margin = lesson.numbers[MARGIN] / 100
        return int(((1 - margin) * room.shares[seat] + margin * glance) * SURE)
    if brain is not None:
        trust = int(lesson.numbers[TRUST])
        if trust:
            think_as(room, seat)
            learned = chance_to_win(room.records[MIND], seat, brain)
            return (trust * learned + (100 - trust) * int(glance * SURE)) // 100
    return int(glance * SURE)


# On the CPU: a run of positions at a time, from the first of a game


@rule
def describe_some(first, last, lesson, room, scout, player, positions):
    """Find positions: the last one is the end of a game's, or of all."""
    each = int(lesson.numbers[EACH])
    for game in range(first // each, (last + each - 1) // each):
        describe(game, lesson, room, scout, player, positions)


@rule
def weigh_some(first, last, lesson, room, brain, positions):
    """Ask the expert about positions."""
    for i in range(first, last):
        seat, count = int(positions.seats[i]), int(positions.counts[i])
        for place in range(count):
            positions.worths[i, place] = 0
        if seat == NOBODY:
            continue
        for world in range(int(lesson.numbers[WORLDS])):
            luck = imagine(i, world, lesson, room, positions)
            for place in range(count):
                action = int(positions.actions[i, place])
                positions.worths[i, place] += try_action(seat, action, luck, lesson, room, brain)
