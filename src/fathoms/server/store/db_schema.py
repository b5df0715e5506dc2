"""The tables of the database.

Plain portable SQL, so that the same code runs on SQLite (the default) and on PostgreSQL. How it is reached is in
`db_engine.py`, how an older one is upgraded in `migrations/`.
"""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    false,
)

METADATA = MetaData()

REVISION = Table(  # Alembic's; the last of `migrations/` that was applied
    "alembic_version",
    METADATA,
    Column("version_num", String(32), primary_key=True),
)

ABOUT = Table(  # programs from before the first release read here that they are too old
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
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("many_seats", Boolean, nullable=False, server_default=false()),
    Column("look_back", String(10), nullable=False, server_default="players"),  # players, anyone
    Column("clock", String(30), nullable=False, server_default=""),  # how much time everyone has
    Column("undo", Boolean, nullable=False, server_default=false()),
    Column("chat", Boolean, nullable=False, server_default=false()),
    Column("lesson", String(20), nullable=False, server_default=""),  # a version, "" = none
    Column("series", String(200), nullable=False, server_default=""),  # how far it is, "" = none
    Column("removed", JSON, nullable=False, server_default="[]"),  # whom the host took off a seat
    Index("tables_in_the_lobby", "public", "status", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("owner", String(64), nullable=False, index=True),  # a player, or nobody: ""; an open one is kept for them
    Column("name", String(30), nullable=False),
    Column("bot", String(40), nullable=False),  # the bot that plays, or none: ""
    Column("away", Boolean, nullable=False),
    Column("stand_in", String(10), nullable=False, server_default=""),  # left, replaced, before, ""
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, ...: two servers cannot both append
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # below 0: something else that happened (see stored_table.py)
    Column("at", Double, nullable=False),  # seconds since 1970
)

CHAT_MESSAGES = Table(  # what was said at tables
    "words",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, ... at its table
    Column("seat", Integer, nullable=False),
    Column("word", String(20), nullable=False),  # the key of a phrase, or ""
    Column("text", String(200), nullable=False),  # what was written instead
    Column("at", Double, nullable=False),  # seconds since 1970
)

FEATS = Table(
    "feats",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("key", String(80), primary_key=True),  # the game's own name for it
    Column("best", JSON, nullable=False),  # a list of numbers, as small as possible
)

STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("created", Double, nullable=False, index=True),  # seconds since 1970
    Column("state", String(10), nullable=False),  # waiting (also while it is played), done, stopped, failed
    Column("report", JSON, nullable=False),  # wire.Report, as far as it is known
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("finished", Double, nullable=False),  # seconds since 1970
    Column("scores", JSON, nullable=False),  # of each seat
    Column("shares", JSON, nullable=False),  # of the win
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("review", Integer, nullable=False),  # of how reviews are made
    Column("state", String(10), nullable=False),  # done, stopped, failed
    Column("seats", JSON, nullable=False),  # what it says of each seat, if it is done: lists need no more
    Column("report", JSON, nullable=False),  # review.wire.GameReview, as far as it is known
)

SERVERS = Table(  # those that run, each for as long as its lease; all times are the database's own
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(64), nullable=False),  # where news can be sent to it, on SQLite
    Column("mark", String(32), nullable=False),  # of its secret: all servers have the same
    Column("until", Double, nullable=False),  # seconds since 1970
)

OWNERS = Table(  # which server runs the bots and clocks of a table
    "keepers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
    Column("glass", Integer),  # the hourglass that runs, if others want to know,
    Column("ends", Double),  # and when it will have run out
)

PRESENCE = Table(  # who is connected to which table, and through which server
    "people",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("server", String(32), primary_key=True, index=True),
    Column("ready", Boolean, nullable=False),  # for the first hourglass
)

CODES = Table(  # with which someone takes their seat to another device
    "codes",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("who", String(64), nullable=False, index=True),  # whose seat it is
    Column("until", Double, nullable=False),  # seconds since 1970
    Column("taken", String(64), nullable=False),  # by whom it was used, or nobody: ""
)

JOBS = Table(  # studies and reviews that wait, or are being made, as far as they are
    "jobs",
    METADATA,
    Column("line", String(10), primary_key=True),  # lab, review
    Column("name", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("server", String(32), nullable=False, index=True),
    Column("stop", Boolean, nullable=False),  # does someone want it to end?
    Column("report", JSON, nullable=False),
)

WRITE_OPTIONS = {"writes": True}  # the execution option of a connection that is going to write


def insert_for(dialect: str) -> Any:
    """The INSERT of a dialect, which can handle conflicts. The other dialect is not imported: that takes long."""
    if dialect == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as sqlite_insert

        return sqlite_insert
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert

    return postgresql_insert
