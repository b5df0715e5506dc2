"""Words at the table, and a notice that it is one's turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

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


def two_at_a_table(open_page: OpenPage, **chosen: Any) -> tuple[Page, Page, str]:
    host = open_page()
    table = driving.new_table(
        host, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], options={"first": "1"}, **chosen
    )
    guest = open_page(f"/t/{table}")
    guest.get_by_label("Name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        page.locator(".cover").first.wait_for()
    return host, guest, table


@pytest.mark.slow
def test_a_word_stands_over_its_seat_and_can_be_muted(open_page: OpenPage) -> None:
    host, guest, _ = two_at_a_table(open_page)
    card = host.locator(".seats li").nth(1)
    before = card.bounding_box()
    guest.get_by_role("button", name="Say something").click()
    dialog = guest.get_by_role("dialog")
    expect(dialog.get_by_label("Write to everyone")).to_have_count(0)  # the host has not allowed it
    dialog.get_by_role("button", name="Good luck!").click()
    expect(card.locator(".bubble")).to_have_text("Good luck!")
    assert card.bounding_box() == before, "nothing has moved"
    expect(host.locator("[aria-live]", has_text="Ben: Good luck!")).to_have_count(1)
    host.get_by_role("button", name="Say something").click()
    mine = host.get_by_role("dialog")
    expect(mine.get_by_label("What was said")).to_contain_text("Good luck!")
    mine.get_by_role("switch", name="Mute Ben").check()
    expect(mine.get_by_label("What was said")).to_have_count(0)
    dialog.get_by_role("button", name="Reaction: gives a star").click()
    expect(dialog.get_by_label("What was said")).to_contain_text("gives a star")
    expect(mine.get_by_label("What was said")).to_have_count(0)


@pytest.mark.slow
def test_where_the_host_allows_it_people_write(open_page: OpenPage) -> None:
    host, guest, _ = two_at_a_table(open_page, chat=True)
    guest.get_by_role("button", name="Say something").click()
    field = guest.get_by_label("Write to everyone")
    field.fill("<b>shall we?</b>")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(host.locator(".bubble")).to_have_text("<b>shall we?</b>")
    host.get_by_role("button", name="Say something").click()
    expect(host.get_by_label("What was said")).to_contain_text("<b>shall we?</b>")


@pytest.mark.slow
def test_a_notice_is_asked_for_and_comes_when_the_page_is_out_of_sight(open_page: OpenPage) -> None:
    host, guest, table = two_at_a_table(open_page)
    guest.add_init_script(f"({HIDDEN})()")
    guest.reload()
    guest.locator(".cover").first.wait_for()
    guest.get_by_role("button", name="Ben", exact=True).click()
    switch = guest.get_by_role("switch", name="Tell me when it is my turn")
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
