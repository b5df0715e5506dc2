"""The table feels alive: moves are followed and never lag, can be skipped, can be heard, and bots are somebody."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "paddler"}]
BEHIND = 2000  # ms that the page may be behind
STEP = 250  # ms by which the tests let time go on: how busy the machine is makes no difference
STEPS = 24
LAST_MOVES = 12  # of a game

# Notes when something comes to the page, and how long after that it is shown.
LISTEN = """
    window.newest = window.worst = 0;
    const came = window.came = new Map();
    const shown = () => Number(document.querySelector('main')?.dataset.number ?? -1);
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', ({ data }) => (JSON.parse(data).views ?? []).forEach(({ number }) => {
                window.newest = Math.max(window.newest, number);
                if (shown() >= 0) came.set(number, Date.now());
            }));
        }
    };
    new MutationObserver(() => {
        for (const [number, at] of came) {
            if (number > shown()) continue;
            window.worst = Math.max(window.worst, Date.now() - at);
            came.delete(number);
        }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-number'] });
"""
COUNT_SOUNDS = """() => {
    window.sounds = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.sounds++; return make.call(this); };
}"""


def leave_to_a_bot(page: Page) -> None:
    page.get_by_role("button", name="Ann", exact=True).click()
    page.get_by_role("button", name="Leave the seat").click()


def go_near_the_end(page: Page, server: TableServer) -> None:
    """Sit down at a table whose game is almost over."""
    table = driving.set_table(page, "poo_divers", seats=SEATS)
    match = steering.fresh_match(server, table)
    whole = match.fork()
    steering.play_until(whole, lambda match: False, steering.sensibly, steering.LONGEST)
    last = whole.number - LAST_MOVES
    steering.play_until(match, lambda match: match.number >= last, steering.sensibly, steering.LONGEST)
    steering.lead(server, table, match)
    page.goto(f"/t/{table}")
    page.locator(".cover").first.wait_for()


def table_out_of_time(open_page: OpenPage, **how: Any) -> Page:
    """A table where time goes on when the test wants it, and bots play meanwhile."""
    page = open_page(reduced_motion="no-preference", **how)
    page.clock.install()
    page.add_init_script(LISTEN)
    driving.new_table(page, seats=SEATS)
    page.locator(".cover").first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))  # seconds
    page.evaluate("window.came.clear(), window.worst = 0")  # what came before that leap has not waited so long
    leave_to_a_bot(page)
    return page


@pytest.mark.slow
def test_a_page_is_never_more_than_two_seconds_behind(open_page: OpenPage) -> None:
    page = table_out_of_time(open_page)
    for _ in range(STEPS):
        page.clock.fast_forward(STEP)
    assert 0 < page.evaluate("window.worst") <= BEHIND + 2 * STEP


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_a_key_or_a_tap_shows_the_newest_at_once(open_page: OpenPage, screen: str) -> None:
    page = table_out_of_time(open_page, **SCREENS[screen])
    skip, board = page.get_by_role("button", name="Skip ahead"), page.locator(".board")
    tap = board.tap if screen == "phone" else board.click
    for enough in (lambda: page.keyboard.press("x"), lambda: tap(position={"x": 2, "y": 2})):
        skip.wait_for()
        shown, newest = page.evaluate("[Number(document.querySelector('main').dataset.number), window.newest]")
        assert shown < newest
        enough()
        assert driving.number(page) >= newest


@pytest.mark.slow
def test_less_movement_tells_the_same_story(open_page: OpenPage, server: TableServer) -> None:
    page, calm = open_page(reduced_motion="no-preference"), open_page()
    go_near_the_end(page, server)
    calm.goto(page.url)
    calm.locator(".cover").first.wait_for()
    assert calm.evaluate("document.documentElement.dataset.motion") == "calm"
    leave_to_a_bot(page)
    told = []
    for one in (page, calm):
        one.locator(".result").wait_for()
        told.append((driving.number(one), driving.points(one), one.locator(".log li").all_inner_texts()))
    assert told[0] == told[1]
    assert calm.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0


@pytest.mark.slow
def test_movement_can_be_switched_off_and_stays_off(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Less motion").click()
    page.reload()
    page.locator("article").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.motion") == "calm"


@pytest.mark.slow
def test_sound_is_off_until_it_is_wanted_and_then_remembered(open_page: OpenPage) -> None:
    page = open_page(has_touch=True, service_workers="allow")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    driving.new_table(page, seats=SEATS, options={"first": "1"})
    page.locator(driving.CHOICES).first.wait_for()
    page.evaluate(COUNT_SOUNDS)
    page.locator(".cover.playable").first.click()
    driving.await_more(page, 0)
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    sound, volume = page.get_by_role("switch", name="Sound"), page.get_by_role("slider", name="Volume")
    expect(sound).not_to_be_checked()
    expect(volume).to_be_disabled()
    sound.click()
    volume.fill("0.2")
    page.wait_for_function("() => window.sounds > 0")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(sound).to_be_checked()
    expect(volume).to_have_value("0.2")
    assert said == []


@pytest.fixture
def talkative(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableServer]:
    """A server whose bots take a moment for their moves, and have something to say."""
    monkeypatch.setenv("BOT_DELAY", "0.01")
    server = TableServer(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_bots_say_hello_to_those_who_want_to_hear_it(open_page: OpenPage, talkative: TableServer, screen: str) -> None:
    page, quiet = (open_page(url=talkative.url, **SCREENS[screen]) for _ in range(2))
    quiet.get_by_role("button", name="Settings").click()
    quiet.get_by_role("switch", name="Bots’ remarks").click()
    table = driving.new_table(page, seats=SEATS, options={"first": "1"})
    quiet.goto(f"/t/{table}")
    for one in (page, quiet):
        driving.await_number(one, 0)
    page.locator(".cover.playable").first.click()
    expect(page.locator(".bubble")).to_have_count(1)
    driving.await_more(quiet, 0)
    expect(quiet.locator(".bubble")).to_have_count(0)


def test_a_bot_has_a_face_a_name_and_a_character(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, seats=SEATS)
    faces = page.locator(".seats [data-face]")
    expect(faces).to_have_count(2)
    assert [face.get_attribute("data-face") for face in faces.all()] == ["2", "3"]
    page.locator(".seats").get_by_role("button", name="Captain Clog").click()
    about = page.get_by_role("dialog", name="Captain Clog")
    expect(about).to_contain_text("Gives every order twice")
    expect(about).to_contain_text("Takes time to think")
    expect(about).to_contain_text("plays sensibly")
