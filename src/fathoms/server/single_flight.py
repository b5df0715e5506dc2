"""Single flight: work that several ask for at the same moment is done once, and all of them get its result."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class SingleFlight(Generic[K, T]):
    """Work by its name. Whoever asks for work that goes on already waits for it, and it goes on if they leave."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def run(self, name: K, start: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work of that name; `work` begins it, if nobody has."""
        task = self._tasks.get(name)
        if task is None:
            task = self._tasks[name] = asyncio.create_task(start())
            task.add_done_callback(lambda done: self._forget(name, done))
        return await asyncio.shield(task)

    def _forget(self, name: K, task: "asyncio.Task[T]") -> None:
        del self._tasks[name]
        if not task.cancelled():
            task.exception()  # seen: should nobody wait for it any more, its words belong in no log
