"""A whole game without touching the mouse."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

MOST_TABS = 40


def focused(page: Page) -> str:
    """What a screen reader would call the focused control."""
    named = page.locator(":focus")
    return str(named.get_attribute("aria-label") or named.inner_text()) if named.count() else ""


def tab_to(page: Page, kind: str) -> None:
    for _ in range(MOST_TABS):
        if page.locator(f"{kind}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {kind}")


def walk_to_a_choice(page: Page, luck: random.Random) -> None:
    """Arrow keys over the street until the focus is on a cover that can be chosen."""
    for _ in range(60):
        if page.locator(".cover.playable:focus").count():
            return
        page.keyboard.press(luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    # Round the houses: row by row from the corner.
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    for step in range(200):
        if page.locator(".cover.playable:focus").count():
            return
        page.keyboard.press("ArrowDown" if step % 24 == 11 else "ArrowRight" if step // 12 % 2 == 0 else "ArrowLeft")
    raise AssertionError("no cover could be reached")


def act_by_keyboard(page: Page, luck: random.Random) -> None:
    """Choose one of the things the page offers, and wait for what comes of it."""
    before = driving.number(page)
    if page.locator(".actions .button").count() and luck.random() < 0.7:
        tab_to(page, ".actions .button")
    else:
        tab_to(page, ".cover") if page.locator(".cover.playable").count() else tab_to(page, ".actions .button")
        if page.locator(".cover:focus").count():
            walk_to_a_choice(page, luck)
    assert focused(page), "every choice has a name"
    page.keyboard.press("Enter")
    driving.await_more(page, before)


def new_table(page: Page) -> None:
    seats = [{"kind": "me", "name": "Kim"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    driving.new_table(page, seats=seats, options={"first": "1"})


@pytest.mark.slow
def test_the_keyboard_reaches_every_kind_of_choice(open_page: OpenPage) -> None:
    luck = random.Random(11)
    page = open_page()
    new_table(page)
    for _ in range(8):
        page.locator(driving.CHOICES).first.wait_for()
        act_by_keyboard(page, luck)


@pytest.mark.slow
def test_a_whole_game_can_be_played_with_the_keyboard(open_page: OpenPage) -> None:
    luck = random.Random(11)
    page = open_page()
    new_table(page)
    for _ in range(driving.LONGEST):
        page.locator(f"{driving.CHOICES}, .result").first.wait_for()
        if driving.is_over(page):
            break
        act_by_keyboard(page, luck)
    driving.expect_result(page)
    expect(page.get_by_role("status")).to_contain_text(re.compile("wins with|share the win"))
    tab_to(page, ".result .button")
    page.keyboard.press("Enter")
    page.locator(".cover.playable, .actions .button").first.wait_for()
    assert driving.number(page) < 60, "the rematch has begun"
