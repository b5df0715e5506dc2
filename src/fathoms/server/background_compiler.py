"""Compiles the games in the background while people play; the game that people have sat down to comes first."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from fathoms.compiling.process_pool import CompilePool, CompileProcessError
from fathoms.compiling.warmup import CompileStep
from fathoms.core.compiled import compile_mode
from fathoms.core.game import Game
from fathoms.server.error_reporting import report_error

log = logging.getLogger(__name__)

# Warm-up steps that open a table and show it.
TABLE_OPENING_STEPS = ("begin", "legal", "apply", "look", "standing", "turn")
QUIET = 0.5  # seconds without a table that is opened: then the rest is loaded
RUSH = 10.0  # seconds that the rest waits for it at most, after a restart with many tables
LOAD_TIMEOUT = 3.0  # seconds for loading one step of many from disk, also on a busy machine


class BackgroundCompiler:
    """Works through the warm-up steps of all games; until a game's are done, its rules run interpreted."""

    def __init__(self, games: Iterable[Game], steps: Callable[[Sequence[Game]], Sequence[CompileStep]]) -> None:
        # The last game in this dictionary is compiled next.
        self._steps_left = {game.name: list(steps([game])) for game in reversed(list(games))}
        self._steps_running = dict.fromkeys(self._steps_left, 0)
        self._tried_steps = 0  # steps that were tried, whether they could be loaded or not
        self._loaded_events = {game: asyncio.Event() for game in self._steps_left}
        self._last_opening = -QUIET
        self.total_steps = sum(len(each) for each in self._steps_left.values())
        self.done_steps = 0

    @property
    def is_finished(self) -> bool:
        return self.done_steps == self.total_steps

    def prioritize(self, game: str) -> None:
        """Compile this game next: people have sat down to it."""
        if game in self._steps_left:
            self._steps_left[game] = self._steps_left.pop(game)

    async def wait_until_loaded(self, game: str) -> None:
        """Wait until the compiled rules of a game that are on disk are loaded, which takes a moment.

        This does not wait for steps that still have to be compiled, nor for one that takes very long.
        """
        self._last_opening = time.monotonic()
        tried_before = -1
        while (
            game in self._loaded_events and not self._loaded_events[game].is_set() and tried_before != self._tried_steps
        ):
            tried_before = self._tried_steps
            with suppress(TimeoutError):
                await asyncio.wait_for(self._loaded_events[game].wait(), LOAD_TIMEOUT)

    async def run(self) -> None:
        """Load everything from disk, then compile what is missing. If a step fails, its rules compile on their first
        use."""
        crew, pool = CompilePool(), ThreadPoolExecutor(1, "compiling")
        try:
            for name, steps in self._steps_left.items():
                if steps:
                    compile_mode.interpret_game(name)
            with compile_mode.on_demand_loading():
                await self._load_all(pool)
            await asyncio.gather(*(self._compile_steps(crew, pool) for _ in range(crew.hands)))
        finally:
            for name in self._steps_left:
                compile_mode.stop_interpreting(name)
                self._loaded_events[name].set()
            pool.shutdown(wait=False, cancel_futures=True)
            await crew.close()

    async def _load_all(self, pool: ThreadPoolExecutor) -> None:
        """Load what is on disk of all games: first what opens a table."""
        while (game := self._next_game(lambda name: not self._loaded_events[name].is_set())) is not None:
            await self._load_steps(game, self._opening_steps(game), pool)
            self._loaded_events[game].set()
        await self._wait_for_quiet()
        unloaded_games = set(self._steps_left)
        while (game := self._next_game(unloaded_games.__contains__)) is not None:
            unloaded_games.remove(game)
            await self._load_steps(game, self._steps_left[game], pool)
            if not self._steps_left[game]:
                compile_mode.stop_interpreting(game)

    async def _wait_for_quiet(self) -> None:
        """Let tables be opened first, which everyone waits for after a restart; what they need is loaded on demand."""
        end = time.monotonic() + RUSH
        while time.monotonic() < min(self._last_opening + QUIET, end):
            await asyncio.sleep(QUIET / 5)

    def _next_game(self, is_wanted: Callable[[str], object]) -> str | None:
        return next((name for name in reversed(self._steps_left) if is_wanted(name)), None)

    def _opening_steps(self, game: str) -> list[CompileStep]:
        """The steps of a game that are needed to open a table."""
        return [step for step in self._steps_left[game] if step.label in TABLE_OPENING_STEPS]

    async def _load_steps(self, game: str, steps: Sequence[CompileStep], pool: ThreadPoolExecutor) -> None:
        """Load those steps of a game that are on disk; the others stay in the list."""
        missing = []
        for step in steps:
            self._tried_steps += 1
            try:
                await asyncio.get_running_loop().run_in_executor(pool, load_step, step)
            except compile_mode.NotCompiledError:
                missing.append(step)
                continue
            except Exception as error:
                report_error(log, f"loading {game}: {step.label} failed", error)
            self.done_steps += 1
        self._steps_left[game] = [step for step in self._steps_left[game] if step in missing or step not in steps]

    async def _compile_steps(self, crew: CompilePool, pool: ThreadPoolExecutor) -> None:
        while (game := self._next_game(lambda name: self._steps_left[name])) is not None:
            step = self._steps_left[game].pop(0)
            self._steps_running[game] += 1
            try:
                await prepare_step(step, crew, pool)
            except Exception as error:
                report_error(log, f"compiling {game}: {step.label} failed", error)
            self.done_steps += 1
            self._steps_running[game] -= 1
            if not self._steps_left[game] and not self._steps_running[game]:
                compile_mode.stop_interpreting(game)


async def prepare_step(step: CompileStep, crew: CompilePool, pool: ThreadPoolExecutor) -> None:
    """Load what a step needs; compile it first if necessary, in this process if no other one can."""
    loop = asyncio.get_running_loop()
    try:
        await loop.run_in_executor(pool, load_step, step)
    except compile_mode.NotCompiledError:
        try:
            await crew.compile(step)
            await loop.run_in_executor(pool, load_step, step)
        except (CompileProcessError, compile_mode.NotCompiledError):
            await loop.run_in_executor(pool, compile_in_process, step)


def load_step(step: CompileStep) -> None:
    with compile_mode.load_only():
        step.run()


def compile_in_process(step: CompileStep) -> None:
    with compile_mode.compile_if_missing():
        step.run()
