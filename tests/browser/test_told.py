"""What a table tells without being asked: what the goal is, what is left, who plays with whom, why it ended."""

import json
import re
import signal
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathoms.core.match import Match
from fathoms.games.toilet_divers.scene import ToiletDiversScene
from fathoms.games.tubyrinth.actions import CALL
from fathoms.games.tubyrinth.state import READY
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_layout import CUT
from tests.browser.test_tubyrinth import expect_laid, lay_by_keyboard, pipeline

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1366, "height": 768}}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}


def finished(page: Page, server: TableServer, game: str, seats: list[dict[str, str]], **chosen: Any) -> Match:
    """At a table whose game is over."""
    for _ in range(steering.TABLES):  # a game of bots that think little may go on and on
        table = driving.set_table(page, game, seats=seats, **chosen)
        match = steering.fresh_match(server, table)
        steering.play_until(match, lambda _: False, steering.sensibly, steering.LONGEST)
        if match.over:
            break
    steering.lead(server, table, match)
    page.goto(f"/t/{table}")
    page.locator(".result").wait_for()
    return match


def test_the_status_stays_ones_own_until_the_table_has_answered(open_page: OpenPage, own_server: TableServer) -> None:
    page = open_page(url=own_server.url)
    driving.new_table(page, seats=[ANN, BOT], options={"first": "1"})
    cover = page.locator(".cover.playable").first
    cover.wait_for()
    status = page.locator(".status")
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGSTOP)  # the answer takes its time
    try:
        cover.click()
        page.wait_for_timeout(600)
        assert status.inner_text() == "Your turn: open a cover."
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    driving.await_more(page, 0)


# Who plays with whom


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize(("game", "players", "sides"), [("dykarna", 4, 2), ("partners", 6, 3)])
def test_sides_are_told_in_seats_and_result(
    open_page: OpenPage, server: TableServer, game: str, players: int, sides: int, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    options = {"sea": "small"} if game == "dykarna" else {}
    match = finished(page, server, game, [ANN, *[BOT] * (players - 1)], options=options)
    names = page.locator(".seats .name").all_inner_texts()
    for seat in range(players):
        partner = names[(seat + players // 2) % players]
        beside = page.locator(".seats li").nth(seat).locator(".with")
        expect(beside.locator(".unseen")).to_have_text(f"with {partner}")
        expect(beside.locator("svg").first).to_be_visible()

    lines = page.locator(".result ol li")
    expect(lines).to_have_count(sides)
    told = [sorted(line.locator(".name").all_inner_texts()) for line in lines.all()]
    pairs = [sorted([names[seat], names[seat + players // 2]]) for seat in range(players // 2)]
    assert sorted([name.removesuffix("you").strip() for name in side] for side in told) == sorted(pairs)
    expect(lines.filter(has_text="Ann")).to_contain_text("you")
    if game == "dykarna":
        points = [int(re.search(r"\d+", line.locator("b").inner_text())[0]) for line in lines.all()]  # type: ignore[index]
        assert sorted(points) == sorted(match.scores()[:2]), "what partners have together is told once"


@pytest.mark.slow
@SIZES
def test_whoever_thinks_keeps_their_name(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    seats = [{"kind": "me", "name": "Maximilianus"}, *[{"kind": "bot", "bot": "diver"}] * 3]
    driving.new_table(page, seats=seats, options={"first": "2"})
    page.locator(".seats .dots").wait_for()  # without compiled rules it thinks for long
    assert page.locator(".seats .name").evaluate_all(CUT) == []
    names = page.locator(".seats .name").all_inner_texts()
    assert names == ["Maximilianus", "Captain Clog", "Rivet", "Piston"]


# Tokyo Poo Divers


@pytest.mark.slow
@SIZES
def test_the_street_says_its_goal_what_is_left_and_why_it_ended(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    driving.new_table(page, seats=[ANN, {"kind": "me", "name": "Ben"}], options={"first": "1"})
    expect(page.get_by_role("complementary", name="Tip")).to_contain_text("The most points win.")
    left = page.locator(".kinds")
    expect(left).to_be_in_viewport(ratio=1)
    expect(left).to_have_attribute("aria-label", re.compile("finds 42, sleepers 14, blanks 14"))
    page.locator(".cover.playable").first.click()
    driving.await_more(page, 0)
    expect(left).to_have_text(re.compile(r"^\s*(41\s*14\s*14|42\s*13\s*14|42\s*14\s*13)\s*$"))

    match = finished(page, server, "poo_divers", [ANN, BOT])
    why = "All the droppings are gone: " if match.state.supply == 0 else "The last cover is open: "
    expect(page.locator(".status")).to_contain_text(why)


# Partners


@pytest.mark.slow
@SIZES
def test_the_track_has_a_direction_and_a_play_is_one_line(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    match = finished(page, server, "partners", [ANN, *[BOT] * 5])
    expect(page.locator(".flower .arrows")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    lines = page.get_by_role("log").locator("p")
    expect(lines.first).to_be_attached()
    assert match.number > 100
    told = lines.all_inner_texts()
    alone = [line for line in told if re.search(r" plays: ", line)]
    assert alone == [], "what a card was used for names it"
    assert any(re.search(r" uses the 7: \d for an? \w+ piece, \d for ", line) for line in told)
    sevens = [re.sub(" uses .*", "", line) if " of the 7 for " in line else "" for line in told]
    assert not any(one and one == next_ for one, next_ in pairwise(sevens)), "a 7 that is shared is one line"


# Toilet Divers


@pytest.mark.slow
@SIZES
def test_what_sits_in_the_pipes_and_helps_is_named(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_page(**size)

    def before_an_obstacle(match: Match) -> bool:
        if match.actors() != [0] or match.state.turn != 0:
            return False
        scene = match.game.voice.draw(match.view(0))
        assert isinstance(scene, ToiletDiversScene)
        if scene.phase != "diving" or scene.dive is None or scene.dive.card is None:
            return False
        others_tool = scene.dive.may_hand_to is not None or scene.dive.helper is not None  # asked for, or lent
        return bool(scene.dive.card.obstacle) and not others_tool

    steering.table_where(page, server, "toilet_divers", before_an_obstacle, seats=[ANN, BOT])
    status = page.locator(".status")
    named = (
        "a crocodile. It takes the net|a clog. It takes the plunger|rats. It takes the rat trap|jellyfish. It takes the"
    )
    expect(status).to_contain_text(re.compile(f"In the way down: ({named})"))
    assert status.evaluate("one => one.scrollHeight <= one.clientHeight"), "all of it can be read"


@pytest.mark.slow
def test_who_swims_on_and_on_says_it_once(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(**PHONE)
    finished(page, server, "toilet_divers", [ANN, BOT])
    page.get_by_role("button", name="Replay").click()
    lines = [line.strip() for line in page.get_by_role("log").locator("p").all_inner_texts()]
    swims = [line for line in lines if "swims on" in line]
    assert any("×" in line for line in swims)
    assert not [line for line, after in pairwise(lines) if line == after and "swims on" in line]


# Tubyrinth


def calls_in_vain(match: Match, seat: int) -> int:
    """The first seat calls without a pipe, and loses a point each time; the others play as they can."""
    return CALL if seat == 0 and CALL in match.legal(seat) else steering.sensibly(match, seat)


@pytest.mark.slow
@SIZES
def test_a_race_has_a_goal_and_its_end_is_told(open_page: OpenPage, server: TableServer, size: dict[str, Any]) -> None:
    page = open_page(**size)
    heard: list[list[int]] = []

    def listen(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "thinking":
            heard.append(message["seats"])

    page.on("websocket", lambda line: line.on("framereceived", listen))

    def nearly_won(match: Match) -> bool:
        return bool(match.state.phase == READY and match.state.points[1:3].max() >= 19 and match.actors()[0] == 0)

    steering.table_where(page, server, "tubyrinth", nearly_won, calls_in_vain, seats=[ANN, BOT, BOT])
    purses = page.locator(".seats .points")
    expect(purses.first).to_contain_text("/25")
    expect(purses.first.locator(".unseen")).to_have_text(re.compile(r"^-\d+ of 25 points$"))
    ready, call = page.get_by_role("button", name="Ready for round"), page.locator(".call")
    while not driving.is_over(page):
        ready.or_(call).or_(page.locator(".result")).first.wait_for()
        ready.or_(call).evaluate_all("found => found.forEach(button => button.click())")  # the call, too: surely wrong
        page.wait_for_timeout(200)
    expect(page.locator(".status")).to_contain_text("The game is over")
    lost = driving.points(page)[0]
    assert lost < -1
    if size is DESKTOP:
        expect(page.locator(".result li").filter(has_text="Ann").locator("b")).to_have_text(f"{lost} points")
    page.wait_for_timeout(1500)
    assert page.locator(".seats .dots").count() == 0
    assert not heard or heard[-1] == [], "nobody thinks after the end"


@pytest.mark.slow
@SIZES
def test_whoever_has_called_watches_the_others(open_page: OpenPage, size: dict[str, Any]) -> None:
    ann, ben = open_page(**size), open_page()
    table = driving.new_table(ann, "tubyrinth", seats=[ANN, {"kind": "open"}])
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ann, ben):
        page.get_by_role("button", name="I’m ready!").click()
    for page in (ann, ben):
        page.locator("[data-tile]").first.wait_for()
    first, second, *_ = pipeline(ben, "table", 5)
    lay_by_keyboard(ben, *first)
    expect_laid(ben, 1)
    assert ann.get_by_role("list", name="The others’ boards").get_by_role("button").count() == 0
    for placed in pipeline(ann, "table", 6):
        lay_by_keyboard(ann, *placed)
    expect_laid(ann, 6)
    ann.get_by_role("button", name="Pipe’s ready!").click()
    boards = ann.get_by_role("list", name="The others’ boards").get_by_role("button")
    expect(boards).to_have_count(2)
    bens = boards.filter(has_text="Ben has laid one tile.")
    expect(bens).to_be_in_viewport(ratio=1)
    bens.click()
    expect_laid(ann, 1)
    lay_by_keyboard(ben, *second)
    expect_laid(ann, 2)  # as it happens
    boards.first.click()
    expect_laid(ann, 6)
    assert ben.get_by_role("list", name="The others’ boards").locator(".tile").count() == 0
