"""`fathoms solve` and `fathoms make-boards`."""

import json
from pathlib import Path

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth import workshop as commands
from fathoms.games.tubyrinth.boards import load_set, write_boards
from fathoms.games.tubyrinth.make_boards import BoardWithPipelines, OnBoard, complete_board, solve_board


@pytest.mark.rule("TUB-19")
def test_solve_lists_boards_in_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    commands.solve_boards(None, "unique", 12, "5,6,7", True)
    (board,) = json.loads(capsys.readouterr().out)["boards"]
    kept = load_set("unique")[11]
    assert {**board, "start": tuple(board["start"]), "end": tuple(board["end"])} == {
        **kept.model_dump(),
        "solutions": board["solutions"],
    }
    assert sorted(len(pipeline) for pipeline in board["solutions"]) == [5, 6, 7]


def test_solve_reads_board_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "boards.json"
    file.write_text(write_boards(list(load_set("table")[70:72])))
    commands.solve_boards(file, None, None, "6", True)
    first, second = json.loads(capsys.readouterr().out)["boards"]
    assert first["counts"] == {"6": load_set("table")[70].counts["6"]}
    assert second["name"] == load_set("table")[71].name


def test_solve_prints_counts_and_pipelines(capsys: pytest.CaptureFixture[str]) -> None:
    commands.solve_boards(None, "unique", 1, "7", False)
    heading, pipeline = capsys.readouterr().out.strip().split("\n")
    assert heading == "Board 1A: 1 of 7 tiles"
    assert pipeline.startswith("7 tiles: short ")
    assert pipeline.count("@") == 7


@pytest.mark.parametrize(
    ("file", "set_name", "board", "tiles", "why"),
    [
        (None, None, None, "5", "Say which boards"),
        (Path("x"), "table", None, "5", "Say which boards"),
        (None, "chess", None, "5", "Choose one of: table, unique"),
        (None, "table", 83, "5", "one from 1 to 82"),
        (None, "table", 0, "5", "one from 1 to 82"),
        (None, "table", 1, "8", "5, 6 or 7"),
        (None, "table", 1, "", "5, 6 or 7"),
        (Path("none.json"), None, 1, "5", "Can’t read"),
    ],
)
def test_solve_says_what_is_wrong(
    file: Path | None, set_name: str | None, board: int | None, tiles: str, why: str
) -> None:
    with pytest.raises(Refusal) as refused:
        commands.solve_boards(file, set_name, board, tiles, True)
    assert why in str(refused.value)


def test_make_boards_writes_a_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def two_boards(name: str, seed: int, told: OnBoard) -> list[BoardWithPipelines]:
        boards = load_set(name)[:2]
        for board in boards:
            told(board)
        return [complete_board(board, solve_board(board, 5000)) for board in boards]

    monkeypatch.setattr(commands, "make_set", two_boards)
    commands.make_boards("unique", 7, tmp_path / "new")
    assert "2 boards" in capsys.readouterr().out
    assert json.loads((tmp_path / "new/unique.json").read_text())[1]["name"] == "1B"
    assert list(json.loads((tmp_path / "new/unique_solutions.json").read_text())) == ["1A", "1B"]
    with pytest.raises(Refusal):
        commands.make_boards("chess", 7, tmp_path)


@pytest.mark.slow
@pytest.mark.rule("TUB-17", "TUB-18")
@pytest.mark.parametrize("name", ["table", "unique"])
def test_the_sets_are_those_of_the_seed_2026(name: str, tmp_path: Path) -> None:
    commands.make_boards(name, 2026, tmp_path)
    files = Path(__file__).parents[3] / "src/fathoms/games/tubyrinth/sets"
    for file in (f"{name}.json", f"{name}_solutions.json"):
        assert (tmp_path / file).read_text() == (files / file).read_text()
