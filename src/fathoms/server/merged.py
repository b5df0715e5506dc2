"""What several ask for at the same moment is made once, and all of them get it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Merged(Generic[K, T]):
    """Work by its name. Whoever asks for work that goes on already waits for it, and it goes on if they leave."""

    def __init__(self) -> None:
        self._going: dict[K, asyncio.Task[T]] = {}

    async def ask(self, name: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work of that name; `work` begins it, if nobody has."""
        task = self._going.get(name)
        if task is None:
            task = self._going[name] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._end(name, done))
        return await asyncio.shield(task)

    def _end(self, name: K, task: "asyncio.Task[T]") -> None:
        del self._going[name]
        if not task.cancelled():
            task.exception()  # seen: should nobody wait for it any more, its words belong in no log
