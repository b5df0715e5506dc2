"""Tubyrinth in the browser: puzzles by mouse and by keyboard, and a race in which the glass runs out."""

import re

import pytest
from playwright.sync_api import Page, expect

from fathoms.games.tubyrinth.boards import LaidPipeline, load_set, load_solutions
from fathoms.games.tubyrinth.tiles import TILE_NAMES, oriented_pipes
from tests.browser import driving
from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

pytestmark = pytest.mark.slow  # whole games of the other boards: make check-all

SIZE = 8
GLASS = 30_000  # ms
FIRST = {"mode": "solo", "boards": "unique", "board": 1, "tiles": "5", "round_time": 0}


def pipeline(page: Page, boards: str, tiles: int) -> LaidPipeline:
    """A pipeline for the board before the reader."""
    name = page.locator(".heading p b").inner_text().split()[-1]  # of a puzzle it is the number, as on the wall
    board = load_set(boards)[int(name) - 1].name if name.isdigit() else name
    return load_solutions(boards)[board][str(tiles)]


def expect_laid(page: Page, count: int) -> None:
    expect(page.locator("[data-laid]")).to_have_count(count)


def lay_by_drag(page: Page, tile: str, orientation: int, cell: int) -> None:
    """Drag a tile from the tray onto the board, turning it on the way."""
    slot = page.locator(f"[data-tile={tile}]")
    board = page.locator(".ground rect").last.bounding_box()
    here = slot.bounding_box()
    assert board is not None
    assert here is not None
    square = board["width"] / SIZE
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=4)
    for key in "f" * (orientation // 4) + "r" * (orientation % 4):
        page.keyboard.press(key)
    # Once turned, a tile hangs from the middle of one of its squares; unturned, from where it was taken.
    grip = held_by(tile, orientation) if orientation else middle(tile)
    column, row = cell % SIZE + grip[1], cell // SIZE + grip[0]
    page.mouse.move(board["x"] + column * square, board["y"] + row * square, steps=4)
    page.mouse.up()


def squares(tile: str, orientation: int) -> list[tuple[int, int]]:
    return [spot for pipe in oriented_pipes(TILE_NAMES.index(tile), orientation) for spot in pipe]


def middle(tile: str) -> tuple[float, float]:
    spots = squares(tile, 0)
    return (1 + max(row for row, _ in spots)) / 2, (1 + max(column for _, column in spots)) / 2


def held_by(tile: str, orientation: int) -> tuple[float, float]:
    """The middle of the square that is nearest to the tile's own."""
    spots = squares(tile, orientation)
    rows, columns = 1 + max(row for row, _ in spots), 1 + max(column for _, column in spots)
    row, column = min(spots, key=lambda spot: (spot[0] + 0.5 - rows / 2) ** 2 + (spot[1] + 0.5 - columns / 2) ** 2)
    return row + 0.5, column + 0.5


def lay_by_keyboard(page: Page, tile: str, orientation: int, cell: int) -> None:
    """Pick a tile by its number, turn it, walk it from the corner to its place, and lay it."""
    page.keyboard.press(str(TILE_NAMES.index(tile) + 1))
    for key in "f" * (orientation // 4) + "r" * (orientation % 4):
        page.keyboard.press(key)
    for key in ("ArrowUp", "ArrowLeft"):
        for _ in range(SIZE):
            page.keyboard.press(key)
    for key, steps in (("ArrowDown", cell // SIZE), ("ArrowRight", cell % SIZE)):
        for _ in range(steps):
            page.keyboard.press(key)
    page.keyboard.press("Enter")


def start_puzzle(page: Page) -> None:
    driving.new_table(page, game="tubyrinth", seats=[{"kind": "me", "name": "Kim"}], options=FIRST)
    page.get_by_role("button", name="Start the puzzle").click()
    page.locator("[data-tile]").first.wait_for()


def expect_solved(page: Page) -> None:
    expect(page.get_by_role("status").first).to_contain_text("Solved with 5 tiles")
    expect(page.locator(".result h2")).to_have_text("Solved!")
    expect(page.locator(".result").get_by_text("Your best:")).to_be_visible()


def test_a_puzzle_is_solved_by_dragging_tiles(open_page: OpenPage) -> None:
    page = open_page()
    start_puzzle(page)
    expect(page.locator(".heading p b")).to_have_text("Board 1")  # the name it has on the wall
    expect(page.get_by_label("Board 1, with no tiles yet")).to_be_visible()
    for number, (tile, orientation, cell) in enumerate(pipeline(page, "unique", 5), 1):
        lay_by_drag(page, tile, orientation, cell)
        expect_laid(page, number)
    page.get_by_role("button", name="Pipe’s ready!").click()
    expect_solved(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("button", name=re.compile("Board 1, 5 tiles: solved in 0:"))).to_be_visible()
    expect(page.get_by_text("1 of 246 solved")).to_be_visible()
    page.get_by_role("button", name="Next: board 1, 6 tiles").click()
    expect(page.get_by_role("button", name="Start the puzzle")).to_be_visible()


def test_a_puzzle_is_solved_with_the_keyboard_and_a_hint_is_marked(open_page: OpenPage) -> None:
    page = open_page()
    start_puzzle(page)
    tiles = pipeline(page, "unique", 5)
    lay_by_keyboard(page, *tiles[0])
    expect_laid(page, 1)
    page.keyboard.press("Backspace")
    expect_laid(page, 0)
    page.get_by_role("button", name="Hint: which tile?").press("Enter")
    hinted = page.locator(".slot.hinted")
    expect(hinted).to_have_attribute("data-tile", tiles[0][0])
    for number, (tile, orientation, cell) in enumerate(tiles, 1):
        lay_by_keyboard(page, tile, 0 if number == 1 else orientation, cell)  # the first one is turned already
        expect_laid(page, number)
        if number == 3:  # too soon: it wants to be sure, and the water sprays
            page.get_by_role("button", name="Pipe’s ready!").press("Enter")
            page.get_by_role("button", name="Only 3 tiles: call anyway?").press("Enter")
            expect(page.get_by_role("status").first).to_contain_text("sprays")
            expect(page.locator(".spray").first).to_be_attached()
            page.locator(".ground").focus()
    page.get_by_role("button", name="Pipe’s ready!").press("Enter")
    expect_solved(page)
    page.goto("/solo/tubyrinth")
    expect(page.get_by_role("button", name=re.compile("Board 1, 5 tiles: solved in .*, with one hint"))).to_be_visible()


def test_the_wall_stands_on_shelves_and_shows_the_one_that_comes_next(open_page: OpenPage) -> None:
    page = open_page("/solo/tubyrinth", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(page.get_by_role("button", name="Board 1, 5 tiles: not solved")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") < 4 * 844
    page.get_by_role("button", name="82 table boards").tap()
    hard = page.locator("details").filter(has_text="· hard").first
    hard.locator("summary").tap()
    expect(hard.get_by_role("button", name="Board 56, 5 tiles: not solved")).to_be_visible()
    expect(hard.locator("summary")).to_contain_text("0 of 36 solved")


def test_a_phone_leads_on_to_the_next_puzzle(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start_puzzle(page)
    for placed in pipeline(page, "unique", 5):
        lay_by_keyboard(page, *placed)
    expect_laid(page, 5)
    page.get_by_role("button", name="Pipe’s ready!").tap()
    expect_solved(page)
    onward = page.get_by_role("button", name="Next: board 1, 6 tiles")
    expect(onward).to_be_in_viewport(ratio=1)
    onward.tap()
    expect(page.get_by_role("button", name="Start the puzzle")).to_be_visible()


def test_a_tile_that_does_not_fit_is_explained_where_it_happens(open_page: OpenPage) -> None:
    page = open_page()
    start_puzzle(page)
    lay_by_keyboard(page, "long", 0, 1)  # a board with something buried in its first row
    expect(page.get_by_role("alert")).to_contain_text("There’s something buried there")
    expect_laid(page, 0)


def test_two_race_until_the_glass_runs_out(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page(viewport={"width": 360, "height": 740}, has_touch=True)
    table = driving.new_table(ada, game="tubyrinth", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ada, ben):
        page.get_by_role("button", name="I’m ready!").click()
    for page in (ada, ben):
        page.locator("[data-tile]").first.wait_for()

    for number, placed in enumerate(pipeline(ada, "table", 6), 1):
        lay_by_keyboard(ada, *placed)
        expect_laid(ada, number)
    short = pipeline(ben, "table", 5)[0]
    ben.locator(f"[data-tile={short[0]}]").tap()
    ben.get_by_role("button", name="Flip").tap()
    expect(ben.locator(".tile.ghost, .tile.bad")).to_have_count(1)
    assert ada.locator("li .tile").count() == 0, "what Ben lays is hidden"

    ada.get_by_role("button", name="Pipe’s ready!").click()
    expect(ada.get_by_role("status").first).to_contain_text("You were number 1 to call")
    expect(ben.get_by_role("status").first).to_contain_text("Ada has called! Finish")
    expect(ben.get_by_role("timer")).to_be_visible()
    expect(ada.locator("[data-tile]")).to_have_count(0)  # her tiles stay as they are

    judged = ben.get_by_role("heading", name="Round 1, judged")
    judged.wait_for(timeout=GLASS + 15_000)
    assert driving.points(ada) == driving.points(ben) == [6, 1]
    expect(ada.get_by_role("status").first).to_contain_text("6 points for you")
    expect(ben.get_by_role("status").first).to_contain_text("You didn’t call: 1 point")
    ben.get_by_role("button", name=re.compile("Ada")).first.click()
    expect(ben.locator(".water .in").first).to_be_attached()
    for page in (ada, ben):
        page.get_by_role("button", name="Ready for round 2").click()
    for page in (ada, ben):
        page.locator("[data-tile]").first.wait_for()


@pytest.mark.parametrize("hidden", [True, False])
def test_players_at_one_screen_switch_boards_and_no_curtain_falls(open_page: OpenPage, hidden: bool) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    driving.new_table(page, game="tubyrinth", seats=seats, options={"hide_boards": hidden})
    for seat in range(2):
        page.get_by_role("button", name="I’m ready!").click()
        driving.await_number(page, seat + 1)
    page.locator("[data-tile]").first.wait_for()
    switch = page.get_by_role("group", name="Whose board you play")
    adas = pipeline(page, "table", 5)
    lay_by_keyboard(page, *adas[0])
    expect_laid(page, 1)
    switch.get_by_role("button", name="Ben").click()
    expect_laid(page, 0)
    bens = pipeline(page, "table", 5)
    assert bens != adas
    for number, placed in enumerate(bens, 1):
        lay_by_keyboard(page, *placed)
        expect_laid(page, number)
    switch.get_by_role("button", name="Ada").click()
    expect_laid(page, 1)
    switch.get_by_role("button", name="Ben").click()
    expect_laid(page, 5)
    page.get_by_role("button", name="Pipe’s ready!").click()
    expect(page.get_by_role("status").first).to_contain_text("Ben has called! Finish")
    expect_laid(page, 1)  # Ada is the one left
    expect(switch).to_have_count(0)
    assert page.get_by_role("alertdialog").count() == 0


def test_a_whole_game_is_played_to_its_end(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, game="tubyrinth", seats=[{"kind": "me", "name": "Ada"}])
    for number in range(1, 5):
        page.get_by_role("button", name=re.compile("ready|Ready for round")).click()
        page.locator("[data-tile]").first.wait_for()
        for placed in pipeline(page, "table", 7):
            lay_by_keyboard(page, *placed)
        expect_laid(page, 7)
        page.get_by_role("button", name="Pipe’s ready!").click()
        expect(page.locator("[data-purse] b")).to_have_text(str(7 * number))
    driving.expect_result(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("[data-tile]")).to_have_count(0)  # looking back is not playing


def test_whoever_plays_alone_sees_their_best_time_for_one_pipe_at_once(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, game="tubyrinth", seats=[{"kind": "me", "name": "Ada"}], options={"mode": "rookie"})
    page.get_by_role("button", name="I’m ready!").click()
    page.locator("[data-tile]").first.wait_for()
    expect(page.get_by_text("No best time for one pipe yet")).to_be_visible()
    for placed in pipeline(page, "table", 5):
        lay_by_keyboard(page, *placed)
    expect_laid(page, 5)
    page.get_by_role("button", name="Pipe’s ready!").click()
    expect(page.get_by_text("Your best time for one pipe: 0:")).to_be_visible()
    expect(page.get_by_text("No best time to 5 points yet")).to_be_visible()


def test_a_newcomers_races_begin_with_easy_boards_and_nobody_elses_do(open_page: OpenPage) -> None:
    page = open_page()
    for known, easy in ((False, True), (True, None)):
        if known:
            page.evaluate("localStorage.fathoms = JSON.stringify({ known: ['tub-raced'], name: 'Ada' })")
            page.goto("/")
        with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as sent:
            driving.card(page, "Tubyrinth").get_by_role("button", name="Play now").click()
        setup = sent.value.post_data_json
        assert setup is not None
        assert setup["options"].get("easy_start") is easy


@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_used_by_everyone(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    start_puzzle(page)
    page.keyboard.press("1")
    assert complaints(page) == []
    for placed in pipeline(page, "unique", 5):
        lay_by_keyboard(page, *placed)
    expect_laid(page, 5)
    page.get_by_role("button", name="Pipe’s ready!").click()
    expect_solved(page)
    assert complaints(page) == []
    page.goto("/solo/tubyrinth")
    page.locator(".ticks").first.wait_for()
    assert complaints(page) == []
    page.goto("/rules/tubyrinth")
    page.get_by_role("button", name="Next").click()
    assert complaints(page) == []
