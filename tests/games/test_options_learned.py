"""A new option is told to learned bots, or somebody has decided that it need not be."""

import importlib
import re
from pathlib import Path

import pytest

from fathoms.core.game import Game
from fathoms.games import GAMES

LEARNED = [game for game in GAMES if game.features]


def forgotten_options(options: list[str], source: str, not_learned: tuple[str, ...]) -> list[str]:
    """Options that the features neither name nor leave out on purpose."""
    told = {name for name in options if re.search(rf"\b{name}\b", source)}
    return [name for name in options if name not in told and name not in not_learned]


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_every_option_is_told_or_left_out_on_purpose(game: Game) -> None:
    features = importlib.import_module(f"fathoms.games.{game.name}.features")
    left_out = getattr(features, "OPTIONS_NOT_LEARNED", ())
    options = [option.name for option in game.options]
    source = Path(str(features.__file__)).read_text(encoding="utf-8").split("OPTIONS_NOT_LEARNED", 1)
    source_without_list = source[0] + source[-1].split("\n", 1)[-1] if len(source) > 1 else source[0]
    why = "name it in features.py, or in OPTIONS_NOT_LEARNED there with a reason (docs/recipes.md)"
    assert not forgotten_options(options, source_without_list, left_out), f"{game.name}: {why}"
    assert set(left_out) <= set(options), f"{game.name}: OPTIONS_NOT_LEARNED names an option that there is not"


def test_a_forgotten_option_is_noticed() -> None:
    assert forgotten_options(["tide", "wind", "moon"], "TIDE = s.tide", ("moon",)) == ["wind"]
