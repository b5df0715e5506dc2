"""Setting tables up, finding them, and what is known about them."""

from typing import Any

import pytest

from fathoms.bots.levels import LEVELS
from tests.server.people import House, Person


def test_the_games_come_with_their_options(ann: Person) -> None:
    games = {game["name"]: game for game in ann.get("/api/games").json()}
    street = games["poo_divers"]
    assert street["players"] == [2, 3, 4]
    assert street["bots"] == list(LEVELS)
    layout = next(option for option in street["options"] if option["name"] == "layout")
    assert (layout["kind"], layout["default"]) == ("choice", "square")
    assert "donut" in layout["values"]


def test_a_new_table_is_its_hosts(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "greedy", layout="donut")
    assert table["host"]
    assert table["status"] == "waiting"
    assert table["options"]["layout"] == "donut"
    assert [(seat["kind"], seat["mine"], seat["bot"]) for seat in table["seats"]] == [
        ("person", True, None),
        ("open", False, None),
        ("bot", False, "greedy"),
    ]
    theirs = ben.get(f"/api/tables/{table['id']}").json()
    assert not theirs["host"]
    assert not any(seat["mine"] for seat in theirs["seats"])


def test_a_full_table_begins_at_once(ann: Person) -> None:
    assert ann.set_up("me", "random")["status"] == "playing"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": [{"kind": "me"}]}, "players-wrong"),
        ({"seats": [{"kind": "me"}] * 5}, "players-wrong"),
        ({"options": {"layout": "moon"}}, "option-not-a-choice"),
        ({"options": {"speed": 3}}, "option-unknown"),
        ({"options": {"layout": "custom", "mask": "##"}}, "layout-wrong-size"),
        ({"options": {"first": "4"}}, "first-no-such-seat"),
        ({"options": {"mask": "#" * 5000}}, "option-too-long"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "bot-unknown"),
    ],
)
def test_an_impossible_table_is_refused_in_words(ann: Person, change: dict[str, object], key: str) -> None:
    wanted = {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "open"}]} | change
    answer = ann.post("/api/tables", wanted)
    assert answer.status_code == 400
    assert answer.json()["key"] == key
    assert len(answer.json()["text"]) > 10


def test_private_tables_are_in_nobody_elses_lobby(ann: Person, ben: Person) -> None:
    private, public = ann.set_up("me", "open"), ann.set_up("me", "open", public=True)
    running = ann.set_up("me", "random", public=True)
    mine = ann.get("/api/tables").json()
    assert {table["id"] for table in mine["mine"]} == {private["id"], public["id"], running["id"]}
    theirs = ben.get("/api/tables").json()
    assert theirs["mine"] == []
    assert [table["id"] for table in theirs["open"]] == [public["id"]]
    assert [table["id"] for table in theirs["running"]] == [running["id"]]
    assert private["id"] not in ben.get("/api/tables").text


def test_a_table_one_sits_at_is_ones_own(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    ben.at(table).ask("sit", seat=1)
    assert [each["id"] for each in ben.get("/api/tables").json()["mine"]] == [table["id"]]


def test_the_lobby_asks_the_database_little(house: House, ann: Person) -> None:
    """A list costs the same few queries however many tables there are, and loads no game."""
    from sqlalchemy import event

    for _ in range(8):
        ann.set_up("me", "random", public=True)
    asked: list[str] = []
    event.listen(house.tables.services.store.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    assert len(ann.get("/api/tables").json()["running"]) == 8
    assert len([query for query in asked if query.startswith("SELECT")]) <= 9
    assert not any("seed" in query for query in asked)
    assert house.tables._loaded == {}


def test_the_invitation_is_a_picture_too(ann: Person) -> None:
    table = ann.set_up("me", "open")
    answer = ann.get(f"/api/tables/{table['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    other = ann.get(f"/api/tables/{ann.set_up('me', 'open')['id']}/qr.svg")
    assert other.text != answer.text


def test_names_are_tidied(ann: Person) -> None:
    plans = [{"kind": "me", "name": "  Ann\u202e\n\tof  Ghent\u0000 "}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "poo_divers", "seats": plans}).json()
    assert table["seats"][0]["name"] == "Ann of Ghent"


def test_health_tells_the_version(ann: Person) -> None:
    health = ann.get("/api/health").json()
    assert health["ready"]
    assert health["version"]


def test_the_http_part_is_described(ann: Person) -> None:
    described = ann.get("/api/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{table}", "/api/health"} <= set(described["paths"])
    assert "HTTPValidationError" not in described["components"]["schemas"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/tables/nosuchtable", b"", 404, "table-unknown"),
        ("GET", "/api/tables/nosuchtable/qr.svg", b"", 404, "table-unknown"),
        ("GET", "/api/nothing", b"", 404, "page-unknown"),
        ("GET", "/nothing.js", b"", 404, "page-unknown"),
        ("DELETE", "/api/tables", b"", 405, "method-wrong"),
        ("POST", "/api/tables", b"", 422, "request-wrong"),
        ("POST", "/api/tables", b"{", 422, "request-wrong"),
        ("POST", "/api/tables", b"\xff\xfe", 422, "request-wrong"),
        ("POST", "/api/tables", b'{"game": "poo_divers", "seats": []}', 422, "request-wrong"),
        ("POST", "/api/tables", b'{"game": "poo_divers", "seats": [{"kind": "me"}], "seed": 1}', 422, "request-wrong"),
        ("GET", "/api/tables/x/history?seat=99", b"", 422, "request-wrong"),
        ("POST", "/api/tables", b" " * 40_000, 413, "request-too-large"),
    ],
)
def test_every_problem_has_words(ann: Person, method: str, path: str, body: bytes, status: int, key: str) -> None:
    answer = ann.request(method, path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["key"] == key
    assert len(answer.json()["text"]) > 10


def test_a_failure_inside_tells_no_secrets(
    house: House, ann: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(who: str) -> None:
        raise ValueError("the seed is 12345")

    monkeypatch.setattr(house.tables, "lobby_lists", fail)
    answer = ann.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["key"] == "server-trouble"
    assert "12345" not in answer.text
    assert "12345" not in caplog.text
    assert "ValueError" in caplog.text


@pytest.mark.parametrize(
    ("seats", "options", "patience"),
    [
        (("me", "greedy"), {}, 0),
        (("open", "greedy"), {}, 0),
        (("greedy", "greedy"), {}, 3),
        (("me", "greedy"), {"patience": 5}, 5),
    ],
    ids=["a person", "a seat for a person", "bots alone", "as the host wishes"],
)
def test_an_option_can_have_another_default_where_people_sit(
    ann: Person, seats: tuple[str, ...], options: dict[str, Any], patience: int
) -> None:
    table = ann.set_up(*seats, game="tubyrinth", **options)
    assert table["options"]["patience"] == patience


def test_the_lobby_offers_the_defaults_for_people(ann: Person) -> None:
    games = {game["name"]: game for game in ann.get("/api/games").json()}
    defaults = {option["name"]: option["default"] for option in games["tubyrinth"]["options"]}
    assert (defaults["patience"], defaults["round_time"]) == (0, 300)
