"""Looking back at a finished game: step by step, chapter by chapter, by itself, at the speed one likes."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_layout import (
    GAMES,
    OUT_OF_REACH,
    PHONE_ON_ITS_SIDE,
    Game,
    expect_in_reach,
    expect_large,
    resize,
)
from tests.browser.test_review import finished_table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def look_back(page: Page) -> None:
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()


def chapter(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Chapter")


def named(page: Page) -> str:
    """The chapter the reader is in."""
    return str(chapter(page).evaluate("list => list.selectedOptions[0].text"))


STOPS = """() => [...document.querySelectorAll('button, a[href], input, select, [tabindex]')]
    .filter(one => one.tabIndex >= 0 && one.checkVisibility()).length"""
FEW = 60  # stops of the Tab key
AT_ONCE = 40  # views that are fetched before one sees anything


@pytest.mark.slow
def test_a_long_game_comes_as_it_is_looked_at_and_its_log_is_not_tabbed_through(
    open_page: OpenPage, server: TableServer
) -> None:
    page = open_page()
    finished_table(page, server, "dykarna", 4, sea="small")
    last = driving.number(page)
    assert last > 2 * AT_ONCE
    held: list[Route] = []
    page.route("**/history*", lambda route: held.append(route))
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".replay").get_by_role("status")).to_be_visible()  # a sign of life
    asked = parse_qs(urlsplit(held[0].request.url).query)
    assert int(asked["to"][0]) - int(asked["from"][0]) <= AT_ONCE
    page.unroute("**/history*")  # what was held goes on
    page.get_by_role("slider").wait_for()
    lines = page.get_by_role("log").locator("p")
    assert lines.count() > FEW
    assert page.evaluate(STOPS) < FEW
    lines.first.click()
    driving.await_number(page, 1)
    expect(lines.first).to_have_attribute("aria-current", "step")


@pytest.mark.slow
def test_a_game_is_gone_through_move_by_move_and_turn_by_turn(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    finished_table(page, server)
    look_back(page)
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.keyboard.press("Home")
    driving.await_number(page, 0)
    assert named(page) == "The start"
    page.keyboard.press("ArrowRight")
    driving.await_number(page, 1)
    expect(page.get_by_text(f"Move 1 of {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    driving.await_number(page, 0)

    page.keyboard.press("Shift+ArrowRight")
    driving.await_number(page, 1)
    first = named(page)
    assert re.fullmatch(r"Turn 1: \w.*", first)
    page.keyboard.press("Shift+ArrowRight")
    second = named(page)
    assert re.fullmatch(r"Turn 2: \w.*", second)
    assert first.split(": ")[1] != second.split(": ")[1]
    expect(page.locator(".log p.now").first).to_be_in_viewport()  # the log follows
    expect(page.locator(".log p.now").first).to_contain_text(second.split(": ")[1])
    page.keyboard.press("Shift+ArrowLeft")
    driving.await_number(page, 1)
    page.get_by_role("button", name="One chapter forward").click()
    assert named(page) == second
    page.get_by_role("button", name="One chapter back").click()
    driving.await_number(page, 1)
    last_turn = chapter(page).locator("option").last.inner_text()
    chapter(page).select_option(last_turn)
    expect(page.locator(".log p.now").first).to_contain_text(last_turn.split(": ")[1])


@pytest.mark.slow
def test_it_plays_by_itself_at_a_speed_that_is_remembered(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(**PHONE)
    table = finished_table(page, server)
    look_back(page)
    page.get_by_role("combobox", name="Speed").select_option("Quick")
    page.get_by_role("button", name="Play", exact=True).click()  # from the end: anew
    page.wait_for_function(
        "last => Number(document.querySelector('main').dataset.number) < last", arg=driving.number(page)
    )
    page.get_by_role("button", name="Pause").click()
    here = driving.number(page)
    page.wait_for_timeout(1200)
    assert driving.number(page) == here
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.goto(f"/t/{table}")
    look_back(page)
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("quick")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# The lines of the log that can be read without scrolling.
READABLE = """log => {
    const { top, bottom } = log.getBoundingClientRect();
    return [...log.querySelectorAll('p')].filter(line => {
        const box = line.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
}"""


@pytest.mark.slow
def test_on_a_phone_the_log_has_room_to_be_read_and_tapped(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(**PHONE)
    finished_table(page, server)
    look_back(page)
    page.get_by_role("button", name="One chapter back").click()
    assert page.locator(".log [role=log]").evaluate(READABLE) >= 3


UPRIGHT = (390, 844)
SMALL = {"sea": "small"}  # on the large one a game may take thousands of moves


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_on_a_phone_the_board_is_as_large_as_while_playing(
    open_page: OpenPage, server: TableServer, game: Game
) -> None:
    page = open_page(**PHONE)
    finished_table(page, server, game.name, game.players, "players", **(SMALL if game.name == "dykarna" else {}))
    look_back(page)
    last = driving.number(page)
    for step in (last // 2, last):
        page.get_by_role("slider").fill(str(step))
        driving.await_number(page, step)
        for size in (UPRIGHT, PHONE_ON_ITS_SIDE):
            resize(page, size)
            expect_large(page, game, size)
        resize(page, UPRIGHT)
        expect_in_reach(page.locator(".replay :is(button, select, input):visible"))
        assert page.locator(".log [role=log]").evaluate(READABLE) >= 1
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is in sight"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(900, 640), (1024, 600), (1024, 768), (1366, 768), (768, 1024)], ids=str)
def test_nothing_lies_over_the_log(open_page: OpenPage, server: TableServer, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    finished_table(page, server)
    look_back(page)
    page.get_by_role("button", name="One chapter back").click()
    assert page.locator(".log p.now, .replay").evaluate_all(OUT_OF_REACH) == []


CHAPTERS = [
    ("tubyrinth", {}, "Round 1"),
    ("toilet_divers", {}, "Dive 1: "),
    ("dykarna", SMALL, "Turn 1: "),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "first"), CHAPTERS, ids=str)
def test_each_game_has_its_chapters(
    open_page: OpenPage, server: TableServer, game: str, options: dict[str, str], first: str
) -> None:
    page = open_page()
    finished_table(page, server, game, 2, "players", **options)
    look_back(page)
    titles = chapter(page).locator("option").all_inner_texts()
    assert titles[0] == "The start"
    assert titles[1].startswith(first)
    page.keyboard.press("Home")
    page.get_by_role("button", name="One chapter forward").click()
    assert named(page) == titles[1]


# What of the bar sticks out of it, and what it or the result covers: both would be out of reach.
STICKS_OUT = """bar => {
    const edge = bar.getBoundingClientRect();
    return [...bar.querySelectorAll('button, select, input')].filter(one => one.checkVisibility()).filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < edge.left || box.right > edge.right || box.bottom > edge.bottom || box.width < 44;
    }).map(one => one.outerHTML.slice(0, 100));
}"""
COVERS = """sheet => {
    const top = sheet.getBoundingClientRect().top;
    return [...document.querySelectorAll('.board, .hand li')].filter(one => {
        const { height, bottom } = one.getBoundingClientRect();
        return height && bottom > top + 1;
    }).map(one => one.outerHTML.slice(0, 100));
}"""


@pytest.mark.slow
def test_nothing_is_cut_off_or_covered_after_a_game_of_partners(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(**PHONE)
    finished_table(page, server, "partners", 6)
    assert page.locator(".result").evaluate(COVERS) == []
    look_back(page)
    assert chapter(page).locator("option").all_inner_texts()[:2] == ["Deal 1", "Deal 2"]
    page.get_by_role("slider").fill("0")
    driving.await_number(page, 0)
    assert page.locator(".hand li").count() == 4
    assert page.locator(".replay").evaluate(COVERS) == []
    page.get_by_role("button", name="One chapter forward").click()
    assert named(page) == "Deal 2"
    for width, height in ((390, 844), (768, 1024), (1180, 820), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".replay").evaluate(STICKS_OUT) == [], f"at {width} by {height}"
