"""A queue of jobs that visitors request, such as studies or reviews: one runs at a time, each for a limited time.

Their progress is stored again and again for other servers, since a visitor may ask any of them.
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
from fathoms.server.store import job_store
from fathoms.server.store.job_store import StoredJob
from fathoms.server.store.store import Store

log = logging.getLogger(__name__)

EarlyEnd = Literal["stopped", "failed"]

PROGRESS_INTERVAL = 2.0  # seconds between two stores of a job's progress
REMOTE_STOP_TIMEOUT = 5.0  # seconds for another server to stop a job that we want stopped


class Job(ABC):
    """A job that is waiting or running."""

    def __init__(self, owner: str, command: Sequence[str]) -> None:
        self.owner = owner  # the player who requested it
        self.process = JobProcess(command)
        self.is_ready = True  # may it start?
        self.saved_event = asyncio.Event()  # set when it is over, and its result is stored

    @property
    @abstractmethod
    def is_waiting(self) -> bool: ...

    @property
    @abstractmethod
    def is_active(self) -> bool:
        """Is it waiting or running?"""

    @abstractmethod
    def record_end(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        """Record how it ended."""

    @abstractmethod
    async def run(self) -> None:
        """Run it to its end."""

    @abstractmethod
    async def save_result(self) -> None:
        """Store the result."""

    @abstractmethod
    def progress_report(self, position: int) -> dict[str, Any]:
        """Its progress, for other servers."""

    def end_early(self, state: EarlyEnd, key: str, **args: str | int | float) -> None:
        """End it; what is known stays."""
        if self.is_active:
            self.record_end(state, key, args)
            self.process.kill()


J = TypeVar("J", bound=Job)


class JobQueue(Generic[J]):
    """The jobs that wait, in the order of their requests, and the one that runs."""

    def __init__(self, kind: str, seconds: float, store: Store, membership: Membership) -> None:
        self._kind = kind  # "lab" or "review": its message keys begin so ("lab-crashed")
        self._seconds = seconds
        self._store, self._membership = store, membership
        self.jobs: dict[str, J] = {}
        self._runner: asyncio.Task[None] | None = None
        self._publisher: asyncio.Task[None] | None = None

    def active_jobs(self) -> list[J]:
        return [job for job in self.jobs.values() if job.is_active]

    def position(self, name: str) -> int:
        """A waiting job's position in the queue, from 1; 0 if it does not wait."""
        waiting_names = [each for each, job in self.jobs.items() if job.is_waiting]
        return waiting_names.index(name) + 1 if name in waiting_names else 0

    def start(self) -> None:
        """Start running jobs and storing their progress, unless that is under way."""
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run_all())
        if self._publisher is None or self._publisher.done():
            self._publisher = asyncio.create_task(self._publish_all())

    # Other servers

    async def find_elsewhere(self, name: str) -> StoredJob | None:
        """A job that another server has; None if there is none."""
        return await asyncio.to_thread(job_store.find_job, self._store, self._membership.id, self._kind, name)

    async def has_job_of(self, owner: str) -> bool:
        """Does this player have a job, at any server?"""
        if any(job.owner == owner for job in self.active_jobs()):
            return True
        return await asyncio.to_thread(job_store.has_job, self._store, self._membership.id, self._kind, owner)

    async def publish_progress(self, name: str) -> None:
        """Store a job's progress for the other servers, and stop the job if one of them was asked to."""
        job = self.jobs[name]
        stored_job = StoredJob(job.owner, job.progress_report(self.position(name)))
        await self._membership.ensure_lease()
        if await asyncio.to_thread(
            job_store.store_progress, self._store, self._membership.id, self._kind, name, stored_job
        ):
            if name in self.jobs:
                await self.stop(name)
            else:
                await self._drop_progress(name)

    async def stop_elsewhere(self, name: str) -> None:
        """Have another server stop a job."""
        await asyncio.to_thread(job_store.request_stop, self._store, self._kind, name)
        deadline = asyncio.get_running_loop().time() + REMOTE_STOP_TIMEOUT
        while asyncio.get_running_loop().time() < deadline and await self.find_elsewhere(name):
            await asyncio.sleep(0.1)

    async def _publish_all(self) -> None:
        self._membership.busy_job_queues += 1
        try:
            while self.jobs:
                await asyncio.sleep(PROGRESS_INTERVAL)
                for name in [name for name, job in self.jobs.items() if job.is_active and job.is_ready]:
                    await self._try_to_publish(name)
        finally:
            self._membership.busy_job_queues -= 1

    async def _try_to_publish(self, name: str) -> None:
        try:
            if name in self.jobs:
                await self.publish_progress(name)
        except Exception as error:
            report_error(log, f"how far a job of the {self._kind} line is could not be told", error)

    async def _drop_progress(self, name: str) -> None:
        await asyncio.to_thread(job_store.delete_job, self._store, self._membership.id, self._kind, name)

    # Stopping

    async def stop(self, name: str) -> J:
        """Stop a job early; what is known stays."""
        job = self.jobs[name]
        was_waiting = job.is_waiting
        job.end_early("stopped", f"{self._kind}-stopped")
        if was_waiting:
            await self._save_result(name, job)
        await job.saved_event.wait()
        return job

    async def close(self) -> None:
        """Stop whatever runs: its result is lost."""
        for task in (self._runner, self._publisher):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _run_all(self) -> None:
        while (next_job := self._next_job()) is not None:
            name, job = next_job
            stop_late_job = partial(job.end_early, "stopped", f"{self._kind}-time-up", seconds=self._seconds)
            timer = asyncio.get_running_loop().call_later(self._seconds, stop_late_job)
            try:
                await job.run()
            except Exception as error:
                report_error(log, f"a job of the {self._kind} line failed", error)
                job.end_early("failed", f"{self._kind}-crashed")
            finally:
                timer.cancel()
            await self._save_result(name, job)

    def _next_job(self) -> tuple[str, J] | None:
        return next(((name, job) for name, job in self.jobs.items() if job.is_active and job.is_ready), None)

    async def _save_result(self, name: str, job: J) -> None:
        try:
            await job.save_result()
            await self._drop_progress(name)
        except Exception as error:
            report_error(log, f"what came of a job of the {self._kind} line could not be kept", error)
        self.jobs.pop(name, None)
        job.saved_event.set()
