"""Who may know what, told a second time.

`view` and `recall` say what a viewer knows. To check them, something else must say it too: every game with
hidden information has a `tests/games/<game>/secrets.py` with a function

    def twin(match, viewer, remembering, rng): ...

It returns a full state like `match.state` in which everything is changed by lot (`rng` is a `random.Random`) that
the viewer

- does not see now (`remembering` false), or
- does not see now and has never lawfully seen (`remembering` true).

It is written from the rulebook and from `match.moves`, never from the game's `view`, `recall` or `resample`. The
random generator in the state is nobody's to know: the twin's is changed here.

A game in which some options hide nothing at all says so, too: `def hides(variant): ...`.
"""

import importlib
import random
from collections.abc import Callable

from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.record import Record
from fathoms.core.rng import SEEDS
from tests.kit.variants import Variant

Twin = Callable[[Match, int, bool, random.Random], Record]

TOYS: dict[str, Twin] = {}  # the toys bring theirs with them


def twin_of(game: Game) -> Twin:
    """How this game's hidden things are changed."""
    if game.name in TOYS:
        return TOYS[game.name]
    try:
        module = importlib.import_module(f"tests.games.{game.name}.secrets")
    except ModuleNotFoundError as missing:
        raise AssertionError(
            f"{game.name} has hidden information: say what is secret in tests/games/{game.name}/secrets.py"
        ) from missing
    twin: Twin = module.twin
    return twin


def hides(variant: Variant) -> bool:
    """Is there anything to hide in this variant?"""
    game = variant.game
    if not game.hidden or game.name in TOYS:
        return game.hidden
    module = importlib.import_module(f"tests.games.{game.name}.secrets")
    return bool(module.hides(variant)) if hasattr(module, "hides") else True


def unseen_twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """A state the viewer cannot tell from the true one: now, or (`remembering`) by all it has ever seen."""
    from tests.kit.variants import fork

    state = twin_of(match.game)(fork(match), viewer, remembering, rng) if match.game.hidden else fork(match).state
    state.rng[0], state.rng[1] = rng.randrange(SEEDS), rng.randrange(1000)
    return state
