"""Points, and the end of the game."""

import pytest

from fathoms.games.tubyrinth.state import OVER, READY
from tests.games.tubyrinth.table import call, gained, lay_wrong, play_round, racing, seated, wait


@pytest.mark.rule("TUB-10")
def test_the_rulebooks_example() -> None:
    """Alex is first with 6 tiles, Mary second with 6; Jane and Paul have not built theirs."""
    match = seated(players=4)
    play_round(match, 6, 6, None, None)
    assert gained(match) == [6, 5, 1, 1]


@pytest.mark.rule("TUB-10")
def test_the_first_gets_a_point_a_tile_the_next_ones_one_less_each() -> None:
    match = seated(players=6)
    play_round(match, 5, 7, 7, 6, 5, 5)
    assert gained(match) == [5, 6, 5, 3, 1, 0]


@pytest.mark.rule("TUB-10")
@pytest.mark.parametrize("tiles", [5, 6, 7])
def test_those_who_did_not_call_get_a_point_for_each_tile_the_first_left_over(tiles: int) -> None:
    match = seated(players=3)
    play_round(match, tiles, 5, None)
    assert gained(match)[2] == 7 - tiles


@pytest.mark.rule("TUB-10")
def test_a_wrong_pipeline_loses_a_point_and_gets_nothing_else() -> None:
    match = racing(players=3)
    call(match, 0, 5)
    lay_wrong(match, 1)
    call(match, 1)
    wait(match, 30)
    assert gained(match) == [5, -1, 2]


@pytest.mark.rule("TUB-8", "TUB-10")
def test_fewer_than_five_tiles_that_count_lose_a_point() -> None:
    match = racing(players=2)
    call(match, 0)  # with an empty board
    call(match, 1, 5)
    assert gained(match) == [-1, 5]


@pytest.mark.rule("TUB-11")
def test_ranks_are_among_the_correct_callers() -> None:
    match = racing(players=4)
    lay_wrong(match, 3)
    call(match, 3)  # first to call, but wrong
    call(match, 1, 6)  # so this is the first correct one
    call(match, 0, 7)
    wait(match, 30)
    assert gained(match) == [6, 6, 1, -1]


@pytest.mark.rule("TUB-11")
def test_if_nobody_is_correct_those_who_did_not_call_get_nothing() -> None:
    match = seated(players=3)
    play_round(match, 0, None, None)
    assert gained(match) == [-1, 0, 0]


@pytest.mark.rule("TUB-11")
def test_scores_may_go_below_zero() -> None:
    match = seated(players=2, patience=9)
    play_round(match, 0, None)
    play_round(match, 0, None)
    assert match.scores() == [-2, 0]


@pytest.mark.rule("TUB-13")
def test_basic_ends_at_25_points() -> None:
    match = seated(players=2)
    for _ in range(3):
        play_round(match, 7, None)
    assert match.scores() == [21, 0]
    assert match.state.phase == READY
    play_round(match, 5, None)
    assert match.scores() == [26, 2]
    assert match.state.phase == OVER
    assert match.shares() == [1, 0]


@pytest.mark.rule("TUB-13")
def test_the_whole_round_is_scored_before_the_game_ends() -> None:
    match = racing(players=2)
    match.state.points[0], match.state.points[1] = 20, 24
    call(match, 0, 5)  # 25 points
    call(match, 1, 7)  # second, and yet more
    assert match.scores() == [25, 30]
    assert match.shares() == [0, 1]


@pytest.mark.rule("TUB-13")
def test_equal_points_share_the_win() -> None:
    match = racing(players=3)
    match.state.points[:3] = 20, 21, 7
    call(match, 0, 6)
    call(match, 1, 6)
    wait(match, 30)
    assert match.scores() == [26, 26, 8]
    assert match.shares() == [0.5, 0.5, 0]


@pytest.mark.rule("TUB-14")
@pytest.mark.parametrize(("mode", "tiles"), [("rookie", 5), ("pipe_master", 7)])
def test_rookies_and_pipe_masters_play_for_one_point_a_round_to_five(mode: str, tiles: int) -> None:
    match = seated(players=3, mode=mode)
    for rounds in range(1, 6):
        play_round(match, tiles, 7, None)
        assert match.scores() == [rounds, 0, 0]
    assert match.state.phase == OVER
    assert match.shares() == [1, 0, 0]


@pytest.mark.rule("TUB-14")
@pytest.mark.parametrize("mode", ["rookie", "pipe_master"])
def test_the_rounds_winner_is_the_first_correct_caller_and_a_wrong_call_costs_a_point(mode: str) -> None:
    match = seated(players=4, mode=mode)
    play_round(match, 0, 7, 7, None)
    assert gained(match) == [-1, 1, 0, 0]


@pytest.mark.rule("TUB-14")
@pytest.mark.parametrize("mode", ["rookie", "pipe_master"])
def test_a_call_at_once_with_an_empty_board_is_no_free_way_to_turn_the_glass(mode: str) -> None:
    match = seated(players=2, mode=mode, patience=9)
    for _ in range(3):
        play_round(match, 0, None)
    assert match.scores() == [-3, 0]
    assert match.state.phase == READY


@pytest.mark.rule("TUB-11", "TUB-14")
@pytest.mark.parametrize(("mode", "points"), [("basic", 25), ("rookie", 5), ("pipe_master", 5)])
def test_from_below_zero_it_is_as_far_to_the_goal_as_the_points_say(mode: str, points: int) -> None:
    match = seated(players=2, mode=mode)
    play_round(match, 0, None)
    while not match.over:
        assert match.scores()[0] < points
        play_round(match, 7, None)
    assert match.scores()[0] == {"basic": 27, "rookie": 5, "pipe_master": 5}[mode]
    assert match.state.round_number == {"basic": 5, "rookie": 7, "pipe_master": 7}[mode]


@pytest.mark.rule("TUB-14", "TUB-8")
def test_pipe_masters_must_use_all_seven_tiles() -> None:
    match = seated(players=2, mode="pipe_master")
    play_round(match, 6, 7)
    assert gained(match) == [-1, 1]


@pytest.mark.rule("TUB-6")
def test_strict_joins_are_judged_in_a_round() -> None:
    """The pipelines that come with the boards may clash: with the option some of them are refused."""
    verdicts = {False: set(), True: set()}  # type: dict[bool, set[int]]
    for strict, seen in verdicts.items():
        for seed in range(20):
            match = seated(players=1, seed=seed, boards="unique", strict_joins=strict)
            play_round(match, 7)
            seen.add(int(match.state.verdict[0]))
    assert verdicts == {False: {1}, True: {1, 2}}
