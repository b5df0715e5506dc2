"""Leases of servers, the presence of people at tables, and which server owns (runs the bots and clocks of) a table.

A server is there for as long as its lease, which it renews again and again; with it goes all that it holds. Every time
is the database's own: the clocks of two machines are never compared.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)

from fathoms.server.store.db_schema import JOBS, OWNERS, PRESENCE, SERVERS, insert_for
from fathoms.server.store.store import Store
from fathoms.server.store.transactions import retry_while_unreachable

RETENTION = 600.0  # seconds after which nothing is kept of a server that went without a word
NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())::float8",
}

Owner = Literal["us", "another", "nobody"]


@dataclass(frozen=True)
class Server:
    """A server, as the others know it."""

    id: str
    address: str = ""  # where it hears news, if not from the database
    mark: str = ""  # of its secret


@dataclass(frozen=True)
class TimerState:
    """The hourglass that runs at a table, and the seconds left in it."""

    name: int
    seconds_left: float  # seconds


@dataclass(frozen=True)
class TablePresence:
    """What other servers have reported of a table."""

    people: Mapping[str, bool] = field(default_factory=dict)  # who is there, and have they said that they are ready?
    owner: Owner = "nobody"
    timer: TimerState | None = None  # as the keeper has told it


class PresenceReport(NamedTuple):
    """What a server reports of a table."""

    table: str
    people: Mapping[str, bool]  # who is there through it, and have they said that they are ready?
    wants_ownership: bool  # would it keep the table?
    timer: TimerState | None = None


def database_time(dialect: str) -> ColumnElement[float]:
    return literal_column(NOW[dialect])


def live_servers(dialect: str) -> Select[tuple[str]]:
    """A query for the servers whose lease has not run out."""
    return select(SERVERS.c.id).where(SERVERS.c.until > database_time(dialect))


# What is said and asked whenever someone comes or goes, put together once.

US: BindParameter[Any] = bindparam("us")
TABLE: BindParameter[Any] = bindparam("table")
TABLE_IDS: BindParameter[Any] = bindparam("tables", expanding=True)
DELETE_PRESENCE = delete(PRESENCE).where(PRESENCE.c.table_id.in_(TABLE_IDS), PRESENCE.c.server == US)
INSERT_PRESENCE = insert(PRESENCE)
DELETE_OWNERS = delete(OWNERS).where(OWNERS.c.server == US, OWNERS.c.table_id.in_(TABLE_IDS))


class Queries(NamedTuple):
    """The queries that differ between databases."""

    remote_people: Select[Any]  # who is at some tables through other servers
    owners: Select[Any]  # which servers keep them
    claim_table: Any  # keep a table, unless a server that runs keeps it


@cache
def queries(dialect: str) -> Queries:
    servers, seconds_left = live_servers(dialect), (OWNERS.c.ends - database_time(dialect)).label("left")
    theirs = select(PRESENCE.c.table_id, PRESENCE.c.who, PRESENCE.c.ready).where(PRESENCE.c.table_id.in_(TABLE_IDS))
    owners = select(OWNERS.c.table_id, OWNERS.c.server, OWNERS.c.glass, seconds_left).where(
        OWNERS.c.table_id.in_(TABLE_IDS)
    )
    claim = insert_for(dialect)(OWNERS).values(table_id=TABLE, server=US)
    is_orphan = OWNERS.c.server.not_in(servers)
    return Queries(
        theirs.where(PRESENCE.c.server != US, PRESENCE.c.server.in_(servers)),
        owners.where(OWNERS.c.server.in_(servers)),
        claim.on_conflict_do_update(index_elements=["table_id"], set_={"server": US}, where=is_orphan),
    )


# Servers


@retry_while_unreachable
def renew_lease(store: Store, us: Server, seconds: float) -> bool:
    """Renew our lease for some seconds from now. False if it had run out, or there was none.

    If not, no one is here through us until we say so.
    """
    with store.write_transaction() as connection:
        ours = SERVERS.c.id == us.id
        was_alive = (
            connection.execute(live_servers(connection.dialect.name).where(ours)).scalar_one_or_none() is not None
        )
        values = {"address": us.address, "mark": us.mark, "until": database_time(connection.dialect.name) + seconds}
        if not connection.execute(update(SERVERS).where(ours).values(values)).rowcount:
            connection.execute(insert(SERVERS).values(id=us.id, **values))
        if not was_alive:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.server == us.id))
        return was_alive


@retry_while_unreachable
def other_servers(store: Store, us: str) -> dict[str, Server]:
    """The other servers whose lease has not run out."""
    with store.read_transaction() as connection:
        query = select(SERVERS.c.id, SERVERS.c.address, SERVERS.c.mark).where(SERVERS.c.id != us)
        rows = connection.execute(query.where(SERVERS.c.until > database_time(connection.dialect.name))).all()
    return {row.id: Server(*row) for row in rows}


@retry_while_unreachable
def sign_off(store: Store, us: str, idle: Collection[str]) -> None:
    """End our lease: no one is here through us any more, and others adopt our tables, except idle ones."""
    with store.write_transaction() as connection:
        _drop_owners(connection, us, idle)
        for table in (PRESENCE, JOBS):
            connection.execute(delete(table).where(table.c.server == us))
        connection.execute(delete(SERVERS).where(SERVERS.c.id == us))


@retry_while_unreachable
def forget_dead_servers(store: Store) -> None:
    """Delete the rows of servers whose lease ran out long ago; tables that they own stay, to be adopted."""
    with store.read_transaction() as connection:
        old = select(SERVERS.c.id).where(SERVERS.c.until < database_time(connection.dialect.name) - RETENTION)
        dead = list(connection.execute(old).scalars())
    if dead:
        with store.write_transaction() as connection:
            for table in (PRESENCE, JOBS):
                connection.execute(delete(table).where(table.c.server.in_(dead)))
            connection.execute(delete(SERVERS).where(SERVERS.c.id.in_(dead)))


# Tables


@retry_while_unreachable
def announce_all(store: Store, us: str, reports: Iterable[PresenceReport]) -> dict[str, TablePresence]:
    """Store our reports of tables in one transaction; returns what other servers have reported.

    Of each table the last that was said counts. Two servers say it in the same order, so that neither waits for the
    other for ever.
    """
    by_table = {report.table: report for report in sorted(reports, key=lambda report: report.table)}
    rows = [
        {"table_id": report.table, "who": who, "server": us, "ready": ready}
        for report in by_table.values()
        for who, ready in report.people.items()
    ]
    with store.write_transaction() as connection:
        connection.execute(DELETE_PRESENCE, {"tables": list(by_table), "us": us})
        if rows:
            connection.execute(INSERT_PRESENCE, rows)
        _claim_tables(connection, us, [report for report in by_table.values() if report.wants_ownership])
        _drop_owners(connection, us, [report.table for report in by_table.values() if not report.wants_ownership])
        return _presences(connection, us, by_table)


@retry_while_unreachable
def table_presences(store: Store, us: str, tables: Collection[str]) -> dict[str, TablePresence]:
    """What other servers have reported of some tables."""
    with store.read_transaction() as connection:
        return _presences(connection, us, tables)


@retry_while_unreachable
def orphaned_tables(store: Store, most: int) -> list[str]:
    """Tables whose owner's lease has run out."""
    with store.read_transaction() as connection:
        alone = select(OWNERS.c.table_id).where(OWNERS.c.server.not_in(live_servers(connection.dialect.name)))
        return list(connection.execute(alone.limit(most)).scalars())


def _claim_tables(connection: Connection, us: str, reports: Collection[PresenceReport]) -> None:
    """Own tables, unless a live server owns them, and store the hourglasses of those that are ours."""
    if reports:
        claim = queries(connection.dialect.name).claim_table
        connection.execute(claim, [{"table": report.table, "us": us} for report in reports])
    for table, _, _, timer in reports:
        if timer is not None:
            ours = and_(OWNERS.c.table_id == table, OWNERS.c.server == us)
            ends = database_time(connection.dialect.name) + timer.seconds_left
            connection.execute(update(OWNERS).where(ours).values(glass=timer.name, ends=ends))


def _drop_owners(connection: Connection, us: str, tables: Collection[str]) -> None:
    if tables:
        connection.execute(DELETE_OWNERS, {"us": us, "tables": list(tables)})


def _presences(connection: Connection, us: str, tables: Iterable[str]) -> dict[str, TablePresence]:
    query, tables = queries(connection.dialect.name), list(tables)
    people: dict[str, dict[str, bool]] = {table: {} for table in tables}
    for row in connection.execute(query.remote_people, {"tables": tables, "us": us}):
        people[row.table_id][row.who] = row.ready or people[row.table_id].get(row.who, False)
    owner_rows = {row.table_id: row for row in connection.execute(query.owners, {"tables": tables})}
    return {table: _presence(us, people[table], owner_rows.get(table)) for table in tables}


def _presence(us: str, people: Mapping[str, bool], owner_row: Any) -> TablePresence:
    if owner_row is None:
        return TablePresence(people)
    timer = None if owner_row.glass is None else TimerState(owner_row.glass, max(0.0, owner_row.left))
    return TablePresence(people, "us" if owner_row.server == us else "another", timer)
