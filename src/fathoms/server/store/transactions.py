"""How the store talks to its database: again while it cannot be reached, and with many writers in one transaction.

Everything the store does may be done twice: a move has a number, a table a name, and what was done already is found
done. So a caller cut off in the middle simply begins again.

In SQLite one writes at a time, to commit is to wait for the disk, and a thread that finds the database taken sleeps and
tries again. So ours stand in line, and one that is done while others wait hands the open transaction on to the next;
the last one commits for all. There is no timer: one who is alone commits at once. As only one writes at a time, all of
them have one connection.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import wraps
from threading import Event, Lock
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from fathoms.core.refusal import Refusal
from fathoms.server.store.db_schema import WRITE_OPTIONS

MAX_WRITERS = 32  # writers in one transaction: the first of them waits for the last
MAX_WAIT = 30.0  # seconds
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between two tries: more and more
SQLITE_FULL, PRIMARY = 13, 0xFF  # SQLite's code, in the lowest byte
DISK_FULL = "53100"
# How errors begin that pass: no connection, shutting down or starting, too many connections, two in each other's way
PASSING_STATES = ("08", "57P", "53300", "40001", "40P01")


class Closable(Protocol):
    """Something with a database, and an event that is set when it is about to be closed."""

    closing: Event


S = TypeVar("S", bound=Closable)
P = ParamSpec("P")
T = TypeVar("T")


def retry_while_unreachable(call: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Retry a call while the database cannot be reached; a full disk is refused."""

    @wraps(call)
    def call_with_retries(store: S, /, *args: P.args, **options: P.kwargs) -> T:
        pause, end = FIRST_PAUSE, time.monotonic() + MAX_WAIT
        while True:
            try:
                return call(store, *args, **options)
            except DBAPIError as error:
                if is_disk_full(error):
                    raise Refusal("disk-full") from None
                if not is_passing(error) or time.monotonic() > end or store.closing.wait(pause):
                    raise
            pause = min(2 * pause, LONGEST_PAUSE)

    return call_with_retries


def is_disk_full(error: DBAPIError) -> bool:
    """Is the disk full? Then nothing of the transaction is written, and everything before it is."""
    if getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY == SQLITE_FULL:
        return True
    return getattr(error.orig, "sqlstate", None) == DISK_FULL


def is_passing(error: DBAPIError) -> bool:
    """Does this error pass by itself? SQLite's never do: it has waited already."""
    if not hasattr(error.orig, "sqlstate"):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state.startswith(PASSING_STATES)


class SharedTransaction:
    """A transaction in which several threads write, one after the other, committed once."""

    def __init__(self, connection: Connection) -> None:
        self.outcome: Future[None] = Future()  # what everyone who wrote in it waits for
        self._writers = 0
        self._failure: BaseException | None = None
        self._connection = connection
        self._transaction = connection.begin()

    @contextmanager
    def savepoint(self) -> Iterator[Connection]:
        """The part of one writer: all of it or nothing, whatever the others do."""
        self._writers += 1
        first = self._writers == 1  # all there is so far is its own: it needs no mark to go back to
        with self._note_failure():
            mark = self._transaction if first else self._connection.begin_nested()
        try:
            yield self._connection
        except BaseException:
            with self._note_failure():
                mark.rollback()
            raise
        if not first:
            with self._note_failure():
                mark.commit()

    @contextmanager
    def _note_failure(self) -> Iterator[None]:
        """If this fails, the others' parts may be lost as well: a full disk ends the whole transaction."""
        try:
            yield
        except BaseException as error:
            self._failure = error
            raise

    @property
    def has_room(self) -> bool:
        """Can another write in it?"""
        return self._writers < MAX_WRITERS and self._failure is None and self._transaction.is_active

    def commit(self) -> None:
        """Commit for all writers, and wake them."""
        try:
            with self._transaction:
                if self._failure is not None:
                    raise self._failure
        except BaseException as error:
            self._connection.close()  # whatever is the matter with it
            self.outcome.set_exception(error)
        else:
            self.outcome.set_result(None)


class GroupCommit:
    """Queues writers, and commits for all that wait at the same time."""

    def __init__(self, engine: Engine) -> None:
        self.waiting_writers = 0  # for their turn
        self._count_lock = Lock()
        self._turn = Lock()  # whoever has it writes
        self._engine = engine
        self._connection: Connection | None = None  # kept: to get one takes longer than to write
        self._open_transaction: SharedTransaction | None = None  # to whoever has the next turn

    @contextmanager
    def write_transaction(self) -> Iterator[Connection]:
        """Write, and return when it is committed.

        One who fails waits as well: what it failed at may be another's part, which is not committed yet.
        """
        transaction = self._take_turn()
        try:
            with transaction.savepoint() as connection:
                yield connection
        finally:
            self._release_turn(transaction)
            transaction.outcome.result()

    def _take_turn(self) -> SharedTransaction:
        """Wait for our turn; continue the open transaction, or begin one."""
        with self._count_lock:
            self.waiting_writers += 1  # before it waits: whoever is handed a transaction is sure to come
        try:
            self._turn.acquire()
        finally:
            with self._count_lock:
                self.waiting_writers -= 1
        try:
            transaction, self._open_transaction = self._open_transaction or self._begin(), None
        except BaseException:
            self._turn.release()
            raise
        return transaction

    def _begin(self) -> SharedTransaction:
        if self._connection is None or self._connection.closed:
            self._connection = self._engine.connect().execution_options(**WRITE_OPTIONS)
        try:
            return SharedTransaction(self._connection)
        except BaseException:
            self._connection.close()
            raise

    def _release_turn(self, transaction: SharedTransaction) -> None:
        if self.waiting_writers and transaction.has_room:
            self._open_transaction = transaction
        else:
            transaction.commit()
        self._turn.release()

    def close(self) -> None:
        """Close the connection."""
        with self._turn:
            if self._connection is not None:
                self._connection.close()
