"""Codes with which someone takes their seats at a table to another device: short, good for minutes, and once."""

import secrets
import time

from sqlalchemy import and_, delete, insert, or_, select, update

from fathoms.core.refusal import Refusal
from fathoms.server.store.database import CODES, SEATS, TABLES
from fathoms.server.store.kept import LETTERS
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import FACTS, Store, read_tables

SIGNS = 6  # there are 900 million of them; nobody may try more than a few
GOOD_FOR = 600  # seconds


@waits_out
def make(store: Store, table: str, who: str) -> str:
    """A new code for someone's seats at a table; older ones are good no more."""
    code, now = "".join(secrets.choice(LETTERS) for _ in range(SIGNS)), time.time()
    with store.writing() as connection:
        theirs = and_(CODES.c.table_id == table, CODES.c.who == who)
        connection.execute(delete(CODES).where(or_(theirs, CODES.c.until < now)))
        values = {"code": code, "table_id": table, "who": who, "until": now + GOOD_FOR, "taken": ""}
        connection.execute(insert(CODES).values(**values))
    return code


@waits_out
def use(store: Store, typed: str, who: str) -> str:
    """Whoever has a code takes its seats over, and is the host if that came with them; the name of the table.

    Said twice by the same person, as when a line breaks, it is done once.
    """
    here = CODES.c.code == "".join(sign for sign in typed.lower() if sign in LETTERS)[: SIGNS + 1]
    with store.writing() as connection:
        row = connection.execute(select(CODES).where(here).with_for_update()).one_or_none()
        if row is None or row.until < time.time() or row.taken not in ("", who):
            raise Refusal("code-wrong")
        if row.taken == who or row.who == who:
            return str(row.table_id)
        facts = select(*FACTS).where(TABLES.c.id == row.table_id).with_for_update(key_share=True)
        kept = read_tables(connection, facts)[0]
        if who in kept.removed:
            raise Refusal("seat-removed")
        if any(seat.owner == who for seat in kept.seats):
            raise Refusal("code-have-seat")
        theirs = and_(SEATS.c.table_id == kept.id, SEATS.c.owner == row.who)
        if not connection.execute(update(SEATS).where(theirs).values(owner=who)).rowcount:
            raise Refusal("code-wrong")  # they have left their seat since
        connection.execute(update(TABLES).where(TABLES.c.id == kept.id, TABLES.c.host == row.who).values(host=who))
        connection.execute(update(CODES).where(here).values(taken=who))
    store.changes += 1
    return kept.id
