"""The lab of a server: a line of studies, of which the first is played."""

import asyncio
import secrets
import sys
from contextlib import aclosing
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study
from fathoms.lab.compare import compare
from fathoms.server.cluster.membership import Membership
from fathoms.server.jobs.job_queue import EarlyEnd, Job, JobQueue
from fathoms.server.lab import study_requests
from fathoms.server.lab.page_exporter import PageExporter
from fathoms.server.settings import Settings
from fathoms.server.store import studies
from fathoms.server.store.kept import LETTERS
from fathoms.server.store.store import Store
from fathoms.server.store.studies import KeptStudy
from fathoms.server.wire import Shape, study_messages

COMMAND = (sys.executable, "-m", "fathoms.lab.worker")


class StudyJob(Job):
    """A study that is waiting, or being played."""

    def __init__(self, owner: str, report: study_messages.Report, store: Store) -> None:
        super().__init__(owner, COMMAND)
        self.report = report
        self.ready = False  # only when it is stored can it be played
        self._store = store

    @property
    def waiting(self) -> bool:
        return self.report.state == "waiting"

    @property
    def going(self) -> bool:
        return self.report.state in ("waiting", "playing")

    def ended(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        self.report.state = state
        self.report.reason = study_messages.Reason(key=key, args=args)

    def kept(self) -> KeptStudy:
        # A study that is not over is found as waiting: a server that does not know it any more has lost it.
        state = "waiting" if self.going else self.report.state
        return KeptStudy(self.report.id, self.owner, state, self.report.model_dump(mode="json"))

    def told(self, place: int) -> dict[str, Any]:
        return self.report.model_copy(update={"place": place}).model_dump(mode="json")

    async def keep(self) -> None:
        await asyncio.to_thread(studies.keep, self._store, self.kept())

    async def work(self) -> None:
        asked = self.report.asked
        self.report.state = "playing"
        told: list[dict[str, Any]] = []
        variants = (("one", asked.options, asked.house), ("other", asked.against, asked.against_house))
        for part, options, house in variants:
            if options is None or not self.going:
                break
            try:
                self.report.preparing = True
                found = await self._play_variant(part, {"options": options, "house": house})
            finally:
                self.report.preparing = False
            if found is not None:
                told.append(found)
        if len(told) == 2:
            self.report.differences = await asyncio.to_thread(compare_variants, *told)
        if self.going:
            self.report.state = "done"

    async def _play_variant(self, part: str, variant: dict[str, Any]) -> dict[str, Any] | None:
        """Play one of the variants; everything about it if it came to its end."""
        asked, before = self.report.asked, self.report.played
        wish = asked.model_dump(exclude={"against", "against_house"}) | {**variant, "forget": True}
        async with aclosing(self.worker.play(wish)) as lines:
            async for line in lines:
                if "refused" in line:
                    self.halt("failed", line["refused"]["key"], **line["refused"]["args"])
                    return None
                self.report.preparing = False
                found: dict[str, Any] | None = line.get("done") or line["study"]
                if found is not None:
                    setattr(self.report, part, parse_findings(found))
                    self.report.played = before + found["games"]
                if "done" in line:
                    return found
        self.halt("failed", "lab-crashed")
        return None


class StudyService:
    """Takes questions, has them played one after the other, and keeps what came out."""

    def __init__(self, store: Store, settings: Settings, keeping: Membership) -> None:
        self.on = settings.lab
        self.limits = settings.limits
        self.pages = PageExporter(settings.limits.study_seconds)
        self._store = store
        self._line: JobQueue[StudyJob] = JobQueue("lab", settings.limits.study_seconds, store, keeping)

    # Asking

    async def ask(self, who: str, wanted: study_messages.NewStudy) -> study_messages.Report:
        """Put a study into the line."""
        if not self.on:
            raise Refusal("lab-off")
        asked = await asyncio.to_thread(study_requests.validate_study, wanted, self.limits.study_games)
        if await self._line.works_for(who):
            raise Refusal("lab-busy")
        line = self._line.going()
        if any(job.owner == who for job in line):  # asked for meanwhile
            raise Refusal("lab-busy")
        if len(line) > self.limits.studies_waiting:
            raise Refusal("lab-line-full", most=self.limits.studies_waiting)
        name = "".join(secrets.choice(LETTERS) for _ in range(12))
        job = self._line.jobs[name] = StudyJob(who, study_requests.new_report(name, asked), self._store)
        try:
            await asyncio.to_thread(studies.create, self._store, job.kept(), self.limits.studies_kept)
            await self._line.tell(name)  # before anyone can ask another server
        except BaseException:
            del self._line.jobs[name]
            raise
        job.ready = True
        self._line.begin()
        return self._shown(job.report, job.owner, who)

    # Reading

    async def look(self, study: str, who: str) -> study_messages.Report:
        """A study, for anyone who knows it."""
        job = self._line.jobs.get(study)
        if job is not None:
            return self._shown(job.report, job.owner, who)
        kept = await asyncio.to_thread(studies.find, self._store, study)
        if kept is None:
            raise Refusal("lab-unknown")
        return (await self._read(kept)).model_copy(update={"mine": kept.owner == who})

    async def _read(self, kept: KeptStudy) -> study_messages.Report:
        """A study that is not ours to play: as it is kept, or as far as another server is with it."""
        other = await self._line.elsewhere(kept.id) if kept.state == "waiting" else None
        return read_report(kept) if other is None else study_messages.Report.model_validate(other.report)

    async def studies_of(self, who: str) -> list[study_messages.StudyLine]:
        """Someone's own studies, the newest first."""
        kept = await asyncio.to_thread(studies.studies_of, self._store, who)
        reports = [job.report if (job := self._line.jobs.get(each.id)) else await self._read(each) for each in kept]
        return [study_line(report) for report in reports]

    def _shown(self, report: study_messages.Report, owner: str, who: str) -> study_messages.Report:
        return report.model_copy(update={"mine": owner == who, "place": self._line.place(report.id)})

    # Stopping

    async def stop(self, study: str, who: str) -> study_messages.Report:
        """End a study of one's own; what is known stays."""
        job = self._line.jobs.get(study)
        if job is None:
            found = await self.look(study, who)
            if not found.mine:
                raise Refusal("lab-not-yours")
            if found.state not in ("waiting", "playing"):
                return found
            await self._line.stop_elsewhere(study)
            return await self.look(study, who)
        if job.owner != who:
            raise Refusal("lab-not-yours")
        await self._line.stop(study)
        return self._shown(job.report, job.owner, who)

    async def close(self) -> None:
        """End whatever is played: it is lost."""
        await self._line.close()


def compare_variants(one: dict[str, Any], other: dict[str, Any]) -> list[study_messages.Difference]:
    """What the second variant changes, from what the worker tells of both."""
    found = compare(Study.from_dict(one), Study.from_dict(other)).to_dict()["compare_variants"]
    return [study_messages.Difference(**each) for each in found]


def parse_findings(told: dict[str, Any]) -> study_messages.Findings:
    """A study as the worker tells it, without what only comparisons need."""
    figures = [known_fields(each, study_messages.MeasuredFigure) for each in told["measures"]]
    return study_messages.Findings(**{**known_fields(told, study_messages.Findings), "measures": figures})


def known_fields(told: dict[str, Any], shape: type[Shape]) -> dict[str, Any]:
    """The part of it that a message has room for."""
    return {name: value for name, value in told.items() if name in shape.model_fields}


def read_report(kept: KeptStudy) -> study_messages.Report:
    found = study_messages.Report.model_validate(kept.report)
    if kept.state == "waiting":
        return found.model_copy(update={"state": "failed", "reason": study_messages.Reason(key="lab-lost", args={})})
    return found


def study_line(report: study_messages.Report) -> study_messages.StudyLine:
    asked = report.asked
    return study_messages.StudyLine(
        id=report.id,
        game=asked.game,
        players=asked.players,
        games=report.played,
        compared=asked.against is not None,
        state=report.state,
    )
