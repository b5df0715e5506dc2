"""Compiling the games while people play: nobody waits for it, and the game someone has sat down to comes first."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from fathoms.compiling.process_pool import Crew, CrewError
from fathoms.compiling.warmup import Step
from fathoms.core.compiled import compile_mode
from fathoms.core.game import Game
from fathoms.server.error_reporting import report_error

log = logging.getLogger(__name__)

TABLE_OPENING_STEPS = ("begin", "legal", "apply", "look", "standing", "turn")  # steps: what opens a table, and shows it
LOAD_TIMEOUT = 3.0  # seconds for loading one step from disk, of many, also on a busy machine


class BackgroundCompiler:
    """Works through the steps of all games; meanwhile they are played as written."""

    def __init__(self, games: Iterable[Game], steps: Callable[[Sequence[Game]], Sequence[Step]]) -> None:
        # The last game is compiled next.
        self._left = {game.name: list(steps([game])) for game in reversed(list(games))}
        self._under_way = dict.fromkeys(self._left, 0)
        self._tried = 0  # steps, whether they could be loaded or not
        self._loaded = {game: asyncio.Event() for game in self._left}
        self.to_do = sum(len(each) for each in self._left.values())
        self.done = 0

    @property
    def finished(self) -> bool:
        return self.done == self.to_do

    def want(self, game: str) -> None:
        """Someone has sat down to this game: it comes next."""
        if game in self._left:
            self._left[game] = self._left.pop(game)

    async def wait_until_loaded(self, game: str) -> None:
        """Wait until what is on disk of a game's rules is loaded, which takes a moment; as written, it is slower.

        What still has to be compiled is not waited for, nor a step that takes very long.
        """
        tried = -1
        while game in self._loaded and not self._loaded[game].is_set() and tried != self._tried:
            tried = self._tried
            with suppress(TimeoutError):
                await asyncio.wait_for(self._loaded[game].wait(), LOAD_TIMEOUT)

    async def run(self) -> None:
        """Load everything, then compile what is missing. A step that fails is not the end: the rules then compile when
        they are first used."""
        crew, pool = Crew(), ThreadPoolExecutor(1, "compiling")
        try:
            for game, steps in self._left.items():
                if steps:
                    compile_mode.play_as_written(game)
            while (first := self._next(lambda name: not self._loaded[name].is_set())) is not None:
                await self._load(first, self._opening(first), pool)
                self._loaded[first].set()
            rest = set(self._left)
            while (first := self._next(rest.__contains__)) is not None:
                rest.remove(first)
                await self._load(first, self._left[first], pool)
                if not self._left[first]:
                    compile_mode.compiled(first)
            await asyncio.gather(*(self._work(crew, pool) for _ in range(crew.hands)))
        finally:
            for game in self._left:
                compile_mode.compiled(game)
                self._loaded[game].set()
            pool.shutdown(wait=False, cancel_futures=True)
            await crew.close()

    def _next(self, wanted: Callable[[str], object]) -> str | None:
        return next((name for name in reversed(self._left) if wanted(name)), None)

    def _opening(self, game: str) -> list[Step]:
        """The steps that a table needs to be opened."""
        return [step for step in self._left[game] if step.label in TABLE_OPENING_STEPS]

    async def _load(self, game: str, steps: Sequence[Step], pool: ThreadPoolExecutor) -> None:
        """Load what is on disk of a game; what is not is left."""
        missing = []
        for step in steps:
            self._tried += 1
            try:
                await asyncio.get_running_loop().run_in_executor(pool, load_step, step)
            except compile_mode.NotCompiledError:
                missing.append(step)
                continue
            except Exception as error:
                report_error(log, f"loading {game}: {step.label} failed", error)
            self.done += 1
        self._left[game] = [step for step in self._left[game] if step in missing or step not in steps]

    async def _work(self, crew: Crew, pool: ThreadPoolExecutor) -> None:
        while (game := self._next(lambda name: self._left[name])) is not None:
            step = self._left[game].pop(0)
            self._under_way[game] += 1
            try:
                await prepare_step(step, crew, pool)
            except Exception as error:
                report_error(log, f"compiling {game}: {step.label} failed", error)
            self.done += 1
            self._under_way[game] -= 1
            if not self._left[game] and not self._under_way[game]:
                compile_mode.compiled(game)


async def prepare_step(step: Step, crew: Crew, pool: ThreadPoolExecutor) -> None:
    """Load what a step needs. Where it is not compiled yet, have it compiled first, here if nobody else can."""
    loop = asyncio.get_running_loop()
    try:
        await loop.run_in_executor(pool, load_step, step)
    except compile_mode.NotCompiledError:
        try:
            await crew.compile(step)
            await loop.run_in_executor(pool, load_step, step)
        except (CrewError, compile_mode.NotCompiledError):
            await loop.run_in_executor(pool, compile_in_process, step)


def load_step(step: Step) -> None:
    with compile_mode.loading():
        step.run()


def compile_in_process(step: Step) -> None:
    with compile_mode.compiling():
        step.run()
