"""Who sees what."""

import numpy as np
import pytest

from fathoms.core.game import CLOCK, SPECTATOR
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.games.tubyrinth.actions import SAY_READY, THINK, TICK
from fathoms.games.tubyrinth.drawn_board import PIPELINE
from fathoms.games.tubyrinth.scene import draw
from fathoms.games.tubyrinth.sight import resample
from fathoms.games.tubyrinth.state import HIDDEN
from tests.games.tubyrinth.table import call, lay, play_round, racing, seated, wait


def what_is_seen(match: Match, viewer: int) -> list[bool]:
    """For each seat: does the viewer see its tiles?"""
    return [seat.laid is not None for seat in draw(match.view(viewer)).seats]


def test_the_others_boards_are_hidden_while_the_round_runs() -> None:
    match = racing(players=3)
    lay(match, 1, 5)
    assert what_is_seen(match, 0) == [True, False, False]
    assert what_is_seen(match, 1) == [False, True, False]
    assert what_is_seen(match, SPECTATOR) == what_is_seen(match, CLOCK) == [False, False, False]
    assert (match.view(0).laid[1] == HIDDEN).all()
    assert not match.view(0).laid[3:].any(), "nobody sits there"
    assert match.view(0).changes[1] == 0


def test_they_stay_hidden_after_a_call_and_are_shown_at_the_judging() -> None:
    match = racing(players=3)
    call(match, 1, 6)
    assert what_is_seen(match, 0) == [True, False, False]
    assert draw(match.view(0)).seats[1].called == 1, "everyone hears a call"
    wait(match, 30)
    assert what_is_seen(match, 0) == what_is_seen(match, SPECTATOR) == [True, True, True]
    judged = draw(match.view(0)).seats[1].model_dump()
    assert [tile["counts"] for tile in judged["laid"]] == [True] * 6


def test_whoever_has_called_watches_the_others() -> None:
    match = racing(players=3)
    lay(match, 2, 5)
    assert draw(match.view(1)).hidden
    call(match, 1, 6)
    assert what_is_seen(match, 1) == [True, True, True]
    assert not draw(match.view(1)).hidden
    assert len(draw(match.view(1)).seats[2].model_dump()["laid"]) == 5
    assert what_is_seen(match, 2) == [False, False, True], "who still lays sees nobody else's tiles"
    assert what_is_seen(match, SPECTATOR) == what_is_seen(match, CLOCK) == [False, False, False]


def test_with_open_boards_everyone_can_look_across() -> None:
    match = racing(players=3, hide_boards=False)
    lay(match, 1, 5)
    assert what_is_seen(match, SPECTATOR) == [True, True, True]
    assert len(draw(match.view(0)).seats[1].model_dump()["laid"]) == 5


def test_whoever_plays_alone_may_be_watched() -> None:
    match = racing(players=1, mode="solo")
    lay(match, 0, 5)
    assert what_is_seen(match, SPECTATOR) == [True]


def test_all_but_what_the_others_have_laid_is_public() -> None:
    match = seated(players=3, strict_joins=True, bots="swift")
    play_round(match, None, None, None)
    match.play(0, SAY_READY)
    assert not differing(match)
    match.play(CLOCK, TICK)
    call(match, 1, 5)
    match.play(0, THINK)
    assert differing(match) == {"laid", "changes"}
    wait(match, 30)
    assert not differing(match)


def differing(match: Match) -> set[str]:
    """What a spectator sees otherwise than it is, or not at all."""
    view = match.view(SPECTATOR)
    fields = set(match.state.dtype.names) - {"rng"}
    return {field for field in fields if not np.array_equal(view[field], match.state[field])}


def test_nobody_sees_a_board_before_the_signal() -> None:
    assert [seat.board for seat in draw(seated(players=3).view(0)).seats] == [None, None, None]


@pytest.mark.parametrize(("mode", "sizes"), [("basic", [0, 1, 2]), ("pipe_master", [2])])
def test_resampling_gives_a_caller_a_whole_pipeline_and_the_others_part_of_one(mode: str, sizes: list[int]) -> None:
    match = racing(players=3, mode=mode)
    call(match, 1, 7)
    for seed in range(20):
        info_state = match.info_state(0)
        resample(info_state, 0, new_rng(seed))
        board = PIPELINE[info_state.board[1]][sizes]
        assert any((info_state.laid[1] == whole).all() for whole in board)
        other = PIPELINE[info_state.board[2]][sizes]
        assert any(((info_state.laid[2] == whole) | (info_state.laid[2] == 0)).all() for whole in other)
        assert (info_state.laid[0] == match.state.laid[0]).all()
        for seat in (1, 2):
            moved = int(info_state.changes[seat]) - np.count_nonzero(info_state.laid[seat])
            assert moved >= 0, "no tile is laid without a change"
            assert moved % 2 == 0, "what was laid too much was taken back"
