"""What a learned player may be told beside its features: which action a beginner would choose."""

from fathoms.core.rng import seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import greedy
from fathoms.old_names import old_name_resolver


@rule
def greedy_advice(s, seat, whim, out):
    """What the greedy player would do; `out` is room for a list.

    Where it leaves something to chance, the number `whim` decides: one that changes from move to move, since who always
    decides alike goes round in circles. The info state in `s` needs no luck of its own, so the place for it is lent to
    the greedy player.
    """
    one, other = s.rng[0], s.rng[1]
    seed_rng(s.rng, whim)
    action = greedy(s, seat, s.rng, out)
    s.rng[0] = one
    s.rng[1] = other
    return action


__getattr__ = old_name_resolver(__name__)
