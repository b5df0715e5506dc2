"""Lets bots think, in threads outside the event loop: compiled code runs there without the interpreter's lock."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np

from fathoms.bots import find_bot
from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.levels import Level
from fathoms.bots.random_bot import play_at_random
from fathoms.core.compiled_calls import actions_in
from fathoms.core.contract import Plan
from fathoms.core.game import game_of
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, copy_record
from fathoms.server.error_reporting import report_error

log = logging.getLogger(__name__)

T = TypeVar("T")


class BotPool:
    """The threads in which all bots of a server think."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "bot")

    async def plan(self, name: str, info_state: Record, seat: int, seed: int, memory: int) -> tuple[float, int] | None:
        """After how many seconds the bot does what, if its game makes plans for it; None if not, or if that fails."""
        try:
            make = plan_of(name, info_state)
            plan = await self._think(make_plan, make, name, info_state, seat, seed, memory) if make else None
            if plan is None or plan[1] in actions_in(info_state, seat):
                return plan
            log.error("the plan for bot %s is not legal", name)
        except Exception as error:
            report_error(log, f"the plan for bot {name} failed", error)
        return None

    async def choose(self, name: str, info_state: Record, seat: int, seed: int, memory: int) -> int:
        """The bot's action for what its seat knows; a random one if the bot fails, so that no table freezes."""
        action = await self.advise(name, info_state, seat, seed, memory)
        return play_at_random(info_state, seat, seed) if action is None else action

    async def advise(self, name: str, info_state: Record, seat: int, seed: int, memory: int) -> int | None:
        """The bot's action for what its seat knows; None if the bot fails."""
        try:
            bot = find_bot(name, game_of(info_state))
            action = int(await self._think(bot, copy_record(info_state), seat, seed, memory))
            if action in actions_in(info_state, seat):
                return action
            log.error("bot %s chose an action that is not legal", name)
        except Exception as error:
            report_error(log, f"bot {name} failed", error)
        return None

    async def foresee(self, info_state: Record, seat: int, action: int, seed: int) -> Record | None:
        """What a seat will know when it has played an action that tells it nothing new; None if that fails."""
        try:
            return await self._think(info_state_after, info_state, seat, action, seed)
        except Exception as error:
            report_error(log, "what an action leads to could not be foreseen", error)
            return None

    async def _think(self, call: Callable[..., T], *args: object) -> T:
        thinking = asyncio.get_running_loop().run_in_executor(self._pool, call, *args)
        return await asyncio.wait_for(thinking, self._patience)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def info_state_after(info_state: Record, seat: int, action: int, seed: int) -> Record:
    """What a seat knows once it has played an action, in one of the worlds it might believe in."""
    game, world = game_of(info_state), copy_record(info_state)
    game.rules.resample(world, seat, new_rng(seed))
    game.rules.apply(world, seat, action)
    out: Record = np.zeros(1, game.state_type)[0]
    game.rules.view(world, seat, out)
    game.rules.recall(world, seat, out)
    return out


def plan_of(name: str, info_state: Record) -> Plan | None:
    """The game's plan for a bot, if it has one: only bots that neither search nor act at random make plans."""
    game = game_of(info_state)
    bot = find_bot(name, game)
    sensible = bot is play_greedily or (isinstance(bot, Level) and bot.search is None)
    return game.table.plan if sensible else None


def make_plan(make: Plan, name: str, info_state: Record, seat: int, seed: int, memory: int) -> tuple[float, int]:
    """A plan made with an information state like that of the bot's level."""
    own, bot = copy_record(info_state), find_bot(name, game_of(info_state))
    if isinstance(bot, Level):
        bot.limit_info_state(own, seat, memory)
    seconds, action = make(own, seat, new_rng(seed))
    return float(seconds), int(action)
