"""What many tables ask of the store is asked together.

To store something is to wait for the disk. What others ask for meanwhile waits until then, and goes into the next call
all at once. Where there is little to do, nobody waits for anyone.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MAX_BATCH = 256  # in one call


class PendingRequest(NamedTuple, Generic[T, R]):
    """Something that is asked for, and who waits for it."""

    request: T
    future: asyncio.Future[R]


class WriteBatcher(Generic[T, R]):
    """Calls something that blocks, for all who wait for it; it answers each, or says why it failed."""

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
            if pending.future.done():  # nobody waits for it any more
                continue
            if isinstance(result, Exception):
                pending.future.set_exception(result)
            else:
                pending.future.set_result(result)
