"""Chat messages of tables, stored so that players who come back, or are on another server, see them too."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from fathoms.server.store.db_schema import CHAT_MESSAGES
from fathoms.server.store.store import FIND, ConflictError, Store, read_tables
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.store.transactions import retry_while_unreachable

HISTORY_LENGTH = 40  # that newcomers hear

SELECT_MESSAGES = select(CHAT_MESSAGES.c.number, CHAT_MESSAGES.c.seat, CHAT_MESSAGES.c.word, CHAT_MESSAGES.c.text)
SELECT_MESSAGES = SELECT_MESSAGES.where(
    CHAT_MESSAGES.c.table_id == bindparam("table"), CHAT_MESSAGES.c.number > bindparam("after")
)
SELECT_MESSAGES = SELECT_MESSAGES.order_by(CHAT_MESSAGES.c.number.desc()).limit(HISTORY_LENGTH)


@dataclass(frozen=True)
class StoredMessage:
    """A chat message: the key of a phrase, or the text that a player wrote."""

    number: int
    seat: int
    word: str
    text: str


@retry_while_unreachable
def add_message(store: Store, table: str, seat: int, word: str, text: str) -> None:
    """Store a message as the next at its table; a ConflictError if another was stored at the same moment."""
    last = select(func.coalesce(func.max(CHAT_MESSAGES.c.number), 0)).where(CHAT_MESSAGES.c.table_id == table)
    try:
        with store.write_transaction() as connection:
            number = connection.execute(last).scalar_one() + 1
            values = {"table_id": table, "number": number, "seat": seat, "word": word, "text": text}
            connection.execute(insert(CHAT_MESSAGES).values(**values, at=time.time()))
    except IntegrityError as error:
        raise ConflictError from error


@retry_while_unreachable
def messages_after(store: Store, table: str, after: int = 0) -> list[StoredMessage]:
    """The last messages after a number, in order."""
    with store.engine.connect() as connection:
        return _messages_after(connection, table, after)


@retry_while_unreachable
def table_and_messages(store: Store, table: str, after: int) -> tuple[StoredTable, list[StoredMessage]]:
    """A table as it is now, and its messages after a number."""
    with store.read_transaction() as connection:
        return read_tables(connection, FIND, table=table)[0], _messages_after(connection, table, after)


def _messages_after(connection: Connection, table: str, after: int) -> list[StoredMessage]:
    rows = connection.execute(SELECT_MESSAGES, {"table": table, "after": after}).all()
    return [StoredMessage(*row) for row in reversed(rows)]
