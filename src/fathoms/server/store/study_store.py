"""Stores studies of the lab, for anyone who has the link. The oldest are deleted."""

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.server.store.db_schema import STUDIES
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import is_valid_id
from fathoms.server.store.transactions import retry_while_unreachable

LISTED = 8  # studies in the list of one player


@dataclass(frozen=True)
class StoredStudy:
    """A stored study."""

    id: str
    owner: str
    state: str
    report: dict[str, Any]


@retry_while_unreachable
def create_study(store: Store, study: StoredStudy, most: int) -> None:
    """Store a new study; of all there are, the newest `most` stay."""
    oldest = select(STUDIES.c.id).order_by(STUDIES.c.created.desc()).offset(most)
    # Nobody else has such a name: if it is there, it was stored just before the line broke.
    with suppress(IntegrityError), store.write_transaction() as connection:
        values = {"id": study.id, "owner": study.owner, "state": study.state, "report": study.report}
        connection.execute(insert(STUDIES).values(**values, created=time.time()))
        surplus = list(connection.execute(oldest).scalars())
        connection.execute(delete(STUDIES).where(STUDIES.c.id.in_(surplus)))


@retry_while_unreachable
def update_study(store: Store, study: StoredStudy) -> None:
    """Store the state and report of a study."""
    is_study = STUDIES.c.id == study.id
    with store.write_transaction() as connection:
        connection.execute(update(STUDIES).where(is_study).values(state=study.state, report=study.report))


@retry_while_unreachable
def find_study(store: Store, study: str) -> StoredStudy | None:
    if not is_valid_id(study):
        return None
    query = select(STUDIES.c.id, STUDIES.c.owner, STUDIES.c.state, STUDIES.c.report).where(STUDIES.c.id == study)
    with store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return StoredStudy(*row) if row else None


@retry_while_unreachable
def studies_of(store: Store, who: str) -> list[StoredStudy]:
    """A player's newest studies."""
    query = select(STUDIES.c.id, STUDIES.c.owner, STUDIES.c.state, STUDIES.c.report).where(STUDIES.c.owner == who)
    with store.engine.connect() as connection:
        rows = connection.execute(query.order_by(STUDIES.c.created.desc()).limit(LISTED)).all()
    return [StoredStudy(*row) for row in rows]
