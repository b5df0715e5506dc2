"""Lets bots think, in threads outside the event loop: compiled code runs there without the interpreter's lock."""

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from fathoms.bots import find_bot
from fathoms.bots.greedy import play_greedily
from fathoms.bots.levels import Level
from fathoms.bots.random import play_at_random
from fathoms.bots.search import legal_actions
from fathoms.core.game import Game, Plan, game_of
from fathoms.core.record import Record, copy
from fathoms.core.rng import new_rng
from fathoms.server.trouble import report

log = logging.getLogger(__name__)


class BotRunner:
    """The threads in which all bots of a server think."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "bot")

    def pause(self, name: str, mind: Record, seat: int, seed: int, memory: int) -> float | None:
        """How many seconds the bot takes before it acts, if the game has a plan for it."""
        plan = plan_of(name, game_of(mind))
        return plan(prepared(name, mind, seat, memory), seat, new_rng(seed))[0] if plan else None

    async def choose(self, name: str, mind: Record, seat: int, seed: int, memory: int) -> int:
        """The bot's action for what its seat knows; a random one if the bot fails, so that no table freezes."""
        action = await self.advise(name, mind, seat, seed, memory)
        return play_at_random(mind, seat, seed) if action is None else action

    async def advise(self, name: str, mind: Record, seat: int, seed: int, memory: int) -> int | None:
        """The bot's action for what its seat knows; None if the bot fails."""
        loop = asyncio.get_running_loop()
        try:
            # The bot gets a copy: what it does to it changes nothing.
            thinking = loop.run_in_executor(self._pool, think, name, copy(mind), seat, seed, memory)
            action = int(await asyncio.wait_for(thinking, self._patience))
            if action in legal_actions(mind, seat):
                return action
            log.error("bot %s chose an action that is not legal", name)
        except Exception as error:
            report(log, f"bot {name} failed", error)
        return None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(name: str, mind: Record, seat: int, seed: int, memory: int) -> int:
    """What the bot does: by the game's plan, if it has one, or by its own lights."""
    game = game_of(mind)
    plan = plan_of(name, game)
    if plan:
        return plan(prepared(name, mind, seat, memory), seat, new_rng(seed))[1]
    return find_bot(name, game)(mind, seat, seed, memory)


def plan_of(name: str, game: Game) -> Plan | None:
    """The game's plan for a bot, if it has one: only bots that neither search nor act at random make plans."""
    bot = find_bot(name, game)
    sensible = bot is play_greedily or (isinstance(bot, Level) and bot.search is None)
    return game.plan if sensible else None


def prepared(name: str, mind: Record, seat: int, memory: int) -> Record:
    """A mind like that of the bot's level."""
    own, bot = copy(mind), find_bot(name, game_of(mind))
    if isinstance(bot, Level):
        bot.prepare(own, seat, memory)
    return own
