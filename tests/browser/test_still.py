"""Nothing moves that nobody has touched: while a game goes on, the page shifts by nothing at all."""

from typing import Any

import pytest
from playwright.sync_api import Page

from fathoms.core.game import CLOCK
from fathoms.server.store.stored_table import StoredMove
from tests.browser import driving, steering
from tests.browser.conftest import ROOT, OpenPage, TableServer
from tests.browser.test_layout import (
    BY_NAME,
    GAMES,
    OUT_OF_REACH,
    PHONE,
    PHONE_ON_ITS_SIDE,
    SIZES,
    TABLET,
    Game,
    come_to_table,
    expect_in_reach,
)

MOVES = 14  # that are watched
WHOLE_GAME = 240_000  # ms until a table is open again whose game is played as written up to its last move

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
    assert not page.locator(".result").count(), "what the end of a game does is watched below"
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


COVERED = """judging => {
    const { left, top } = judging.getBoundingClientRect();
    return !judging.contains(document.elementFromPoint(left + 20, top + 20));
}"""


def come_to_the_end(
    open_page: OpenPage,
    server: TableServer,
    game: Game,
    size: tuple[int, int],
    players: int = 2,
    locale: str = "en-GB",
    wins: str = "win",
) -> Page:
    """At a table whose last move has been played before the reader's eyes: the board has stayed as large as it was."""
    page = open_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference", locale=locale)
    seats = [{"kind": "me", "name": "Magdalena"}] * (game.players if game.name == "partners" else players)
    for _ in range(steering.TABLES):  # a game of bots that think little may go on and on
        table = driving.set_table(page, game.name, seats=seats)
        match = steering.fresh_match(server, table)
        steering.play_until(match, lambda _: False, steering.sensibly, steering.LONGEST)
        if match.over:
            break
    assert match.over
    *moves, last = match.moves
    with steering.store_of(server) as store:
        for number, move in enumerate(moves, 1):
            store.append(table, StoredMove(number, move.seat, move.action))
    page.goto(f"/t/{table}")
    page.locator(f".board {game.board}").wait_for(timeout=WHOLE_GAME)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)  # it has come to rest
    page.evaluate(WATCH)
    before = page.locator(".board").bounding_box()
    if last.seat != CLOCK:  # else the glass runs out
        driving.move_unseen(page, last.seat, last.action)
    driving.expect_result(page, wins)
    page.wait_for_timeout(800)
    assert page.locator(".board").bounding_box() == before
    return page


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, TABLET, SIZES[8]], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_end_of_a_game_moves_nothing(
    open_page: OpenPage, server: TableServer, game: Game, size: tuple[int, int]
) -> None:
    page = come_to_the_end(open_page, server, game, size)
    assert page.evaluate("window.shifts") == []
    again = page.get_by_role("button", name="Play again")
    assert again.evaluate_all(OUT_OF_REACH) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "wins"),
    [("da-DK", "vinder"), ("de-DE", "gewinn"), ("fi-FI", "voitta"), ("nb-NO", "vinner"), ("sv-SE", "vinner")],
)
def test_what_is_said_of_points_left_over_shifts_nothing(
    open_page: OpenPage, server: TableServer, locale: str, wins: str
) -> None:
    """Tokyo Poo Divers: where there is little room for it, longer words than those before would take another line."""
    page = come_to_the_end(open_page, server, BY_NAME["poo_divers"], TABLET, locale=locale, wins=wins)
    assert page.evaluate("window.shifts") == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, PHONE_ON_ITS_SIDE, TABLET, *SIZES[4:6], *SIZES[8:10]], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_whole_result_is_in_sight(
    open_page: OpenPage, server: TableServer, game: Game, size: tuple[int, int]
) -> None:
    """Who has what and all that can be done next, with a full table: for those who were there and who come later."""
    page = come_to_the_end(open_page, server, game, size, players=game.most)
    for _ in range(2):
        expect_in_reach(page.locator(".result :is(li, .button):visible"))
        page.reload()
        driving.expect_result(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SIZES[4]], ids=str)
def test_the_end_of_a_race_shifts_nothing_and_covers_no_judging(
    open_page: OpenPage, server: TableServer, size: tuple[int, int]
) -> None:
    """Tubyrinth: the result comes with the judging of the last round."""
    page = come_to_the_end(open_page, server, BY_NAME["tubyrinth"], size)
    assert page.evaluate("window.shifts") == []
    assert not page.get_by_role("region", name="judged").evaluate(COVERED)
    assert not page.locator(".result").evaluate(COVERED)


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
@pytest.mark.parametrize(("name", "most"), [("partners", 9), ("dykarna", 40)])
def test_points_take_the_same_room_however_many_there_are(open_page: OpenPage, name: str, most: int) -> None:
    page = come_to_table(open_page, BY_NAME[name], viewport={"width": 768, "height": 1024})
    page.evaluate("document.fonts.ready")
    widths = page.locator(".seats .points").first.evaluate(
        """(points, most) => Array.from({ length: most + 1 }, (_, number) => {
            const shown = points.querySelector('b');
            shown.textContent = number;
            shown.style.minWidth = `${String(number).length}ch`;
            return points.getBoundingClientRect().width;
        })""",
        most,
    )
    assert max(widths) - min(widths) < 0.5, widths


BEGINS = """([counted, beside]) => ['9', '16'].map(pieces => {
    const number = document.querySelector(counted).lastChild;
    number.textContent = number.textContent.replace(/\\d+/, pieces);
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(beside).lastChild);
    return words.getBoundingClientRect().x;
})"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SIZES[5]], ids=str)
@pytest.mark.parametrize(
    ("name", "counted", "beside"),
    [("poo_divers", ".purse .kind", ".purse .kind:last-child"), ("toilet_divers", ".supply .num", ".supply .num")],
)
def test_droppings_and_chips_are_counted_at_their_place(
    open_page: OpenPage, name: str, counted: str, beside: str, size: tuple[int, int]
) -> None:
    """With one digit or two, what is beside or around the number stands where it stood."""
    page = come_to_table(open_page, BY_NAME[name], viewport={"width": size[0], "height": size[1]})
    page.locator(counted).first.wait_for()
    page.evaluate("document.fonts.ready")
    few, many = page.evaluate(BEGINS, [counted, beside])
    assert few == many


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SIZES[8]], ids=str)
def test_treasure_is_counted_at_its_place(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Dykarna: what is hidden, found and home stands where it stood, with one digit or two."""
    page = come_to_table(open_page, BY_NAME["dykarna"], viewport={"width": size[0], "height": size[1]})
    page.evaluate("document.fonts.ready")
    places = page.locator(".hoard ul").evaluate(
        """list => ['8', '28'].map(pieces => [...list.children].map(one => {
            one.lastChild.textContent = one.lastChild.textContent.replace(/\\d+/, pieces);
            return one;
        }).map(one => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]))"""
    )
    assert places[0] == places[1]
