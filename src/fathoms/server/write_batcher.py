"""Batches writes of many tables into one call to the store.

Writing means waiting for the disk. Requests that arrive meanwhile wait until it is done, and go into the next call
together. Where there is little to do, no request waits.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Generic, NamedTuple, TypeVar

from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import StoredMove

T = TypeVar("T")
R = TypeVar("R")

MAX_BATCH = 256  # requests in one call


class PendingRequest(NamedTuple, Generic[T, R]):
    """A request, and the future of its result."""

    request: T
    future: asyncio.Future[R]


class WriteBatcher(Generic[T, R]):
    """Runs a blocking call for all requests that wait for it; each gets its result, or the error."""

    def __init__(self, call: Callable[[list[T]], Sequence[R | Exception]], pool: Executor) -> None:
        self._call, self._pool = call, pool
        self._pending: list[PendingRequest[T, R]] = []
        self._task: asyncio.Task[None] | None = None

    async def submit(self, request: T) -> R:
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._pending.append(PendingRequest(request, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await future

    async def _run(self) -> None:
        try:
            while self._pending:
                batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
                await self._run_batch(batch)
        finally:
            self._task = None

    async def _run_batch(self, batch: list[PendingRequest[T, R]]) -> None:
        results: Sequence[R | Exception]
        try:
            requests = [pending.request for pending in batch]
            results = await asyncio.get_running_loop().run_in_executor(self._pool, self._call, requests)
        except Exception as error:
            results = [error] * len(batch)
        for pending, result in zip(batch, results, strict=True):
            if pending.future.done():  # its caller was cancelled
                continue
            if isinstance(result, Exception):
                pending.future.set_exception(result)
            else:
                pending.future.set_result(result)


class MoveWriter:
    """Writes the moves of a server's tables to the store, batched."""

    def __init__(self, store: Store, pool: Executor) -> None:
        self._batcher: WriteBatcher[tuple[str, StoredMove], None] = WriteBatcher(store.append_all, pool)

    async def append(self, table: str, move: StoredMove) -> None:
        """Store a table's next move, unless another server has stored one: a ConflictError."""
        await self._batcher.submit((table, move))
