"""A round: the signal, laying tiles, the call, the glass."""

import pytest

from fathoms.core.game import CLOCK, SPECTATOR
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, SAY_READY, THINK, TICK
from fathoms.games.tubyrinth.boards import BOARDS, load_set
from fathoms.games.tubyrinth.scene import draw
from fathoms.games.tubyrinth.state import CHANGES, GLASS, LONGEST_GAME, NO_CALL, OVER, RACING, READY
from tests.games.tubyrinth.table import call, get_ready, lay, pipeline, place, play_round, racing, seated, take, wait


def refusal(match: Match, seat: int, action: int) -> str:
    with pytest.raises(Refusal) as why:
        match.play(seat, action)
    assert str(why.value)
    return why.value.key


def free_places(match: Match, seat: int) -> int:
    return sum(action < 3584 for action in match.legal(seat))


# TUB-5


@pytest.mark.rule("TUB-5")
def test_tiles_stay_inside_the_board() -> None:
    assert refusal(racing(), 0, place("twin", 0, 7)) == "tub-why-outside"


@pytest.mark.rule("TUB-5")
def test_tiles_never_cover_an_obstacle() -> None:
    match = racing()
    board = load_set("table")[int(match.state.board[0]) % BOARDS]
    legal = set(match.legal(0))
    for cell in range(64):
        if cell % 8 < 7 and cell < 56:
            covered = {cell, cell + 1, cell + 8, cell + 9}
            blocked = bool(covered & set(board.obstacles))
            assert (place("twin", 0, cell) in legal) != blocked
            if blocked:
                assert refusal(match, 0, place("twin", 0, cell)) == "tub-why-obstacle"


@pytest.mark.rule("TUB-5")
def test_tiles_do_not_overlap() -> None:
    match = racing()
    tile, orientation, cell = pipeline(match, 0, 5)[0]
    match.play(0, place(tile, orientation, cell))
    legal = set(match.legal(0))
    others = [action for action in range(3584) if action not in legal]
    assert "tub-why-overlap" in {TUBYRINTH.voice.why_not(match.view(0), 0, action) for action in others}


@pytest.mark.rule("TUB-5", "TUB-14")
def test_for_rookies_obstacles_do_not_count() -> None:
    match = racing(mode="rookie")
    assert free_places(match, 0) == 2496
    assert not draw(match.view(0)).obstacles_count


# TUB-9


@pytest.mark.rule("TUB-9")
def test_everyone_has_a_board_and_seven_tiles_of_their_own() -> None:
    match = racing(players=6)
    assert len({int(board) for board in match.state.board}) == 6
    for seat in range(6):
        lay(match, seat, 7)


@pytest.mark.rule("TUB-9")
def test_all_start_on_a_signal() -> None:
    match = seated(players=3)
    assert match.actors() == [0, 1, 2, CLOCK]
    assert match.legal(0) == [SAY_READY]
    assert draw(match.view(0)).seats[0].board is None, "nobody sees a board before the signal"
    assert refusal(match, 0, place("twin", 0, 0)) == "tub-why-wait-for-signal"
    match.play(0, SAY_READY)
    match.play(2, SAY_READY)
    assert match.state.phase == READY
    assert match.actors() == [1, CLOCK]
    match.play(1, SAY_READY)
    assert match.state.phase == RACING
    assert match.actors() == [0, 1, 2, CLOCK]


@pytest.mark.rule("TUB-9")
def test_nobody_can_hold_the_signal_up_for_longer_than_the_pause() -> None:
    match = seated()
    glass = TUBYRINTH.table.glass(match.view(SPECTATOR))
    assert glass is not None
    assert glass.seconds == 60
    match.play(0, SAY_READY)
    assert TUBYRINTH.table.glass(match.view(SPECTATOR)) == glass, "the glass runs on when somebody is ready"
    match.play(CLOCK, TICK)
    assert match.state.phase == RACING
    wait(match, 290)
    assert match.state.phase == RACING, "the pause took nothing from the five minutes"


@pytest.mark.rule("TUB-9")
def test_nothing_of_the_last_round_is_left_after_the_signal() -> None:
    match = racing(players=3)
    call(match, 0, 5)
    call(match, 1)
    wait(match, 30)
    assert [seat.verdict for seat in draw(match.view(0)).seats] == ["correct", "wrong", "no_call"]
    get_ready(match)
    for seat in range(3):
        scene = draw(match.view(seat)).seats[seat]
        assert (scene.verdict, scene.called, scene.counted, scene.gained) == ("none", 0, 0, 0)
        assert scene.model_dump()["laid"] == []


@pytest.mark.rule("TUB-9")
def test_tiles_can_be_moved_and_taken_back_at_will() -> None:
    match = racing(mode="rookie")
    match.play(0, place("twin", 0, 0))
    match.play(0, place("twin", 3, 1))  # half on its own old place
    assert match.state.laid[0, 3] == 1 + 3 * 64 + 1
    assert refusal(match, 0, place("twin", 3, 1)) == "tub-why-already-there"
    match.play(0, take("twin"))
    assert not match.state.laid.any()
    assert refusal(match, 0, take("twin")) == "tub-why-not-laid"


@pytest.mark.rule("TUB-9")
def test_the_first_call_turns_the_30_second_glass() -> None:
    match = racing(players=3)
    wait(match, 40)
    call(match, 1, 5)
    assert match.state.phase == GLASS
    scene = draw(match.view(SPECTATOR))
    assert scene.clock is not None
    assert (scene.clock.kind, scene.clock.seconds, scene.clock.run) == ("glass", 30, 0)
    wait(match, 20)
    assert match.state.phase == GLASS
    wait(match, 10)
    assert match.state.phase == READY


@pytest.mark.rule("TUB-9")
def test_others_may_call_in_order_until_the_glass_runs_out() -> None:
    match = racing(players=4)
    call(match, 2, 5)
    wait(match, 20)
    call(match, 0, 6)
    call(match, 3, 5)
    assert list(match.state.called[:4]) == [2, 0, 1, 3]
    wait(match, 10)
    assert match.state.phase == READY
    assert match.state.verdict[1] == NO_CALL


@pytest.mark.rule("TUB-9")
def test_a_call_freezes_the_tiles() -> None:
    match = racing(players=3)
    call(match, 0, 5)
    assert match.actors() == [1, 2, CLOCK]
    assert match.legal(0) == []
    refusal(match, 0, take(pipeline(match, 0, 5)[0][0]))


@pytest.mark.rule("TUB-9")
def test_the_round_is_judged_at_once_when_all_have_called() -> None:
    match = racing(players=2)
    call(match, 0, 5)
    call(match, 1, 5)
    assert match.state.phase == READY
    assert list(match.state.verdict[:2]) == [1, 1]


@pytest.mark.rule("TUB-9")
def test_every_call_is_judged_not_only_the_first() -> None:
    match = racing(players=3)
    call(match, 0)
    call(match, 1, 5)
    call(match, 2)
    assert [draw(match.view(0)).seats[seat].verdict for seat in range(3)] == ["wrong", "correct", "wrong"]


# TUB-16 and the clock


@pytest.mark.rule("TUB-16")
def test_a_round_without_a_call_is_drawn_after_five_minutes_and_the_boards_change() -> None:
    match = racing(players=2)
    boards = list(match.state.board[:2])
    wait(match, 290)
    assert match.state.phase == RACING
    wait(match, 10)
    assert match.state.phase == READY
    assert match.scores() == [0, 0]
    get_ready(match)
    assert list(match.state.board[:2]) != boards


@pytest.mark.rule("TUB-16")
@pytest.mark.parametrize(("seconds", "beats"), [(30, 3), (45, 5), (600, 60), (5, 1), (1, 1)])
def test_an_option_sets_the_time_of_a_round(seconds: int, beats: int) -> None:
    match = racing(round_time=seconds)
    total = 0.0
    for _ in range(beats):
        assert match.state.phase == RACING
        assert match.legal(0)[-1] == THINK, "until the next beat"
        glass = TUBYRINTH.table.glass(match.view(SPECTATOR))
        assert glass is not None
        total += glass.seconds
        match.play(CLOCK, TICK)
    assert match.state.phase == READY
    assert total == seconds


@pytest.mark.rule("TUB-16")
def test_a_call_in_the_last_seconds_still_gives_the_others_30_seconds() -> None:
    match = racing()
    wait(match, 290)
    call(match, 0, 5)
    wait(match, 20)
    assert match.state.phase == GLASS
    call(match, 1, 5)
    assert match.state.phase == READY


def test_whoever_plays_alone_gives_the_signal_themselves() -> None:
    match = seated(players=1)
    assert match.actors() == [0]
    assert TUBYRINTH.table.glass(match.view(SPECTATOR)) is None
    match.play(0, SAY_READY)
    assert match.actors() == [0, CLOCK]


def test_every_beat_turns_a_glass_with_another_name() -> None:
    match = seated()
    names = []
    for action in [TICK] * 33:
        glass = TUBYRINTH.table.glass(match.view(SPECTATOR))
        assert glass is not None
        names.append(glass.name)
        match.play(CLOCK, action)
    assert len(set(names)) == len(names)


def test_a_seat_that_thinks_waits_for_the_next_beat() -> None:
    match = racing()
    match.play(0, THINK)
    assert match.actors() == [1, CLOCK]
    wait(match, 10)
    assert match.actors() == [0, 1, CLOCK]


def test_a_first_call_wakes_those_who_think() -> None:
    match = racing(players=3)
    match.play(0, THINK)
    call(match, 1, 5)
    assert match.actors() == [0, 2, CLOCK]


def test_after_very_many_changes_one_can_still_call() -> None:
    match = racing(mode="rookie")
    for n in range(CHANGES):
        match.play(0, place("twin", 0, n % 2))
    assert match.legal(0) == [CALL, THINK]
    assert refusal(match, 0, take("twin")) == "tub-why-too-many-changes"


def test_without_a_clock_one_plays_alone() -> None:
    with pytest.raises(Refusal, match="alone"):
        seated(players=2, round_time=0)
    match = racing(players=1, round_time=0)
    assert match.actors() == [0]
    assert TUBYRINTH.table.glass(match.view(SPECTATOR)) is None
    assert refusal(match, 0, THINK) == "tub-why-no-clock"


# TUB-16: how long a game goes on


def try_in_vain(match: Match) -> None:
    """A round in which somebody lays a tile, and nobody calls."""
    get_ready(match)
    tile, orientation, cell = pipeline(match, 0, 5)[0]
    match.play(0, place(tile, orientation, cell))
    wait(match, int(match.state.round_time))


@pytest.mark.rule("TUB-16")
def test_rounds_in_which_nobody_lays_a_tile_end_the_game_when_patience_is_out() -> None:
    match = seated(patience=2)
    play_round(match, None, None)
    try_in_vain(match)
    play_round(match, None, None)
    assert match.state.phase == READY
    play_round(match, None, None)
    assert match.state.phase == OVER
    assert match.actors() == []


@pytest.mark.rule("TUB-16")
def test_who_tries_in_vain_may_try_again() -> None:
    match = seated(mode="pipe_master", patience=1)
    for _ in range(10):
        try_in_vain(match)
    assert match.state.phase == READY


@pytest.mark.rule("TUB-16")
@pytest.mark.parametrize("patience", [1, 10])
def test_bots_alone_stop_after_30_rounds(patience: int) -> None:
    match = seated(round_time=10, patience=patience)
    for _ in range(29):
        try_in_vain(match)
    assert match.state.phase == READY
    try_in_vain(match)
    assert match.state.phase == OVER


@pytest.mark.rule("TUB-16")
def test_without_patience_the_game_goes_on_to_its_goal() -> None:
    match = seated(mode="pipe_master", round_time=10, patience=0)
    for _ in range(40):
        play_round(match, None, None)
        try_in_vain(match)
    for won in range(5):
        assert match.state.phase == READY, won
        play_round(match, None, 7)
    assert match.state.phase == OVER
    assert match.shares() == [0, 1]


def test_even_a_game_that_never_stops_is_bounded() -> None:
    match = seated(round_time=10, patience=0)
    for _ in range(LONGEST_GAME - 1):
        play_round(match, None, None)
    assert match.state.phase == READY
    play_round(match, None, None)
    assert match.state.phase == OVER
