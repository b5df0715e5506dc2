"""Next boards: turned over, passed to the left, new ones."""

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.boards import SHEETS, load_set
from tests.games.tubyrinth.table import play_round, seated


def boards_of(players: int, rounds: int, seed: int = 3) -> list[list[tuple[int, int]]]:
    """Sheet and side before every seat, round by round."""
    match = seated(players=players, seed=seed, patience=0)
    seen = []
    for _ in range(rounds):
        play_round(match, *([0] * players))
        seen.append([(int(board) // 2, int(board) % 2) for board in match.state.board[:players]])
    return seen


@pytest.mark.rule("TUB-12")
@pytest.mark.parametrize("players", range(1, 7))
def test_in_the_second_round_the_boards_are_turned_over(players: int) -> None:
    first, second = boards_of(players, 2)
    assert all(side == 0 for _, side in first)
    assert second == [(sheet, 1) for sheet, _ in first]


@pytest.mark.rule("TUB-12")
@pytest.mark.parametrize("players", range(2, 7))
def test_after_both_sides_boards_are_passed_to_the_left(players: int) -> None:
    first, _, third, fourth = boards_of(players, 4)
    for seat in range(players):
        right = (seat - 1) % players
        assert third[seat] == first[right]
        assert fourth[seat] == (first[right][0], 1)


@pytest.mark.rule("TUB-12")
@pytest.mark.parametrize("players", range(1, 7))
def test_everyone_has_every_side_of_every_board_in_play_before_new_ones_come(players: int) -> None:
    rounds = boards_of(players, 2 * players)
    in_play = {sheet for sheet, _ in rounds[0]}
    every_side = {(sheet, side) for sheet in in_play for side in (0, 1)}
    assert len(in_play) == players
    for seat in range(players):
        assert {boards[seat] for boards in rounds} == every_side


@pytest.mark.rule("TUB-12")
@pytest.mark.parametrize("players", range(1, 7))
def test_when_all_sides_have_been_used_by_all_there_are_new_boards(players: int) -> None:
    rounds = boards_of(players, 2 * players + 1)
    before = {sheet for sheet, _ in rounds[0]}
    new = {sheet for sheet, _ in rounds[-1]}
    assert len(new) == players
    assert not new & before


@pytest.mark.rule("TUB-12")
@pytest.mark.parametrize("players", range(1, 7))
def test_no_board_comes_again_before_the_box_is_empty_and_all_are_put_back(players: int) -> None:
    deals = SHEETS // players  # from a full box
    rounds = boards_of(players, 2 * players * (deals + 1))
    dealt = [sheet for number in range(0, len(rounds), 2 * players) for sheet, _ in rounds[number]]
    assert len(set(dealt[: deals * players])) == deals * players
    again = dealt[deals * players :]
    assert len(again) == len(set(again)) == players


@pytest.mark.rule("TUB-12")
def test_whoever_plays_alone_has_all_boards_a_second_time() -> None:
    sheets = [sheet for ((sheet, _),) in boards_of(1, 4 * SHEETS)[::2]]
    assert set(sheets[:SHEETS]) == set(sheets[SHEETS:]) == set(range(SHEETS))


def grades_of(players: int, rounds: int, seed: int, **options: object) -> list[set[str]]:
    """The grades of the boards in play, round by round."""
    match = seated(players=players, seed=seed, patience=0, **options)
    seen = []
    for _ in range(rounds):
        play_round(match, *([0] * players))
        seen.append({load_set("table")[int(board)].grade for board in match.state.board[:players]})
    return seen


@pytest.mark.parametrize("players", range(2, 7))
def test_for_newcomers_all_boards_of_the_first_rounds_are_easy(players: int) -> None:
    """Boards are turned over and passed on as always, so they are easy until new ones come out of the box."""
    for seed in range(10):
        assert grades_of(players, max(3, 2 * players), seed, easy_start=True) == [{"easy"}] * 2 * players
    after = [grades_of(players, 2 * players + 1, seed, easy_start=True)[-1] for seed in range(10)]
    assert set().union(*after) == {"easy", "medium", "hard"}


def test_other_boards_are_dealt_by_lot() -> None:
    assert set().union(*(grades_of(2, 1, seed)[0] for seed in range(20))) == {"easy", "medium", "hard"}


def test_an_easy_start_deals_what_its_seed_says() -> None:
    first, again = (seated(players=3, seed=9, easy_start=True) for _ in range(2))
    for match in (first, again):
        play_round(match, None, None, None)
    assert list(first.state.board) == list(again.state.board)


@pytest.mark.parametrize("options", [{"players": 1}, {"boards": "unique"}, {"players": 1, "mode": "solo"}])
def test_an_easy_start_is_for_company_and_the_table_set(options: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="table set"):
        seated(**{"easy_start": True} | options)  # type: ignore[arg-type]
