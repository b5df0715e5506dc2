"""Studies of the lab: what was asked and what came out, for whoever has the link. The oldest go."""

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fathoms.server.store.database import STUDIES
from fathoms.server.store.kept import can_be_name
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import Store

LISTED = 8  # studies in the list of one player


@dataclass(frozen=True)
class KeptStudy:
    """A study as it is kept."""

    id: str
    owner: str
    state: str
    report: dict[str, Any]


@waits_out
def create(store: Store, study: KeptStudy, most: int) -> None:
    """Keep a study that was asked for; of all there are, the newest `most` stay."""
    oldest = select(STUDIES.c.id).order_by(STUDIES.c.created.desc()).offset(most)
    # Nobody else has such a name: if it is there, it was stored just before the line broke.
    with suppress(IntegrityError), store.writing() as connection:
        values = {"id": study.id, "owner": study.owner, "state": study.state, "report": study.report}
        connection.execute(insert(STUDIES).values(**values, created=time.time()))
        gone = list(connection.execute(oldest).scalars())
        connection.execute(delete(STUDIES).where(STUDIES.c.id.in_(gone)))


@waits_out
def keep(store: Store, study: KeptStudy) -> None:
    """Keep what became of it."""
    here = STUDIES.c.id == study.id
    with store.writing() as connection:
        connection.execute(update(STUDIES).where(here).values(state=study.state, report=study.report))


@waits_out
def find(store: Store, study: str) -> KeptStudy | None:
    if not can_be_name(study):
        return None
    wanted = select(STUDIES.c.id, STUDIES.c.owner, STUDIES.c.state, STUDIES.c.report).where(STUDIES.c.id == study)
    with store.engine.connect() as connection:
        row = connection.execute(wanted).one_or_none()
    return KeptStudy(*row) if row else None


@waits_out
def studies_of(store: Store, who: str) -> list[KeptStudy]:
    """Someone's newest studies."""
    wanted = select(STUDIES.c.id, STUDIES.c.owner, STUDIES.c.state, STUDIES.c.report).where(STUDIES.c.owner == who)
    with store.engine.connect() as connection:
        rows = connection.execute(wanted.order_by(STUDIES.c.created.desc()).limit(LISTED)).all()
    return [KeptStudy(*row) for row in rows]
