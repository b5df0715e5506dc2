"""A stranger opens the page: how soon can they play?"""

import random
import re

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

PHONE = {"width": 360, "height": 740}


def no_sideways_scrolling(page: Page) -> bool:
    return bool(page.locator("html").evaluate("page => page.scrollWidth <= page.clientWidth"))


def test_from_the_lobby_to_the_first_move_against_bots_is_one_tap(open_page: OpenPage) -> None:
    page = open_page()
    driving.play_now(page)
    expect(page.locator(".status")).to_have_text("Your turn: open a cover.")
    expect(page).to_have_title(re.compile("Your turn!"))
    driving.act(page, random.Random(1))
    expect(page.get_by_role("log").locator("p").first).to_be_visible()


def test_the_page_fits_a_phone_and_the_first_move_takes_two_taps(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("article").first.wait_for()
    assert no_sideways_scrolling(page)
    driving.card(page).get_by_role("button", name="Play now").tap()
    first = page.locator(".cover.playable").first
    first.wait_for()
    assert no_sideways_scrolling(page)
    for cover in (first, page.locator(".cover").last):
        box = cover.bounding_box()
        assert box is not None
        assert box["width"] >= 38
        assert box["y"] + box["height"] <= PHONE["height"], "all covers can be seen without scrolling"
    first.tap()
    driving.await_number(page, 1)
    page.goto("/rules/poo_divers")
    page.get_by_role("heading", name="The secret look").wait_for()
    assert no_sideways_scrolling(page)
    page.goto("/")
    driving.card(page).get_by_role("button", name="Options").tap()
    page.get_by_role("dialog").wait_for()
    assert no_sideways_scrolling(page)


def test_a_table_is_called_while_the_page_is_on_its_way(open_page: OpenPage) -> None:
    """On a slow line it has answered before the scripts are there; they go on with that line, and open no other."""
    page = open_page()
    table = driving.set_table(
        page, "poo_divers", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    )
    heard: list[str] = []
    lines: list[WebSocket] = []
    late: list[Route] = []

    def call(line: WebSocket) -> None:
        lines.append(line)
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", call)
    page.route(re.compile("/assets/index-.*js$"), lambda route: late.append(route))
    page.goto(f"/t/{table}", wait_until="commit")
    while not any('"views"' in each for each in heard):
        page.wait_for_timeout(50)
    assert late, "it has not been let through yet"
    for each in late:
        each.continue_()
    page.locator(".cover.playable").first.wait_for()
    driving.act(page, random.Random(1))
    assert len(lines) == 1


def test_a_table_is_called_once_where_the_scripts_are_quicker(open_page: OpenPage) -> None:
    page = open_page()
    lines: list[WebSocket] = []
    late: list[Route] = []
    page.on("websocket", lambda line: lines.append(line))
    page.route("**/early.js", lambda route: late.append(route))
    table = driving.set_table(page, "poo_divers", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"/t/{table}", wait_until="commit")
    page.locator(".cover.playable").first.wait_for()
    with page.expect_response("**/early.js"):
        late[0].continue_()
    page.wait_for_timeout(500)
    assert len(lines) == 1


@pytest.mark.slow
def test_a_first_game_explains_itself_until_told_not_to(open_page: OpenPage) -> None:
    page = open_page()
    driving.play_now(page)
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("Tap any cover")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).not_to_be_visible()
    page.reload()
    page.locator(".cover.playable").first.wait_for()
    expect(tip).not_to_be_visible()


def test_a_closed_cover_says_what_it_would_score(open_page: OpenPage) -> None:
    page = open_page()
    driving.play_now(page)
    page.locator(".cover.playable").nth(20).hover()
    expect(page.locator(".would")).to_have_text("+1 if it’s a find")


@pytest.mark.slow
def test_a_street_of_ones_own_is_counted_while_it_is_drawn(open_page: OpenPage) -> None:
    page = open_page()
    driving.card(page).get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Your own", exact=True).click()
    verdict = dialog.get_by_role("status")
    expect(verdict).to_have_text("64 covers: a fine street!")
    laid = dialog.locator(".cells button[aria-pressed=true]")
    for _ in range(5):
        laid.first.click()
    expect(verdict).to_contain_text("59 covers: add some")
    dialog.get_by_role("button", name="Set it up").click()
    expect(dialog.get_by_role("alert")).to_contain_text("this one has 59")
    dialog.locator(".cells button[aria-pressed=false]").first.click()
    expect(verdict).to_have_text("60 covers: a fine street!")
    dialog.get_by_role("button", name="Set it up").click()
    page.locator(".cover").first.wait_for()
    assert page.locator(".cover").count() == 60
