"""Single flight: work that several callers request at the same moment is done once, and all get its result."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class SingleFlight(Generic[K, T]):
    """Runs work by key. A caller whose work is running already waits for it; it goes on if the caller is cancelled."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def run(self, name: K, start: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work of that name; `start` starts it, unless it is running."""
        task = self._tasks.get(name)
        if task is None:
            task = self._tasks[name] = asyncio.create_task(start())
            task.add_done_callback(lambda done: self._forget(name, done))
        return await asyncio.shield(task)

    def _forget(self, name: K, task: "asyncio.Task[T]") -> None:
        del self._tasks[name]
        if not task.cancelled():
            task.exception()  # retrieves the error: if no caller waits any more, it is not to be logged
