"""The compiled part of a simulation: a run of games, each with a seed of its own."""

from fathoms.core.playout import playout
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import result, score, setup


@rule
def play_games(first, last, keys, options, policies, room, rng, moves, lengths, scores, shares):
    """Play the games `first` .. `last`-1 and write down what came out.

    `keys` are those of the games and of the bots; `room` is three records: a state, a mind and a blank.
    """
    for number in range(first, last):
        seed = numbered_seed(rng, keys[0], number)
        seed_rng(rng, numbered_seed(rng, keys[1], number))
        room[0] = room[2]
        setup(room[0], seed, options[0])
        lengths[number] = playout(room[0], policies, rng, room[1:2], room[2:3], moves)
        for seat in range(scores.shape[1]):
            scores[number, seat] = score(room[0], seat)
        result(room[0], shares[number])
