"""Reports as pages and as data: complete, alone in the world, and readable without scripts."""

import json
import re
from collections.abc import Callable
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.compare import compare
from fathoms.lab.report import html
from fathoms.lab.report.html import page_html, report_of, summary_html
from fathoms.lab.report.model import LabReport
from fathoms.lab.results import Results
from fathoms.lab.sweep import Sweep
from fathoms.words import LANGUAGES, set_language
from tests.cli.conftest import (
    Command,
    fathoms,  # noqa: F401
)
from tests.lab.conftest import harbour

pytestmark = pytest.mark.usefixtures("toy")
DATA = re.compile(r'<script type="application/json" id="report">(.*?)</script>', re.DOTALL)


def study() -> Results:
    return harbour()


def comparison() -> Results:
    return compare(harbour(), harbour(5, options={"form": "alone", "wide": True}))


def sweep() -> Results:
    return Sweep("wide", ("no", "yes"), (harbour(), harbour(5, options={"form": "alone", "wide": True})))


@pytest.fixture(params=[study, comparison, sweep], ids=lambda make: make.__name__)
def results(request: pytest.FixtureRequest) -> Results:
    make: Callable[[], Results] = request.param
    return make()


def test_a_page_holds_the_whole_report_as_data(results: Results, template: Path) -> None:
    page = results.to_html()
    found = DATA.search(page)
    assert found
    report = report_of(results)
    assert json.loads(found[1]) == json.loads(json.dumps(asdict(report)))
    assert f"<title>{report.title}</title>" in page
    assert "{{" not in page


def test_data_cannot_end_its_script(template: Path) -> None:
    report = LabReport(**{**vars(report_of(study())), "answer": ["</script><script>alert(1)</script>"]})
    page = page_html(report)
    assert "<script>alert" not in page
    found = DATA.search(page)
    assert found
    assert json.loads(found[1])["answer"] == report.answer


def test_words_of_a_report_are_no_places_of_the_page(template: Path) -> None:
    """Options can hold any text."""
    report = LabReport(**{**vars(report_of(study())), "title": "{{report}}", "answer": ["{{report}}"]})
    page = page_html(report)
    assert "<title>{{report}}</title>" in page
    assert "<p>{{report}}</p>" in page
    written = DATA.search(page)
    assert written
    assert json.loads(written[1])["title"] == report.title


def test_a_page_can_be_read_without_scripts(results: Results, template: Path) -> None:
    assert summary_html(report_of(results)) in results.to_html()


def test_tags_are_closed(results: Results) -> None:
    open_tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            open_tags.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

    Reader().feed(results._repr_html_())
    assert open_tags == []


def test_every_mark_has_a_row_as_wide_as_its_table(results: Results) -> None:
    for chapter in report_of(results).chapters:
        for plot in chapter.plots:
            assert plot.marks
            assert {len(mark.cells) + 1 for mark in plot.marks} == {len(plot.columns)}, plot.id
        for table in chapter.tables:
            assert {len(row) for row in table.rows} == {len(table.head)}


def test_what_is_drawn_lies_within_the_axes(results: Results) -> None:
    for chapter in report_of(results).chapters:
        for plot in chapter.plots:
            scale = plot.vertical or plot.axis
            if plot.kind not in ("board", "reliability"):  # the toy's intervals reach out of 0 to 1
                for mark in (each for each in plot.marks if each.is_drawn):
                    ends = [mark.quantity.value, mark.quantity.low, mark.quantity.high]
                    assert all(scale.low <= end <= scale.high for end in ends if end is not None)
            assert all(scale.low <= tick.at <= scale.high for tick in scale.ticks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_in_the_language_that_is_spoken(results: Results, language: str) -> None:
    set_language(language)
    try:
        report = report_of(results)
    finally:
        set_language("en")
    assert report.language == language
    english = report_of(results)
    assert (report.labels == english.labels) == (language == "en")
    values = [mark.quantity.value for chapter in report.chapters for plot in chapter.plots for mark in plot.marks]
    assert values == [
        mark.quantity.value for chapter in english.chapters for plot in chapter.plots for mark in plot.marks
    ]


def test_without_the_client_a_page_is_refused_before_anything_is_played(
    fathoms: Command,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(html, "TEMPLATE", tmp_path / "none.html")
    monkeypatch.setattr("fathoms.lab.run.study_run.count_games", lambda *args: pytest.fail("this was played"))
    answer = fathoms("study", "poo_divers", "--html", str(tmp_path / "page.html"))
    assert answer.code == 2
    assert "make client" in answer.err
    with pytest.raises(Refusal, match="make client"):
        harbour().to_html()


@pytest.mark.parametrize("variant", ["", "--against layout=heart", "--sweep players=2,3"])
def test_the_command_writes_a_page(fathoms: Command, tmp_path: Path, template: Path, variant: str) -> None:  # noqa: F811
    file = tmp_path / "page.html"
    words = ["study", "poo_divers", "--games", "80", "--measures", "wins,length", *variant.split(), "--html", str(file)]
    assert fathoms(*words).code == 0
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Tokyo Poo Divers" in page
    assert DATA.search(page)
