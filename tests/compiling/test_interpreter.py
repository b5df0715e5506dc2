"""Rules that are not compiled yet are played as they are written: the same games, and nobody waits for the compiler."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fathoms.bots import find_bot
from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.network_file import Network
from fathoms.bots.search import Search
from fathoms.core.compiled import compile_mode
from fathoms.core.compiled.cache import RuleCache
from fathoms.core.compiled.compile_mode import (
    NotCompiledError,
    compile_if_missing,
    interpret_game,
    load_only,
    on_demand_loading,
    stop_interpreting,
)
from fathoms.core.compiled.interpreter import interpreted_rule
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.rule import rule
from fathoms.core.structs import new_record, to_bytes
from fathoms.games import GAMES
from tests.compiling.places import Place

MOVES = 25


@pytest.fixture(autouse=True)
def nobody_waits() -> Iterator[None]:
    yield
    compile_mode._waiting.clear()


def steps_of(x: int) -> Any:
    """A rule that calls another, both new and nowhere compiled."""

    @rule
    def inner(y):
        return y + x

    @rule
    def outer(y):
        return inner(y) + inner(1)

    return inner, outer


def test_where_nothing_is_said_a_rule_compiles_when_it_is_first_called() -> None:
    _, outer = steps_of(1)
    assert outer(3) == 6
    assert outer.signatures


def test_while_a_game_is_compiled_elsewhere_its_rules_run_as_written_and_then_compiled() -> None:
    _, outer = steps_of(2)
    interpret_game("chess")
    assert outer(3) == 8
    assert not outer.signatures
    stop_interpreting("chess")
    assert outer(3) == 8
    assert outer.signatures


def test_what_is_compiled_already_runs_compiled() -> None:
    _, outer = steps_of(3)
    with compile_if_missing():
        outer(3)
    interpret_game("chess")
    assert outer(4) == 11
    assert len(outer.signatures) == 1


def test_other_games_are_not_concerned() -> None:
    """A state says which game it is of: those of a game that is not waited for compile as ever."""
    first, second = GAMES[:2]

    @rule
    def key(s):
        return int(s.rng[0])

    interpret_game(first.name)
    assert key(new_record(first.state_type)) == 0
    assert not key.signatures  # type: ignore[attr-defined]
    assert key(new_record(second.state_type)) == 0
    assert len(key.signatures) == 1  # type: ignore[attr-defined]


def test_a_thread_that_loads_does_not_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    inner, _ = steps_of(4)
    with load_only(), pytest.raises(NotCompiledError):
        inner(1)
    with compile_if_missing():
        inner(1)
    assert inner.signatures


def test_what_is_on_disk_is_loaded_on_demand_while_everything_is_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    with compile_if_missing():
        steps_of(5)[0](1)
    _, absent = steps_of(6)
    again, _ = steps_of(5)
    interpret_game("chess")
    with on_demand_loading():
        assert (again(1), absent(1)) == (6, 14)
        assert again.signatures
        assert not absent.signatures
        monkeypatch.setattr(RuleCache, "load_overload", lambda *args: pytest.fail("it is looked up again"))
        assert absent(2) == 15
    later, _ = steps_of(5)
    assert later(1) == 6
    assert not later.signatures


def test_a_rule_as_written_calls_others_as_written() -> None:
    from fathoms.core import rng as _rng

    rng: Any = _rng  # to mypy, rules are the functions they are made of
    function = interpreted_rule(rng.draw)
    assert function.__globals__["mix_bits"] is interpreted_rule(rng.mix_bits)
    assert function.__globals__["WORD"] == 0xFFFFFFFF
    assert function(rng.new_rng(5), 1000) == rng.draw(rng.new_rng(5), 1000)


def test_bots_that_search_play_like_the_greedy_one_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "evaluate_actions", lambda *args: pytest.fail("it searches"))
    game = GAMES[0]
    match = Match(game, 2, {}, 1)
    seat = match.actors()[0]
    interpret_game(game.name)
    chosen = find_bot("deep_diver", game)(match.info_state(seat), seat, 7)
    assert chosen == play_greedily(match.info_state(seat), seat, seed_from(7, "favourite"))


def test_bots_that_have_learned_play_like_the_greedy_one_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Network, "brain", lambda network: pytest.fail("it asks its network"))
    game = GAMES[0]
    match = Match(game, 2, {}, 1)
    seat = match.actors()[0]
    interpret_game(game.name)
    assert find_bot("learned", game)(match.info_state(seat), seat, 7) == play_greedily(match.info_state(seat), seat, 7)


# Whole games

AS_WRITTEN = """
import hashlib, json, sys
from fathoms.core.compiled.cache_folder import cache_root
from fathoms.core.compiled.compile_mode import play_as_written
from fathoms.games import GAMES
from tests.compiling.test_interpreter import fate

for game in GAMES:
    play_as_written(game.name)
print(json.dumps([[fate(game) for game in GAMES], cache_root().exists()]))
"""


def fate(game: Game) -> str:
    """The first moves of a game among bots, with all that anyone sees and is told, as one number."""
    match, told = Match(game, max(game.players), {}, 3), hashlib.sha256()
    while match.number < MOVES and not match.over:
        seat = match.actors()[0]
        bot = find_bot("greedy" if match.number % 3 else "random", game)
        action = bot(match.info_state(seat), seat, match.number) if seat < match.players else match.legal(seat)[0]
        before = match.view(seat % match.players)
        match.play(seat, action)
        after = match.view(seat % match.players)
        lines = game.voice.narrate(before, seat, action, after)
        told.update(to_bytes(match.state) + to_bytes(after) + str(lines).encode() + str(match.scores()).encode())
        told.update(game.voice.draw(after).model_dump_json().encode())
    return told.hexdigest()


@pytest.mark.slow
def test_games_as_written_are_the_same_and_nothing_is_compiled_for_them(tmp_path: Path) -> None:
    fates, touched = Place(tmp_path).run(AS_WRITTEN)
    assert not touched
    assert fates == [fate(game) for game in GAMES]


def test_options_come_never_alone() -> None:
    """A packed record does not say whose it is, the state beside it does."""
    from fathoms.core.compiled.interpreter import games_of

    game = GAMES[0]
    state, packed = np.zeros(1, game.state_type), np.zeros(1, game.options_type)
    assert games_of((state[0], 3, packed[0])) == {game.name}
    assert games_of(((state, packed), None)) == {game.name}
    assert games_of((np.zeros(3), 4)) == set()
