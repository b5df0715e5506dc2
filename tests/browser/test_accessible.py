"""axe-core finds nothing to complain about, on any page, in light and dark."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import WEB, OpenPage

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 768}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
}
SMALL = """part => [...part.querySelectorAll('button, a, select, input')]  // what a finger misses: less than 44 px
    .filter(one => one.checkVisibility() && !one.disabled)
    .map(one => one.closest('label') ?? one)
    .filter(one => {
        one.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const meets = (x, y) => one.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        return !(width >= 44 || (meets(-21, 0) && meets(21, 0))) || !(height >= 44 || (meets(0, -21) && meets(0, 21)));
    })
    .map(one => one.outerHTML.slice(0, 120))"""
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["light", "dark"]


def open_with_axe(open_page: OpenPage, theme: str, **how: Any) -> Page:
    # The policy of the page would not let axe in; that it is kept to is tested everywhere else.
    page = open_page("/", bypass_csp=True, color_scheme=theme, **how)
    page.context.add_init_script(path=AXE)
    page.reload()
    return page


def complaints(page: Page) -> list[str]:
    found: dict[str, Any] = page.evaluate("async () => await axe.run()")
    return [
        f"{problem['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


@pytest.mark.slow
def test_axe_sees_what_is_wrong(open_page: OpenPage) -> None:
    page = open_with_axe(open_page, "light")
    page.locator("article").first.wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(complaint.startswith("button-name") for complaint in complaints(page))


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_lobby_dialogs_and_rules(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    page.locator("article").first.wait_for()
    assert complaints(page) == []
    driving.card(page).get_by_role("button", name="With friends").click()
    page.get_by_text("Your own", exact=True).click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.goto("/rules/poo_divers")
    page.get_by_role("button", name="Next").click()
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_from_the_invitation_to_the_end(open_page: OpenPage, theme: str) -> None:
    luck = random.Random(5)
    page = open_with_axe(open_page, theme)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    driving.new_table(page, seats=seats, options={"first": "1"}, hints=True)
    page.get_by_role("button", name="Seat a bot").wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Seat a bot").click()
    page.locator(driving.CHOICES).first.wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("complementary", name="Hint").wait_for()
    assert complaints(page) == []
    phases = {"opening", "deciding", "looking", "peeking"}
    while phases and driving.act_when_asked(page, luck):
        now = phase(page)
        if now in phases:
            phases.remove(now)
            assert complaints(page) == []
    page.get_by_role("button", name="Invite").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ada", exact=True).click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    driving.let_bots_finish(page, "Ada")
    assert complaints(page) == []
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_clocks_words_and_undo(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    clock = {"kind": "budget", "seconds": 600, "increment": 5}
    table = driving.new_table(page, seats=seats, options={"first": "1"}, chat=True, clock=clock)
    friend = open_page(f"/t/{table}")
    friend.get_by_role("button", name="Sit here").click()
    page.locator(driving.CHOICES).first.wait_for()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("region", name="Say something").get_by_role("button", name="Hello!").click()
    page.get_by_label("What was said").wait_for()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)  # our own stays a few seconds only, and so does the friend's
    friend.get_by_role("button", name="Say something").click()
    friend.get_by_role("region", name="Say something").get_by_role("button", name="Hello!").click()
    page.locator(".bubble").wait_for()
    assert complaints(page) == []
    driving.new_table(page, "dykarna", seats=[{"kind": "me"}, {"kind": "me"}], undo=True)
    page.get_by_role("button", name="Undo").wait_for()
    assert complaints(page) == []


def phase(page: Page) -> str:
    """What the reader can do now, from the buttons there are."""
    buttons = page.locator(".actions .button").all_inner_texts()
    if any("Bank" in button for button in buttons):
        return "deciding"
    if "Skip the look" in buttons:
        return "looking"
    return "peeking" if "Put it back" in buttons else "opening" if driving.can_act(page) else ""


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_settings_codes_and_sheets_to_print(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    page.locator("article").first.wait_for()
    for button in ("Settings", "I have a code"):
        page.get_by_role("button", name=button).click()
        page.get_by_role("dialog").wait_for()
        assert complaints(page) == []
        page.keyboard.press("Escape")
    for address, ready in (("/print", "li .button"), ("/print/tubyrinth/board", ".papers svg")):
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_looking_back_and_the_switches_of_options(open_page: OpenPage, screen: str, theme: str) -> None:
    page = open_with_axe(open_page, theme, **SCREENS[screen])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    driving.new_table(page, "toilet_divers", seats=seats)
    driving.say_ready(page)
    driving.let_bots_finish(page, "Ada")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    back = "One move back" if screen == "phone" else "To the start"  # on a phone the slider leads there
    for button in (back, "One move forward"):
        page.get_by_role("button", name=button).click()
        assert complaints(page) == []
    if screen == "phone":
        assert page.locator(".replay").evaluate(SMALL) == []
    page.goto("/")
    dialog = driving.set_up(page, "Options", "Toilet Divers")
    switches = dialog.get_by_role("switch")
    for switch in (switches.first, switches.last):
        switch.click()
        assert complaints(page) == []
    if screen == "phone":
        assert dialog.evaluate(SMALL) == []
