"""The lab in a browser: a study run, watched, stopped, compared and shared, on a desk and on a phone."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

GAME = "Toilet Divers"
LONG = 4000  # games that no interpreted study comes to the end of
PHONE = {"width": 390, "height": 780}


def ask(page: Page, games: int) -> None:
    """Fill the form in, and begin."""
    page.locator("label", has_text=GAME).click()
    page.get_by_label("Number of games").fill(str(games))
    page.get_by_role("button", name="Play the games").click()
    page.wait_for_url(re.compile("/lab/[0-9a-z]{12}$"))


def status(page: Page) -> Any:
    return page.get_by_role("status")


def await_end(page: Page) -> None:
    """Interpreted games take their time."""
    expect(status(page)).to_have_text("All games have been played.", timeout=240_000)


def played(page: Page) -> int:
    return int(page.get_by_role("progressbar", name="Games played").get_attribute("value") or 0)


def await_figures(page: Page) -> None:
    page.get_by_role("heading", name="Balance").wait_for()


def unfold(page: Page, chapter: str) -> None:
    """Chapters are folded until someone wants them."""
    page.locator("summary", has=page.get_by_role("heading", name=chapter, exact=True)).click()


def stop(page: Page) -> None:
    page.get_by_role("button", name="Stop").click()
    expect(status(page)).to_contain_text("stopped")


@pytest.fixture(scope="module")
def compared(browser: Browser, server: TableServer) -> str:
    """The address of a finished comparison."""
    wanted = {"game": "toilet_divers", "games": 3, "against": {"flush": True}}
    with browser.new_context(base_url=server.url) as visitor:
        study = visitor.request.post("/api/lab", data=wanted).json()["id"]
        for _ in range(480):
            state = visitor.request.get(f"/api/lab/{study}").json()["state"]
            if state not in ("waiting", "playing"):
                break
            time.sleep(0.5)
    assert state == "done"
    return f"/lab/{study}"


@pytest.mark.slow
def test_a_study_is_run_read_and_shared(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="The lab").first.wait_for()
    fetched = "performance.getEntriesByType('resource').map(each => each.name).join()"
    assert "LabPage" not in page.evaluate(fetched), "the lobby need not wait for the plots"
    page.get_by_role("link", name="The lab").first.click()
    ask(page, 3)
    await_end(page)
    assert "LabPage" in page.evaluate(fetched)
    expect(page.locator(".answer")).to_contain_text(re.compile(r"minutes at a table and \d+ decisions"))
    unfold(page, "Balance")
    wins = page.locator("figure", has=page.get_by_role("heading", name="Wins by seat"))
    expect(wins.get_by_role("img", name="Wins by seat")).to_be_visible()
    expect(wins.locator("svg text", has_text="Seat 2")).to_have_count(1)
    about_seats = page.locator("#balance .sentences")
    expect(about_seats).to_contain_text(re.compile("seats matter|where you sit"))
    wins.get_by_text("As a table").focus()
    page.keyboard.press("Enter")
    expect(wins.get_by_role("row")).to_have_count(3)

    answer = page.request.get(page.get_by_role("link", name="JSON").get_attribute("href") or "")
    assert answer.json()["games"] == 3
    for kind in ("CSV", "HTML"):
        assert page.request.get(page.get_by_role("link", name=kind).get_attribute("href") or "", timeout=120_000).ok

    other = open_page(page.url.removeprefix(page.evaluate("location.origin")))
    await_figures(other)
    unfold(other, "Balance")
    expect(other.locator("#balance .sentences")).to_have_text(about_seats.inner_text())
    balance = other.locator("#balance")
    about = "one => one.previousElementSibling.getBoundingClientRect().height"
    assert balance.locator(".plots").evaluate(about) < 100, "two lines about the charts, and no blank above them"

    page.get_by_role("button", name="Change the question").click()
    expect(page.get_by_label("Number of games")).to_have_value("3")
    expect(page.get_by_role("radio", name=GAME)).to_be_checked()
    page.get_by_role("link", name="3 games").click()
    await_end(page)


@pytest.mark.slow
def test_a_study_goes_on_over_a_reload_and_is_stopped(open_page: OpenPage) -> None:
    page = open_page("/lab")
    ask(page, LONG)
    expect(status(page)).to_have_text(re.compile("Getting the rules ready|being played"))
    page.reload()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    stranger = open_page(page.url.removeprefix(page.evaluate("location.origin")))
    expect(stranger.get_by_role("progressbar", name="Games played")).to_be_visible()
    expect(stranger.get_by_role("button", name="Stop")).to_have_count(0)

    second = open_page("/lab")
    ask(second, 2)
    expect(status(second)).to_have_text("You’re next: another study is being played.")

    page.goto("/lab")
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_role("alert")).to_contain_text("Your last study is still running")
    page.get_by_role("link", name="playing").click()
    stop(page)
    expect(stranger.get_by_role("status")).to_contain_text("stopped")
    await_end(second)


@pytest.mark.slow
def test_figures_settle_and_stay_when_a_study_is_stopped(open_page: OpenPage) -> None:
    page = open_page("/lab")
    ask(page, 60)
    await_figures(page)
    before = played(page)
    assert 0 < before < 60
    page.reload()
    await_figures(page)
    assert before <= played(page) < 60
    stop(page)
    expect(page.get_by_role("heading", name="Balance")).to_be_visible()
    expect(page.get_by_role("link", name="CSV")).to_be_visible()


@pytest.mark.slow
def test_two_variants_are_compared(open_page: OpenPage) -> None:
    page = open_page("/lab")
    page.locator("label", has_text=GAME).click()
    page.get_by_label("Compare with a second variant").check()
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_role("alert")).to_contain_text("the same options")
    variant = page.locator("details", has_text="Options of the second variant")
    variant.get_by_label("The flush").check()
    expect(variant.locator("summary")).to_contain_text("one changed")
    ask(page, 2)
    await_end(page)
    expect(page.get_by_text("2 games each")).to_be_visible()
    expect(page.locator(".answer")).to_contain_text("2 games are too few to tell a difference from luck")
    unfold(page, "Balance")
    wins = page.locator("figure", has=page.get_by_role("heading", name="Wins by seat"))
    wins.get_by_text("As a table").click()
    expect(wins.get_by_role("row")).to_have_count(5)
    expect(wins.get_by_role("row").last).to_contain_text("The flush: yes")


@pytest.mark.slow
def test_house_values_are_changed_refused_and_compared(open_page: OpenPage) -> None:
    page = open_page("/lab", viewport=PHONE, has_touch=True)
    page.locator("label", has_text=GAME).click()
    title = page.locator("summary", has_text="House-rule numbers")
    expect(title).to_contain_text("all as usual")
    title.focus()
    page.keyboard.press("Enter")
    stars = page.get_by_role("group", name="chips").get_by_role("spinbutton", name="stars 8")
    expect(stars).to_have_accessible_description("usually 3")
    stars.fill("101")
    page.get_by_label("Number of games").fill("2")
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_role("alert")).to_contain_text("chips: stars 8 is 101. It must be from 0 to 100.")
    assert page.url.endswith("/lab"), "nothing was played"
    stars.fill("9")
    stars.press("Tab")
    expect(title).to_contain_text("one changed")

    page.get_by_label("Compare with a second variant").check()
    other = page.locator("details", has_text="House-rule numbers of the second variant")
    expect(other.locator("summary")).to_contain_text("all as usual")  # as the first one is
    other.locator("summary").click()
    other.get_by_label("stars 8").fill("")  # as usual
    other.get_by_label("stars 1").fill("5")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    page.get_by_label("stars 8").first.fill("-1")
    page.locator("summary", has_text="first variant").last.click()
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_label("stars 8").first).to_be_visible()  # what the browser complains about
    page.get_by_label("stars 8").first.fill("9")
    page.get_by_role("button", name="Play the games").click()
    page.wait_for_url(re.compile("/lab/[0-9a-z]{12}$"))
    await_end(page)
    expect(page.locator(".variants")).to_contain_text("chips: stars 1 = 1, chips: stars 8 = 9")
    expect(page.locator(".variants")).to_contain_text("chips: stars 1 = 5, chips: stars 8 = 3")
    answer = page.request.get(page.get_by_role("link", name="JSON").get_attribute("href") or "").json()
    assert (answer["one"]["house"], answer["other"]["house"]) == ({"chips.stars.7": 9}, {"chips.stars.0": 5})

    page.get_by_role("button", name="Change the question").click()
    expect(page.locator("summary", has_text="House-rule numbers of the first variant")).to_contain_text("one changed")
    expect(page.locator("summary", has_text="House-rule numbers of the second variant")).to_contain_text("2 changed")


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_has_nothing_to_complain_about(open_page: OpenPage, compared: str, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    page.goto("/lab")
    page.get_by_label("Compare with a second variant").check()
    page.locator("summary", has_text="House-rule numbers").first.click()
    page.get_by_role("spinbutton", name="blanks").first.wait_for()
    page.locator("details[open] label").first.wait_for()
    assert complaints(page) == []
    page.goto(compared)
    await_figures(page)
    assert complaints(page) == []
    unfold(page, "Balance")
    page.get_by_text("As a table").first.click()
    page.get_by_role("table").first.wait_for()
    assert complaints(page) == []


@pytest.mark.slow
def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, compared: str) -> None:
    page = open_page("/lab", viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Play the games").wait_for()
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) == 0
    page.goto(compared)
    await_figures(page)
    assert page.evaluate(wide) == 0
    assert page.evaluate("document.documentElement.scrollHeight") < 2.5 * PHONE["height"], "chapters are folded"
    for chapter in page.locator(".chapters summary:has(h2)").all():
        chapter.click()
    expect(page.locator("figure .plot").first).to_be_visible()
    assert page.evaluate(wide) == 0
    spill = """() => [...document.querySelectorAll('.plot')].filter((plot) => {
        const room = plot.getBoundingClientRect();
        return [...plot.querySelectorAll('text')].some((text) => {
            const own = text.getBoundingClientRect();
            return own.width > 0 && (own.left < room.left - 1 || own.right > room.right + 1);
        });
    }).map((plot) => plot.closest('figure, section').querySelector('h2, h3').textContent)"""
    assert page.evaluate(spill) == [], "plots whose labels are cut off"


@pytest.mark.slow
def test_a_link_to_a_chapter_unfolds_it(open_page: OpenPage, compared: str) -> None:
    page = open_page(f"{compared}#length")
    await_figures(page)
    expect(page.locator("#length figure").first).to_be_visible()
    expect(page.locator("#balance figure")).to_have_count(0)


@pytest.mark.slow
def test_what_is_not_there_says_so(open_page: OpenPage) -> None:
    page = open_page("/lab/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There’s no such study")
    page.get_by_role("link", name="Ask something else").first.click()
    expect(page.get_by_role("button", name="Play the games")).to_be_visible()
