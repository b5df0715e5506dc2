"""Rules on the spot: what a thing on the board is and does, asked by mouse, finger and keyboard; and a search."""

import pytest
from playwright.sync_api import Page, expect

from fathoms.core.match import Match
from fathoms.games.dykarna.state import MOVING
from fathoms.games.toilet_divers.state import KEEPING
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.fingers import small_targets, tiny_letters
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THINGS = {
    "poo_divers": "[data-about=closed]",
    "toilet_divers": "[data-about=wanted]",
    "dykarna": "[data-about=unknown]",
    "partners": ".hand [data-about]",
    "tubyrinth": ".seats [data-about=points]",
}
SEATS = {"partners": 6, "dykarna": 4}


def sit_down(page: Page, game: str) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}] * (SEATS.get(game, 2) - 1)
    options = {"first": "1"} if game == "poo_divers" else {}  # nobody else opens anything meanwhile
    driving.new_table(page, game=game, seats=[{"kind": "me", "name": "Kim"}, *bots], options=options)


def hold(page: Page, selector: str) -> None:
    """A long press with a finger."""
    place = page.locator(selector).first.bounding_box()
    assert place is not None
    finger = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.get_by_role("dialog").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def put_away(page: Page) -> None:
    """Close the sheet, until it is gone from the page: it is out of sight a moment before."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.slow
def test_a_cover_is_explained_by_mouse_keyboard_and_finger(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "poo_divers")
    cover = page.locator("[data-about=closed]").first
    cover.click(button="right")
    sheet = page.get_by_role("dialog", name="A closed cover")
    expect(sheet).to_contain_text("Three in five hide a find")
    expect(sheet.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/poo_divers#first")
    put_away(page)
    page.locator("[data-about=closed][tabindex='0']").focus()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()

    phone = open_page(**PHONE)
    sit_down(phone, "poo_divers")
    before = driving.number(phone)
    phone.locator("[data-about=closed]").first.wait_for()
    hold(phone, "[data-about=closed]")
    expect(phone.get_by_role("dialog")).to_contain_text("Three in five hide a find")
    phone.get_by_role("button", name="Close").click()
    assert driving.number(phone) >= before
    expect(phone.get_by_role("log")).not_to_contain_text("Kim")  # a long press opens nothing


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", THINGS)
def test_things_of_every_board_are_explained(open_page: OpenPage, game: str, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    sit_down(page, game)
    if game == "toilet_divers":
        driving.say_ready(page)
    page.locator(THINGS[game]).first.click(button="right")
    expect(page.get_by_role("dialog").locator(".picture :is(svg, .card)").first).to_be_visible()
    assert complaints(page) == []
    put_away(page)
    page.locator("body").evaluate("body => body.focus()")
    page.keyboard.press("?")  # wherever the focus is
    expect(page.get_by_role("dialog").get_by_label("Something else")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", THINGS)
def test_things_of_every_board_are_explained_on_a_phone(open_page: OpenPage, game: str) -> None:
    phone = open_page(**PHONE)
    sit_down(phone, game)
    if game == "toilet_divers":
        driving.say_ready(phone)
    phone.locator(THINGS[game]).first.wait_for()
    hold(phone, THINGS[game])
    sheet = phone.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="The rule")).to_be_in_viewport()
    expect(sheet.locator(".picture :is(svg, .card)").first).to_be_visible()
    found = small_targets(phone) + tiny_letters(phone)
    assert not found, found


@pytest.mark.slow
@pytest.mark.parametrize("how", [PHONE, {}], ids=["phone", "desktop"])
def test_chips_tools_and_cards_of_toilet_divers_are_explained_by_a_tap(
    open_page: OpenPage, server: TableServer, how: dict[str, object]
) -> None:
    page = open_page(**how)
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "bot": "greedy"}]
    steering.table_where(
        page, server, "toilet_divers", lambda match: match.state.turn == 0 and match.state.phase == KEEPING, seats=seats
    )
    page.locator(".drawn .chip").first.wait_for()
    told = {}
    for thing in (".shelf [data-about=crown]", ".belt [data-tool]", ".plate span.tool"):
        page.locator(thing).first.click()
        told[thing] = page.get_by_role("dialog").get_by_role("heading").inner_text()
        put_away(page)
    assert told[".shelf [data-about=crown]"] == "The crown"
    assert all(told.values())
    # Where a tap does something else, it is asked otherwise: it keeps a chip, opens the menu of a seat, chooses a way.
    for thing in (".drawn .chip", ".purse .tool", ".middle [data-about]"):
        place = page.locator(thing).first.bounding_box()
        assert place is not None
        page.mouse.click(place["x"] + place["width"] / 5, place["y"] + place["height"] / 2, button="right")
        page.get_by_role("dialog").get_by_role("link", name="The rule").wait_for()
        put_away(page)


def title_of(page: Page, selector: str) -> str:
    """What the sheet is headed that answers a right click."""
    page.locator(selector).first.click(button="right")
    title = page.get_by_role("dialog").get_by_role("heading").inner_text()
    put_away(page)
    return title


@pytest.mark.slow
def test_places_and_pieces_of_partners_are_explained(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    sit_down(page, "partners")
    page.locator("[data-piece]").first.wait_for()
    assert title_of(page, "[data-about=start]") == "A start"
    assert title_of(page, "[data-about=field] .field") == "A space on the track"
    assert title_of(page, "[data-about=goal] .circle") == "A goal circle"
    assert title_of(page, "[data-piece='0']") == "Your piece"
    assert title_of(page, "[data-piece='4']") == "An opponent’s piece"
    assert title_of(page, "[data-piece='12']") == "A partner’s piece"

    page.locator(".hand [data-about]").first.focus()  # by keyboard: from a card to all the rest
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Something else").select_option("A locked piece")
    expect(sheet).to_contain_text("home for good")
    expect(sheet.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/partners#goal")


def boats_are_placed(match: Match) -> bool:
    return bool(match.state.phase == MOVING) and match.actors() == [0]


@pytest.mark.slow
def test_boats_on_the_shore_are_explained_by_mouse_keyboard_and_finger(
    open_page: OpenPage, server: TableServer
) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "bot": "greedy"}]
    page = open_page()
    steering.table_where(page, server, "dykarna", boats_are_placed, seats=seats)
    berths, boats = page.locator(".square[data-about=boat]"), page.locator(".sea [data-boat]")
    expect(boats.first).to_be_visible()
    expect(berths).to_have_count(boats.count())
    for boat in boats.all():
        place = boat.bounding_box()
        assert place is not None
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, button="right")
        expect(page.get_by_role("dialog", name="A boat")).to_be_visible()
        put_away(page)
    berths.first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="A boat")).to_be_visible()

    phone = open_page(**PHONE)
    steering.table_where(phone, server, "dykarna", boats_are_placed, seats=seats)
    phone.locator(".square[data-about=boat]").first.wait_for()
    hold(phone, ".sea [data-boat]")
    expect(phone.get_by_role("dialog", name="A boat")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", THINGS)
def test_the_rules_say_that_things_can_be_asked_about(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}")
    expect(page.get_by_text("press and hold, right-click or press ? to see what anything is")).to_be_in_viewport()


@pytest.mark.slow
def test_a_piece_is_explained_on_a_phone(open_page: OpenPage) -> None:
    phone = open_page(**PHONE)
    sit_down(phone, "partners")
    phone.locator("[data-piece='0']").wait_for()
    hold(phone, "[data-piece='0']")
    expect(phone.get_by_role("dialog", name="Your piece")).to_be_visible()


@pytest.mark.slow
def test_all_parts_of_a_tubyrinth_board_are_explained(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "tubyrinth")
    page.get_by_role("button", name="I’m ready!").click()
    page.locator(".slot").first.wait_for()
    parts = {"tap": "The tap", "barrel": "The barrel", "wanted": "How many tiles"}
    assert {part: title_of(page, f".room [data-about={part}]") for part in parts} == parts
    assert title_of(page, "[data-about=others]") == "The others’ boards"
    page.locator("[data-tile=long]").click()
    page.keyboard.press("Enter")
    page.locator("[data-laid=long]").wait_for()
    assert title_of(page, "[data-laid=long]") == "The long tile"
    page.locator(".ground").focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="A free square")
    sheet.get_by_label("Something else").select_option("The glass")
    expect(page.get_by_role("dialog", name="The glass")).to_contain_text("thirty seconds")


@pytest.mark.slow
def test_rules_can_be_searched_and_a_link_leads_to_a_chapter(open_page: OpenPage) -> None:
    page = open_page("/rules/poo_divers#end")
    end = page.locator("#end")
    expect(end).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("blank secret")
    expect(page.get_by_text("Found in")).to_be_visible()
    expect(end).to_be_hidden()
    expect(page.locator(".found-here").first).to_contain_text("blank")
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(end).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "chapter", "drawings"),
    [
        ("poo_divers", "push", 2),
        ("toilet_divers", "dive", 2),
        ("dykarna", "chain", 2),
        ("partners", "goal", 3),
        ("tubyrinth", "pipe", 2),
    ],
)
def test_what_is_hard_to_read_is_drawn_in_the_rules_and_said(
    open_page: OpenPage, game: str, chapter: str, drawings: int
) -> None:
    page = open_with_axe(open_page, "dark")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/rules/{game}#{chapter}")
    figures = page.locator(f"#{chapter} .diagrams figure")
    expect(figures).to_have_count(drawings)
    for figure in figures.all():
        expect(figure.locator("figcaption")).not_to_be_empty()
        size = figure.locator(".drawing > *").first.bounding_box()
        assert size is not None
        assert 200 < size["width"] <= 300
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no wider than a phone"
    assert complaints(page) == []
