"""Bots at a table: told of while they think, fenced in, and never the end of a game."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathoms.bots import BOTS
from fathoms.bots.levels import level_of
from fathoms.bots.random_bot import play_at_random
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record
from fathoms.games import GAMES
from fathoms.games.poo_divers.actions import LOOK, SKIP_LOOK
from fathoms.games.poo_divers.state import UNKNOWN
from fathoms.server.settings import Settings
from fathoms.server.table.bot_pauses import random_factor
from tests.server.people import House, Person, open_house


def test_bots_play_a_game_among_themselves(ann: Person) -> None:
    screen = ann.at(ann.set_up("greedy", "random", "greedy"))
    screen.until(lambda screen: screen.table["status"] == "over")
    assert screen.view["shares"]
    assert screen.view["legal"] == {}


def test_everyone_is_told_who_thinks(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_delay=0.2) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "greedy", first="2"))
        assert screen.thinking == [1]
        screen.until(lambda screen: screen.view["actors"] == [0])
        screen.until(lambda screen: not screen.thinking)
        assert house.person().at(screen.table["id"]).thinking == []


def fail(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
    raise RuntimeError(f"I know that {info_state.tobytes().hex()}")


def cheat(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
    return 10**6


def dawdle(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
    time.sleep(0.3)
    return play_at_random(info_state, seat, seed)


def meddle(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
    info_state["banked"] = 100
    return play_at_random(info_state, seat, seed)


@pytest.mark.parametrize(
    ("bot", "said"), [(fail, "RuntimeError"), (cheat, "not legal"), (dawdle, "TimeoutError"), (meddle, "")]
)
def test_a_bot_that_misbehaves_does_not_freeze_the_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    bot: Callable[..., int],
    said: str,
) -> None:
    monkeypatch.setitem(BOTS, "odd", bot)
    with open_house(tmp_path, bot_patience=0.05) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "odd", first="2"))
        screen.until(lambda screen: screen.view["actors"] == [0])
        assert screen.view["scores"][1] < 100
    assert said in caplog.text
    assert "I know" not in caplog.text


def test_a_bot_nobody_knows_any_more_plays_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path, bot_delay=1000) as house:
        monkeypatch.setitem(BOTS, "old", play_at_random)
        ann = house.person()
        table = ann.set_up("me", "old", first="2")
        monkeypatch.delitem(BOTS, "old")
    with open_house(tmp_path) as house:
        screen = house.person(ann.cookie).at(table)
        screen.until(lambda screen: screen.view["actors"] == [0])


def test_a_bot_gets_an_info_state_and_never_the_state(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []

    def spy(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        given.append(info_state.copy())
        return play_at_random(info_state, seat, seed)

    monkeypatch.setitem(BOTS, "spy", spy)
    screen = ann.at(ann.set_up("spy", "spy"))
    screen.until(lambda screen: screen.table["status"] == "over")
    match = house.loaded(screen.table).state.live_game.match  # type: ignore[union-attr]
    assert len(given) == match.number
    looks = sum(LOOK <= move.action < SKIP_LOOK for move in match.moves)
    for info_state in given:
        assert not info_state.rng.any()
        closed = [card for card in info_state.card if card < 0]
        assert len(closed) - closed.count(-UNKNOWN) <= looks < 30
    assert list(given[0].card).count(-UNKNOWN) == given[0].covers


def test_the_person_who_comes_back_while_the_bot_thinks_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", dawdle)
    with open_house(tmp_path) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me", first="1"))
        screen.ask("stand", seat=0)
        screen.ask("sit", seat=0)
        time.sleep(0.5)
        screen.settle()
        assert screen.view["number"] == 0
        assert screen.thinking == []
        screen.move(screen.choices(0)[0], 0)
        assert screen.view["number"] == 1


def test_no_two_pauses_are_alike_and_none_is_long() -> None:
    pauses = [random_factor(seed_from("pause", number)) for number in range(500)]
    assert len(set(pauses)) > 300
    assert 0.7 <= min(pauses) < 0.75
    assert 1.25 < max(pauses) <= 1.3


def test_a_thinking_bot_answers_within_two_seconds() -> None:
    """What it may think, and the longest pause before it."""
    for game in GAMES:
        search = level_of("deep_diver", game).search
        if search:
            assert search.threads == 2
            assert search.seconds is not None
            assert search.seconds + Settings().bot_delay * 1.3 <= 2.02
