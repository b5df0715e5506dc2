"""Duels are played in processes of their own, which know the house values of the study that wants them."""

import json
import os
import subprocess
import sys

import pytest

from fathoms.core.tuning import OTHER_VALUES

DUEL = """
import json, os, sys
os.environ["FATHOMS_HOUSE"] = sys.argv[1]  # as a study's own process does, before the game is loaded

if __name__ == "__main__":
    import fathoms.games
    from fathoms.core.game import find_game
    from fathoms.lab.measuring.duels import Duel
    from fathoms.lab.measuring.study_setting import Setting
    game = find_game("poo_divers")
    options = {option.name: option.default for option in game.options}
    *_, shares = Duel("greedy", "random").play(Setting(game, 2, options), 8, 1, workers=int(sys.argv[2]))
    print(json.dumps(shares.tolist()))
"""


def shares(house: dict[str, int], workers: int) -> list[float]:
    """What the greedy bot won of each deal, by rules as they are written: few games are not worth compiling for."""
    env = {name: value for name, value in os.environ.items() if name != OTHER_VALUES}
    done = subprocess.run(
        [sys.executable, "-c", DUEL, json.dumps({"poo_divers": house}), str(workers)],
        env={**env, "FATHOMS_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[float] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_duels_on_several_cores_are_played_with_the_house_values_of_their_study() -> None:
    scarce = {"droppings.golden": 0, "droppings.brown": 1}  # whoever finds the one that there is has won
    here = shares(scarce, workers=1)
    assert shares(scarce, workers=2) == here
    assert shares({}, workers=2) != here
