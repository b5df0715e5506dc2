"""The command line speaks the language asked for, or that of the environment."""

import os
import subprocess
import sys

import pytest

from fathoms.cli import take_language
from fathoms.core.refusal import Refusal
from fathoms.words import say


@pytest.mark.parametrize(
    ("words", "language", "left"),
    [
        (["--lang", "de", "games"], "de", ["games"]),
        (["games", "--lang=fi", "--json"], "fi", ["games", "--json"]),
        (["games"], "sv", ["games"]),
        (["replay", "--", "--lang", "de"], "sv", ["replay", "--", "--lang", "de"]),
    ],
)
def test_the_language_is_taken_out_of_the_words(
    monkeypatch: pytest.MonkeyPatch, words: list[str], language: str, left: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert take_language(words) == language
    assert words == left


@pytest.mark.parametrize("words", [["--lang", "tlh"], ["--lang="], ["--lang"]])
def test_a_language_we_do_not_speak_is_refused(words: list[str]) -> None:
    with pytest.raises(Refusal, match="en, de, sv, da, nb, fi"):
        take_language(words)


def test_help_is_in_the_language_too() -> None:
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8"}
    given = [sys.executable, "-m", "fathoms", "--help"]
    done = subprocess.run(given, env=environment, capture_output=True, encoding="utf-8", check=True)
    told = " ".join(done.stdout.split())
    assert say("cli-help", "de").split(".")[0] in told
    assert say("cli-help").split(".")[0] not in told
