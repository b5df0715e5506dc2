"""Databases of older programs become ours, of each kind, and lose nothing; those of newer ones are left alone."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from sqlite3 import connect
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text, update

from fathoms.core.feats import Feat
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.feats import Puzzle
from fathoms.server.http.sessions import Sessions
from fathoms.server.keys import read_keys
from fathoms.server.store import feats, opening
from fathoms.server.store.database import (
    ABOUT,
    CODES,
    FEATS,
    JOBS,
    KEEPERS,
    METADATA,
    PEOPLE,
    RESULTS,
    REVIEWS,
    REVISION,
    SERVERS,
    STUDIES,
    WORDS,
)
from fathoms.server.store.opening import HEAD, MIGRATIONS, open_database
from fathoms.server.store.store import Store
from fathoms.server.store.upgrades import SOLVED, UPGRADES
from fathoms.server.table.seats import OPEN, person
from tests.server.people import open_house
from tests.server.test_store import a_table


def make_old(store: Store, version: int) -> None:
    """Take away what later versions added: a database as older programs left it."""
    with store.engine.begin() as connection:
        for table in (REVISION, SERVERS, KEEPERS, PEOPLE, JOBS, CODES):
            table.drop(connection)
        for column in ("removed", "lesson", "series"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        if version < 8:
            WORDS.drop(connection)
            for column in ("clock", "undo", "chat"):
                connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        if version < 7:
            for column in ("tables DROP COLUMN many_seats", "tables DROP COLUMN look_back"):
                connection.execute(text(f"ALTER TABLE {column}"))
            connection.execute(text("ALTER TABLE seats DROP COLUMN stand_in"))
        if version < 6:
            RESULTS.drop(connection)
            REVIEWS.drop(connection)
        if version < 5:
            STUDIES.drop(connection)
        if version < 4:
            FEATS.drop(connection)
        if 2 <= version < 4:
            SOLVED.create(connection)
        if version < 3:
            connection.execute(text("ALTER TABLE tables DROP COLUMN hints"))
        connection.execute(update(ABOUT).values(value=version))


def one_more(folder: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program with one more migration than ours."""
    copytree(MIGRATIONS, folder / "migrations")
    newer = f"""
from alembic import op
revision = "0099"
down_revision = "{HEAD}"
def upgrade():
    op.execute("ALTER TABLE tables ADD COLUMN mood VARCHAR(10)")
    {step}
"""
    (folder / "migrations" / "versions" / "0099_mood.py").write_text(newer)
    monkeypatch.setattr(opening, "MIGRATIONS", folder / "migrations")
    monkeypatch.setattr(opening, "HEAD", "0099")


def test_a_newer_database_is_refused_in_words(store: Store, database: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(REVISION).values(version_num="0099"))
    with pytest.raises(Refusal) as why:
        open_database(database)
    assert why.value.key == "database-newer"
    assert "99" in str(why.value)


def test_a_program_from_before_alembic_would_refuse_ours(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.execute(select(ABOUT.c.value)).scalar_one() > len(UPGRADES) + 1


def test_an_older_database_is_upgraded(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))
    one_more(tmp_path, "pass", monkeypatch)
    for _ in range(2):  # once is enough
        newer = Store(open_database(database))
        with newer.engine.connect() as connection:
            assert connection.execute(text("SELECT mood FROM tables")).all() == [(None,)]
        assert newer.find(kept.id) == kept


def test_a_failed_upgrade_leaves_everything_as_it_was(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_more(tmp_path, 'op.execute("nonsense")', monkeypatch)
    with pytest.raises(Refusal, match="cannot be opened"):
        open_database(database)
    monkeypatch.undo()
    again = open_database(database)
    with again.connect() as connection:
        columns = connection.execute(text("SELECT * FROM tables")).keys()
    assert "mood" not in columns


@pytest.mark.parametrize("version", range(1, len(UPGRADES) + 2))
def test_a_database_of_any_version_becomes_one_of_ours(store: Store, database: str, version: int) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))
    make_old(store, version)
    newer = Store(open_database(database))
    with newer.engine.connect() as connection:
        assert connection.execute(select(REVISION.c.version_num)).scalar_one() == HEAD
        ours = MigrationContext.configure(connection)
        found = [each for each in compare_metadata(ours, METADATA) if not is_alembics(each)]
    assert found == []
    assert newer.find(kept.id) == kept
    assert feats.feats_of(newer, "ann", "tubyrinth") == []


def is_alembics(difference: Any) -> bool:
    """Alembic does not look for a table of its own."""
    return bool(difference[0] == "add_table" and difference[1] is REVISION)


def test_our_newest_migration_is_the_one_we_know() -> None:
    heads = ScriptDirectory(str(MIGRATIONS)).get_heads()
    assert heads == [HEAD]


def test_a_game_that_was_begun_before_goes_on(tmp_path: Path) -> None:
    """The tables of a program from before Alembic, as it left them."""
    with closing(connect(tmp_path / "fathoms.db")) as old:
        old.executescript((Path(__file__).parent / "data" / "version_7.sql").read_text(encoding="utf-8"))
    sessions = Sessions(read_keys(tmp_path).cookies)
    with open_house(tmp_path) as house:
        ann, ben = (house.person(sessions.write(who, secure=False).split(";")[0]) for who in ("ann", "ben"))
        screen = ben.at("6a6nyp5889xf")
        assert (screen.table["status"], screen.view["number"]) == ("playing", 12)
        assert [seat["name"] for seat in screen.table["seats"]] == ["", "Ben"]
        screen.move(screen.choices()[0])
        assert screen.view["number"] == 13
        assert ann.at("2cyscjfn728q").table["status"] == "waiting"
        assert ann.get("/api/tables/9aarsdjtjy9x/replay").json()["actions"]
        assert [game["table"] for game in ann.get("/api/mine").json()["games"]] == ["9aarsdjtjy9x"]


def test_several_servers_start_at_once_on_an_empty_database(database: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = [Store(engine) for engine in pool.map(open_database, [database] * 6)]
    kept = stores[0].create(a_table(person("ann", "Ann"), OPEN))
    assert all(store.find(kept.id) == kept for store in stores)


def test_several_servers_start_at_once_on_an_older_database(store: Store, database: str) -> None:
    kept = store.create(a_table(person("ann", "Ann"), OPEN))
    make_old(store, len(UPGRADES) + 1)
    with ThreadPoolExecutor(4) as pool:
        stores = [Store(engine) for engine in pool.map(open_database, [database] * 4)]
    assert all(each.find(kept.id) == kept for each in stores)


@pytest.mark.parametrize("version", [2, 3])
def test_solved_puzzles_of_an_older_database_are_feats_now(store: Store, database: str, version: int) -> None:
    make_old(store, version)
    solved = [
        {"player": "ann", "boards": "unique", "board": 1, "tiles": 5, "hints": 0, "seconds": 61.5},
        {"player": "ann", "boards": "table", "board": 82, "tiles": 7, "hints": 2, "seconds": 9.0},
        {"player": "ben", "boards": "unique", "board": 1, "tiles": 5, "hints": 1, "seconds": 30.0},
    ]
    with store.engine.begin() as connection:
        connection.execute(insert(SOLVED), solved)
    newer = Store(open_database(database))
    assert feats.feats_of(newer, "ann", "tubyrinth") == [Feat("table-82-7", (2, 9.0)), Feat("unique-1-5", (0, 61.5))]
    assert feats.feats_of(newer, "ben", "tubyrinth") == [Feat(Puzzle("unique", 1, 5).key, (1, 30.0))]


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_of_an_older_database_has_no_hints(store: Store, database: str, version: int) -> None:
    old = store.create(a_table(person("ann", "Ann"), OPEN))
    make_old(store, version)
    newer = Store(open_database(database))
    assert newer.find(old.id) == old
    assert not old.hints
    fresh = newer.create(replace(a_table(OPEN, OPEN), hints=True))
    assert newer.find(fresh.id) == fresh
