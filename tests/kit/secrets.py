"""Who may know what, told a second time.

`view` and `recall` say what a viewer knows. To check them, something else must say it too: every game with
hidden information has a `tests/games/<game>/secrets.py` with a function

    def twin(match, viewer, remembering, rng): ...

It returns a full state like `match.state` in which everything is changed by lot (`rng` is a `random.Random`) that
the viewer

- does not see now (`remembering` false), or
- does not see now and has never lawfully seen (`remembering` true).

and a function

    def possible(match, seat): ...

which names every element of the state that the seat neither sees nor remembers, and the values it can have by all the
seat has seen: `{"card": {12: {-1, -3}}}`, by field and place (in the flat array). What a resampled state has elsewhere
must be the truth.

Both are written from the rulebook and from `match.moves`, never from the game's `view`, `recall` or `resample`. The
random generator in the state is nobody's to know: the twin's is changed here.

A game in which some options hide nothing at all says so, too: `def hides(variant): ...`.
"""

import importlib
import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.rng import SEEDS
from fathoms.core.structs import Record
from tests.kit.variants import Variant

Possible = Mapping[str, Mapping[int, Collection[int]]]  # field -> place -> values


@dataclass(frozen=True)
class Secrets:
    """What a game's `secrets.py` says."""

    twin: Callable[[Match, int, bool, random.Random], Record]
    possible: Callable[[Match, int], Possible]
    hides: Callable[[Variant], bool] = lambda variant: True


TOYS: dict[str, Secrets] = {}  # the toys bring theirs with them


def secrets_of(game: Game) -> Secrets:
    """What is secret in this game."""
    if game.name in TOYS:
        return TOYS[game.name]
    try:
        module = importlib.import_module(f"tests.games.{game.name}.secrets")
    except ModuleNotFoundError as missing:
        raise AssertionError(
            f"{game.name} has hidden information: say what is secret in tests/games/{game.name}/secrets.py"
        ) from missing
    return Secrets(**{name: getattr(module, name) for name in ("twin", "possible", "hides") if hasattr(module, name)})


def hides(variant: Variant) -> bool:
    """Is there anything to hide in this variant?"""
    return variant.game.has_hidden_information and secrets_of(variant.game).hides(variant)


def possible(match: Match, seat: int) -> Possible:
    """The values that what is hidden from a seat can have."""
    return secrets_of(match.game).possible(match.fork(), seat)


def unseen_twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """A state the viewer cannot tell from the true one: now, or (`remembering`) by all it has ever seen."""
    other = match.fork()
    state = (
        secrets_of(match.game).twin(other, viewer, remembering, rng)
        if match.game.has_hidden_information
        else other.state
    )
    state.rng[0], state.rng[1] = rng.randrange(SEEDS), rng.randrange(1000)
    return state
