"""Servers that are killed, and a database that goes away for a while: nothing is lost, and the game goes on."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import ConflictError, Store
from fathoms.server.store.stored_table import StoredMove
from fathoms.server.table.seats import person_seat
from tests.server.databases import Postgres, running_postgres
from tests.server.people import open_house, play_to_the_end
from tests.server.test_cluster import LEASE, play_apart, settled, soon, two_at_a_table
from tests.server.test_serve import Process, hear
from tests.server.test_store import a_table

PROGRAM = """
from fathoms.server.app import serve
serve("127.0.0.1", 0, on_listening=lambda port: print(port, flush=True))
"""


@contextmanager
def server(*words: str, **settings: object) -> Iterator[subprocess.Popen[str]]:
    """A process with these settings."""
    chosen = {f"FATHOMS_{name.upper()}": str(value) for name, value in settings.items()}
    environment = {**os.environ, "FATHOMS_INTERPRET": "1", "PYTHONUNBUFFERED": "1", **chosen}
    command = [sys.executable, *(words or ("-c", PROGRAM))]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def test_bots_of_a_server_that_is_killed_go_on_elsewhere(tmp_path: Path, database: str) -> None:
    lease = 2 * LEASE  # so that a busy machine does not lose it by itself
    settings: dict[str, Any] = {"database": database, "lease": lease}
    with server(data=tmp_path, **settings, bot_delay=1000) as killed, open_house(tmp_path, **settings) as house:
        first = Process(killed)
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        table = first.request("/api/tables", {"game": "poo_divers", "seats": bots})["id"]
        with first.connect(table) as line:
            line.send('{"type": "hello"}')
            assert hear(line, "thinking")["seats"] != []
            screen = house.person().at(table)
            assert not house.tables.services.owns_table(table)
            killed.send_signal(signal.SIGKILL)
            before = time.monotonic()
            screen.until(lambda screen: screen.view["number"] > 0)
            assert time.monotonic() - before < lease + 10  # seconds, on a machine that may be busy
            screen.until(lambda screen: screen.table["status"] == "over")
        moves = house.tables.services.store.moves(table)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))


@pytest.mark.slow
def test_who_was_at_a_server_that_is_killed_is_not_here(tmp_path: Path, database: str) -> None:
    settings: dict[str, Any] = {"database": database, "lease": LEASE}
    with server(data=tmp_path, **settings) as killed, open_house(tmp_path, **settings) as house:
        first = Process(killed)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = first.request("/api/tables", {"game": "poo_divers", "seats": seats})["id"]
        with first.connect(table) as line:
            line.send('{"type": "hello"}')
            hear(line, "table")
            screen = house.person().at(table)
            screen.until(lambda screen: screen.table["seats"][0]["here"])
            killed.send_signal(signal.SIGKILL)
            screen.until(lambda screen: not screen.table["seats"][0]["here"])


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped: nobody else has to do with it."""
    with running_postgres() as postgres:
        yield postgres


def test_a_game_goes_on_after_the_database_was_away(tmp_path: Path, fragile: Postgres) -> None:
    settings: dict[str, Any] = {"database": fragile.new_database(), "lease": LEASE}
    with open_house(tmp_path, **settings) as one, open_house(tmp_path, **settings) as other:
        here, there = two_at_a_table(one.person(), other.person())
        rng = random.Random(3)
        play_apart(rng, here, there, most=6)
        fragile.restart()
        play_apart(rng, here, there, most=6)  # nobody is told of any trouble
        assert here.refused == there.refused == []
        soon(lambda: settled(here).view["number"] == settled(there).view["number"] == 12)


@pytest.mark.slow
def test_what_is_asked_while_the_database_is_away_is_done_when_it_is_back(fragile: Postgres) -> None:
    store = Store(open_database(fragile.new_database()))
    kept = store.create(a_table(person_seat("ann", ""), person_seat("ben", "")))
    store.append(kept.id, StoredMove(1, 0, 5))
    fragile.restart()
    store.append(kept.id, StoredMove(2, 1, 6))  # the line it had is broken
    with pytest.raises(ConflictError):
        store.append(kept.id, StoredMove(2, 1, 7))
    assert [move.number for move in store.moves(kept.id)] == [1, 2]


@pytest.mark.slow
def test_a_database_that_stays_away_is_given_up(fragile: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.server.store.transactions.MAX_WAIT", 0.3)
    store = Store(open_database(fragile.new_database()))
    fragile.server.stop()
    with pytest.raises(Exception, match="connection"):
        store.find("abc")


# Backups


@pytest.mark.slow
def test_a_copy_of_a_file_taken_during_a_game_is_a_whole_game(tmp_path: Path) -> None:
    """As docs/hosting.md says."""
    copy = tmp_path / "copy"
    copy.mkdir()
    with open_house(tmp_path) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me"))
        play_to_the_end(random.Random(5), screen, most=9)
        backup = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))"
        files = (str(tmp_path / "fathoms.db"), str(copy / "fathoms.db"))
        subprocess.run([sys.executable, "-c", backup, *files], check=True)
        play_to_the_end(random.Random(6), screen, most=3)
    (copy / "secret.key").write_text((tmp_path / "secret.key").read_text())
    with open_house(copy) as house:
        again = house.person(ann.cookie).at(screen.table["id"])
        assert again.view["number"] == 9
        play_to_the_end(random.Random(7), again)
        assert again.table["status"] == "over"


@pytest.mark.slow
def test_a_dump_of_a_database_taken_during_a_game_is_a_whole_game(tmp_path: Path, postgres: Postgres) -> None:
    """As docs/hosting.md says."""
    old, new = postgres.new_database(), postgres.new_database()
    with open_house(tmp_path, database=old) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me"))
        play_to_the_end(random.Random(5), screen, most=9)
        file = tmp_path / "fathoms.dump"
        plain = [address.replace("+psycopg", "") for address in (old, new)]
        subprocess.run([postgres.program("pg_dump"), "-Fc", "-f", file, plain[0]], check=True)
        play_to_the_end(random.Random(6), screen, most=3)
    subprocess.run([postgres.program("pg_restore"), "--no-owner", "-d", plain[1], file], check=True)
    with open_house(tmp_path, database=new) as house:
        again = house.person(ann.cookie).at(screen.table["id"])
        assert again.view["number"] == 9
        play_to_the_end(random.Random(7), again)
        assert again.table["status"] == "over"


# Workers


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    words = ("-m", "fathoms", "serve", "--no-browser", "--port", "0", "--workers", "2")
    with server(*words, data=tmp_path, lease=LEASE) as parent:
        assert parent.stdout is not None
        address = parent.stdout.readline().split()[-1]
        first = Process.__new__(Process)
        first.port, first.cookie = int(address.rstrip("/").rpartition(":")[2]), ""
        table = first.request("/api/tables", {"game": "poo_divers", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
        workers = servers_of(parent.pid)
        soon(lambda: len(servers_of(parent.pid)) == 2)
        victim = psutil.Process(workers[0])
        victim.kill()
        soon(lambda: len(servers_of(parent.pid)) == 2 and victim.pid not in servers_of(parent.pid))
        with first.connect(table, open_timeout=60) as line:
            line.send(json.dumps({"type": "hello"}))
            assert hear(line, "table")["table"]["host"]
        parent.send_signal(signal.SIGTERM)
        _, complaints = parent.communicate(timeout=30)
        assert "Traceback" not in complaints
        soon(lambda: not any(psutil.pid_exists(pid) for pid in workers))


def servers_of(parent: int) -> list[int]:
    """The processes that serve, without those that help them."""
    living = [child for child in psutil.Process(parent).children() if child.status() != psutil.STATUS_ZOMBIE]
    return [child.pid for child in living if "spawn_main" in " ".join(child.cmdline())]
