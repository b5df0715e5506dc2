"""A line of long work that visitors ask for: studies, reviews. One is done at a time, and each may take so long.

How far each is, is told to other servers again and again: whoever asked may ask any of them.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, Generic, Literal, TypeVar

from fathoms.server.cluster.membership import Membership
from fathoms.server.error_reporting import report_error
from fathoms.server.jobs.job_process import JobProcess
from fathoms.server.store import jobs
from fathoms.server.store.jobs import KeptJob
from fathoms.server.store.store import Store

log = logging.getLogger(__name__)

EarlyEnd = Literal["stopped", "failed"]

PROGRESS_INTERVAL = 2.0  # seconds after which others are told again how far a job is
REMOTE_STOP_TIMEOUT = 5.0  # seconds for another server to end what we want to be ended


class Job(ABC):
    """Something that is waiting, or being done by a worker."""

    def __init__(self, owner: str, command: Sequence[str]) -> None:
        self.owner = owner  # who asked for it
        self.worker = JobProcess(command)
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
    def ended(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        """Remember how it ended."""

    @abstractmethod
    async def work(self) -> None:
        """Do it."""

    @abstractmethod
    async def keep(self) -> None:
        """Keep what came out."""

    @abstractmethod
    def told(self, place: int) -> dict[str, Any]:
        """How far it is, for other servers."""

    def halt(self, state: EarlyEnd, key: str, **args: str | int | float) -> None:
        """End it; what is known stays."""
        if self.going:
            self.ended(state, key, args)
            self.worker.end()


J = TypeVar("J", bound=Job)


class JobQueue(Generic[J]):
    """The jobs that wait, in the order in which they were asked for, and the one that is done."""

    def __init__(self, what: str, seconds: float, store: Store, keeping: Membership) -> None:
        self._what = what  # its messages are called so: "lab-crashed"
        self._seconds = seconds
        self._store, self._keeping = store, keeping
        self.jobs: dict[str, J] = {}
        self._work: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None

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
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    # Other servers

    async def elsewhere(self, name: str) -> KeptJob | None:
        """A job that another server has."""
        return await asyncio.to_thread(jobs.find, self._store, self._keeping.id, self._what, name)

    async def works_for(self, owner: str) -> bool:
        """Is there a job of this person, at any server?"""
        if any(job.owner == owner for job in self.going()):
            return True
        return await asyncio.to_thread(jobs.has_one, self._store, self._keeping.id, self._what, owner)

    async def tell(self, name: str) -> None:
        """Tell the other servers how far a job is, and end it if someone has asked one of them for that."""
        job = self.jobs[name]
        kept = KeptJob(job.owner, job.told(self.place(name)))
        await self._keeping.be_there()
        if await asyncio.to_thread(jobs.put, self._store, self._keeping.id, self._what, name, kept):
            if name in self.jobs:
                await self.stop(name)
            else:
                await self._forget(name)

    async def stop_elsewhere(self, name: str) -> None:
        """Have another server end a job."""
        await asyncio.to_thread(jobs.wish_end, self._store, self._what, name)
        end = asyncio.get_running_loop().time() + REMOTE_STOP_TIMEOUT
        while asyncio.get_running_loop().time() < end and await self.elsewhere(name):
            await asyncio.sleep(0.1)

    async def _tell_all(self) -> None:
        self._keeping.working += 1
        try:
            while self.jobs:
                await asyncio.sleep(PROGRESS_INTERVAL)
                for name in [name for name, job in self.jobs.items() if job.going and job.ready]:
                    await self._try_to_tell(name)
        finally:
            self._keeping.working -= 1

    async def _try_to_tell(self, name: str) -> None:
        try:
            if name in self.jobs:
                await self.tell(name)
        except Exception as error:
            report_error(log, f"how far a job of the {self._what} line is could not be told", error)

    async def _forget(self, name: str) -> None:
        await asyncio.to_thread(jobs.drop, self._store, self._keeping.id, self._what, name)

    # Ending

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
        for task in (self._work, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _do_all(self) -> None:
        while (found := self._next()) is not None:
            name, job = found
            enough = partial(job.halt, "stopped", f"{self._what}-time-up", seconds=self._seconds)
            late = asyncio.get_running_loop().call_later(self._seconds, enough)
            try:
                await job.work()
            except Exception as error:
                report_error(log, f"a job of the {self._what} line failed", error)
                job.halt("failed", f"{self._what}-crashed")
            finally:
                late.cancel()
            await self._keep(name, job)

    def _next(self) -> tuple[str, J] | None:
        return next(((name, job) for name, job in self.jobs.items() if job.going and job.ready), None)

    async def _keep(self, name: str, job: J) -> None:
        try:
            await job.keep()
            await self._forget(name)
        except Exception as error:
            report_error(log, f"what came of a job of the {self._what} line could not be kept", error)
        self.jobs.pop(name, None)
        job.over.set()
