"""The compiled part of a simulation: a run of games, each with a seed of its own."""

from fathoms.core.playout import choose, one_of
from fathoms.core.rng import numbered_seed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, pick, result, score, setup

FRESH = -1  # actions played in a game that has still to be set up


@rule
def play_games(first, last, step, before, keys, options, policies, room, blank, rng, moves, lengths, scores, shares):
    """Play every `step`-th of the games `first` .. `last`-1 of a piece after `before` others; write down what came out.

    `keys` are those of the games and of the bots. `policies` has one for each seat, or is None if all act at random,
    which leaves everything else out of the compiled code. `room` is a record for the state and one for a mind.

    One loop over actions, not one over games: threads of a GPU that run together then wait for each other's actions
    only, not for each other's games to end.
    """
    s = room[0]
    number, played = first, FRESH
    while number < last:
        if played == FRESH:
            seed = numbered_seed(rng, keys[0], before + number)
            seed_rng(rng, numbered_seed(rng, keys[1], before + number))
            room[0] = blank[0]
            setup(s, seed, options[0])
            played = 0
        bits = actors(s)
        if bits:
            seat = one_of(bits, rng)
            if policies is None:
                action = pick(s, seat, rng, moves)
            else:
                action = choose(s, seat, policies[seat], rng, room[1:2], blank, moves)
            apply(s, seat, action)
            played += 1
        else:
            lengths[number] = played
            for seat in range(scores.shape[1]):
                scores[number, seat] = score(s, seat)
            result(s, shares[number])
            number += step
            played = FRESH
