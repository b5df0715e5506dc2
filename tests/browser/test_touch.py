"""A finger meets every control of every page of a phone, and every letter can be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.fingers import small_targets, tiny_letters
from tests.browser.test_layout import BY_NAME, GAMES, Game, sit_down
from tests.browser.test_review import finished_table
from tests.browser.test_together import finished_table as game_of_a_series

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STREET = "/draw/poo_divers/" + "_".join(["-".join(["ooooo", "ooooo"])] * 7)


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def set_up(page: Page) -> None:
    driving.set_up(page)


def name_family(page: Page) -> None:
    page.get_by_role("button", name="Who plays").click()
    page.get_by_role("dialog").wait_for()


def type_code(page: Page) -> None:
    page.get_by_role("button", name="I have a code").click()
    page.get_by_role("dialog").wait_for()


def set_up_to_be_found(page: Page) -> None:
    driving.set_up(page).get_by_role("checkbox").check()  # listed in the lobby: then there is more to choose


def set_up_with_switches(page: Page) -> None:
    switches = driving.set_up(page, "Options", "Toilet Divers").get_by_role("switch")
    switches.last.wait_for()
    assert switches.count() > 5


def stay(page: Page) -> None:
    """What is there at once."""


PAGES: dict[str, tuple[str, str, Callable[[Page], None]]] = {
    "lobby": ("/", "article", stay),
    "settings": ("/", "article", open_settings),
    "set-up": ("/", "article", set_up),
    "set-up of a table that is listed": ("/", "article", set_up_to_be_found),
    "set-up with switches": ("/", "article", set_up_with_switches),
    "family": ("/", "article", name_family),
    "code": ("/", "article", type_code),
    "daily": ("/daily", "main .board, main svg", stay),
    "draw": ("/draw", "ul a", stay),
    "draw a board": ("/draw/tubyrinth", "[role=grid]", stay),
    "draw a street": (STREET, "[role=grid]", stay),
    "print": ("/print", "li .button", stay),
    "print a board": ("/print/tubyrinth/board", ".papers svg", stay),
    "your games": ("/mine", "main p", stay),
    "puzzles": ("/solo/tubyrinth", "main button", stay),
    "rules": ("/rules/poo_divers", "main h2", stay),
}


def expect_met(page: Page) -> None:
    found = small_targets(page) + tiny_letters(page)
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_a_finger_meets_everything_on_a_page(open_page: OpenPage, name: str) -> None:
    address, ready, go_on = PAGES[name]
    page = open_page(address, **PHONE)
    page.locator(ready).first.wait_for()
    go_on(page)
    expect_met(page)


@pytest.mark.slow
def test_a_finger_meets_everything_after_a_game(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(**PHONE)
    table = finished_table(page, server)
    expect_met(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    expect_met(page)
    page.goto(f"/t/{table}/review")
    page.locator("main[data-number]").wait_for()
    expect_met(page)
    page.goto("/mine")
    page.get_by_label("Your games in figures").wait_for()
    expect_met(page)


def meet_in(page: Page, name: str) -> None:
    """In the dialog that a button opens, a finger meets everything."""
    page.get_by_role("button", name=name, exact=True).tap()
    page.get_by_role("dialog").wait_for()
    expect_met(page)


@pytest.mark.slow
def test_a_finger_meets_everything_in_the_dialogs_of_a_table(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "diver"}]
    table = driving.new_table(page, seats=seats, chat=True)
    expect_met(page)  # while a friend is waited for
    friend = open_page(f"/t/{table}", **PHONE)
    friend.get_by_label("Name").fill("Ben")
    friend.get_by_role("button", name="Sit here").click()
    page.locator(".cover").first.wait_for()
    seats_to_tap = page.locator(".seats button.name").all_inner_texts()  # the own one, and the bot's
    assert len(seats_to_tap) == 2
    page.get_by_role("button", name="Say something").tap()
    page.get_by_role("region", name="Say something").wait_for()
    expect_met(page)
    page.keyboard.press("Escape")
    for name in (*seats_to_tap, "Invite"):
        meet_in(page, name)
        if name == "Ada":
            page.get_by_role("button", name="Move to another device").tap()
            page.locator(".code").wait_for()
            expect_met(page)
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.slow
def test_a_finger_meets_everything_after_a_game_of_a_series(open_page: OpenPage, server: TableServer) -> None:
    host, guest = game_of_a_series(open_page, server, best_of=3)
    guest.locator(".series").wait_for()
    expect_met(guest)
    meet_in(guest, "Something else")
    guest.keyboard.press("Escape")
    host.get_by_role("button", name="Game 2 of 3").click()
    guest.locator(".asked").wait_for()
    expect_met(guest)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finger_meets_everything_at_a_table(open_page: OpenPage, game: Game) -> None:
    expect_met(sit_down(open_page, game, **PHONE))


@pytest.mark.slow
def test_a_tap_beside_a_small_place_means_the_nearest(open_page: OpenPage) -> None:
    page = sit_down(open_page, BY_NAME["dykarna"], **PHONE)
    box = page.locator(".square.playable").nth(2).bounding_box()
    assert box is not None
    assert box["height"] / 2 < 18
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = driving.number(page)  # the lot says who begins
    page.touchscreen.tap(x, y + 60)  # far from all of them
    page.wait_for_timeout(400)
    assert driving.number(page) == before
    page.touchscreen.tap(x, y + 18)  # on the square next to it, on which nothing can be done
    driving.await_more(page, before)


def test_what_a_finger_would_miss_is_seen(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.locator("article").first.wait_for()
    page.evaluate(
        """() => {
            const button = document.createElement('button');
            button.textContent = 'x';
            button.style.cssText = 'width: 30px; height: 30px; padding: 0; font-size: 9px; justify-self: start';
            document.querySelector('main').prepend(button);
        }"""
    )
    assert [found[:7] for found in small_targets(page)] == ["30 x 30"]
    assert [found[:3] for found in tiny_letters(page)] == ["9.0"]
