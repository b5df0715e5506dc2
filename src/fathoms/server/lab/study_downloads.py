"""Studies as files: JSON for programs, CSV for spreadsheets. `report_writer` writes pages to read."""

import csv
import io
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.server.wire import study_messages

COLUMNS = ("study", "name", "of", "value", "low", "high", "unit", "games", "doubt")


def report_json(report: study_messages.Report) -> dict[str, Any]:
    """A study or a comparison as `fathoms study --json` writes it."""
    findings = first_findings(report)
    if report.other is None:
        return findings.model_dump()
    differences = [each.model_dump() for each in report.differences]
    return {"one": findings.model_dump(), "other": report.other.model_dump(), "differences": differences}


def report_csv(report: study_messages.Report) -> str:
    """A CSV row for each figure of both variants, and for each difference."""
    rows: list[dict[str, Any]] = []
    for study, findings in (("one", first_findings(report)), ("other", report.other)):
        rows += [{"study": study, **each.model_dump()} for each in (findings.measures if findings else [])]
    rows += [{"study": "difference", **each.model_dump()} for each in report.differences]
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def first_findings(report: study_messages.Report) -> study_messages.Findings:
    if report.one is None:
        raise Refusal("lab-not-finished")
    return report.one
