"""Playing a game to its end with compiled policies: one function for every game."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.learned.network import best_action
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, greedy, legal, pick, recall, view

RANDOM = 0
GREEDY = 1
LEARNED = 2
POLICIES = {"random": RANDOM, "greedy": GREEDY, "learned": LEARNED}


@rule
def one_of(bits, rng):
    """One seat of a bit set, each as likely; no draw where there is no choice."""
    return nth_one(bits, draw(rng, ones(bits)) if bits & (bits - 1) else 0)


@rule
def pick_listed(s, seat, rng, out):
    """A legal action, each as likely, for games that know no quicker way; `out` is room for a list of all."""
    return int(out[draw(rng, legal(s, seat, out))])


@rule
def know(s, seat, info_state, blank):
    """Put what `seat` knows into `info_state`, which is room for one record; `blank` is an empty one."""
    info_state[0] = blank[0]
    view(s, seat, info_state[0])
    recall(s, seat, info_state[0])


@rule
def choose(s, seat, policy, rng, info_state, blank, moves, brain):
    """What `seat` does by a compiled policy. Unless it acts at random it sees no more than a player in that seat.

    `brain` is None where no one is learned (see core/learned/network.py): then nothing of that is compiled.
    """
    if brain is not None and policy == LEARNED:
        know(s, seat, info_state, blank)
        return best_action(info_state[0], seat, brain, moves)
    if policy == GREEDY:
        know(s, seat, info_state, blank)
        return greedy(info_state[0], seat, rng, moves)
    return pick(s, seat, rng, moves)


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
def playout(s, policies, rng, info_state, blank, moves, brain):
    """Play `s` to its end with a policy for each seat (see `choose`); the number of actions played."""
    played = 0
    bits = actors(s)
    while bits:
        seat = one_of(bits, rng)
        apply(s, seat, choose(s, seat, policies[seat], rng, info_state, blank, moves, brain))
        played += 1
        bits = actors(s)
    return played
