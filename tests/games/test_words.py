"""Every game can be chosen and set up in words, and what the lab counts in it has words too."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import find_game
from fathoms.game_folders import game_folders
from fathoms.words import catalogue, say
from tests.kit.note_words import reads_badly, words_counted
from tests.kit.option_words import words_missing

# A new game may speak only English at first; tests/core/test_translations.py asks for the rest.
SPOKEN = [(home.name, file.stem) for home in game_folders().values() for file in sorted(home.glob("words/*.ftl"))]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_option_and_every_value_has_words(game: str, language: str) -> None:
    assert words_missing(find_game(game), catalogue(language)) == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_all_that_the_lab_counts_has_words_of_its_own(game: str, language: str) -> None:
    """What stands together in a plot can be told apart."""
    keys = [key for together in words_counted(find_game(game)) for key in together]
    assert [key for key in keys if not catalogue(language).has_message(key)] == []
    assert sorted(keys) == sorted(set(keys))
    for together in words_counted(find_game(game)):
        texts = [say(key, language) for key in together]
        assert sorted(texts) == sorted(set(texts))
        assert [text for text in texts if reads_badly(text)] == []


@pytest.mark.parametrize("text", ["fields", "Fields.", "handed_on", "F" * 61])
def test_what_is_no_label_is_noticed(text: str) -> None:
    assert reads_badly(text)
