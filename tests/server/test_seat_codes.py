"""A seat is taken to another device with a short code: once, within minutes, and nobody guesses one."""

import time
from pathlib import Path

import pytest

from fathoms.server.settings import Limits
from fathoms.server.store import seat_codes
from fathoms.server.store.store import Store
from fathoms.server.table.seats import OPEN_SEAT, person_seat
from tests.server.people import Message, Person, open_house
from tests.server.test_store import a_table


def code_of(person_seat: Person, table: Message) -> str:
    answer = person_seat.post(f"/api/tables/{table['id']}/code", {})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == seat_codes.LIFETIME
    code: str = answer.json()["code"]
    return code


def test_a_seat_goes_to_another_device_and_the_old_one_sees_it(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "greedy", first="1")
    here = ann.at(table)
    assert here.view["seat"] == 0
    code = code_of(ann, table)
    answer = ben.post("/api/code", {"code": f" {code[:3].upper()}-{code[3:]} "})
    moved = answer.json()
    assert (moved["id"], moved["seats"][0]["mine"], moved["host"]) == (table["id"], True, True)
    here.settle()
    assert not here.table["seats"][0]["mine"]
    assert here.table["seats"][0]["kind"] == "person"
    assert (here.view["seat"], here.view["legal"]) == (None, {}), "the old device looks on"
    here.ask("move", seat=0, number=here.view["number"], action=0)
    assert here.why() == "seat-not-yours"
    there = ben.at(table)
    assert there.view["seat"] == 0
    there.move(there.choices()[0])
    assert there.refused == []


def test_a_code_works_once(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.set_up("me", "open")
    code = code_of(ann, table)
    assert ben.post("/api/code", {"code": code}).status_code == 200
    assert ben.post("/api/code", {"code": code}).status_code == 200, "said twice by the same, it is done once"
    answer = eve.post("/api/code", {"code": code})
    assert (answer.status_code, answer.json()["key"]) == (404, "code-wrong")


def test_a_new_code_replaces_the_one_before(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    old, new = code_of(ann, table), code_of(ann, table)
    assert ben.post("/api/code", {"code": old}).json()["key"] == "code-wrong"
    assert ben.post("/api/code", {"code": new}).status_code == 200


def test_only_its_players_have_codes_for_a_table(ann: Person, eve: Person) -> None:
    table = ann.set_up("me", "open")
    assert eve.post(f"/api/tables/{table['id']}/code", {}).json()["key"] == "seat-players-only"
    assert eve.post("/api/tables/nosuchtable/code", {}).status_code == 404


def test_nobody_gets_a_second_hand_by_a_code(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open")
    ben.at(table).ask("sit", seat=1, name="Ben")
    assert ben.post("/api/code", {"code": code_of(ann, table)}).json()["key"] == "code-have-seat"


def test_whoever_was_taken_off_the_table_does_not_come_back_by_a_code(ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open")
    ben.at(table).ask("sit", seat=1, name="Ben")
    ann.at(table).ask("remove", seat=1)
    assert ben.post("/api/code", {"code": code_of(ann, table)}).json()["key"] == "seat-removed"


def test_a_code_is_good_for_minutes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = store.create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    code = seat_codes.create_code(store, kept.id, "ann")
    later = time.time() + seat_codes.LIFETIME + 1
    monkeypatch.setattr("fathoms.server.store.seat_codes.time.time", lambda: later)
    with pytest.raises(Exception, match="not any more"):
        seat_codes.use_code(store, code, "ben")
    monkeypatch.undo()
    assert seat_codes.use_code(store, code, "ben") == kept.id
    found = store.find(kept.id)
    assert found is not None
    assert (found.seats[0].owner, found.seats[0].name) == ("ben", "Ann")


def test_nobody_can_try_them_all(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(code_tries_an_hour_of_address=5)) as house:
        keys = [house.person().post("/api/code", {"code": f"abc{number}"}).json()["key"] for number in range(7)]
    assert keys == ["code-wrong"] * 5 + ["too-many-codes"] * 2
