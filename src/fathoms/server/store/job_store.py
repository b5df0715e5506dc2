"""Progress of queued and running jobs (studies, reviews), for requests to other servers than the one that runs them.

They are there as long as that server is.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, insert, select, update

from fathoms.server.store.db_schema import JOBS
from fathoms.server.store.leases import live_servers
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import is_valid_id
from fathoms.server.store.transactions import retry_while_unreachable


@dataclass(frozen=True)
class StoredJob:
    """A job with its latest report."""

    owner: str
    report: dict[str, Any]


@retry_while_unreachable
def store_progress(store: Store, server: str, line: str, name: str, job: StoredJob) -> bool:
    """Store the progress of a job of this server. True if someone has requested that it stop."""
    is_job = and_(JOBS.c.line == line, JOBS.c.name == name)
    ours = and_(is_job, JOBS.c.server == server)
    with store.write_transaction() as connection:
        if connection.execute(update(JOBS).where(ours).values(report=job.report)).rowcount:
            return bool(connection.execute(select(JOBS.c.stop).where(ours)).scalar_one())
        connection.execute(delete(JOBS).where(is_job))  # of a server that has gone
        values = {"line": line, "name": name, "owner": job.owner, "report": job.report}
        connection.execute(insert(JOBS).values(**values, server=server, stop=False))
        return False


@retry_while_unreachable
def find_job(store: Store, us: str, line: str, name: str) -> StoredJob | None:
    """A job of another live server, if there is one of this name."""
    if not is_valid_id(name):
        return None
    theirs = and_(JOBS.c.line == line, JOBS.c.name == name, JOBS.c.server != us)
    query = select(JOBS.c.owner, JOBS.c.report).where(theirs)
    with store.engine.connect() as connection:
        row = connection.execute(query.where(JOBS.c.server.in_(live_servers(connection.dialect.name)))).one_or_none()
    return StoredJob(*row) if row else None


@retry_while_unreachable
def has_job(store: Store, us: str, line: str, owner: str) -> bool:
    """Does another server run a job for this person?"""
    theirs = select(JOBS.c.name).where(JOBS.c.line == line, JOBS.c.owner == owner, JOBS.c.server != us)
    with store.engine.connect() as connection:
        query = theirs.where(JOBS.c.server.in_(live_servers(connection.dialect.name))).limit(1)
        return connection.execute(query).first() is not None


@retry_while_unreachable
def request_stop(store: Store, line: str, name: str) -> None:
    """Request that the server which runs a job stop it."""
    with store.write_transaction() as connection:
        connection.execute(update(JOBS).where(JOBS.c.line == line, JOBS.c.name == name).values(stop=True))


@retry_while_unreachable
def delete_job(store: Store, server: str, line: str, name: str) -> None:
    """Delete a job that is over."""
    with store.write_transaction() as connection:
        ours = and_(JOBS.c.line == line, JOBS.c.name == name, JOBS.c.server == server)
        connection.execute(delete(JOBS).where(ours))
