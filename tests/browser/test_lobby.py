"""The lobby as one who comes often likes it: games that suit, as last time, a family, and what is over."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import fresh_match, lead, play_until, sensibly
from tests.browser.test_accessible import complaints, open_with_axe

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ON_ONE_LINE = """(shown, word) => {
  const range = document.createRange();
  const at = shown.textContent.indexOf(word);
  range.setStart(shown.firstChild, at);
  range.setEnd(shown.firstChild, at + word.length);
  return range.getClientRects().length === 1;
}"""


def test_games_are_found_by_players_and_minutes(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    games = page.get_by_role("article")
    expect(games).to_have_count(5)
    page.get_by_label("Number of players").select_option("4 players")
    page.get_by_label("How long it may take").select_option("up to 30 min")
    expect(games).to_have_count(3)
    page.get_by_label("Number of players").select_option("6 players")
    page.get_by_label("How long it may take").select_option("up to 15 min")
    expect(games).to_have_count(0)
    page.get_by_role("button", name="Show all games").click()
    expect(games).to_have_count(5)


def test_titles_and_buttons_of_a_row_stand_in_line(open_page: OpenPage) -> None:
    """However many lines a game's words take."""
    page = open_page(viewport={"width": 1440, "height": 900}, locale="de-DE")
    expect(page.locator("article")).to_have_count(5)
    where = "found => found.map(one => one.getBoundingClientRect().top)"
    for part in ("h2", ".now", ".scene"):
        tops = page.locator(f"article {part}").evaluate_all(where)
        assert tops[0] == tops[1] == tops[2], part
    last, doors = page.locator("article").last.bounding_box(), page.locator(".cards nav").bounding_box()
    assert last is not None
    assert doors is not None
    assert (doors["y"], doors["height"]) == (last["y"], last["height"]), "the sixth place is not empty"


WATCH_CARDS = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const cards = [...document.querySelectorAll('article')];
        if (cards.length) window.seen.push([cards.length, cards[0].getBoundingClientRect().width]);
    }).observe(document, { childList: true, subtree: true });
}"""


def test_the_first_cards_keep_their_width_when_the_others_come(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(f"({WATCH_CARDS})()")
    page.reload()
    expect(page.locator("article")).to_have_count(5)
    seen = page.evaluate("window.seen")
    assert {count for count, _ in seen} >= {2, 5}, "the first ones came alone"
    assert len({width for _, width in seen}) == 1, seen


def test_nothing_comes_that_is_pushed_away_again(open_page: OpenPage) -> None:
    """What stands below the games is not shown before them, unless there are none to come."""
    page = open_page(**PHONE)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.reload()
    expect(page.get_by_role("heading", name="Fathoms")).to_be_visible()
    expect(page.locator("nav .door")).to_have_count(0)
    held.pop().continue_()
    expect(page.locator("nav .door")).to_have_count(4)
    expect(page.locator("article .scene svg").last).to_be_attached()
    page.unroute("**/api/games")
    page.route("**/api/games", lambda route: route.abort())
    page.reload()
    expect(page.locator("nav .door")).to_have_count(4)
    expect(page.locator("article")).to_have_count(5)  # kept from the last time
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator("nav .door")).to_have_count(4)
    expect(page.locator("article")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Rusty Submarine", "Alexandra Wolke"])
def test_ones_own_name_is_read_whole_on_a_small_phone(open_page: OpenPage, name: str) -> None:
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    shown = page.locator(".tools button span").last
    shown.wait_for()
    shown.evaluate("(shown, name) => { shown.textContent = name; }", name)
    page.evaluate("document.fonts.ready")
    assert shown.evaluate("shown => shown.scrollHeight <= shown.clientHeight + 1")
    for word in name.split():
        assert shown.evaluate(ON_ONE_LINE, word), f"{word} is broken"


def test_a_table_is_set_up_as_last_time(open_page: OpenPage) -> None:
    page = open_page()
    card = driving.card(page)
    assert card.get_by_role("button", name="Same as last time").count() == 0
    card.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    driving.choose(dialog, "4")
    driving.choose(dialog, "Best of 3")
    dialog.get_by_role("button", name="Set it up").click()
    page.locator(".cover").first.wait_for()
    page.goto("/")
    again = card.get_by_role("button", name="Same as last time")
    expect(again).to_contain_text("4 players · 3 bots · Best of 3")
    card.get_by_role("button", name="Options").click()
    expect(dialog.get_by_role("radio", name="Best of 3")).to_be_checked()
    page.keyboard.press("Escape")
    again.click()
    page.locator(".cover").first.wait_for()
    expect(page.locator(".seats li")).to_have_count(4)
    expect(page.get_by_role("heading", name="1/3 · Tokyo Poo Divers")).to_be_visible()


@pytest.mark.slow
def test_a_family_has_names_and_colours(open_page: OpenPage) -> None:
    page = open_with_axe(open_page, "dark")
    page.get_by_role("button", name="Who plays").click()
    dialog = page.get_by_role("dialog", name="Who plays?")
    expect(dialog.get_by_label("Colour 1")).to_be_checked()  # until another is picked, it will be this one
    dialog.get_by_label("Name", exact=True).fill("Ada")
    dialog.get_by_label("Someone else").fill("Ben")
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Ben", exact=True).click()
    driving.choose(dialog, "Colour 3")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Who plays: Ben")).to_be_visible()
    driving.play_now(page)
    expect(page.locator(".seats li").nth(2)).to_contain_text("Ben")
    page.goto("/")
    driving.card(page).get_by_role("button", name="On this screen").click()
    names = [field.input_value() for field in page.get_by_role("dialog").get_by_label("name").all()]
    assert names == ["Ada", "", "Ben"]


@pytest.mark.slow
def test_a_finished_table_says_its_result_and_can_be_forgotten(open_page: OpenPage, server: TableServer) -> None:
    page = open_with_axe(open_page, "light")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = driving.set_table(page, "poo_divers", seats=seats)
    match = fresh_match(server, table)
    assert not play_until(match, lambda match: False, sensibly, 3000)
    lead(server, table, match)
    page.goto(f"/t/{table}")
    driving.expect_result(page)
    page.goto("/mine")
    figures = page.get_by_label("Your games in figures")
    expect(figures).to_contain_text("1 game")
    assert complaints(page) == []
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()  # at once, without a second “Replay”
    page.goto("/")
    row = page.locator("section", has_text="Your finished tables").locator(".row")
    expect(row).to_contain_text("won")
    row.get_by_role("button", name="Forget this game").click()
    row.get_by_role("button", name="Forget it?").click()
    expect(page.locator("section", has_text="Your finished tables").locator(".row")).to_have_count(0)
    page.reload()
    page.locator("article").first.wait_for()
    expect(page.locator("section", has_text="Your finished tables").locator(".row")).to_have_count(0)
