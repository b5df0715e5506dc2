"""Moves of many tables are stored in one transaction, and each is shown only when it is stored."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.server.store.store import ConflictError, Store
from fathoms.server.store.stored_table import StoredMove, StoredTable
from fathoms.server.table.seats import bot_seat
from fathoms.server.write_batcher import MoveWriter

TABLES = 5


def tables(store: Store) -> list[str]:
    kept = [
        StoredTable(POO_DIVERS.name, POO_DIVERS.version, 2, {}, False, "", (bot_seat("greedy"), bot_seat("greedy")))
        for _ in range(TABLES)
    ]
    return [store.create(each).id for each in kept]


class SlowStore:
    """A store whose disk takes its time: it writes when it is told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.go_on = threading.Event()
        self.batch_sizes: list[int] = []

    def append_all(self, moves: Sequence[tuple[str, StoredMove]]) -> list[Exception | None]:
        assert self.go_on.wait(10)
        self.batch_sizes.append(len(moves))
        return self.store.append_all(moves)


async def store_first_moves(slow: SlowStore, names: list[str]) -> list[BaseException | None]:
    """Store the first move of every table while the disk is busy; what came of each."""
    writer = MoveWriter(slow, ThreadPoolExecutor(1))  # type: ignore[arg-type]
    tasks = [asyncio.create_task(writer.append(name, StoredMove(1, 0, 7))) for name in names[:1]]
    await asyncio.sleep(0.05)  # the first is being written
    tasks += [asyncio.create_task(writer.append(name, StoredMove(1, 0, 7))) for name in names[1:]]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in tasks), "nobody is told before it is stored"
    slow.go_on.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_what_comes_while_the_disk_is_busy_is_stored_together(store: Store) -> None:
    names, slow = tables(store), SlowStore(store)
    assert asyncio.run(store_first_moves(slow, names)) == [None] * TABLES
    assert slow.batch_sizes == [1, TABLES - 1]
    assert [store.moves(name) for name in names] == [[StoredMove(1, 0, 7)]] * TABLES


def test_one_move_that_another_server_was_faster_with_stops_none_of_the_others(store: Store) -> None:
    names, slow = tables(store), SlowStore(store)
    store.append(names[2], StoredMove(1, 1, 9))
    failures = asyncio.run(store_first_moves(slow, names))
    assert [type(failure) for failure in failures] == [
        ConflictError if number == 2 else type(None) for number in range(TABLES)
    ]
    assert store.moves(names[2]) == [StoredMove(1, 1, 9)]
    assert all(store.moves(name) == [StoredMove(1, 0, 7)] for name in names if name != names[2])


def test_a_disk_that_fails_is_told_to_everyone_who_waits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    names, slow = tables(store), SlowStore(store)

    def full(moves: object) -> list[Exception | None]:
        raise OSError("no space left")

    monkeypatch.setattr(store, "append_all", full)
    assert all(isinstance(failure, OSError) for failure in asyncio.run(store_first_moves(slow, names)))
