"""Lets bots think, in threads outside the event loop: compiled code runs there without the interpreter's lock."""

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from fathoms.bots import Bot, find_bot
from fathoms.bots.greedy import play_greedily
from fathoms.bots.random import play_at_random
from fathoms.core import verbs
from fathoms.core.game import Plan, game_of
from fathoms.core.record import Record, copy
from fathoms.core.rng import new_rng
from fathoms.server.trouble import report

log = logging.getLogger(__name__)


class BotRunner:
    """The threads in which all bots of a server think."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "bot")

    def pause(self, name: str, mind: Record, seat: int, seed: int) -> float | None:
        """How many seconds the bot takes before it acts, if the game has a plan for it."""
        plan = plan_of(name, mind)
        return plan(copy(mind), seat, new_rng(seed))[0] if plan else None

    async def choose(self, name: str, mind: Record, seat: int, seed: int) -> int:
        """The bot's action for what its seat knows; a random one if the bot fails, so that no table freezes."""
        loop = asyncio.get_running_loop()
        try:
            # The bot gets a copy: what it does to it changes nothing.
            bot = planned_by(name, mind) or find_bot(name)
            thinking = loop.run_in_executor(self._pool, bot, copy(mind), seat, seed)
            action = int(await asyncio.wait_for(thinking, self._patience))
            if action in legal_for(mind, seat):
                return action
            log.error("bot %s chose an action that is not legal; it plays at random this time", name)
        except Exception as error:
            report(log, f"bot {name} failed; it plays at random this time", error)
        return play_at_random(mind, seat, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def plan_of(name: str, mind: Record) -> Plan | None:
    """The game's plan for a bot, if it has one: only sensible bots make plans."""
    return game_of(mind).plan if find_bot(name) is play_greedily else None


def planned_by(name: str, mind: Record) -> Bot | None:
    """A bot that does what the game's plan says, if there is one."""
    plan = plan_of(name, mind)
    return (lambda mind, seat, seed: plan(mind, seat, new_rng(seed))[1]) if plan else None


def legal_for(mind: Record, seat: int) -> list[int]:
    room = np.zeros(game_of(mind).moves, np.int32)
    count = verbs.legal(mind, seat, room)
    return [int(action) for action in room[:count]]
