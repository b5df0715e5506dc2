"""A study in the making: house values go elsewhere, and whoever stops it is told what is known."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.run import study_process
from fathoms.lab.run.study_run import StudyRun
from fathoms.lab.studies import study
from tests.lab.conftest import harbour

WISH: dict[str, Any] = {"game": "poo_divers", "games": 200, "measures": ["wins"]}
WORKER = """
import json, sys
wish = json.loads(sys.stdin.readline())
assert wish["house"] == {"deck.blanks": "20"}
so_far = json.load(open(sys.argv[1]))
def tell(line): print(json.dumps(line), flush=True)
if wish.get("only_check"):
    tell({"checked": True})
else:
    tell({"played": 0, "games": 200, "study": None})
    tell({"played": 100, "games": 200, "study": {**so_far, "games": 100}})
    tell({"done": {**so_far, "games": 200}})
"""


def stop_at(games: int) -> Any:
    def progress(played: int) -> None:
        if played >= games:
            raise KeyboardInterrupt

    return progress


@pytest.fixture
def house_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A process that answers as the lab's does, whatever the house values are."""
    file = tmp_path / "study.json"
    file.write_text(json.dumps(harbour().to_dict(whole=True)), encoding="utf-8")
    monkeypatch.setattr(study_process, "WORKER", [sys.executable, "-c", WORKER, str(file)])


def test_it_is_the_study_and_tells_how_far_it_is() -> None:
    told: list[int] = []
    assert StudyRun(WISH).make(told.append) == study(**WISH)
    assert (told[0], told[-1]) == (0, 200)


def test_nothing_is_known_before_anything_is_played() -> None:
    making = StudyRun(WISH)
    assert making.partial_study() is None
    with pytest.raises(KeyboardInterrupt):
        making.make(stop_at(0))
    assert making.partial_study() is None


def test_who_stops_it_is_told_what_is_known() -> None:
    making = StudyRun(WISH)
    with pytest.raises(KeyboardInterrupt):
        making.make(stop_at(1))
    known = making.partial_study()
    assert known is not None
    assert known.games > 0
    assert known.figures("wins")


@pytest.mark.usefixtures("house_worker")
def test_a_study_with_house_values_is_made_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.lab.run.study_run.count_games", lambda *args: pytest.fail("this was played here"))
    making = StudyRun({**WISH, "house": {"deck.blanks": "20"}})
    assert making.make(lambda played: None).games == 200
    stopped = StudyRun({**WISH, "house": {"deck.blanks": "20"}})
    with pytest.raises(KeyboardInterrupt):
        stopped.make(stop_at(100))
    known = stopped.partial_study()
    assert known is not None
    assert known.games == 100


def test_house_values_are_checked_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    refuses = 'print(\'{"refused": {"key": "lab-players-wrong", "args": {"given": "x"}}}\')'
    monkeypatch.setattr(study_process, "WORKER", [sys.executable, "-c", refuses])
    with pytest.raises(Refusal, match="number of players"):
        StudyRun({**WISH, "house": {"deck.blanks": "20"}})


def test_a_device_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="abacus"):
        StudyRun(WISH, "abacus")
