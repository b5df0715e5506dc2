"""Opens the database at an address, creating or upgrading it; safe when several servers start at once."""

import glob
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from fathoms.core.input_errors import describe_system_error
from fathoms.core.refusal import Refusal
from fathoms.server.error_reporting import report_error
from fathoms.server.secret_keys import make_private
from fathoms.server.store.db_schema import ABOUT, METADATA, REVISION, WRITE_OPTIONS

log = logging.getLogger(__name__)

OLDEST_REVISION = "0012"  # the oldest database that can be opened: the migration of the first release
NEWEST_REVISION = "0012"  # the newest of our migrations
MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x666174686F6D73  # "fathoms": the lock under which one server at a time looks after the database

CONNECTIONS = 8  # that a server keeps open to PostgreSQL,
EXTRA_CONNECTIONS = 10  # and how many it may add for a moment: with them, no thread of `services.py` ever waits for one
CONNECTION_OPTIONS = {  # a line that is dead is noticed, and given up, within seconds
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}


def open_database(url: str) -> Engine:
    """Open the database at an address, created or upgraded where needed. A Refusal says why it cannot be used."""
    engine = _create_engine(url)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            file = Path(engine.url.database)
            _make_folder(file.parent)
            _keep_private(file)
        _set_up_sqlite(engine)
    try:
        with engine.connect().execution_options(**WRITE_OPTIONS) as connection, connection.begin():
            _upgrade_schema(connection)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__).strip()
        raise Refusal("database-unusable", where=engine.url.render_as_string(), why=why) from error
    return engine


def _create_engine(url: str) -> Engine:
    """Create the engine for an address, or refuse it; the address is not repeated, it may hold a password."""
    try:
        address = make_url(url)
        secrets = {"hide_parameters": True}  # parameters hold secrets, and errors reach the logs
        if address.get_backend_name() not in ("postgresql", "postgres"):
            # All are kept: to open one takes longer than what it is opened for.
            return create_engine(address, pool_size=CONNECTIONS + EXTRA_CONNECTIONS, **secrets)
        return create_engine(_postgres_url(address), pool_size=CONNECTIONS, max_overflow=EXTRA_CONNECTIONS, **secrets)
    except ModuleNotFoundError as error:
        raise Refusal("database-no-driver", driver=str(error.name)) from None
    except (SQLAlchemyError, ValueError, TypeError):
        raise Refusal("database-no-address") from None


def _postgres_url(address: URL) -> URL:
    """The address with our driver and connection options; options in the address itself win."""
    ours = {name: value for name, value in CONNECTION_OPTIONS.items() if name not in address.query}
    return address.set(drivername="postgresql+psycopg").update_query_dict(ours)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refusal("data-unusable", folder=str(folder), **describe_system_error(error)) from error


def _keep_private(file: Path) -> None:
    """Let only the owner read the file, what belongs to it, and copies of it: they hold the seeds of games.

    SQLite makes what it writes beside a file as readable as that.
    """
    if os.name != "posix" or not file.name or file.name.startswith((":memory:", "file:")):
        return
    with suppress(OSError, ValueError):  # whatever it is: SQLite will say so, too
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in file.parent.glob(f"{glob.escape(file.name)}*"):
        try:
            make_private(each)
        except OSError as error:
            report_error(log, "a file with the tables can be read by others", error)


def _set_up_sqlite(engine: Engine) -> None:
    """Configure SQLite: safe against power loss, waiting for other processes, with explicit transactions."""

    @event.listens_for(engine, "connect")
    def configure_connection(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        # A writer takes its lock at once: one that read first could be refused when it comes to write.
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:  # takes no lock, so it cannot fail: the driver itself does it in 2 µs instead of 14
            connection.connection.cursor().execute("BEGIN")


def _upgrade_schema(connection: Connection) -> None:
    """Create the tables, or migrate those of an older version; all of it, or nothing.

    A new database is made as it is now. Alembic, which takes a while to load, is asked only to upgrade one; a test
    sees that both ways lead to the same tables. What is older than the first release is refused.
    """
    if connection.dialect.name == "postgresql":  # SQLite has let us in alone already
        connection.execute(select(func.pg_advisory_xact_lock(UPGRADE_LOCK)))
    existing_tables = inspect(connection).get_table_names()
    if ABOUT.name not in existing_tables:
        METADATA.create_all(connection)
        connection.execute(insert(ABOUT).values(name="version", value=int(NEWEST_REVISION)))
        connection.execute(insert(REVISION).values(version_num=NEWEST_REVISION))
        return
    revision = (
        connection.execute(select(REVISION.c.version_num)).scalar_one() if REVISION.name in existing_tables else "0"
    )
    where = connection.engine.url.render_as_string()
    if int(revision) < int(OLDEST_REVISION):
        raise Refusal("database-older", where=where)
    if int(revision) > int(NEWEST_REVISION):
        raise Refusal("database-newer", where=where, have=int(revision), ours=int(NEWEST_REVISION))
    if revision != NEWEST_REVISION:
        _migrate(connection)


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
