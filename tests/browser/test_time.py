"""A clock, and a step taken back, as the page shows them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def set_up(page: Page, **chosen: Any) -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    table = driving.new_table(page, seats=seats, options={"first": "1"}, **chosen)
    page.locator(driving.CHOICES).first.wait_for()
    return table


@pytest.mark.slow
def test_a_clock_is_chosen_runs_and_plays_for_whoever_is_late(open_page: OpenPage) -> None:
    page = open_page()
    dialog = driving.set_up(page)
    undo = dialog.get_by_role("switch", name="Undo")
    expect(undo).to_be_enabled()
    dialog.get_by_label("Clock").select_option(label="30 seconds for each move")
    expect(undo).to_be_disabled()
    dialog.get_by_role("button", name="Set it up").click()
    expect(page.get_by_text("30 seconds for each move")).to_be_visible()

    set_up(page, clock={"kind": "move", "seconds": 5})
    times = page.locator(".seats .clock")
    expect(times).to_have_count(2)
    expect(page.locator(".seats .clock.running")).to_have_count(1)
    expect(times.nth(1)).to_contain_text("0:05")
    expect(page.get_by_role("log")).to_contain_text("Ann ran out of time: the table plays for them.")


@pytest.mark.slow
@pytest.mark.parametrize("how", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_a_step_is_taken_back(open_page: OpenPage, how: dict[str, Any]) -> None:
    page = open_page(**how)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = driving.new_table(page, "dykarna", seats=seats, undo=True, options={"sea": "small"})
    friend = open_page(f"/t/{table}", **how)
    friend.get_by_role("button", name="Sit here").click()
    page.locator(".square").first.wait_for()
    friend.locator(".square").first.wait_for()
    if not page.locator(".square.playable").count():  # the lot has chosen the other one
        page, friend = friend, page
    undo = page.get_by_role("button", name="Undo")
    place = page.locator(".square.playable")
    box = undo.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(undo).to_have_attribute("aria-disabled", "true")
    offered = place.count()
    place.first.click()
    driving.await_number(page, 1)
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(friend.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    assert undo.bounding_box() == box, "nothing has moved"
    undo.click()
    for screen in (page, friend):
        driving.await_number(screen, 2)
        expect(screen.get_by_role("log")).to_contain_text("took back the last move.")
        expect(screen.locator("[data-boat]")).to_have_count(0)
    expect(place).to_have_count(offered)
    expect(undo).to_have_attribute("aria-disabled", "true")
