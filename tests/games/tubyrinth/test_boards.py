"""The two sets of boards, and how boards are written down."""

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng
from fathoms.games.tubyrinth.boards import (
    BOARDS,
    SETS,
    SHEETS,
    SIZES,
    Board,
    canonical_form,
    grade_of,
    group_obstacles,
    load_set,
    load_solutions,
    pipeline_from_row,
    read_boards,
    row_from_pipeline,
    turned_board,
    write_boards,
    write_solutions,
)
from fathoms.games.tubyrinth.judge import count_tiles, counting_tiles
from fathoms.games.tubyrinth.make_boards import random_board, unique_board
from fathoms.games.tubyrinth.solver import solve

FILES = Path(__file__).parents[3] / "src/fathoms/games/tubyrinth/sets"
FREE = ["........"] * 8


def solved(board: Board) -> dict[int, int]:
    return solve(board.ground, board.start_port, board.end_port).counts


@pytest.mark.rule("TUB-2")
@pytest.mark.parametrize("name", SETS)
def test_a_set_has_41_boards_with_two_sides(name: str) -> None:
    boards = load_set(name)
    assert len(boards) == BOARDS == 2 * SHEETS == 82
    assert [board.name for board in boards[:3]] == ["1A", "1B", "2A"]
    assert boards[-1].name == "41B"


@pytest.mark.rule("TUB-17")
def test_the_table_set_has_27_easy_28_medium_and_27_hard_boards() -> None:
    assert Counter(board.grade for board in load_set("table")) == {"easy": 27, "medium": 28, "hard": 27}


@pytest.mark.rule("TUB-17")
def test_boards_are_graded_by_how_many_pipelines_they_have() -> None:
    bounds = {"easy": (200, 10**9), "medium": (50, 199), "hard": (10, 49)}
    for board in load_set("table"):
        low, high = bounds[board.grade]
        assert low <= sum(board.counts.values()) <= high
        assert all(board.counts[str(size)] >= 1 for size in SIZES)


@pytest.mark.rule("TUB-17")
@pytest.mark.parametrize("counts", [(0, 100, 100), (3, 3, 3), (100, 100, 0)])
def test_other_boards_have_no_grade(counts: tuple[int, int, int]) -> None:
    assert grade_of(dict(zip(SIZES, counts, strict=True))) == ""


@pytest.mark.rule("TUB-17", "TUB-18")
@pytest.mark.parametrize("name", SETS)
def test_the_ground_has_clusters_of_things_in_it(name: str) -> None:
    for board in load_set(name):
        things = group_obstacles(frozenset(board.obstacles))
        assert 14 <= len(board.obstacles) <= 28
        assert min(len(thing) for thing in things) >= 2, f"a crumb on {board.name}"
        assert len(things) <= 9


@pytest.mark.rule("TUB-17", "TUB-19")
@pytest.mark.parametrize("number", range(0, 82, 9))
def test_the_stored_counts_are_the_solvers(number: int) -> None:
    board = load_set("table")[number]
    assert {str(size): count for size, count in solved(board).items()} == board.counts


@pytest.mark.slow
@pytest.mark.rule("TUB-17", "TUB-19")
def test_all_stored_counts_are_the_solvers() -> None:
    for board in load_set("table"):
        assert {str(size): count for size, count in solved(board).items()} == board.counts


@pytest.mark.rule("TUB-18")
def test_the_246_have_exactly_one_pipeline_of_each_number_of_tiles() -> None:
    for board in load_set("unique"):
        assert board.counts == {"5": 1, "6": 1, "7": 1}
        assert board.grade == "unique"
        assert solved(board) == {5: 1, 6: 1, 7: 1}


@pytest.mark.rule("TUB-17", "TUB-18")
def test_no_two_boards_are_the_same_up_to_turning_and_mirroring() -> None:
    boards = [board for name in SETS for board in load_set(name)]
    assert len({canonical_form(board) for board in boards}) == len(boards) == 164


def test_a_board_is_like_itself_however_it_is_turned() -> None:
    board = load_set("table")[0]
    again = [turned_board(board, orientation) for orientation in range(8)]
    assert len(set(again)) == 8
    for ground, first, last in again:
        rows = ["".join("#" if ground >> (y * 8 + x) & 1 else "." for x in range(8)) for y in range(8)]
        for start, end in ((first, last), (last, first)):  # water runs both ways
            edges = {"start": (start // 4, "URDL"[start % 4]), "end": (end // 4, "URDL"[end % 4])}
            other = Board.model_validate({"name": "", "rows": rows, **edges})
            assert canonical_form(other) == canonical_form(board)
    moved = board.model_copy(update={"start": (7, "U") if board.start != (7, "U") else (6, "U")})
    assert canonical_form(moved) != canonical_form(board)


@pytest.mark.parametrize("name", SETS)
def test_there_is_a_pipeline_for_every_board_and_number_of_tiles(name: str) -> None:
    for board in load_set(name):
        for size in SIZES:
            row = row_from_pipeline(load_solutions(name)[board.name][str(size)])
            covered = counting_tiles(row, board.start_port, board.end_port, 1 << size, False)
            assert count_tiles(covered) == size == np.count_nonzero(row)


# Files


def test_board_files_have_the_agreed_shape() -> None:
    for name in SETS:
        for board in json.loads((FILES / f"{name}.json").read_text(encoding="utf-8")):
            assert list(board) == ["name", "rows", "start", "end", "counts", "grade"]
            assert list(board["counts"]) == ["5", "6", "7"]


def test_board_files_read_back_as_they_were_written(tmp_path: Path) -> None:
    for name in SETS:
        file = tmp_path / f"{name}.json"
        file.write_text(write_boards(list(load_set(name))), encoding="utf-8")
        assert tuple(read_boards(file)) == load_set(name)
        assert file.read_bytes() == (FILES / f"{name}.json").read_bytes()
        assert write_solutions(load_solutions(name)) == (FILES / f"{name}_solutions.json").read_text(encoding="utf-8")


def test_a_file_may_hold_a_single_board(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps({"name": "mine", "rows": FREE, "start": [0, "L"], "end": [63, "R"]}))
    (board,) = read_boards(file)
    assert board.start_port == 3
    assert board.counts == {}


NO_ROWS = '{"name": "x", "rows": [], "start": [0, "L"], "end": [1, "U"]}'


@pytest.mark.parametrize("text", ["", "[1]", '{"name": "x"}', NO_ROWS])
def test_what_is_no_board_is_refused_in_words(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(Refusal, match="isn’t a board"):
        read_boards(file)
    with pytest.raises(Refusal, match="Can’t read"):
        read_boards(tmp_path / "none.json")


def test_rows_and_pipelines_are_two_ways_to_say_the_same() -> None:
    laid = load_solutions("table")["1A"]["7"]
    assert sorted(pipeline_from_row(row_from_pipeline(laid))) == sorted(laid)


# Making them


def test_the_same_seed_makes_the_same_board() -> None:
    assert random_board(new_rng(5), 14, 28) == random_board(new_rng(5), 14, 28)
    grounds = {tuple(board.rows) for seed in range(30) if (board := random_board(new_rng(seed), 14, 28))}
    assert len(grounds) > 5


@pytest.mark.rule("TUB-18")
def test_a_unique_board_can_be_made_from_one_with_many_pipelines() -> None:
    for seed in range(200):
        board = unique_board(new_rng(seed))
        if board is not None:
            assert solved(board) == {5: 1, 6: 1, 7: 1}
            return
    pytest.fail("no unique board in 200 tries")
