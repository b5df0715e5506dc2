"""A random action of a game that knows no quicker way: list them all, and draw one."""

from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.core.verbs import legal


@rule
def pick_listed(s, seat, rng, out):
    """A legal action, each as likely; `out` is room for the list."""
    return int(out[draw(rng, legal(s, seat, out))])
