"""`fathoms tune`: what the house values of a game make of it, beside what they are meant to."""

from fathoms.cli.screen import out
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS


def tune(name: str, seed: int) -> None:
    """Measure and print; only Toilet Divers has values that were tuned."""
    from fathoms.games.toilet_divers import tune as toilet_divers

    if not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    if find_game(name).name != "toilet_divers":
        raise Refusal("cli-tune-nothing", game=name)
    out.print(toilet_divers.write(toilet_divers.measure(seed=seed)))
