"""A study in a process of its own, for whoever waits for it: see `worker`.

House values are read when a game is loaded, so a study that changes them cannot be made where the game already is.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, suppress
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study

Progress = Callable[[int, Study | None], None]  # games played, and now and then what is known so far
WORKER = [sys.executable, "-m", "fathoms.lab.worker"]


def study_elsewhere(wish: Mapping[str, Any], progress: Progress = lambda played, study: None) -> Study:
    """The study that is wished for, with what comparisons need. If `progress` raises, or at Ctrl-C, it is ended."""
    with closing(answers_to(wish)) as answers:
        for told in answers:
            if "done" in told:
                return Study.from_dict(told["done"])
            progress(told["played"], told["study"] and Study.from_dict(told["study"]))
    raise RuntimeError("the process that made the study has ended without an answer")


def check_elsewhere(wish: Mapping[str, Any]) -> None:
    """Refuse what would be refused, and play nothing."""
    with closing(answers_to({**wish, "only_check": True})) as answers:
        if next(answers, None):
            return
    raise RuntimeError("the process that checks a study has ended without an answer")


def answers_to(wish: Mapping[str, Any]) -> Generator[dict[str, Any], None, None]:
    """What the process says, line by line; it is ended when this is closed."""
    # A session of its own: Ctrl-C at the terminal reaches us alone.
    with subprocess.Popen(
        WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            with suppress(BrokenPipeError):  # a process that ended at once may have said why
                worker.stdin.write(json.dumps(dict(wish)) + "\n")
                worker.stdin.close()
            for line in worker.stdout:
                told = json.loads(line)
                if "refused" in told:
                    raise Refusal(told["refused"]["key"], **told["refused"]["args"])
                yield told
        finally:
            worker.kill()
