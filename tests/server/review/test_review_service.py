"""Reviews: never before the end, one a game, queued, limited, stopped, stored, and made again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from fathoms.server.review import review_service
from fathoms.server.settings import Limits
from fathoms.server.store import review_store as kept_reviews
from fathoms.server.store.db_schema import REVIEWS, TABLES
from fathoms.words import say
from tests.server.people import House, Message, Person, open_house
from tests.server.review.games import finished_game, short_game, store_of
from tests.server.review.stand_in import command


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command("slow"))


def path(table: Message) -> str:
    return f"/api/tables/{table['id']}/review"


def ask(person: Person, table: Message) -> Message:
    answer = person.post(path(table), None)
    assert answer.status_code == 200, answer.text
    report: Message = answer.json()
    return report


def refused(person: Person, table: Message, method: str = "POST") -> tuple[int, str]:
    answer = person.request(method, path(table))
    problem = answer.json()
    assert problem["text"], "in words"
    return answer.status_code, problem["key"]


def until(person: Person, table: Message, wanted: Callable[[Message], object]) -> Message:
    return person.poll(path(table), wanted)


def is_over(report: Message) -> bool:
    return report["state"] not in ("waiting", "thinking")


def reviewed(person: Person, table: Message) -> Message:
    """The review when it is over, and kept."""
    ask(person, table)
    line = person.house.app.state.review_service._queue
    return until(person, table, lambda report: is_over(report) and table["id"] not in line.jobs)


def some_known(report: Message) -> bool:
    return bool(report["done"])


def test_a_game_nobody_asked_about_has_no_review(ann: Person, eve: Person) -> None:
    table = finished_game(ann)
    report = eve.get(path(table)).json()
    assert (report["state"], report["place"], report["done"], report["of"]) == ("none", 0, 0, 0)
    assert (report["decisions"], report["seats"], report["start"]) == ([], [], [])
    assert sum(report["result"]) == pytest.approx(1), "how it ended is known"


def test_a_finished_game_is_thought_over_and_told_with_names(ann: Person) -> None:
    table = finished_game(ann)
    report = reviewed(ann, table)
    assert report["state"] == "done"
    assert report["done"] == report["of"] == len(report["decisions"]) > 2
    assert [each["number"] for each in report["decisions"]] == list(range(report["of"])), "each once, in order"
    first = report["decisions"][0]
    assert set(first["action"]) == set(first["best"]) == {"action", "name"}
    assert first["action"]["name"], "actions have their names"
    assert [seat["accuracy"] for seat in report["seats"]] == [87.5, 87.5]


@pytest.mark.slow
def test_a_real_review_is_thought_over_in_its_process(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    table = finished_game(ann, "me", "greedy", game="poo_divers")
    report = reviewed(ann, table)
    assert (report["state"], report["judged"]) == ("done", True), report["reason"]
    for seat, result in zip(report["seats"], report["result"], strict=True):
        terms = seat["start"] + seat["choices"] + seat["others"] + seat["luck"]
        assert terms == pytest.approx(seat["result"], abs=1e-9) == pytest.approx(result)


def test_asked_for_twice_it_is_the_same_review(ann: Person, ben: Person, slow: None) -> None:
    table = finished_game(ann)
    ask(ann, table)
    until(ann, table, some_known)
    again = ask(ben, table)
    assert (again["state"], again["done"]) == ("thinking", 2)
    assert len(ann.house.app.state.review_service._queue.jobs) == 1


def test_a_finished_review_is_not_thought_over_again(ann: Person, ben: Person, slow: None) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review_service, "COMMAND", command("quick"))
        table = finished_game(ann)
        first = reviewed(ann, table)
    assert ask(ben, table) == first


def test_figures_are_seen_as_they_are_known(ann: Person, slow: None) -> None:
    table = finished_game(ann)
    ask(ann, table)
    report = until(ann, table, some_known)
    assert (report["state"], report["done"]) == ("thinking", 2)
    assert report["of"] > 2
    assert (report["seats"], report["turning"]) == ([], [])


def test_only_what_is_new_can_be_asked_for(ann: Person) -> None:
    table = finished_game(ann)
    report = reviewed(ann, table)
    rest = ann.get(path(table), params={"after": 2}).json()
    assert rest == {**report, "decisions": report["decisions"][2:]}
    assert ann.get(path(table), params={"after": -1}).status_code == 422


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_before_the_end_it_is_refused_whoever_asks_and_nothing_is_thought(
    house: House, ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def started(*args: object) -> None:
        pytest.fail("something was thought over")

    monkeypatch.setattr(review_service, "build_replay", started)
    monkeypatch.setattr(review_service, "result_of", started)
    waiting = ann.set_up("me", "open", game="bids")
    playing = ann.set_up("me", "me", game="bids")
    screen = ann.at(playing)
    screen.ask("see", seat=0)
    screen.move(screen.choices(0)[0], 0)
    for table in (waiting, playing):
        for person in (ann, eve):
            assert refused(person, table, method) == (409, "review-not-over")
    assert not house.app.state.review_service._queue.jobs


def test_what_is_not_there_is_refused(ann: Person) -> None:
    for method in ("GET", "POST", "DELETE"):
        assert refused(ann, {"id": "nowhere"}, method) == (404, "table-unknown")


@pytest.mark.parametrize(
    ("change", "key"), [({"version": 99}, "table-other-rules"), ({"game": "ludo"}, "table-game-missing")]
)
def test_a_game_of_other_rules_is_refused_in_words(ann: Person, change: dict[str, object], key: str) -> None:
    table = finished_game(ann)
    reviewed(ann, table)
    with store_of(ann.house).write_transaction() as connection:
        connection.execute(update(TABLES).values(**change))
    for method in ("GET", "POST", "DELETE"):
        assert refused(ann, table, method) == (409, key)


def test_a_game_of_bots_alone_can_be_reviewed(ann: Person) -> None:
    assert reviewed(ann, finished_game(ann, "greedy", "random"))["state"] == "done"


def test_whoever_asked_can_stop_it_and_what_is_known_stays(ann: Person, eve: Person, slow: None) -> None:
    table = finished_game(ann)
    ask(ann, table)
    until(ann, table, some_known)
    assert refused(eve, table, "DELETE") == (403, "review-not-yours")
    report = ann.request("DELETE", path(table)).json()
    assert (report["state"], report["reason"], report["done"]) == ("stopped", "review-stopped", 2)
    assert say(report["reason"])
    assert ann.get(path(table)).json() == report
    assert ann.request("DELETE", path(table)).json() == report, "twice does no harm"


def test_a_stopped_review_can_be_asked_for_again(ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command("slow"))
    table = finished_game(ann)
    ask(ann, table)
    ann.request("DELETE", path(table))
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))
    assert reviewed(ben, table)["state"] == "done"


def test_stopping_what_nobody_asked_for_does_nothing(ann: Person) -> None:
    assert ann.request("DELETE", path(finished_game(ann))).json()["state"] == "none"


def test_the_line_is_bounded_and_says_the_place(tmp_path: Path, slow: None) -> None:
    with open_house(tmp_path, limits=Limits(reviews_waiting=2)) as house:
        ann, ben = house.person(), house.person()
        tables = [finished_game(ann, seed=seed) for seed in range(4)]
        ask(ann, tables[0])
        until(ann, tables[0], some_known)
        assert [ask(ben, table)["place"] for table in tables[1:3]] == [1, 2]
        assert refused(ann, tables[3]) == (429, "review-line-full")
        assert ben.request("DELETE", path(tables[1])).json()["state"] == "stopped"
        assert ben.get(path(tables[2])).json()["place"] == 1
        ann.request("DELETE", path(tables[0]))
        assert until(ben, tables[2], some_known)["place"] == 0


@pytest.mark.parametrize(("limit", "cookie"), [("reviews_an_hour", True), ("reviews_an_hour_of_address", False)])
def test_reviews_are_counted_but_asking_again_is_free(tmp_path: Path, limit: str, cookie: bool) -> None:
    with open_house(tmp_path, limits=Limits(**{limit: 2})) as house:
        person = house.person()
        for seed in range(2):
            table = finished_game(person, seed=seed)
            first = reviewed(person, table)
            assert ask(person, table) == first
            person = person if cookie else house.person()
        assert refused(person, finished_game(person, seed=2)) == (429, "too-many-reviews")


@pytest.mark.slow
def test_a_review_ends_when_its_time_is_up(tmp_path: Path, slow: None) -> None:
    with open_house(tmp_path, limits=Limits(review_seconds=2)) as house:
        ann = house.person()
        report = reviewed(ann, finished_game(ann))
        assert (report["state"], report["reason"]) == ("stopped", "review-time-up")
        assert say(report["reason"])


@pytest.mark.parametrize(
    ("kind", "key", "done"),
    [("broken", "review-crashed", 2), ("nonsense", "review-crashed", 2), ("refusing", "replay-broken", 0)],
)
def test_a_failure_is_told_by_its_key_and_nothing_else(
    ann: Person, monkeypatch: pytest.MonkeyPatch, kind: str, key: str, done: int
) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command(kind))
    table = finished_game(ann)
    report = reviewed(ann, table)
    assert (report["state"], report["reason"], report["done"]) == ("failed", key, done)
    text = ann.get(path(table)).text
    assert "well is dry" not in text
    assert "Traceback" not in text
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))
    assert reviewed(ann, table)["state"] == "done", "asked for again"


def test_a_finished_review_outlives_a_restart_and_a_running_one_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        kept, lost = finished_game(ann), finished_game(ann, seed=1)
        report = reviewed(ann, kept)
        monkeypatch.setattr(review_service, "COMMAND", command("slow"))
        ask(ann, lost)
        until(ann, lost, some_known)
        process = house.app.state.review_service._queue.jobs[lost["id"]].process._process
        assert not process.has_ended
    assert process.has_ended, "a stopping server ends its worker"
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))
    with open_house(tmp_path) as house:
        again = house.person(ann.cookie)
        assert again.get(path(kept)).json() == report
        assert again.get(path(lost)).json()["state"] == "none"
        assert reviewed(again, lost)["state"] == "done"


@pytest.mark.parametrize("column", ["version", "review"])
def test_a_review_made_otherwise_is_made_anew(ann: Person, column: str) -> None:
    table = finished_game(ann)
    first = reviewed(ann, table)
    with store_of(ann.house).write_transaction() as connection:
        connection.execute(update(REVIEWS).values(**{column: 0}))
    assert ann.get(path(table)).json()["state"] == "none"
    assert reviewed(ann, table) == first
    kept = store_of(ann.house).find(table["id"])
    assert kept is not None
    assert kept_reviews.find_review(store_of(ann.house), kept) == first


def test_reviews_can_be_switched_off_and_what_was_found_can_still_be_read(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        kept, other = finished_game(ann), finished_game(ann, seed=1)
        report = reviewed(ann, kept)
    with open_house(tmp_path, reviews=False) as house:
        again = house.person(ann.cookie)
        assert refused(again, other) == (403, "review-off")
        assert ask(again, kept) == report
