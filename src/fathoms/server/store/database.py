"""The database: its tables and its version.

Plain portable SQL, so that the same code runs on SQLite (the default) and on PostgreSQL.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    false,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from fathoms.core.refusal import Refusal
from fathoms.server.store.upgrades import UPGRADES

METADATA = MetaData()

ABOUT = Table(
    "about",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Integer, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),  # the game's greatest secret
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("status", String(10), nullable=False),  # waiting, playing, over
    Column("created", Double, nullable=False),  # seconds since 1970
    Column("rematch", String(32)),  # the table where the same players meet again
    Column("hints", Boolean, nullable=False, server_default=false()),  # since version 3
    Column("many_seats", Boolean, nullable=False, server_default=false()),  # since version 7
    Column("look_back", String(10), nullable=False, server_default="players"),  # since version 7: players, anyone
    Index("tables_in_the_lobby", "public", "status", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("owner", String(64), nullable=False, index=True),  # a player, or nobody: ""
    Column("name", String(30), nullable=False),
    Column("bot", String(40), nullable=False),  # the bot that plays, or none: ""
    Column("away", Boolean, nullable=False),
    Column("stand_in", String(10), nullable=False, server_default=""),  # since version 7: left, replaced, before, ""
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, ...: two servers cannot both append
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", Double, nullable=False),  # seconds since 1970
)

FEATS = Table(  # since version 4
    "feats",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("key", String(80), primary_key=True),  # the game's own name for it
    Column("best", JSON, nullable=False),  # a list of numbers, as small as possible
)

STUDIES = Table(  # since version 5
    "studies",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("created", Double, nullable=False, index=True),  # seconds since 1970
    Column("state", String(10), nullable=False),  # waiting (also while it is played), done, stopped, failed
    Column("report", JSON, nullable=False),  # wire.Report, as far as it is known
)

RESULTS = Table(  # since version 6
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("finished", Double, nullable=False),  # seconds since 1970
    Column("scores", JSON, nullable=False),  # of each seat
    Column("shares", JSON, nullable=False),  # of the win
)

REVIEWS = Table(  # since version 6
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("review", Integer, nullable=False),  # of how reviews are made
    Column("state", String(10), nullable=False),  # done, stopped, failed
    Column("seats", JSON, nullable=False),  # what it says of each seat, if it is done: lists need no more
    Column("report", JSON, nullable=False),  # review.wire.GameReview, as far as it is known
)

WRITES = {"writes": True}  # the execution option of a connection that is going to write


def our_version() -> int:
    return len(UPGRADES) + 1


def open_database(url: str) -> Engine:
    """The database at an address, made or upgraded where needed; a sentence says why if it cannot be used."""
    engine = _engine(url)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            _make_folder(Path(engine.url.database).parent)
        _set_up_sqlite(engine)
    try:
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            _bring_up_to_date(connection)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__)
        raise Refusal("database-unusable", where=engine.url.render_as_string(), why=why) from error
    return engine


def _engine(url: str) -> Engine:
    """What reaches the database at an address, or a sentence; the address is not repeated, it may hold a password."""
    try:
        return create_engine(url, hide_parameters=True)  # parameters hold secrets, and errors reach the logs
    except ModuleNotFoundError as error:
        raise Refusal("database-no-driver", driver=str(error.name)) from None
    except (SQLAlchemyError, ValueError, TypeError):
        raise Refusal("database-no-address") from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("data-unusable", folder=str(folder), why=why) from error


def _set_up_sqlite(engine: Engine) -> None:
    """Safe against a pulled plug, patient with other processes, and with transactions that mean it."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer takes its lock at once: one that read first could be refused when it comes to write.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _bring_up_to_date(connection: Connection) -> None:
    ours = our_version()
    if not inspect(connection).has_table(ABOUT.name):
        METADATA.create_all(connection)
        connection.execute(insert(ABOUT).values(name="version", value=ours))
        return
    theirs = connection.execute(select(ABOUT.c.value).where(ABOUT.c.name == "version")).scalar_one()
    if theirs > ours:
        where = connection.engine.url.render_as_string()
        raise Refusal("database-newer", where=where, have=theirs, ours=ours)
    for upgrade in UPGRADES[theirs - 1 :]:
        upgrade(connection)
    connection.execute(update(ABOUT).where(ABOUT.c.name == "version").values(value=ours))
