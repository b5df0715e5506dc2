"""Dykarna in the browser: a whole game on the small sea, with the keyboard, on a phone, and for everyone."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

pytestmark = pytest.mark.slow  # whole games of the other boards: make check-all

SMALL = {"sea": "small"}
WIDTH = 13  # squares in a row of the scene's grid
TREASURES = 20  # in the small sea
OWN_MOVES = 5  # before a bot takes over
PATIENCE = 600  # seconds: 3,000 moves at most, on a machine that may be busy
TARGETS = ".square.playable"
CHOICES = f"{TARGETS}, .actions .button"

# Every number the page shows is kept, so that none can be missed between two looks.
KEEP_NUMBERS = """() => {
  const main = document.querySelector('main');
  window.shown = [Number(main.dataset.number)];
  new MutationObserver(() => {
    const number = Number(main.dataset.number);
    if (number !== window.shown.at(-1)) window.shown.push(number);
  }).observe(main, { attributeFilter: ['data-number'] });
}"""


def new_sea(page: Page, people: int = 1, players: int = 4, **options: str) -> str:
    """A table on the small sea: people at this screen, then bots."""
    mine = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Eve", "Kim")[:people]]
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(players - people)]
    table = driving.new_table(page, game="dykarna", seats=[*mine, *bots], options={**SMALL, **options})
    page.locator(".square").first.wait_for()
    return table


def move_when_asked(page: Page, luck: random.Random) -> bool:
    """Choose a diver and a place for it, as a player does; False when the game is over."""
    page.locator(f"{CHOICES}, .result").first.wait_for()
    if driving.is_over(page):
        return False
    movers = page.locator(".mover[aria-disabled=false]")
    if movers.count():
        movers.nth(luck.randrange(movers.count())).click()
    choices = page.locator(CHOICES)
    chosen = choices.nth(luck.randrange(choices.count()))
    before = driving.number(page)
    chosen.click()
    if page.locator(".bubble strong").count():
        chosen.click()  # it costs something, and the page asked whether one is sure
    driving.await_more(page, before)
    return True


def leave_to_a_bot(page: Page, name: str) -> None:
    """Leave one's seat and watch the others to the end, hurrying them along."""
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Leave the seat").click()
    skip = page.get_by_role("button", name="Skip ahead")
    give_up = time.monotonic() + PATIENCE
    while not driving.is_over(page):
        assert time.monotonic() < give_up, "the game does not end"
        skip.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")  # it comes and goes
        page.wait_for_timeout(100)


def hoard(page: Page) -> dict[str, int]:
    """Where the treasures are, as the page says."""
    parts = [text.split() for text in page.locator(".hoard li").all_text_contents()]  # the result may cover it
    return {part: int(pieces) for pieces, part in parts}


def test_a_whole_game_on_a_small_sea_is_shown_to_its_end(open_page: OpenPage) -> None:
    luck = random.Random(11)
    page = open_page()
    new_sea(page)
    page.evaluate(KEEP_NUMBERS)
    for _ in range(OWN_MOVES):
        assert move_when_asked(page, luck)
    page.locator(CHOICES).first.wait_for()
    shown = page.evaluate("window.shown")
    assert shown == list(range(shown[0], driving.number(page) + 1)), "every step is shown"
    assert page.locator('.square[data-face]:not([data-face="unknown"])').count() > 2
    assert sum(hoard(page).values()) == TREASURES

    leave_to_a_bot(page, "Ada")
    expect(page.locator(".status")).to_contain_text("The game is over")
    assert sum(hoard(page).values()) == TREASURES
    points = driving.points(page)
    assert points[:2] == points[2:], "partners share what is home"
    assert points[0] + points[1] == hoard(page)["home"]

    with page.expect_response("**/history*", timeout=1000 * PATIENCE) as answer:
        page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    views = page.request.get(answer.value.url.split("from=")[0]).json()["views"]  # all of them, not a page
    assert driving.number(page) == views[-1]["number"]
    told = sum(len(view["lines"]) for view in views)
    assert page.get_by_role("log").locator("p").count() == told, "the log tells every step"
    page.get_by_role("button", name="To the start").click()
    driving.await_number(page, 0)
    assert page.locator('.square[data-face]:not([data-face="unknown"])').count() == 0
    page.get_by_role("button", name="One move forward").click()
    driving.await_number(page, 1)
    expect(page.locator("[data-boat]")).to_have_count(1)


def test_a_chain_is_shown_step_by_step(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    new_sea(page, people=4)
    page.evaluate("""() => {
      window.trips = {};
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { diver, place } = target.dataset ?? {};
          if (diver) (window.trips[document.querySelector('main').dataset.number + ' ' + diver] ??= []).push(place);
        }
      }).observe(document.querySelector('.sea'), { subtree: true, attributeFilter: ['data-place'] });
    }""")
    for _ in range(60):
        page.locator(TARGETS).first.wait_for()
        before = driving.number(page)
        unknown = page.locator(f'{TARGETS}[data-face="unknown"]')
        (unknown if unknown.count() else page.locator(TARGETS)).first.click()
        driving.await_more(page, before)
        if any(len(trip) > 1 for trip in page.evaluate("Object.values(window.trips)")):
            return
    raise AssertionError("no diver was carried along")


def test_the_sea_is_one_drawing_and_only_what_is_looked_at_lives(open_page: OpenPage) -> None:
    """A hundred small drawings, each with moving parts, made every frame of a move slow on a phone."""
    page = open_page(reduced_motion="no-preference")
    new_sea(page)
    turned_up = page.locator(".square[data-face]:not([data-face=unknown], .playable)")
    while not turned_up.count():
        move_when_asked(page, random.Random(1))
        page.locator(CHOICES).first.wait_for()  # nobody else moves now
    page.mouse.move(1, 1)
    known = page.locator(f'[data-square="{turned_up.first.get_attribute("data-square")}"]')
    expect(known.locator("svg")).to_have_count(0, timeout=20_000)  # what was turned up has come to rest
    known.hover()
    expect(known.locator("svg")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(known.locator("svg")).to_have_count(0)


def test_the_keyboard_alone_places_a_boat_and_moves_a_diver(open_page: OpenPage) -> None:
    page = open_page()
    new_sea(page, people=2, players=2)
    page.locator(TARGETS).first.wait_for()
    for boat in range(4):
        if boat == 0:
            page.locator('.square[tabindex="0"]').focus()
        else:
            page.keyboard.press("PageDown")
        before = driving.number(page)
        assert "playable" in str(page.locator(":focus").get_attribute("class"))
        page.keyboard.press("Enter")
        driving.await_more(page, before)
        expect(page.locator("[data-boat]")).to_have_count(boat + 1)
    page.keyboard.press("PageDown")
    before = driving.number(page)
    label = str(page.locator(":focus").get_attribute("aria-label"))
    assert re.search(r"Row \d, column \d; unknown; Diver 1 steps out here; No one knows", label)
    page.keyboard.press("ArrowDown")
    assert page.locator(":focus").get_attribute("aria-label") != label
    page.keyboard.press("ArrowUp")
    assert page.locator(":focus").get_attribute("aria-label") == label
    page.keyboard.press("Enter")
    driving.await_more(page, before)
    expect(page.get_by_role("log")).to_contain_text("steps out of the boat")


def test_a_step_that_is_not_allowed_is_explained(open_page: OpenPage) -> None:
    page = open_page()
    new_sea(page, people=4)
    for _ in range(4):
        before = driving.number(page)
        page.locator(TARGETS).nth(3).click()
        driving.await_more(page, before)
    page.locator(TARGETS).first.wait_for()
    astern = int(str(page.locator(TARGETS).first.get_attribute("data-square")))
    beside = [[astern - step, astern + step] for step in (1, WIDTH)]
    tiles = [page.locator(f'[data-square="{square}"][data-face]') for pair in beside for square in pair]
    along_the_coast = tiles[:2] if tiles[0].count() and tiles[1].count() else tiles[2:]
    before = driving.number(page)
    along_the_coast[0].click()
    expect(page.get_by_role("alert")).to_contain_text("From a boat a diver can only step out")
    assert driving.number(page) == before


def test_a_phone_shows_the_whole_sea_and_zooms_in(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True)
    driving.new_table(page, game="dykarna", seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    page.locator(TARGETS).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    far = page.locator(".sea").bounding_box()
    page.get_by_role("button", name="Larger").click()
    near = page.locator(".sea").bounding_box()
    assert far
    assert near
    assert near["width"] > 1.4 * far["width"]
    page.locator(TARGETS).first.tap()
    page.get_by_role("button", name="Show everything").click()
    back = page.locator(".sea").bounding_box()
    assert back
    assert back["width"] == far["width"]


def breadth(page: Page) -> float:
    box = page.locator(".sea").bounding_box()
    assert box is not None
    return box["width"]


def middle_of_a_tile(page: Page) -> tuple[float, float]:
    """Of one well inside the sea, on the screen."""
    box = page.locator(".square[data-face]").nth(27).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square_under(page: Page, x: float, y: float) -> str:
    found: str = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.square').dataset.square", [x, y])
    return found


def test_the_wheel_zooms_where_it_points_and_a_mouse_drags_the_sea_about(open_page: OpenPage) -> None:
    page = open_page()
    new_sea(page, people=4)
    page.locator(TARGETS).first.wait_for()
    far = breadth(page)
    x, y = middle_of_a_tile(page)
    there = square_under(page, x, y)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    expect(page.get_by_role("button", name="Show everything")).to_be_visible()
    assert breadth(page) > 1.5 * far
    assert square_under(page, x, y) == there, "what is pointed at stays there"
    before = driving.number(page)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert square_under(page, x + 60, y + 40) == there, "the sea goes along"
    assert driving.number(page) == before, "and nothing was chosen"
    page.mouse.wheel(0, 2000)
    expect(page.get_by_role("button", name="Show everything")).to_have_count(0)
    assert breadth(page) == far


def test_two_fingers_zoom_the_sea_and_not_the_page(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    new_sea(page, people=4)
    page.locator(TARGETS).first.wait_for()
    far = breadth(page)
    hands = page.context.new_cdp_session(page)
    x, y = middle_of_a_tile(page)

    def touch(kind: str, *apart: float) -> None:
        fingers = [{"x": x + side * gap, "y": y, "id": 1 + side} for gap in apart for side in (-1, 1)]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    there = square_under(page, x, y)
    touch("touchStart", 30)
    for gap in (40, 50, 60):
        touch("touchMove", gap)
    touch("touchEnd")
    expect(page.get_by_role("button", name="Show everything")).to_be_visible()
    assert breadth(page) == pytest.approx(2 * far, rel=0.02)
    assert square_under(page, x, y) == there, "what lies between the fingers stays there"
    assert page.evaluate("visualViewport.scale") == 1
    touch("touchStart", 60)
    touch("touchMove", 15)
    touch("touchEnd")
    assert breadth(page) == far


@pytest.mark.parametrize("theme", THEMES)
def test_axe_has_nothing_to_say(open_page: OpenPage, theme: str) -> None:
    luck = random.Random(5)
    page = open_with_axe(open_page, theme)
    page.locator("article").first.wait_for()
    new_sea(page)
    for _ in range(3):
        move_when_asked(page, luck)
        page.locator(CHOICES).first.wait_for()
        assert complaints(page) == []
    page.get_by_role("button", name="Tiles").click()
    expect(page.get_by_role("dialog")).to_contain_text("Stingray")
    assert complaints(page) == []
    page.goto("/rules/dykarna")
    page.get_by_role("button", name="Next").click()
    assert complaints(page) == []


@pytest.mark.parametrize("wide", [390, 1440])
def test_options_begin_with_what_the_card_deals_and_ask_two_players_of_their_crews(
    open_page: OpenPage, wide: int
) -> None:
    page = open_page("/", viewport={"width": wide, "height": 900})
    driving.card(page, "Dykarna").get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile("^Small"))).to_be_checked()
    driving.choose(dialog, "2")
    expect(dialog.get_by_role("radio", name=re.compile("^Together"))).to_be_checked()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    driving.choose(dialog, "4")
    expect(dialog.get_by_role("radio", name=re.compile("^Together"))).to_have_count(0)
