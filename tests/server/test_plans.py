"""Bots at a table with a clock keep to the game's plan: they take their time, and then do something."""

import asyncio

import numpy as np

from fathoms.core.game import Glass
from fathoms.core.match import Match
from fathoms.core.record import Record
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, SAY_READY, THINK
from fathoms.server.table.bot_runner import BotRunner
from fathoms.server.table.clock import Clock

SEEDS = range(40)


def racing() -> Record:
    """What seat 0 sees when the signal has just been given."""
    match = Match(TUBYRINTH, 2, {"bots": "gentle"}, 5)
    for seat in (0, 1):
        match.play(seat, SAY_READY)
    return match.mind(0)


def test_a_sensible_bot_takes_as_long_as_the_plan_says() -> None:
    bots, mind = BotRunner(patience=5), racing()
    pauses = [bots.pause("greedy", mind, 0, seed, 0) for seed in SEEDS]
    assert len(set(pauses)) == len(SEEDS)
    assert np.mean([pause for pause in pauses if pause is not None]) > 5
    assert bots.pause("random", mind, 0, 1, 0) is None
    bots.close()


def test_after_its_pause_it_acts_instead_of_thinking_on() -> None:
    bots, mind = BotRunner(patience=5), racing()

    async def choose_all() -> list[int]:
        return [await bots.choose("greedy", mind, 0, seed, 0) for seed in SEEDS]

    assert all(action < CALL for action in asyncio.run(choose_all())), "a tile is laid"
    ready = Match(TUBYRINTH, 2, {}, 5).mind(1)
    assert asyncio.run(bots.choose("greedy", ready, 1, 1, 0)) == SAY_READY
    assert THINK > CALL
    bots.close()


def test_a_turned_glass_wakes_those_who_wait() -> None:
    async def turn() -> tuple[bool, bool]:
        async def ring() -> None:
            return None

        clock = Clock(ring)
        clock.follow(Glass(1, 60))
        waiting = clock.turned
        clock.follow(Glass(1, 60))
        before = waiting.is_set()
        clock.follow(Glass(2, 60))
        clock.stop()
        return before, waiting.is_set()

    assert asyncio.run(turn()) == (False, True)
