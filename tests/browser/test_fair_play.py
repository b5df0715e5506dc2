"""Fair play among strangers, as the page offers it: who may have several seats, who may look back, whom the host takes
off the table, and how long one waits for someone whose line broke."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer


@pytest.fixture
def patient_server(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableServer]:
    """A server that waits a little for those whose line broke."""
    monkeypatch.setenv("GRACE", "4")
    server = TableServer(tmp_path)
    server.start()
    yield server
    server.stop()


def set_up_for_strangers(page: Page) -> None:
    driving.card(page).get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("switch", name="Several seats each")).to_have_count(0)  # friends may
    dialog.get_by_label("List this table").check()
    dialog.get_by_role("switch", name="Several seats each").check()
    dialog.get_by_role("switch", name="Open to anyone afterwards").check()
    dialog.get_by_role("button", name="Set it up").click()


@pytest.mark.slow
def test_the_host_chooses_and_everyone_who_waits_can_read_it(open_page: OpenPage) -> None:
    host = open_page()
    set_up_for_strangers(host)
    host.get_by_role("button", name="Seat a bot").first.wait_for()
    guest = open_page(host.url)
    expect(guest.get_by_text("One person can take several seats")).to_be_visible()
    expect(guest.get_by_text("anyone with the link can see every hand")).to_be_visible()


@pytest.mark.slow
def test_the_host_removes_someone_before_the_start(open_page: OpenPage) -> None:
    host = open_page()
    table = driving.new_table(host, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    guest = open_page(f"/t/{table}")
    guest.get_by_label("Name").fill("Ben")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("button", name="Remove")).to_have_count(0)
    host.get_by_role("button", name="Remove Ben").click()
    host.get_by_role("dialog").get_by_role("button", name="Keep them").click()
    host.get_by_role("button", name="Remove Ben").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(host.get_by_text("2 seats are still free")).to_be_visible()
    guest.get_by_role("button", name="Sit here").first.wait_for()


@pytest.mark.slow
def test_strangers_look_back_as_spectators_and_players_with_every_eye(open_page: OpenPage) -> None:
    page = open_page()
    table = driving.new_table(page, seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
    page.locator(".cover").first.wait_for()
    driving.let_bots_finish(page, "Ann")
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Seen by")).to_be_visible()
    assert page.locator(".seats .stood").count() == 0  # the bot is still in her place

    stranger = open_page(f"/t/{table}")
    stranger.locator(".result").wait_for()
    expect(stranger.get_by_role("link", name="Review")).to_have_count(0)
    with stranger.expect_request("**/history?from=*") as asked:
        stranger.get_by_role("button", name="Replay").click()
    assert "seat=" not in asked.value.url
    stranger.get_by_role("slider").wait_for()
    expect(stranger.get_by_label("Seen by")).to_have_count(0)
    stranger.get_by_role("button", name="To the start").click()
    driving.await_number(stranger, 0)
    stranger.goto(f"/t/{table}/review")
    expect(stranger.get_by_text("The host chose to let only the players")).to_be_visible()


@pytest.mark.slow
def test_that_a_bot_stood_in_stays_to_be_seen(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    page.locator(".cover").first.wait_for()
    page.get_by_role("button", name="Ben", exact=True).click()
    page.get_by_role("button", name="Leave the seat").click()
    page.get_by_role("button", name="Come back and play").click()
    expect(page.locator(".seats li").nth(1).get_by_text("a bot played here")).to_be_attached()
    expect(page.locator(".seats .stood")).to_have_count(1)


@pytest.mark.slow
def test_a_bot_is_offered_when_the_time_to_come_back_is_over(open_page: OpenPage, patient_server: TableServer) -> None:
    host = open_page(url=patient_server.url)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = driving.new_table(host, seats=seats, options={"first": "2"})
    guest = open_page(f"/t/{table}", url=patient_server.url)
    guest.get_by_label("Name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    guest.locator(driving.CHOICES).first.wait_for()
    guest.close()
    offer = host.locator(".do .button", has_text="Ben")
    expect(offer).to_contain_text("A bot can play for them in")
    expect(offer).to_have_attribute("aria-disabled", "true")
    offer.click(force=True)
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(offer).to_have_text("Ben isn’t here: let a bot play?")
    offer.click()
    host.get_by_role("dialog").get_by_role("button", name="Let the bot").first.click()
    expect(host.locator(".seats li").nth(1)).to_contain_text("away, a bot plays")
