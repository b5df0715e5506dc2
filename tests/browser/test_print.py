"""Sheets to print: as many pages as there should be, and nothing cut."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import complaints, open_with_axe

GAMES = ["poo_divers", "toilet_divers", "dykarna", "partners", "tubyrinth"]
WIDTH = 703  # px: 186 mm, what A4 has between its margins
HEIGHT = 1032  # px: 273 mm
STREET = "/print/poo_divers/board/" + "_".join(["-".join(["ooooo", "ooooo"])] * 7)


def pages_of(page: Page) -> int:
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def cut_off(page: Page) -> list[str]:
    """What lies beyond the right edge of the paper, or is taller than a page."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.emulate_media(media="print")
    found: list[str] = page.evaluate(
        """([width, height]) => [...document.querySelectorAll('main *')]
          .filter(each => !each.ownerSVGElement) // a drawing has an edge of its own
          .filter(each => { const box = each.getBoundingClientRect();
                            const whole = each.matches('svg, figure, li, tr, section.paper');
                            return box.width && (box.right > width + 2 || (whole && box.height > height)); })
          .map(each => each.outerHTML.slice(0, 100))""",
        [WIDTH, HEIGHT],
    )
    page.emulate_media(media="screen")
    return found


@pytest.mark.slow
def test_a_board_with_its_tiles_has_three_pages(open_page: OpenPage) -> None:
    page = open_page("/print")
    page.get_by_role("link", name="A board").last.click()
    page.get_by_label("Board", exact=True).fill("12")
    page.get_by_role("heading", name="Board 12, only one way").wait_for()
    assert page.get_by_role("img").count() == 3
    assert pages_of(page) == 3
    assert cut_off(page) == []


@pytest.mark.slow
def test_games_stand_in_the_order_of_the_lobby(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("article")).to_have_count(len(GAMES))
    titles = page.locator("article h2").all_inner_texts()
    page.goto("/print")
    expect(page.locator("main li b")).to_have_text(titles)


@pytest.mark.slow
def test_a_street_of_ones_own_has_one_page(open_page: OpenPage) -> None:
    page = open_page(STREET)
    page.get_by_text("70 covers").wait_for()
    assert page.locator("section svg text").last.text_content() == "70"
    assert pages_of(page) == 1
    assert cut_off(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_two_pages(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/print/{game}/rules")
    page.locator("[data-fitted]").wait_for()
    assert pages_of(page) == 2
    assert cut_off(page) == []
    assert page.locator(".text h2").count() > 2


@pytest.mark.slow
@pytest.mark.parametrize("address", ["/print/partners/rules", "/print/tubyrinth/board", STREET])
def test_a_phone_shows_the_whole_sheet_in_small(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.locator("[data-fitted], .paper svg").first.wait_for()
    assert page.locator("main").evaluate("main => main.scrollWidth <= main.clientWidth"), "nothing to the side"
    paper = page.locator(".on-paper").first.bounding_box()
    assert paper is not None
    assert 0.9 * 390 < paper["width"] <= 390


@pytest.mark.slow
def test_paper_is_white_whatever_the_theme(open_page: OpenPage) -> None:
    def drawn(theme: str) -> list[str]:
        page = open_page("/print/partners/rules", color_scheme=theme)
        page.locator("[data-fitted]").wait_for()
        ribbon = page.locator(".text svg path.striped").first
        colours: list[str] = ribbon.evaluate("one => [getComputedStyle(one).stroke, getComputedStyle(one).color]")
        return colours

    assert drawn("dark") == drawn("light")


@pytest.mark.slow
def test_worked_examples_are_drawn_on_paper_too(open_page: OpenPage) -> None:
    page = open_page("/print/poo_divers/rules")
    page.locator("[data-fitted]").wait_for()
    page.emulate_media(media="print")
    covers = page.locator(".drawing .cover")
    assert covers.count() > 10
    assert covers.count() == page.locator(".drawing .cover:visible").count()
    page.emulate_media(media="screen")


@pytest.mark.slow
def test_axe_finds_nothing(open_page: OpenPage) -> None:
    page = open_with_axe(open_page, "dark")
    for address, ready in (
        ("/print", "li .button"),
        ("/print/tubyrinth/board", ".papers svg"),
        (STREET, "svg text"),
        ("/print/partners/rules", "[data-fitted]"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert complaints(page) == []
