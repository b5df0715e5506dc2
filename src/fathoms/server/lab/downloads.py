"""A study as a file: for programs, for a spreadsheet, and as a page to read."""

import csv
import io
from html import escape
from importlib import import_module
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.server.lab import wire
from fathoms.words import say

COLUMNS = ("study", "name", "of", "value", "low", "high", "unit", "games", "doubt")


def as_json(report: wire.Report) -> dict[str, Any]:
    """A study, or a comparison, as `fathoms study --json` writes it."""
    one = known(report)
    if report.asked.against is None:
        return one.model_dump()
    return {
        "one": one.model_dump(),
        "other": report.other.model_dump() if report.other else None,
        "differences": [each.model_dump() for each in report.differences],
    }


def as_csv(report: wire.Report) -> str:
    """A row for each figure of both variants, and for each difference."""
    rows: list[dict[str, Any]] = []
    for study, found in (("one", known(report)), ("other", report.other)):
        rows += [{"study": study, **each.model_dump()} for each in (found.measures if found else [])]
    rows += [{"study": "difference", **each.model_dump()} for each in report.differences]
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def page_of(report: wire.Report) -> str:
    """A page that needs nothing else: with plots where they can be drawn, or with tables alone."""
    try:
        drawn = import_module("fathoms.lab.report_page").page_of
    except ImportError:
        return plain_page(report)
    return str(drawn(as_json(report)))


def plain_page(report: wire.Report) -> str:
    title = escape(say(f"{report.asked.game.replace('_', '-')}-title"))
    studies = [found for found in (known(report), report.other) if found]
    body = "".join(table_of(found) for found in studies)
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><h1>{title}</h1>{body}</html>\n"
    )


def table_of(found: wire.Findings) -> str:
    told = ", ".join(f"{name}: {value}" for name, value in found.options.items())
    rows = "".join(row_of(figure) for figure in found.measures)
    return f"<h2>{escape(told)}</h2><table>{rows}</table>"


def row_of(figure: wire.MeasuredFigure) -> str:
    numbers = [f"{number:.4g}" if number is not None else "" for number in (figure.value, figure.low, figure.high)]
    cells = [say(f"measure-{figure.name}"), figure.of or "", *numbers, say(f"unit-{figure.unit}")]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def known(report: wire.Report) -> wire.Findings:
    if report.one is None:
        raise Refusal("lab-not-finished")
    return report.one
