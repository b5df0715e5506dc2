"""What someone who has never been here would stumble over."""

import random
import re

import pytest
from playwright.sync_api import expect

from fathoms.core.match import Match
from fathoms.games.dykarna.state import EACH, MOVING
from fathoms.games.partners.state import CHOOSING, HAND
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import table_where
from tests.browser.test_layout import PHONE

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}
PHONE_SCREEN = {"width": PHONE[0], "height": PHONE[1]}
HEALTH = {"version": "1", "ready": True, "compiled": 1, "to_compile": 1}
RUNNING_ONES = "document.getAnimations().filter(one => one.playState === 'running')"
RUNNING = f"{RUNNING_ONES}.length"
REST = 20_000  # ms after which nothing more happens to what nobody touches
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent.trim())"


def test_a_dead_link_says_so_at_once_and_leads_home(open_page: OpenPage) -> None:
    page = open_page()
    for attempt in range(6):  # it hung in half of all tries
        page.goto(f"/t/nonsense{attempt}")
        expect(page.locator("main")).to_contain_text("There’s no such table", timeout=5000)
    page.get_by_role("link").first.click()
    driving.card(page).wait_for()


def test_play_now_says_against_whom(open_page: OpenPage) -> None:
    now = driving.card(open_page()).get_by_role("button", name="Play now")
    expect(now).to_contain_text(re.compile(r"against (a bot|\d bots)"))


@pytest.mark.slow
def test_what_waits_for_you_stands_on_top(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE_SCREEN)
    driving.new_table(page, seats=[ANN, BOT], options={"first": "1"})
    page.locator(driving.CHOICES).first.wait_for()
    page.goto("/")
    row = page.locator(".going a")
    expect(row).to_contain_text("your turn")
    box = row.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1], "without scrolling"
    row.click()
    page.locator(driving.CHOICES).first.wait_for()


@pytest.mark.slow
def test_a_link_to_this_machine_alone_comes_with_a_warning(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, seats=[ANN, {"kind": "open"}])
    expect(page.get_by_role("note")).to_contain_text("only works on this machine")
    page.route("**/api/health", lambda route: route.fulfill(json={**HEALTH, "address": "192.168.7.7"}))
    page.reload()
    expect(page.get_by_role("note")).to_contain_text(re.compile(r"open http://192\.168\.7\.7:\d+ here"))
    code = page.get_by_role("img", name="QR code")
    assert code.evaluate("async one => { await one.decode(); return one.naturalWidth > 0; }")


@pytest.mark.slow
def test_a_friend_who_is_away_can_be_replaced_in_the_open(open_page: OpenPage) -> None:
    ann, ben = open_page(), open_page()
    table = driving.new_table(ann, seats=[ANN, {"kind": "open"}], options={"first": "2"})
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ben.locator(driving.CHOICES).first.wait_for()
    assert ann.get_by_text("Ben isn’t here").count() == 0
    ben.close()
    ann.get_by_role("button", name="Ben isn’t here").click()
    expect(ann.get_by_role("dialog", name="Ben")).to_be_visible()


def test_a_tap_on_an_open_cover_says_why_not(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, seats=[ANN, {"kind": "me", "name": "Ben"}], options={"first": "1"})
    driving.act(page, random.Random(1))
    page.locator(".cover.open").first.click(force=True)  # it says itself that it cannot be chosen
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.slow
def test_a_card_that_cannot_be_played_says_why(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()

    def one_can_and_one_cannot(match: Match) -> bool:
        if match.state.phase != CHOOSING or match.actors() != [0]:
            return False
        kinds = {int(kind) for kind in match.state.hand[:HAND] if kind}
        played = [action for action in match.legal(0) if match.game.voice.name_action(action)["do"] == "play"]
        return 0 < len(played) < len(kinds)

    table_where(page, server, "partners", one_can_and_one_cannot, seats=[ANN, *[BOT] * 5])
    page.locator(".hand .useless").first.click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.slow
def test_a_diver_who_cannot_move_says_why(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(viewport=PHONE_SCREEN, has_touch=True)

    def resting(match: Match) -> list[int]:
        """Those of the crew whose turn it is whom a turtle keeps."""
        crew = range(EACH * int(match.state.turn), EACH * int(match.state.turn) + EACH)
        return [diver for diver in crew if match.state.phase == MOVING and match.state.delayed[diver]]

    match = table_where(
        page,
        server,
        "dykarna",
        lambda match: match.actors() == [0] and bool(resting(match)),
        options={"sea": "small"},
        seats=[ANN, BOT],
    )
    page.locator(f'[data-mover="{resting(match)[0]}"]').tap(force=True)  # it says itself that it cannot be chosen
    expect(page.get_by_role("alert")).to_contain_text("A turtle is keeping that diver for this turn.")


@pytest.mark.slow
def test_what_cannot_be_done_while_boats_are_placed_is_explained(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE_SCREEN, has_touch=True)
    driving.new_table(page, "dykarna", seats=[ANN, {"kind": "me", "name": "Ben"}])
    page.locator(".square.playable").first.wait_for()
    page.locator(".mover").first.tap(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Put your boat on your coast first.")


@pytest.mark.slow
def test_three_captains_have_whole_names_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE_SCREEN)
    driving.new_table(page, "toilet_divers", seats=[{"kind": "me", "name": "Captain Duck"}, BOT, BOT])
    page.locator(".plate .name").first.wait_for()
    expect(page.get_by_label("Players").get_by_text("you")).to_be_visible()
    assert page.locator(".seats .name").evaluate_all(CUT) == []
    assert page.locator(".plate .name span").evaluate_all(CUT) == []


@pytest.mark.slow
def test_what_everyone_does_in_a_race_can_be_read_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE_SCREEN)
    driving.new_table(page, "tubyrinth", seats=[ANN, BOT, BOT])
    said = page.locator(".seats .public")
    expect(said.first).to_have_text("not ready")
    assert said.evaluate_all(CUT) == []
    page.get_by_role("button", name="I’m ready!").click()
    expect(said.first).to_have_text("laying")
    assert said.evaluate_all(CUT) == []


@pytest.mark.slow
def test_who_a_card_is_from_can_be_read_and_the_log_is_at_its_end(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1024, "height": 768})
    driving.new_table(page, "partners", seats=[ANN, *[BOT] * 5])
    page.locator(".hand .usable").first.click()
    page.get_by_role("button", name="Pass it to").click()
    page.locator(".hand .got").wait_for()
    page.locator(".tip aside").wait_for()
    assert page.locator(".hand .got span").evaluate_all(CUT) == []
    page.wait_for_timeout(600)  # the tip has come to rest, and the log with it
    below = page.get_by_role("log").evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight")
    assert below <= 2, "the newest line is in sight"


@pytest.mark.slow
def test_the_keyboard_stays_at_the_hand_after_handing_on(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, "partners", seats=[ANN, *[BOT] * 5])
    card = page.locator(".hand li button").first
    card.press("Enter")
    before = driving.number(page)
    page.get_by_role("button", name="Pass it to").press("Enter")
    driving.await_more(page, before)
    assert page.evaluate("document.activeElement !== document.body")


def test_nothing_is_said_to_the_console_on_the_way_to_the_first_move(open_page: OpenPage) -> None:
    page = open_page(has_touch=True, service_workers="allow")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    driving.new_table(page, seats=[ANN, BOT], options={"first": "1"})
    page.locator(driving.CHOICES).first.wait_for()
    page.wait_for_timeout(300)
    assert said == []


@pytest.mark.slow
def test_cards_out_of_sight_do_not_move_and_the_others_come_to_rest(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE_SCREEN, reduced_motion="no-preference")
    page.locator("article").last.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.scene.asleep').length >= 3")
    assert page.evaluate(f"{RUNNING_ONES}.filter(one => one.effect.target.closest('.scene.asleep')).length") == 0
    page.wait_for_function("() => document.querySelectorAll('.scene:not(.asleep)').length === 0", timeout=REST)
    assert page.evaluate(RUNNING) <= 1, "after a while all the games rest"
    page.locator("article").last.scroll_into_view_if_needed()
    page.wait_for_function("() => ![...document.querySelectorAll('.scene')].at(-1).classList.contains('asleep')")
