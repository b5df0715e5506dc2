"""Positions with one best move: they keep to the rules, hold a proof, and the search still finds the answer."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.content.puzzle import CLEAR_LEAD, Answer, Position, positions_of, read_positions, write_positions
from fathoms.core.game import all_games, find_game
from fathoms.core.rng import seed_from
from fathoms.game_folders import folder_of
from fathoms.lab.puzzle_search import CHANCES, MOST, WORTH, lead_over, verify_best
from fathoms.lab.review.move_judge import Budget, Judge

GAMES = [game.name for game in all_games() if positions_of(game)]
ALL = [(name, number) for name in GAMES for number in range(len(positions_of(find_game(name))))]


def position(name: str, number: int) -> Position:
    return positions_of(find_game(name))[number]


def test_there_are_some_of_several_games() -> None:
    assert len(GAMES) >= 2
    assert len(ALL) >= 12


@pytest.mark.parametrize("name", GAMES)
def test_all_are_of_these_rules_and_each_is_there_once(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None
    kept = read_positions(folder)
    assert len(kept) == len(positions_of(find_game(name))), "others are made anew with `fathoms positions`"
    assert len({each.match.write() for each in kept}) == len(kept)


@pytest.mark.parametrize(("name", "number"), ALL)
def test_a_position_replays_and_its_answers_are_the_legal_actions(name: str, number: int) -> None:
    each = position(name, number)
    match = each.begin()
    assert match.actors() == [each.seat]
    assert sorted(match.legal(each.seat)) == sorted(answer.action for answer in each.answers)
    assert len(each.answers) <= MOST


@pytest.mark.parametrize(("name", "number"), ALL)
def test_the_best_leads_clearly_and_a_beginner_misses_it(name: str, number: int) -> None:
    each = position(name, number)
    assert each.clear
    assert lead_over(each, each.greedy) >= WORTH
    assert CHANCES[0] / 2 < each.answers[0].chance < 1
    assert all(one.behind <= other.behind for one, other in zip(each.answers[1:], each.answers[2:], strict=False))


def test_what_is_not_clear_is_noticed() -> None:
    each = position(*ALL[0])
    second = each.answers[1]
    close = second.model_copy(update={"behind": CLEAR_LEAD * second.behind_error})
    assert not each.model_copy(update={"answers": [each.answers[0], close]}).clear
    assert not each.model_copy(update={"greedy": each.best}).clear


def test_positions_are_read_as_they_were_written(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    two = [position(*ALL[0]), position(*ALL[-1])]
    write_positions(folder, two)
    assert read_positions(folder) == two
    assert isinstance(two[0].answers[0], Answer)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_search_of_the_same_effort_still_prefers_the_answer(name: str) -> None:
    """With other luck: the proof of one position of each game, made once more."""
    each = position(name, 0)
    match = each.begin()
    usual = play_greedily(match.info_state(each.seat), each.seat, 5)
    judge = Judge(match, Budget(), seed_from("once more", name))
    again = verify_best(judge, match, each.seat, usual, each.best, seed_from("other luck", name), each.worlds)
    assert all(answer.behind > 0 for answer in again.answers[1:])
    assert lead_over(again, each.greedy) > 0
