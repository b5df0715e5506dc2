"""A line of long work that visitors ask for: studies, reviews. One is done at a time, and each may take so long."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Generic, Literal, TypeVar

from fathoms.server.trouble import report
from fathoms.server.worker import Worker

log = logging.getLogger(__name__)

Early = Literal["stopped", "failed"]


class Job(ABC):
    """Something that is waiting, or being done by a worker."""

    def __init__(self, owner: str, command: Sequence[str]) -> None:
        self.owner = owner  # who asked for it
        self.worker = Worker(command)
        self.ready = True  # may it begin?
        self.over = asyncio.Event()  # and what came out is kept

    @property
    @abstractmethod
    def waiting(self) -> bool: ...

    @property
    @abstractmethod
    def going(self) -> bool:
        """Is it waiting, or being done?"""

    @abstractmethod
    def ended(self, state: Early, key: str, args: dict[str, str | int | float]) -> None:
        """Remember how it ended."""

    @abstractmethod
    async def work(self) -> None:
        """Do it."""

    @abstractmethod
    async def keep(self) -> None:
        """Keep what came out."""

    def halt(self, state: Early, key: str, **args: str | int | float) -> None:
        """End it; what is known stays."""
        if self.going:
            self.ended(state, key, args)
            self.worker.end()


J = TypeVar("J", bound=Job)


class WaitingLine(Generic[J]):
    """The jobs that wait, in the order in which they were asked for, and the one that is done."""

    def __init__(self, what: str, seconds: float) -> None:
        self._what = what  # its messages are called so: "lab-crashed"
        self._seconds = seconds
        self.jobs: dict[str, J] = {}
        self._work: asyncio.Task[None] | None = None

    def going(self) -> list[J]:
        return [job for job in self.jobs.values() if job.going]

    def place(self, name: str) -> int:
        """Which of those that wait, from 1; 0 = it does not wait."""
        waiting = [each for each, job in self.jobs.items() if job.waiting]
        return waiting.index(name) + 1 if name in waiting else 0

    def begin(self) -> None:
        """Do what is ready, if that is not being done already."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._do_all())

    async def stop(self, name: str) -> J:
        """End a job early; what is known stays."""
        job = self.jobs[name]
        waiting = job.waiting
        job.halt("stopped", f"{self._what}-stopped")
        if waiting:
            await self._keep(name, job)
        await job.over.wait()
        return job

    async def close(self) -> None:
        """End whatever is done: it is lost."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _do_all(self) -> None:
        while (found := self._next()) is not None:
            name, job = found
            enough = partial(job.halt, "stopped", f"{self._what}-time-up", seconds=self._seconds)
            late = asyncio.get_running_loop().call_later(self._seconds, enough)
            try:
                await job.work()
            except Exception as error:
                report(log, f"a job of the {self._what} line failed", error)
                job.halt("failed", f"{self._what}-crashed")
            finally:
                late.cancel()
            await self._keep(name, job)

    def _next(self) -> tuple[str, J] | None:
        return next(((name, job) for name, job in self.jobs.items() if job.going and job.ready), None)

    async def _keep(self, name: str, job: J) -> None:
        try:
            await job.keep()
        except Exception as error:
            report(log, f"what came of a job of the {self._what} line could not be kept", error)
        self.jobs.pop(name, None)
        job.over.set()
