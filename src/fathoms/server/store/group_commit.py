"""Those who wait to write share a transaction, where one writes at a time: in SQLite.

To commit is to wait for the disk, and a thread that finds the database taken sleeps and tries again. So ours stand in
line, and one that is done while others wait hands the open transaction on to the next; the last one commits for all.
There is no timer: one who is alone commits at once. As only one writes at a time, all of them have one connection.
"""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Lock

from sqlalchemy import Connection, Engine

from fathoms.server.store.db_schema import WRITE_OPTIONS

MAX_WRITERS = 32  # writers in one transaction: the first of them waits for the last


class SharedTransaction:
    """A transaction that several write in, one after the other."""

    def __init__(self, connection: Connection) -> None:
        self.ended: Future[None] = Future()  # what everyone who wrote in it waits for
        self._writers = 0
        self._broken: BaseException | None = None
        self._connection = connection
        self._transaction = connection.begin()

    @contextmanager
    def part(self) -> Iterator[Connection]:
        """What one of them writes: all of it or nothing, whatever the others do."""
        self._writers += 1
        first = self._writers == 1  # all there is so far is its own: it needs no mark to go back to
        with self._or_broken():
            mark = self._transaction if first else self._connection.begin_nested()
        try:
            yield self._connection
        except BaseException:
            with self._or_broken():
                mark.rollback()
            raise
        if not first:
            with self._or_broken():
                mark.commit()

    @contextmanager
    def _or_broken(self) -> Iterator[None]:
        """If this fails, the others' parts may be lost as well: a full disk ends the whole transaction."""
        try:
            yield
        except BaseException as error:
            self._broken = error
            raise

    @property
    def has_room(self) -> bool:
        """Can another write in it?"""
        return self._writers < MAX_WRITERS and self._broken is None and self._transaction.is_active

    def end(self) -> None:
        """Commit for all, and tell them."""
        try:
            with self._transaction:
                if self._broken is not None:
                    raise self._broken
        except BaseException as error:
            self._connection.close()  # whatever is the matter with it
            self.ended.set_exception(error)
        else:
            self.ended.set_result(None)


class GroupCommit:
    """The line of those who write."""

    def __init__(self, engine: Engine) -> None:
        self.waiting = 0  # for their turn
        self._counting = Lock()
        self._turn = Lock()  # whoever has it writes
        self._engine = engine
        self._connection: Connection | None = None  # kept: to get one takes longer than to write
        self._handed_on: SharedTransaction | None = None  # to whoever has the next turn

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write, and come back when it is committed.

        One who fails waits as well: what it failed at may be another's part, which is not committed yet.
        """
        shared = self._take_turn()
        try:
            with shared.part() as connection:
                yield connection
        finally:
            self._give_turn(shared)
            shared.ended.result()

    def _take_turn(self) -> SharedTransaction:
        """Go on with the transaction that was handed on, or begin one."""
        with self._counting:
            self.waiting += 1  # before it waits: whoever is handed a transaction is sure to come
        try:
            self._turn.acquire()
        finally:
            with self._counting:
                self.waiting -= 1
        try:
            shared, self._handed_on = self._handed_on or self._begin(), None
        except BaseException:
            self._turn.release()
            raise
        return shared

    def _begin(self) -> SharedTransaction:
        if self._connection is None or self._connection.closed:
            self._connection = self._engine.connect().execution_options(**WRITE_OPTIONS)
        try:
            return SharedTransaction(self._connection)
        except BaseException:
            self._connection.close()
            raise

    def _give_turn(self, shared: SharedTransaction) -> None:
        if self.waiting and shared.has_room:
            self._handed_on = shared
        else:
            shared.end()
        self._turn.release()

    def close(self) -> None:
        """No one writes any more."""
        with self._turn:
            if self._connection is not None:
                self._connection.close()
