"""Every game can be chosen and set up in words, with every option and every value of it."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import all_games, find_game
from fathoms.words import LANGUAGES, catalogue
from tests.kit.option_words import words_missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_every_option_and_every_value_has_words(game: str, language: str) -> None:
    assert words_missing(find_game(game), catalogue(language)) == []
