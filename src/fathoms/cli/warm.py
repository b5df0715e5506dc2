"""`fathoms warm`: compile everything, with a progress bar."""

from collections.abc import Sequence
from time import perf_counter

from fathoms.batch.tidy import tidy
from fathoms.batch.warm import Step, steps
from fathoms.core.screen import err, progress_bar
from fathoms.games import GAMES
from fathoms.words import say


def warm() -> None:
    todo = steps(GAMES)
    if not todo:
        err.print(say("cli-warm-interpreted"))
        return
    began = perf_counter()
    run_steps(todo)
    removed = tidy()
    err.print(say("cli-warm-done", steps=len(todo), seconds=round(perf_counter() - began, 1)))
    if removed:
        err.print(say("cli-warm-tidied", count=len(removed)))


def run_steps(todo: Sequence[Step]) -> None:
    """Compile these, and show how far it is."""
    with progress_bar() as bar:
        task = bar.add_task("", total=len(todo))
        for step in todo:
            bar.update(task, description=say("cli-warm-step", game=step.game_name, what=step.label))
            step.run()
            bar.advance(task)
