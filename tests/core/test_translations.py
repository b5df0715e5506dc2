"""No language lacks what English has: the script that lists it finds nothing, and would find it."""

import re
import shutil
from pathlib import Path

import pytest
from scripts import languages

from fathoms.words import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
OURS = {"dykarna", "partners", "poo_divers", "toilet_divers", "tubyrinth"}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_complete(language: str) -> None:
    assert sorted(languages.problems_of(language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_our_games_speak_every_language(language: str) -> None:
    """Others speak those they have words in: a new game begins with English."""
    assert OURS & set(languages.games_without(language)) == set()
    assert languages.files_of(language).keys() >= OURS


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_is_called_the_same_that_is_not(language: str) -> None:
    """The list of equal words holds no key that has words of its own by now."""
    equal = languages.same_in(language)
    theirs = languages.files_of(language)
    for place, file in languages.files_of("en").items():
        if place in languages.games_without(language):
            continue
        english, found = languages.messages_of(file)[0], languages.messages_of(theirs[place])[0]
        for key in sorted(equal & english.keys()):
            assert list(languages.differences(english[key], found[key], same=False)), f"{place}: {key} is no copy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_a_typographic_one(language: str) -> None:
    """“I’m ready!” everywhere: straight ones are for what is typed, as in `pip install 'fathoms[ray]'`."""
    straight = re.compile(r"(?:[^\W\d_]|\})'[^\W\d_]|s' [^\W\d_]")
    for place, file in languages.files_of(language).items():
        lines = enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        found = [f"{number}: {line}" for number, line in lines if line[:1] != "#" and straight.search(line)]
        assert found == [], place


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the words whose German can be spoilt."""
    for folder in ("words", "games"):
        shutil.copytree(
            languages.SOURCE / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.py", "__pycache__")
        )
    monkeypatch.setattr(languages, "SOURCE", tmp_path)
    return tmp_path / "games" / "poo_divers" / "words" / "de.ftl"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "is missing"),
        ("poo-plus = +{ $pionts }\n", "has the variables ['pionts'], English has ['points']"),
        ("poo-plus = +{ $points\n", "does not parse"),
        ("poo-plus = +{ $points }\npoo-moon = Mond\n", "poo-moon is not in English"),
    ],
)
def test_what_is_wrong_is_found(broken: Path, line: str, told: str) -> None:
    text = broken.read_text(encoding="utf-8")
    lines = [each for each in text.splitlines(keepends=True) if not each.startswith("poo-plus =")]
    broken.write_text("".join(lines) + line, encoding="utf-8")
    assert any(told in problem for problem in languages.problems_of("de"))


def test_copies_and_missing_plurals_are_found(broken: Path) -> None:
    english = broken.with_name("en.ftl").read_text(encoding="utf-8")
    broken.write_text(english.replace("    [one] 1 point in this turn’s pot\n", ""), encoding="utf-8")
    problems = list(languages.problems_of("de"))
    assert any("poo-street is a copy of the English text: The street" in problem for problem in problems)
    assert any("poo-pot leaves out a plural form: ['other']" in problem for problem in problems)


def test_a_missing_file_is_found(broken: Path) -> None:
    (languages.SOURCE / "words" / "de" / "lobby.ftl").unlink()
    assert "words/lobby.ftl: there is no such file" in list(languages.problems_of("de"))


def test_a_game_need_not_speak_every_language(broken: Path) -> None:
    """Only what it has begun to say in a language must be complete."""
    broken.unlink()
    assert "poo_divers" in languages.games_without("de")
    assert "poo_divers" not in languages.games_without("sv")
    assert [problem for problem in languages.problems_of("de") if problem.startswith("poo_divers")] == []
    broken.write_text("poo-divers-title = Tokyo Poo Divers\n", encoding="utf-8")
    assert "poo_divers" not in languages.games_without("de")
    assert "poo_divers: poo-plus is missing" in list(languages.problems_of("de"))


def test_the_script_says_which_games_speak_english(
    broken: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken.unlink()
    monkeypatch.setattr("sys.argv", ["languages.py", "de"])
    with pytest.raises(SystemExit):
        languages.main()
    assert "\n  poo_divers speaks English: it has no words/de.ftl\n" in capsys.readouterr().out
