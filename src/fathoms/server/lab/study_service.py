"""The lab of a server: takes requests for studies, runs them one after the other, and stores what came out."""

import asyncio
import secrets
import sys
from contextlib import aclosing
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.lab.compare import compare
from fathoms.lab.studies import Study
from fathoms.server.cluster.membership import Membership
from fathoms.server.jobs.job_queue import EarlyEnd, Job, JobQueue
from fathoms.server.lab import study_requests
from fathoms.server.lab.report_writer import ReportWriter
from fathoms.server.settings import Settings
from fathoms.server.store import study_store
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import ID_LETTERS
from fathoms.server.store.study_store import StoredStudy
from fathoms.server.wire import WireModel, study_messages

COMMAND = (sys.executable, "-m", "fathoms.lab.run.study_worker")


class StudyJob(Job):
    """A study that is waiting or running."""

    def __init__(self, owner: str, report: study_messages.Report, store: Store) -> None:
        super().__init__(owner, COMMAND)
        self.report = report
        self.is_ready = False  # until it is stored
        self._store = store

    @property
    def is_waiting(self) -> bool:
        return self.report.state == "waiting"

    @property
    def is_active(self) -> bool:
        return self.report.state in ("waiting", "playing")

    def record_end(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        self.report.state = state
        self.report.reason = study_messages.Reason(key=key, args=args)

    def stored_study(self) -> StoredStudy:
        # A study that is not over is stored as waiting: if no server knows of it any more, it is lost.
        state = "waiting" if self.is_active else self.report.state
        return StoredStudy(self.report.id, self.owner, state, self.report.model_dump(mode="json"))

    def progress_report(self, position: int) -> dict[str, Any]:
        return self.report.model_copy(update={"place": position}).model_dump(mode="json")

    async def save_result(self) -> None:
        await asyncio.to_thread(study_store.update_study, self._store, self.stored_study())

    async def run(self) -> None:
        request = self.report.asked
        self.report.state = "playing"
        raw_studies: list[dict[str, Any]] = []
        variants = (("one", request.options, request.house), ("other", request.against, request.against_house))
        for part, options, house in variants:
            if options is None or not self.is_active:
                break
            try:
                self.report.preparing = True
                raw_study = await self._run_variant(part, {"options": options, "house": house})
            finally:
                self.report.preparing = False
            if raw_study is not None:
                raw_studies.append(raw_study)
        if len(raw_studies) == 2:
            self.report.differences = await asyncio.to_thread(compare_variants, *raw_studies)
        if self.is_active:
            self.report.state = "done"

    async def _run_variant(self, part: str, variant: dict[str, Any]) -> dict[str, Any] | None:
        """Run one of the variants; its result if it came to its end, else None."""
        request, games_before = self.report.asked, self.report.played
        wire_request = request.model_dump(exclude={"against", "against_house"}) | {**variant, "forget": True}
        async with aclosing(self.process.run(wire_request)) as lines:
            async for line in lines:
                if "refused" in line:
                    self.end_early("failed", line["refused"]["key"], **line["refused"]["args"])
                    return None
                self.report.preparing = False
                raw_study: dict[str, Any] | None = line.get("done") or line["study"]
                if raw_study is not None:
                    setattr(self.report, part, parse_findings(raw_study))
                    self.report.played = games_before + raw_study["games"]
                if "done" in line:
                    return raw_study
        self.end_early("failed", "lab-crashed")
        return None


class StudyService:
    """Takes requests for studies, queues and runs them, and stores their reports."""

    def __init__(self, store: Store, settings: Settings, membership: Membership) -> None:
        self.is_open = settings.lab
        self.limits = settings.limits
        self.reports = ReportWriter()
        self._store = store
        self._queue: JobQueue[StudyJob] = JobQueue("lab", settings.limits.study_seconds, store, membership)

    # Requests

    async def request_study(self, player_id: str, request: study_messages.NewStudy) -> study_messages.Report:
        """Put a study into the queue."""
        if not self.is_open:
            raise Refusal("lab-off")
        full_request = await asyncio.to_thread(study_requests.validate_study, request, self.limits.study_games)
        if await self._queue.has_job_of(player_id):
            raise Refusal("lab-busy")
        active_jobs = self._queue.active_jobs()
        if any(job.owner == player_id for job in active_jobs):  # requested meanwhile
            raise Refusal("lab-busy")
        if len(active_jobs) > self.limits.studies_waiting:
            raise Refusal("lab-line-full", most=self.limits.studies_waiting)
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(12))
        job = self._queue.jobs[name] = StudyJob(player_id, study_requests.new_report(name, full_request), self._store)
        try:
            await asyncio.to_thread(study_store.create_study, self._store, job.stored_study(), self.limits.studies_kept)
            await self._queue.publish_progress(name)  # before anyone can ask another server
        except BaseException:
            del self._queue.jobs[name]
            raise
        job.is_ready = True
        self._queue.start()
        return self._report_for_reader(job.report, job.owner, player_id)

    # Reports

    async def report_for(self, study: str, player_id: str) -> study_messages.Report:
        """The report of a study, for anyone who knows its id."""
        job = self._queue.jobs.get(study)
        if job is not None:
            return self._report_for_reader(job.report, job.owner, player_id)
        stored_study = await asyncio.to_thread(study_store.find_study, self._store, study)
        if stored_study is None:
            raise Refusal("lab-unknown")
        return (await self._current_report(stored_study)).model_copy(update={"mine": stored_study.owner == player_id})

    async def _current_report(self, stored_study: StoredStudy) -> study_messages.Report:
        """The report of a study that this server does not run: as stored, or as far as another server has come."""
        remote_job = await self._queue.find_elsewhere(stored_study.id) if stored_study.state == "waiting" else None
        return (
            read_report(stored_study) if remote_job is None else study_messages.Report.model_validate(remote_job.report)
        )

    async def studies_of(self, player_id: str) -> list[study_messages.StudyLine]:
        """A player's own studies, the newest first."""
        stored_studies = await asyncio.to_thread(study_store.studies_of, self._store, player_id)
        reports = [
            job.report if (job := self._queue.jobs.get(each.id)) else await self._current_report(each)
            for each in stored_studies
        ]
        return [study_line(report) for report in reports]

    def _report_for_reader(self, report: study_messages.Report, owner: str, player_id: str) -> study_messages.Report:
        return report.model_copy(update={"mine": owner == player_id, "place": self._queue.position(report.id)})

    # Stopping

    async def stop(self, study: str, player_id: str) -> study_messages.Report:
        """Stop one of a player's own studies; what is known stays."""
        job = self._queue.jobs.get(study)
        if job is None:
            report = await self.report_for(study, player_id)
            if not report.mine:
                raise Refusal("lab-not-yours")
            if report.state not in ("waiting", "playing"):
                return report
            await self._queue.stop_elsewhere(study)
            return await self.report_for(study, player_id)
        if job.owner != player_id:
            raise Refusal("lab-not-yours")
        await self._queue.stop(study)
        return self._report_for_reader(job.report, job.owner, player_id)

    async def close(self) -> None:
        """Stop whatever runs: its result is lost."""
        await self._queue.close()


def compare_variants(one: dict[str, Any], other: dict[str, Any]) -> list[study_messages.Difference]:
    """The differences between two variants, from the complete results of both."""
    differences = compare(Study.from_dict(one), Study.from_dict(other)).to_dict()["differences"]
    return [study_messages.Difference(**each) for each in differences]


def parse_findings(raw_study: dict[str, Any]) -> study_messages.Findings:
    """A study without what only comparisons need."""
    figures = [known_fields(each, study_messages.MeasuredFigure) for each in raw_study["measures"]]
    return study_messages.Findings(**{**known_fields(raw_study, study_messages.Findings), "measures": figures})


def known_fields(fields: dict[str, Any], model: type[WireModel]) -> dict[str, Any]:
    """The fields of a result that a message model has."""
    return {name: value for name, value in fields.items() if name in model.model_fields}


def read_report(stored_study: StoredStudy) -> study_messages.Report:
    report = study_messages.Report.model_validate(stored_study.report)
    if stored_study.state == "waiting":
        return report.model_copy(update={"state": "failed", "reason": study_messages.Reason(key="lab-lost", args={})})
    return report


def study_line(report: study_messages.Report) -> study_messages.StudyLine:
    request = report.asked
    return study_messages.StudyLine(
        id=report.id,
        game=request.game,
        players=request.players,
        games=report.played,
        compared=request.against is not None,
        state=report.state,
    )
