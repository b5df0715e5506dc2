"""Bots at a table with a clock keep to the game's plan: they take their time, and then do something."""

import asyncio
from pathlib import Path

import numpy as np
import pytest

from fathoms.core.contract import Glass
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.core.structs import Record
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, SAY_READY, THINK
from fathoms.server.bot_pool import BotPool
from fathoms.server.table.hourglass import Hourglass
from tests.kit.changed import changed
from tests.kit.register import registered
from tests.server.people import open_house
from tests.server.toys import at_the_table
from tests.toys.potato import HOT_POTATO, PASS_LEFT, PASS_RIGHT

SEEDS = range(40)


def racing() -> Record:
    """What seat 0 sees when the signal has just been given."""
    match = Match(TUBYRINTH, 2, {"bots": "gentle"}, 5)
    for seat in (0, 1):
        match.play(seat, SAY_READY)
    return match.info_state(0)


def plans_of(bots: BotPool, info_state: Record) -> list[tuple[float, int]]:
    async def make() -> list[tuple[float, int]]:
        plans = [await bots.plan("greedy", info_state, 0, seed, 0) for seed in SEEDS]
        return [plan for plan in plans if plan is not None]

    return asyncio.run(make())


def test_a_sensible_bot_takes_as_long_as_the_plan_says() -> None:
    bots, info_state = BotPool(patience=60), racing()
    plans = plans_of(bots, info_state)
    assert len({seconds for seconds, _ in plans}) == len(SEEDS)
    assert np.mean([seconds for seconds, _ in plans]) > 5
    assert asyncio.run(bots.plan("random", info_state, 0, 1, 0)) is None
    bots.close()


def test_after_its_pause_it_acts_instead_of_thinking_on() -> None:
    bots, info_state = BotPool(patience=60), racing()
    assert all(action < CALL for _, action in plans_of(bots, info_state)), "a tile is laid"
    ready = asyncio.run(bots.plan("greedy", Match(TUBYRINTH, 2, {}, 5).info_state(1), 1, 1, 0))
    assert ready is not None
    assert ready[1] == SAY_READY
    assert THINK > CALL
    bots.close()


def test_a_plan_that_fails_is_none(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, info_state = BotPool(patience=60), racing()

    def fail(info_state: Record, seat: int, rng: object) -> tuple[float, int]:
        raise RuntimeError(f"I know that {info_state.tobytes().hex()}")

    for plan in (fail, lambda info_state, seat, rng: (1.0, 10**6)):
        with registered(changed(HOT_POTATO, plan=plan)):
            potato = Match(find_game("potato"), 2, {}, 1).info_state(0)
            assert asyncio.run(bots.plan("greedy", potato, 0, 1, 0)) is None
    assert asyncio.run(bots.plan("nobody", info_state, 0, 1, 0)) is None
    assert "RuntimeError" in caplog.text
    assert "I know" not in caplog.text
    bots.close()


def test_a_bot_makes_a_plan_once_and_keeps_to_it(tmp_path: Path) -> None:
    planned: list[int] = []

    def plan(info_state: Record, seat: int, rng: object) -> tuple[float, int]:
        planned.append(PASS_LEFT if len(planned) % 2 else PASS_RIGHT)
        return 0.05, planned[-1]

    game = at_the_table(HOT_POTATO, plan=plan, glass=lambda view: Glass(1, 60.0))
    with registered(game), open_house(tmp_path, bot_delay=0.01) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("greedy", "greedy", "greedy", game="potato", rings=1))
        screen.until(lambda screen: screen.views and screen.view["number"] == 6)  # it sticks after six passes
        moves = house.tables.services.store.moves(screen.table["id"])
    assert [move.action for move in moves] == planned


def test_a_turned_glass_wakes_those_who_wait() -> None:
    async def turn() -> tuple[bool, bool]:
        async def ring() -> None:
            return None

        clock = Hourglass(ring)
        clock.turn_to(Glass(1, 60))
        waiting = asyncio.create_task(clock.is_turned_within(60))
        await asyncio.sleep(0)
        clock.turn_to(Glass(1, 60))
        same = await clock.is_turned_within(0.01)
        clock.turn_to(Glass(2, 60))
        clock.stop()
        return same, await waiting

    assert asyncio.run(turn()) == (False, True)


def test_nobody_thinks_once_time_has_ended_the_game(tmp_path: Path) -> None:
    def plan(info_state: Record, seat: int, rng: object) -> tuple[float, int]:
        return 300.0, PASS_LEFT

    game = at_the_table(HOT_POTATO, plan=plan, glass=lambda view: None if view.rung else Glass(1, 0.3))
    with registered(game), open_house(tmp_path, bot_delay=0.01) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("greedy", "greedy", game="potato", rings=1))
        screen.until(lambda screen: screen.table["status"] == "over")
        screen.until(lambda screen: not screen.thinking)
        screen.settle()
        assert not house.loaded(screen.table).bots.are_thinking
