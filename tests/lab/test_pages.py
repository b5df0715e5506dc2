"""Pages with plots: complete, alone in the world, and readable without seeing them."""

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.compare import compare
from fathoms.lab.results import Results
from fathoms.lab.sweep import Sweep
from fathoms.lab.telling.drawing import BLUE, PAGE_COLOURS
from tests.cli.conftest import (
    Command,
    fathoms,  # noqa: F401
)
from tests.lab.conftest import harbour

pytestmark = pytest.mark.usefixtures("toy")
SVG = re.compile(r"<svg viewBox=.*?</svg>", re.DOTALL)


def all_pages() -> dict[str, Results]:
    one, other = harbour(), harbour(5, options={"form": "alone", "wide": True})
    return {
        "study": one,
        "comparison": compare(one, other),
        "sweep": Sweep("wide", ("no", "yes"), (one, other)),
    }


@cache
def page_of(kind: str) -> str:
    """Plots take their time: each page is drawn once."""
    return all_pages()[kind].to_html()


@pytest.fixture(params=["study", "comparison", "sweep"])
def page(request: pytest.FixtureRequest) -> str:
    return page_of(request.param)


@pytest.mark.slow
def test_a_page_needs_nothing_else(page: str) -> None:
    assert "<script" not in page
    assert "<link" not in page
    addresses = re.findall(r"https?://[^\"' ]+", page)
    assert set(addresses) <= {"http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg"}


def test_every_plot_can_be_read_without_seeing_it(page: str) -> None:
    assert len(SVG.findall(page)) == page.count('role="img" aria-label="') > 4
    for figure in page.split("<figure>")[1:]:
        assert "<details>" in figure.partition("</figure>")[0]
        assert '<th scope="row">' in figure.partition("</figure>")[0]


def test_plots_take_their_colours_from_the_page(page: str) -> None:
    for stand_in, colour in PAGE_COLOURS.items():
        assert stand_in not in page
        if colour.startswith("var"):
            assert page.count(colour.removeprefix("var(").rstrip(")") + ":") >= 2, "one for light, one for dark"
    assert PAGE_COLOURS[BLUE] in page


def test_names_inside_plots_are_used_once(page: str) -> None:
    for svg in SVG.findall(page):
        ElementTree.fromstring(svg)
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
    for used in re.findall(r'(?:href="#|url\(#)([^")]+)', page):
        assert used in names


def test_tags_are_closed(page: str) -> None:
    open_tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            if tag not in ("meta",):
                open_tags.append(tag)

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

    Reader().feed(page)
    assert open_tags == []


def test_a_study_has_these_plots() -> None:
    page = harbour().to_html()
    for title in (
        "Wins by seat",
        "Decisions a game",
        "How games end",
        "Points by seat",
        "The winner’s chance over time",
        "Estimates that came true",
        "Encountered, mooring",
        "What it changes, mooring",
        "Encountered, cargo",
        "What it changes, cargo",
    ):
        assert f"<h3>{title}" in page, title


def test_a_board_has_a_cell_for_every_place() -> None:
    page = harbour().to_html()
    board = next(svg for svg in SVG.findall(page) if "met-mooring-" in svg)
    for place in range(1, 25):
        assert f">{place / 4:.1f}</text>" in board


@pytest.mark.slow
def test_the_same_study_makes_the_same_page() -> None:
    assert harbour().to_html() == harbour().to_html()


def test_what_is_really_different_stands_out() -> None:
    page = compare(harbour(), harbour(5)).to_html()
    assert "real, after correcting" in page
    length = page.partition("<h2>Length</h2>")[2].partition("<h2>")[0]
    assert PAGE_COLOURS[BLUE] in length
    points = page.partition("<h2>Points</h2>")[2].partition("<h2>")[0]
    assert PAGE_COLOURS[BLUE] not in points


def test_without_matplotlib_a_page_is_refused_before_anything_is_played(
    fathoms: Command,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("fathoms.lab.telling.drawing.find_spec", lambda name: None)
    monkeypatch.setattr("fathoms.lab.making.count_games", lambda *args: pytest.fail("this was played"))
    answer = fathoms("study", "poo_divers", "--html", str(tmp_path / "page.html"))
    assert answer.code == 2
    assert "fathoms[plots]" in answer.err
    with pytest.raises(Refusal, match="matplotlib"):
        harbour().to_html()


@pytest.mark.parametrize("variant", ["", "--against layout=heart", "--sweep players=2,3"])
def test_the_command_writes_a_page(fathoms: Command, tmp_path: Path, variant: str) -> None:  # noqa: F811
    file = tmp_path / "page.html"
    words = ["study", "poo_divers", "--games", "80", "--measures", "wins,length", *variant.split(), "--html", str(file)]
    assert fathoms(*words).code == 0
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Tokyo Poo Divers" in page
    assert SVG.search(page)
