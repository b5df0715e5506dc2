"""What a match is told in one compiled call is what the rules say one by one."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.compiled_calls import actions_in, actors_in, compiled_calls, play_turn, scores_and_shares, write_view
from fathoms.core.game import CLOCK, SPECTATOR, Game, game_of, seats_in
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, buffer_of, copy_record, new_record, to_bytes
from fathoms.games import GAMES
from tests.kit.register import registered
from tests.toys import broken
from tests.toys.bids import SECRET_BIDS
from tests.toys.ferry import FERRY_RACE
from tests.toys.potato import HOT_POTATO

ACTIONS = 80  # of each game


@pytest.fixture
def toys() -> Iterator[None]:
    with registered(SECRET_BIDS, HOT_POTATO, FERRY_RACE):
        yield


def listed(state: Record, seat: int) -> list[int]:
    moves = np.zeros(game_of(state).max_legal, np.int32)
    return [int(action) for action in moves[: verbs.legal(state, seat, moves)]]


def seen(state: Record, viewer: int, recalling: bool) -> bytes:
    out = new_record(state.dtype)
    verbs.view(state, viewer, out)
    if recalling:
        verbs.recall(state, viewer, out)
    return to_bytes(out)


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, FERRY_RACE, SECRET_BIDS, HOT_POTATO], ids=lambda game: game.name)
def test_a_turn_is_what_the_rules_say_one_by_one(game: Game, toys: None) -> None:
    match, rng = Match(game, max(game.players), {}, 3), random.Random(1)
    state = copy_record(match._buffer[0])  # `match.state` would have it ask the rules every time
    while match.number < ACTIONS and not match.over:
        acting = seats_in(int(verbs.actors(state)))
        assert match.actors() == acting == seats_in(actors_in(match.view()))
        for seat in acting:
            assert match.legal(seat) == listed(state, seat)
        assert match.scores() == [verbs.score(state, seat) for seat in range(match.players)]
        seat = rng.choice(acting)
        if seat != CLOCK:
            assert actions_in(match.info_state(seat), seat) == listed(state, seat)
        for viewer in (SPECTATOR, *range(match.players)):
            assert to_bytes(match.view(viewer)) == seen(state, viewer, False)
        assert to_bytes(match.info_state(0)) == seen(state, 0, True)
        action = rng.choice(listed(state, seat))
        match.play(seat, action)
        verbs.apply(state, seat, action)
        assert to_bytes(match._buffer[0]) == to_bytes(state)
    shares = np.zeros(match.players)
    if match.over:
        verbs.result(state, shares)
    assert match.shares() == list(shares) == scores_and_shares(state, match.players)[1]


def test_who_has_taken_the_state_may_change_it_at_any_time(toys: None) -> None:
    match = Match(FERRY_RACE, 2, {}, 1)
    seat = match.actors()[0]
    state, before = match.state, match.legal(seat)
    state.turn = 1 - seat
    assert match.actors() == [1 - seat]
    assert match.legal(seat) == []
    with pytest.raises(Refusal):
        match.play(seat, before[0])


def test_after_a_refusal_the_list_is_still_right(toys: None) -> None:
    match = Match(HOT_POTATO, 3, {}, 1)
    one, other = match.actors()[:2]
    legal = match.legal(one)
    with pytest.raises(Refusal):
        match.play(other, 99)
    assert match.legal(one) == legal
    match.play(one, legal[0])


def test_numbers_of_any_kind_are_played_by_the_same_code(toys: None) -> None:
    match = Match(FERRY_RACE, 2, {}, 1)
    match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    known = len(play_turn.signatures)  # type: ignore[attr-defined]
    seat = match.actors()[0]
    numbers: tuple[Any, Any] = np.int8(seat), np.int32(match.legal(seat)[0])
    match.play(*numbers)
    match.legal(np.int16(match.actors()[0]))  # type: ignore[arg-type]
    match.view(numbers[0])
    assert len(play_turn.signatures) == known  # type: ignore[attr-defined]
    assert len({str(signature[1]) for signature in write_view.signatures}) == 1  # type: ignore[attr-defined]
    assert type(match.moves[-1].seat) is type(match.moves[-1].action) is int


def test_a_fork_goes_its_own_way(toys: None) -> None:
    match = Match(FERRY_RACE, 2, {}, 1)
    seat = match.actors()[0]
    legal = match.legal(seat)
    twin, before = match.fork(), to_bytes(match.view())
    twin.play(seat, legal[0])
    assert (match.number, twin.number) == (0, 1)
    assert to_bytes(match.view()) == before != to_bytes(twin.view())
    assert match.legal(seat) == legal


def test_a_record_among_others_is_looked_at_in_a_copy(toys: None) -> None:
    alone = Match(FERRY_RACE, 2, {}, 1).view()
    many = np.array([alone, alone], FERRY_RACE.state_type)
    assert buffer_of(alone) is alone.base
    assert to_bytes(buffer_of(many[1])[0]) == to_bytes(alone)
    assert actors_in(many[1]) == actors_in(alone)


def test_a_verb_that_is_no_rule_is_interpreted_even_where_its_like_has_been_compiled(toys: None) -> None:
    compiled = compiled_calls(FERRY_RACE)
    changed = broken.broken(FERRY_RACE, "ferry_fifth", actors=broken.the_fifth_acts)
    assert compiled.play_turn is play_turn
    assert compiled_calls(changed).play_turn is play_turn.py_func  # type: ignore[attr-defined]
