"""`fathoms new-game`: what it writes is a game in every way, and where it cannot write one it writes nothing.

That the new game is played in a browser is seen in `tests/browser/test_new_game.py`.
"""

import shutil
import sys
from pathlib import Path

import pytest

from fathoms.cli import new_game
from tests.cli.conftest import Command
from tests.clone import ROOT, Clone

NAME = "harbour_lights"
FOLDERS = [f"src/fathoms/games/{NAME}", f"web/src/games/{NAME}", f"tests/games/{NAME}"]
PAGE = f"docs/games/{NAME}.md"
LESSONS = "tests/games/test_lessons.py"
GENERIC = [f"tests/games/test_{topic}.py" for topic in ("laws", "bulk", "golden", "rule_ids", "words", "lessons")]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A copy of the repository with a new game in it."""
    clone = Clone(tmp_path_factory.mktemp("clone") / "fathoms")
    new_game.new_game(NAME, "2-3", "", clone.root)
    return clone


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """As much of a clone as the command looks at."""
    for folder in ("src/fathoms/games", "src/fathoms/words/en", "web/src/games", "tests/games", "docs/games"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def files_in(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*")}


# What it writes


def test_it_says_what_it_wrote_and_what_to_do_next(fathoms: Command, empty: Path) -> None:
    answer = fathoms("new-game", NAME, "--players", "3-6", "--title", "Lights at Sea", "--into", str(empty))
    assert answer.code == 0
    for place in (*FOLDERS, PAGE):
        assert f"wrote {place}" in answer.out
        assert (empty / place).exists()
    assert f"-k {NAME}" in answer.out
    assert "make play" in answer.out
    assert "docs/adding-a-game.md" in answer.out
    assert "players=(3, 4, 5, 6)" in (empty / FOLDERS[0] / "__init__.py").read_text()
    assert "harbour-lights-title = Lights at Sea\n" in (empty / FOLDERS[0] / "words" / "en.ftl").read_text()


def test_nothing_is_left_of_the_template(clone: Clone) -> None:
    files = [file for folder in FOLDERS for file in (clone.root / folder).rglob("*") if file.is_file()]
    assert len(files) > 20
    for file in (*files, clone.root / PAGE):
        assert "stub" not in file.read_text(encoding="utf-8").lower(), file


def test_its_rules_are_numbered_by_letters_no_other_game_has(empty: Path) -> None:
    for name in ("harbour_lights", "harpoon", "har"):
        new_game.new_game(name, "2", "", empty)
    pages = {page.stem: page.read_text() for page in (empty / "docs/games").iterdir()}
    assert "| HAR-1 |" in pages["harbour_lights"]
    assert "| HARP-1 |" in pages["harpoon"]
    assert "| HARGAME-1 |" in pages["har"]


@pytest.mark.slow
def test_its_own_tests_pass_as_they_are_written(clone: Clone) -> None:
    clone.python("pytest", "-q", "-p", "no:cacheprovider", FOLDERS[2], LESSONS, "-k", NAME, interpret=True)


@pytest.mark.slow
def test_it_keeps_all_laws(clone: Clone) -> None:
    clone.python("pytest", "-m", "not slow", "-p", "no:cacheprovider", "--golden", *GENERIC, FOLDERS[2], "-k", NAME)


@pytest.mark.slow
def test_it_keeps_all_laws_with_everything_together(clone: Clone) -> None:
    clone.python("pytest", "-m", "slow", "-p", "no:cacheprovider", *GENERIC, "-k", NAME)


def test_its_page_says_which_tests_prove_which_rules(clone: Clone) -> None:
    written = (clone.root / PAGE).read_text(encoding="utf-8")
    clone.run(sys.executable, "scripts/rule_pages.py")
    assert (clone.root / PAGE).read_text(encoding="utf-8") == written


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ab", "a" * 23 + "1"])
def test_it_is_laid_out_as_we_like_it_however_long_its_name(clone: Clone, name: str) -> None:
    new_game.new_game(name, "2-15", "T" * 30, clone.root)
    places = [place.format(name=name) for place in new_game.PLACES.values()]
    try:
        clone.python("ruff", "check", "--no-cache", ".")
        clone.python("ruff", "format", "--no-cache", "--check", ".")
        clone.run("npx", "prettier", "--check", f"src/games/{name}", folder="web")
    finally:
        for place in places:
            new_game.remove(clone.root / place)


@pytest.mark.slow
def test_its_types_are_right(clone: Clone) -> None:
    clone.python("mypy", FOLDERS[0], FOLDERS[2])


@pytest.mark.slow
def test_its_client_is_in_order(clone: Clone) -> None:
    clone.run("npx", "eslint", f"src/games/{NAME}", folder="web")
    clone.run("npx", "vitest", "run", f"src/games/{NAME}", folder="web")


# What it refuses


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["Harbour", "--players", "2-4"], "harbour_lights"),
        (["two words", "--players", "2-4"], "lower-case letters"),
        (["lambda", "--players", "2-4"], "can’t be the name"),
        (["match", "--players", "2-4"], "can’t be the name"),
        (["a" * 25, "--players", "2-4"], "at most 24"),
        (["../up", "--players", "2-4"], "can’t be the name"),
        (["poo_divers", "--players", "2-4"], "taken"),
        (["lobby", "--players", "2-4"], "taken"),  # the page has words that begin so
        ([NAME, "--players", "many"], "3-6"),
        ([NAME, "--players", "1-4"], "2 to 15"),
        ([NAME, "--players", "4-2"], "isn’t a number of players"),
        ([NAME, "--players", "2-16"], "2 to 15"),
        ([NAME], "--players"),
        ([NAME, "--players", "2", "--title", 'The "Best"'], "quotes"),
        ([NAME, "--players", "2", "--title", "T" * 31], "at most 30"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(
    fathoms: Command, empty: Path, words: list[str], part: str
) -> None:
    shutil.copy(ROOT / "src/fathoms/words/en/lobby.ftl", empty / "src/fathoms/words/en")
    before = files_in(empty)
    answer = fathoms("new-game", *words, "--into", str(empty))
    assert answer.code == 2
    assert part in answer.err
    assert files_in(empty) == before


@pytest.mark.parametrize("there", [*FOLDERS, PAGE])
def test_what_is_there_is_left_alone(fathoms: Command, empty: Path, there: str) -> None:
    (empty / there).mkdir()
    before = files_in(empty)
    answer = fathoms("new-game", NAME, "--players", "2", "--into", str(empty))
    assert answer.code == 2
    assert f"{there} already exists" in answer.err
    assert files_in(empty) == before


def test_outside_a_clone_it_says_what_to_do(fathoms: Command, tmp_path: Path) -> None:
    answer = fathoms("new-game", NAME, "--players", "2", "--into", str(tmp_path))
    assert answer.code == 2
    assert str(tmp_path) in answer.err
    assert "Clone Fathoms" in answer.err
    assert files_in(tmp_path) == set()


def test_nothing_half_written_is_left(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, write = files_in(empty), new_game.in_words

    def disk_is_full(text: str, words: dict[str, str]) -> str:
        if "Board" in text:
            raise OSError("no space left")
        return write(text, words)

    monkeypatch.setattr(new_game, "in_words", disk_is_full)
    with pytest.raises(OSError, match="no space"):
        new_game.new_game(NAME, "2", "", empty)
    assert files_in(empty) == before
