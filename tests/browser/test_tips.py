"""A tip of the first game lies over the log, and covers none of its lines, in whatever language."""

import pytest

from tests.browser import driving
from tests.browser.conftest import OpenPage

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fi"])
def test_a_tip_leaves_the_first_line_of_the_log_in_sight(open_page: OpenPage, language: str) -> None:
    page = open_page("/", viewport={"width": 1366, "height": 768}, locale=language)
    driving.new_table(page, seats=SEATS, options={"first": "1"})
    page.locator(".cover.playable").first.click()
    page.locator(".log p").first.wait_for()
    page.locator(".tip aside").wait_for()
    page.wait_for_timeout(400)  # it has come to rest
    page.locator(".log .scroll").evaluate("log => log.scrollTo(0, 0)")
    tip, line = page.locator(".tip aside").bounding_box(), page.locator(".log p").first.bounding_box()
    assert tip is not None
    assert line is not None
    assert line["y"] >= tip["y"] + tip["height"] - 1


@pytest.mark.slow
def test_a_log_costs_no_more_the_longer_it_is(open_page: OpenPage) -> None:
    """A line with a transformation is a layer of its own: hundreds of them made every frame slower than the last."""
    page = open_page("/")
    driving.new_table(page, seats=SEATS, options={"first": "1"})
    page.locator(".cover.playable").first.click()
    page.locator(".tip aside").wait_for()
    lines = page.locator(".log p")
    lines.first.wait_for()
    page.wait_for_timeout(1000)  # it has come in
    assert lines.evaluate_all("all => all.filter(line => getComputedStyle(line).transform !== 'none').length") == 0
