"""The expert: estimates what each action in a position is worth, by rollouts in many sampled worlds.

This is the compiled part, the same on a CPU and on a GPU. Positions are found by playing a game up to moments drawn
at random. The seat imagines what it cannot see, over and over, and in each such world every action is played on with
the same luck by the players there are: the greedy one to begin with, later the network that is being taught. What comes
out is better than what those players would do themselves, so the network learns from it and becomes the next player.
"""

from typing import Any, NamedTuple

from fathoms.batch.game_loop import set_up_game
from fathoms.core.game import CLOCK
from fathoms.core.learned.network import CERTAIN, action_features_with_advice, best_action, chance_to_win
from fathoms.core.playout import fill_info_state, random_seat
from fathoms.core.rng import draw, numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import (
    actors,
    advice,
    apply,
    greedy,
    legal,
    pick,
    prepare_features,
    quick_value,
    release_features,
    resample,
    result,
    state_features,
)

NOBODY = -1  # instead of a seat: the game was over before the moment came


class RoundParameters(NamedTuple):
    """What all positions of a round have in common; in arrays, so that values can change without compiling again."""

    keys: Any  # (3,) of the games, of their players, and of the worlds
    options: Any  # (1,) packed
    numbers: Any  # see below: a place for each


USUAL, SLIPS, HORIZON, WORLDS, MARGIN, TRUST, EACH = range(7)
# USUAL    positions are looked for among so many first decisions of a game
# SLIPS    of a hundred actions on the way to a position, how many are random
# HORIZON  actions that are played on from it; then the position is estimated
# WORLDS   that are imagined
# MARGIN   of a hundred parts of what a finished game is worth, how many are for the outlook (by how far one has won)
# TRUST    of a hundred parts of a glance at the chances, how many are the network's; the others are the outlook's
# EACH     positions of a game: the longer it takes to play one, the more is to be had of it


class ExpertWorkspace(NamedTuple):
    """Scratch memory of one thread. Rules also get the player's `brain`; None stands for the greedy player."""

    records: Any  # (4,) STATE, MIND, BLANK, WORLD
    moves: Any
    rng: Any
    shares: Any  # of the win


STATE, INFO_STATE, BLANK, WORLD = range(4)


class Positions(NamedTuple):
    """A batch of positions as features, with the expert's value of each action."""

    info_states: Any  # (n,) records
    seats: Any  # (n,) who chooses; NOBODY: there is no position
    counts: Any  # (n,) how many actions
    actions: Any  # (n, most) of which these are looked at
    state_features: Any  # (n, most features) of the information state, the rest is filled with one that is never there
    action_features: Any  # (n, most, most features) of each action
    won: Any  # (n,) what became of the seat's side in the game, in parts of SURE
    watcher_features: (
        Any  # (n, most features) of the information state of some seat at that moment, whoever's turn it is
    )
    watcher_won: Any  # (n,) and what became of its side
    worths: Any  # (n, most) what the expert makes of each action: sums over all worlds, in parts of SURE


@rule
def write_info_state(workspace, seat):
    fill_info_state(
        workspace.records[STATE],
        seat,
        workspace.records[INFO_STATE : INFO_STATE + 1],
        workspace.records[BLANK : BLANK + 1],
    )


@rule
def player_action(workspace, brain, seat):
    """The action the player (network or greedy) chooses in the STATE."""
    write_info_state(workspace, seat)
    if brain is not None:
        return best_action(workspace.records[INFO_STATE], seat, brain, workspace.moves)
    return greedy(workspace.records[INFO_STATE], seat, workspace.rng, workspace.moves)


@rule
def play_action(workspace, brain, seat, slips):
    """Play one action in the STATE, chosen by the player or at random."""
    if seat == CLOCK or draw(workspace.rng, 100) < slips:
        action = pick(workspace.records[STATE], seat, workspace.rng, workspace.moves)
    else:
        action = player_action(workspace, brain, seat)
    apply(workspace.records[STATE], seat, action)


@rule
def play_to_position(actions_left, parameters, workspace, brain):
    """Play at least this many actions, then on until a seat has a choice; returns that seat, or NOBODY."""
    s = workspace.records[STATE]
    bits = actors(s)
    while bits:
        seat = random_seat(bits, workspace.rng)
        if actions_left <= 0 and seat != CLOCK and legal(s, seat, workspace.moves) > 1:
            return seat
        play_action(workspace, brain, seat, int(parameters.numbers[SLIPS]))
        actions_left -= 1
        bits = actors(s)
    return NOBODY


@rule
def record_game(game, parameters, workspace, scout, player, positions):
    """Play game number `game` to its end and record its positions as features, with their outcomes.

    The scout is the brain that plays up to the positions, the player the one that plays on from the last of them.
    There is a position in each of as many stretches of the same length.
    """
    workspace.records[STATE] = workspace.records[BLANK]
    s, rng = workspace.records[STATE], workspace.rng
    set_up_game(s, game, parameters.keys, parameters.options, rng)
    moments, each = int(parameters.numbers[USUAL]), int(parameters.numbers[EACH])
    first = game * each
    last = min(first + each, positions.seats.size)
    before = 0
    for i in range(first, last):
        moment = (moments * (i - first) + draw(rng, moments)) // each
        seat = play_to_position(
            max(min(i - first, 1), moment - before), parameters, workspace, scout
        )  # at least one action after the one before
        before = moment
        positions.seats[i] = seat
        positions.counts[i] = 0
        if seat != NOBODY:
            record_position(i, seat, watcher_seat(i, game, parameters), workspace, scout, positions)
    bits = actors(s)
    while bits:
        play_action(workspace, player, random_seat(bits, rng), 0)
        bits = actors(s)
    workspace.shares[:] = 0
    result(s, workspace.shares)
    for i in range(first, last):
        if positions.seats[i] != NOBODY:
            positions.won[i] = int(workspace.shares[positions.seats[i]] * CERTAIN)
            positions.watcher_won[i] = int(workspace.shares[watcher_seat(i, game, parameters)] * CERTAIN)


@rule
def watcher_seat(i, game, parameters):
    """A seat that varies with position and game, whose view is recorded too, whether or not it is its turn."""
    return (i + game) % int(parameters.options[0].players)


@rule
def record_position(i, seat, watcher, workspace, scout, positions):
    """Record the STATE as position `i`, in which `seat` chooses, with what the watcher knows of it."""
    write_info_state(workspace, seat)
    info_state = workspace.records[INFO_STATE]
    positions.info_states[i] = info_state
    favourite = player_action(workspace, scout, seat)
    count = sample_actions(info_state, seat, favourite, workspace, positions.actions[i])
    positions.counts[i] = count
    pad_features(positions.state_features[i], state_features(info_state, seat, positions.state_features[i]))
    advised = advice(info_state, seat, workspace.moves)
    prepare_features(info_state)
    for place in range(count):
        features = positions.action_features[i, place]
        pad_features(
            features, action_features_with_advice(info_state, seat, int(positions.actions[i, place]), advised, features)
        )
    release_features(info_state)
    for place in range(count, positions.actions.shape[1]):
        pad_features(positions.action_features[i, place], 0)  # clears what an earlier round left there
    write_info_state(workspace, watcher)
    pad_features(
        positions.watcher_features[i],
        state_features(workspace.records[INFO_STATE], watcher, positions.watcher_features[i]),
    )


@rule
def pad_features(out, count):
    """Fill the list with -1 after its first `count` features."""
    for place in range(count, out.size):
        out[place] = -1


@rule
def sample_actions(info_state, seat, favourite, workspace, out):
    """Write the favourite and other actions drawn at random, as many as fit; returns how many."""
    count = legal(info_state, seat, workspace.moves)
    moves = workspace.moves
    for place in range(count):
        if moves[place] == favourite:
            moves[place] = moves[0]
    moves[0] = favourite
    limit = min(count, out.size)
    for place in range(1, limit):
        if count > limit:
            other = place + draw(workspace.rng, count - place)
            swapped_action = moves[place]
            moves[place] = moves[other]
            moves[other] = swapped_action
        out[place] = moves[place]
    out[0] = favourite
    return limit


@rule
def sample_world(i, world, parameters, workspace, positions):
    """Sample world number `world` of position `i` into WORLD; returns the seed for its rollouts."""
    seed_rng(
        workspace.rng, numbered_seed(workspace.rng, parameters.keys[2], i * int(parameters.numbers[WORLDS]) + world)
    )
    workspace.records[WORLD] = positions.info_states[i]
    resample(workspace.records[WORLD], int(positions.seats[i]), workspace.rng)
    return draw(workspace.rng, 1 << 31)


@rule
def rollout_value(seat, action, luck, parameters, workspace, brain):
    """The value of an action for its seat after a rollout from WORLD, in parts of SURE."""
    workspace.records[STATE] = workspace.records[WORLD]
    s = workspace.records[STATE]
    seed_rng(workspace.rng, luck)
    apply(s, seat, action)
    bits = actors(s)
    actions_left = int(parameters.numbers[HORIZON])
    while bits and actions_left:
        play_action(workspace, brain, random_seat(bits, workspace.rng), 0)
        bits = actors(s)
        actions_left -= 1
    value = quick_value(s, seat)
    if bits == 0:
        workspace.shares[:] = 0
        result(s, workspace.shares)
        margin = parameters.numbers[MARGIN] / 100
        return int(((1 - margin) * workspace.shares[seat] + margin * value) * CERTAIN)
    if brain is not None:
        trust = int(parameters.numbers[TRUST])
        if trust:
            write_info_state(workspace, seat)
            network_chance = chance_to_win(workspace.records[INFO_STATE], seat, brain)
            return (trust * network_chance + (100 - trust) * int(value * CERTAIN)) // 100
    return int(value * CERTAIN)


# On the CPU: a run of positions at a time, from the first of a game


@rule
def record_games(first, last, parameters, workspace, scout, player, positions):
    """Record positions `first` .. `last`-1, which are those of whole games."""
    each = int(parameters.numbers[EACH])
    for game in range(first // each, (last + each - 1) // each):
        record_game(game, parameters, workspace, scout, player, positions)


@rule
def evaluate_positions(first, last, parameters, workspace, brain, positions):
    """Have the expert evaluate the actions of positions `first` .. `last`-1."""
    for i in range(first, last):
        seat, count = int(positions.seats[i]), int(positions.counts[i])
        for place in range(count):
            positions.worths[i, place] = 0
        if seat == NOBODY:
            continue
        for world in range(int(parameters.numbers[WORLDS])):
            luck = sample_world(i, world, parameters, workspace, positions)
            for place in range(count):
                action = int(positions.actions[i, place])
                positions.worths[i, place] += rollout_value(seat, action, luck, parameters, workspace, brain)
