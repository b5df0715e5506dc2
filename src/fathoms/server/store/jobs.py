"""Studies and reviews that wait, or are being made, for those who ask another server than the one that makes them.

They are there as long as that server is.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, insert, select, update

from fathoms.server.store.database import JOBS
from fathoms.server.store.kept import can_be_name
from fathoms.server.store.leases import running_in
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import Store


@dataclass(frozen=True)
class KeptJob:
    """A job as far as it is."""

    owner: str
    report: dict[str, Any]


@waits_out
def put(store: Store, server: str, line: str, name: str, job: KeptJob) -> bool:
    """Say how far a job of ours is; does someone want it to end?"""
    here = and_(JOBS.c.line == line, JOBS.c.name == name)
    ours = and_(here, JOBS.c.server == server)
    with store.writing() as connection:
        if connection.execute(update(JOBS).where(ours).values(report=job.report)).rowcount:
            return bool(connection.execute(select(JOBS.c.stop).where(ours)).scalar_one())
        connection.execute(delete(JOBS).where(here))  # of a server that has gone
        values = {"line": line, "name": name, "owner": job.owner, "report": job.report}
        connection.execute(insert(JOBS).values(**values, server=server, stop=False))
        return False


@waits_out
def find(store: Store, us: str, line: str, name: str) -> KeptJob | None:
    """A job of another server that runs."""
    if not can_be_name(name):
        return None
    theirs = and_(JOBS.c.line == line, JOBS.c.name == name, JOBS.c.server != us)
    wanted = select(JOBS.c.owner, JOBS.c.report).where(theirs)
    with store.engine.connect() as connection:
        row = connection.execute(wanted.where(JOBS.c.server.in_(running_in(connection.dialect.name)))).one_or_none()
    return KeptJob(*row) if row else None


@waits_out
def has_one(store: Store, us: str, line: str, owner: str) -> bool:
    """Does another server work for this person?"""
    theirs = select(JOBS.c.name).where(JOBS.c.line == line, JOBS.c.owner == owner, JOBS.c.server != us)
    with store.engine.connect() as connection:
        wanted = theirs.where(JOBS.c.server.in_(running_in(connection.dialect.name))).limit(1)
        return connection.execute(wanted).first() is not None


@waits_out
def wish_end(store: Store, line: str, name: str) -> None:
    """Have the server that works on it end it."""
    with store.writing() as connection:
        connection.execute(update(JOBS).where(JOBS.c.line == line, JOBS.c.name == name).values(stop=True))


@waits_out
def drop(store: Store, server: str, line: str, name: str) -> None:
    """It is over."""
    with store.writing() as connection:
        ours = and_(JOBS.c.line == line, JOBS.c.name == name, JOBS.c.server == server)
        connection.execute(delete(JOBS).where(ours))
