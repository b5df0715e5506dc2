"""Databases of older versions become ours, of each kind, and lose nothing; those we cannot read are left alone."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from shutil import copytree
from sqlite3 import connect
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, delete, select, text, update

from fathoms.core.content.feats import Feat
from fathoms.core.refusal import Refusal
from fathoms.server.store import db_engine, feat_store
from fathoms.server.store.db_engine import MIGRATIONS, NEWEST_REVISION, OLDEST_REVISION, open_database
from fathoms.server.store.db_schema import METADATA, REVISION, TABLES
from fathoms.server.store.store import Store
from fathoms.server.table.seats import OPEN_SEAT, person_seat
from tests.server.test_store import a_table

DATA = Path(__file__).parent / "data"


def set_revision(store: Store, revision: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(REVISION).values(version_num=revision))


def add_migration(folder: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ours the program of a later version, with one more migration."""
    copytree(MIGRATIONS, folder / "migrations")
    newer = f"""
from alembic import op
revision = "0099"
down_revision = "{NEWEST_REVISION}"
def upgrade():
    op.execute("ALTER TABLE tables ADD COLUMN mood VARCHAR(10)")
    {step}
"""
    (folder / "migrations" / "versions" / "0099_mood.py").write_text(newer)
    monkeypatch.setattr(db_engine, "MIGRATIONS", folder / "migrations")
    monkeypatch.setattr(db_engine, "NEWEST_REVISION", "0099")


def differences(connection: Connection) -> Iterator[Any]:
    """How the tables of a database differ from those of a new one."""
    context = MigrationContext.configure(connection)
    for each in compare_metadata(context, METADATA):
        if each[0] != "add_table" or each[1] is not REVISION:  # Alembic does not look for a table of its own
            yield each


def test_a_newer_database_is_refused_in_words(store: Store, database: str) -> None:
    set_revision(store, "0099")
    with pytest.raises(Refusal) as why:
        open_database(database)
    assert why.value.key == "database-newer"
    assert "99" in str(why.value)


@pytest.mark.parametrize("revision", ["0011", None])
def test_a_database_from_before_the_first_release_is_refused_in_words(
    store: Store, database: str, revision: str | None
) -> None:
    stored = store.create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    if revision is None:  # as programs left it that did not know Alembic yet
        with store.engine.begin() as connection:
            REVISION.drop(connection)
    else:
        set_revision(store, revision)
    with pytest.raises(Refusal, match=r"Nothing in it was changed\. .* start with a new data folder") as why:
        open_database(database)
    assert why.value.key == "database-older"
    assert store.find(stored.id) == stored
    with store.engine.connect() as connection:
        assert list(differences(connection)) == []


def test_an_older_database_is_upgraded(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = store.create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    add_migration(tmp_path, "pass", monkeypatch)
    for _ in range(2):  # once is enough
        newer = Store(open_database(database))
        with newer.engine.connect() as connection:
            assert connection.execute(text("SELECT mood FROM tables")).all() == [(None,)]
            assert connection.execute(select(REVISION.c.version_num)).scalar_one() == "0099"
        assert newer.find(stored.id) == stored


def test_a_failed_upgrade_leaves_everything_as_it_was(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_migration(tmp_path, 'op.execute("nonsense")', monkeypatch)
    with pytest.raises(Refusal, match="Can’t open"):
        open_database(database)
    monkeypatch.undo()
    again = open_database(database)
    with again.connect() as connection:
        columns = connection.execute(text("SELECT * FROM tables")).keys()
    assert "mood" not in columns


def test_our_migrations_make_the_tables_of_a_new_database(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        db_engine._migrate(connection)
    with engine.connect() as connection:
        assert connection.execute(select(REVISION.c.version_num)).scalar_one() == NEWEST_REVISION
        assert list(differences(connection)) == []
        connection.execute(delete(TABLES))  # they are there
    engine.dispose()


def test_a_difference_would_be_noticed(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables DROP COLUMN lesson"))
    with store.engine.connect() as connection:
        assert [(kind, column.name) for kind, _, _, column in differences(connection)] == [("add_column", "lesson")]


def test_our_migrations_are_those_we_know() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert (scripts.get_bases(), scripts.get_heads()) == ([OLDEST_REVISION], [NEWEST_REVISION])


def test_a_database_of_the_first_release_is_opened(tmp_path: Path) -> None:
    """As its program left it: a table with a game that goes on, and what someone is proud of."""
    with closing(connect(tmp_path / "fathoms.db")) as old:
        old.executescript((DATA / "0012.sql").read_text(encoding="utf-8"))
    store = Store(open_database(f"sqlite:///{tmp_path}/fathoms.db"))
    table = store.find("6a6nyp5889xf")
    assert table is not None
    assert (table.game, table.status, table.number) == ("poo_divers", "playing", 12)
    assert [(seat.owner, seat.name) for seat in table.seats] == [("ann", ""), ("ben", "Ben")]
    seed, moves = store.seed_and_moves(table.id)
    assert seed == 4492970339552988675
    assert [move.number for move in moves] == list(range(1, 13))
    assert feat_store.feats_of(store, "ann", "tubyrinth") == [Feat("unique-1-5", (0, 61.5))]
    with store.engine.connect() as connection:
        assert list(differences(connection)) == []
    store.close()


def test_several_servers_start_at_once_on_an_empty_database(database: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = [Store(engine) for engine in pool.map(open_database, [database] * 6)]
    stored = stores[0].create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    assert all(store.find(stored.id) == stored for store in stores)


def test_several_servers_start_at_once_on_an_older_database(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = store.create(a_table(person_seat("ann", "Ann"), OPEN_SEAT))
    add_migration(tmp_path, "pass", monkeypatch)  # fails if it is applied twice
    with ThreadPoolExecutor(4) as pool:
        stores = [Store(engine) for engine in pool.map(open_database, [database] * 4)]
    assert all(each.find(stored.id) == stored for each in stores)
