"""A study in a process of its own is the same study."""

import subprocess
import sys
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.run import study_process
from fathoms.lab.run.study_process import run_in_process
from fathoms.lab.studies import Study, study

WISH: dict[str, Any] = {"game": "poo_divers", "players": 3, "games": 400, "seed": 5, "measures": ["wins", "length"]}


@pytest.mark.slow
def test_it_is_the_same_study() -> None:
    told: list[int] = []
    found = run_in_process(WISH, lambda played, so_far: told.append(played))
    assert found == study(**WISH)
    assert found.measures[0].without, "what comparisons need comes along"
    assert told[0] == 0


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"measures": ["charm"]}, {"games": 0}, {"device": "abacus"}])
def test_what_is_refused_there_is_refused_here(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as there:
        run_in_process({**WISH, **wrong})
    with pytest.raises(Refusal) as here:
        study(**{**WISH, **wrong})
    assert str(there.value) == str(here.value)


def test_whoever_loses_interest_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []

    class Remembered(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            started.append(self)

    def enough(played: int, so_far: Study | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "Popen", Remembered)
    with pytest.raises(KeyboardInterrupt):
        run_in_process({**WISH, "games": 100_000_000}, enough)
    assert started[0].poll() is not None, "it has ended"


def test_a_process_that_dies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_process, "WORKER", [sys.executable, "-c", "input()"])
    with pytest.raises(RuntimeError, match="without an answer"):
        run_in_process(WISH)
