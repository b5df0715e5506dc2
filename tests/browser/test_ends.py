"""How games end before everyone's eyes: what decided them is seen first."""

from typing import Any

import pytest
from playwright.sync_api import expect

from fathoms.core.match import Match
from fathoms.games.poo_divers.actions import LET_RIP
from fathoms.games.poo_divers.state import CONTEST
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import table_where

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

# When the last blast was drawn, and when the end was shown over the board.
TIMES = """() => {
    window.times = {};
    const look = () => {
        if (document.querySelector('.contest.decided')) window.times.decided ??= performance.now();
        if (document.querySelector('.finale')) window.times.finale ??= performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
BLAST = 1800  # ms that the last cloud takes to rise, and the winner to be cheered


def tie(match: Match) -> bool:
    return bool(match.state.phase == CONTEST)


def at_random(match: Match, seat: int) -> int:
    return match.legal(seat)[hash((match.seed, match.number)) % len(match.legal(seat))]


@pytest.mark.slow
@pytest.mark.rule("POO-18")
@SIZES
def test_the_last_blast_is_seen_before_the_end_covers_it(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_page(**size, reduced_motion="no-preference")
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    match = table_where(page, server, "poo_divers", tie, at_random, seeds=400, seats=seats)
    page.evaluate(TIMES)
    for _ in range(2):
        assert match.legal(match.actors()[0]) == [LET_RIP]
        page.get_by_role("button", name="Let one rip").click()
        match.play(match.actors()[0], LET_RIP)
        driving.await_number(page, match.number)
    expect(page.locator(".contest .won")).to_have_count(1)
    expect(page.locator(".finale")).to_be_visible()
    times = page.evaluate("window.times")
    assert times["finale"] - times["decided"] >= BLAST
    driving.expect_result(page)
