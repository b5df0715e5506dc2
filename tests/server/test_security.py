"""What protects players and the server: cookies, origins, headers, limits."""

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from fathoms.server.settings import Limits
from tests.server.people import House, Person, open_house


def test_a_stranger_gets_a_signed_cookie_that_scripts_cannot_read(house: House) -> None:
    answer = house.client.get("/api/games")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in house.client.get("https://testserver/api/games").headers["set-cookie"]


def test_a_player_keeps_the_cookie(ann: Person) -> None:
    ann.get("/api/games")
    assert "set-cookie" not in ann.get("/api/tables").headers


@pytest.mark.parametrize("spoil", [lambda cookie: cookie[:-2] + "xx", lambda cookie: "fathoms=ann", lambda cookie: "="])
def test_a_forged_cookie_is_nobodys(house: House, ann: Person, spoil: Any) -> None:
    table = ann.set_up("me", "open")
    forger = house.person(spoil(ann.cookie))
    assert not forger.get(f"/api/tables/{table['id']}").json()["host"]


def test_ids_of_players_never_leave(house: House, ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", public=True)
    screen = ben.at(table)
    kept = house.loaded(table).state.stored_table
    assert kept.host
    for text in (*screen.frames, ben.get("/api/tables").text, ben.get(f"/api/tables/{table['id']}").text):
        assert kept.host not in text


def test_the_websocket_makes_players_too(house: House, ann: Person) -> None:
    table = ann.set_up("me", "open")
    with house.client.websocket_connect(f"/api/tables/{table['id']}/play") as session:
        headers: Any = session.extra_headers
        assert b"set-cookie" in dict(headers)


POST = {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81"]
)
def test_pages_of_other_sites_can_do_nothing(ann: Person, origin: str) -> None:
    table = ann.set_up("me", "open")
    answer = ann.post("/api/tables", POST, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["key"] == "origin-foreign"
    with pytest.raises(WebSocketDisconnect):
        ann.connect(table, origin=origin)


def test_our_own_page_can(ann: Person) -> None:
    assert ann.post("/api/tables", POST, headers={"origin": "http://testserver"}).status_code == 201
    ann.connect(ann.set_up("me", "open"), origin="http://testserver").hello()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/abc", "/nothing.js"])
def test_every_answer_has_the_safe_headers(ann: Person, path: str) -> None:
    headers = ann.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


def test_refusals_at_the_door_have_the_safe_headers_too(ann: Person) -> None:
    answer = ann.post("/api/tables", POST, headers={"origin": "http://evil.example"})
    assert "content-security-policy" in answer.headers


def test_a_large_message_is_refused(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "open"))
    screen.ask("sit", seat=1, name="x" * 5000)
    assert screen.why() == "message-too-large"


def test_who_talks_too_fast_is_asked_to_wait_and_then_closed(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=5, messages_a_second=0.001, ignored=3)
    with open_house(tmp_path, limits=limits) as house:
        ann = house.person()
        screen = ann.connect(ann.set_up("me", "open"))
        for _ in range(8):
            screen.session.send_text('{"type": "ping"}')
        heard = [screen.hear()["type"] for _ in range(8)]
        assert heard == ["pong"] * 5 + ["refused"] * 3
        assert screen.why() == "too-fast"
        with pytest.raises(WebSocketDisconnect) as end:
            screen.hear()
        assert end.value.code == 1008


def test_who_says_nothing_is_closed(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(hello_seconds=0.05)) as house:
        ann = house.person()
        with pytest.raises(WebSocketDisconnect):
            ann.connect(ann.set_up("me", "open")).hear()


@pytest.mark.parametrize(
    ("limit", "key"),
    [
        ("connections_at_table", "table-crowded"),
        ("connections_of_player", "too-many-connections"),
        ("connections_of_address", "too-many-connections"),
    ],
)
def test_connections_are_counted(tmp_path: Path, limit: str, key: str) -> None:
    with open_house(tmp_path, limits=Limits(**{limit: 2})) as house:
        ann = house.person()
        table = ann.set_up("me", "open")
        screens = [ann.at(table) for _ in range(2)]
        third = ann.connect(table)
        assert third.hear()["key"] == key
        with pytest.raises(WebSocketDisconnect):
            third.hear()
        screens[0].session.close()
        screens[1].until(lambda screen: key)
        screens[1].settle()
        ann.at(table)


def test_a_table_that_is_not_there_says_so(ann: Person) -> None:
    screen = ann.connect("nosuchtable")
    assert screen.hear()["key"] == "table-unknown"
    with pytest.raises(WebSocketDisconnect):
        screen.hear()


@pytest.mark.parametrize(("limit", "cookie"), [("tables_an_hour", True), ("tables_an_hour_of_address", False)])
def test_tables_are_counted(tmp_path: Path, limit: str, cookie: bool) -> None:
    with open_house(tmp_path, limits=Limits(**{limit: 3})) as house:
        ann = house.person()
        people = [ann if cookie else house.person() for _ in range(3)]
        for person in people:
            person.set_up("me", "open")
        refused = (ann if cookie else house.person()).post("/api/tables", POST)
        assert refused.status_code == 429
        assert refused.json()["key"] == "too-many-tables"


def test_two_servers_in_one_process_count_apart(tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "one", limits=Limits(tables_an_hour_of_address=1, connections_of_address=1)) as one,
        open_house(tmp_path / "other", limits=Limits(tables_an_hour_of_address=2, connections_of_address=2)) as other,
    ):
        for house, most in ((one, 1), (other, 2)):
            ann = house.person()
            tables = [ann.set_up("me", "open") for _ in range(most)]
            assert ann.post("/api/tables", POST).json()["key"] == "too-many-tables"
            for table in tables:
                ann.at(table)
            assert ann.connect(tables[0]).hear()["key"] == "too-many-connections"


def test_a_slow_connection_is_closed_and_holds_up_nobody(tmp_path: Path) -> None:
    import asyncio

    from fathoms.server.table.broadcast import Connection

    async def scene() -> list[str]:
        connection = Connection("ann", unsent=3, unsent_bytes=1000)
        for number in range(10):
            connection.send_text(str(number))
        async with asyncio.timeout(5):
            return [text async for text in connection.texts()]

    assert asyncio.run(scene()) == []


def test_random_bytes_never_break_the_table(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    rng = random.Random(10)
    for _ in range(100):
        text = "".join(chr(rng.randrange(1, 0x250)) for _ in range(rng.randrange(40)))
        screen.session.send_text(text)
    screen.settle()
    assert {message["key"] for message in screen.refused} == {"message-broken"}
    screen.move(screen.choices()[0])
    assert screen.view["number"] == 1
