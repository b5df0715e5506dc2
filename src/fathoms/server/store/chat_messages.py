"""What is said at tables. It is kept so that those who come back, or play on another server, hear it, too."""

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
    """Something someone said: the key of a phrase, or what they wrote."""

    number: int
    seat: int
    word: str
    text: str


@retry_while_unreachable
def add_message(store: Store, table: str, seat: int, word: str, text: str) -> None:
    """Keep what was said as the next at its table, unless two speak at the same moment."""
    last = select(func.coalesce(func.max(CHAT_MESSAGES.c.number), 0)).where(CHAT_MESSAGES.c.table_id == table)
    try:
        with store.writing() as connection:
            number = connection.execute(last).scalar_one() + 1
            values = {"table_id": table, "number": number, "seat": seat, "word": word, "text": text}
            connection.execute(insert(CHAT_MESSAGES).values(**values, at=time.time()))
    except IntegrityError as error:
        raise ConflictError from error


@retry_while_unreachable
def messages_after(store: Store, table: str, after: int = 0) -> list[StoredMessage]:
    """What was said after a number, in order: the last of it."""
    with store.engine.connect() as connection:
        return _messages_after(connection, table, after)


@retry_while_unreachable
def table_and_messages(store: Store, table: str, after: int) -> tuple[StoredTable, list[StoredMessage]]:
    """A table as it is now, and what was said there after a number."""
    with store.reading() as connection:
        return read_tables(connection, FIND, table=table)[0], _messages_after(connection, table, after)


def _messages_after(connection: Connection, table: str, after: int) -> list[StoredMessage]:
    rows = connection.execute(SELECT_MESSAGES, {"table": table, "after": after}).all()
    return [StoredMessage(*row) for row in reversed(rows)]
