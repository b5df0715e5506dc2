"""Boards that visitors draw: validated as options are, and analysed in a subprocess within limits."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fathoms.games.tubyrinth.boards import load_set
from fathoms.games.tubyrinth.drawing import write_drawing
from fathoms.server.board_analysis import board_analyzer
from tests.server.people import QUICK, House, Person, open_house

DRAWING = write_drawing(load_set("unique")[0])
STAND_IN = """
import json, sys, time
for line in sys.stdin:
    wish = json.loads(line)
    drawing = wish["options"].get("drawing", "")
    if drawing.startswith("########"):
        raise SystemExit("the well is dry")
    if drawing.startswith("#"):
        time.sleep(600)
    print(json.dumps({"facts": {"asked": len(drawing)}}), flush=True)
"""
ENDLESS = "#......./" + "/".join(["........"] * 7) + "/1U/63R"
BROKEN = "########/" + "/".join(["........"] * 7) + "/8L/63R"


def survey(person: Person, drawing: str = DRAWING, **more: Any) -> Any:
    body = {"game": "tubyrinth", "players": 1, "options": {"mode": "solo", "drawing": drawing}, **more}
    return person.post("/api/drawings/survey", body)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A process that answers at once, never, or breaks down."""
    file = tmp_path / "stand_in.py"
    file.write_text(STAND_IN, encoding="utf-8")
    monkeypatch.setattr(board_analyzer, "COMMAND", (sys.executable, str(file)))


@pytest.fixture
def quick(stand_in: None, tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path, limits=QUICK.model_copy(update={"survey_seconds": 0.5, "surveys_at_once": 9})) as house:
        yield house


@pytest.mark.slow
def test_the_solver_is_asked(house: House, ann: Person) -> None:
    facts = survey(ann).json()["facts"]
    assert [facts[f"count-{size}"] for size in (5, 6, 7)] == [1, 1, 1]
    assert facts["grade"] == "unique"


def test_a_drawing_is_checked_as_an_option_is(quick: House, ann: Person) -> None:
    ann = quick.person()
    good = {"game": "tubyrinth", "players": 1, "options": {"mode": "solo", "drawing": DRAWING}}
    assert ann.post("/api/drawings", good).status_code == 204
    street = {"game": "poo_divers", "players": 2, "options": {"layout": "custom", "mask": "###/###"}}
    for body, key in (
        ({**good, "options": {"mode": "solo", "drawing": "nonsense"}}, "tub-drawing-rows"),
        ({**good, "players": 2}, "tub-solo-alone"),
        ({**good, "game": "ludo"}, "game-unknown"),
        (street, "layout-wrong-size"),
    ):
        answer = ann.post("/api/drawings", body)
        assert (answer.status_code, answer.json()["key"]) == (400, key)
        assert answer.json()["text"], "in words"
    assert survey(ann, "nonsense").json()["key"] == "tub-drawing-rows"
    assert survey(ann, game="poo_divers", options={}, players=2).json()["key"] == "survey-none"


def test_what_takes_too_long_is_given_up_and_the_next_one_answered(quick: House) -> None:
    ann = quick.person()
    began = time.monotonic()
    answer = survey(ann, ENDLESS)
    assert (answer.status_code, answer.json()["key"]) == (503, "survey-too-long")
    assert time.monotonic() - began < 30
    assert survey(ann).json()["facts"] == {"asked": len(DRAWING)}


def test_a_process_that_breaks_down_is_started_again(quick: House) -> None:
    ann = quick.person()
    assert survey(ann, BROKEN).json()["key"] == "server-trouble"
    assert survey(ann).json()["facts"] == {"asked": len(DRAWING)}


def test_an_answer_is_remembered(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = quick.person(), quick.person()
    first = survey(ann).json()
    monkeypatch.setattr(board_analyzer, "COMMAND", ("/nobody",))
    quick.app.state.board_analyzer._kill_process()
    assert survey(ben).json() == first


def test_nobody_asks_all_the_time(quick: House) -> None:
    ann, ben = quick.person(), quick.person()
    answers = [survey(ann).status_code for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert survey(ben).status_code == 200, "others may still ask"


def test_a_process_that_nobody_asks_is_ended(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_analyzer, "IDLE_TIMEOUT", 0.1)
    survey(quick.person())
    end = time.monotonic() + 10
    while quick.app.state.board_analyzer._process is not None and time.monotonic() < end:
        time.sleep(0.05)
    assert quick.app.state.board_analyzer._process is None


def test_a_table_is_set_up_with_a_drawing(house: House, ann: Person) -> None:
    table = ann.set_up("me", game="tubyrinth", mode="solo", round_time=0, drawing=DRAWING)
    screen = ann.at(table)
    screen.move(screen.choices()[0])
    assert screen.view["scene"]["seats"][0]["board"]["name"] == "own"
    assert screen.view["scene"]["puzzle"]["own"] is True
