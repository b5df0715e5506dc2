"""Which language is spoken: by a wish, by the environment, and English where there is nothing else."""

import contextvars
from collections.abc import Callable
from pathlib import Path

import pytest

from fathoms import words
from fathoms.words import (
    LANGUAGES,
    current_language,
    environment_language,
    first_supported_language,
    language_of_header,
    say,
    set_language,
)


def alone(call: Callable[[], object]) -> object:
    """In a context of its own, so that nobody else hears another language."""
    return contextvars.copy_context().run(call)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("fr, fi;q=0.8, sv;q=0.9", "sv"),
        ("nn-NO", "nb"),
        ("no", "nb"),
        ("fi;q=0, da;q=0.1", "da"),
        ("fr, *;q=0.5", "en"),
        ("", "en"),
        ("de;q=rubbish, \x00, " + "x" * 10_000, "en"),
        (", ".join(["xx"] * 1000) + ", de", "en"),
    ],
)
def test_a_browsers_wish(header: str, language: str) -> None:
    assert language_of_header(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fi_FI"}, "fi"),
        ({"LANG": "nb_NO@euro"}, "nb"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environments(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


def test_a_language_is_spoken_until_further_notice() -> None:
    def in_finnish() -> tuple[str, str]:
        set_language("fi")
        return current_language(), say("page-not-built")

    assert alone(in_finnish) == ("fi", say("page-not-built", "fi"))
    assert current_language() == "en"
    assert say("page-not-built", "fi") != say("page-not-built")


def test_there_is_no_speaking_in_other_tongues() -> None:
    with pytest.raises(ValueError, match="tlh"):
        set_language("tlh")
    assert first_supported_language(["tlh"]) == "en"


def test_what_has_no_words_yet_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game of one's own needs English words only."""
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    monkeypatch.setattr(words, "game_folders", dict)
    monkeypatch.setattr(words, "catalogue", words.catalogue.__wrapped__)  # which remembers nothing
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "page.ftl").write_text("harbour-title = Lights at Sea\n")
    assert say("harbour-title", "de") == "Lights at Sea"
    with pytest.raises(KeyError):
        say("harbour-moon", "de")


def test_every_language_has_a_name_of_its_own() -> None:
    assert next(iter(LANGUAGES)) == "en"
    assert len(set(LANGUAGES.values())) == len(LANGUAGES) == 6
