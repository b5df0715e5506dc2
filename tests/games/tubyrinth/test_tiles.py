"""Boards, tiles and how they may be turned."""

import pytest

from fathoms.games.tubyrinth.boards import Board
from fathoms.games.tubyrinth.tiles import (
    FACING,
    FITTING,
    MASK,
    OUTSIDE,
    TILES,
    covered_cells,
    laid_pipes,
    oriented_pipes,
    port_of,
)

FREE = ["........"] * 8


@pytest.mark.rule("TUB-1")
def test_a_board_has_eight_rows_of_eight_squares() -> None:
    Board(name="", rows=FREE, start=(0, "U"), end=(63, "R"))
    for rows in (FREE[:7], [*FREE[:7], "......."], [*FREE[:7], "......x."]):
        with pytest.raises(ValueError, match="eight rows"):
            Board(name="", rows=rows, start=(0, "U"), end=(63, "R"))


@pytest.mark.rule("TUB-1")
@pytest.mark.parametrize("edge", [(0, "R"), (9, "U"), (64, "D"), (-1, "U"), (63, "L")])
def test_start_and_end_are_on_the_outer_edge_of_border_squares(edge: tuple[int, str]) -> None:
    with pytest.raises(ValueError, match="its outer side"):
        Board.model_validate({"name": "", "rows": FREE, "start": edge, "end": (56, "D")})


@pytest.mark.rule("TUB-1")
def test_start_and_end_are_free_and_not_the_same() -> None:
    with pytest.raises(ValueError, match="free ground"):
        Board(name="", rows=["#.......", *FREE[1:]], start=(0, "U"), end=(63, "R"))
    with pytest.raises(ValueError, match="the same"):
        Board(name="", rows=FREE, start=(0, "U"), end=(0, "U"))
    Board(name="", rows=FREE, start=(0, "U"), end=(0, "L"))


@pytest.mark.rule("TUB-3")
def test_there_are_seven_tiles_of_three_and_four_squares() -> None:
    sizes = {tile.name: sum(len(pipe) for pipe in tile.pipes) for tile in TILES}
    assert sizes == {"short": 3, "r": 3, "long": 4, "twin": 4, "t": 4, "z": 4, "l": 4}


@pytest.mark.rule("TUB-3")
def test_tiles_have_the_openings_of_the_box() -> None:
    assert laid_pipes(0, 9) == [{9: "U", 17: "L", 25: "R"}]  # short, its top at row 1, column 1
    assert laid_pipes(4, 0) == [{0: "UD", 1: "", 2: "R", 9: "R"}]  # t


@pytest.mark.rule("TUB-3")
def test_only_the_twin_carries_two_pipes() -> None:
    assert [tile.name for tile in TILES if len(tile.pipes) == 2] == ["twin"]
    assert laid_pipes(3, 0) == [{0: "U", 1: "U"}, {8: "D", 9: "R"}]


@pytest.mark.rule("TUB-4")
def test_tiles_may_be_turned_and_turned_over() -> None:
    assert oriented_pipes(0, 1) == ({(0, 2): "R", (0, 1): "U", (0, 0): "D"},)  # the short one a quarter turn clockwise
    assert oriented_pipes(0, 4) == ({(0, 0): "U", (1, 0): "R", (2, 0): "L"},)  # turned over


@pytest.mark.rule("TUB-4")
@pytest.mark.parametrize("tile", range(7), ids=[tile.name for tile in TILES])
def test_every_tile_has_eight_different_orientations(tile: int) -> None:
    assert len({str([sorted(pipe.items()) for pipe in oriented_pipes(tile, o)]) for o in range(8)}) == 8


@pytest.mark.rule("TUB-4")
@pytest.mark.parametrize("tile", range(7), ids=[tile.name for tile in TILES])
def test_four_quarter_turns_change_nothing(tile: int) -> None:
    from fathoms.games.tubyrinth.tiles import turn_clockwise

    pipe = oriented_pipes(tile, 0)[0]
    assert turn_clockwise(turn_clockwise(turn_clockwise(turn_clockwise(pipe)))) == pipe


def test_every_place_inside_the_board_is_counted_once() -> None:
    boxes = {"short": (3, 1), "r": (2, 2), "long": (1, 4), "twin": (2, 2), "t": (2, 3), "z": (3, 2), "l": (3, 2)}
    assert sum(8 * (9 - rows) * (9 - columns) for rows, columns in boxes.values()) == FITTING


def test_the_last_square_is_a_square_like_any_other() -> None:
    assert covered_cells(3, 54) == [54, 55, 62, 63]
    assert MASK[3 * 512 + 54] < 0  # the sign of a 64-bit number


def test_ports_face_each_other_across_a_common_side() -> None:
    assert FACING[port_of(0, "R")] == port_of(1, "L")
    assert FACING[port_of(1, "L")] == port_of(0, "R")
    assert FACING[port_of(0, "D")] == port_of(8, "U")
    assert FACING[port_of(7, "R")] == OUTSIDE
