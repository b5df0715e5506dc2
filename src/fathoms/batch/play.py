"""The compiled part of a simulation: a run of games, each with a seed of its own."""

from fathoms.core.playout import playout, random_playout
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import result, score, setup


@rule
def play_games(first, last, before, keys, options, policies, room, blank, rng, moves, lengths, scores, shares):
    """Play the games `first` .. `last`-1 of a piece that begins after `before` games, and write down what came out.

    `keys` are those of the games and of the bots. `policies` has one for each seat, or is None if all act at random,
    which leaves everything else out of the compiled code. `room` is a record for the state and one for a mind.
    """
    for number in range(first, last):
        seed = numbered_seed(rng, keys[0], before + number)
        seed_rng(rng, numbered_seed(rng, keys[1], before + number))
        room[0] = blank[0]
        setup(room[0], seed, options[0])
        if policies is None:
            lengths[number] = random_playout(room[0], rng, moves)
        else:
            lengths[number] = playout(room[0], policies, rng, room[1:2], blank, moves)
        for seat in range(scores.shape[1]):
            scores[number, seat] = score(room[0], seat)
        result(room[0], shares[number])
