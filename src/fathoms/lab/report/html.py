"""Reports as HTML: a summary for notebooks, and a page of its own, which draws itself and needs nothing else."""

import json
import re
from collections.abc import Iterable
from dataclasses import asdict
from html import escape
from pathlib import Path

from fathoms.core.refusal import Refusal
from fathoms.lab.compare import Comparison
from fathoms.lab.report.comparison_report import comparison_report
from fathoms.lab.report.model import LabReport
from fathoms.lab.report.study_report import study_report
from fathoms.lab.report.sweep_report import sweep_report
from fathoms.lab.report.text import TextTable, text_chapters
from fathoms.lab.results import Results
from fathoms.lab.studies import Study
from fathoms.lab.sweep import Sweep

# The client's part of the page, built by `make client`: it draws the report that is put into it.
TEMPLATE = Path(__file__).resolve().parents[2] / "server" / "page" / "report.html"
PLACE = re.compile(r"\{\{(language|title|summary|report)\}\}")  # where something of the report belongs


def report_of(results: Results) -> LabReport:
    """The report of a study, a comparison or a range."""
    match results:
        case Study():
            return study_report(results)
        case Comparison():
            return comparison_report(results)
        case Sweep():
            return sweep_report(results)
    raise TypeError(f"there is no report of a {type(results).__name__}")


def write_page(results: Results) -> str:
    """The report of results as a page of its own, with plots."""
    return page_html(report_of(results))


def write_summary(results: Results) -> str:
    """The report of results as a notebook shows it: sentences and tables."""
    return summary_html(report_of(results))


def check_template() -> None:
    """Refuse to write pages where the client was not built."""
    if not TEMPLATE.is_file():
        raise Refusal("lab-no-plots")


def page_html(report: LabReport) -> str:
    """A page of its own: the client's bundle with the report in it, and a summary for readers without scripts."""
    check_template()
    data = json.dumps(asdict(report), ensure_ascii=False).replace("<", "\\u003c")  # it stands in a script element
    texts = {
        "language": escape(report.language),
        "title": escape(report.title),
        "summary": summary_html(report),
        "report": data,
    }
    return PLACE.sub(lambda place: texts[place[1]], TEMPLATE.read_text(encoding="utf-8"))


def summary_html(report: LabReport) -> str:
    """Sentences and tables, without plots."""
    body = "".join(
        f"<h4>{escape(chapter.title)}</h4>{paragraphs(chapter.sentences)}{''.join(map(table_html, chapter.tables))}"
        for chapter in text_chapters(report)
    )
    return f"<div>{paragraphs(report.setup)}{paragraphs(report.answer)}{body}</div>"


def paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def table_html(table: TextTable) -> str:
    """A table whose first column names the rows."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in table.head)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for name, *cells in table.rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
