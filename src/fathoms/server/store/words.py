"""What is said at tables. It is kept so that whoever comes back, or plays on another server, hears it, too."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from fathoms.server.store.database import WORDS
from fathoms.server.store.kept import Kept
from fathoms.server.store.patience import waits_out
from fathoms.server.store.store import FIND, ConflictError, Store, read_tables

REMEMBERED = 40  # that newcomers hear

HEARD = select(WORDS.c.number, WORDS.c.seat, WORDS.c.word, WORDS.c.text)
HEARD = HEARD.where(WORDS.c.table_id == bindparam("table"), WORDS.c.number > bindparam("after"))
HEARD = HEARD.order_by(WORDS.c.number.desc()).limit(REMEMBERED)


@dataclass(frozen=True)
class Spoken:
    """Something someone said: the key of a phrase, or what they wrote."""

    number: int
    seat: int
    word: str
    text: str


@waits_out
def say(store: Store, table: str, seat: int, word: str, text: str) -> None:
    """Keep what was said as the next at its table, unless two speak at the same moment."""
    last = select(func.coalesce(func.max(WORDS.c.number), 0)).where(WORDS.c.table_id == table)
    try:
        with store.writing() as connection:
            number = connection.execute(last).scalar_one() + 1
            values = {"table_id": table, "number": number, "seat": seat, "word": word, "text": text}
            connection.execute(insert(WORDS).values(**values, at=time.time()))
    except IntegrityError as error:
        raise ConflictError from error


@waits_out
def heard(store: Store, table: str, after: int = 0) -> list[Spoken]:
    """What was said after a number, in order: the last of it."""
    with store.engine.connect() as connection:
        return _heard(connection, table, after)


@waits_out
def look(store: Store, table: str, after: int) -> tuple[Kept, list[Spoken]]:
    """A table as it is now, and what was said there after a number."""
    with store.reading() as connection:
        return read_tables(connection, FIND, table=table)[0], _heard(connection, table, after)


def _heard(connection: Connection, table: str, after: int) -> list[Spoken]:
    rows = connection.execute(HEARD, {"table": table, "after": after}).all()
    return [Spoken(*row) for row in reversed(rows)]
