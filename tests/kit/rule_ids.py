"""Which rules a game has, read from its page, and which tests prove them, read from their marks.

The page has a table of rules (`| POO-11 | ... |`), the tests have marks (`@pytest.mark.rule("POO-11")`).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "games"
PAGES = GAMES.parents[1] / "docs" / "games"
ROW = re.compile(r"^\| ([A-Z]+)-(\d+) \|", re.MULTILINE)


def rules_of(game: str, pages: Path = PAGES) -> list[str]:
    """The ids of all rules of a game, numbered from 1 without a gap."""
    page = (pages / f"{game}.md").read_text(encoding="utf-8")
    found = [(prefix, int(number)) for prefix, number in ROW.findall(page)]
    prefix = found[0][0] if found else game
    assert found == [(prefix, number) for number in range(1, len(found) + 1)], (
        f"{game}.md: rules are missing or doubled"
    )
    return [f"{prefix}-{number}" for prefix, number in found]


def proofs(folder: Path) -> dict[str, list[str]]:
    """For each rule id named in a folder of tests, the tests that name it, as `file.py::test_name`."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(f"{file.name}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                yield ast.literal_eval(argument)
