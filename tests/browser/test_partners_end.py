"""The last move of Partners, made by hand, and what comes after it: the result, looking back, another game."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathoms.core.match import Match
from fathoms.games.partners.actions import GO
from fathoms.games.partners.state import COLOUR_NAMES, EACH, FAR, LANE
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer

pytestmark = pytest.mark.slow

ADA, KIM = 0, 3  # opposite one another: a pair
BOT = {"kind": "bot", "bot": "greedy"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
SPOTS = "button.spot"
STEPS = ".steps .button"


def before_the_last_move(server: TableServer, table: str) -> tuple[Match, int] | None:
    """The table's game one move before Ada's and Kim's side wins it, and that move; None if another side does."""
    match = steering.fresh_match(server, table)
    while not match.over:
        seat = match.actors()[0]
        action = steering.sensibly(match, seat)
        earlier = match.fork()
        match.play(seat, action)
    return (earlier, action) if seat in (ADA, KIM) and action >= GO else None


def table_before_the_last_move(page: Page, server: TableServer, kim: dict[str, str]) -> tuple[str, Match, int]:
    seats = [{"kind": "me", "name": "Ada"}, BOT, BOT, kim, BOT, BOT]
    for _ in range(steering.TABLES):
        table = driving.set_table(page, "partners", seats=seats)
        found = before_the_last_move(server, table)
        if found:
            match, action = found
            steering.lead(server, table, match)
            return table, match, action
    raise AssertionError("no table came to it")


def move(page: Page, match: Match, action: int) -> None:
    """Tap the piece, and how far it goes if that is asked."""
    piece, steps = divmod(action - GO, FAR)
    place = int(match.state.place[piece])
    where = f"goal circle {place - LANE + 1}" if place >= LANE else f"field {place}" if place else "its start"
    before = driving.number(page)
    page.get_by_role("button", name=f"{COLOUR_NAMES[piece // EACH]} piece on {where}:").first.click()
    if page.locator(STEPS).count():
        page.locator(STEPS).get_by_text(str(steps + 1), exact=True).click()
    driving.await_more(page, before)


def expect_the_pair_to_win(page: Page) -> None:
    expect(page.get_by_role("status").first).to_contain_text("Ada · Kim have all their pieces in the goal and win.")
    expect(page.locator(".result .won")).to_contain_text("8 of 8 in the goal")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_on_one_screen_the_pair_wins_and_plays_again(
    open_page: OpenPage, server: TableServer, screen: dict[str, Any]
) -> None:
    page = open_page(**screen)
    table, match, action = table_before_the_last_move(page, server, {"kind": "me", "name": "Kim"})
    page.goto(f"/t/{table}")
    curtain = page.get_by_role("alertdialog").get_by_role("button")
    curtain.or_(page.locator(SPOTS)).first.wait_for()
    if curtain.count():
        curtain.click()
    move(page, match, action)
    expect_the_pair_to_win(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Close the replay").click()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="I’m Ada: show me").wait_for()
    assert table not in page.url
