"""Which servers run, who is at which table through which of them, and which one runs a table's bots and clocks.

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

from fathoms.server.store.database import JOBS, KEEPERS, PEOPLE, SERVERS, insert_of
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import Store

FORGOTTEN = 600.0  # seconds after which nothing is kept of a server that went without a word
NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())::float8",
}

Keeper = Literal["us", "another", "nobody"]


@dataclass(frozen=True)
class Server:
    """A server as the others know it."""

    id: str
    address: str = ""  # where it hears news, if not from the database
    mark: str = ""  # of its secret


@dataclass(frozen=True)
class Sand:
    """What is left in the hourglass that runs at a table."""

    name: int
    left: float  # seconds


@dataclass(frozen=True)
class Meeting:
    """What other servers know of a table."""

    people: Mapping[str, bool] = field(default_factory=dict)  # who is there, and have they said that they are ready?
    keeper: Keeper = "nobody"
    glass: Sand | None = None  # as the keeper has told it


class Hello(NamedTuple):
    """What a server says of a table."""

    table: str
    people: Mapping[str, bool]  # who is there through it, and have they said that they are ready?
    keep: bool  # would it keep the table?
    glass: Sand | None = None


def now_in(dialect: str) -> ColumnElement[float]:
    return literal_column(NOW[dialect])


def running_in(dialect: str) -> Select[tuple[str]]:
    """The servers whose lease runs."""
    return select(SERVERS.c.id).where(SERVERS.c.until > now_in(dialect))


# What is said and asked whenever someone comes or goes, put together once.

US: BindParameter[Any] = bindparam("us")
TABLE: BindParameter[Any] = bindparam("table")
THESE: BindParameter[Any] = bindparam("tables", expanding=True)
OURS_GO = delete(PEOPLE).where(PEOPLE.c.table_id.in_(THESE), PEOPLE.c.server == US)
OURS_COME = insert(PEOPLE)
DROP_KEEPERS = delete(KEEPERS).where(KEEPERS.c.server == US, KEEPERS.c.table_id.in_(THESE))


class Asked(NamedTuple):
    """What each database is asked in words of its own."""

    theirs: Select[Any]  # who is at some tables through other servers
    keepers: Select[Any]  # which servers keep them
    claim: Any  # keep a table, unless a server that runs keeps it


@cache
def asked(dialect: str) -> Asked:
    here, left = running_in(dialect), (KEEPERS.c.ends - now_in(dialect)).label("left")
    theirs = select(PEOPLE.c.table_id, PEOPLE.c.who, PEOPLE.c.ready).where(PEOPLE.c.table_id.in_(THESE))
    kept = select(KEEPERS.c.table_id, KEEPERS.c.server, KEEPERS.c.glass, left).where(KEEPERS.c.table_id.in_(THESE))
    claim = insert_of(dialect)(KEEPERS).values(table_id=TABLE, server=US)
    gone = KEEPERS.c.server.not_in(here)
    return Asked(
        theirs.where(PEOPLE.c.server != US, PEOPLE.c.server.in_(here)),
        kept.where(KEEPERS.c.server.in_(here)),
        claim.on_conflict_do_update(index_elements=["table_id"], set_={"server": US}, where=gone),
    )


# Servers


@waits_out
def renew(store: Store, us: Server, seconds: float) -> bool:
    """Be there for so many seconds from now; did the others still count on us?

    If not, nobody is here through us until we say so.
    """
    with store.writing() as connection:
        ours = SERVERS.c.id == us.id
        known = connection.execute(running_in(connection.dialect.name).where(ours)).scalar_one_or_none() is not None
        values = {"address": us.address, "mark": us.mark, "until": now_in(connection.dialect.name) + seconds}
        if not connection.execute(update(SERVERS).where(ours).values(values)).rowcount:
            connection.execute(insert(SERVERS).values(id=us.id, **values))
        if not known:
            connection.execute(delete(PEOPLE).where(PEOPLE.c.server == us.id))
        return known


@waits_out
def others(store: Store, us: str) -> dict[str, Server]:
    """The other servers that run."""
    with store.reading() as connection:
        wanted = select(SERVERS.c.id, SERVERS.c.address, SERVERS.c.mark).where(SERVERS.c.id != us)
        rows = connection.execute(wanted.where(SERVERS.c.until > now_in(connection.dialect.name))).all()
    return {row.id: Server(*row) for row in rows}


@waits_out
def go(store: Store, us: str, idle: Collection[str]) -> None:
    """We stop: nobody is here through us any more, and others take over our tables, but for those that are idle."""
    with store.writing() as connection:
        _drop_keepers(connection, us, idle)
        for table in (PEOPLE, JOBS):
            connection.execute(delete(table).where(table.c.server == us))
        connection.execute(delete(SERVERS).where(SERVERS.c.id == us))


@waits_out
def forget_the_dead(store: Store) -> None:
    """Remove what servers have left that went long ago without a word; tables in their keeping stay to be adopted."""
    with store.reading() as connection:
        old = select(SERVERS.c.id).where(SERVERS.c.until < now_in(connection.dialect.name) - FORGOTTEN)
        dead = list(connection.execute(old).scalars())
    if dead:
        with store.writing() as connection:
            for table in (PEOPLE, JOBS):
                connection.execute(delete(table).where(table.c.server.in_(dead)))
            connection.execute(delete(SERVERS).where(SERVERS.c.id.in_(dead)))


# Tables


@waits_out
def meet_all(store: Store, us: str, hellos: Iterable[Hello]) -> dict[str, Meeting]:
    """Say who is at tables through us, and whether we would keep them, in one transaction; what the others know.

    Of each table the last that was said counts. Two servers say it in the same order, so that neither waits for the
    other for ever.
    """
    said = {hello.table: hello for hello in sorted(hellos, key=lambda hello: hello.table)}
    here = [
        {"table_id": hello.table, "who": who, "server": us, "ready": ready}
        for hello in said.values()
        for who, ready in hello.people.items()
    ]
    with store.writing() as connection:
        connection.execute(OURS_GO, {"tables": list(said), "us": us})
        if here:
            connection.execute(OURS_COME, here)
        _claim(connection, us, [hello for hello in said.values() if hello.keep])
        _drop_keepers(connection, us, [hello.table for hello in said.values() if not hello.keep])
        return _look(connection, us, said)


@waits_out
def look(store: Store, us: str, tables: Collection[str]) -> dict[str, Meeting]:
    """What the others know of some tables."""
    with store.reading() as connection:
        return _look(connection, us, tables)


@waits_out
def release(store: Store, us: str, tables: Collection[str]) -> None:
    """Keep some tables no more."""
    with store.writing() as connection:
        _drop_keepers(connection, us, tables)


@waits_out
def orphans(store: Store, most: int) -> list[str]:
    """Tables whose keeper has gone in the middle of it."""
    with store.reading() as connection:
        alone = select(KEEPERS.c.table_id).where(KEEPERS.c.server.not_in(running_in(connection.dialect.name)))
        return list(connection.execute(alone.limit(most)).scalars())


def _claim(connection: Connection, us: str, hellos: Collection[Hello]) -> None:
    """Keep tables, unless a server that runs keeps them, and tell of the glasses of those that are ours."""
    if hellos:
        claim = asked(connection.dialect.name).claim
        connection.execute(claim, [{"table": hello.table, "us": us} for hello in hellos])
    for table, _, _, glass in hellos:
        if glass is not None:
            ours = and_(KEEPERS.c.table_id == table, KEEPERS.c.server == us)
            ends = now_in(connection.dialect.name) + glass.left
            connection.execute(update(KEEPERS).where(ours).values(glass=glass.name, ends=ends))


def _drop_keepers(connection: Connection, us: str, tables: Collection[str]) -> None:
    if tables:
        connection.execute(DROP_KEEPERS, {"us": us, "tables": list(tables)})


def _look(connection: Connection, us: str, tables: Iterable[str]) -> dict[str, Meeting]:
    wanted, tables = asked(connection.dialect.name), list(tables)
    people: dict[str, dict[str, bool]] = {table: {} for table in tables}
    for row in connection.execute(wanted.theirs, {"tables": tables, "us": us}):
        people[row.table_id][row.who] = row.ready or people[row.table_id].get(row.who, False)
    keepers = {row.table_id: row for row in connection.execute(wanted.keepers, {"tables": tables})}
    return {table: _meeting(us, people[table], keepers.get(table)) for table in tables}


def _meeting(us: str, people: Mapping[str, bool], keeper: Any) -> Meeting:
    if keeper is None:
        return Meeting(people)
    glass = None if keeper.glass is None else Sand(keeper.glass, max(0.0, keeper.left))
    return Meeting(people, "us" if keeper.server == us else "another", glass)
