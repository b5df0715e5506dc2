"""A new game, just written by `fathoms new-game`, is built into a client of its own and played to its end."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fathoms.cli.new_game import new_game
from fathoms.words import say
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.clone import Clone

NAME, TITLE = "harbour_lights", "Harbour Lights"
ASKED = ".hand button:enabled, .actions .button"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    clone = Clone(tmp_path_factory.mktemp("clone") / "fathoms")
    new_game(NAME, "2-3", TITLE, clone.root)
    return clone


@pytest.fixture
def new_server(clone: Clone, tmp_path: Path) -> Iterator[TableServer]:
    clone.run("npm", "run", "build", folder="web")
    server = TableServer(tmp_path, clone.root)
    server.start()
    yield server
    server.stop()


def act(page: Page, luck: random.Random) -> bool:
    """Do one of the things the page offers; False when the game is over."""
    skip = page.get_by_role("button", name="Skip ahead")
    asked = page.locator(ASKED)
    while not asked.count() and not driving.is_over(page):
        page.locator(f"{ASKED}, .result").or_(skip).first.wait_for()
        skip.evaluate_all("found => found.forEach(button => button.click())")
    if driving.is_over(page):
        return False
    before = driving.number(page)
    asked.nth(luck.randrange(asked.count())).click()
    driving.await_more(page, before)
    return True


@pytest.mark.slow
def test_a_new_game_is_played_to_its_end(open_page: OpenPage, new_server: TableServer) -> None:
    luck, page = random.Random(3), open_page(url=new_server.url)
    card = driving.card(page, TITLE)
    card.get_by_role("button", name="Options").click()
    expect(page.get_by_label("Cards")).to_have_value("7")
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    acted = 0
    while act(page, luck):
        acted += 1
    assert acted >= 7
    driving.expect_result(page)
    expect(page.get_by_role("log")).to_contain_text("The game is over")
    page.goto(f"{new_server.url}/rules/{NAME}")
    expect(page.locator("main")).to_contain_text("A tie is shared.")


@pytest.mark.slow
def test_its_card_says_that_it_speaks_english(open_page: OpenPage, new_server: TableServer) -> None:
    """In the reader's language; the games that speak it say nothing of the kind."""
    page = open_page(url=new_server.url, locale="de-DE")
    expect(driving.card(page, TITLE)).to_contain_text(say("lobby-english-only", "de"))
    expect(page.get_by_text(say("lobby-english-only", "de"))).to_have_count(1)
    driving.card(page, TITLE).get_by_role("button", name=say("lobby-play-now", "de")).click()
    expect(page.locator(".hand button").first).to_be_visible()


@pytest.mark.slow
def test_its_client_passes_all_that_is_asked_of_clients(clone: Clone) -> None:
    types = clone.root / "web" / "src" / "games" / NAME / "wire.ts"
    written = types.read_text(encoding="utf-8")
    clone.run("npm", "run", "types", folder="web")
    assert types.read_text(encoding="utf-8") == written
    for script in ("lint", "check", "test"):
        clone.run("npm", "run", script, folder="web")
