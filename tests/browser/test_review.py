"""The review of a finished game in a browser: asked for, looked through by keyboard, kept; and one's own games."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import update

from fathoms.core.match import Match
from fathoms.server.store.db_schema import TABLES
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_accessible import complaints, open_with_axe

PHONE = {"width": 390, "height": 780}
LONG = 240_000  # ms: interpreted games take their time
BETTER = re.compile(r"Better: “[^”]{4,}”, \d+%\..*chose “[^”]{4,}”: \d+%\..*That cost .+ of a win, plus", re.DOTALL)
ADA = {"kind": "me", "name": "Ada"}
OUTSIDE = """graph => {  // words that hang out of the picture
    const box = graph.getBoundingClientRect();
    return [...graph.querySelectorAll('text')].filter(one => {
        const { left, right } = one.getBoundingClientRect();
        return left < box.left || right > box.right;
    }).map(one => one.textContent);
}"""


def bots(number: int, bot: str = "paddler") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": bot}] * number


def carelessly(luck: random.Random) -> steering.Choose:
    """The first seat makes mistakes; the others play as they can."""

    def choose(match: Match, seat: int) -> int:
        if seat == 0 and luck.random() < 0.5:
            return int(luck.choice(match.choices(seat)))
        return steering.sensibly(match, seat)

    return choose


def finished_table(
    page: Page,
    server: TableServer,
    game: str = "poo_divers",
    players: int = 2,
    look_back: str = "players",
    **options: str,
) -> str:
    """A table whose game has been played to its end; its id."""
    for _ in range(steering.TABLES):  # those who are careless may go on and on
        table = driving.set_table(page, game, seats=[ADA, *bots(players - 1)], options=options, look_back=look_back)
        match = steering.fresh_match(server, table)
        steering.play_until(match, lambda _: False, carelessly(random.Random(3)), steering.LONGEST)
        if match.over:
            break
    assert match.over
    steering.lead(server, table, match)
    page.goto(f"/t/{table}")
    page.locator(".result").wait_for(timeout=LONG)
    return table


def await_review(page: Page) -> None:
    ended = page.locator('main[data-review="done"], main[data-review="failed"]')
    ended.wait_for(timeout=LONG)
    expect(ended).to_have_attribute("data-review", "done")
    page.locator(".graph .line").first.wait_for(state="attached")


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name="Everyone’s chances during the game")


def said(page: Page) -> Locator:
    return page.get_by_role("region", name="This moment")


def no_wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.slow
def test_a_whole_game_and_its_review_by_keyboard(open_page: OpenPage) -> None:
    luck = random.Random(7)
    page = open_page()
    driving.new_table(page, seats=[ADA, *bots(1, "random")], options={"first": "1"})
    for _ in range(3):
        driving.act_when_asked(page, luck)
    driving.let_bots_finish(page, "Ada")
    page.get_by_role("link", name="Review").click()
    await_review(page)

    graph(page).focus()
    page.keyboard.press("Home")
    driving.await_number(page, 0)
    page.keyboard.press("ArrowRight")
    driving.await_number(page, 1)
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+; Ada \d+.%; .+ \d+.%$"))
    page.keyboard.press("End")
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(r"(100.%.* 0.%|0.%.* 100.%|50.%.* 50.%)$"))

    page.keyboard.press("Home")
    page.get_by_role("switch", name="Everyone’s").check()
    page.keyboard.press("n")
    expect(page.get_by_text(re.compile(r"^Mistake [12] of \d+$"))).to_be_visible()  # the first may be at the very start
    first = driving.number(page)
    expect(said(page)).to_contain_text(BETTER)
    expect(said(page)).to_contain_text(re.compile(r"If nothing had been hidden, “.+”.+No one could have known"))
    assert page.locator(".hinted").count() >= 1  # on the board, or a button beside it
    page.keyboard.press("]")
    expect(page.get_by_text(re.compile(r"^Mistake [23] of \d+$"))).to_be_visible()
    assert driving.number(page) > first
    page.keyboard.press("[")
    driving.await_number(page, first)

    turns = page.locator("section", has=page.get_by_role("heading", name="Turning points"))
    expect(turns.get_by_role("button")).to_have_count(3)
    turns.get_by_role("button").last.click()
    expect(turns.get_by_role("button").last).to_have_attribute("aria-current", "true")


@pytest.mark.slow
def test_a_pointer_on_the_graph_leads_to_its_moment(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    table = finished_table(page, server)
    page.goto(f"/t/{table}/review")
    await_review(page)
    last = int(graph(page).get_attribute("max") or 0)
    box = page.locator(".graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
    driving.await_number(page, 0)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    driving.await_number(page, last)


@pytest.mark.slow
def test_the_sums_come_out_and_the_picture_is_there(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    table = finished_table(page, server)
    page.goto(f"/t/{table}/review")
    await_review(page)
    page.get_by_text("As a table").click()
    rows = page.get_by_role("region", name="Luck and choices").locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        start, *terms, result, accuracy = [
            float(re.sub(r"[^\d.-]", "", cell.replace("−", "-"))) for cell in row.locator("td").all_inner_texts()
        ]
        assert abs(start + sum(terms) - result) <= 2.5  # each is rounded
        assert 0 <= accuracy <= 100
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Share the picture").click()
    answer = page.request.get(opened.value.url)
    assert answer.ok
    assert "svg" in answer.headers["content-type"]


@pytest.mark.slow
def test_asked_for_twice_it_is_the_same_review(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    table = finished_table(page, server, look_back="anyone")
    page.goto(f"/t/{table}/review")
    await_review(page)
    origin = {"origin": server.url}
    again = page.request.post(f"/api/tables/{table}/review", headers=origin).json()
    assert (again["state"], again["done"]) == ("done", again["of"])
    visitor = open_page(f"/t/{table}/review")  # has not played: sees what a spectator saw
    await_review(visitor)
    expect(visitor.get_by_role("switch", name="Everyone’s")).to_have_count(0)
    expect(visitor.get_by_label("Seen by")).to_have_value("")


@pytest.mark.slow
def test_a_visitor_is_asked_before_anything_is_thought(open_page: OpenPage, server: TableServer) -> None:
    table = finished_table(open_page(), server, look_back="anyone")
    visitor = open_page(f"/t/{table}/review", viewport=PHONE)
    expect(visitor.get_by_role("status")).to_have_text("This game hasn’t been reviewed yet.")
    visitor.get_by_role("button", name="Review this game").click()
    await_review(visitor)
    assert no_wider_than_the_screen(visitor)
    names = visitor.locator(".graph .name").all_text_contents()
    assert "Captain Clog" in names, "whole names beside the lines"
    out = visitor.locator(".graph").evaluate(OUTSIDE)
    assert out == []


@pytest.mark.slow
def test_a_visitor_is_told_that_only_players_may_see_it(open_page: OpenPage, server: TableServer) -> None:
    """So it is at every table whose host has not chosen otherwise."""
    table = finished_table(open_page(), server)
    visitor = open_page(f"/t/{table}/review")
    expect(visitor.get_by_text("The host chose to let only the players see every hand")).to_be_visible()
    expect(visitor.locator(".graph")).to_have_count(0)


@pytest.mark.slow
def test_a_game_of_older_rules_is_refused_in_words(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    table = finished_table(page, server)
    with steering.store_of(server) as store, store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=1000))
    page.goto(f"/t/{table}/review")
    expect(page.get_by_text("rules")).to_be_visible()
    expect(page.locator(".graph")).to_have_count(0)


def test_a_running_game_has_no_review(open_page: OpenPage) -> None:
    page = open_page()
    table = driving.new_table(page, seats=[ADA, *bots(1)])
    page.goto(f"/t/{table}/review")
    expect(page.get_by_text("Only a finished game can be reviewed")).to_be_visible()


@pytest.mark.slow
def test_a_review_goes_on_after_a_restart_of_the_server(open_page: OpenPage, own_server: TableServer) -> None:
    page = open_page(url=own_server.url)
    table = finished_table(page, own_server, players=4)
    page.goto(f"/t/{table}/review")
    page.locator('main[data-review="thinking"]').wait_for()
    own_server.kill()
    expect(page.get_by_role("alert").first).to_be_visible()
    own_server.start()
    page.locator('main[data-review="done"]').wait_for(timeout=LONG)  # nobody had to ask again
    lost = page.get_by_role("button", name="Try again")  # the board was on its way when the plug was pulled
    if lost.count():
        lost.click()
    await_review(page)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_likes_reviews_and_ones_own_games(open_page: OpenPage, server: TableServer, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    table = finished_table(page, server)
    page.goto(f"/t/{table}/review")
    await_review(page)
    assert complaints(page) == []
    page.get_by_role("switch", name="Everyone’s").check()
    page.keyboard.press("n")
    page.get_by_text("As a table").click()
    assert complaints(page) == []
    page.goto("/mine")
    page.get_by_role("article").first.wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Delete your games").click()
    assert complaints(page) == []


@pytest.mark.slow
def test_ones_own_games_are_listed_filtered_taken_home_and_deleted(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(viewport=PHONE)
    for _ in range(2):
        table = finished_table(page, server)
        page.goto(f"/t/{table}/review")
        await_review(page)
    page.goto("/")
    page.get_by_role("link", name="Your games").click()
    games = page.get_by_role("article")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text(
        re.compile(r"Tokyo Poo Divers.*(Won|Lost|of the win).*Accuracy \d+.*Luck", re.DOTALL)
    )
    expect(page.get_by_role("row", name=re.compile("Tokyo Poo Divers.*2.*%.*to"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Accuracy over time. 2 reviewed games"))).to_be_visible()
    expect(games.first).to_contain_text("Captain Clog")  # as it was called at the table
    where = "found => [...new Set(found.map(one => one.getBoundingClientRect().bottom))]"
    rows = page.get_by_role("region", name="Your games in figures").locator("div:not(.title) > dd").evaluate_all(where)
    assert len(rows) < 5, "figures stand in line"
    assert no_wider_than_the_screen(page)

    page.get_by_label("Which game").select_option(label="Dykarna")
    expect(games).to_have_count(0)
    page.get_by_label("Which game").select_option(label="All games")
    expect(games).to_have_count(2)
    with page.expect_download() as file:
        page.get_by_role("link", name="Save all as a file").click()
    assert table in file.value.path().read_text()
    games.first.get_by_role("link", name=re.compile("^Review: Tokyo Poo Divers")).click()
    await_review(page)
    title = page.get_by_role("heading", name="Review: Tokyo Poo Divers")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1")
    page.go_back()

    page.get_by_role("button", name="Delete your games").click()
    expect(page.get_by_role("dialog")).to_contain_text("This takes your 2 finished games off your list for good.")
    page.get_by_role("button", name="Keep them").click()
    expect(games).to_have_count(2)
    page.get_by_role("button", name="Delete your games").click()
    page.get_by_role("button", name="Delete them").click()
    expect(games).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Your games have been deleted.")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("toilet_divers", 3, {}),
        ("partners", 6, {}),
        ("dykarna", 2, {"sea": "small"}),
        ("tubyrinth", 2, {}),
    ],
)
def test_every_game_has_its_review(
    open_page: OpenPage, server: TableServer, game: str, players: int, options: dict[str, str]
) -> None:
    page = open_page(color_scheme="dark")
    page.set_default_timeout(LONG)
    table = finished_table(page, server, game, players, **options)
    page.goto(f"/t/{table}/review")
    await_review(page)
    graph(page).focus()
    page.keyboard.press("Home")
    driving.await_number(page, 0)
    if game == "tubyrinth":
        expect(page.get_by_text("chances are estimated at a glance")).to_be_visible()
        expect(page.get_by_role("group", name="Mistakes")).to_have_count(0)
        return
    page.get_by_role("switch", name="Everyone’s").check()
    page.keyboard.press("n")
    expect(said(page)).to_contain_text(BETTER, timeout=LONG)
