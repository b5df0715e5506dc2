"""Stores reviews of finished games, one a game."""

from typing import Any

from sqlalchemy import and_, delete, insert, select

from fathoms.lab.review.game_review import VERSION
from fathoms.server.store.db_schema import REVIEWS, SEATS, TABLES
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.store.transactions import retry_while_unreachable

Report = dict[str, Any]


@retry_while_unreachable
def store_review(store: Store, stored_table: StoredTable, report: Report) -> None:
    """Store the review of a game in place of an older one."""
    versions = {"version": stored_table.version, "review": VERSION, "state": report["state"]}
    with store.write_transaction() as connection:
        connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == stored_table.id))
        connection.execute(
            insert(REVIEWS).values(table_id=stored_table.id, **versions, seats=report["seats"], report=report)
        )


@retry_while_unreachable
def find_review(store: Store, stored_table: StoredTable) -> Report | None:
    """The review of a game, if its version and its rules are those we have."""
    ours = and_(REVIEWS.c.version == stored_table.version, REVIEWS.c.review == VERSION)
    query = select(REVIEWS.c.report).where(REVIEWS.c.table_id == stored_table.id, ours)
    with store.engine.connect() as connection:
        report: Report | None = connection.execute(query).scalar_one_or_none()
    return report


@retry_while_unreachable
def reviewed_seats_of(store: Store, who: str) -> dict[str, list[dict[str, Any]]]:
    """The reviewed seats of the games in which a player sat."""
    sat = select(SEATS.c.table_id).where(SEATS.c.owner == who, SEATS.c.kind == "person")
    ours = and_(REVIEWS.c.version == TABLES.c.version, REVIEWS.c.review == VERSION, REVIEWS.c.state == "done")
    query = select(REVIEWS.c.table_id, REVIEWS.c.seats).join(TABLES, TABLES.c.id == REVIEWS.c.table_id)
    with store.engine.connect() as connection:
        rows = connection.execute(query.where(REVIEWS.c.table_id.in_(sat), ours)).all()
    return {row.table_id: row.seats for row in rows}
