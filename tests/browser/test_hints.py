"""A hint: asked for, shown round its control and in words, and played."""

import re

import pytest
from playwright.sync_api import expect

from fathoms.core.match import Match
from fathoms.games.partners.actions import PLAY
from fathoms.games.partners.state import CHOOSING, EACH, HOME, SEVEN
from tests.browser import driving, steering, teaching
from tests.browser.conftest import OpenPage, TableServer

MOST_TAPS = 16  # for a card: four pieces, each of them chosen, and how far it goes


@pytest.mark.slow
def test_a_hint_is_asked_for_shown_and_played(open_page: OpenPage) -> None:
    page = open_page()
    dialog = driving.set_up(page, "Options")
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


def has_only_a_seven(match: Match) -> bool:
    """Has the first seat nothing to play but a 7, which two of its pieces could share?"""
    if match.state.phase != CHOOSING or match.actors() != [0] or match.legal(0) != [PLAY + SEVEN - 1]:
        return False
    places: list[int] = match.state.place[:EACH].tolist()
    return sum(place != HOME for place in places) > 1


@pytest.mark.slow
def test_a_hint_of_partners_says_the_whole_move_and_goes_on_with_it(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 5]
    match = steering.table_where(page, server, "partners", has_only_a_seven, seats=seats, hints=True)
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("complementary", name="Hint")
    card, *parts = advice.inner_text().split("; ")
    assert card.startswith("Hint: Play card 7")
    steps = [int(found[1]) for part in parts if (found := re.search(r": (\d+) ", part))]
    assert sum(steps) == 7, f"all of it is said: {parts}"

    page.set_viewport_size({"width": 390, "height": 844})
    box = advice.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844, "all of it can be read on a phone"

    done = match.number + 1 + len(parts)
    for _ in range(MOST_TAPS):
        if driving.number(page) >= done:
            break
        teaching.ringed(page).click()  # the next part is ringed as soon as it can be chosen
        page.wait_for_timeout(600)
    driving.await_more(page, done - 1)
    expect(advice).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    told = "Ada uses the 7:" if len(steps) > 1 else "Ada uses 7 steps of the 7"
    expect(page.get_by_role("log")).to_contain_text(told)
