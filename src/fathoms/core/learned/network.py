"""A small network in whole numbers: what an information state is worth, and which action looks best.

It is a rule like any other, so it means the same interpreted, compiled and on a GPU, to the last bit. Only features
that are there cost anything: each adds a row of weights (as in the networks of chess programs, NNUE).

    first  = clip(bias + the rows of all features of the information state)              `width` numbers
    worth  = clip(bias + matrix . first), and from it the chance to win     `deep` numbers
    aim    = bias + matrix . first                                          `deep` numbers
    action = weights . clip(aim + the rows of all features of the action)   one number for each action

All weights are in one array of 16-bit numbers, one part after another (see `weight_offsets`). Numbers are fractions of
a power of two: rows of `ROWS`, matrices of `STEEP`, what is clipped (0 to 1) of `FULL`. None can overflow: 2**15 times
2**7 times the widest layer is less than 2**31.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from fathoms.core.learned.features import ADVISED, Features
from fathoms.core.rule import rule
from fathoms.core.verbs import action_features, advice, legal, prepare_features, release_features, state_features
from fathoms.old_names import old_name_resolver

ROWS, STEEP, FULL = 1 << 10, 1 << 8, 1 << 7
HIGHEST = FULL - 1  # what is clipped, at most
WIDEST, DEEPEST = 256, 64  # layers can have so many numbers

SEEN, ACTS, WIDTH, DEEP = range(4)  # places in a brain's sizes
LOWEST_SCORE = -(1 << 40)  # less than any appeal

# The chance to win by the number the network comes to, in steps of 1/32 from -8 to 8, each chance in parts of SURE.
CERTAIN = 1 << 16
UNIT = STEEP * FULL  # the number that is 1
REACH, STEPS = 8, 32
CHANCES = np.array(
    [round(CERTAIN / (1 + math.exp(-step / STEPS))) for step in range(-REACH * STEPS, REACH * STEPS + 2)], np.int64
)


class Brain(NamedTuple):
    """A network, and room to think."""

    weights: Any  # (n,) 16-bit numbers
    sizes: Any  # (4,) features of information states, of actions, numbers in the first layer and in the later ones
    room: Any  # (room_for(features),) 32-bit numbers


def scratch_size(features: Features) -> int:
    """How many numbers it takes to think: the layers, and a list of features."""
    return WIDEST + 2 * DEEPEST + max(features.most_seen, features.most_acts)


def scratch_size_or_one(features: Features | None) -> int:
    """The same, for a caller that makes room without knowing whether there is anything to think with."""
    return scratch_size(features) if features else 1


class WeightOffsets(NamedTuple):
    """Where the parts of a network begin in its weights."""

    rows: int  # (seen, width)
    bias: int  # (width,)
    worth: int  # (deep, width)
    worth_bias: int  # (deep,)
    chance: int  # (deep,)
    chance_bias: int  # 1
    aim: int  # (deep, width)
    aim_bias: int  # (deep,)
    acts: int  # (acts, deep)
    act: int  # (deep,)
    end: int


@rule
def weight_offsets(seen, acts, width, deep):
    """Where each part begins, one after another."""
    rows = 0
    bias = rows + seen * width
    worth = bias + width
    worth_bias = worth + deep * width
    chance = worth_bias + deep
    chance_bias = chance + deep
    aim = chance_bias + 1
    aim_bias = aim + deep * width
    acts_rows = aim_bias + deep
    act = acts_rows + acts * deep
    return WeightOffsets(rows, bias, worth, worth_bias, chance, chance_bias, aim, aim_bias, acts_rows, act, act + deep)


@rule
def weight_offsets_of(brain):
    sizes = brain.sizes
    return weight_offsets(int(sizes[SEEN]), int(sizes[ACTS]), int(sizes[WIDTH]), int(sizes[DEEP]))


@rule
def clip(number):
    return max(0, min(HIGHEST, number))


@rule
def compute_first_layer(info_state, seat, brain):
    """The first layer, from all features of what `seat` knows."""
    width, parts = int(brain.sizes[WIDTH]), weight_offsets_of(brain)
    first, features = brain.room[:width], brain.room[WIDEST + 2 * DEEPEST :]
    bias = brain.weights[parts.bias : parts.bias + width]
    for i in range(width):
        first[i] = bias[i]
    for place in range(state_features(info_state, seat, features)):
        start = parts.rows + int(features[place]) * width
        row = brain.weights[start : start + width]
        for i in range(width):
            first[i] += row[i]
    for i in range(width):
        first[i] = clip(int(first[i]) >> 3)  # from parts of ROWS to parts of FULL


@rule
def compute_layer(brain, matrix, bias, out):
    """A later layer, from the first; in parts of UNIT."""
    width, deep = int(brain.sizes[WIDTH]), int(brain.sizes[DEEP])
    first = brain.room[:width]
    for j in range(deep):
        start = matrix + j * width
        row = brain.weights[start : start + width]
        total = 0
        for i in range(width):
            total += int(row[i]) * int(first[i])
        out[j] = total + int(brain.weights[bias + j]) * (UNIT // ROWS)


@rule
def chance_from_first_layer(brain):
    """The chance of winning of a seat whose mind has been taken in, in parts of SURE."""
    deep, parts = int(brain.sizes[DEEP]), weight_offsets_of(brain)
    worth = brain.room[WIDEST : WIDEST + deep]
    compute_layer(brain, parts.worth, parts.worth_bias, worth)
    total = int(brain.weights[parts.chance_bias]) * (UNIT // ROWS)
    for j in range(deep):
        total += int(brain.weights[parts.chance + j]) * clip(int(worth[j]) >> 8)
    return chance_from_sum(total)


@rule
def chance_from_sum(number):
    """A number in parts of UNIT as a chance in parts of SURE: between the chances on either side of it."""
    place = max(0, min(2 * REACH * UNIT, number + REACH * UNIT))
    step, rest = place // (UNIT // STEPS), place % (UNIT // STEPS)
    low, high = int(CHANCES[step]), int(CHANCES[step + 1])
    return low + (high - low) * rest // (UNIT // STEPS)


@rule
def compute_aim(brain):
    """What a seat whose mind has been taken in is after: compared with every action."""
    deep, parts = int(brain.sizes[DEEP]), weight_offsets_of(brain)
    aim = brain.room[WIDEST + DEEPEST : WIDEST + DEEPEST + deep]
    compute_layer(brain, parts.aim, parts.aim_bias, aim)
    for j in range(deep):
        aim[j] >>= 5  # from parts of UNIT to parts of ROWS


@rule
def action_features_with_advice(info_state, seat, action, advised, out):
    """The features of an action, when `advised` is the one that is advised; how many."""
    count = action_features(info_state, seat, action, out)
    if action == advised:
        out[count] = ADVISED
        count += 1
    return count


@rule
def policy_score(info_state, seat, action, advised, brain):
    """How good an action looks to a seat that has taken aim; in parts of UNIT, and only next to other actions.

    The information state is unfolded meanwhile.
    """
    deep, parts = int(brain.sizes[DEEP]), weight_offsets_of(brain)
    aim, sums = brain.room[WIDEST + DEEPEST : WIDEST + DEEPEST + deep], brain.room[WIDEST : WIDEST + deep]
    features = brain.room[WIDEST + 2 * DEEPEST :]
    for j in range(deep):
        sums[j] = aim[j]
    for place in range(action_features_with_advice(info_state, seat, action, advised, features)):
        start = parts.acts + int(features[place]) * deep
        row = brain.weights[start : start + deep]
        for j in range(deep):
            sums[j] += row[j]
    act = brain.weights[parts.act : parts.act + deep]
    total = 0
    for j in range(deep):
        total += int(act[j]) * clip(int(sums[j]) >> 3)
    return total


@rule
def write_policy_scores(info_state, seat, advised, actions, brain, out):
    """How good each of these actions looks to a seat: their appeals."""
    compute_first_layer(info_state, seat, brain)
    compute_aim(brain)
    prepare_features(info_state)
    for i in range(actions.size):
        out[i] = policy_score(info_state, seat, int(actions[i]), advised, brain)
    release_features(info_state)


@rule
def best_action(info_state, seat, brain, moves):
    """The action that looks best, from the view and recall in `info_state`; the first of those that look alike."""
    count = legal(info_state, seat, moves)
    best = int(moves[0])
    if count > 1:
        advised = advice(info_state, seat, moves)
        if advised >= 0:
            legal(info_state, seat, moves)  # whoever advised has used the list
        compute_first_layer(info_state, seat, brain)
        compute_aim(brain)
        prepare_features(info_state)
        best_appeal = LOWEST_SCORE
        for i in range(count):  # asked in one place of the code, so that the compiler can copy it there
            worth = policy_score(info_state, seat, int(moves[i]), advised, brain)
            if worth > best_appeal:
                best, best_appeal = int(moves[i]), worth
        release_features(info_state)
    return best


@rule
def chance_to_win(info_state, seat, brain):
    """How likely the side of `seat` is to win by what it knows, in parts of SURE."""
    compute_first_layer(info_state, seat, brain)
    return chance_from_first_layer(brain)


def new_brain(features: Features, weights: Any, width: int, deep: int) -> Brain:
    """A network of that size, with room to think."""
    sizes = np.array([features.seen, features.acts, width, deep], np.int32)
    return Brain(weights, sizes, np.zeros(scratch_size(features), np.int32))


__getattr__ = old_name_resolver(__name__)
