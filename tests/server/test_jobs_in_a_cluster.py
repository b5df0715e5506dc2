"""Studies and reviews in a cluster: whichever server one was requested from, any can be asked for it."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from fathoms.server.lab import study_service
from fathoms.server.review import review_service
from tests.server import slow_study_process
from tests.server.people import House, open_house
from tests.server.review.games import finished_game, short_game
from tests.server.review.stand_in import command
from tests.server.review.test_review_service import ask as ask_review
from tests.server.review.test_review_service import path
from tests.server.review.test_review_service import until as until_review
from tests.server.slow_study_process import DONE, SLOW
from tests.server.test_studies import ask, finished, is_known, refused, until


@pytest.fixture
def houses(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[House]]:
    monkeypatch.setattr(study_service, "COMMAND", (sys.executable, slow_study_process.__file__))
    monkeypatch.setattr(review_service, "COMMAND", command("slow"))
    with ExitStack() as stack, short_game():
        yield [stack.enter_context(open_house(tmp_path, database=database)) for _ in range(2)]


@pytest.mark.slow
def test_a_study_is_seen_and_stopped_at_another_server(houses: list[House]) -> None:
    here = houses[0].person()
    study = ask(here, SLOW)
    there, stranger = houses[1].person(here.cookie), houses[1].person()
    assert there.get(f"/api/lab/{study['id']}").json()["state"] in ("waiting", "playing")
    report = until(there, study, is_known)
    assert (report["played"], report["mine"]) == (5, True)
    assert not until(stranger, study, is_known)["mine"]
    assert [line["state"] for line in there.get("/api/lab").json()["mine"]] == ["playing"]
    assert refused(there) == (409, "lab-busy")
    assert stranger.request("DELETE", f"/api/lab/{study['id']}").json()["key"] == "lab-not-yours"
    stopped = there.request("DELETE", f"/api/lab/{study['id']}").json()
    assert (stopped["state"], stopped["played"]) == ("stopped", 5)
    assert here.get(f"/api/lab/{study['id']}").json()["state"] == "stopped"
    assert finished(there, ask(there, DONE))["state"] == "done"


@pytest.mark.slow
def test_a_review_is_seen_and_stopped_at_another_server(houses: list[House]) -> None:
    here = houses[0].person()
    table = finished_game(here)
    ask_review(here, table)
    there = houses[1].person(here.cookie)
    assert ask_review(there, table)["state"] in ("waiting", "thinking"), "it is the same one"
    assert houses[1].app.state.review_service._queue.jobs == {}
    report = until_review(there, table, lambda report: report["done"])
    assert (report["state"], report["done"]) == ("thinking", 2)
    assert there.request("DELETE", path(table)).json()["state"] == "stopped"
    assert here.get(path(table)).json()["state"] == "stopped"


@pytest.mark.slow
def test_a_study_of_a_server_that_has_gone_is_lost(tmp_path: Path, houses: list[House], database: str) -> None:
    with open_house(tmp_path, database=database) as third:
        ann = third.person()
        study = ask(ann, SLOW)
    lost = houses[0].person(ann.cookie).get(f"/api/lab/{study['id']}").json()
    assert (lost["state"], lost["reason"]["key"]) == ("failed", "lab-lost")
