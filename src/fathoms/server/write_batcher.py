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

    what: T
    answer: asyncio.Future[R]


class WriteBatcher(Generic[T, R]):
    """Calls something that blocks, for all who wait for it; it answers each, or says why it failed."""

    def __init__(self, call: Callable[[list[T]], Sequence[R | Exception]], hands: Executor) -> None:
        self._call, self._hands = call, hands
        self._waiting: list[PendingRequest[T, R]] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, what: T) -> R:
        answer: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingRequest(what, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                burst, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._answer(burst)
        finally:
            self._task = None

    async def _answer(self, burst: list[PendingRequest[T, R]]) -> None:
        answers: Sequence[R | Exception]
        try:
            wanted = [each.what for each in burst]
            answers = await asyncio.get_running_loop().run_in_executor(self._hands, self._call, wanted)
        except Exception as error:
            answers = [error] * len(burst)
        for each, answer in zip(burst, answers, strict=True):
            if each.answer.done():  # nobody waits for it any more
                continue
            if isinstance(answer, Exception):
                each.answer.set_exception(answer)
            else:
                each.answer.set_result(answer)
