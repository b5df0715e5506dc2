"""Which tests prove which rules: read from the marks `@pytest.mark.rule("POO-11")` in a game's tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "games"

# How the rules of each game are numbered: POO-1 to POO-18.
PREFIXES = {"poo_divers": "POO", "partners": "PAR", "toilet_divers": "TOI", "dykarna": "DYK", "tubyrinth": "TUB"}
COUNTS = {"POO": 18, "PAR": 29, "TOI": 20, "DYK": 40, "TUB": 19}


def rules_of(game: str) -> list[str]:
    """The ids of all rules of a game."""
    prefix = PREFIXES[game]
    return [f"{prefix}-{number}" for number in range(1, COUNTS[prefix] + 1)]


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
