"""A study in a process of its own, for a caller that waits for it: see `worker`.

House-rule numbers are read when a game is loaded, so a study that changes them cannot be made where the game already
is."""

import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from typing import Any

from fathoms.core.json_lines_process import json_lines_answers
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
    """The answers of the subprocess that makes a study; it is ended when this is closed."""
    with closing(json_lines_answers(WORKER, wish)) as answers:
        for answer in answers:
            if "refused" in answer:
                raise Refusal(answer["refused"]["key"], **answer["refused"]["args"])
            yield answer
