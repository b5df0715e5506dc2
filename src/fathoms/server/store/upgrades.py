"""How databases were upgraded before Alembic. These steps never change, nor the tables they know; what came after
is in `migrations/`."""

from collections.abc import Callable

from sqlalchemy import JSON, Column, Connection, Double, Integer, MetaData, String, Table, insert, select, text

THEN = MetaData()

SOLVED = Table(  # versions 2 and 3: solo puzzles of Tubyrinth
    "solved",
    THEN,
    Column("player", String(64), primary_key=True),
    Column("boards", String(10), primary_key=True),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("tiles", Integer, primary_key=True, autoincrement=False),
    Column("hints", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
)

FEATS = Table(  # since version 4
    "feats",
    THEN,
    Column("player", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("best", JSON, nullable=False),
)

STUDIES = Table(  # since version 5
    "studies",
    THEN,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("created", Double, nullable=False, index=True),
    Column("state", String(10), nullable=False),
    Column("report", JSON, nullable=False),
)

RESULTS = Table(  # since version 6
    "results",
    THEN,
    Column("table_id", String(32), primary_key=True),
    Column("finished", Double, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("shares", JSON, nullable=False),
)

REVIEWS = Table(  # since version 6
    "reviews",
    THEN,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("review", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("report", JSON, nullable=False),
)


WORDS = Table(  # since version 8
    "words",
    THEN,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("word", String(20), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Double, nullable=False),
)


def _add_solved(connection: Connection) -> None:
    SOLVED.create(connection)


def _add_hints(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT FALSE NOT NULL"))


def _turn_solved_into_feats(connection: Connection) -> None:
    FEATS.create(connection)
    rows = [
        {
            "player": old["player"],
            "game": "tubyrinth",
            "key": f"{old['boards']}-{old['board']}-{old['tiles']}",
            "best": [old["hints"], old["seconds"]],
        }
        for old in connection.execute(select(SOLVED)).mappings()
    ]
    if rows:
        connection.execute(insert(FEATS), rows)
    SOLVED.drop(connection)


def _add_studies(connection: Connection) -> None:
    STUDIES.create(connection)


def _add_results_and_reviews(connection: Connection) -> None:
    RESULTS.create(connection)
    REVIEWS.create(connection)


def _add_fair_play(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN many_seats BOOLEAN DEFAULT FALSE NOT NULL"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN look_back VARCHAR(10) DEFAULT 'players' NOT NULL"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN stand_in VARCHAR(10) DEFAULT '' NOT NULL"))


def _add_time_and_people(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN clock VARCHAR(30) DEFAULT '' NOT NULL"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN undo BOOLEAN DEFAULT FALSE NOT NULL"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN chat BOOLEAN DEFAULT FALSE NOT NULL"))
    WORDS.create(connection)


# Step n turns a database of version n + 1 into one of version n + 2.
UPGRADES: list[Callable[[Connection], None]] = [
    _add_solved,
    _add_hints,
    _turn_solved_into_feats,
    _add_studies,
    _add_results_and_reviews,
    _add_fair_play,
    _add_time_and_people,
]
