"""On every screen the board is as large as there is room for, and what can be done next is in sight."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

PHONE, PHONE_ON_ITS_SIDE, TABLET, ZOOMED = (390, 844), (844, 390), (1024, 768), (720, 450)  # a screen at 200 %
SMALL_PHONE = (360, 640)
SIZES = [
    PHONE,
    PHONE_ON_ITS_SIDE,
    ZOOMED,
    TABLET,
    (768, 1024),
    (1024, 600),
    (1180, 820),
    (1280, 1024),
    (1366, 768),
    (1440, 900),
    (1600, 1200),
    (1920, 1080),
]
QUICK = [PHONE, PHONE_ON_ITS_SIDE, TABLET, ZOOMED]
BAR = 48  # px at least that the status line takes from the height
LEAST = 0.76  # of the room a board could have, if nothing else were there
TOUCH = 44  # px a finger needs


class Game(NamedTuple):
    name: str
    players: int
    most: int  # players
    board: str
    needed: str  # the controls of the first moment


GAMES = [
    Game("poo_divers", 3, 4, ".street", ".cover.playable"),
    Game("partners", 6, 6, ".flower", ".hand button"),
    Game("toilet_divers", 3, 4, ".bath", ".tab, .actions .button"),
    Game("dykarna", 2, 4, ".map", ".mover, .legend, .square.playable"),
    Game("tubyrinth", 3, 6, ".site", "button.ready"),
]
BY_NAME = {game.name: game for game in GAMES}

# Everything found must lie on the screen whole, and a finger in its middle must meet it.
OUT_OF_REACH = """found => found.flatMap(one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (inside && hit && (one.contains(hit) || hit.contains(one))) return [];
    return [`${one.className} ${JSON.stringify(box)} under ${hit?.outerHTML.slice(0, 200)}`];
})"""


def come_to_table(open_page: OpenPage, game: Game, **how: Any) -> Page:
    """At a table against bots that has just begun."""
    page = open_page(**how)
    seats = [{"kind": "me", "name": "Magdalena"}, *[{"kind": "bot", "bot": "greedy"}] * (game.players - 1)]
    options = {"first": "1"} if game.name == "poo_divers" else {}
    driving.new_table(page, game.name, seats=seats, options=options)
    page.locator(f".board {game.board}").wait_for()
    return page


def sit_down(open_page: OpenPage, game: Game, **how: Any) -> Page:
    """At a table against bots, where it is the reader's turn."""
    page = come_to_table(open_page, game, **how)
    if game.name == "toilet_divers":
        driving.say_ready(page)
    page.locator(game.needed).first.wait_for()
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def expect_in_reach(found: Locator) -> None:
    assert found.count()
    assert found.evaluate_all(OUT_OF_REACH) == []


def expect_large(page: Page, game: Game, size: tuple[int, int]) -> None:
    box = page.locator(f".board {game.board}").bounding_box()
    assert box is not None
    width, height = size
    room = min(width, height - BAR)
    share = min(box["width"], box["height"]) / room
    assert share >= LEAST, f"{game.name} at {size} has {share:.0%} of its room"


def expect_laid_out(page: Page, game: Game, size: tuple[int, int]) -> None:
    resize(page, size)
    expect_large(page, game, size)
    expect_in_reach(page.locator(game.needed))
    expect_in_reach(page.locator(".status, header .icon-button"))
    assert page.locator("html").evaluate("page => page.scrollWidth <= page.clientWidth"), "nothing to the side"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_board_is_large_and_the_next_action_in_sight(open_page: OpenPage, game: Game) -> None:
    page = sit_down(open_page, game)
    for size in QUICK:
        expect_laid_out(page, game, size)


NAME, LONG = "Riverbed", "Maximilianus"  # as long as most of them, and as long as few are
BOT = 1  # the seat of Captain Clog
CUT = """found => found
    .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent.trim())"""
LINES = """found => found.map(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return [one.textContent.trim(), new Set([...words.getClientRects()].map(line => line.top)).size];
})"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everyone_can_be_called_by_name(open_page: OpenPage, game: Game) -> None:
    """Whole; a long name or one of two words takes two lines where a seat is narrow."""
    page = open_page()
    seats = [{"kind": "me", "name": LONG if seat % 2 else NAME} for seat in range(game.most)]
    seats[BOT] = {"kind": "bot", "bot": "greedy"}
    driving.new_table(page, game.name, seats=seats)
    page.locator(f".board {game.board}").wait_for()
    page.evaluate("document.fonts.ready")
    for size in [*QUICK, SMALL_PHONE, (768, 1024), (1366, 768)]:
        resize(page, size)
        names = page.locator(".seats .name")
        assert names.count() == game.most
        assert names.evaluate_all(CUT) == [], f"cut at {size}"
        lines = names.evaluate_all(LINES)
        assert all(high == 1 for name, high in lines if name == NAME), f"at {size}: {lines}"


def test_a_low_screen_has_room_for_long_names_and_what_a_board_is(open_page: OpenPage) -> None:
    page = open_page()
    resize(page, PHONE_ON_ITS_SIDE)
    seats = [{"kind": "me", "name": NAME}, {"kind": "me", "name": LONG}, {"kind": "bot", "bot": "greedy"}]
    driving.new_table(page, "tubyrinth", seats=seats)
    for seat in (0, 1):
        page.locator("button.ready").click()
        expect(page.locator(".seats li").nth(seat)).not_to_contain_text("not ready")
    names = page.locator(".beside .name").filter(has_text=LONG)
    names.wait_for(state="attached")
    switch = page.get_by_role("group", name="Whose board you play").locator("button")
    expect(switch).to_have_count(2)
    page.evaluate("document.fonts.ready")
    for found in (names, switch.locator("span")):
        assert all(high == 1 for _, high in found.evaluate_all(LINES))
        assert found.evaluate_all(CUT) == []
    assert page.locator(".heading").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_a_low_screen_has_room_for_the_words_of_cards(open_page: OpenPage) -> None:
    page = sit_down(open_page, BY_NAME["partners"])
    resize(page, PHONE_ON_ITS_SIDE)
    page.evaluate("document.fonts.ready")
    out = """found => found.map(one => {
        const words = document.createRange();
        words.selectNodeContents(one.querySelector('small'));
        return one.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    })"""
    assert min(page.locator(".hand li button").evaluate_all(out)) >= 0
    expect_in_reach(page.locator(".hand li button"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_every_size_the_board_is_large_and_the_next_action_in_sight(open_page: OpenPage, game: Game) -> None:
    page = sit_down(open_page, game)
    for size in SIZES:
        expect_laid_out(page, game, size)


@pytest.mark.slow
def test_a_card_can_be_handed_on_with_the_mouse(open_page: OpenPage) -> None:
    """On all screens on which it once could not, and on those of phones."""
    page = sit_down(open_page, BY_NAME["partners"])
    page.locator(".hand li button").first.click()
    hand_on = page.get_by_role("button", name="Pass it to")
    for size in ((900, 640), (1133, 744), (1366, 1024), *SIZES):
        resize(page, size)
        expect_in_reach(hand_on)
    before = driving.number(page)
    hand_on.click(timeout=5000)
    driving.await_more(page, before)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=str)
def test_with_four_on_a_phone_droppings_are_read_whole(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    driving.new_table(page, "poo_divers", seats=[{"kind": "me", "name": NAME}] * 4)
    page.locator(".seats .purse").last.wait_for()
    page.evaluate("document.fonts.ready")
    left = page.locator(".seats .purse").evaluate_all(
        """found => found.map(one => {
            one.querySelector('.kind').lastChild.textContent = 16;
            return one.closest('.public').getBoundingClientRect().right - one.getBoundingClientRect().right;
        })"""
    )
    assert len(left) == 4
    assert min(left) >= 0


@pytest.mark.slow
def test_on_a_phone_what_happened_last_is_read_whole(open_page: OpenPage) -> None:
    """Of Partners' log a phone has room for two lines: as many as a long sentence takes."""
    page = open_page(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True)
    seats = [{"kind": "me", "name": "Alexandra Wolkenstein"}, *[{"kind": "bot", "bot": "greedy"}] * 5]
    driving.new_table(page, "partners", seats=seats)
    page.locator(".hand li button").first.click()
    page.get_by_role("button", name="Pass it to").click()
    page.locator(".tip aside .icon-button").click()
    page.evaluate("document.fonts.ready")
    long = page.locator(".log p").filter(has_text="Alexandra").first
    long.wait_for()
    assert [high for _, high in long.locator("span").evaluate_all(LINES)] == [2]
    long.evaluate("line => line.scrollIntoView({ block: 'end' })")
    log, line = page.locator(".log .scroll").bounding_box(), long.bounding_box()
    assert log is not None
    assert line is not None
    assert line["y"] >= log["y"]
    assert line["y"] + line["height"] <= log["y"] + log["height"] + 1


@pytest.mark.slow
@pytest.mark.parametrize("size", QUICK, ids=str)
def test_tiles_tools_and_the_call_are_in_sight_in_the_race(open_page: OpenPage, size: tuple[int, int]) -> None:
    game = BY_NAME["tubyrinth"]
    page = sit_down(open_page, game)
    resize(page, size)
    page.locator("button.ready").click()
    page.locator(".call").wait_for()
    expect_in_reach(page.locator(".slot, .tools .button, .call"))
    expect_large(page, game, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finger_meets_every_control_of_the_frame(open_page: OpenPage, game: Game) -> None:
    how = {"viewport": {"width": PHONE[0], "height": PHONE[1]}, "has_touch": True, "is_mobile": True}
    page = sit_down(open_page, game, **how)
    frame = "header .icon-button, .seats li:has(button), .slot button, .actions .button"
    seen, small = page.locator(f"{frame}, .hand button, .mover, .legend, button.ready").evaluate_all(
        """(found, touch) => {
            const seen = found.filter(one => one.checkVisibility())  // not what has just been taken away
                .map(one => [one.className, one.getBoundingClientRect()])
            return [seen.length, seen.filter(([_, box]) => Math.min(box.width, box.height) < touch)
                .map(([name, box]) => `${name} ${box.width} x ${box.height}`)]
        }""",
        TOUCH,
    )
    assert seen
    assert small == []


@pytest.mark.slow
def test_the_whole_seat_opens_its_menu(open_page: OpenPage) -> None:
    page = sit_down(open_page, BY_NAME["poo_divers"])
    resize(page, PHONE)
    page.locator(".seats li").first.click(position={"x": 12, "y": 40})
    expect(page.get_by_role("dialog", name="Magdalena")).to_be_visible()
