"""Those who wait to write to SQLite share a transaction, and none of them notices: what returns is on the disk."""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, insert
from sqlalchemy.exc import IntegrityError, OperationalError

from fathoms.server.store import leases, transactions
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.db_schema import ABOUT
from fathoms.server.store.store import Store
from fathoms.server.store.transactions import GroupCommit
from fathoms.server.table.seats import OPEN_SEAT
from tests.server.test_cluster import soon
from tests.server.test_store import a_table

LONG = 30.0  # seconds: whoever is not back by then waits for ever
THREADS, WRITES = 8, 40

Body = Callable[[Connection], None]


class DiskError(Exception):
    """The disk does not take it."""


class RegretError(Exception):
    """Someone has written something, and does not want it any more."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fathoms.db"


@pytest.fixture
def engine(file: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{file}")
    yield engine
    engine.dispose()


@pytest.fixture
def line(engine: Engine) -> GroupCommit:
    return GroupCommit(engine)


@pytest.fixture
def commits(engine: Engine) -> list[Connection]:
    """One for every commit."""
    seen: list[Connection] = []
    event.listen(engine, "commit", seen.append)
    return seen


def begin(call: Callable[..., Any], *args: Any) -> Future[None]:
    """Call it in a thread of its own, for which nobody has to wait if it never ends."""
    outcome: Future[None] = Future()

    def work() -> None:
        try:
            outcome.set_result(call(*args))
        except BaseException as error:
            outcome.set_exception(error)

    Thread(target=work, daemon=True).start()
    return outcome


def note(name: object, connection: Connection) -> None:
    connection.execute(insert(ABOUT).values(name=str(name), value=0))


def note_and_regret(name: object, connection: Connection) -> None:
    note(name, connection)
    raise RegretError


def write(line: GroupCommit, body: Body) -> None:
    with line.write_transaction() as connection:
        body(connection)


def line_up(line: GroupCommit, bodies: Sequence[Body]) -> list[Future[None]]:
    """The first one writes, and is not done before all others stand in line behind it."""
    its_turn, go = Event(), Event()

    def first(connection: Connection) -> None:
        its_turn.set()
        assert go.wait(LONG)
        bodies[0](connection)

    writers = [begin(write, line, first)]
    assert its_turn.wait(LONG)
    writers += [begin(write, line, body) for body in bodies[1:]]
    soon(lambda: line.waiting_writers == len(bodies) - 1)
    go.set()
    return writers


def told(writers: Sequence[Future[None]]) -> list[type]:
    """Which kind of error each of them got, or that it is fine."""
    return [type(writer.exception(LONG)) for writer in writers]


def on_disk(file: Path) -> set[str]:
    """The names that another program finds."""
    with closing(sqlite3.connect(file)) as another:
        return {name for (name,) in another.execute("SELECT name FROM about WHERE name != 'version'")}


def names(numbers: Collection[int]) -> set[str]:
    return {str(number) for number in numbers}


NOTES: list[Body] = [partial(note, number) for number in range(12)]
FINE = type(None)


def test_those_who_wait_share_a_commit(file: Path, line: GroupCommit, commits: list[Connection]) -> None:
    assert told(line_up(line, NOTES)) == [FINE] * 12
    assert len(commits) == 1
    assert on_disk(file) == names(range(12))


def test_so_many_share_a_commit_and_no_more(
    monkeypatch: pytest.MonkeyPatch, line: GroupCommit, commits: list[Connection]
) -> None:
    monkeypatch.setattr(transactions, "MAX_WRITERS", 4)
    assert told(line_up(line, NOTES)) == [FINE] * 12
    assert len(commits) == 3


def test_one_who_is_alone_commits_at_once_and_needs_no_savepoint(
    engine: Engine, file: Path, line: GroupCommit, commits: list[Connection]
) -> None:
    marks: list[str] = []
    event.listen(engine, "savepoint", lambda _, name: marks.append(name))
    for number in range(3):
        write(line, NOTES[number])
        assert on_disk(file) == names(range(number + 1))
    assert (len(commits), marks) == (3, [])


def test_nobody_comes_back_before_the_commit(engine: Engine, file: Path, line: GroupCommit) -> None:
    committing, go = Event(), Event()

    @event.listens_for(engine, "commit")
    def hold(_: Connection) -> None:
        committing.set()
        assert go.wait(LONG)

    writers = line_up(line, [NOTES[0], partial(note_and_regret, 1), *NOTES[2:5]])
    try:
        assert committing.wait(LONG)
        assert not any(writer.done() for writer in writers), "nor one who failed"
        assert on_disk(file) == set()
    finally:
        go.set()
    assert told(writers) == [FINE, RegretError, FINE, FINE, FINE]
    assert on_disk(file) == names({0, 2, 3, 4})


@pytest.mark.parametrize("failing", [{0}, {4}, {2, 5, 7}, {0, 1, 2, 3, 4, 6, 7}, set(range(8))], ids=str)
def test_one_who_fails_takes_back_its_own_part_alone(file: Path, line: GroupCommit, failing: set[int]) -> None:
    bodies = [partial(note_and_regret if number in failing else note, number) for number in range(8)]
    writers = line_up(line, bodies)
    assert told(writers) == [RegretError if number in failing else FINE for number in range(8)]
    assert on_disk(file) == names(set(range(8)) - failing)


def test_one_who_meets_what_is_there_is_told_alone(file: Path, line: GroupCommit) -> None:
    write(line, NOTES[3])
    assert told(line_up(line, NOTES[:6])) == [FINE] * 3 + [IntegrityError] + [FINE] * 2
    assert on_disk(file) == names(range(6))


def test_an_error_at_the_commit_reaches_everyone(engine: Engine, file: Path, line: GroupCommit) -> None:
    def fail(_: Connection) -> None:
        raise DiskError

    event.listen(engine, "commit", fail)
    # Even one who failed: what stood in its way may have been another's part, which is not there now.
    assert told(line_up(line, [*NOTES[:7], NOTES[0]])) == [DiskError] * 8
    event.remove(engine, "commit", fail)
    assert on_disk(file) == set()
    assert told(line_up(line, NOTES)) == [FINE] * 12, "the line goes on"
    assert on_disk(file) == names(range(12))


def test_what_the_database_itself_takes_back_is_lost_for_everyone_who_wrote_it(file: Path, line: GroupCommit) -> None:
    def end_the_transaction(connection: Connection) -> None:  # as SQLite does when the disk is full
        connection.exec_driver_sql("INSERT OR ROLLBACK INTO about VALUES ('version', 0)")

    writers = line_up(line, [*NOTES[:8], end_the_transaction])
    kinds = told(writers)
    assert kinds[0] is kinds[8] is OperationalError
    stored = {number for number in range(8) if kinds[number] is FINE}  # those whose turn came later
    assert on_disk(file) == names(stored)


def test_who_cannot_begin_is_told_and_the_line_goes_on(engine: Engine, file: Path, line: GroupCommit) -> None:
    engine.dispose()
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout = 50"))
    with closing(sqlite3.connect(file, isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        assert told([begin(write, line, body) for body in NOTES[:4]]) == [OperationalError] * 4
    assert told(line_up(line, NOTES)) == [FINE] * 12
    assert on_disk(file) == names(range(12))


def test_many_write_much_and_find_it_there(
    engine: Engine, file: Path, line: GroupCommit, commits: list[Connection]
) -> None:
    another = GroupCommit(engine)  # as another server has

    def work(thread: int) -> None:
        for number in range(WRITES):
            name, fails = f"{thread}-{number}", number % 5 == 4
            with suppress(RegretError):
                write(line if thread else another, partial(note_and_regret if fails else note, name))
            assert (name in on_disk(file)) is not fails

    assert told([begin(work, thread) for thread in range(THREADS)]) == [FINE] * THREADS
    assert len(on_disk(file)) == THREADS * WRITES * 4 // 5
    assert len(commits) < THREADS * WRITES * 3 // 5, "of which some were shared"


def test_whoever_writes_to_a_store_shares(engine: Engine, commits: list[Connection]) -> None:
    store = Store(engine)
    line = store._group_commit
    assert line is not None
    with store.write_transaction():
        hellos = [leases.PresenceReport(f"t{number}", {"ann": True}, True) for number in range(6)]
        met = [begin(leases.announce_all, store, "one", [hello]) for hello in hellos]
        soon(lambda: line.waiting_writers == 6)
    assert told(met) == [FINE] * 6
    assert len(commits) == 1
    assert len(leases.orphaned_tables(store, 10)) == 6


def test_a_store_in_memory_works_for_one_thread() -> None:
    store = Store(open_database("sqlite://"))
    kept = store.create(a_table(OPEN_SEAT, OPEN_SEAT))
    assert store.find(kept.id) == kept
    store.close()


def test_all_who_write_have_one_connection_and_another_after_trouble(
    engine: Engine, line: GroupCommit, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[object] = []
    event.listen(engine, "checkout", lambda connection, record, proxy: taken.append(connection))
    for name in range(3):
        write(line, partial(note, name))
    assert len(taken) == 1

    def fail(*args: object) -> None:
        raise DiskError

    monkeypatch.setattr(engine.dialect, "do_commit", fail)
    with pytest.raises(DiskError):
        write(line, partial(note, "lost"))
    monkeypatch.undo()
    write(line, partial(note, "kept"))
    assert len(taken) == 2
    line.close()
    assert engine.pool.checkedout() == 0  # type: ignore[attr-defined]
