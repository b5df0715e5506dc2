"""Boards of one's own in a browser: drawn by hand and by keyboard, counted, shared by link and played."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from fathoms.games.tubyrinth.boards import load_set
from fathoms.games.tubyrinth.drawing import write_drawing
from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIGNS = str.maketrans("#./", "o-_")
OURS = write_drawing(load_set("unique")[0])
LINK = f"/draw/tubyrinth/{OURS.translate(SIGNS)}"
STREET = "/draw/poo_divers/" + "_".join(["oooooooo"] * 8)
TOUCH = 44  # px
PATIENCE = 120_000  # ms: an interpreted solver takes its time


def square(page: Page, row: int, column: int) -> Any:
    return page.get_by_role("grid").get_by_role("button", name=re.compile(f"^Row {row}, column {column}\\b"))


def small_targets(page: Page) -> list[str]:
    """What is smaller than a finger, of what can be pressed."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll('main button, main a.button, main select, main label')]
          .filter(each => { const {width, height} = each.getBoundingClientRect();
                            return width && (width < least || height < least); })
          .map(each => each.outerHTML.slice(0, 120))""",
        TOUCH - 0.5,
    )
    return found


def test_a_phone_shows_the_whole_street_first(open_page: OpenPage) -> None:
    page = open_page("/draw/poo_divers", **PHONE)
    covers = page.locator(".street .on")
    covers.first.wait_for()
    where = "found => found.map(one => one.getBoundingClientRect()).flatMap(({left, right}) => [left, right])"
    sides = covers.evaluate_all(where)
    assert min(sides) >= 0
    assert max(sides) <= PHONE["viewport"]["width"]


@pytest.mark.slow
def test_a_board_is_drawn_counted_shared_and_played(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Draw a board").click()
    expect(page.get_by_role("link", name="Tubyrinth")).to_have_attribute("href", "/draw/tubyrinth")
    page.goto(LINK)
    status = page.get_by_role("status")
    expect(status).to_contain_text("1 pipeline of 7 tiles", timeout=PATIENCE)
    expect(status).to_contain_text("Only one way")

    square(page, 1, 1).focus()
    for key in ("ArrowRight", "ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    expect(square(page, 2, 8)).to_have_accessible_name("Row 2, column 8: obstacle")
    page.get_by_text("End", exact=True).click()
    square(page, 4, 4).click()
    expect(page.get_by_role("alert")).to_contain_text("at the edge")
    square(page, 1, 8).click()
    expect(square(page, 1, 8)).to_have_accessible_name("Row 1, column 8: end")

    page.get_by_text("Start", exact=True).click()
    square(page, 8, 3).click()
    expect(square(page, 8, 3)).to_have_accessible_name("Row 8, column 3: start")

    changed = page.url
    assert changed != LINK
    friend = open_page(changed.partition(":")[2].partition("/draw")[1] + changed.partition("/draw")[2])
    expect(square(friend, 1, 8)).to_have_accessible_name("Row 1, column 8: end")
    expect(square(friend, 8, 3)).to_have_accessible_name("Row 8, column 3: start")
    expect(square(friend, 2, 8)).to_have_accessible_name("Row 2, column 8: obstacle")
    friend.get_by_role("button", name="Play it").click()
    friend.wait_for_url(re.compile("/t/"))
    friend.get_by_role("button", name="Start the puzzle").click()
    expect(friend.get_by_text("A board of your own").first).to_be_visible()
    expect(friend.locator("[data-tile]").first).to_be_visible()
    expect(friend.get_by_role("button", name="Hint")).to_have_count(0)  # nobody knows one
    expect(friend.get_by_label("The puzzle").locator(".num")).to_have_text(re.compile(r"^\s*0:\d\d\s*$"))


@pytest.mark.slow
def test_a_link_that_makes_no_sense_is_answered_in_words(open_page: OpenPage) -> None:
    page = open_page("/")
    page.route("**/api/drawings/survey", lambda route: route.abort())  # to count what is on an empty board takes long
    page.goto("/draw/tubyrinth/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t hold a playable board")
    page.goto("/draw/poo_divers/ooo_ooo")
    expect(page.get_by_role("alert")).to_contain_text("60 to 70 covers; this one has 6")
    page.goto("/draw/partners")
    expect(page.get_by_text("There’s nothing at this address")).to_be_visible()


def study(state: str) -> dict[str, Any]:
    """A study of the lab, as far as the picture of the balance looks at it."""
    wins = [
        {"name": "wins", "of": str(seat), "value": value, "low": value - 0.01, "high": value + 0.01, "unit": "share"}
        for seat, value in enumerate((0.56, 0.44))
    ]
    return {"id": "abc", "state": state, "place": 0, "played": 20000, "games": 20000, "one": {"measures": wins}}


@pytest.mark.slow
def test_a_street_is_drawn_on_both_sides_and_its_balance_shown(open_page: OpenPage) -> None:
    page = open_page(STREET, viewport={"width": 1366, "height": 768})
    count = page.get_by_role("status").first
    expect(count).to_contain_text("64 covers")
    page.get_by_text("Left and right").click()
    start, end = square(page, 5, 2).bounding_box(), square(page, 7, 2).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 9, start["y"] + 9)
    page.mouse.down()
    page.mouse.move(end["x"] + 9, end["y"] + 9, steps=8)
    page.mouse.up()
    expect(count).to_contain_text("70 covers")
    expect(square(page, 6, 13)).to_have_attribute("aria-pressed", "true")
    square(page, 13, 7).click()
    expect(count).to_contain_text("72 covers")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    square(page, 13, 7).click()

    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(status=201, json=study("done"))

    page.route("**/api/lab", answer)
    page.get_by_role("button", name="Check the balance").click()
    expect(page.get_by_text("Seat 1 wins 56% (between 55 and 57)")).to_be_visible()
    expect(page.get_by_text("Uneven")).to_be_visible()
    assert asked[0]["games"] == 20000
    assert asked[0]["options"]["first"] == "1"
    assert asked[0]["options"]["mask"].count("#") == 70
    page.unroute("**/api/lab")
    page.get_by_role("button", name="Play it").click()
    page.locator(".cover").first.wait_for()
    assert page.locator(".cover").count() == 70


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    for address, ready in (("/draw", "ul a"), (LINK, ".counted li"), (STREET, ".count")):
        page.goto(address)
        page.locator(ready).first.wait_for(timeout=PATIENCE)
        assert complaints(page) == []


@pytest.mark.slow
def test_everything_is_large_enough_for_a_finger(open_page: OpenPage) -> None:
    page = open_page(LINK, **PHONE)
    page.get_by_role("grid").wait_for()
    assert small_targets(page) == []
    page.goto(STREET)
    page.get_by_role("grid").wait_for()
    assert small_targets(page) == []
    square(page, 8, 4).tap()
    expect(page.get_by_role("status").first).to_contain_text("62 covers")
