"""`fathoms solve`, `fathoms make-boards` and `fathoms tune`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

SIDES = "URDL"


@pytest.mark.slow  # a solver looks for all there are
def test_a_unique_board_has_one_pipeline_of_each_size(fathoms: Command) -> None:
    answer = fathoms("solve", "--set", "unique", "--board", "1", "--json")
    (board,) = json.loads(answer.out)["boards"]
    assert board["counts"] == {"5": 1, "6": 1, "7": 1}
    assert [len(row) for row in board["rows"]] == [8] * 8
    assert set("".join(board["rows"])) == {"#", "."}
    for cell, side in (board["start"], board["end"]):
        assert 0 <= cell < 64
        assert side in SIDES


@pytest.mark.slow
def test_a_board_can_be_solved_from_a_file(fathoms: Command, tmp_path: Path) -> None:
    (board,) = json.loads(fathoms("solve", "--set", "unique", "--board", "2", "--json").out)["boards"]
    file = tmp_path / "board.json"
    del board["solutions"]
    file.write_text(json.dumps(board))
    again = json.loads(fathoms("solve", str(file), "--tiles", "5", "--json").out)["boards"][0]
    assert again["counts"]["5"] == 1


def test_the_solver_refuses_what_is_no_board(fathoms: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    for words in (
        ("solve",),
        ("solve", "--set", "other"),
        ("solve", "--set", "table", "--board", "83"),
        ("solve", str(broken)),
    ):
        answer = fathoms(*words)
        assert answer.code == 2
        assert answer.err.strip()
        assert "Traceback" not in answer.err


def test_tuning_is_for_games_with_tuned_values(fathoms: Command) -> None:
    answer = fathoms("tune", "partners")
    assert answer.code == 2
    assert "poo_divers, toilet_divers" in answer.err
