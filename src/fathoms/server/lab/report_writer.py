"""Writes the reports of studies in the reader's language, from their stored figures, and caches them."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import orjson

from fathoms.lab.compare import Comparison, Difference
from fathoms.lab.report.comparison_report import comparison_report
from fathoms.lab.report.html import page_html
from fathoms.lab.report.model import LabReport
from fathoms.lab.report.study_report import study_report
from fathoms.lab.studies import Study
from fathoms.server.wire import study_messages
from fathoms.words import current_language

MAX_REPORTS = 16  # in the cache
MAX_AGE = 3.0  # seconds a report is shown again while games are played, though figures change more often


@dataclass(frozen=True)
class WrittenReport:
    """A report as JSON, and the figures it was written from."""

    version: tuple[str, int, int]
    written_at: float  # by the monotonic clock
    json_bytes: bytes


class ReportWriter:
    """Writes reports, each only once for the same figures and language."""

    def __init__(self) -> None:
        self._reports: OrderedDict[tuple[str, str], WrittenReport] = OrderedDict()
        self._lock = asyncio.Lock()

    async def json(self, report: study_messages.Report) -> bytes:
        """The report of a study as JSON, in the reader's language."""
        key, version = (report.id, current_language()), (report.state, report.played, len(report.differences))
        async with self._lock:
            cached_report = self._reports.get(key)
            if cached_report and (
                cached_report.version == version or (report.state == "playing" and is_recent(cached_report))
            ):
                self._reports.move_to_end(key)
                return cached_report.json_bytes
            json_bytes = await asyncio.to_thread(lambda: orjson.dumps(lab_report(report)))
            self._reports[key] = WrittenReport(version, time.monotonic(), json_bytes)
            while len(self._reports) > MAX_REPORTS:
                self._reports.popitem(last=False)
            return json_bytes

    async def page(self, report: study_messages.Report) -> str:
        """The report of a study as an HTML page to download."""
        async with self._lock:
            return await asyncio.to_thread(lambda: page_html(lab_report(report)))


def is_recent(cached_report: WrittenReport) -> bool:
    return time.monotonic() < cached_report.written_at + MAX_AGE


def lab_report(report: study_messages.Report) -> LabReport:
    """The report of a study, or of a comparison that may not be complete yet."""
    request = report.asked
    one = read_study(report.one) if report.one else unplayed_study(request, request.options, request.house)
    if request.against is None:
        return study_report(one)
    other = (
        read_study(report.other) if report.other else unplayed_study(request, request.against, request.against_house)
    )
    differences = tuple(Difference(**each.model_dump(exclude={"real"})) for each in report.differences)
    return comparison_report(Comparison(one, other, differences), waiting=report.state != "done")


def unplayed_study(
    request: study_messages.StudyRequest, options: study_messages.Options, house: study_messages.TuningValues
) -> Study:
    """A study without any figures yet."""
    return Study(request.game, request.players, options, house, tuple(request.bots), request.games, request.seed, ())


def read_study(findings: study_messages.Findings) -> Study:
    values: dict[str, Any] = {name: value for name, value in findings.model_dump().items() if value is not None}
    return Study.from_dict(values)
