"""A match checks everything asked for before the rules see it, and leaves all as it was when it refuses."""

from collections.abc import Iterator

import pytest

from fathoms.core.game import CLOCK
from fathoms.core.match import Match, Move
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.core.structs import to_bytes
from tests.kit.register import registered
from tests.kit.variants import Variant, walk
from tests.toys.bids import SECRET_BIDS
from tests.toys.ferry import FERRY_RACE
from tests.toys.potato import HOT_POTATO, RING


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(SECRET_BIDS, HOT_POTATO, FERRY_RACE):
        yield


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (2, 0, "move-no-such-seat"),
        (-1, 0, "move-no-such-seat"),
        (14, 0, "move-no-such-seat"),
        (CLOCK, 0, "move-not-your-turn"),
        (0, 4, "move-unknown"),
        (0, -1, "move-unknown"),
        (0, 10**9, "move-unknown"),
    ],
)
def test_a_refused_move_changes_nothing_and_says_why(seat: int, action: int, key: str) -> None:
    match = Match(SECRET_BIDS, 2, {}, 1)
    before = to_bytes(match.state)
    with pytest.raises(Refusal) as refused:
        match.play(seat, action)
    assert refused.value.key == key
    assert str(refused.value)
    assert to_bytes(match.state) == before
    assert match.moves == []


def test_an_action_that_cannot_be_done_now_is_explained_by_the_game() -> None:
    match = Match(FERRY_RACE, 2, {}, 1)
    with pytest.raises(Refusal) as refused:
        match.play(match.actors()[0], 2)
    assert refused.value.key == "toy-cannot"


def test_nobody_plays_twice_at_the_same_time() -> None:
    match = Match(SECRET_BIDS, 3, {}, 1)
    assert match.actors() == [0, 1, 2]
    match.play(1, 3)
    assert match.actors() == [0, 2]
    assert match.legal(1) == []
    with pytest.raises(Refusal, match="not your turn"):
        match.play(1, 0)


def test_only_the_clock_rings() -> None:
    match = Match(HOT_POTATO, 3, {}, 1)
    holder = int(match.state.holder)
    assert match.actors() == [holder, CLOCK]
    with pytest.raises(Refusal):
        match.play(holder, RING)
    match.play(CLOCK, RING)
    assert match.state.burns[holder] == 1
    assert match.moves == [Move(CLOCK, RING)]


def test_a_move_that_is_played_again_and_again_is_kept_once() -> None:
    *_, match = walk(Variant(HOT_POTATO, 2, {}), 1)
    *_, another = walk(Variant(HOT_POTATO, 2, {}), 2)
    played = [*match.moves, *another.moves]
    assert len({id(move) for move in played}) == len(set(played)) < len(played)


def test_nothing_is_played_after_the_end() -> None:
    *_, match = walk(Variant(HOT_POTATO, 2, {}), 1)
    assert match.over
    assert match.actors() == []
    with pytest.raises(Refusal, match="over"):
        match.play(0, 0)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(Refusal) as refused:
        Match(SECRET_BIDS, 2, {}, seed)
    assert refused.value.key == "seed-wrong"
    assert str(seed).lstrip("-") in str(refused.value).replace(",", "")


@pytest.mark.parametrize("players", [0, 1, 4, -2])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(Refusal, match="2 or 3 players"):
        Match(SECRET_BIDS, players, {}, 1)


def test_shares_are_nothing_while_the_game_goes_on() -> None:
    matches = [match.shares() for match in walk(Variant(FERRY_RACE, 4, {}), 3)]
    assert set(map(tuple, matches[:-1])) == {(0.0, 0.0, 0.0, 0.0)}
    assert sorted(matches[-1]) in ([0.0, 0.0, 1.0, 1.0], [0.5, 0.5, 0.5, 0.5])


def test_a_view_is_a_record_of_its_own() -> None:
    match = Match(SECRET_BIDS, 2, {}, 1)
    before = to_bytes(match.state)
    match.view(0).points[:] = 99
    match.info_state(1).points[:] = 99
    assert to_bytes(match.state) == before


def test_an_info_state_adds_memory_to_the_view() -> None:
    match = Match(SECRET_BIDS, 2, {}, 1)
    tip = int(match.state.tip[0])
    assert match.view(0).prize[tip] == match.state.prize[tip]
    for seat, bid in ((0, 3), (1, 0)):
        match.play(seat, bid)
    if tip > 1:  # the round after the first is on the table
        assert match.view(0).prize[tip] == 0
    assert match.info_state(0).prize[tip] == match.state.prize[tip]
    assert match.view(0).tip[0] == 0
    assert match.info_state(0).tip.tolist() == [tip, 0, 0]
