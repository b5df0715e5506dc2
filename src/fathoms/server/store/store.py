"""The store of tables. A table is its options, its seed, its seats and its list of moves.

All calls are plain blocking ones; the server makes them from a few worker threads, off the event loop, so one
synchronous driver does for every database. When a write returns it is committed: a move is stored before anyone
sees it. While the database cannot be reached, they wait.
"""

import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict, fields, replace
from functools import cache
from threading import Event
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Engine,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from fathoms.core.rng import SEEDS
from fathoms.server.store.db_schema import MOVES, RESULTS, SEATS, TABLES, insert_for
from fathoms.server.store.stored_table import TAKEN_BACK, Result, Seat, Status, StoredMove, StoredTable, is_valid_id
from fathoms.server.store.transactions import GroupCommit, retry_while_unreachable

LISTED = 30  # tables in one list of the lobby
LOBBY_AGE = 24 * 3600  # seconds a public table stays in the lobby

# A step that was taken back does not count, nor does what is no action.
MOVE_WEIGHT = case((MOVES.c.action >= 0, 1), (MOVES.c.action == TAKEN_BACK, -1), else_=0)
NUMBER = select(func.coalesce(func.sum(MOVE_WEIGHT), 0)).where(MOVES.c.table_id == TABLES.c.id)
STORED_COLUMNS = [column for column in TABLES.c if column.name != "seed"]  # the seed is asked for by name only
TABLE_COLUMNS = [*STORED_COLUMNS, NUMBER.scalar_subquery().label("number")]

SEAT_FIELDS = [field.name for field in fields(Seat)]

# What is asked and written for every game is put together once, which takes longer than the database itself.
IS_TABLE = TABLES.c.id == bindparam("table")
TABLE_IDS: BindParameter[Any] = bindparam("tables", expanding=True)
FIND = select(*TABLE_COLUMNS).where(IS_TABLE)
FIND_TO_CHANGE = FIND.with_for_update(key_share=True)
FIND_ALL = select(*TABLE_COLUMNS).where(TABLES.c.id.in_(TABLE_IDS))
SEATS_OF = select(SEATS.c.table_id, *(SEATS.c[name] for name in SEAT_FIELDS))
SEATS_OF = SEATS_OF.where(SEATS.c.table_id.in_(TABLE_IDS)).order_by(SEATS.c.seat)
SEED = select(TABLES.c.seed).where(IS_TABLE)
SELECT_MOVES = select(MOVES.c.number, MOVES.c.seat, MOVES.c.action, MOVES.c.at).order_by(MOVES.c.number)
SELECT_MOVES = SELECT_MOVES.where(MOVES.c.table_id == bindparam("table"), MOVES.c.number > bindparam("after"))
ADD_TABLE, ADD_SEATS, ADD_MOVES = insert(TABLES), insert(SEATS), insert(MOVES)
MOVES_FOR_SQLITE = str(ADD_MOVES.compile(dialect=sqlite.dialect()))
CHANGE_TABLE = update(TABLES).where(IS_TABLE)
CHANGE_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("number"))


Row = tuple[str, int, int, int, float]  # a move, as the columns of its table are


class ConflictError(Exception):
    """Someone else has changed the table since it was read."""


class Store:
    """The tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.closing = Event()
        self.changes = 0  # how often tables or seats were changed through us: what was read before may be old
        several = engine.dialect.name == "postgresql"  # in SQLite it is always so
        self._snapshot_options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if several else {}
        self._group_commit = None if several else GroupCommit(engine)

    def write_transaction(self) -> AbstractContextManager[Connection]:
        """A transaction that writes: all of it is committed, or nothing."""
        return self.engine.begin() if self._group_commit is None else self._group_commit.write_transaction()

    @contextmanager
    def read_transaction(self) -> Iterator[Connection]:
        """A transaction that reads: several queries about the same moment."""
        with self.engine.connect().execution_options(**self._snapshot_options) as connection:
            yield connection

    def close(self) -> None:
        self.closing.set()
        if self._group_commit is not None:
            self._group_commit.close()
        self.engine.dispose()

    # Tables

    @retry_while_unreachable
    def create(
        self, stored_table: StoredTable, seed: int | None = None, moves: Sequence[StoredMove] = ()
    ) -> StoredTable:
        """Store a new table with a seed of its own; begun at once if no seat is open.

        A lesson has a seed that everyone knows, and begins after some moves.
        """
        stored_table = stored_table.begin_if_full()
        rows = [_move_values(stored_table.id, move) for move in moves]
        # Nobody else has such a name: if it is there, it was stored just before the line broke.
        with suppress(IntegrityError), self.write_transaction() as connection:
            _insert_table(connection, stored_table, seed)
            if rows:
                _add_moves(connection, rows)
        self.changes += 1
        return replace(stored_table, number=len(rows))

    @retry_while_unreachable
    def find(self, table: str) -> StoredTable | None:
        if not is_valid_id(table):
            return None
        with self.read_transaction() as connection:
            return next(iter(read_tables(connection, FIND, table=table)), None)

    def tables_of(self, who: str) -> list[StoredTable]:
        """The newest tables at which someone sits or is the host; lessons are none."""
        sits = select(SEATS.c.table_id).where(SEATS.c.owner == who)
        return self._newest_tables(and_(or_(TABLES.c.host == who, TABLES.c.id.in_(sits)), TABLES.c.lesson == ""))

    def public_tables(self, status: Status) -> list[StoredTable]:
        """The newest tables for everyone."""
        return self._newest_tables(
            and_(TABLES.c.public.is_(True), TABLES.c.status == status, TABLES.c.created > time.time() - LOBBY_AGE)
        )

    @retry_while_unreachable
    def find_all(self, tables: Collection[str]) -> dict[str, StoredTable]:
        """Several tables by their names."""
        with self.read_transaction() as connection:
            rows = read_tables(connection, FIND_ALL, tables=list(tables))
        return {stored_table.id: stored_table for stored_table in rows}

    @retry_while_unreachable
    def _newest_tables(self, which: Any) -> list[StoredTable]:
        with self.read_transaction() as connection:
            return read_tables(
                connection, select(*TABLE_COLUMNS).where(which).order_by(TABLES.c.created.desc()).limit(LISTED)
            )

    @retry_while_unreachable
    def store_rematch(self, old: str, new: StoredTable) -> str:
        """Store the table of a rematch, unless there is one already; returns the id of the one that counts."""
        with self.write_transaction() as connection:
            facts = select(TABLES.c.rematch).where(TABLES.c.id == old).with_for_update(key_share=True)
            rematch: str | None = connection.execute(facts).scalar_one()
            if rematch is not None:
                return rematch
            _insert_table(connection, new.begin_if_full())
            connection.execute(update(TABLES).where(TABLES.c.id == old).values(rematch=new.id))
        self.changes += 1
        return new.id

    # Seats

    @retry_while_unreachable
    def change_seat(self, stored_table: StoredTable, number: int, seat: Seat, removed: str = "") -> StoredTable:
        """Store a seat of a table; the game begins when it was the last one open. Returns the table as it is then.

        Anyone who was removed does not sit down here again.
        """
        with self.write_transaction() as connection:
            now = read_tables(connection, FIND_TO_CHANGE, table=stored_table.id)[0]
            if now.seats[number] != stored_table.seats[number] or now.status != stored_table.status:
                raise ConflictError
            seats = (*now.seats[:number], seat, *now.seats[number + 1 :])
            newly_removed = {removed} - {"", *now.removed}
            changed = replace(now, seats=seats, removed=(*now.removed, *newly_removed)).begin_if_full()
            connection.execute(CHANGE_SEAT, {"table": stored_table.id, "number": number} | _seat_values(seat))
            facts_now = {"status": changed.status, "removed": list(changed.removed)}
            connection.execute(CHANGE_TABLE, {"table": stored_table.id} | facts_now)
        self.changes += 1
        return changed

    @retry_while_unreachable
    def clocked_tables(self) -> list[str]:
        """The tables where a game goes on against the clock."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.clock != "")
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    # Games

    @retry_while_unreachable
    def seed(self, table: str) -> int:
        with self.engine.connect() as connection:
            return int(connection.execute(SEED, {"table": table}).scalar_one())

    @retry_while_unreachable
    def seed_and_moves(self, table: str) -> tuple[int, list[StoredMove]]:
        """The seed of a game and everything that happened in it."""
        with self.read_transaction() as connection:
            seed = int(connection.execute(SEED, {"table": table}).scalar_one())
            return seed, _moves(connection, table, 0)

    @retry_while_unreachable
    def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        """Everything that happened in a game, in order; its actions are among it (`effective_moves`)."""
        with self.engine.connect() as connection:
            return _moves(connection, table, after)

    @retry_while_unreachable
    def last_moves(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last move of each table that has any."""
        query = select(MOVES.c.table_id, func.max(MOVES.c.number)).where(MOVES.c.table_id.in_(tables))
        with self.engine.connect() as connection:
            rows = connection.execute(query.group_by(MOVES.c.table_id)).all()
        return {row[0]: row[1] for row in rows}

    def append(self, table: str, move: StoredMove) -> None:
        """Store the next move; a ConflictError if another server has stored one of that number."""
        try:
            self._insert_moves([_move_values(table, move)])
        except IntegrityError as error:
            raise ConflictError from error

    def append_all(self, moves: Sequence[tuple[str, StoredMove]]) -> list[Exception | None]:
        """Store the next moves of several tables in one transaction; for each, the error if it was not stored."""
        if len(moves) > 1:
            try:
                self._insert_moves(sorted(_move_values(*each) for each in moves))
                return [None] * len(moves)
            except IntegrityError:  # another server has stored one of them: which?
                pass
        return [self._append_failure(*each) for each in moves]

    @retry_while_unreachable
    def _insert_moves(self, rows: list[Row]) -> None:
        """Insert moves in one transaction; in the same order on every server, so that none deadlock."""
        with self.write_transaction() as connection:
            _add_moves(connection, rows)

    def _append_failure(self, table: str, move: StoredMove) -> Exception | None:
        try:
            self.append(table, move)
        except Exception as error:
            return error
        return None

    @retry_while_unreachable
    def finish_game(self, table: str, series: str = "", result: Result | None = None) -> None:
        """Store that a game is over, its result, and the series of which it is a part."""
        values = {"status": "over"} | ({"series": series} if series else {})
        with self.write_transaction() as connection:
            if result:
                add_result(connection, table, result)
            connection.execute(CHANGE_TABLE, {"table": table} | values)
        self.changes += 1


def add_result(connection: Connection, table: str, result: Result) -> None:
    """Insert how a game ended. If two servers at one table do so at the same time, the first one's stays."""
    connection.execute(_add_result(connection.dialect.name), {"table_id": table} | asdict(result))


@cache
def _add_result(dialect: str) -> Any:
    return insert_for(dialect)(RESULTS).on_conflict_do_nothing()


def new_seed() -> int:
    """A seed no one can guess."""
    return secrets.randbelow(SEEDS)


def _insert_table(connection: Connection, stored_table: StoredTable, seed: int | None = None) -> StoredTable:
    facts = {column.name: getattr(stored_table, column.name) for column in STORED_COLUMNS}
    facts |= {"options": dict(stored_table.options), "removed": list(stored_table.removed)}
    facts |= {"seed": new_seed() if seed is None else seed}
    connection.execute(ADD_TABLE, facts)
    rows = [
        {"table_id": stored_table.id, "seat": number} | _seat_values(seat)
        for number, seat in enumerate(stored_table.seats)
    ]
    connection.execute(ADD_SEATS, rows)
    return stored_table


def _moves(connection: Connection, table: str, after: int) -> list[StoredMove]:
    return [StoredMove(*row) for row in connection.execute(SELECT_MOVES, {"table": table, "after": after})]


def _move_values(table: str, move: StoredMove) -> Row:
    return table, move.number, move.seat, move.action, move.at or time.time()


def _add_moves(connection: Connection, rows: list[Row]) -> None:
    """Insert moves, which happens most often: SQLite gets the values as they are, in half the time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(MOVES_FOR_SQLITE, rows)
    else:
        connection.execute(ADD_MOVES, [dict(zip(MOVES.c.keys(), row, strict=True)) for row in rows])


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SEAT_FIELDS}


def read_tables(connection: Connection, query: Select[Any], **values: Any) -> list[StoredTable]:
    """The tables a query finds, each with its seats, in two queries."""
    rows = connection.execute(query, values).mappings().all()
    these = {"tables": [row["id"] for row in rows]}
    seats: dict[str, list[Seat]] = {table: [] for table in these["tables"]}
    for table, *seat in connection.execute(SEATS_OF, these):
        seats[table].append(Seat(*seat))
    return [_stored_table(row, tuple(seats[row["id"]])) for row in rows]


def _stored_table(facts: RowMapping, seats: tuple[Seat, ...]) -> StoredTable:
    return StoredTable(**{**facts, "removed": tuple(facts["removed"])}, seats=seats)
