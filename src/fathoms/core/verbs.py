"""The verbs of a game, for code that knows no game.

From Python, a verb looks at the type of the state and calls the game's rule. In compiled code the compiler does the
same while it compiles, so that a playout or a search is written once and specialised for each game, on the CPU and
on the GPU.
"""

import functools
import inspect
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from fathoms.core.registry import game_of_state_type
from fathoms.core.rule import INTERPRETED
from fathoms.old_names import old_name_resolver

Verb = Callable[..., Any]


def verb(stub: Verb) -> Verb:
    """A function that does what the game of its first argument says under the same name."""
    name = stub.__name__

    @functools.wraps(stub)
    def call(s, *args):
        return game_of_state_type(s.dtype).verb(name)(s, *args)

    def choose(s, *args):
        from fathoms.core.compiled.cache import game_of_record_type

        game = game_of_record_type(s)
        return game.verb(name).py_func if game else None

    call.of_game = lambda game: game.verb(name)  # type: ignore[attr-defined]  # see core/compiled/rule_digest.py
    choose.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    if not INTERPRETED:
        for overload in _compilers():
            overload(call, strict=False)(choose)  # a game may name the arguments as it likes
    return call


@functools.cache
def _compilers() -> list[Callable[..., Any]]:
    """How to tell each installed compiler about a verb."""
    from numba.extending import overload

    if find_spec("numba_cuda") is None:  # no GPU compiler here; what Numba has of it would be loaded in vain
        return [overload]
    from numba.cuda.extending import overload as cuda_overload  # type: ignore[attr-defined]

    return [overload, cuda_overload]


@verb
def setup(s, seed, options):
    """Start a game in the empty state `s`."""


@verb
def actors(s):
    """The seats that may act now, as a bit set; 0 = the game is over."""


@verb
def legal(s, seat, out):
    """Write the actions of `seat` to `out`; how many there are."""


@verb
def apply(s, seat, action):
    """Play a legal action."""


@verb
def view(s, viewer, out):
    """Write what `viewer` sees now to the empty record `out`."""


@verb
def recall(s, seat, out):
    """Add to the view in `out` what `seat` has lawfully seen before: for bots, never for a person's screen."""


@verb
def resample(s, viewer, rng):
    """Fill in at random what the view and recall of `viewer` in `s` leave open."""


@verb
def result(s, out):
    """Write each seat's share of the win to `out`."""


@verb
def score(s, seat):
    """The points of `seat`."""


@verb
def quick_value(s, seat):
    """How likely the side of `seat` is to win, 0 to 1, as far as one can tell at a glance."""


@verb
def pick(s, seat, rng, out):
    """A legal action of `seat`, each as likely as any other; `out` is room for a list of them."""


@verb
def greedy(s, seat, rng, out):
    """The action a sensible beginner would choose, from the view and recall in `s`."""


@verb
def state_features(s, seat, out):
    """Write the features of what `seat` knows, from the view and recall in `s`, to `out`; how many there are."""


@verb
def prepare_features(s):
    """Lay out in the information state `s` what `action_features` reads of it: once for all actions that are looked at.

    Nothing but `action_features` is asked about the information state until it is folded.
    """


@verb
def release_features(s):
    """Put away what was unfolded: the information state is as it was."""


@verb
def action_features(s, seat, action, out):
    """Write the features of an action of `seat`, which is legal, from the view and recall in `s`; how many.

    The information state is unfolded meanwhile.
    """


@verb
def advice(s, seat, out):
    """The action that a learned player is advised to choose, by the view and recall in `s`; -1: no one advises it."""


@verb
def stage(s, seat):
    """Which kind of work the next action of `seat` is. Games that are at the same are played side by side on a GPU."""


@verb
def effect(s, seat, action):
    """Which kind of work it is to play `action`, which is legal."""


@verb
def ending(s):
    """How a game that is over has ended: a place in the game's `ends`."""


@verb
def met_parts(s, seat, action, is_after, out, count):
    """Write the parts that an action meets to `out` from place `count` on; how many there are then.

    Asked twice: with `is_after` 0 before the action is played, and with 1 afterwards. What is in `out` from place
    MAX_MET_PARTS on is the game's own: it can keep there what it wants to know afterwards.
    """


@verb
def full_information(s, seat, out):
    """Make the copy of `s` in `out` an information state that knows everything: for the lab, never for a game."""


__getattr__ = old_name_resolver(__name__)
