"""A hint: asked for, shown round its control and in words, and played."""

import pytest
from playwright.sync_api import expect

from tests.browser import driving
from tests.browser.conftest import OpenPage


@pytest.mark.slow
def test_a_hint_is_asked_for_shown_and_played(open_page: OpenPage) -> None:
    page = open_page()
    driving.card(page).get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    switch = dialog.get_by_role("switch", name="Hints")
    expect(switch).to_be_checked()  # one plays alone against bots
    dialog.get_by_label("Seat 2: who plays").select_option("open")
    expect(switch).not_to_be_checked()
    switch.check()
    dialog.get_by_role("button", name="Set it up").click()
    expect(page.get_by_text("Hints are on")).to_be_visible()  # everyone who waits can read it
    page.get_by_role("button", name="Seat a bot").click()

    page.locator(driving.CHOICES).first.wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("complementary", name="Hint")
    ring = page.locator(".hinted")
    expect(ring).to_have_count(1)
    expect(advice).to_have_text(f"Hint: {ring.get_attribute('aria-label')}")
    expect(page.locator("[aria-live]", has_text="Hint: Row")).to_have_count(1)
    advice.get_by_role("button", name="Close the hint").click()
    expect(ring).to_have_count(0)

    page.get_by_role("button", name="Hint", exact=True).click()  # the same again
    before = driving.number(page)
    ring.click()
    driving.await_more(page, before)
    expect(ring).to_have_count(0)
    expect(advice).to_have_count(0)
