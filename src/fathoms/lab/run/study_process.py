"""A study in a process of its own, for a caller that waits for it: see `study_worker`.

House-rule numbers are read when a game is loaded, so a study that changes them cannot be made where the game already
is."""

import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from typing import Any

from fathoms.core.json_lines_process import json_lines_answers
from fathoms.core.refusal import Refusal
from fathoms.lab.studies import Study

Progress = Callable[[int, Study | None], None]  # games played, and now and then what is known so far
WORKER = [sys.executable, "-m", "fathoms.lab.run.study_worker"]


def run_in_process(request: Mapping[str, Any], progress: Progress = lambda played, study: None) -> Study:
    """The study that is wished for, with what comparisons need. If `progress` raises, or at Ctrl-C, it is ended."""
    with closing(process_answers(request)) as answers:
        for message in answers:
            if "done" in message:
                return Study.from_dict(message["done"])
            progress(message["played"], message["study"] and Study.from_dict(message["study"]))
    raise RuntimeError("the process that made the study has ended without an answer")


def check_in_process(request: Mapping[str, Any]) -> None:
    """Refuse what would be refused, and play nothing."""
    with closing(process_answers({**request, "only_check": True})) as answers:
        if next(answers, None):
            return
    raise RuntimeError("the process that checks a study has ended without an answer")


def process_answers(request: Mapping[str, Any]) -> Generator[dict[str, Any], None, None]:
    """The answers of the subprocess that makes a study; it is ended when this is closed."""
    with closing(json_lines_answers(WORKER, request)) as answers:
        for answer in answers:
            if "refused" in answer:
                raise Refusal(answer["refused"]["key"], **answer["refused"]["args"])
            yield answer
