"""Studies: queued, run in a subprocess, limited, stopped, stored and shared."""

import csv
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fathoms.bots.network_file import compiled_bot_names, use_networks
from fathoms.core.game import all_games
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.lab.report import html
from fathoms.lab.report.model import LabReport
from fathoms.server.lab import report_writer, study_service
from fathoms.server.settings import Limits
from fathoms.server.wire import study_messages
from fathoms.words import say
from tests.kit.networks import random_network
from tests.server import slow_study_process
from tests.server.people import House, Message, Person, open_house
from tests.server.slow_study_process import BROKEN, COMPILING, DONE, NONSENSE, REFUSED, SLOW

GAME = "toilet_divers"


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_service, "COMMAND", (sys.executable, slow_study_process.__file__))


@pytest.fixture
def house(tmp_path: Path, stand_in: None) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


def ask(person: Person, seed: int = DONE, games: int = 10, **wanted: Any) -> Message:
    answer = person.post("/api/lab", {"game": GAME, "games": games, "seed": seed, **wanted})
    assert answer.status_code == 201, answer.text
    report: Message = answer.json()
    return report


def refused(person: Person, **wanted: Any) -> tuple[int, str]:
    answer = person.post("/api/lab", {"game": GAME, "games": 10, **wanted})
    problem = answer.json()
    assert problem["text"], "in words"
    return answer.status_code, problem["key"]


def until(person: Person, study: Message, wanted: Callable[[Message], object]) -> Message:
    return person.poll(f"/api/lab/{study['id']}", wanted)


def is_over(report: Message) -> bool:
    return report["state"] not in ("waiting", "playing")


def is_known(report: Message) -> bool:
    return report["one"] is not None


def finished(person: Person, study: Message) -> Message:
    return until(person, study, is_over)


@pytest.mark.slow
def test_a_real_study_is_played_and_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_INTERPRET", "1")  # nothing to compile
    with open_house(tmp_path) as house:
        ann = house.person()
        report = finished(ann, ask(ann, games=2, seed=3, players=3, bots=["random", "greedy"]))
        assert (report["state"], report["played"], report["games"]) == ("done", 2, 2)
        found = report["one"]
        assert (found["players"], found["bots"], found["seed"]) == (3, ["random", "greedy"], 3)
        assert sum(each["value"] for each in found["measures"] if each["name"] == "wins") == pytest.approx(1)
        assert {report["families"][each["name"]] for each in found["measures"]} >= {"balance", "length", "drama"}


def test_figures_are_seen_before_the_end(ann: Person) -> None:
    report = until(ann, ask(ann, SLOW), is_known)
    assert (report["state"], report["played"], report["games"]) == ("playing", 5, 10)
    assert report["one"]["measures"][0]["value"] == 100


def test_two_variants_are_compared(ann: Person) -> None:
    report = finished(ann, ask(ann, games=20, against={"flush": True}))
    assert (report["state"], report["played"], report["games"]) == ("done", 40, 40)
    assert report["asked"]["options"]["flush"] is False
    assert report["asked"]["against"] == {**report["asked"]["options"], "flush": True}
    assert report["other"]["options"]["flush"] is True
    assert [(each["name"], each["value"]) for each in report["differences"]] == [("decisions", 5)]


def test_house_values_are_played_with(ann: Person) -> None:
    report = finished(ann, ask(ann, house={"leafing.page_turns": 64, "outlook.scale": 3}))
    assert report["asked"]["house"] == report["one"]["house"] == {"leafing.page_turns": 64}, "what is not as usual"
    assert (report["asked"]["against"], report["asked"]["against_house"]) == (None, {})
    assert report["one"]["measures"][0]["value"] == 104


@pytest.mark.parametrize(
    ("wanted", "one", "other", "more"),
    [
        ({"against_house": {"leafing.page_turns": 70}}, {}, {"leafing.page_turns": 70}, 10),
        ({"house": {"leafing.page_turns": 70}, "against_house": {}}, {"leafing.page_turns": 70}, {}, -10),
        (
            {"house": {"leafing.page_turns": 70}, "against": {"flush": True}},
            {"leafing.page_turns": 70},
            {"leafing.page_turns": 70},
            5,
        ),
    ],
)
def test_house_values_are_compared(
    ann: Person, wanted: dict[str, Any], one: dict[str, int], other: dict[str, int], more: int
) -> None:
    report = finished(ann, ask(ann, games=20, **wanted))
    assert (report["state"], report["games"]) == ("done", 40)
    assert (report["one"]["house"], report["other"]["house"]) == (one, other)
    assert [each["value"] for each in report["differences"]] == [more]
    assert ann.get("/api/lab").json()["mine"][0]["compared"] is True


def test_one_sees_that_rules_are_compiled_and_need_not_wait(ann: Person) -> None:
    study = ask(ann, COMPILING, house={"leafing.page_turns": 64})
    assert until(ann, study, lambda report: report["preparing"])["state"] == "playing"
    stopped = ann.request("DELETE", f"/api/lab/{study['id']}").json()
    assert (stopped["state"], stopped["preparing"]) == ("stopped", False)
    assert until(ann, ask(ann, SLOW), is_known)["preparing"] is False


def test_a_study_kept_before_there_were_house_values_can_be_read(ann: Person, house: House) -> None:
    kept = finished(ann, ask(ann))
    for name in ("house", "against_house"):
        del kept["asked"][name]
    del kept["preparing"]
    read = study_messages.Report.model_validate(kept)
    assert (read.asked.house, read.asked.against_house, read.preparing) == ({}, {}, False)


@pytest.mark.slow
def test_a_real_study_with_a_house_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_INTERPRET", "1")
    with open_house(tmp_path) as house:
        ann = house.person()
        report = finished(ann, ask(ann, games=2, seed=3, house={"chips.stars.0": 9}))
        assert (report["state"], report["one"]["house"]) == ("done", {"chips.stars.0": 9})


def test_a_visitor_has_one_study_at_a_time(ann: Person, ben: Person) -> None:
    first = ask(ann, SLOW)
    assert refused(ann) == (409, "lab-busy")
    second = ask(ben)
    assert until(ben, second, lambda report: report["place"])["place"] == 1
    ann.request("DELETE", f"/api/lab/{first['id']}")
    assert finished(ben, second)["state"] == "done"
    assert finished(ann, ask(ann))["state"] == "done"


def test_the_line_is_bounded_and_says_ones_place(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path, limits=Limits(studies_waiting=2)) as house:
        people = [house.person() for _ in range(4)]
        studies = [ask(people[0], SLOW)]
        until(people[0], studies[0], is_known)
        studies += [ask(person) for person in people[1:3]]
        assert [each["place"] for each in studies[1:]] == [1, 2]
        assert refused(people[3]) == (429, "lab-line-full")
        gone = people[1].request("DELETE", f"/api/lab/{studies[1]['id']}").json()
        assert (gone["state"], gone["place"]) == ("stopped", 0)
        assert people[2].get(f"/api/lab/{studies[2]['id']}").json()["place"] == 1
        people[0].request("DELETE", f"/api/lab/{studies[0]['id']}")
        assert finished(people[2], studies[2])["state"] == "done"


def test_a_stopped_study_keeps_what_is_known(ann: Person) -> None:
    study = ask(ann, SLOW)
    until(ann, study, is_known)
    report = ann.request("DELETE", f"/api/lab/{study['id']}").json()
    assert (report["state"], report["reason"]["key"], report["played"]) == ("stopped", "lab-stopped", 5)
    assert report["one"]["measures"][0]["value"] == 100
    assert ann.get(f"/api/lab/{study['id']}").json() == report
    assert ann.request("DELETE", f"/api/lab/{study['id']}").json() == report, "twice does no harm"


def test_nobody_stops_anothers_study(ann: Person, eve: Person) -> None:
    study = ask(ann, SLOW)
    answer = eve.request("DELETE", f"/api/lab/{study['id']}")
    assert (answer.status_code, answer.json()["key"]) == (403, "lab-not-yours")
    assert until(ann, study, is_known)["state"] == "playing"


def test_whoever_has_the_link_can_read_a_study(ann: Person, eve: Person) -> None:
    mine = finished(ann, ask(ann))
    seen = eve.get(f"/api/lab/{mine['id']}").json()
    assert (mine["mine"], seen["mine"]) == (True, False)
    assert {**seen, "mine": True} == mine
    assert [each["id"] for each in ann.get("/api/lab").json()["mine"]] == [mine["id"]]
    assert eve.get("/api/lab").json()["mine"] == []
    assert eve.request("DELETE", f"/api/lab/{mine['id']}").status_code == 403


def test_a_finished_study_outlives_a_restart_and_a_running_one_is_told_as_lost(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        kept = finished(ann, ask(ann))
        lost = ask(ann, SLOW)
        until(ann, lost, is_known)
    with open_house(tmp_path) as house:
        again = house.person(ann.cookie)
        assert again.get(f"/api/lab/{kept['id']}").json() == kept
        told = again.get(f"/api/lab/{lost['id']}").json()
        assert (told["state"], told["reason"]["key"]) == ("failed", "lab-lost")
        assert told["asked"]["seed"] == SLOW, "it can be asked again"
        assert "restarted" in say(told["reason"]["key"])
        assert finished(again, ask(again))["state"] == "done"


def test_a_stopping_server_ends_its_worker(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        study = ask(ann, SLOW)
        until(ann, study, is_known)
        process = house.app.state.study_service._queue.jobs[study["id"]].process._process
        assert not process.has_ended
    assert process.has_ended


@pytest.mark.slow
def test_a_study_ends_when_its_time_is_up(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path, limits=Limits(study_seconds=3)) as house:
        ann = house.person()
        report = finished(ann, ask(ann, SLOW))
        assert (report["state"], report["reason"]["key"]) == ("stopped", "lab-time-up")
        assert say("lab-time-up", **report["reason"]["args"])


@pytest.mark.parametrize(("seed", "key"), [(BROKEN, "lab-crashed"), (NONSENSE, "lab-crashed")])
def test_a_crash_is_told_in_words_and_nothing_else(ann: Person, seed: int, key: str) -> None:
    study = ask(ann, seed)
    report = finished(ann, study)
    assert (report["state"], report["reason"]) == ("failed", {"key": key, "args": {}})
    assert report["played"] == 5, "what is known stays"
    text = ann.get(f"/api/lab/{study['id']}").text
    assert "well is dry" not in text
    assert "Traceback" not in text
    assert finished(ann, ask(ann))["state"] == "done", "the line goes on"


def test_what_the_worker_refuses_is_told(ann: Person) -> None:
    report = finished(ann, ask(ann, REFUSED))
    assert (report["state"], report["reason"]["key"]) == ("failed", "batch-games-wrong")
    assert ann.get(f"/api/lab/{report['id']}/study.csv").json()["key"] == "lab-not-finished"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wanted", "status", "key"),
    [
        ({"games": 201}, 400, "lab-too-many-games"),
        ({"games": 0}, 400, "batch-games-wrong"),
        ({"seed": -1}, 400, "seed-wrong"),
        ({"game": "ludo"}, 400, "game-unknown"),
        ({"players": 9}, 400, "players-wrong"),
        ({"options": {"flood": True}}, 400, "option-unknown"),
        ({"against": {"flush": "perhaps"}}, 400, "option-not-a-flag"),
        ({"against": {}}, 400, "lab-same-options"),
        ({"against_house": {}}, 400, "lab-same-options"),
        ({"house": {"chips.stars.0": 2}, "against_house": {"chips.stars.0": 2}}, 400, "lab-same-options"),
        ({"house": {"chips.starz": 2}}, 400, "house-unknown"),
        ({"house": {"treasures.ring": 2}}, 400, "house-unknown"),
        ({"house": {"targets.found.0": 2}}, 400, "house-unknown"),
        ({"house": {"chips.stars.0": 101}}, 400, "house-out-of-bounds"),
        ({"house": {"chips.stars.0": 1.5}}, 400, "house-not-a-number"),
        ({"house": {"chips.stars.0": -1}}, 400, "house-below-zero"),
        ({"against_house": {"leafing.page_turns": 10**30}}, 400, "house-out-of-bounds"),
        ({"house": {"chips.stars.0": "many"}}, 422, "request-wrong"),
        ({"house": {str(number): 1 for number in range(101)}}, 422, "request-wrong"),
        ({"house": {"a" * 81: 1}}, 422, "request-wrong"),
        ({"bots": ["search"]}, 400, "batch-bot-unknown"),
        ({"bots": []}, 422, "request-wrong"),
        ({"games": "many"}, 422, "request-wrong"),
        ({"device": "cuda"}, 422, "request-wrong"),
    ],
)
def test_broken_input_is_refused_in_words(
    tmp_path: Path, stand_in: None, wanted: dict[str, Any], status: int, key: str
) -> None:
    with open_house(tmp_path, limits=Limits(study_games=200)) as house:
        ann = house.person()
        assert refused(ann, **wanted) == (status, key)
        assert ann.get("/api/lab").json()["mine"] == []


def test_a_closed_lab_says_so_and_still_shows_what_was_found(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        kept = finished(ann, ask(ann))
        assert ann.get("/api/lab").json()["on"] is True
    with open_house(tmp_path, lab=False) as house:
        again = house.person(ann.cookie)
        assert again.get("/api/lab").json()["on"] is False
        assert refused(again) == (403, "lab-off")
        assert again.get(f"/api/lab/{kept['id']}").json() == kept


@pytest.mark.parametrize(("limit", "cookie"), [("studies_an_hour", True), ("studies_an_hour_of_address", False)])
def test_studies_are_counted(tmp_path: Path, stand_in: None, limit: str, cookie: bool) -> None:
    with open_house(tmp_path, limits=Limits(**{limit: 2})) as house:
        person = house.person()
        for _ in range(2):
            finished(person, ask(person))
            person = person if cookie else house.person()
        assert refused(person) == (429, "too-many-studies")


def test_a_study_has_a_report_in_the_language_of_whoever_reads_it(ann: Person, eve: Person) -> None:
    study = finished(ann, ask(ann, games=20, against={"flush": True}))
    english = eve.get(f"/api/lab/{study['id']}/report?lang=en").json()
    assert english["variants"] == ["The flush: no", "The flush: yes"]
    assert english["answer"] == ["No difference is real: each of the 1 compared could be luck."]
    assert [chapter["id"] for chapter in english["chapters"]] == ["length"]
    assert english["chapters"][0]["tables"][0]["rows"][0][3] == "+5 (-9 to 19)"
    finnish = eve.get(f"/api/lab/{study['id']}/report?lang=fi").json()
    assert finnish["language"] == "fi"
    assert finnish["chapters"][0]["title"] == say("family-length", "fi")
    values = [report["chapters"][0]["figures"][0]["values"] for report in (english, finnish)]
    assert [each["quantity"]["value"] for each in values[0]] == [each["quantity"]["value"] for each in values[1]]


def test_a_comparison_of_too_few_games_says_so_in_short(ann: Person) -> None:
    study = finished(ann, ask(ann, games=10, against={"flush": True}))
    answer = ann.get(f"/api/lab/{study['id']}/report").json()["answer"]
    assert answer == ["10 games are too few to tell a difference from luck. Play at least 20 of each variant."]


def test_the_report_of_half_a_comparison_judges_nothing(ann: Person) -> None:
    study = until(ann, ask(ann, SLOW, against={"flush": True}), is_known)
    report = ann.get(f"/api/lab/{study['id']}/report").json()
    assert report["answer"] == [say("study-differences-wait")]
    assert [each["variant"] for each in report["chapters"][0]["figures"][0]["values"]] == [0]


def test_a_report_says_what_was_asked_before_anything_is_known(ann: Person) -> None:
    study = ask(ann, COMPILING, house={"leafing.page_turns": 64})
    report = ann.get(f"/api/lab/{study['id']}/report").json()
    assert "10 games, seed 5. leafing: page turns = 64." in report["setup"][0]
    assert report["chapters"] == []


def test_reports_are_written_once_for_each_reader_s_language(
    ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    write = report_writer.lab_report

    def count_and_write(report: study_messages.Report) -> LabReport:
        written.append(report.id)
        return write(report)

    monkeypatch.setattr(report_writer, "lab_report", count_and_write)
    study = finished(ann, ask(ann))
    for person in (ann, eve, ann):
        person.get(f"/api/lab/{study['id']}/report")
    assert len(written) == 1
    ann.get(f"/api/lab/{study['id']}/report?lang=sv")
    assert len(written) == 2


def test_the_oldest_studies_go(tmp_path: Path, stand_in: None) -> None:
    with open_house(tmp_path, limits=Limits(studies_kept=2)) as house:
        ann = house.person()
        studies = [finished(ann, ask(ann)) for _ in range(3)]
        answers = [ann.get(f"/api/lab/{study['id']}") for study in studies]
        assert [answer.status_code for answer in answers] == [404, 200, 200]
        assert answers[0].json()["key"] == "lab-unknown"


@pytest.mark.slow
def test_a_study_can_be_taken_home(ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(html, "TEMPLATE", Path(__file__).resolve().parents[2] / "web" / "report.html")
    study = finished(ann, ask(ann, against={"flush": True}))
    files = {kind: eve.get(f"/api/lab/{study['id']}/study.{kind}") for kind in ("json", "csv", "html")}
    for kind, answer in files.items():
        assert f'"{GAME}-{study["id"]}.{kind}"' in answer.headers["content-disposition"]
    found = files["json"].json()
    assert set(found) == {"one", "other", "differences"}
    asked = ("game", "players", "options", "bots", "games", "seed")
    assert {name: found["one"][name] for name in asked} == {name: study["asked"][name] for name in asked}
    assert (found["one"]["house"], found["one"]["seconds"]) == ({}, 8)
    rows = list(csv.DictReader(io.StringIO(files["csv"].text)))
    assert [(row["study"], row["value"], row["high"]) for row in rows[:2]] == [
        ("one", "100.0", ""),
        ("other", "105.0", ""),
    ]
    assert rows[2]["study"] == "difference"
    assert say("measure-decisions") in files["html"].text
    assert eve.get(f"/api/lab/{study['id']}/study.exe").status_code == 422


def test_a_study_alone_is_a_file_of_one_study(ann: Person) -> None:
    study = finished(ann, ask(ann))
    found = ann.get(f"/api/lab/{study['id']}/study.json").json()
    assert (found["game"], found["games"], len(found["measures"])) == (GAME, 10, 1)


def test_a_study_that_is_not_there_says_so(ann: Person) -> None:
    assert ann.get("/api/lab/nowhere").json()["key"] == "lab-unknown"
    assert ann.request("DELETE", "/api/lab/nowhere").json()["key"] == "lab-unknown"


def test_learned_bots_are_offered_where_there_are_some(house: House, ann: Person) -> None:
    with use_networks(random_network(POO_DIVERS)):
        info = ann.get("/api/lab").json()
    assert info["bots"]["poo_divers"] == ["random", "greedy", "learned"]
    assert info["bots"]["tubyrinth"] == ["random", "greedy"]


def test_what_can_be_asked_is_told(house: House, ann: Person) -> None:
    info = ann.get("/api/lab").json()
    assert info["bots"] == {game.name: compiled_bot_names(game) for game in all_games()}
    assert info["houses"][GAME][0] == {"name": "leafing.page_turns", "title": "leafing: page turns", "usual": 60}
    assert all(info["houses"].values()), "every game of ours has some"
    assert info["most"] == Limits().study_games
    defaults = {
        (game["name"], option["name"]): option["default"] for game in info["games"] for option in game["options"]
    }
    played = finished(ann, ask(ann))["asked"]["options"]
    assert played == {name: value for (game, name), value in defaults.items() if game == GAME}
