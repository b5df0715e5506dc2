"""Compiling the games in the background when the server starts, so that nobody waits without knowing why."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from fathoms.core.game import Game
from fathoms.server.trouble import report

log = logging.getLogger(__name__)


class Step(Protocol):
    """One thing to compile."""

    @property
    def label(self) -> str: ...
    @property
    def run(self) -> Callable[[], object]: ...


class Compiling:
    """Works through the steps of one game after another."""

    def __init__(self, games: Iterable[Game], steps: Callable[[Sequence[Game]], Sequence[Step]]) -> None:
        self._steps = {game.name: steps([game]) for game in games}
        self._ready = {name: asyncio.Event() for name in self._steps}
        self.to_do = sum(len(each) for each in self._steps.values())
        self.done = 0
        for name, each in self._steps.items():
            if not each:
                self._ready[name].set()

    @property
    def finished(self) -> bool:
        return self.done == self.to_do

    def ready(self, game: str) -> bool:
        return game not in self._ready or self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        if game in self._ready:
            await self._ready[game].wait()

    async def run(self) -> None:
        """Compile everything. A step that fails is not the end: the rules then compile when they are first used."""
        loop = asyncio.get_running_loop()
        pool = ThreadPoolExecutor(1, "compiling")
        try:
            for name, steps in self._steps.items():
                for step in steps:
                    try:
                        await loop.run_in_executor(pool, step.run)
                    except Exception as error:
                        report(log, f"compiling {name}: {step.label} failed", error)
                    self.done += 1
                self._ready[name].set()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
