"""What has to be fetched stays small: the page itself, and each game, as they come over the line."""

from playwright.sync_api import Page

from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_layout import GAMES, Game

MAIN, EACH = 150_000, 120_000  # bytes of scripts at most, compressed
SCRIPTS = """() => Object.fromEntries(performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, encodedBodySize }) => [name.split('/').pop(), encodedBodySize]))"""


def scripts_of(page: Page) -> dict[str, int]:
    """What a page has fetched, by name, with the sizes."""
    found: dict[str, int] = page.evaluate(SCRIPTS)
    assert found
    assert all(found.values()), found
    return found


def sit_at(page: Page, game: Game) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * (game.players - 1)]
    driving.new_table(page, game.name, seats=seats)
    page.locator(f".board {game.board}").wait_for()


def test_the_page_and_every_game_are_small(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article").nth(len(GAMES) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    main = scripts_of(page)
    assert not [name for name in main if name.startswith(tuple(game.name for game in GAMES))], "games come later"
    assert sum(main.values()) < MAIN, main
    for game in GAMES:
        sit_at(page, game)
        page.wait_for_load_state("networkidle")
        own = {name: size for name, size in scripts_of(page).items() if name not in main}
        assert any(name.startswith(game.name) for name in own), own
        assert sum(own.values()) < EACH, own
        page.goto("/")
