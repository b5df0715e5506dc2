"""A correct pipeline, and what counts in it."""

import pytest

from fathoms.games.tubyrinth.boards import SETS, LaidPipeline, load_set, load_solutions, row_from_pipeline
from fathoms.games.tubyrinth.judge import (
    all_tiles_needed,
    connects,
    counting_tiles,
    find_joins,
    laid_tiles,
    pipe_at_port,
    pipes_of_tiles,
)
from fathoms.games.tubyrinth.tiles import CELLS, TILE_NAMES, TWIN, TWIN_B, laid_pipes, port_of

ANY_SIZE = 0b11111110
FIVE_TO_SEVEN = 0b11100000
SEVEN = 0b10000000

Edge = tuple[int, str]


def count(laid: LaidPipeline, start: Edge, end: Edge, wanted: int = FIVE_TO_SEVEN, strict: bool = False) -> set[str]:
    """The names of the tiles that count."""
    tiles = counting_tiles(row_from_pipeline(laid), port_of(*start), port_of(*end), wanted, strict)
    return {name for tile, name in enumerate(TILE_NAMES) if tiles >> tile & 1}


# The corner and the long tile side by side in the top row: `r` opens to the right, `long` (turned over) to the left.
TWO = [("r", 0, 0), ("long", 4, 2)]


@pytest.mark.rule("TUB-6")
def test_neighbours_join_where_both_are_open_on_the_common_side() -> None:
    assert count(TWO, (0, "L"), (4, "U"), ANY_SIZE) == set()
    assert count(TWO, (0, "L"), (3, "U"), ANY_SIZE) == {"r", "long"}


@pytest.mark.rule("TUB-6")
def test_a_gap_breaks_the_pipeline() -> None:
    assert count([("r", 0, 0), ("long", 4, 3)], (0, "L"), (4, "U"), ANY_SIZE) == set()


@pytest.mark.rule("TUB-6")
def test_an_opening_against_a_blank_side_is_no_join() -> None:
    turned = [("r", 0, 0), ("long", 0, 2)]  # the left end of the long tile opens upwards only
    assert count(turned, (0, "L"), (4, "U"), ANY_SIZE) == set()


@pytest.mark.rule("TUB-6")
def test_the_pipeline_begins_at_the_marked_start_and_ends_at_the_marked_end() -> None:
    assert count(TWO, (0, "U"), (3, "U"), ANY_SIZE) == set()
    assert count(TWO, (0, "L"), (2, "U"), ANY_SIZE) == set()
    assert count(TWO, (8, "L"), (3, "U"), ANY_SIZE) == set()


@pytest.mark.rule("TUB-6")
def test_water_runs_both_ways() -> None:
    assert count(TWO, (3, "U"), (0, "L"), ANY_SIZE) == {"r", "long"}


# Five tiles from the lower left to the lower right; an open end of the corner tile faces a blank side of the Z.
CLASH: LaidPipeline = [("short", 7, 60), ("r", 2, 48), ("long", 5, 39), ("twin", 0, 45), ("z", 1, 49)]


@pytest.mark.rule("TUB-6")
def test_open_ends_and_dead_ends_are_allowed() -> None:
    assert len(count(CLASH, (56, "L"), (63, "R"))) == 5


@pytest.mark.rule("TUB-6")
def test_strict_joins_forbid_an_open_end_against_a_blank_side() -> None:
    assert count(CLASH, (56, "L"), (63, "R"), strict=True) == set()


@pytest.mark.rule("TUB-6")
def test_strict_joins_allow_what_faces_the_ground_or_the_edge() -> None:
    assert count(TWO, (0, "L"), (3, "U"), ANY_SIZE, strict=True) == {"r", "long"}


def has_open_end_against_a_blank_side(laid: LaidPipeline) -> bool:
    """Does an opening of one tile face another tile where that has none?"""
    openings = {}  # of each square that is covered
    tiles = {}
    for name, orientation, corner in laid:
        for pipe in laid_pipes(TILE_NAMES.index(name), orientation * CELLS + corner):
            openings.update(pipe)
            tiles.update(dict.fromkeys(pipe, name))
    faced = [
        (cell, cell + step, across)
        for side, step, across, edge in (("U", -8, "D", 0), ("D", 8, "U", 7), ("L", -1, "R", 0), ("R", 1, "L", 7))
        for cell in openings
        if side in openings[cell] and (cell // 8 if side in "UD" else cell % 8) != edge
    ]
    return any(
        tiles.get(other, tiles[cell]) != tiles[cell] and across not in openings[other] for cell, other, across in faced
    )


@pytest.mark.rule("TUB-6")
def test_strict_joins_forbid_just_that() -> None:
    for boards in SETS:
        found = set()
        for board in load_set(boards)[::2]:
            for laid in load_solutions(boards)[board.name].values():
                forbidden = has_open_end_against_a_blank_side(laid)
                assert (count(laid, board.start, board.end, strict=True) == set()) == forbidden
                found.add(forbidden)
        assert found == {False, True}


@pytest.mark.rule("TUB-6", "TUB-7")
def test_strict_joins_do_not_care_for_tiles_that_do_not_count() -> None:
    # the Z tile lies under the long tile's blank side with an open end upwards, but is not needed
    with_z: LaidPipeline = [*TWO, ("z", 0, 10)]
    assert count(with_z, (0, "L"), (3, "U"), ANY_SIZE, strict=True) == {"r", "long"}


# The water passes the twin twice, once through each of its pipes.
BOTH_PIPES: LaidPipeline = [("short", 0, 32), ("r", 1, 50), ("long", 1, 9), ("twin", 4, 41), ("t", 1, 26), ("l", 6, 0)]


@pytest.mark.rule("TUB-3", "TUB-7")
def test_the_twin_counts_once_even_if_both_its_pipes_are_used() -> None:
    row, start, end = row_from_pipeline(BOTH_PIPES), port_of(40, "L"), port_of(1, "U")
    joins, pipes = find_joins(row), pipes_of_tiles(laid_tiles(row))
    source, drain = pipe_at_port(row, start), pipe_at_port(row, end)
    assert connects(joins, pipes, source, drain)
    assert not connects(joins, pipes & ~(1 << TWIN), source, drain)
    assert not connects(joins, pipes & ~(1 << TWIN_B), source, drain)
    assert count(BOTH_PIPES, (40, "L"), (1, "U")) == {"short", "r", "long", "twin", "t", "l"}


@pytest.mark.rule("TUB-3")
def test_the_pipes_of_the_twin_are_not_joined_inside() -> None:
    alone: LaidPipeline = [("twin", 0, 0)]
    assert count(alone, (0, "U"), (1, "U"), ANY_SIZE) == {"twin"}
    assert pipe_at_port(row_from_pipeline([("twin", 0, 54)]), port_of(62, "D")) == TWIN_B
    assert count([("twin", 0, 6)], (6, "U"), (15, "R"), ANY_SIZE) == set()


@pytest.mark.rule("TUB-7")
def test_a_tile_that_is_not_needed_is_taken_away_and_does_not_count() -> None:
    dead_end: LaidPipeline = [*CLASH, ("t", 0, 0)]
    assert count(dead_end, (56, "L"), (63, "R")) == {"short", "r", "long", "twin", "z"}


@pytest.mark.rule("TUB-7")
def test_a_branch_that_is_joined_but_leads_nowhere_does_not_count() -> None:
    branch: LaidPipeline = [*TWO, ("short", 0, 12)]  # below the long tile, joined to its lower opening
    row = row_from_pipeline(branch)
    assert find_joins(row) >> 8 * TILE_NAMES.index("long") & 1
    assert count(branch, (0, "L"), (3, "U"), ANY_SIZE) == {"r", "long"}


@pytest.mark.rule("TUB-7")
def test_where_two_ways_lead_to_the_end_the_longer_one_counts() -> None:
    both: LaidPipeline = [("short", 6, 4), ("long", 3, 28), ("twin", 6, 34), ("t", 4, 5), ("z", 5, 9), ("l", 1, 24)]
    start, end = (32, "L"), (7, "U")
    assert count(both, start, end, ANY_SIZE) == {"short", "long", "twin", "t", "l"}
    without_the_long_way = [tile for tile in both if tile[0] != "long"]
    assert count(without_the_long_way, start, end, ANY_SIZE) == {"short", "t", "z", "l"}


@pytest.mark.rule("TUB-7")
def test_no_tile_that_counts_can_be_taken_without_breaking_the_connection() -> None:
    row = row_from_pipeline(BOTH_PIPES)
    joins, source, drain = find_joins(row), pipe_at_port(row, port_of(40, "L")), pipe_at_port(row, port_of(1, "U"))
    assert all_tiles_needed(joins, laid_tiles(row), source, drain)
    for name, _, _ in BOTH_PIPES:
        assert count([tile for tile in BOTH_PIPES if tile[0] != name], (40, "L"), (1, "U"), ANY_SIZE) == set()


@pytest.mark.rule("TUB-8")
def test_four_tiles_are_too_few() -> None:
    four: LaidPipeline = [("short", 6, 4), ("t", 4, 5), ("z", 5, 9), ("l", 1, 24)]
    assert len(count(four, (32, "L"), (7, "U"), ANY_SIZE)) == 4
    assert count(four, (32, "L"), (7, "U")) == set()


@pytest.mark.rule("TUB-8")
def test_pipe_masters_need_all_seven() -> None:
    assert len(count(BOTH_PIPES, (40, "L"), (1, "U"))) == 6
    assert count(BOTH_PIPES, (40, "L"), (1, "U"), SEVEN) == set()
