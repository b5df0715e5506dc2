"""The puzzles of the day in a browser: a move chosen, weighed and played on from; a streak."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, Route, expect

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core.content.daily import today
from fathoms.core.game import find_game
from fathoms.server.daily.daily_puzzles import position_on, shuffled_positions
from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

PHONE = {"width": 390, "height": 844}


def day_of_covers() -> date:
    """The last day on which the best move was to open a cover."""
    poo_divers = find_game("poo_divers")
    for back in range(len(shuffled_positions())):
        day = today() - timedelta(days=back)
        position = position_on(day)
        if position.match.game == "poo_divers" and poo_divers.voice.write_action(position.best).startswith("open"):
            return day
    raise AssertionError("no such day")


DAY = day_of_covers()


def make_it_that_day(page: Page, day: date = DAY) -> None:
    def answer(route: Route) -> None:
        route.fulfill(response=page.request.get("/api/daily", params={"day": str(day)}))

    page.route("**/api/daily", answer)


def open_cover(page: Page, action: int) -> None:
    page.locator(".cover").nth(action).click()


@pytest.mark.slow
def test_the_best_move_is_found_weighed_and_played_on(open_page: OpenPage) -> None:
    page = open_page("/")
    make_it_that_day(page)
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".cover.playable").first.wait_for()
    expect(page.get_by_text("start a streak")).to_be_visible()
    position = position_on(DAY)
    open_cover(page, position.best)
    expect(page.get_by_text("that’s the best move there is")).to_be_visible()
    expect(page.get_by_text("Your streak: 1 day")).to_be_visible()
    worth = page.locator("ol li")
    expect(worth.first).to_contain_text("best")
    expect(worth.first).to_contain_text("your move")
    assert worth.count() == min(8, len(position.answers))
    page.reload()
    expect(page.get_by_text("Your streak: 1 day")).to_be_visible()

    page.locator(".cover.playable").first.wait_for()
    open_cover(page, position.greedy)
    expect(page.get_by_text("the best one")).to_be_visible()
    expect(page.get_by_text("at first sight")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-number]").wait_for()
    assert driving.number(page) > len(position.match.actions)


@pytest.mark.slow
def test_the_puzzle_of_the_day_has_a_table(open_page: OpenPage) -> None:
    page = open_page("/daily", viewport=PHONE)
    page.get_by_role("button", name="Solve it").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-number]").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    make_it_that_day(page)
    page.goto("/daily")
    page.locator(".cover.playable").first.wait_for()
    assert complaints(page) == []
    open_cover(page, position_on(DAY).greedy)
    page.locator("ol li").first.wait_for()
    assert complaints(page) == []


def day_of(game: str) -> date | None:
    """The last day whose position was one of this game."""
    days = (today() - timedelta(days=back) for back in range(len(shuffled_positions())))
    return next((day for day in days if position_on(day).match.game == game), None)


DAYS = {game: day for game in ("poo_divers", "partners", "dykarna") if (day := day_of(game))}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (768, 1024), (1366, 768)], ids=str)
def test_who_gave_the_card_is_named_in_full(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Partners: below the card, and inside the page."""
    page = open_page("/", viewport={"width": size[0], "height": size[1]})
    make_it_that_day(page, DAYS["partners"])
    page.goto("/daily")
    giver = page.locator(".got span").first
    for name in (None, "Maximilianus"):
        if name is not None:
            giver.evaluate("(giver, name) => { giver.textContent = `from ${name}` }", name)
        else:
            expect(giver).to_have_text(re.compile(r"^from (?!Bot)\w"))
        assert giver.evaluate(
            """giver => giver.scrollWidth <= giver.clientWidth
                && giver.getBoundingClientRect().left >= 0 && giver.getBoundingClientRect().right <= innerWidth"""
        )


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)], ids=str)
@pytest.mark.parametrize("game", DAYS)
def test_the_board_and_its_question_are_on_one_screen(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    page = open_page("/", viewport={"width": size[0], "height": size[1]})
    make_it_that_day(page, DAYS[game])
    page.goto("/daily")
    board = page.locator(".place .board")
    page.locator(".place button").first.wait_for()
    board.evaluate("board => scrollBy(0, board.getBoundingClientRect().top - 8)")
    for part in (board, page.locator(".question .status")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
