"""A process that compiles what it is told: `game label` a line; it answers with `done`, or `failed` and why.

Compiling holds the interpreter, so whoever has people to serve has it done here. What is compiled is on disk then.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from typing import TextIO

POLITE = 10  # people come first


def work(wishes: Iterable[str], answers: TextIO) -> None:
    import fathoms.games  # noqa: F401 - makes the games known
    from fathoms.compiling.warmup import find_step
    from fathoms.core.game import find_game

    for line in wishes:
        game, label = line.strip().split(maxsplit=1)  # a label may be of several words
        try:
            find_step(find_game(game), label).run()
            answer = "done"
        except Exception as error:
            answer = f"failed {type(error).__name__}"
        print(answer, file=answers, flush=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    answers = sys.stdout
    try:
        with redirect_stdout(sys.stderr):  # whatever anyone prints is not an answer
            work(sys.stdin, answers)
    except (BrokenPipeError, KeyboardInterrupt):  # whoever asked has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
