"""Installed like an app: the page opens without a line and says so, and an old page never meets a newer server."""

import json
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fathoms.games import GAMES
from fathoms.games.tubyrinth.boards import SETS
from tests.browser.conftest import BUILT, OpenPage, TableServer
from tests.browser.test_accessible import AXE, complaints

AWAY = "The table is away."
AT_ONCE = 2500  # ms: what one waits for before one taps again
KEPT = "caches.open('shell').then(shell => shell.match('/'))"
KEYS = "caches.open('shell').then(shell => shell.keys())"
# A part is announced with a link for each file it is made of: its style, and scripts that others are made of too.
LINKS_KEPT = f"""{KEYS}.then(all => [...document.querySelectorAll('link[href*="/assets/"]')].every(
    link => all.some(({{ url }}) => url === link.href)))"""
SIZE_OF = "async src => { const i = new Image(); i.src = src; await i.decode(); return `${i.width}x${i.height}`; }"


@pytest.fixture
def page_folder(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of its own for the server of one test, so that it can be made anew."""
    folder = tmp_path / "page"
    shutil.copytree(BUILT.parent, folder)
    monkeypatch.setenv("FATHOMS_PAGE", str(folder))
    return folder


@pytest.fixture
def lone_server(page_folder: Path, tmp_path: Path) -> Iterator[TableServer]:
    server = TableServer(tmp_path / "data")
    server.start()
    yield server
    server.stop()


def await_promise(page: Page, promise: str) -> None:
    """Until it resolves to something true; for `wait_for_function` any promise is true already."""
    for _ in range(300):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"never true: {promise}")


def open_installed(open_page: OpenPage, server: TableServer) -> Page:
    """A page that its service worker keeps from now on."""
    page = open_page("/", server.url, service_workers="allow", bypass_csp=True)
    page.locator("article").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()  # what is fetched now is kept
    page.locator("article").first.wait_for()
    await_promise(page, f"{KEPT}.then(Boolean)")
    page.wait_for_timeout(500)
    return page


def await_ahead(page: Page) -> None:
    """Until what is read without a line has been fetched ahead."""
    for part in (*(game.name for game in GAMES), "puzzles"):  # a script and the words of each
        await_promise(page, f"{KEYS}.then(all => all.filter(({{ url }}) => /{part}-.*[.]js$/.test(url)).length > 1)")
    for boards in SETS:  # to print
        await_promise(page, f"{KEYS}.then(all => all.some(({{ url }}) => /[/]{boards}-[^/]*[.]js$/.test(url)))")
    await_promise(page, LINKS_KEPT)


def make_anew(folder: Path) -> None:
    """Another build of the page."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    found = re.search(r'src="/assets/([^"]+)"', text)
    assert found
    shutil.copy(folder / "assets" / found[1], folder / "assets" / "newer.js")
    index.write_text(text.replace(found[1], "newer.js").replace("</head>", '<meta name="newer"></head>'))


@pytest.mark.slow
def test_the_page_can_be_installed(open_page: OpenPage) -> None:
    page = open_page()
    manifest = json.loads(page.request.get("/manifest.webmanifest").text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert page.evaluate(SIZE_OF, icon["src"]) == icon["sizes"]
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"


@pytest.mark.slow
def test_without_a_line_the_page_opens_and_says_that_the_table_is_away(
    open_page: OpenPage, lone_server: TableServer
) -> None:
    page = open_installed(open_page, lone_server)
    page.context.add_init_script(path=AXE)
    page.goto("/solo/tubyrinth")
    page.locator("main .button").first.wait_for()
    assert page.get_by_text(AWAY).count() == 0
    lone_server.kill()
    page.goto("/rules/tubyrinth")  # which can be read
    expect(page.get_by_role("heading", name="A good pipe")).to_be_visible()
    for path in ("/solo/tubyrinth", "/"):
        page.goto(path)
        expect(page.get_by_text(AWAY)).to_be_visible()
        page.wait_for_timeout(500)
        assert page.get_by_role("alert").count() == 0, "it is said once"
        assert page.get_by_text("No tables yet").count() == 0, "nobody knows"
        assert complaints(page) == []
    page.goto("/t/abcdefgh2345")
    expect(page.get_by_role("status").first).to_contain_text("The connection is gone")
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    lone_server.start()
    expect(page.get_by_text(AWAY)).to_have_count(0)
    page.locator("article").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1440])
def test_without_a_line_cards_rules_and_printed_pages_are_there(
    open_page: OpenPage, lone_server: TableServer, width: int
) -> None:
    page = open_installed(open_page, lone_server)
    page.set_viewport_size({"width": width, "height": 900})
    await_ahead(page)
    lone_server.kill()
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    cards = page.locator("article")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card.get_by_role("button", name="Play now")).to_be_disabled()
        expect(card).to_contain_text("You need a connection for this.")
    doors = page.get_by_role("navigation", name="Puzzles, drawing, printing, the lab")
    expect(doors.get_by_role("link", name="The lab")).to_contain_text("You need a connection for this.")
    assert doors.get_by_role("link", name="The lab").get_attribute("href") is None
    page.get_by_role("article", name="Toilet Divers").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Toilet Divers").first).to_be_visible()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()  # though nobody had opened them
    page.goto("/print")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.goto("/print")
    page.get_by_role("link", name="A board").last.click()
    expect(page.get_by_role("heading", name="Board 1, only one way")).to_be_visible()
    page.get_by_label("Boards", exact=True).select_option("table")
    expect(page.get_by_role("heading", name="Table board 1")).to_be_visible()
    assert page.get_by_role("alert").count() == 0
    lone_server.start()
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_have_count(0)
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/rules/tubyrinth"])
def test_on_a_bad_line_the_page_is_there_at_once(open_page: OpenPage, lone_server: TableServer, path: str) -> None:
    page = open_installed(open_page, lone_server)
    assert lone_server.process is not None
    lone_server.process.send_signal(signal.SIGSTOP)  # whoever calls is not refused, and hears nothing
    try:
        page.goto(path, wait_until="commit", timeout=AT_ONCE)
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=AT_ONCE)
    finally:
        lone_server.process.send_signal(signal.SIGCONT)
    page.goto("/")
    page.locator("article").first.wait_for()


@pytest.mark.slow
def test_an_old_page_gives_way_to_that_of_a_newer_server(
    open_page: OpenPage, lone_server: TableServer, page_folder: Path
) -> None:
    page = open_installed(open_page, lone_server)
    lone_server.kill()
    page.reload()
    expect(page.get_by_text(AWAY)).to_be_visible()
    assert page.locator("meta[name=newer]").count() == 0
    make_anew(page_folder)
    lone_server.start()
    page.locator("meta[name=newer]").wait_for(state="attached")  # by itself
    page.locator("article").first.wait_for()
    await_promise(page, f"{KEPT}.then(page => page?.text()).then(text => text?.includes('newer.js'))")
    lone_server.kill()
    page.reload()
    page.locator("meta[name=newer]").wait_for(state="attached")
    expect(page.get_by_text(AWAY)).to_be_visible()
    lone_server.start()
