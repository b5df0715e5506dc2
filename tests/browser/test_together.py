"""Playing again together: the others are asked, and may say no; seats, another game, a series."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import fresh_match, lead, play_until, sensibly
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def finished_table(
    open_page: OpenPage, server: TableServer, theme: str = "dark", **chosen: object
) -> tuple[Page, Page]:
    """Ann and Ben at a table whose game is over; Ben has a phone."""
    host, guest = open_with_axe(open_page, theme), open_page(**PHONE)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = driving.set_table(host, "poo_divers", seats=seats, **chosen)
    guest.goto(f"/t/{table}")
    guest.get_by_label("Name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    guest.locator(".cover").first.wait_for()
    guest.goto("/")
    match = fresh_match(server, table)
    assert not play_until(match, lambda match: False, sensibly, 3000)
    lead(server, table, match)
    for page in (host, guest):
        page.goto(f"/t/{table}")
        driving.expect_result(page)
    return host, guest


@pytest.mark.slow
def test_the_other_is_asked_and_comes(open_page: OpenPage, server: TableServer) -> None:
    host, guest = finished_table(open_page, server, best_of=3)
    expect(host.locator(".series")).to_contain_text("Best of 3, after game 1")
    guest.get_by_role("button", name="Replay").click()  # who looks back is asked as well
    guest.get_by_role("slider").wait_for()
    assert guest.locator(".result").is_hidden()
    host.get_by_role("button", name="Game 2 of 3").click()
    expect(host.get_by_role("heading", name="Waiting for Ben")).to_be_visible()
    expect(host.locator(".status")).to_have_text("Waiting for Ben.")
    assert complaints(host) == []
    asked = guest.locator(".asked")
    expect(asked).to_contain_text("Ann invites you to play again: 2/3 · Tokyo Poo Divers")
    here = guest.url
    asked.get_by_role("button", name="Join in").click()
    for page in (host, guest):
        page.locator(".cover").first.wait_for()
        assert page.url != here
        expect(page.locator(".seats .wins").first).to_contain_text("Ann ")
    assert host.url == guest.url


@pytest.mark.slow
def test_the_guest_asks_and_the_host_comes(open_page: OpenPage, server: TableServer) -> None:
    host, guest = finished_table(open_page, server)
    guest.get_by_role("button", name="Play again").tap()
    expect(guest.get_by_role("heading", name="Waiting for Ann")).to_be_visible()
    asked = host.locator(".asked")
    expect(asked).to_contain_text("Ben invites you to play")
    asked.get_by_role("button", name="Join in").click()
    for page in (host, guest):
        page.locator(".cover").first.wait_for()
    assert host.url == guest.url


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_result_of_a_series(open_page: OpenPage, server: TableServer, theme: str) -> None:
    host, _ = finished_table(open_page, server, theme, best_of=3)
    host.locator(".series").wait_for()
    assert complaints(host) == []


@pytest.mark.slow
def test_the_other_says_no_and_a_bot_sits_down(open_page: OpenPage, server: TableServer) -> None:
    host, guest = finished_table(open_page, server)
    host.get_by_role("button", name="Something else").click()
    dialog = host.get_by_role("dialog", name="Play again together")
    dialog.get_by_label("Which game?").select_option("Toilet Divers")
    assert complaints(host) == []
    dialog.get_by_role("switch", name="Swap seats").check()
    driving.choose(dialog, "Best of 5")
    dialog.get_by_role("button", name="Ask the other player").click()
    expect(host.locator(".waiting li").first).to_contain_text("Ben")
    here = guest.url
    guest.locator(".asked").get_by_role("button", name="Not this time").click()
    expect(host.get_by_role("heading", name="One seat is still free")).to_be_visible()
    assert guest.url == here, "nobody is dragged"
    host.get_by_role("button", name="Seat a bot").click()
    expect(host.get_by_role("heading", name="1/5 · Toilet Divers")).to_be_visible()


@pytest.mark.slow
def test_a_code_takes_the_seat_to_another_device(open_page: OpenPage) -> None:
    old = open_with_axe(open_page, "light")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    driving.new_table(old, seats=seats, options={"first": "1"})
    old.get_by_role("button", name="Ann", exact=True).click()
    old.get_by_role("button", name="Move to another device").click()
    code = old.locator("dialog .code").inner_text()
    assert complaints(old) == []
    old.keyboard.press("Escape")
    new = open_page()
    new.get_by_role("button", name="I have a code").click()
    new.keyboard.type("aaaaaa")
    new.keyboard.press("Enter")
    expect(new.get_by_role("alert")).to_contain_text("That code isn’t valid")
    new.get_by_label("The code from your other device").fill(code)
    new.keyboard.press("Enter")
    new.locator(driving.CHOICES).first.wait_for()
    expect(old.get_by_role("status").first).to_have_text("You’re playing on another device. Here you’re watching.")
    assert old.locator(driving.CHOICES).count() == 0
    assert old.url == new.url


@pytest.mark.slow
def test_a_phone_hands_the_link_to_its_messengers(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    driving.new_table(page, seats=[{"kind": "me"}, {"kind": "open"}])
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared.url") == page.url
    assert page.locator('head meta[property="og:image"]').count() == 1
    desktop = open_page()
    desktop.add_init_script("navigator.share = async () => {}")
    desktop.goto(page.url)
    desktop.get_by_role("button", name="Copy the link").wait_for()
    assert desktop.get_by_role("button", name="Share").count() == 0, "a mouse copies it"
