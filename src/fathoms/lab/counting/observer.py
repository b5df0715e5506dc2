"""Playing games with an observer: the compiled part of a study.

Every game is counted; some are looked at closely, action by action. What happens during a game is kept in a diary, and
goes into the tally when the game is over.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from fathoms.batch.game_loop import set_up_game
from fathoms.core.bits import ones
from fathoms.core.game import CLOCK, Game
from fathoms.core.lab_stats import MAX_MET_PARTS, NOTE_SIZE
from fathoms.core.playout import choose_action, random_seat
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, ending, legal, met_parts, quick_value, result, score
from fathoms.lab.counting.histogram import bin_of
from fathoms.lab.counting.tally import BATCHES, COURSE, LEAST, POINTS, QUARTERS, STEPS, SURE, WIN

MOMENTS = 64  # at most so many of a game are kept, evenly spread
HALF = 0.500001  # to round a chance: a GPU's last digits may differ, so what lies on the edge must not fall either way


@cache
def diary_type(game: Game) -> np.dtype[Any]:
    """What is noted during one game."""
    seats, parts = max(game.players), max(1, game.lab.parts.count)
    return np.dtype(
        (
            np.record,
            np.dtype(
                [
                    ("shares", np.float64, (seats,)),
                    ("last", np.int64, (seats,)),  # when each seat acted last, counted from 1; 0 = never
                    ("turns", np.int64, (seats,)),
                    ("acted", np.int64),  # who acted last
                    # Looking closely: all by sides, whose number is that of their first seat
                    ("said", np.int64, (seats,)),  # the last glance at each side
                    ("leader", np.int64),  # who led last; -1 = nobody so far
                    ("changes", np.int64),
                    ("behind", np.int64, (seats,)),  # when each side was last not alone in the lead
                    ("lowest", np.int64, (seats,)),
                    ("moments", np.int16, (MOMENTS, seats)),  # glances at moments of the game
                    ("stride", np.int64),  # decisions from one moment to the next
                    ("met", np.int32, (MAX_MET_PARTS + NOTE_SIZE,)),
                    ("is_met", np.int8, (parts,)),
                    ("met_by", np.int32, (parts, seats)),  # how often each side has met it
                    ("is_seen", np.int8, (STEPS + 1,)),  # has a glance said this?
                ],
                align=True,
            ),
        )
    )


class GameInputs(NamedTuple):
    """What all games of a study have in common, and room for one to be played."""

    keys: Any
    options: Any
    policies: Any
    sides: Any  # of each seat, the first seat of its side
    longest: Any
    every: Any  # one game in so many is looked at closely
    rng: Any
    moves: Any
    brain: Any  # what learned bots think with, or None


@rule
def count_games_in_range(first, last, inputs, room, diary, empty, tallies):
    """Play the games `first` .. `last`-1, and count each in the tally of its batch."""
    for number in range(first, last):
        count_observed_game(number, inputs, room, diary, empty, tallies[number % BATCHES])


@rule
def count_observed_game(number, inputs, room, diary, empty, tally):
    """Play one game, and count it.

    `room` has a record for the state, one for an information state and one that stays empty; `empty` is an empty diary.
    """
    closely = number // BATCHES % inputs.every == 0
    room[0] = room[2]
    diary[0] = empty[0]
    s, d = room[0], diary[0]
    set_up_game(s, number, inputs.keys, inputs.options, inputs.rng)
    d.acted = -1
    length = 0
    if closely:
        d.leader = -1
        d.stride = 1
        for seat in range(inputs.sides.size):
            d.lowest[seat] = SURE
        record_values(s, 0, inputs, d)
    bits = actors(s)
    while bits:
        seat = random_seat(bits, inputs.rng)
        if closely and seat != CLOCK:
            count_choices(s, seat, inputs, tally)
        policy = inputs.policies[seat]
        action = choose_action(s, seat, policy, inputs.rng, room[1:2], room[2:3], inputs.moves, inputs.brain)
        met_count = met_parts(s, seat, action, 0, d.met, 0) if closely else 0
        apply(s, seat, action)
        length += 1
        if seat != CLOCK:
            mark_turn(seat, length, bits, d, tally)
        bits = actors(s)
        if closely:
            met_count = met_parts(s, seat, action, 1, d.met, met_count)
            count_parts(seat, met_count, inputs, d, tally)
            if bits:
                record_values(s, length, inputs, d)
    result(s, d.shares)
    count_game(s, length, inputs, d, tally)
    if closely:
        count_course(length, inputs, d, tally)


# While a game is played


@rule
def count_choices(s, seat, inputs, tally):
    count = legal(s, seat, inputs.moves)
    tally.choices[bin_of(count)] += 1
    tally.chosen += count


@rule
def mark_turn(seat, length, bits, d, tally):
    """A seat has acted: is it a new turn of its, and how long has it waited?"""
    if d.acted != seat:
        d.turns[seat] += 1
        if d.last[seat]:
            tally.waits[seat] += 1
            tally.waited[seat] += length - d.last[seat] - 1
    d.acted = seat
    d.last[seat] = length
    tally.alone += 1000 // ones(bits)


@rule
def count_parts(seat, met_count, inputs, d, tally):
    """The parts that an action has met, and how the side that met them stood just before it."""
    for number in range(met_count):
        part = d.met[number]
        tally.met[part] += 1
        if seat != CLOCK:
            side = inputs.sides[seat]
            tally.before[part, chance_step(d.said[side])] += 1
            d.met_by[part, side] += 1
        if d.is_met[part] == 0:
            d.is_met[part] = 1
            tally.games_met[part] += 1


@rule
def chance_step(value):
    """The nearest of the steps to what a glance says."""
    return (STEPS * int(value) + SURE // 2) // SURE


@rule
def record_values(s, length, inputs, d):
    """How everyone stands now, who leads, and whether this is a moment to keep. Where sides are level, no one leads."""
    moment = -1
    if length % d.stride == 0:
        if length == MOMENTS * d.stride:
            for other in range(MOMENTS // 2):
                for seat in range(inputs.sides.size):
                    d.moments[other, seat] = d.moments[2 * other, seat]
            d.stride *= 2
        moment = length // d.stride
    best, leader = -1, -1
    for seat in range(inputs.sides.size):
        if inputs.sides[seat] != seat:
            continue
        value = int(min(max(quick_value(s, seat), 0.0), 1.0) * SURE + HALF)
        d.said[seat] = value
        d.lowest[seat] = min(int(d.lowest[seat]), value)
        if moment >= 0:
            d.moments[moment, seat] = value
        if value > best:
            best, leader = value, seat
        elif value == best:
            leader = -1
    if leader >= 0:
        d.changes += int(d.leader >= 0 and leader != d.leader)
        d.leader = leader
    for seat in range(inputs.sides.size):
        if seat != leader:
            d.behind[seat] = length + 1


# When it is over


@rule
def count_game(s, length, inputs, d, tally):
    """Count a game that is over."""
    tally.games += 1
    tally.decisions[bin_of(length)] += 1
    tally.decided += length
    tally.cut += int(length >= inputs.longest)
    tally.ends[ending(s)] += 1
    count_turns(inputs, d, tally)
    count_wins(inputs, d, tally)
    count_points(s, inputs, tally)


@rule
def count_turns(inputs, d, tally):
    turns, rounds = 0, 0
    for seat in range(inputs.sides.size):
        turns += d.turns[seat]
        rounds = max(rounds, d.turns[seat])
    tally.turned += turns
    tally.rounded += rounds


@rule
def count_wins(inputs, d, tally):
    winners = 0
    for seat in range(inputs.sides.size):
        part = win_parts(d, seat)
        tally.wins[seat] += part
        winners += int(part > 0 and inputs.sides[seat] == seat)
        for other in range(inputs.sides.size):
            tally.together[seat, other] += part * win_parts(d, other)
    tally.shared += int(winners > 1)
    tally.unwon += int(winners == 0)


@rule
def win_parts(d, seat):
    return int(d.shares[seat] * WIN + 0.5)


@rule
def count_points(s, inputs, tally):
    """Everyone's points, and how far the best side is ahead of the next."""
    sides, best, next_best = 0, 0, 0
    for seat in range(inputs.sides.size):
        points = score(s, seat)
        tally.points[seat, point_bin(points)] += 1
        tally.scored[seat] += points
        if inputs.sides[seat] == seat:
            sides += 1
            if sides == 1 or points > best:
                next_best, best = best, points
            elif sides == 2 or points > next_best:
                next_best = points
    if sides > 1:
        tally.margins += best - next_best


@rule
def point_bin(points):
    return min(max(points - LEAST, 0), POINTS - 1)


@rule
def count_course(length, inputs, d, tally):
    """How a game went that was looked at closely."""
    tally.close += 1
    tally.changed += d.changes
    moments = (length - 1) // d.stride + 1
    winner, winners = 0, 0
    for seat in range(inputs.sides.size):
        if inputs.sides[seat] == seat:
            count_value_accuracy(moments, seat, inputs, d, tally)
            count_gains(seat, d, tally)
            if d.shares[seat] > 0:
                winner = seat
                winners += 1
    for step in range(STEPS + 1):
        tally.seen[step] += d.is_seen[step]
    if winners == 1:
        tally.won += 1
        tally.decisive[COURSE * min(int(d.behind[winner]), length) // length] += 1
        tally.lowest[chance_step(d.lowest[winner])] += 1
        for moment in range(COURSE):
            tally.course[moment, chance_step(d.moments[moment * moments // COURSE, winner])] += 1


@rule
def count_value_accuracy(moments, seat, inputs, d, tally):
    """How true the glances at a side's chances were."""
    part = win_parts(d, seat)
    came = part * SURE // WIN
    for moment in range(moments):
        value, quarter = int(d.moments[moment, seat]), QUARTERS * moment // moments
        step = chance_step(value)
        d.is_seen[step] = 1
        tally.guessed[quarter, step] += 1
        tally.came[quarter, step] += part
        tally.squared[quarter] += came * came
        tally.missed[quarter] += (value - came) * (value - came)


@rule
def count_gains(seat, d, tally):
    """What came of the game for a side, for each time that it has met a part."""
    part = win_parts(d, seat)
    if part:
        for number in range(d.is_met.size):
            tally.gained[number] += part * d.met_by[number, seat]
