"""Playing a game to its end with compiled policies: one function for every game."""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, greedy, pick, recall, view

RANDOM = 0
GREEDY = 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}


@rule
def one_of(bits, rng):
    """One seat of a bit set, each as likely; no draw where there is no choice."""
    if bits & (bits - 1) == 0:
        seat = 0
        while bits > 1:
            bits >>= 1
            seat += 1
        return seat
    seats = 0
    rest = bits
    while rest:
        rest &= rest - 1
        seats += 1
    skip = draw(rng, seats)
    seat = 0
    while True:
        if bits >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


@rule
def random_playout(s, rng, moves):
    """Play `s` to its end at random; the number of actions played."""
    played = 0
    bits = actors(s)
    while bits:
        seat = one_of(bits, rng)
        apply(s, seat, pick(s, seat, rng, moves))
        played += 1
        bits = actors(s)
    return played


@rule
def playout(s, policies, rng, mind, blank, moves):
    """Play `s` to its end with a policy for each seat; the number of actions played.

    `mind` and `blank` are records of one each: what the acting seat knows, and an empty one to start from.
    """
    played = 0
    bits = actors(s)
    while bits:
        seat = one_of(bits, rng)
        if policies[seat] == GREEDY:
            mind[0] = blank[0]
            view(s, seat, mind[0])
            recall(s, seat, mind[0])
            action = greedy(mind[0], seat, rng, moves)
        else:
            action = pick(s, seat, rng, moves)
        apply(s, seat, action)
        played += 1
        bits = actors(s)
    return played
