"""What a study says, in the reader's language: reports, written from the figures that the server has of it."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import orjson

from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, Difference
from fathoms.lab.report.comparison_report import comparison_report
from fathoms.lab.report.html import page_html
from fathoms.lab.report.model import LabReport
from fathoms.lab.report.study_report import study_report
from fathoms.server.wire import study_messages
from fathoms.words import speaking

MOST = 16  # reports that are stored
LASTING = 3.0  # seconds that one lasts while games are played, though figures change more often


@dataclass(frozen=True)
class WrittenReport:
    """A report as JSON, and the figures it was written from."""

    version: tuple[str, int, int]
    written: float  # when
    body: bytes


class ReportWriter:
    """Writes reports, each only once for the same figures and language."""

    def __init__(self) -> None:
        self._reports: OrderedDict[tuple[str, str], WrittenReport] = OrderedDict()
        self._turn = asyncio.Lock()

    async def json(self, report: study_messages.Report) -> bytes:
        """The report of a study as JSON, in the language that is spoken."""
        key, version = (report.id, speaking()), (report.state, report.played, len(report.differences))
        async with self._turn:
            stored = self._reports.get(key)
            if stored and (stored.version == version or (report.state == "playing" and not_old(stored))):
                self._reports.move_to_end(key)
                return stored.body
            body = await asyncio.to_thread(lambda: orjson.dumps(lab_report(report)))
            self._reports[key] = WrittenReport(version, time.monotonic(), body)
            while len(self._reports) > MOST:
                self._reports.popitem(last=False)
            return body

    async def page(self, report: study_messages.Report) -> str:
        """The report as a page to take home."""
        async with self._turn:
            return await asyncio.to_thread(lambda: page_html(lab_report(report)))


def not_old(stored: WrittenReport) -> bool:
    return time.monotonic() < stored.written + LASTING


def lab_report(report: study_messages.Report) -> LabReport:
    """The report of a study, or of a comparison of which perhaps not everything is known yet."""
    asked = report.asked
    one = read_study(report.one) if report.one else unplayed_study(asked, asked.options, asked.house)
    if asked.against is None:
        return study_report(one)
    other = read_study(report.other) if report.other else unplayed_study(asked, asked.against, asked.against_house)
    differences = tuple(Difference(**each.model_dump(exclude={"real"})) for each in report.differences)
    return comparison_report(Comparison(one, other, differences), waiting=report.state != "done")


def unplayed_study(
    asked: study_messages.StudyRequest, options: study_messages.Options, house: study_messages.TuningValues
) -> Study:
    """A study of which nothing is known yet."""
    return Study(asked.game, asked.players, options, house, tuple(asked.bots), asked.games, asked.seed, ())


def read_study(found: study_messages.Findings) -> Study:
    values: dict[str, Any] = {name: value for name, value in found.model_dump().items() if value is not None}
    return Study.from_dict(values)
