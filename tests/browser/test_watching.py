"""Looking on, asking for a seat, giving up, the pace of a game, and its end: what newcomers tripped over."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathoms.server.store.stored_table import StoredMove
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_accessible import AXE, complaints
from tests.browser.test_layout import CUT
from tests.browser.test_people import DESKTOP, SIZES

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}


def open_with_axe(open_page: OpenPage, size: dict[str, Any], path: str = "/", **how: Any) -> Page:
    page = open_page("/", bypass_csp=True, **size, **how)
    page.context.add_init_script(path=AXE)
    page.goto(path)
    return page


# Looks at the end from within the page, which a busy machine may reach too late; ends it by a key, if so wanted.
WATCH_FINALE = """press => { window.finale = new Promise(done => new MutationObserver((_, watcher) => {
    const one = document.querySelector('.finale');
    if (!one) return;
    watcher.disconnect();
    setTimeout(() => {
        const ends = one.getAnimations().map(each => each.effect.getComputedTiming().endTime);
        const moving = one.getAnimations({ subtree: true }).length;
        const seen = { text: one.textContent, moving, lasts: Math.max(0, ...ends) };
        if (press) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        setTimeout(() => done({ ...seen, gone: !document.querySelector('.finale') }));
    });
}).observe(document.body, { childList: true, subtree: true })); }"""


@pytest.mark.slow
@SIZES
def test_spectators_are_told_and_get_a_seat_they_ask_for(open_page: OpenPage, size: dict[str, Any]) -> None:
    ann = open_page(**size)
    table = driving.new_table(ann, seats=[ANN, BOT, BOT], options={"first": "1"})
    ann.locator(".cover.playable").first.wait_for()
    before = ann.locator(".place.board").bounding_box()
    first = open_with_axe(open_page, size, f"/t/{table}")
    expect(first.locator(".do .watching p")).to_have_text("You’re watching.")
    second = open_page(f"/t/{table}", **size)
    expect(first.locator(".do .watching p")).to_have_text("You’re watching, and so is one other person.")
    expect(ann.get_by_role("button", name="Invite · 2 people are watching")).to_be_visible()
    assert complaints(first) == []
    first.get_by_role("button", name="Ask for a seat").click()
    expect(first.locator(".do .watching")).to_contain_text("The players see that you’d like to play.")
    asked = ann.locator("aside", has_text="would like to play.")
    expect(asked).to_be_in_viewport(ratio=1)
    assert ann.locator(".place.board").bounding_box() == before, "nothing has moved"
    asked.get_by_role("button", name="Give them the seat of Captain Clog").click()
    expect(asked).to_have_count(0)
    expect(first.locator(".do .watching")).to_have_count(0)
    expect(first.locator(".seats li").nth(1).locator(".you")).to_have_count(1)
    second.get_by_role("button", name="Ask for a seat").click()
    asked.get_by_role("button", name="Close").click()  # the log is read on
    expect(asked).to_have_count(0)


@pytest.mark.slow
@SIZES
def test_giving_up_is_asked_twice_logged_and_told_in_the_result(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_with_axe(open_page, size)
    driving.new_table(page, seats=[ANN, BOT], options={"first": "1"})
    page.locator(".cover.playable").first.wait_for()
    page.get_by_role("button", name="Ann", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give up").click()
    expect(dialog).to_contain_text("You can’t come back to this game.")
    assert complaints(page) == []
    dialog.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_role("log")).to_contain_text("Ann gives up: a bot plays this seat to the end.")
    expect(page.get_by_role("button", name="Come back and play")).to_have_count(0)
    skip = page.get_by_role("button", name="Skip ahead")
    while not driving.is_over(page):
        page.locator(".result").or_(skip).first.wait_for()
        skip.evaluate_all("found => found.forEach(button => button.click())")
    line = page.locator(".result li", has_text="Ann")
    expect(line).to_contain_text("gave up, a bot played on")
    assert page.locator(".result li .name").evaluate_all(CUT) == []


@pytest.mark.slow
def test_bots_play_at_the_pace_one_has_chosen(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    driving.new_table(page, seats=[ANN, BOT], options={"first": "1"})
    page.locator(".cover.playable").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    driving.choose(page.get_by_role("dialog"), "At once")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert any('"bot_speed"' in frame and '"at_once"' in frame for frame in sent)
    sent.clear()
    page.reload()
    page.locator(".cover.playable").first.wait_for()
    assert any('"bot_speed"' in frame for frame in sent), "it is remembered"


def nearly_over(open_page: OpenPage, server: TableServer, size: dict[str, Any], motion: str) -> tuple[Page, int, int]:
    """At a table whose last move is still to be made; who makes it, and which."""
    page = open_page(**size, reduced_motion=motion)
    for _ in range(steering.TABLES):
        table = driving.set_table(page, "poo_divers", seats=[ANN, {"kind": "me", "name": "Ben"}])
        match = steering.fresh_match(server, table)
        steering.play_until(match, lambda _: False, steering.sensibly, steering.LONGEST)
        if match.over and max(match.shares()) == 1:
            break
    *moves, last = match.moves
    with steering.store_of(server) as store:
        for number, move in enumerate(moves, 1):
            store.append(table, StoredMove(number, move.seat, move.action))
    page.goto(f"/t/{table}")
    page.locator(".cover").first.wait_for(timeout=240_000)
    page.wait_for_timeout(800)
    return page, last.seat, last.action


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_is_an_event_that_any_key_ends(
    open_page: OpenPage, server: TableServer, size: dict[str, Any], motion: str
) -> None:
    page, seat, action = nearly_over(open_page, server, size, motion)
    page.evaluate(WATCH_FINALE, motion == "reduce")
    driving.move_unseen(page, seat, action)
    seen = page.evaluate("window.finale")
    assert "wins!" in seen["text"]
    assert "Play again, or replay" in seen["text"]
    assert bool(seen["moving"]) == (motion == "no-preference")
    if motion == "reduce":
        assert seen["gone"], "a key has ended it"
    else:
        assert 1000 < seen["lasts"] < 4000
    finale = page.locator(".finale")
    expect(finale).to_have_count(0)
    driving.expect_result(page)
    page.reload()  # nor does it come twice
    page.locator(".result").wait_for()
    expect(finale).to_have_count(0)


@pytest.mark.slow
@SIZES
def test_an_address_that_leads_nowhere_is_drawn_like_the_rest(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_with_axe(open_page, size, "/nothing/here")
    expect(page.get_by_role("heading", name="Nothing down here")).to_be_visible()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("link", name="To all games", exact=True).click()
    page.locator("article").first.wait_for()


@pytest.mark.slow
@SIZES
def test_whoever_looks_for_players_is_seen_from_the_top(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_with_axe(open_page, size)
    seeking = page.get_by_role("region", name="Free seats")
    expect(seeking).to_be_visible()
    host = open_page()
    page.locator("article").nth(1).wait_for()
    top = page.locator("article").first.bounding_box()
    for name in ("Ann", "Bob"):
        driving.set_table(host, "poo_divers", seats=[{"kind": "me", "name": name}, {"kind": "open"}], public=True)
    row = seeking.get_by_role("link").first
    expect(row).to_contain_text("Bob")
    expect(row).to_be_in_viewport(ratio=1)
    assert page.locator("article").first.bounding_box() == top, "nothing has moved"
    assert complaints(page) == []
    seeking.get_by_role("button", name=re.compile(r"\d+ more")).click()
    expect(seeking).to_contain_text("Ann")
    row.click()
    page.get_by_role("button", name="Sit here").first.click()
    page.locator(".cover").first.wait_for()
