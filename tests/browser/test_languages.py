"""Every page in other languages: whoever reads German or Finnish finds room for their words, and English nowhere."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from fathoms.words import LANGUAGES, say
from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_layout import BY_NAME, GAMES, Game, come_to_table, resize, sit_down

LONGEST = ["de-DE", "fi-FI", "en-XA"]  # the last is English, a third longer and with accents
SIZES = [(390, 844), (1440, 900)]
PAGES = ["/", "/lab", "/mine", "/daily", "/print", "/draw/poo_divers", "/draw/tubyrinth", "/solo/tubyrinth"]
PAGES += [f"/rules/{game.name}" for game in GAMES]

# What is wider than its place and cut off or hangs out; controls that lie on one another; a page wider than the screen.
TROUBLE = """() => {
    const seen = one => {
        const box = one.getBoundingClientRect();
        const shown = one.checkVisibility({opacityProperty: true, visibilityProperty: true});
        return box.width > 1 && box.height > 1 && shown;
    };
    const name = one => `${one.tagName} ${one.className} "${(one.innerText || one.ariaLabel || '').slice(0, 60)}"`;
    const controls = [...document.querySelectorAll('button, a.button, [role=tab], legend, h2, h3, th, dt')]
        .filter(one => seen(one) && !one.closest("svg, .name"));
    const cut = controls.filter(one => (one.innerText || "").trim().length > 2)
        .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        .map(one => `cut off: ${name(one)}`);
    const pen = document.createElement('canvas').getContext('2d');
    const ARROW = 18;  // px of a select
    const told = [...document.querySelectorAll('select')].filter(seen).filter(one => {
        const style = getComputedStyle(one);
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
        return pen.measureText(one.selectedOptions[0]?.text ?? '').width > room;
    }).map(one => `cut off: ${name(one)}: ${one.selectedOptions[0].text}`);
    const typed = [...document.querySelectorAll('input')].filter(seen)
        .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => `cut off: ${one.value}`);
    const hides = one => ['hidden', 'clip', 'auto'].includes(getComputedStyle(one).overflowX);
    const outside = controls.filter(one => {
        if ((one.innerText || "").trim().length < 3) return false;
        let room = one.parentElement;
        while (room && !hides(room)) room = room.parentElement;
        return room && one.getBoundingClientRect().right > room.getBoundingClientRect().right + 1;
    }).map(one => `hangs out: ${name(one)}`);
    const frame = controls.filter(one => !one.closest('.board, dialog, [inert]') && one.matches('button, a.button'));
    const boxes = frame.map(one => one.getBoundingClientRect());
    const over = frame.flatMap((one, i) => frame.slice(i + 1).filter((other, j) => {
        const [a, b] = [boxes[i], boxes[i + 1 + j]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const apart = one.closest('.result') !== other.closest('.result');  // the result lies over the table
        return wide > 2 && high > 2 && !apart && !one.contains(other) && !other.contains(one);
    }).map(other => `${name(one)} lies on ${name(other)}`));
    const page = document.documentElement;
    const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
    return [...wide, ...cut, ...told, ...typed, ...outside, ...over];
}"""


def expect_room(page: Page, where: str) -> None:
    """Nothing is cut, lies on something else or makes the page wider than the screen, on phones and large screens."""
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(TROUBLE) == [], f"{where} at {size}"


def test_the_page_speaks_the_browsers_language_and_another_if_asked(open_page: OpenPage) -> None:
    page = open_page(locale="fi-FI")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.get_by_text(say("poo-divers-tagline", "fi"))).to_be_visible()
    switch = page.get_by_role("combobox", name=say("page-language", "fi"))
    assert switch.locator("option").all_inner_texts() == list(LANGUAGES.values())
    switch.select_option("sv")
    expect(page.get_by_text(say("poo-divers-tagline", "sv"))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    page.goto("/rules/poo_divers?lang=da")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    expect(page.get_by_text(say("poo-rules-first", "da"))).to_be_visible()


@pytest.mark.slow
def test_two_people_at_a_table_read_their_own_languages(open_page: OpenPage) -> None:
    ann = open_page(locale="de-DE")
    table = driving.new_table(ann, seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}])
    ben = open_page(f"/t/{table}", locale="sv-SE")
    ann.locator(".cover.playable").first.click()
    driving.await_more(ann, 0)
    driving.await_more(ben, 0)
    line = ann.locator(".log p span").last.inner_text()
    assert re.search("Ann|Bo", line)
    assert ben.locator(".log p span").last.inner_text() != line


@pytest.mark.slow
def test_only_the_readers_language_is_fetched(open_page: OpenPage) -> None:
    page = open_page(locale="de-DE")
    page.get_by_text(say("poo-divers-tagline", "de")).wait_for()
    page.wait_for_load_state("networkidle")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    page.goto("/rules/poo_divers")
    expect(page.get_by_text(say("poo-rules-first", "de"))).to_be_visible()
    words = [name for name in fetched if re.match(rf"(\w+-)?({'|'.join(LANGUAGES)})-", name)]
    assert len(words) == 2
    assert words[0].startswith("de-page-")
    assert words[1].startswith("poo_divers-de-")


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["fi-FI"])
def test_a_phone_has_room_for_long_words(open_page: OpenPage, locale: str) -> None:
    page = open_page(locale=locale)
    expect_room(page, "the lobby")
    expect_room(come_to_table(open_page, BY_NAME["poo_divers"], locale=locale), "Poo Divers")


@pytest.mark.slow
def test_a_single_way_to_push_on_has_room_for_its_words(open_page: OpenPage) -> None:
    """In all languages and directions, beside the words for banking, where buttons are narrowest."""
    page = open_page()
    way, buttons, luck = page.locator(".straight .turned"), page.locator(".straight .button"), random.Random(1)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    driving.new_table(page, seats=seats)
    while not way.count():
        if not driving.act_when_asked(page, luck):
            driving.new_table(page, seats=seats)
        page.locator(f"{driving.CHOICES}, .result").first.wait_for()
    page.evaluate("document.fonts.ready")
    write = "(one, words) => [...one.childNodes].findLast(node => node.data?.trim()).data = words"
    cut = """all => all.filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
        .map(one => one.innerText)"""
    for size in [(1280, 800), (844, 390), (360, 640)]:
        resize(page, size)
        for language in LANGUAGES:
            buttons.first.evaluate(write, say("poo-do-bank", language, pot=13))
            for direction in range(8):
                way.evaluate(write, say("poo-do-push", language, direction=direction, worth=12))
                assert buttons.evaluate_all(cut) == [], f"at {size}"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LONGEST)
@pytest.mark.parametrize("path", PAGES)
def test_pages_have_room_for_long_words(open_page: OpenPage, locale: str, path: str) -> None:
    page = open_page(path, locale=locale)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle", timeout=120_000)  # a board to draw is surveyed for up to 90 s
    expect_room(page, path)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LONGEST)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_boards_have_room_for_long_words(open_page: OpenPage, game: Game, locale: str) -> None:
    """At the start for who plays, and some moves later and at the end for who looks on."""
    expect_room(come_to_table(open_page, game, locale=locale), f"{game.name} at the start")
    host = sit_down(open_page, game)
    guest = open_page(host.url, locale=locale)
    guest.locator(f".board {game.board}").wait_for()
    if game.name == "poo_divers":
        for _ in range(6):
            driving.act_when_asked(host, random.Random(1))
    expect_room(guest, f"{game.name} in the middle")
    driving.let_bots_finish(host, "Magdalena")
    guest.reload()
    guest.locator(".result").wait_for()
    expect_room(guest, f"{game.name} at the end")
