"""Nothing moves that nobody has touched: while a game goes on, the page shifts by nothing at all."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import driving
from tests.browser.conftest import ROOT, OpenPage
from tests.browser.test_layout import BY_NAME, GAMES, PHONE, SIZES, TABLET, Game, come_to_table

MOVES = 14  # that are watched

# The browser itself says what has shifted; unlike in its own score, what comes soon after a tap counts as well.
WATCH = """() => {
    window.shifts = [];
    const name = node => node.nodeType === 1 ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : node.textContent;
    const note = ({ node, previousRect, currentRect }) =>
        node && window.shifts.push(`${name(node)}: ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`);
    const watch = new PerformanceObserver(list => list.getEntries().forEach(entry => entry.sources.forEach(note)));
    watch.observe({ type: 'layout-shift' });
}"""

HANDS = ROOT / "bench" / "hands.js"  # play at the reader's own seat
EVERY = 150  # ms they look whether there is something to do


def play_on(page: Page, moves: int) -> None:
    page.evaluate(HANDS.read_text(encoding="utf-8"), EVERY)
    page.wait_for_function(
        """wanted => document.querySelector('.result')
            || Number(document.querySelector('main').dataset.number) >= wanted""",
        arg=driving.number(page) + moves,
    )


def shifts_in(open_page: OpenPage, game: Game, size: tuple[int, int], moves: int = MOVES) -> list[str]:
    viewport = {"width": size[0], "height": size[1]}
    page = open_page(viewport=viewport, reduced_motion="no-preference")
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Magdalena"}]
    seats += [{"kind": "bot", "bot": "greedy"}] * (game.players - 1)
    driving.new_table(page, game.name, seats=seats)
    page.locator(f".board {game.board}").wait_for()
    if game.name == "toilet_divers":
        driving.say_ready(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)  # it has come to rest
    page.evaluate(WATCH)
    play_on(page, moves)
    if page.locator(".result").count():
        return []  # the end of a game may show itself
    shifted: list[str] = page.evaluate("window.shifts")
    return shifted


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_shifts_on_a_phone(open_page: OpenPage, game: Game) -> None:
    assert shifts_in(open_page, game, PHONE) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [TABLET, *SIZES[4:6], SIZES[8]], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_shifts_on_other_screens(open_page: OpenPage, game: Game, size: tuple[int, int]) -> None:
    assert shifts_in(open_page, game, size, moves=40) == []


@pytest.mark.slow
def test_the_watch_sees_what_shifts(open_page: OpenPage) -> None:
    page = open_page()
    driving.play_now(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)
    page.evaluate(WATCH)
    page.evaluate("document.querySelector('.log').style.marginTop = '40px'")
    page.wait_for_function("() => window.shifts.length > 0")


@pytest.mark.slow
def test_points_take_the_same_room_whatever_digit_they_are(open_page: OpenPage) -> None:
    page = come_to_table(open_page, BY_NAME["partners"], viewport={"width": 768, "height": 1024})
    page.evaluate("document.fonts.ready")
    widths = page.locator(".seats .points").first.evaluate(
        """points => [...'0123456789'].map(digit => {
            points.querySelector('b').textContent = digit;
            return points.getBoundingClientRect().width;
        })"""
    )
    assert max(widths) - min(widths) < 0.5, widths
