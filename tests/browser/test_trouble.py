"""Something does not come: the page says so in words, and there is a way on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

# A game's own files, not the page's; its words are one of them.
BOARD = "**/assets/poo_divers-*.js"
WORDS = "**/assets/poo_divers-en-*.js"


def cut(page: Page, where: str) -> Callable[[], None]:
    """Nothing comes from there until the line is mended."""

    def drop(route: Route) -> None:
        route.abort()

    page.route(where, drop)
    return lambda: page.unroute(where, drop)


@pytest.fixture
def table(open_page: OpenPage) -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    return driving.set_table(open_page(), "poo_divers", seats=seats)


@pytest.mark.parametrize("part", [BOARD, WORDS], ids=["board", "words"])
def test_a_board_that_does_not_come_says_so_and_can_be_tried_again(open_page: OpenPage, table: str, part: str) -> None:
    page = open_page()
    mend = cut(page, part)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("didn’t arrive")
    mend()
    page.get_by_role("button", name="Try again").click()
    page.locator(".cover").first.wait_for()


@pytest.mark.slow
def test_rules_that_do_not_come_say_so_too(open_page: OpenPage) -> None:
    page = open_page()
    cut(page, BOARD)
    page.goto("/rules/poo_divers")
    expect(page.get_by_role("alert")).to_contain_text("didn’t arrive")


def test_the_lobby_comes_without_the_boards_and_a_card_fetches_its_own(open_page: OpenPage) -> None:
    page = open_page("/rules/nothing")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    driving.card(page).wait_for()
    assert not any("poo_divers" in url for url in asked)
    with page.expect_request(BOARD), page.expect_request(WORDS):
        driving.card(page).hover()
    assert not any("dykarna" in url for url in asked)


@pytest.mark.slow
def test_puzzles_that_do_not_come_say_so(open_page: OpenPage) -> None:
    page = open_page()
    mend = cut(page, "**/assets/unique-*.js")
    page.goto("/solo/tubyrinth")
    expect(page.get_by_role("alert")).to_contain_text("didn’t arrive")
    mend()
    page.goto("/solo/tubyrinth")
    cut(page, "**/api/tables")
    first = page.get_by_role("button", name="Next: board 1, 5 tiles")
    first.click()
    expect(page.get_by_role("alert")).to_contain_text("can’t reach the table")
    expect(first).to_be_enabled()


@pytest.mark.slow
def test_a_table_works_while_the_list_of_games_does_not_come(open_page: OpenPage, table: str) -> None:
    page = open_page()
    cut(page, "**/api/games")
    page.goto(f"/t/{table}")
    page.locator(".cover").first.wait_for()
    page.wait_for_load_state("networkidle")  # whatever nobody handles fails the test


@pytest.mark.slow
def test_a_look_back_that_does_not_come_says_so_and_can_be_tried_again(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
    page.locator(".cover").first.wait_for()
    driving.let_bots_finish(page, "Ann")
    mend = cut(page, "**/history*")
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("alert")).to_contain_text("couldn’t be loaded")
    mend()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("slider").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
