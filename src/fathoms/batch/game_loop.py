"""The compiled part of a simulation: a run of games, each with a seed of its own."""

from fathoms.core.playout import playout, random_playout
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import result, score, setup


@rule
def set_up_game(s, number, keys, options, rng):
    """Set up game `number` in an empty record. `keys` are those of the games and of the bots."""
    seed = numbered_seed(rng, keys[0], number)
    seed_rng(rng, numbered_seed(rng, keys[1], number))
    setup(s, seed, options[0])


@rule
def write_result(s, length, number, lengths, scores, shares):
    """What came out of a game."""
    lengths[number] = length
    for seat in range(scores.shape[1]):
        scores[number, seat] = score(s, seat)
    result(s, shares[number])


@rule
def play_games(first, last, before, keys, options, policies, room, blank, rng, moves, brain, lengths, scores, shares):
    """Play the games `first` .. `last`-1 of a piece that begins after `before` games, and write down what came out.

    `policies` has one for each seat, or is None if all act at random, which leaves everything else out of the compiled
    code. `room` is a record for the state and one for an information state, `brain` what trained bots think with, or
    None.
    """
    for number in range(first, last):
        room[0] = blank[0]
        set_up_game(room[0], before + number, keys, options, rng)
        if policies is None:
            length = random_playout(room[0], rng, moves)
        else:
            length = playout(room[0], policies, rng, room[1:2], blank, moves, brain)
        write_result(room[0], length, number, lengths, scores, shares)
