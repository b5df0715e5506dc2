"""Solo: puzzles to tick off."""

import pytest

from fathoms.core.content.feats import Feat
from fathoms.core.game import CLOCK
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.actions import CALL, HINT
from fathoms.games.tubyrinth.boards import load_solutions
from fathoms.games.tubyrinth.feats import SoloPuzzle
from fathoms.games.tubyrinth.scene import draw
from fathoms.games.tubyrinth.state import CHANGES, OVER, RACING
from tests.games.tubyrinth.table import (
    call,
    feats_of,
    lay,
    lay_wrong,
    place,
    play_round,
    racing,
    seated,
    solo,
    take,
    wait,
)


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize(
    "puzzle", [SoloPuzzle("unique", 1, 5), SoloPuzzle("unique", 82, 7), SoloPuzzle("table", 40, 6)]
)
def test_a_puzzle_is_solved_by_a_pipeline_of_its_number_of_tiles(puzzle: SoloPuzzle) -> None:
    match = racing(players=1, **solo(puzzle))
    assert match.actors() == [0], "no glass runs out"
    call(match, 0, puzzle.tiles)
    assert match.state.phase == OVER
    assert match.scores() == [puzzle.tiles]
    assert draw(match.view(0)).seats[0].called == 1
    assert feats_of(match) == [Feat(puzzle.key, (0, puzzle.tiles + 1))]


@pytest.mark.rule("TUB-15")
def test_another_number_of_tiles_does_not_solve_it() -> None:
    match = racing(players=1, **solo(SoloPuzzle("unique", 3, 6)))
    call(match, 0, 5)
    assert match.state.phase == RACING
    assert feats_of(match) == []


@pytest.mark.rule("TUB-15")
def test_a_wrong_call_costs_nothing_and_one_may_go_on() -> None:
    match = racing(players=1, **solo(SoloPuzzle("unique", 3, 6)))
    lay(match, 0, 6)
    first = load_solutions("unique")["2A"]["6"][0]
    match.play(0, take(first[0]))
    match.play(0, CALL)
    scene = draw(match.view(0)).seats[0]
    assert (scene.verdict, scene.points, scene.called) == ("wrong", 0, 0)
    assert scene.flow is not None
    match.play(0, place(*first))
    assert draw(match.view(0)).seats[0].verdict == "none"
    match.play(0, CALL)
    assert match.scores() == [6]


@pytest.mark.rule("TUB-15")
def test_solo_is_against_the_clock_or_without_it() -> None:
    timed = racing(players=1, mode="solo")
    wait(timed, 300)
    assert timed.state.phase == OVER
    assert draw(timed.view(0)).seats[0].verdict == "no_call"
    assert feats_of(timed) == []
    free = racing(players=1, mode="solo", round_time=0)
    assert CLOCK not in free.actors()


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize("boards", ["table", "unique"])
@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_whoever_reaches_the_goal_alone_has_a_best_time(mode: str, boards: str) -> None:
    match = seated(players=1, mode=mode, boards=boards)
    while not match.over:
        assert f"{mode}-{boards}" not in {feat.key for feat in feats_of(match)}
        play_round(match, 7)
    assert Feat(f"{mode}-{boards}", (len(match.moves) - 1,)) in feats_of(match)


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize("boards", ["table", "unique"])
@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_every_pipeline_built_alone_has_a_time_from_its_own_signal(mode: str, boards: str) -> None:
    match = racing(players=1, mode=mode, boards=boards)
    lay(match, 0, 7)
    assert feats_of(match) == [], "it is not called yet"
    call(match, 0)
    pipeline = Feat(f"{mode}-{boards}-pipeline", (7 + 1,))
    assert feats_of(match) == [pipeline]
    play_round(match, 7)
    assert feats_of(match) == [pipeline], "whatever was before"
    assert feats_of(match, seconds=2.5) == [Feat(pipeline.key, (20.0,))]


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_a_wrong_pipeline_and_one_in_company_have_no_time(mode: str) -> None:
    match = racing(players=1, mode=mode)
    lay_wrong(match, 0)
    call(match, 0)
    assert match.scores() == [-1]
    assert feats_of(match) == []
    play_round(match, None)
    assert feats_of(match) == [], "time ran out"
    race = seated(players=2, mode=mode)
    play_round(race, 7, 7)
    assert feats_of(race) == []


@pytest.mark.rule("TUB-15")
def test_there_is_no_best_time_in_company_or_short_of_the_goal() -> None:
    race = seated(players=2, mode="rookie")
    while not race.over:
        play_round(race, 7, None)
    assert feats_of(race) == []
    tired = seated(players=1, mode="rookie", patience=1)
    play_round(tired, None)
    assert tired.over
    assert feats_of(tired) == []


@pytest.mark.rule("TUB-15")
@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_every_other_mode_can_be_played_alone_too(mode: str) -> None:
    match = seated(players=1, mode=mode)
    while not match.over:
        play_round(match, 7)
    assert match.scores()[0] == (28 if mode == "basic" else 5)


@pytest.mark.rule("TUB-15")
def test_a_board_by_lot_is_one_of_all() -> None:
    boards = {int(racing(players=1, seed=seed, mode="solo", boards="unique").state.board[0]) for seed in range(60)}
    assert len(boards) > 30
    assert all(82 <= board < 164 for board in boards)


def test_solo_is_for_one_and_puzzles_are_for_solo() -> None:
    with pytest.raises(Refusal, match="one player"):
        seated(players=2, mode="solo")
    for options in ({"board": 3}, {"tiles": "6"}):
        with pytest.raises(Refusal, match="solo puzzle"):
            seated(players=1, **options)


def test_hints_tell_the_next_tile_and_then_its_place_and_are_counted() -> None:
    puzzle = SoloPuzzle("unique", 5, 6)
    match = racing(players=1, **solo(puzzle))
    pipeline = load_solutions("unique")["3A"]["6"]
    match.play(0, HINT)
    (hint,) = draw(match.view(0)).puzzle.hints  # type: ignore[union-attr]
    assert (hint.tile, hint.orientation, hint.cell) == (pipeline[0][0], None, None)
    for _ in range(11):
        match.play(0, HINT)
    shown = draw(match.view(0)).puzzle
    assert shown is not None
    assert [(hint.tile, hint.orientation, hint.cell) for hint in shown.hints] == pipeline
    assert shown.hints_left == 0
    with pytest.raises(Refusal, match="no more hints"):
        match.play(0, HINT)
    call(match, 0, 6)
    assert feats_of(match) == [Feat(puzzle.key, (12, 12 + 6 + 1))]


def test_there_are_no_hints_in_a_race() -> None:
    with pytest.raises(Refusal, match="solo"):
        racing().play(0, HINT)


def test_even_a_puzzle_without_a_clock_ends() -> None:
    match = racing(players=1, mode="solo", round_time=0)
    for _ in range(CHANGES):
        match.play(0, CALL)
    assert match.legal(0)[0] == CALL
    match.play(0, CALL)
    assert match.over
