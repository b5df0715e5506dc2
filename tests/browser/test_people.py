"""Words at the table, and a notice that it is one's turn."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import AXE, complaints

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}

# A page that is not in sight, in a browser that allows notices when it is asked, and keeps them.
HIDDEN = """() => {
    window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static requestPermission() {
            window.Notification.permission = 'granted';
            return Promise.resolve('granted');
        }
        constructor(title, options) { window.notices.push([title, options.tag]); }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
}"""


def two_at_a_table(open_page: OpenPage, size: dict[str, Any] | None = None, **chosen: Any) -> tuple[Page, Page, str]:
    host = open_page(bypass_csp=True, **(size or {}))
    host.context.add_init_script(path=AXE)
    table = driving.new_table(
        host, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], options={"first": "1"}, **chosen
    )
    guest = open_page(f"/t/{table}")
    guest.get_by_label("Name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        page.locator(".cover").first.wait_for()
    return host, guest, table


SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
LONG = "I would not open that one if I were you, but then again you have been luckier than me all evening. " * 2


def panel(page: Page) -> Locator:
    """What is said at the table."""
    button = page.get_by_role("button", name=re.compile("^Say something"))
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return page.get_by_role("region", name="Say something")


def expect_apart(page: Page, one: str, other: str) -> None:
    """Neither of them lies over the other."""
    first, second = (page.locator(each).bounding_box() for each in (one, other))
    assert first
    assert second
    beside = first["x"] + first["width"] <= second["x"] + 1 or second["x"] + second["width"] <= first["x"] + 1
    below = first["y"] + first["height"] <= second["y"] + 1 or second["y"] + second["height"] <= first["y"] + 1
    assert beside or below, (first, second)


@pytest.mark.slow
def test_a_word_stands_over_its_seat_and_can_be_muted(open_page: OpenPage) -> None:
    host, guest, _ = two_at_a_table(open_page)
    card = host.locator(".seats li").nth(1)
    before = card.bounding_box()
    theirs = panel(guest)
    expect(theirs.get_by_label("Write to everyone")).to_have_count(0)  # the host has not allowed it
    theirs.get_by_role("button", name="Good luck!").click()
    expect(card.locator(".bubble")).to_have_text("Good luck!")
    assert card.bounding_box() == before, "nothing has moved"
    expect(host.locator("[aria-live]", has_text="Ben: Good luck!")).to_have_count(1)
    mine = panel(host)
    expect(mine.get_by_label("What was said")).to_contain_text("Good luck!")
    mine.get_by_text("Who you hear").click()
    mine.get_by_role("switch", name="Mute Ben").check()
    expect(mine.get_by_label("What was said")).not_to_contain_text("Good luck!")
    theirs.get_by_role("button", name="Reaction: gives a star").click()
    expect(theirs.get_by_label("What was said")).to_contain_text("gives a star")
    expect(mine.get_by_label("What was said")).not_to_contain_text("gives a star")


@pytest.mark.slow
@SIZES
def test_what_people_write_is_read_in_full_and_covers_neither_board_nor_score(
    open_page: OpenPage, size: dict[str, Any]
) -> None:
    host, guest, _ = two_at_a_table(open_page, size, chat=True, clock={"kind": "budget", "seconds": 600})
    theirs = panel(guest)
    field = theirs.get_by_label("Write to everyone")
    for text in ("<b>shall we?</b>", LONG.strip()):
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")
    bubble = host.locator(".bubble")
    expect(bubble).to_contain_text("I would not")
    for part in (".seats li:nth-child(2) .points b", ".seats li:nth-child(2) .clock"):
        expect_apart(host, ".bubble", part)
    expect(host.get_by_role("button", name="Say something: 2 unread messages")).to_be_visible()
    host.reload()  # they stay unread
    expect(host.get_by_role("button", name="Say something: 2 unread messages")).to_be_visible()
    mine = panel(host)
    expect(mine.get_by_label("What was said")).to_contain_text("<b>shall we?</b>")
    last = mine.get_by_text(LONG.strip())
    expect(last).to_be_in_viewport(ratio=1)
    expect_apart(host, ".talk-panel", ".place.board")
    assert complaints(host) == []
    host.locator(".cover.playable").first.click()  # the game goes on
    driving.await_more(host, 0)
    mine.get_by_label("What was said").press("Escape")
    expect(mine).to_have_count(0)
    expect(host.get_by_role("button", name="Say something", exact=True)).to_be_focused()
    host.reload()
    expect(host.get_by_role("button", name="Say something", exact=True)).to_be_visible()


@pytest.mark.slow
def test_a_notice_is_asked_for_and_comes_when_the_page_is_out_of_sight(open_page: OpenPage) -> None:
    host, guest, table = two_at_a_table(open_page)
    guest.add_init_script(f"({HIDDEN})()")
    guest.reload()
    guest.locator(".cover").first.wait_for()
    guest.get_by_role("button", name="Ben", exact=True).click()
    switch = guest.get_by_role("switch", name="Tell me when it’s my turn")
    expect(switch).not_to_be_checked()
    switch.check()
    guest.get_by_role("button", name="Close", exact=True).click()
    guest.evaluate("window.away = true")
    while host.locator(driving.CHOICES).count():
        before = driving.number(host)
        bank = host.locator(".actions .button", has_text="Bank")
        (bank if bank.count() else host.locator(driving.CHOICES)).first.click()
        driving.await_more(host, before)
    guest.wait_for_function("window.notices.length")
    assert guest.evaluate("window.notices") == [["Your turn! Tokyo Poo Divers", table]]
    assert guest.title() == "Your turn! Tokyo Poo Divers"
    assert "turn" in (guest.locator("link[rel=icon]").get_attribute("href") or "")
