"""Short codes with which a player takes their seats at a table to another device; they work once, for some minutes."""

import secrets
import time

from sqlalchemy import and_, delete, insert, or_, select, update

from fathoms.core.refusal import Refusal
from fathoms.server.store.db_schema import CODES, SEATS, TABLES
from fathoms.server.store.store import TABLE_COLUMNS, Store, read_tables
from fathoms.server.store.stored_table import ID_LETTERS
from fathoms.server.store.transactions import retry_while_unreachable

CODE_LENGTH = 6  # there are 900 million of them; nobody may try more than a few
LIFETIME = 600  # seconds


@retry_while_unreachable
def create_code(store: Store, table: str, who: str) -> str:
    """Create a code for a player's seats at a table; older ones stop working."""
    code, now = "".join(secrets.choice(ID_LETTERS) for _ in range(CODE_LENGTH)), time.time()
    with store.write_transaction() as connection:
        theirs = and_(CODES.c.table_id == table, CODES.c.who == who)
        connection.execute(delete(CODES).where(or_(theirs, CODES.c.until < now)))
        values = {"code": code, "table_id": table, "who": who, "until": now + LIFETIME, "taken": ""}
        connection.execute(insert(CODES).values(**values))
    return code


@retry_while_unreachable
def use_code(store: Store, typed: str, who: str) -> str:
    """Give the seats of a code, and the part of the host if its player had it, to its holder; returns the table's id.

    Said twice by the same person, as when a line breaks, it is done once.
    """
    is_code = CODES.c.code == "".join(sign for sign in typed.lower() if sign in ID_LETTERS)[: CODE_LENGTH + 1]
    with store.write_transaction() as connection:
        row = connection.execute(select(CODES).where(is_code).with_for_update()).one_or_none()
        if row is None or row.until < time.time() or row.taken not in ("", who):
            raise Refusal("code-wrong")
        if row.taken == who or row.who == who:
            return str(row.table_id)
        facts = select(*TABLE_COLUMNS).where(TABLES.c.id == row.table_id).with_for_update(key_share=True)
        stored_table = read_tables(connection, facts)[0]
        if who in stored_table.removed:
            raise Refusal("seat-removed")
        if any(seat.owner == who for seat in stored_table.seats):
            raise Refusal("code-have-seat")
        theirs = and_(SEATS.c.table_id == stored_table.id, SEATS.c.owner == row.who)
        if not connection.execute(update(SEATS).where(theirs).values(owner=who)).rowcount:
            raise Refusal("code-wrong")  # they have left their seat since
        connection.execute(
            update(TABLES).where(TABLES.c.id == stored_table.id, TABLES.c.host == row.who).values(host=who)
        )
        connection.execute(update(CODES).where(is_code).values(taken=who))
    store.changes += 1
    return stored_table.id
