"""Playing a game to its end with compiled policies: one function for every game."""

from fathoms.core.bits import nth_one, ones
from fathoms.core.learned.network import best_action
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, greedy, legal, pick, recall, view
from fathoms.old_names import old_name_resolver

RANDOM = 0
GREEDY = 1
NETWORK_POLICY = 2
POLICIES = {"random": RANDOM, "greedy": GREEDY, "learned": NETWORK_POLICY}


@rule
def random_seat(bits, rng):
    """One seat of a bit set, each as likely; no draw where there is no choice."""
    return nth_one(bits, draw(rng, ones(bits)) if bits & (bits - 1) else 0)


@rule
def pick_listed(s, seat, rng, out):
    """A legal action, each as likely, for games that know no quicker way; `out` is room for a list of all."""
    return int(out[draw(rng, legal(s, seat, out))])


@rule
def fill_info_state(s, seat, info_state, blank):
    """Put what `seat` knows into `info_state`, which is room for one record; `blank` is an empty one."""
    info_state[0] = blank[0]
    view(s, seat, info_state[0])
    recall(s, seat, info_state[0])


@rule
def choose_action(s, seat, policy, rng, info_state, blank, moves, brain):
    """What `seat` does by a compiled policy. Unless it acts at random it sees no more than a player in that seat.

    `brain` is None where no one is learned (see core/learned/network.py): then nothing of that is compiled.
    """
    if brain is not None and policy == NETWORK_POLICY:
        fill_info_state(s, seat, info_state, blank)
        return best_action(info_state[0], seat, brain, moves)
    if policy == GREEDY:
        fill_info_state(s, seat, info_state, blank)
        return greedy(info_state[0], seat, rng, moves)
    return pick(s, seat, rng, moves)


@rule
def random_playout(s, rng, moves):
    """Play `s` to its end at random; the number of actions played."""
    move_count = 0
    bits = actors(s)
    while bits:
        seat = random_seat(bits, rng)
        apply(s, seat, pick(s, seat, rng, moves))
        move_count += 1
        bits = actors(s)
    return move_count


@rule
def playout(s, policies, rng, info_state, blank, moves, brain):
    """Play `s` to its end with a policy for each seat (see `choose_action`); the number of actions played."""
    move_count = 0
    bits = actors(s)
    while bits:
        seat = random_seat(bits, rng)
        apply(s, seat, choose_action(s, seat, policies[seat], rng, info_state, blank, moves, brain))
        move_count += 1
        bits = actors(s)
    return move_count


__getattr__ = old_name_resolver(__name__)
