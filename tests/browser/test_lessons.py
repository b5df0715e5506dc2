"""Learning a game by playing it: by finger on a phone, by mouse, by keyboard, and what a screen reader is told."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

import fathoms.games  # noqa: F401  # registers them
from fathoms.core.content.lesson import Lesson
from fathoms.core.game import all_games
from fathoms.words import say
from tests.browser import driving, teaching
from tests.browser.conftest import OpenPage
from tests.browser.fingers import small_targets, tiny_letters
from tests.browser.test_accessible import THEMES, complaints, open_with_axe
from tests.browser.test_keyboard import focused
from tests.kit.lesson_law import counting, course

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
GAMES = [game.name for game in all_games()]
FINGER = 44  # px a finger needs
OTHERWISE = {  # what could be tapped, and is not ringed, at the first step at which something is to be done
    "poo_divers": ".cover.playable:not(.hinted)",
    "toilet_divers": ".tab.playable:not(.hinted)",
    "dykarna": ".square.playable:not(.hinted)",
    "partners": ".hand .usable:not(.hinted)",
}


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def test_a_game_is_learned_on_a_phone_from_the_lobby_to_a_game_of_ones_own(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    driving.card(page).get_by_role("button", name="Learn by playing").click()
    lesson = teaching.lesson_of("poo_divers")
    teaching.guide(page).wait_for()
    page.locator(".cover").first.wait_for()
    where = {selector: box(page, selector) for selector in (".board", ".guide", ".seats")}

    def look(place: int) -> None:
        assert {selector: box(page, selector) for selector in where} == where, "nothing moves"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing is out of sight"
        small = [
            button.inner_text()
            for button in teaching.guide(page).get_by_role("button").all()
            if (size := button.bounding_box()) and min(size["width"], size["height"]) < FINGER
        ]
        assert small == []

    teaching.learn(page, lesson, look)
    page.get_by_role("button", name="Now play").click()
    expect(teaching.guide(page)).to_have_count(0)
    page.locator(driving.CHOICES).first.wait_for()
    assert driving.points(page) == [0, 0, 0]


@pytest.mark.slow
def test_a_mistake_is_answered_and_costs_nothing(open_page: OpenPage) -> None:
    page = open_page()
    teaching.begin(page, "poo_divers")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".hinted")).to_have_count(1)
    expect(page.locator(".spotlight")).to_have_count(1)
    page.locator("[data-cover='0']").click()  # dimmed, but alive
    expect(page.get_by_role("alert")).to_contain_text("there’s something good under it")
    teaching.ringed(page).click()
    expect(teaching.guide(page)).to_contain_text("A find!")
    page.reload()  # it goes on where it was
    expect(teaching.guide(page)).to_contain_text("A find!")
    table = page.url.rsplit("/", 1)[-1]
    page.goto("/")
    page.get_by_role("heading", name="Tokyo Poo Divers").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator(f'a[href="/t/{table}"]')).to_have_count(0)  # a lesson is in no list


def do_otherwise(page: Page, lesson: Lesson, place: int) -> bool:
    """Do something else that the rules would allow, if there is anything."""
    match, step = next((match, step) for match, step in course(lesson) if step is lesson.steps[place])
    others = set(match.legal(lesson.seat)) - set(counting(lesson, match, step))
    if not others:
        return False
    if lesson.game.name == "tubyrinth":  # the same tile, at another place
        _, tile, *_ = step.wish[0].split()
        names = [lesson.game.voice.name_action(action) for action in others]
        cell = next(name["cell"] for name in names if (name["do"], name.get("tile")) == ("place", tile))
        teaching.lay_tile(page, tile, 0, int(str(cell)))
        return True
    page.locator(OTHERWISE[lesson.game.name]).first.click()
    if lesson.game.name == "partners":
        page.locator(".hand .line > .button").click()
    return True


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_taken(open_page: OpenPage, game: str, screen: dict[str, object]) -> None:
    """By mouse or finger, to its end: what is to be tapped is ringed and lit, and a mistake is answered."""
    page = open_page(**screen)
    teaching.begin(page, game)
    lesson = teaching.lesson_of(game)
    answered: list[str] = []

    def look(place: int) -> None:
        if screen is PHONE:
            found = small_targets(page) + tiny_letters(page)
            assert not found, f"{lesson.steps[place].key}: {found}"
        step = lesson.steps[place]
        if not step.wish or not teaching.await_ring(page, lesson, place):
            return
        expect(page.locator(".spotlight")).to_have_count(1)
        if not answered and do_otherwise(page, lesson, place):
            answer = page.get_by_role("alert").inner_text()
            assert answer.startswith(say(f"{step.key}-else", "en"))
            answered.append(answer)
            assert teaching.place_in(page, lesson) == place, "it costs nothing"

    teaching.learn(page, lesson, look)
    assert answered


def by_keyboard(page: Page, game: str) -> None:
    """Take a lesson by the keys alone: the focus is always where it goes on."""
    lesson = teaching.lesson_of(game)
    page.get_by_role("button", name="Next").focus()
    while (place := teaching.place_in(page, lesson)) < len(lesson.steps) - 1:
        for _ in range(teaching.MOST_TAPS):
            page.locator(":is(.hinted, .guide button, .steps button):focus").wait_for()
            assert focused(page), "what has the focus has a name"
            page.keyboard.press("Enter")
            match lesson.steps[place].wish[:1] and lesson.steps[place].wish[0].split():
                case ["place", _, orientation, cell]:
                    teaching.lay_by_keys(page, int(orientation), int(cell))
            if teaching.gone_on(page, lesson, place, 2500):
                break
        else:
            raise AssertionError(f"{lesson.steps[place].key}: the keyboard does not get on")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_with_the_keyboard(open_page: OpenPage, game: str) -> None:
    page = open_page()
    teaching.begin(page, game)
    by_keyboard(page, game)
    expect(page.get_by_role("button", name="Now play")).to_be_visible()


@pytest.mark.slow
def test_what_is_advised_in_partners_shows_the_piece_and_its_goal(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    teaching.begin(page, "partners")
    lesson = teaching.lesson_of("partners")
    while not lesson.steps[place := teaching.place_in(page, lesson)].key.endswith("seven"):
        if lesson.steps[place].wish:
            teaching.do_step(page, lesson, place)
        else:
            page.get_by_role("button", name="Next").click()
        assert teaching.gone_on(page, lesson, place)
    expect(page.locator("[data-advised=piece]")).to_be_visible()
    piece, goal = (box(page, f"[data-advised={end}]") for end in ("piece", "goal"))
    assert (piece["x"], piece["y"]) != (goal["x"], goal["y"])
    shown = box(page, "[data-piece='1']")  # the second green one goes four steps into the goal
    assert abs(shown["x"] - piece["x"]) < shown["width"]
    assert abs(shown["y"] - piece["y"]) < shown["height"]


@pytest.mark.slow
def test_a_screen_reader_is_told_what_to_do(open_page: OpenPage) -> None:
    page = open_page()
    teaching.begin(page, "poo_divers")
    told = teaching.guide(page).get_by_role("status")
    expect(told).to_contain_text("Welcome to Tokyo")
    page.get_by_role("button", name="Next").click()
    expect(told).to_contain_text("Do this now: Row 5, column 3: open it, 1 point if it’s a find")


# What is left of a seven, and how far (px) the rings on the board stay away from it.
APART = """() => {
    const rest = document.querySelector('.middle .rest')?.getBoundingClientRect();
    const rings = [...document.querySelectorAll('[data-advised]')].map(one => one.getBoundingClientRect());
    return !rest || !rings.length ? null : Math.min(...rings.map(ring => {
        const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
        const across = Math.max(rest.left - x, x - rest.right, 0);
        return Math.hypot(across, Math.max(rest.top - y, y - rest.bottom, 0)) - ring.width / 2;
    }));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_left_of_a_seven_is_not_covered_by_the_ring(open_page: OpenPage, screen: dict[str, object]) -> None:
    page = open_page(**screen)
    teaching.begin(page, "partners")
    apart: dict[str, float] = {}

    def look(place: int) -> None:
        step = lesson.steps[place]
        if not step.wish or not teaching.await_ring(page, lesson, place):
            return
        far = page.evaluate(APART)
        if far is not None:
            apart[step.key] = far

    lesson = teaching.lesson_of("partners")
    teaching.learn(page, lesson, look)
    assert apart
    assert min(apart.values()) >= 0, apart


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_has_nothing_to_say_about_lessons(
    open_page: OpenPage, game: str, screen: dict[str, object], theme: str
) -> None:
    """At any of their steps."""
    page = open_with_axe(open_page, theme, **screen)
    teaching.begin(page, game)
    lesson = teaching.lesson_of(game)
    seen: set[int] = set()

    def look(place: int) -> None:
        found = complaints(page)
        assert found == [], f"{lesson.steps[place].key}: {found}"
        seen.add(place)

    teaching.learn(page, lesson, look)
    missed = set(range(len(lesson.steps))) - seen
    assert all(lesson.steps[place - 1].wish for place in missed), "what is done in one go with the step before"
