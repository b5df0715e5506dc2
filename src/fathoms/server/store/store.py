"""Where tables are kept. A table is its options, its seed, its seats and its list of actions.

All calls are plain blocking ones; the server makes them from a few worker threads, off the event loop, so one
synchronous driver does for every database. When a write returns it is committed: a move is stored before anyone
sees it.
"""

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.core.rng import SEEDS
from fathoms.server.store.database import MOVES, SEATS, TABLES, WRITES
from fathoms.server.store.kept import Kept, Seat, Status, StoredMove, can_be_name

LISTED = 30  # tables in one list of the lobby
FRESH = 24 * 3600  # seconds a public table stays in the lobby
FACTS = [column for column in TABLES.c if column.name != "seed"]  # the seed is asked for by name only

SEAT_FIELDS = [field.name for field in fields(Seat)]


class ConflictError(Exception):
    """Someone else has changed the table since it was read."""


class Store:
    """The tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    # Tables

    def create(self, kept: Kept) -> Kept:
        """Store a new table with a seed of its own; begun at once if no seat is open."""
        with self.writing() as connection:
            return _create(connection, kept.started())

    def find(self, table: str) -> Kept | None:
        if not can_be_name(table):
            return None
        with self.engine.connect() as connection:
            return next(iter(read_tables(connection, select(*FACTS).where(TABLES.c.id == table))), None)

    def tables_of(self, who: str) -> list[Kept]:
        """The newest tables at which someone sits or is the host."""
        sits = select(SEATS.c.table_id).where(SEATS.c.owner == who)
        return self._list(or_(TABLES.c.host == who, TABLES.c.id.in_(sits)))

    def public_tables(self, status: Status) -> list[Kept]:
        """The newest tables for everyone."""
        return self._list(
            and_(TABLES.c.public.is_(True), TABLES.c.status == status, TABLES.c.created > time.time() - FRESH)
        )

    def _list(self, which: Any) -> list[Kept]:
        with self.engine.connect() as connection:
            return read_tables(connection, select(*FACTS).where(which).order_by(TABLES.c.created.desc()).limit(LISTED))

    def rematch(self, old: str, new: Kept) -> str:
        """The table where the players of the old one meet again: the new one, unless there is one already."""
        with self.writing() as connection:
            facts = select(TABLES.c.rematch).where(TABLES.c.id == old).with_for_update()
            there: str | None = connection.execute(facts).scalar_one()
            if there is not None:
                return there
            _create(connection, new.started())
            connection.execute(update(TABLES).where(TABLES.c.id == old).values(rematch=new.id))
            return new.id

    # Seats

    def change_seat(self, kept: Kept, number: int, seat: Seat) -> Kept:
        """The table with another seat; the game begins when it was the last one open."""
        with self.writing() as connection:
            facts = select(*FACTS).where(TABLES.c.id == kept.id).with_for_update()
            now = read_tables(connection, facts)[0]
            if now.seats[number] != kept.seats[number] or now.status != kept.status:
                raise ConflictError
            seats = (*now.seats[:number], seat, *now.seats[number + 1 :])
            changed = replace(now, seats=seats).started()
            here = and_(SEATS.c.table_id == kept.id, SEATS.c.seat == number)
            connection.execute(update(SEATS).where(here).values(_seat_values(seat)))
            connection.execute(update(TABLES).where(TABLES.c.id == kept.id).values(status=changed.status))
            return changed

    # Games

    def seed(self, table: str) -> int:
        with self.engine.connect() as connection:
            return int(connection.execute(select(TABLES.c.seed).where(TABLES.c.id == table)).scalar_one())

    def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        """The actions of a game, in order."""
        wanted = select(MOVES.c.number, MOVES.c.seat, MOVES.c.action)
        wanted = wanted.where(MOVES.c.table_id == table, MOVES.c.number > after).order_by(MOVES.c.number)
        with self.engine.connect() as connection:
            return [StoredMove(*row) for row in connection.execute(wanted)]

    def append(self, table: str, move: StoredMove) -> None:
        """Store the next action, unless another server has stored one."""
        try:
            with self.writing() as connection:
                connection.execute(
                    insert(MOVES).values(
                        table_id=table, number=move.number, seat=move.seat, action=move.action, at=time.time()
                    )
                )
        except IntegrityError as error:
            raise ConflictError from error

    def finish(self, table: str) -> None:
        """The game is over."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status="over"))


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbelow(SEEDS)


def _create(connection: Connection, kept: Kept) -> Kept:
    values = {column.name: getattr(kept, column.name) for column in FACTS}
    connection.execute(insert(TABLES).values(**values | {"options": dict(kept.options)}, seed=new_seed()))
    rows = [{"table_id": kept.id, "seat": number} | _seat_values(seat) for number, seat in enumerate(kept.seats)]
    connection.execute(insert(SEATS), rows)
    return kept


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SEAT_FIELDS}


def read_tables(connection: Connection, query: Select[Any]) -> list[Kept]:
    """The tables a query finds, each with its seats and how many actions it has: three queries, however many tables."""
    found = list(connection.execute(query).mappings())
    ids = [row["id"] for row in found]
    seats: dict[str, list[Seat]] = {table: [] for table in ids}
    for row in _rows_of(connection, select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)):
        seats[row["table_id"]].append(Seat(*(row[name] for name in SEAT_FIELDS)))
    played = select(MOVES.c.table_id, func.max(MOVES.c.number).label("number"))
    counts = _rows_of(connection, played.where(MOVES.c.table_id.in_(ids)).group_by(MOVES.c.table_id))
    numbers = {row["table_id"]: row["number"] for row in counts}
    return [Kept(**row, seats=tuple(seats[row["id"]]), number=numbers.get(row["id"], 0)) for row in found]


def _rows_of(connection: Connection, query: Select[Any]) -> Sequence[RowMapping]:
    return connection.execute(query).mappings().all()
