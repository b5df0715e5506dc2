"""The page about adding a game is true: its code is what `fathoms new-game` writes, and its commands are tried ones."""

import ast
import re
import shlex
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from fathoms.cli import main, new_game
from fathoms.words import say
from tests.clone import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAME = "high_tide"
SHOWN_WHOLE = (
    "rules",
    "sight",
    "greedy",
    "quick_value",
    "lab_counts",
    "voice",
)  # no function of these files is left out
BLOCKS = [block for block in MarkdownIt().parse(PAGE) if block.type in ("fence", "code_block")]
CODE = [(found[1], block.content) for block in BLOCKS if (found := re.search(r'title="(.+)"', block.info))]
COMMANDS = [line for block in BLOCKS if block.type == "code_block" for line in block.content.splitlines()]
WRITES = next(command for command in COMMANDS if "new-game" in command)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page's own command writes, into as much of a clone as it looks at; here the game may be already."""
    root = tmp_path_factory.mktemp("clone")
    for folder in new_game.SIGNS_OF_A_CLONE[1:]:
        (root / folder).mkdir(parents=True)
    (root / "pyproject.toml").touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_game, "game_folders", dict)
        with pytest.raises(SystemExit) as left:
            main([*shlex.split(WRITES)[1:], "--into", str(root)])
    assert not left.value.code
    return root


@pytest.mark.parametrize(("file", "code"), CODE, ids=[f"{number}-{file}" for number, (file, _) in enumerate(CODE)])
def test_code_is_as_it_is_written(written: Path, file: str, code: str) -> None:
    assert code in (written / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SHOWN_WHOLE)
def test_no_function_is_left_out(written: Path, file: str) -> None:
    path = f"src/fathoms/games/{NAME}/{file}.py"
    tree = ast.parse((written / path).read_text(encoding="utf-8"))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    shown = {name for place, code in CODE if place == path for name in re.findall(r"^def (\w+)", code, re.MULTILINE)}
    assert shown == functions


def test_files_it_names_are_there(written: Path) -> None:
    tables = re.findall(r"^\| (`[^|]+) \|", PAGE, re.MULTILINE)
    named = {name for row in tables for name in re.findall(r"`([\w/]+\.\w+)`", row) if not name.startswith("docs")}
    files = {path.name for path in written.rglob("*") if path.is_file()}
    assert {Path(name).name for name in named} <= files
    assert len(named) > 15


def test_its_commands_are_those_that_the_program_names() -> None:
    """Which are tried in `tests/cli/test_new_game.py`."""
    told = say("cli-new-game-next", name=NAME)
    assert [command for command in COMMANDS if command != WRITES and command not in told] == []
    assert len(COMMANDS) == 5


def test_laws_say_what_it_says_they_do() -> None:
    kit = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "kit").glob("*.py"))
    phrases = re.findall(r"^\| `([^`|]+)` \|", PAGE.partition("the message has")[2], re.MULTILINE)
    assert len(phrases) > 8
    assert [phrase for phrase in phrases if phrase not in kit] == []
