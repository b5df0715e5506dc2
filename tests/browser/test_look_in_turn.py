"""Toilet Divers at one screen: each player has a curtain, a ready and a minute of their own, one after the other."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

GAME = "toilet_divers"
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}
NAMES = ("Ada", "Ben", "Cleo")


def seconds_left(page: Page) -> int:
    said = page.get_by_role("timer").get_attribute("aria-label") or ""
    return int("".join(filter(str.isdigit, said)))


def look(page: Page, name: str) -> None:
    """Lift the curtain, open a page, find one's own glass running, and hand the screen on."""
    expect(page.get_by_role("alertdialog")).to_contain_text(f"Only {name} should look now.")
    expect(page.locator(".status")).to_contain_text(f"Only {name} should look now.")
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(page.locator(".tab.playable, .middle > .bowl, .actions .button")).to_have_count(0)
    driving.say_ready(page)
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert seconds_left(page) > 40, "a glass of their own, not what others have left"
    expect(page.locator(".status")).to_contain_text(f"{name}, leaf through your toilet")
    page.locator('.tab[data-page="3"]').click()
    expect(page.locator(".middle > .bowl")).to_contain_text("Level 3")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_three_at_one_screen_look_one_after_the_other(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
    seats = [{"kind": "me", "name": name} for name in NAMES]
    driving.new_table(page, GAME, seats=seats, options={"first": "1"})
    for name in NAMES:
        look(page, name)
        box = page.locator('.tab[data-page="8"]').bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES[size]["height"], "all levels can be reached without scrolling"
        page.get_by_role("button", name="I’ve seen enough").click()
        expect(page.locator(".middle > .bowl")).to_have_count(0)
    expect(page.locator(".status")).to_contain_text("Ada, turn up the treasure to dive for.")


def test_a_page_that_is_loaded_anew_asks_who_looks_and_goes_on_with_the_sand(open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES["phone"])
    driving.new_table(page, GAME, seats=[{"kind": "me", "name": name} for name in NAMES], options={"first": "1"})
    look(page, "Ada")
    page.wait_for_timeout(2500)
    page.reload()
    expect(page.get_by_role("alertdialog")).to_contain_text("Only Ada should look now.")
    expect(page.locator(".middle > .bowl")).to_have_count(0)
    page.get_by_role("button", name="I’m Ada: show me").click()
    expect(page.locator(".middle > .bowl")).to_contain_text("Level 3")
    assert seconds_left(page) < 59


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_the_first_tip_covers_nothing_it_speaks_of(open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    driving.new_table(page, GAME, seats=seats, options={"first": "1"})
    expect(page.locator(".gate")).to_be_visible()
    expect(page.get_by_text("Tap the numbers")).to_have_count(0)
    driving.say_ready(page)
    tip = page.get_by_text("Tap the numbers").bounding_box()
    tabs = page.locator(".tabs").bounding_box()
    assert tip is not None
    assert tabs is not None
    beside = tip["x"] >= tabs["x"] + tabs["width"] or tip["x"] + tip["width"] <= tabs["x"]
    assert beside or tip["y"] >= tabs["y"] + tabs["height"] or tip["y"] + tip["height"] <= tabs["y"]


def test_two_at_one_screen_and_one_across_the_net(open_page: OpenPage) -> None:
    here, there = open_page(), open_page(viewport=SIZES["phone"])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]
    table = driving.new_table(here, GAME, seats=seats, options={"first": "1"})
    there.goto(f"/t/{table}")
    there.get_by_label("Name").fill("Cleo")
    there.get_by_role("button", name="Sit here").click()
    driving.say_ready(there)
    look(here, "Ada")
    there.locator('.tab[data-page="2"]').click()
    there.get_by_role("button", name="I’ve seen enough").click()
    expect(here.get_by_role("timer")).to_be_visible()
    here.get_by_role("button", name="I’ve seen enough").click()
    expect(there.locator(".gate")).to_contain_text("Waiting for Ben")
    look(here, "Ben")
    expect(there.locator(".gate")).to_have_count(0)
    here.get_by_role("button", name="I’ve seen enough").click()
    expect(there.locator(".status")).to_contain_text("Ada turns up the next treasure.")
