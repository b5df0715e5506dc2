"""`fathoms warm`: compile everything, on all cores, with a progress bar."""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from fathoms.compiling.process_pool import CompilePool, CompileProcessError
from fathoms.compiling.warmup import CompileStep, all_steps
from fathoms.core.compiled.cache_folder import remove_old_code
from fathoms.core.console import err, progress_bar
from fathoms.core.game import find_game
from fathoms.games import GAMES
from fathoms.words import say


def warm(names: Sequence[str]) -> None:
    todo = all_steps([find_game(name) for name in names] or GAMES)
    if not todo:
        err.print(say("cli-warm-interpreted"))
        return
    began = perf_counter()
    asyncio.run(compile_all(todo))
    removed = remove_old_code()
    err.print(say("cli-warm-done", steps=len(todo), seconds=round(perf_counter() - began, 1)))
    if removed:
        err.print(say("cli-warm-tidied", count=len(removed)))


async def compile_all(todo: Sequence[CompileStep]) -> None:
    """Compile these in this order, and show how far it is."""
    crew, remaining = CompilePool(), list(reversed(todo))
    with progress_bar() as bar:
        task = bar.add_task("", total=len(todo))

        async def work() -> None:
            while remaining:
                step = remaining.pop()
                bar.update(task, description=say("cli-warm-step", game=step.game_name, what=step.label))
                try:
                    await crew.compile(step)
                except CompileProcessError:  # here, it says what is wrong
                    step.run()
                bar.advance(task)

        try:
            await asyncio.gather(*(work() for _ in range(crew.hands)))
        finally:
            await crew.close()
