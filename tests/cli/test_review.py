"""`fathoms review`: a saved game thought over."""

import json
from pathlib import Path

import pytest

from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.games import GAMES
from fathoms.games.tubyrinth.feats import SoloPuzzle
from tests.cli.conftest import Command
from tests.games.tubyrinth.table import call, racing, solo

LITTLE = ("--simulations", "2", "--worlds", "2")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole game in a file."""
    match = Match(GAMES[0], 2, {}, 3)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, match.legal(seat)[-1])
    path = tmp_path / "game.json"
    path.write_text(Replay.of(match).write(), encoding="utf-8")
    return path


def test_it_says_what_was_luck_and_what_was_whose(fathoms: Command, saved: Path) -> None:
    answer = fathoms("review", str(saved), *LITTLE)
    assert answer.code == 0
    for word in ("Own choices", "Others’ choices", "Luck", "Accuracy", "decisions"):
        assert word in answer.out


def test_json_has_every_decision_and_sums_that_add_up(fathoms: Command, saved: Path) -> None:
    found = json.loads(fathoms("review", str(saved), "--json", *LITTLE).out)
    assert len(found["decisions"]) == found["choices"]
    assert {"number", "seat", "action", "best", "chance", "loss", "doubt"} <= set(found["decisions"][0])
    for seat in found["seats"]:
        parts = seat["start"] + seat["choices"] + seat["others"] + seat["luck"]
        assert parts == pytest.approx(seat["result"], abs=1e-9)


@pytest.mark.slow
def test_a_game_that_has_something_of_its_own_to_say_says_it_in_the_end(fathoms: Command, tmp_path: Path) -> None:
    match = racing(1, **solo(SoloPuzzle("unique", 3, 5)))
    call(match, 0, 5)
    path = tmp_path / "puzzle.json"
    path.write_text(Replay.of(match).write(), encoding="utf-8")
    lines = fathoms("review", str(path)).out.splitlines()
    said = lines[lines.index("What the game itself shows:") :]
    assert "Move 7: Seat 1’s board 2A has one pipeline of 5 tiles." in said
    found = json.loads(fathoms("review", str(path), "--json").out)
    assert [each["key"] for each in found["insights"]] == ["tub-insight-right", "tub-insight-pipelines-of"]


def test_other_games_say_nothing_of_the_kind(fathoms: Command, saved: Path) -> None:
    assert "What the game itself" not in fathoms("review", str(saved), *LITTLE).out


def test_a_game_that_is_not_over_is_refused(fathoms: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Replay.of(Match(GAMES[0], 2, {}, 3)).write(), encoding="utf-8")
    answer = fathoms("review", str(path))
    assert answer.code == 2
    assert "finished" in answer.err


def test_a_game_of_other_rules_is_refused(fathoms: Command, saved: Path) -> None:
    other = {**json.loads(saved.read_text()), "version": 99}
    saved.write_text(json.dumps(other))
    answer = fathoms("review", str(saved))
    assert answer.code == 2
    assert "version" in answer.err


@pytest.mark.parametrize("budget", [("--simulations", "0"), ("--worlds", "1")])
def test_a_budget_that_is_none_is_refused(fathoms: Command, saved: Path, budget: tuple[str, str]) -> None:
    answer = fathoms("review", str(saved), *budget)
    assert answer.code == 2
    assert "at least" in answer.err


def test_a_file_that_is_not_there_is_said(fathoms: Command, tmp_path: Path) -> None:
    assert fathoms("review", str(tmp_path / "nothing.json")).code == 2
