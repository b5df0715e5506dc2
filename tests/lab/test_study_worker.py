"""A study in a process of its own: lines of figures, refusals in words, house values for it alone."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from fathoms.core.compiled.cache_folder import KEEP_VARIABLE
from fathoms.core.json_lines_process import Message
from fathoms.core.tuning import OTHER_VALUES
from fathoms.lab.run.study_worker import make_study


def ask(**wish: object) -> list[dict[str, Any]]:
    """What the worker says; rules as they are written, since a handful of games is not worth compiling for."""
    env = {**os.environ, "FATHOMS_INTERPRET": "1"}
    line = json.dumps({"game": "poo_divers", "games": 4, "threads": 1, "measures": ["length", "points"], **wish})
    done = subprocess.run(
        [sys.executable, "-m", "fathoms.lab.run.study_worker"],
        input=line + "\n",
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(answer) for answer in done.stdout.splitlines()]


@pytest.mark.slow
def test_it_tells_how_far_it_is_and_then_everything() -> None:
    first, *_, last = ask(polite=True)
    assert first == {"played": 0, "games": 4, "study": None}
    study = last["done"]
    assert (study["game"], study["players"], study["games"], study["house"]) == ("poo_divers", 2, 4, {})
    assert {figure["name"] for figure in study["measures"]} >= {"decisions", "points"}
    assert "without" in study["measures"][0], "which comparisons need"


def test_what_cannot_be_asked_is_refused() -> None:
    assert [line["refused"]["key"] for line in ask(measures=["luck of the irish"])] == ["lab-measure-unknown"]
    assert [line["refused"]["key"] for line in ask(house={"deck.finds": 1})] == ["house-out-of-bounds"]


@pytest.mark.slow
def test_house_values_change_the_game() -> None:
    def points(house: dict[str, int]) -> float:
        study = ask(house=house)[-1]["done"]
        assert study["house"] == house
        return float(sum(figure["value"] for figure in study["measures"] if figure["name"] == "points"))

    usual = points({})
    assert points({"droppings.golden": 1, "droppings.brown": 5}) <= 10 < usual


@pytest.mark.parametrize(
    ("wish", "kept"),
    [
        ({"house": {"deck.blanks": 20}, "forget": True}, "0"),
        ({"house": {"deck.blanks": 20}}, "1"),
        ({"forget": True}, "1"),
    ],
)
def test_what_is_compiled_for_strangers_values_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, wish: dict[str, object], kept: str
) -> None:
    monkeypatch.setenv(KEEP_VARIABLE, "1")
    monkeypatch.setenv(OTHER_VALUES, "")
    answers: list[Message] = []
    make_study({"game": "poo_divers", "only_check": True, **wish}, answers.append)
    assert answers == [{"checked": True}]
    assert os.environ[KEEP_VARIABLE] == kept
