"""Every rule of every game is proved by a test that names it."""

from pathlib import Path

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import all_games
from tests.kit.rule_ids import GAMES, proofs, rules_of


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_every_rule_has_a_test(game: str) -> None:
    named = proofs(GAMES / game)
    assert [rule for rule in rules_of(game) if rule not in named] == []
    assert [rule for rule in named if rule not in rules_of(game)] == []


def test_a_gap_in_the_numbers_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "chess.md").write_text("| CHE-1 | Pawns. | |\n| CHE-3 | Rooks. | |\n")
    with pytest.raises(AssertionError, match="missing or doubled"):
        rules_of("chess", tmp_path)


def test_a_missing_mark_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        '@pytest.mark.rule("POO-1", "POO-3")\ndef test_one(): ...\n\n'
        '@pytest.mark.rule("POO-2")\ndef helper(): ...\n\n'
        "@pytest.mark.slow\ndef test_two(): ...\n"
    )
    assert proofs(tmp_path) == {"POO-1": ["test_it.py::test_one"], "POO-3": ["test_it.py::test_one"]}
