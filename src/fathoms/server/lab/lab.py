"""The lab of a server: a line of studies, of which the first is played."""

import asyncio
import logging
import secrets
from contextlib import aclosing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study
from fathoms.lab.compare import compare
from fathoms.server.lab import asking, wire
from fathoms.server.lab.worker import Worker
from fathoms.server.settings import Settings
from fathoms.server.store import studies
from fathoms.server.store.kept import LETTERS
from fathoms.server.store.store import Store
from fathoms.server.store.studies import KeptStudy
from fathoms.server.trouble import report
from fathoms.server.wire import Shape

log = logging.getLogger(__name__)


@dataclass
class Job:
    """A study that is waiting, or being played."""

    owner: str
    report: wire.Report
    worker: Worker = field(default_factory=Worker)
    stored: bool = False  # only then can it be played
    over: asyncio.Event = field(default_factory=asyncio.Event)  # and what came out is kept

    @property
    def going(self) -> bool:
        return self.report.state in ("waiting", "playing")

    def halt(self, state: wire.State, key: str, **args: str | int | float) -> None:
        """End it; what is known stays."""
        if self.going:
            self.report.state = state
            self.report.reason = wire.Reason(key=key, args=args)
            self.worker.end()

    def kept(self) -> KeptStudy:
        # A study that is not over is found as waiting: a server that does not know it any more has lost it.
        state = "waiting" if self.going else self.report.state
        return KeptStudy(self.report.id, self.owner, state, self.report.model_dump(mode="json"))


class Lab:
    """Takes questions, has them played one after the other, and keeps what came out."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.on = settings.lab
        self.limits = settings.limits
        self._store = store
        self._jobs: dict[str, Job] = {}  # in the order in which they were asked for
        self._work: asyncio.Task[None] | None = None

    # Asking

    async def ask(self, who: str, wanted: wire.NewStudy) -> wire.Report:
        """Put a study into the line."""
        if not self.on:
            raise Refusal("lab-off")
        asked = await asyncio.to_thread(asking.check, wanted, self.limits.study_games)
        line = self._line()
        if any(job.owner == who for job in line):
            raise Refusal("lab-busy")
        if len(line) > self.limits.studies_waiting:
            raise Refusal("lab-line-full", most=self.limits.studies_waiting)
        name = "".join(secrets.choice(LETTERS) for _ in range(12))
        job = self._jobs[name] = Job(who, asking.new_report(name, asked))
        try:
            await asyncio.to_thread(studies.create, self._store, job.kept(), self.limits.studies_kept)
        except BaseException:
            del self._jobs[name]
            raise
        job.stored = True
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._play_all())
        return self._shown(job.report, job.owner, who)

    def _line(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.going]

    # Reading

    async def look(self, study: str, who: str) -> wire.Report:
        """A study, for anyone who knows it."""
        job = self._jobs.get(study)
        if job is not None:
            return self._shown(job.report, job.owner, who)
        kept = await asyncio.to_thread(studies.find, self._store, study)
        if kept is None:
            raise Refusal("lab-unknown")
        return self._shown(read(kept), kept.owner, who)

    async def studies_of(self, who: str) -> list[wire.StudyLine]:
        """Someone's own studies, the newest first."""
        kept = await asyncio.to_thread(studies.studies_of, self._store, who)
        reports = [job.report if (job := self._jobs.get(each.id)) else read(each) for each in kept]
        return [line_of(report) for report in reports]

    def _shown(self, report: wire.Report, owner: str, who: str) -> wire.Report:
        line = [job.report.id for job in self._line() if job.report.state == "waiting"]
        place = line.index(report.id) + 1 if report.id in line else 0
        return report.model_copy(update={"mine": owner == who, "place": place})

    # Stopping

    async def stop(self, study: str, who: str) -> wire.Report:
        """End a study of one's own; what is known stays."""
        job = self._jobs.get(study)
        if job is None:
            found = await self.look(study, who)
            if not found.mine:
                raise Refusal("lab-not-yours")
            return found
        if job.owner != who:
            raise Refusal("lab-not-yours")
        waiting = job.report.state == "waiting"
        job.halt("stopped", "lab-stopped")
        if waiting:
            await self._keep(job)
        await job.over.wait()
        return self._shown(job.report, job.owner, who)

    async def close(self) -> None:
        """End whatever is played: it is lost."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # Playing

    async def _play_all(self) -> None:
        while (job := next((job for job in self._line() if job.stored), None)) is not None:
            seconds = self.limits.study_seconds
            enough = partial(job.halt, "stopped", "lab-time-up", seconds=seconds)
            late = asyncio.get_running_loop().call_later(seconds, enough)
            try:
                await self._play(job)
            except Exception as error:
                report(log, "a study failed", error)
                job.halt("failed", "lab-crashed")
            finally:
                late.cancel()
            await self._keep(job)

    async def _play(self, job: Job) -> None:
        asked = job.report.asked
        job.report.state = "playing"
        told: list[dict[str, Any]] = []
        variants = (("one", asked.options, asked.house), ("other", asked.against, asked.against_house))
        for part, options, house in variants:
            if options is None or not job.going:
                break
            try:
                job.report.preparing = True
                found = await self._play_variant(job, part, {"options": options, "house": house})
            finally:
                job.report.preparing = False
            if found is not None:
                told.append(found)
        if len(told) == 2:
            job.report.differences = await asyncio.to_thread(differences, *told)
        if job.going:
            job.report.state = "done"

    async def _play_variant(self, job: Job, part: str, variant: dict[str, Any]) -> dict[str, Any] | None:
        """Play one of the variants; everything about it if it came to its end."""
        asked, before = job.report.asked, job.report.played
        wish = asked.model_dump(exclude={"against", "against_house"}) | variant
        async with aclosing(job.worker.play(wish)) as lines:
            async for line in lines:
                if "refused" in line:
                    job.halt("failed", line["refused"]["key"], **line["refused"]["args"])
                    return None
                job.report.preparing = False
                found: dict[str, Any] | None = line.get("done") or line["study"]
                if found is not None:
                    setattr(job.report, part, findings(found))
                    job.report.played = before + found["games"]
                if "done" in line:
                    return found
        job.halt("failed", "lab-crashed")
        return None

    async def _keep(self, job: Job) -> None:
        try:
            await asyncio.to_thread(studies.keep, self._store, job.kept())
        except Exception as error:
            report(log, "a study could not be kept", error)
        self._jobs.pop(job.report.id, None)
        job.over.set()


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[wire.Difference]:
    """What the second variant changes, from what the worker tells of both."""
    found = compare(Study.from_dict(one), Study.from_dict(other)).to_dict()["differences"]
    return [wire.Difference(**each) for each in found]


def findings(told: dict[str, Any]) -> wire.Findings:
    """A study as the worker tells it, without what only comparisons need."""
    figures = [known(each, wire.MeasuredFigure) for each in told["measures"]]
    return wire.Findings(**{**known(told, wire.Findings), "measures": figures})


def known(told: dict[str, Any], shape: type[Shape]) -> dict[str, Any]:
    """The part of it that a message has room for."""
    return {name: value for name, value in told.items() if name in shape.model_fields}


def read(kept: KeptStudy) -> wire.Report:
    found = wire.Report.model_validate(kept.report)
    if kept.state == "waiting":
        return found.model_copy(update={"state": "failed", "reason": wire.Reason(key="lab-lost", args={})})
    return found


def line_of(report: wire.Report) -> wire.StudyLine:
    asked = report.asked
    return wire.StudyLine(
        id=report.id,
        game=asked.game,
        players=asked.players,
        games=report.played,
        compared=asked.against is not None,
        state=report.state,
    )
