"""What a learner does at a lesson: reads on, and does what is ringed."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from fathoms.core.content.lesson import Lesson, find_lesson
from fathoms.core.game import find_game
from tests.browser.test_tubyrinth import SIZE, held_by

MOST_TAPS = 4
Look = Callable[[int], None]  # at a step


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(find_game(game))
    assert lesson is not None
    return lesson


def begin(page: Page, game: str) -> None:
    """From the rules page to the table where it is learned."""
    page.goto(f"/rules/{game}")
    page.get_by_role("button", name="Learn by playing").click()
    guide(page).wait_for()


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="Lesson")


def place_in(page: Page, lesson: Lesson) -> int:
    """The step the guide has come to."""
    text = guide(page).locator(".how-far").inner_text()
    found = re.search(rf"(\d+) of {len(lesson.steps)}", text)
    assert found, text
    return int(found[1]) - 1


def gone_on(page: Page, lesson: Lesson, place: int, patience: float = 30_000) -> bool:
    """Has the guide left a step before the patience (in ms) was out?"""
    told = guide(page).get_by_text(f"{place + 1} of {len(lesson.steps)}", exact=True)
    try:
        told.wait_for(state="detached", timeout=patience)
    except TimeoutError:
        return False
    return True


def ringed(page: Page) -> Locator:
    """What is to be tapped next: of what is ringed, that which is not chosen yet."""
    open_ = page.locator(".hinted:visible:not(.picked, [aria-pressed=true], [aria-hidden=true])")
    return (open_ if open_.count() else page.locator(".hinted:visible")).first


def await_ring(page: Page, lesson: Lesson, place: int) -> bool:
    """Is there something to tap? Not if the guide goes on by itself: the last tap has done two steps in one go."""
    for _ in range(60):
        if page.locator(".hinted:visible").count():
            return True
        if gone_on(page, lesson, place, 500):
            return False
    raise AssertionError(f"{lesson.steps[place].key}: nothing is ringed")


def do_what_is_ringed(page: Page, lesson: Lesson, place: int) -> None:
    """A choice may take several taps: a piece, and then how far it goes."""
    for _ in range(MOST_TAPS):
        if not await_ring(page, lesson, place):
            return
        ringed(page).click()
        if gone_on(page, lesson, place, 3000):
            return
    raise AssertionError(f"{lesson.steps[place].key}: nothing comes of what is ringed")


def lay_tile(page: Page, tile: str, orientation: int, cell: int) -> None:
    """Tap a tile of a tray, turn it, and tap its place."""
    ringed(page).click()
    for _ in range(orientation):
        page.locator(".tools .hinted").click()
    board = page.locator(".ground rect").last.bounding_box()
    assert board is not None
    row, column = held_by(tile, orientation)
    square = board["width"] / SIZE
    page.mouse.click(board["x"] + (cell % SIZE + column) * square, board["y"] + (cell // SIZE + row) * square)


def lay_by_keys(page: Page, orientation: int, cell: int) -> None:
    """Turn the tile in hand, walk it to its place, and lay it: the page says where it is."""
    page.locator(".ground:focus").wait_for()
    for _ in range(orientation):
        page.keyboard.press("r")
    told = page.locator(".room > [role=status]").inner_text()
    found = re.search(r"row (\d+), column (\d+)", told)
    assert found, told
    down, right = cell // SIZE + 1 - int(found[1]), cell % SIZE + 1 - int(found[2])
    for key, times in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(times):
            page.keyboard.press(key)
    page.keyboard.press("Enter")


def do_step(page: Page, lesson: Lesson, place: int) -> None:
    """Do what a step wishes for, as a hand would."""
    match lesson.steps[place].wish[0].split():
        case ["place", tile, orientation, cell]:
            lay_tile(page, tile, int(orientation), int(cell))
        case _:
            do_what_is_ringed(page, lesson, place)


def learn(page: Page, lesson: Lesson, look: Look = lambda place: None) -> None:
    """Take a lesson by the mouse or a finger, to its end."""
    while (place := place_in(page, lesson)) < len(lesson.steps) - 1:
        look(place)
        if lesson.steps[place].wish:
            do_step(page, lesson, place)
        else:
            guide(page).get_by_role("button", name="Next").click()
        assert gone_on(page, lesson, place), lesson.steps[place].key
    look(place)
    expect(guide(page).get_by_role("button", name="Now play")).to_be_in_viewport()
