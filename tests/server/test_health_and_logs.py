"""Health, readiness, metrics, the log, and how a server stops."""

import json
import logging
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from fathoms.server.logs import JsonLogFormatter
from tests.server.people import House, Person, open_house
from tests.server.test_serve import HOT_SEAT, hear, move, running

HERE = "10.0.0.1"  # where the tests' people ask from


# May visitors be sent here?


def test_a_server_is_ready_while_its_database_answers(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = ann.get("/api/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "database": True, "stopping": False})

    def gone(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("secret"))

    monkeypatch.setattr(type(house.tables.services.store.engine), "connect", gone)
    answer = ann.get("/api/ready")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert "secret" not in answer.text


def test_a_server_that_stops_is_not_ready_and_says_so(house: House, ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me"))
    assert screen.session.portal.call(house.tables.announce_shutdown, 7.0) == 1
    assert screen.hear() == {"type": "closing", "seconds": 7.0}
    answer = ann.get("/api/ready")
    assert (answer.status_code, answer.json()["stopping"]) == (503, True)


# Figures


def figures(person: Person) -> dict[str, float]:
    answer = person.get("/metrics")
    assert answer.status_code == 200
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


@pytest.mark.parametrize("readers", ["", "127.0.0.1, 10.9.9.9"])
def test_nobody_reads_the_figures_unless_the_settings_say_so(tmp_path: Path, readers: str) -> None:
    with open_house(tmp_path, metrics=readers) as house:
        assert house.person().get("/metrics").status_code == 404


@pytest.mark.parametrize("readers", [HERE, "*"])
def test_the_figures_count_what_happens_and_name_nobody(tmp_path: Path, readers: str) -> None:
    with open_house(tmp_path, metrics=readers) as house:
        ann = house.person()
        table = ann.set_up("me", "greedy", first="1")
        screen = ann.at(table)
        screen.ask("rename", seat=0, name="Annabella")
        screen.move(screen.choices()[0])
        screen.ask("stand", seat=0)
        screen.until(lambda screen: screen.table["status"] == "over")
        found = figures(ann)
        assert found['fathoms_moves_total{by="person",game="poo_divers"}'] == 1
        assert found['fathoms_moves_total{by="bot",game="poo_divers"}'] == screen.view["number"] - 1
        assert found["fathoms_move_seconds_count"] == 1
        assert found["fathoms_bot_seconds_count"] >= screen.view["number"] - 1
        assert (found["fathoms_tables"], found["fathoms_connections"]) == (1, 1)
        told = ann.get("/metrics").text
        assert not re.search(f"{table['id']}|Annabella|{re.escape(HERE)}", told)


def test_what_fails_in_the_database_is_counted_but_for_conflicts(tmp_path: Path) -> None:
    with open_house(tmp_path, metrics="*") as house:
        ann, store = house.person(), house.tables.services.store
        table = ann.set_up("me", "me", first="1")
        screen = ann.at(table)
        screen.move(screen.choices()[0])
        assert figures(ann)["fathoms_database_errors_total"] == 0
        with store.engine.connect() as connection, pytest.raises(OperationalError):
            connection.execute(text("SELECT nothing FROM nowhere"))
        assert figures(ann)["fathoms_database_errors_total"] == 1


# The log


def test_an_error_is_logged_without_its_words() -> None:
    try:
        raise ValueError("the seed is 31337")
    except ValueError:
        record = logging.LogRecord("fathoms.x", logging.ERROR, "", 0, "it %s", ("failed",), sys.exc_info())
    line = json.loads(JsonLogFormatter().format(record))
    assert (line["level"], line["from"], line["what"]) == ("error", "fathoms.x", "it failed")
    assert line["error"].startswith("ValueError at test_health_and_logs.")
    assert "31337" not in str(line)


@pytest.mark.slow
def test_a_stopping_server_says_when_to_come_back_and_logs_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOMS_LOG", "json")
    monkeypatch.setenv("FATHOMS_BACK_IN", "3")
    with running(tmp_path) as server:
        table = server.request("/api/tables", HOT_SEAT | {"seats": [{"kind": "me", "name": "Annabella"}] * 2})["id"]
        with server.connect(table) as line:
            line.send('{"type": "hello"}')
            move(line, hear(line, "views")["views"][-1])
            server.process.send_signal(signal.SIGTERM)
            assert hear(line, "closing")["seconds"] == 3
            with pytest.raises(ConnectionClosed) as end:
                hear(line, "nothing")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code in (1001, 1012)
        _, errors = server.process.communicate(timeout=20)
        written = [json.loads(line) for line in errors.splitlines()]
        assert [line["what"] for line in written] == ["listening", "stopping", "stopped"]
        assert written[1]["connections"] == 1
        for secret in (table, "Annabella", server.cookie.split("=")[1]):
            assert secret not in errors
