"""`fathoms tune`: measures what the house-rule numbers of a game rest on. A game takes part with a `tune.py` in its
folder: `measure(seed)`, and `write(found)` for people."""

from importlib import import_module

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core.console import err, out
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.game_folders import game_folders
from fathoms.words import say


def tune(name: str, seed: int) -> None:
    """Measure and print."""
    if not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    tuned = {
        package.rpartition(".")[2]: package for package, home in game_folders().items() if (home / "tune.py").exists()
    }
    if find_game(name).name not in tuned:
        raise Refusal("cli-tune-nothing", game=name, games=", ".join(tuned))
    module = import_module(f"{tuned[name]}.tune")
    with err.status(say("cli-tuning", game=name)):
        measurements = module.measure(seed=seed)
    out.print(module.write(measurements))
