"""The page of a study in a browser: nothing to complain about in light and dark, and it fits on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from fathoms.lab.compare import compare
from fathoms.lab.sweep import Sweep
from tests.browser.test_accessible import AXE, THEMES, complaints
from tests.lab.conftest import harbour, toy  # noqa: F401

pytestmark = pytest.mark.usefixtures("toy")


def look_at(browser: Browser, file: Path, kind: str, theme: str = "light", width: int = 900) -> Page:
    one, other = harbour(), harbour(5)
    found = {"study": one, "comparison": compare(one, other), "sweep": Sweep("wide", ("no", "yes"), (one, other))}
    file.write_text(found[kind].to_html(), encoding="utf-8")
    page = browser.new_page(color_scheme=theme, viewport={"width": width, "height": 800})  # type: ignore[arg-type]
    page.add_init_script(path=AXE)
    page.goto(file.as_uri())
    page.locator("svg.plot").first.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
    return page


KINDS = ["study", pytest.param("comparison", marks=pytest.mark.slow), pytest.param("sweep", marks=pytest.mark.slow)]


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_axe_has_nothing_to_complain_about(browser: Browser, tmp_path: Path, kind: str, theme: str) -> None:
    page = look_at(browser, tmp_path / "page.html", kind, theme)
    assert complaints(page) == []
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_it_fits_on_a_phone(browser: Browser, tmp_path: Path, kind: str) -> None:
    page = look_at(browser, tmp_path / "page.html", kind, width=360)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    narrowest = page.evaluate("Math.min(...[...document.querySelectorAll('svg.plot')].map((svg) => svg.clientWidth))")
    assert narrowest > 200, "plots take the room there is"
    page.close()


@pytest.mark.slow
def test_words_in_plots_have_the_colour_of_the_page(browser: Browser, tmp_path: Path) -> None:
    colours = []
    for theme in THEMES:
        page = look_at(browser, tmp_path / "page.html", "study", theme)
        page.locator("svg.plot text").first.wait_for()
        colours.append(page.evaluate("getComputedStyle(document.body).color"))
        fills = "[...document.querySelectorAll('svg.plot text')].map((text) => getComputedStyle(text).fill)"
        assert colours[-1] in page.evaluate(fills)
        page.close()
    assert colours[0] != colours[1]
