"""Toilet Divers in the browser: a whole game with helpers and flushes, and nothing on a wire that lies closed."""

import random
from collections import deque
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core import verbs
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.core.structs import Record, copy_record
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TURN_UP
from fathoms.games.toilet_divers.scene import draw_card
from fathoms.games.toilet_divers.state import BOTTOM, DIVING, KEEPING, LEVELS, OVER, PLACES, SHRUG
from fathoms.games.toilet_divers.ways import cell, place_of
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import fresh_match, lead, sensibly, table_where
from tests.browser.test_accessible import THEMES, complaints, open_with_axe
from tests.browser.test_first_move import PHONE, no_sideways_scrolling
from tests.browser.test_layout import CUT, LINES, LONG, NAME, SMALL_PHONE, expect_in_reach, resize
from tests.browser.test_whole_game import record, views_in

pytestmark = pytest.mark.slow  # whole games of the other boards: make check-all

GAME = "toilet_divers"
TABLES = 40  # set up until one of them has it all
OPTIONS = {"flush": True, "idle_tools": False, "first": "1"}

Script = list[tuple[int, int]]  # seats and what they do


# A game that is sure to have a helper, a flush and a failure: written from the truth before it is played.


def way_to_the_treasure(match: Match) -> list[int]:
    """What the diver does to reach the wanted treasure, with a helper if that is possible at all; [] = cannot."""
    seat = int(match.state.turn)
    found: list[int] = []
    seen = set()
    waiting: deque[tuple[Record, list[int]]] = deque([(copy_record(match.state), [])])
    room = np.zeros(match.game.max_legal, np.int32)
    while waiting:
        state, path = waiting.popleft()
        if state.phase == KEEPING:
            if state.helper >= 0:
                return path
            found = found or path
            continue
        here = (int(state.place), int(state.level), int(state.helper))
        if state.phase != DIVING or here in seen:
            continue
        seen.add(here)
        for action in room[: verbs.legal(state, seat, room)].tolist():
            if action != SURFACE:
                further = copy_record(state)
                verbs.apply(further, seat, action)
                waiting.append((further, [*path, action]))
    return found


def write_script(match: Match, luck: random.Random) -> Script:
    """A whole game: some leafing, then every dive the best way, but for one that goes astray."""
    script: Script = []

    def play(seat: int, action: int) -> None:
        match.play(seat, action)
        script.append((seat, action))

    for seat, level in ((0, 3), (1, 2), (0, BOTTOM), (1, 5)):
        play(seat, LEAF + level - 2)
    play(0, CLOSE)
    play(1, CLOSE)
    astray = True
    while not match.over:
        seat = int(match.state.turn)
        play(seat, TURN_UP)
        path = [] if astray else way_to_the_treasure(match)
        astray = False
        while match.state.phase == DIVING:
            action = path.pop(0) if path else luck.choice(match.legal(seat))
            play(seat, action)
            if HAND <= action < SURFACE:
                play(1 - seat, POINT + path[0] - GO if path else POINT + SHRUG)
        if match.state.phase == KEEPING:
            play(seat, KEEP + luck.randrange(2))
    return script


def has_it_all(match: Match, script: Script) -> bool:
    """Is there a helper who gets a chip, a flush, a found treasure and a missed one?"""
    state = match.state
    pairs = range(int(state.finds))
    return (
        any(HAND <= action < SURFACE for _, action in script)
        and any(state.assistant[pair] >= 0 for pair in pairs)
        and any(state.flushed[pair] for pair in pairs)
        and bool(state.misses)
    )


def set_up(page: Page, server: TableServer) -> tuple[str, Match, Script]:
    for _ in range(TABLES):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        table = driving.new_table(page, GAME, seats=seats, options=OPTIONS)
        match = fresh_match(server, table)
        script = write_script(match, random.Random(3))
        if has_it_all(match, script):
            return table, match, script
    raise AssertionError("no table had a helper, a flush and a failure")


# Driving


def control(page: Page, action: int) -> Locator:
    """What a player clicks to do it."""
    if action < CLOSE:
        return page.locator(f'.tab[data-page="{action - LEAF + 2}"]')
    name = find_game(GAME).voice.name_action(action)
    if "way" in name:
        return page.locator(f'.way[data-way="{name["way"]}"]')
    if name["do"] == "keep":
        return page.locator(".chip.playable").nth(int(name["chip"]))
    if name["do"] == "hand":
        return page.locator(".plate .tool.playable")
    labels = {
        "close": "I’ve seen enough",
        "turn_up": "Turn up a treasure card" if page.locator(".pile .known").count() == 0 else "Look for it again",
        "surface": "Come up without it",
        "shrug": "Shrug: no idea",
    }
    return page.locator(".actions").get_by_role("button", name=labels[str(name["do"])])


# What a viewer may see


def replay(match: Match) -> Iterator[Record]:
    """The whole truth after each action, from the set-up on."""
    again = Match(match.game, match.players, match.options, match.seed)
    yield copy_record(again.state)
    for move in match.moves:
        again.play(move.seat, move.action)
        yield copy_record(again.state)


def open_cards(state: Record, viewer: int | None) -> list[dict[str, Any]]:
    """The cards that lie open before a viewer: after the game, all of them."""
    cells = []
    if state.phase == OVER:
        cells += [cell(state, place, level) for place in range(PLACES) for level in range(2, LEVELS + 1)]
    if state.level > 1:
        cells.append(cell(state, int(state.place), int(state.level)))
    if viewer is not None and state.leaf[viewer] > 1:
        cells.append(cell(state, place_of(state, viewer), int(state.leaf[viewer])))
    drawn = (draw_card(int(state.card[which])) for which in cells)
    return [card.model_dump() for card in drawn if card]


def dicts_in(shown: object) -> Iterator[dict[str, Any]]:
    """Every object anywhere in a message."""
    if isinstance(shown, dict):
        yield shown
        for part in shown.values():
            yield from dicts_in(part)
    elif isinstance(shown, list):
        for part in shown:
            yield from dicts_in(part)


def leaks(view: dict[str, Any], truth: list[Record], viewer: int | None) -> list[str]:
    """What a view shows that its viewer may not know."""
    state, scene = truth[view["number"]], view["scene"]
    allowed = open_cards(state, viewer)
    found = [f"card {part}" for part in dicts_in(view) if "kind" in part and "ways" in part and part not in allowed]
    if scene["phase"] == "over":
        return found
    for seat, purse in enumerate(scene["purses"]):
        seen = [chip for chip in purse["chips"] if chip["stars"] is not None or chip["flush"] is not None]
        if seat != viewer and (seen or (purse["chips"] and purse["stars"] is not None)):
            found.append(f"the stars of {seat}")
    if scene["turn"] != viewer and any(chip["stars"] is not None for chip in scene["drawn"]):
        found.append("the chips in the diver's hand")
    found += [line["key"] for line in view["lines"] if "stars" in line["args"] and line["args"]["seat"] != viewer]
    found += [line["key"] for line in view["lines"] if line["key"] == "toi-drew" and line["args"]["seat"] != viewer]
    return found


def test_a_whole_game_with_a_helper_and_a_flush_and_no_secret_on_any_wire(
    open_page: OpenPage, server: TableServer
) -> None:
    ada, ben, eve = open_page(), open_page(), open_page()
    frames = {0: record(ada), 1: record(ben), None: record(eve)}
    table, match, script = set_up(ada, server)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    eve.goto(f"/t/{table}")
    for page in (ada, ben, eve):
        driving.await_number(page, 0)
        expect(page.get_by_role("timer")).to_have_count(0)
    driving.say_ready(ada)
    driving.say_ready(ben)
    for page in (ada, ben, eve):
        expect(page.get_by_role("timer")).to_be_visible()

    for played, (seat, action) in enumerate(script):
        assert eve.locator(".way, .chip.playable, .tool.playable, .actions .button").count() == 0
        control((ada, ben)[seat], action).click()
        for page in (ada, ben, eve):
            driving.await_number(page, played + 1)
            assert page.locator(".middle > .bowl").count() <= 1, "one card at a time"
        if action == CLOSE:
            assert (ada, ben)[seat].locator(".middle > .bowl").count() == 0, "what was leafed through is gone"
    for page in (ada, ben, eve):
        driving.expect_result(page)
        assert driving.points(page) == match.scores()

    truth = list(replay(match))
    heard = {viewer: views_in(each) for viewer, each in frames.items()}
    for viewer, views in heard.items():
        assert {view["number"] for view in views} >= set(range(match.number + 1))
        assert [problem for view in views for problem in leaks(view, truth, viewer)] == []
        assert str(match.seed) not in "".join(frames[viewer])
    assert any(view["scene"]["flushes"] for view in heard[None])
    # The check can fail: Ada's pages and the chips in her hand would be leaks on Ben's wire.
    pages = [view for view in heard[0] if any(page["card"] for page in view["scene"]["pages"])]
    hands = [view for view in heard[0] if any(chip["stars"] for chip in view["scene"]["drawn"])]
    assert pages
    assert hands
    assert all(leaks(view, truth, 1) for view in [*pages, *hands])


# Alone with the page


def leafing_table(page: Page, **options: object) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    driving.new_table(page, GAME, seats=seats, options={"first": "1", **options})
    driving.say_ready(page)


def close_and_begin(page: Page) -> None:
    page.get_by_role("button", name="I’ve seen enough").click()
    page.locator(".actions").get_by_role("button", name="Turn up a treasure card").click()
    page.locator(".way").first.wait_for()


def test_a_toilet_is_leafed_through_with_the_arrow_keys_and_then_nothing_is_left(open_page: OpenPage) -> None:
    page = open_page()
    leafing_table(page)
    page.locator('.tab[data-page="2"]').click()
    expect(page.locator(".tab.here")).to_have_text("2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tab.here")).to_have_text("3")
    expect(page.locator(".middle > .bowl")).to_contain_text("Level 3")
    page.get_by_role("button", name="I’ve seen enough").click()
    expect(page.locator(".tab")).to_have_count(0)
    expect(page.locator(".middle > .bowl")).to_have_count(0)
    page.reload()
    page.locator(".room").wait_for()
    expect(page.locator(".middle > .bowl")).to_have_count(0)


def test_the_bathroom_fits_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    leafing_table(page)
    tabs = page.locator(".tab")
    tabs.first.wait_for()
    assert no_sideways_scrolling(page)
    for tab in tabs.all():
        box = tab.bounding_box()
        assert box is not None
        assert box["width"] >= 36
        assert box["height"] >= 40
        assert box["y"] + box["height"] <= PHONE["height"], "all levels can be reached without scrolling"
    close_and_begin(page)
    box = page.locator(".way.down").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(page.get_by_role("img", name="Wanted")).to_be_in_viewport(ratio=1)
    page.goto(f"/rules/{GAME}")
    page.get_by_role("heading", name="A dive, step by step").wait_for()
    assert no_sideways_scrolling(page)


def test_no_sand_runs_and_no_bot_leafs_before_the_reader_is_ready(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, GAME, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    expect(page.locator(".status")).to_contain_text("when everyone is ready")
    page.wait_for_timeout(1000)
    assert driving.number(page) == 0
    driving.say_ready(page)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".tab.playable").first).to_be_visible()


def test_a_bot_that_asked_for_help_waits_for_the_answer(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]

    def asks_ada(match: Match) -> bool:
        return match.state.turn == 1 and match.actors() == [0, 1] and match.state.phase == DIVING

    match = table_where(page, server, GAME, asks_ada, seats=seats)
    expect(page.locator(".status")).to_contain_text("is waiting for you")
    page.wait_for_timeout(1500)
    assert driving.number(page) == match.number, "a bot without manners would have swum on"
    page.get_by_role("button", name="Shrug: no idea").click()
    driving.await_more(page, match.number + 1)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_bathroom(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    leafing_table(page, open_first_level=True)
    page.locator('.tab[data-page="4"]').click()
    expect(page.locator(".tab.here")).to_have_text("4")
    assert complaints(page) == []
    close_and_begin(page)
    assert complaints(page) == []
    page.goto(f"/rules/{GAME}")
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    assert complaints(page) == []


def finished_table(page: Page, server: TableServer, **table: object) -> Match:
    """A game that has just come to its end."""
    name = driving.set_table(page, GAME, **table)
    match = fresh_match(server, name)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, sensibly(match, seat))
    lead(server, name, match)
    page.goto(f"/t/{name}")
    return match


@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 768}], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", THEMES)
def test_the_pipes_are_open_when_the_game_is_over(
    open_page: OpenPage, server: TableServer, theme: str, size: Any
) -> None:
    page = open_with_axe(open_page, theme, viewport=size)
    match = finished_table(
        page, server, seats=[{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "paddler"}] * 2]
    )
    depths = page.get_by_role("group", name="What was in the pipes")
    cards = depths.locator("li")
    expect(cards).to_have_count(28)
    expect(depths).to_be_in_viewport(ratio=1)
    nearest = place_of(match.state, 0)
    told = [draw_card(int(match.state.card[cell(match.state, nearest, level)])) for level in range(2, BOTTOM + 1)]
    assert [cards.nth(i).get_attribute("data-about") for i in range(len(told))] == [
        card.treasure or card.obstacle or "plain" for card in told if card
    ]
    assert complaints(page) == []
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("Home")
    expect(depths).to_have_count(0)


def test_under_the_open_pipes_names_are_read_on_a_small_phone(open_page: OpenPage, server: TableServer) -> None:
    """No word is broken, one that is too long is shortened; and levels are level, so that pipes meet."""
    page = open_page()
    resize(page, SMALL_PHONE)
    people = [{"kind": "me", "name": name} for name in (NAME, LONG)]
    bot = {"kind": "bot", "bot": "paddler"}
    finished_table(page, server, seats=[people[0], bot, people[1], bot])  # Captain Clog, in two words
    names = page.locator(".whose span")
    expect(names).to_have_count(PLACES)
    page.evaluate("document.fonts.ready")
    expect_in_reach(page.locator(".whose"))
    lines = names.evaluate_all(LINES)
    assert [name for name, high in lines if high > len(name.split())] == []
    assert set(names.evaluate_all(CUT)) <= {LONG}
    assert names.evaluate_all("found => found.map(one => one.title)") == [name for name, _ in lines]
    tops = page.locator(".depths li").evaluate_all("found => found.map(one => one.getBoundingClientRect().top)")
    assert tops == tops[: BOTTOM - 1] * PLACES
