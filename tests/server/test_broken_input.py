"""Input that breaks servers elsewhere: lone surrogates, invalid addresses, a full disk."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from fathoms.core.refusal import Refusal
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove
from fathoms.server.table.seats import person_seat
from fathoms.words import LANGUAGES, has_words
from tests.server.people import House, Person, Screen, open_house, play_to_the_end
from tests.server.test_rate_limits import counted_routes
from tests.server.test_store import a_table

POST = {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "http://a:b:c", "//", "x", "http://[v.]/"])
def test_an_origin_that_is_no_address_is_foreign(ann: Person, origin: str) -> None:
    answer = ann.post("/api/tables", POST, headers={"origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "origin-foreign")


HALVES = [  # of signs, as JSON can name them and as bytes
    rb'{"game": "\ud800", "seats": [{"kind": "me"}]}',
    rb'{"game": "poo_divers", "seats": [{"kind": "me", "name": "a\uDFFFb"}]}',
    rb'{"\udc00": 1}',
    rb'"\ud83d\ud83d"',
    rb'{"a": [{"b": "\\\uD800"}]}',
    b'{"game": "\xed\xa0\x80"}',
    b'{"game": "\xff"}',
    '{"game": "\\ud800"}'.encode("utf-16"),
    '{"game": "\\ud800"}'.encode("utf-16-le"),
    '{"game": "\\ud800"}'.encode("utf-32-be"),
]
WHOLE = [
    rb'{"game": "\ud83e\udd3f"}',
    '{"game": "🤿"}'.encode(),
    rb'{"game": "\\ud800"}',
    b"{",
    b"[" * 9000,
    b"9" * 9000,
]


@pytest.fixture(scope="module")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.mark.parametrize("path", [path for method, path in counted_routes() if method != "GET"])
def test_half_a_sign_is_refused_at_every_address(one_house: House, path: str) -> None:
    ann, headers = one_house.person(), {"content-type": "application/json"}
    for method in [method for method, known in counted_routes() if known == path and method != "GET"]:
        for body in HALVES:
            answer = ann.request(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (422, "request-wrong"), body
            assert "UTF-8" in answer.json()["text"]
        for body in WHOLE:
            assert ann.request(method, path, content=body, headers=headers).status_code < 500, body


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "\ud800", "\\ud83d\\ud83d"])
@pytest.mark.parametrize(
    "message", ['{{"type": "rename", "seat": 0, "name": "{}"}}', '{{"type": "{}"}}', '{{"{}": 1}}']
)
def test_half_a_sign_in_a_message_is_refused(one_house: House, half: str, message: str) -> None:
    ann = one_house.person()
    screen = ann.at(ann.set_up("me", "open"))
    screen.session.send_text(message.format(half))
    screen.settle()
    assert screen.why() == "message-broken"


# Names


INVISIBLE = [
    *"\u3164\u2800\U000e0100\u115f\u1160\uffa0\u034f\u17b4\u180b\ufe0f\U0001d159\U00016fe4",  # letters, marks and signs
    *"\u00ad\u061c\u200b\u200d\u202e\u2060\u2065\ufeff\ufff0\U000e0001\U000e0fff\x00\ue000",  # of other categories
    "\u0301",  # a mark with nothing to stand on
    " \u0301\u3164 \u200b",
]


@pytest.fixture(scope="module")
def one_screen(one_house: House) -> Screen:
    """At a table with a name to be changed, and changed again."""
    ann = one_house.person()
    return ann.at(ann.set_up("me", "open"))


@pytest.mark.parametrize("sign", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_none(one_screen: Screen, sign: str) -> None:
    screen = one_screen
    screen.ask("rename", seat=0, name="Ann")
    screen.ask("rename", seat=0, name=sign * 3)
    assert screen.table["seats"][0]["name"] == ""
    if "\u0301" not in sign:
        screen.ask("rename", seat=0, name=f"A{sign}nn")
        assert screen.table["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize(
    "name", ["Ann", "Ünal Ğ", "Đặng", "한글", "ひかり", "שלום", "नमस्ते", "⠓⠊", "🤿🐙", "Zoë", "ไทย", "♪", "7", "ȧ̈"]
)
def test_a_name_in_any_script_stays(one_screen: Screen, name: str) -> None:
    one_screen.ask("rename", seat=0, name=name)
    assert one_screen.table["seats"][0]["name"] == name


# A full disk


class Disk:
    """The disk under a store: with room, or full."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.full = False
        if store.engine.dialect.name == "sqlite":
            event.listen(store.engine, "begin", self._limit)

    def _limit(self, connection: Any) -> None:
        cursor = connection.connection.cursor()
        pages = cursor.execute("PRAGMA page_count").fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count = {pages if self.full else 1_000_000_000}")

    def fill(self) -> None:
        self.full = True
        if self._store.engine.dialect.name == "postgresql":
            with self._store.engine.begin() as connection:
                for table in ("moves", "tables"):
                    connection.execute(text(NO_ROOM.format(table=table)))

    def empty(self) -> None:
        self.full = False
        if self._store.engine.dialect.name == "postgresql":
            with self._store.engine.begin() as connection:
                for table in ("moves", "tables"):
                    connection.execute(text(f"DROP TRIGGER full_disk ON {table}"))


NO_ROOM = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION no_room()
"""


def fill_up(store: Store, table: str) -> None:
    """Store moves until there is no room on the last page either."""
    for number in range(1, 10_000):
        store.append(table, StoredMove(number, 0, 0))


def test_a_full_disk_is_told_in_words_and_nothing_is_lost(tmp_path: Path, database: str) -> None:
    with open_house(tmp_path, database=database) as house:
        ann, store = house.person(), house.tables.services.store
        screen = ann.at(ann.set_up("me", "me"))
        other = ann.set_up("me", "open")["id"]
        disk = Disk(store)
        play_to_the_end(random.Random(1), screen, most=5)
        disk.fill()
        with pytest.raises(Refusal):
            fill_up(store, other)
        for _ in range(300):
            answer = ann.post("/api/tables", POST)
            if answer.status_code != 201:
                break
        assert (answer.status_code, answer.json()["key"]) == (507, "disk-full"), answer.text
        assert "Nothing is lost" in answer.json()["text"]
        for seat in screen.view["curtain"]:
            screen.ask("see", seat=seat)
        screen.move(screen.choices()[0])
        assert (screen.why(), screen.view["number"]) == ("disk-full", 5)
        disk.empty()
        screen.move(screen.choices()[0])
        play_to_the_end(random.Random(3), screen, most=3)
        assert (screen.view["number"], len(screen.refused)) == (9, 1)
        assert [move.number for move in store.moves(screen.table["id"])] == list(range(1, 10))
        assert ann.post("/api/tables", POST).status_code == 201


def test_a_store_on_a_full_disk_says_so(store: Store) -> None:
    kept = store.create(a_table(person_seat("ann", ""), person_seat("ben", "")))
    disk = Disk(store)
    disk.fill()
    with pytest.raises(Refusal, match="disk is full"):
        fill_up(store, kept.id)
    moves = len(store.moves(kept.id))
    disk.empty()
    store.append(kept.id, StoredMove(moves + 1, 0, 0))


def test_a_full_disk_has_words_in_every_language() -> None:
    assert all(has_words(key) for key in ("disk-full", "address-unknown")), LANGUAGES


# What is written can be read by its owner alone


def test_the_tables_and_their_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Also where the folder, and a database in it, were there before."""
    tmp_path.chmod(0o755)
    for name in ("fathoms.db", "fathoms.db.backup", "fathoms.db-old"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    (tmp_path / "other.txt").touch(0o644)
    with open_house(tmp_path) as house:
        house.person().set_up("me", "open")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes.pop("other.txt") & 0o044
    assert {"fathoms.db", "fathoms.db-wal", "fathoms.db-shm", "fathoms.db.backup", "secret.key"} <= modes.keys()
    assert set(modes.values()) == {0o600}, modes


def test_a_new_database_is_never_readable_by_others(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    engine = open_database(f"sqlite:///{tmp_path}/fathoms.db")
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    engine.dispose()


# Our own address


def links(person_seat: Person, table: str, host: str) -> tuple[int, str, str]:
    """What a request for the QR code comes to, what is in it, and the page of the table."""
    code = person_seat.get(f"/api/tables/{table}/qr.svg", headers={"host": host})
    return code.status_code, code.text, person_seat.get(f"/t/{table}", headers={"host": host}).text


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head></head></html>")
    return folder


FOREIGN = ["evil.example", "evil.example:80", "fathoms.evil.example", "6.6.6.6", "[2001:db9::1]", "local.evil.example"]
OURS = ["localhost", "localhost:8000", "192.168.1.7:8000", "[::1]:8000", "kitchen", "kitchen.local", "10.1.2.3"]


def test_a_foreign_host_gets_no_links_of_ours(tmp_path: Path, page: Path) -> None:
    with open_house(tmp_path / "data", page=page) as house:
        ann = house.person()
        table = ann.set_up("me", "open")["id"]
        for host in FOREIGN:
            status, told, text_of_page = links(ann, table, host)
            assert (status, json.loads(told)["key"]) == (421, "address-unknown"), host
            assert "og:title" in text_of_page
            assert "evil" not in text_of_page
            assert "og:url" not in text_of_page
        for host in OURS:
            status, told, text_of_page = links(ann, table, host)
            assert (status, told[:4]) == (200, "<svg"), host
            assert f'"http://{host}/t/{table}"' in text_of_page


def test_links_lead_to_the_address_that_was_set(tmp_path: Path, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(address: str) -> bytes:
        made.append(address)
        return b"<svg"

    monkeypatch.setattr("fathoms.server.images.image_service.qr_code_svg", make)
    with open_house(tmp_path / "data", page=page, address="https://play.example.org") as house:
        ann = house.person()
        table = ann.set_up("me", "open")["id"]
        for host in (*FOREIGN, *OURS):
            status, _, text_of_page = links(ann, table, host)
            assert status == 200
            assert f'"https://play.example.org/t/{table}"' in text_of_page
            assert host not in text_of_page
    assert set(made) == {f"https://play.example.org/t/{table}"}
